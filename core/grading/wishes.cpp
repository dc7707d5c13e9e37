#include "core/grading/wishes.hpp"

#include <algorithm>
#include <iterator>

#include "core/grading/grades.hpp"
#include "core/puzzles/sudoku/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::grading {

namespace {

constexpr std::uint32_t sides[] = {4, 9, 16, 25, 36};

// Fewer givens have been proved too few for 9×9 (McGuire, Tugemann, Civario 2014); nobody has looked at larger boards.
constexpr std::uint32_t fewest_givens = 17;

// A rating such as 3.4 or 3, in tenths; none if `text` is anything else.
std::optional<std::uint32_t> read_rating(std::string_view text) {
  const std::size_t point = std::min(text.find('.'), text.size());
  const auto ones = whole_number(text.substr(0, point));
  const auto tenths = point == text.size() ? std::optional<std::uint64_t>(0) : whole_number(text.substr(point + 1));
  if (!ones || !tenths || *ones > 20 || *tenths > 9 || text.size() > point + 2) return std::nullopt;
  return static_cast<std::uint32_t>(10 * *ones + *tenths);
}

}  // namespace

Refusal Wishes::take(std::string_view name, std::string_view value) {
  if (name == "grade") return take_grade(value);
  if (name == "givens") return read_wish(value, 0, sudoku::most_cells, givens);
  if (name == "size") return read_wish(value, sides[0], std::end(sides)[-1], side);
  if (name != "symmetry") return unknown_wish("sudoku");
  return read_wish(value, symmetry_names, symmetry);
}

Refusal Wishes::take_grade(std::string_view value) {
  if (const std::size_t place = place_of(value, grade_names); place < std::size(grade_names)) {
    lowest_rating = place == 0 ? 1 : grade_ends[place - 1] + 1;
    highest_rating = grade_ends[place];
    return std::nullopt;
  }
  const std::size_t dash = std::min(value.find('-'), value.size());
  const auto lowest = read_rating(value.substr(0, dash));
  const auto highest = dash == value.size() ? lowest : read_rating(value.substr(dash + 1));
  if (!lowest || !highest || *lowest > *highest || *highest == 0)
    return none_of(value, grade_names) + ", nor a range of ratings such as 3.0-4.4";
  lowest_rating = std::max(1U, *lowest);
  highest_rating = *highest;
  return std::nullopt;
}

Refusal Wishes::refuse() const {
  const std::uint32_t cells = side * side;
  if (std::find(std::begin(sides), std::end(sides), side) == std::end(sides))
    return "size: " + decimal(side) + " is none of 4, 9, 16, 25, 36";
  const std::uint32_t fewest = side == rated_side ? fewest_givens : 4;
  if (givens > cells || (givens != 0 && givens < fewest))
    return "givens: with " + decimal(givens) + " there is no puzzle of " + decimal(side) + "×" + decimal(side) +
           "; it takes from " + decimal(fewest) + " to " + decimal(cells);
  if (wants_rating() && side > rated_side) return "grade: only puzzles of 4×4 and 9×9 are made by grade";
  return std::nullopt;
}

}  // namespace quadrille::grading
