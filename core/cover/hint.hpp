// What a hint tells, in the numbers of form.hpp.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/search/search.hpp"

namespace quadrille {

struct Hint {
  Verdict verdict = Verdict::stuck;  ///< found, stuck, none (a contradiction) or solved
  /// Found: last-cell, naked-single, or what the puzzle calls a value's single place. None: clash (`because` are two
  /// cells) or no-candidate (of `item`).
  std::string_view rule = "";
  cover::Placing placing = cover::no_placing;
  cover::Item item = no_item;
  bool ahead = false;                  ///< the other candidates were ruled out by a look one step ahead
  std::vector<std::uint32_t> cells;    ///< of the item's unit; for a cell those of all its units
  std::vector<std::uint32_t> because;  ///< cells whose givens rule other candidates of the item out

  static constexpr cover::Item no_item = ~cover::Item{0};
};

}  // namespace quadrille
