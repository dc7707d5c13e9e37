// The next value that can be put on a board, and why: what a person sees without trying anything out.
//
// All of it comes from the exact-cover form. An item with one option left is a cell with a single value, or a value
// with a single place in a unit; what the item stands for tells which of the two, and how easy it is to see. Options
// that put nothing on the board (in Kakuro: a run's digit sets) only exclude others. Where no item has one option left,
// each option is looked one step ahead: it is excluded if choosing it would leave some item without options. An option
// of several placements counts as its first one. Tested by tests/core/insight_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/search/search.hpp"

namespace quadrille {

struct Hint {
  Verdict verdict = Verdict::stuck;  ///< found, stuck, none (a contradiction) or solved
  /// Found: last-cell, naked-single, or the puzzle's name for a value's single place; of eliminations what the puzzle
  /// calls them. None: clash (`because` are two cells), no-candidate (of `unit`), or broken-rule (`source`).
  std::string_view rule = "";
  std::uint32_t cell = 0;   ///< where `value` is to be put
  std::uint32_t value = 0;  ///< 0: none
  cover::Unit unit = no_unit;
  std::string unit_name;               ///< of an item that has a name
  bool ahead = false;                  ///< the other candidates were excluded by a look one step ahead
  std::vector<std::uint32_t> cells;    ///< of the unit; for a cell those of all its units
  std::vector<std::uint32_t> because;  ///< cells whose givens exclude other candidates of the unit

  struct Candidate {
    std::uint32_t cell, value;
  };
  std::vector<Candidate> eliminated;  ///< found, without a value to put: candidates that cannot be
  /// The rule of the puzzle that says so, if it is one of those in its text.
  struct Source {
    std::string_view name = "";        ///< of the kind of rule; empty: none
    std::uint32_t number = 0;          ///< in the order of the text, from 1
    std::vector<std::uint32_t> cells;  ///< none: it is about the whole board
    /// Of cells that differ and have a sum: the sets of values that are left.
    std::vector<std::vector<std::uint32_t>> choices;
  };
  Source source;

  static constexpr cover::Unit no_unit = ~cover::Unit{0};
};

/// `form` is that of the board without its givens.
Hint find_hint(const cover::BoardForm& form);

}  // namespace quadrille
