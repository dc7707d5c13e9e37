// What may be wished for a new Sudoku. Tested by tests/core/generate_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/cells/symmetry.hpp"
#include "core/grading/rating_wish.hpp"
#include "core/job/wishes.hpp"

namespace quadrille::grading {

/// Boards of this side, and smaller ones, are rated.
constexpr std::uint32_t rated_side = 9;

///     size=9               the side of the board: 4, 9, 16, 25 or 36
///     symmetry=none        of the givens; one of `symmetry_names`
///     grade=hard           rating_wish.hpp; for 4×4 and 9×9
///     givens=30            this number or, with a symmetry, up to an orbit more; else the puzzle is minimal
struct Wishes {
  std::uint32_t side = 9;
  Symmetry symmetry = Symmetry::none;
  std::uint32_t givens = 0;  ///< 0: minimal

  /// Takes a wish, or says what is wrong with it.
  Refusal take(std::string_view name, std::string_view value);
  /// Says why all wishes together cannot be met; nothing if perhaps they can.
  Refusal refuse(const RatingWish& rating) const;
};

}  // namespace quadrille::grading
