// Rectangles that have one clue each and cover the board: which of them a clue can have. Tested by
// tests/core/grid_test.cpp and grid_kinds_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/function_ref.hpp"
#include "core/network/values.hpp"
#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/text.hpp"

namespace quadrille::grid {

/// A cell's value: whether it is of one rectangle with the cell to its left, and with the one above.
constexpr unsigned with_left = 1, with_upper = 2;

struct Rectangle {
  std::size_t top, left, bottom, right;  // all inside

  std::size_t area() const { return (bottom - top + 1) * (right - left + 1); }
  unsigned value_at(std::size_t row, std::size_t column) const {
    return (column > left ? with_left : 0u) | (row > top ? with_upper : 0u);
  }
};

/// Whether there is a clue in a row and a column. It refers to the text.
inline auto clue_lookup(const Text& text) {
  return
      [&rows = text.find("cells")->rows](std::size_t row, std::size_t column) { return !rows[row][column].is_blank(); };
}

/// Calls `visit` for the rectangles with the clue of this cell and no other one, of any area if that is 0; false as
/// soon as it is.
template <class Visit>
bool for_rectangles(const Text& text, std::size_t clue, std::size_t area, Visit visit) {
  const std::size_t row = clue / text.columns, column = clue % text.columns;
  const auto is_clue = clue_lookup(text);
  const std::size_t most = area > 0 ? area : text.rows;  // rows
  std::size_t begin = row, end = row + 1;                // up to the next clues of the column
  while (begin > 0 && row + 1 - begin < most && !is_clue(begin - 1, column)) --begin;
  while (end < text.rows && end - row < most && !is_clue(end, column)) ++end;
  // How far a row reaches from the clue's column: to the left, and right, without clues but this one.
  std::vector<std::pair<std::size_t, std::size_t>> reach;  // from row `begin` on
  for (std::size_t r = begin; r < end; ++r) {
    std::size_t left = column, right = column;
    while (left > 0 && !is_clue(r, left - 1)) --left;
    while (right + 1 < text.columns && !is_clue(r, right + 1)) ++right;
    reach.emplace_back(left, right);
  }
  std::size_t first = 0, last = text.columns;  // of the rows from `top` to the clue
  for (std::size_t top = row + 1; top-- > begin;) {
    first = std::max(first, reach[top - begin].first);
    last = std::min(last, reach[top - begin].second);
    std::size_t low = first, high = last;
    for (std::size_t bottom = row; bottom < end; ++bottom) {
      low = std::max(low, reach[bottom - begin].first);
      high = std::min(high, reach[bottom - begin].second);
      const std::size_t height = bottom - top + 1, width = area / height;
      if (area > 0 && area % height != 0) continue;
      for (std::size_t left = low; left <= column; ++left)
        for (std::size_t right = area > 0 ? left + width - 1 : column; right <= high; ++right) {
          if (right >= column && !visit(Rectangle{top, left, bottom, right})) return false;
          if (area > 0) break;
        }
    }
  }
  return true;
}

/// The clue of a rectangle.
struct RectangleClue {
  std::size_t cell;
  std::size_t area = 0;  ///< 0: any
};
/// Adds that each cell is in the rectangle of one of the clues, which are all that the text has; `fits(number of the
/// clue, rectangle)`: whether it may be that of the clue. The values of cells are sets of `with_left`, `with_upper`.
std::optional<Error> add_rectangles(Maker& maker, const std::vector<RectangleClue>& clues,
                                    FunctionRef<bool(std::size_t, const Rectangle&)> fits);

}  // namespace quadrille::grid
