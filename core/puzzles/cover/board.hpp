// An exact cover problem with the names that its text gave to items and colours.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/cover/names.hpp"
#include "core/cover/problem.hpp"
#include "core/text/text.hpp"

namespace quadrille::cover {

/// The largest problem that a text may contain. The problem itself takes 8 bytes for each entry; a search takes up to
/// 32 more for each entry, 30 for each option, and 76 MB for any problem. So the largest problem with its text stays
/// below the 600 MB that a page may use, and a million options of eight items each are still accepted.
constexpr std::size_t most_entries = std::size_t{1} << 23;
constexpr std::size_t most_options = std::size_t{1} << 21;
constexpr std::size_t most_items = std::size_t{1} << 20;
/// The greatest bound that a text may give an item. It is no limit on problems: an item has fewer options.
constexpr std::uint32_t most_bound = std::uint32_t{1} << 21;

/// Options of secondary items alone have a number but are never chosen.
struct Board : Problem {
  Names names;    ///< by item; empty if the items have no names: then their numbers from 1 are their names
  Names colours;  ///< the name of colour c is colours[c - 1]
  /// Options that are chosen besides those of any solution: see `Traits::write_supposed`.
  std::vector<Option> supposed;
  std::string note;  ///< what whoever asks should know about how the text was read; mostly nothing

  /// Removes all items and options; keeps memory.
  void clear() {
    reset(0, 0);
    names.clear();
    colours.clear();
    supposed.clear();
    note.clear();
  }
  void append_name(Item item, std::string& out) const {
    if (names.size() == 0) {
      out += decimal(item + 1);
    } else {
      out += names[item];
    }
  }
};

}  // namespace quadrille::cover
