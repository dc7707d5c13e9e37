// An exact cover problem as a person wrote it: with names.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/cover/names.hpp"
#include "core/cover/problem.hpp"

namespace quadrille::cover {

/// What a text may hold. The search needs 16 bytes an entry and 16 an option beside 8 and 4 for the problem itself, and
/// the text stands in memory all the while: so the largest problem of a text of 100 MB stays below the 600 MB that a page may
/// use. A problem of a million options of eight items each still passes.
constexpr std::size_t most_entries = std::size_t{1} << 23;
constexpr std::size_t most_options = std::size_t{1} << 22;
constexpr std::size_t most_items = std::size_t{1} << 22;

/// Options of secondary items alone keep their number but are never chosen.
struct Board : Problem {
  Names names;    ///< of the items, in their order; empty: items are called by their number, from 1
  Names colours;  ///< colour c is colours[c - 1]

  /// Begins anew, without items.
  void clear() {
    reset(0, 0);
    names.clear();
    colours.clear();
  }
  void append_name(Item item, std::string& out) const {
    if (names.size() == 0) {
      out += std::to_string(item + 1);
    } else {
      out += names[item];
    }
  }
};

/// Numbers of the chosen options, in any order.
using Answer = std::vector<Option>;

}  // namespace quadrille::cover
