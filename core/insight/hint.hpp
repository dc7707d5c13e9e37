// The next value that can be put on a board, and why: what a person sees without trying anything out.
//
// All of it is read off the exact-cover form: an item that one option is left for is a cell with a single value, or a value with a
// single place in a unit; which of the two, and how easy to see, is told by what the item stands for. Options that say nothing of
// a cell (in Kakuro: a run's digit sets) only serve to rule others out. Where nothing is left alone, each option is looked one step
// ahead: it falls if choosing it would leave some item without options. Tested by tests/core/insight_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/cover/form.hpp"
#include "core/search/search.hpp"

namespace quadrille {

struct Hint {
  Verdict verdict = Verdict::stuck;  ///< found, stuck, none (a contradiction) or solved
  /// Found: last-cell, naked-single, or what the puzzle calls a value's single place. None: clash (`because` are two cells) or
  /// no-candidate (of `item`).
  std::string_view rule = "";
  cover::Placing placing = cover::no_placing;
  cover::Item item = no_item;
  bool ahead = false;                  ///< the other candidates were ruled out by a look one step ahead
  std::vector<std::uint32_t> cells;    ///< of the item's unit; for a cell those of all its units
  std::vector<std::uint32_t> because;  ///< cells whose givens rule other candidates of the item out

  static constexpr cover::Item no_item = ~cover::Item{0};
};

/// `form` is that of the board without givens, `units` are those of its primary items; cells have up to `values` values.
Hint find_hint(const cover::Form& form, const std::vector<cover::Unit>& units, const std::vector<cover::Placing>& givens,
               std::uint32_t values, std::string_view placing_rule);

}  // namespace quadrille
