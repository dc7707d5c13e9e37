// An exact cover problem as a person wrote it: with names.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/cover/problem.hpp"
#include "core/cover/text/names.hpp"
#include "core/text/text.hpp"

namespace quadrille::cover {

/// What a text may hold. The problem itself takes 8 bytes an entry; a search takes up to 32 more an entry and 30 an
/// option, and 76 MB whatever the problem. So the largest stays below the 600 MB that a page may use, the text
/// included, and a million options of eight items each still pass.
constexpr std::size_t most_entries = std::size_t{1} << 23;
constexpr std::size_t most_options = std::size_t{1} << 21;
constexpr std::size_t most_items = std::size_t{1} << 20;

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
      out += decimal(item + 1);
    } else {
      out += names[item];
    }
  }
};

/// Numbers of the chosen options, in any order.
using Answer = std::vector<Option>;

}  // namespace quadrille::cover
