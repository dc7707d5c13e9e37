#include "core/grading/wishes.hpp"

#include <algorithm>
#include <iterator>

#include "core/puzzles/sudoku/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::grading {

namespace {

constexpr std::uint32_t sides[] = {4, 9, 16, 25, 36};

// Fewer givens have been proved too few for 9×9 (McGuire, Tugemann, Civario 2014); nobody has looked at larger boards.
constexpr std::uint32_t fewest_givens = 17;

}  // namespace

Refusal Wishes::take(std::string_view name, std::string_view value) {
  if (name == "givens") return read_wish(value, 0, sudoku::most_cells, givens);
  if (name == "size") return read_wish(value, sides[0], std::end(sides)[-1], side);
  if (name != "symmetry") return unknown_wish("sudoku");
  return read_wish(value, symmetry_names, symmetry);
}

Refusal Wishes::refuse(const RatingWish& rating) const {
  const std::uint32_t cells = side * side;
  if (std::find(std::begin(sides), std::end(sides), side) == std::end(sides))
    return "size: " + decimal(side) + " is none of 4, 9, 16, 25, 36";
  const std::uint32_t fewest = side == rated_side ? fewest_givens : 4;
  if (givens > cells || (givens != 0 && givens < fewest))
    return "givens: with " + decimal(givens) + " there is no puzzle of " + decimal(side) + "×" + decimal(side) +
           "; it takes from " + decimal(fewest) + " to " + decimal(cells);
  if (!rating.is_any() && side > rated_side) return "grade: only puzzles of 4×4 and 9×9 are made by grade";
  return std::nullopt;
}

}  // namespace quadrille::grading
