#include "core/puzzles/queens/rows.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace quadrille::queens {

void Rows::open(const Board& board) {
  const std::size_t side = board.side();
  assert(side >= 1 && side <= most_side);
  clash = has_attack(board);
  symmetric =
      side > 1 && std::all_of(board.columns.begin(), board.columns.end(), [](auto column) { return column == 0; });

  count = 0;
  needed.fill(0);
  for (std::size_t r = 0; r < side; ++r) {
    if (board.columns[r] != 0) continue;
    Mask squares = columns_between(0, side - 1);
    for (std::size_t other = 0; other < side; ++other) {
      if (board.columns[other] == 0) continue;
      const std::size_t column = board.columns[other] - 1u, distance = r < other ? other - r : r - other;
      squares &= ~column_bit(column);
      if (column + distance < side) squares &= ~column_bit(column + distance);
      if (column >= distance) squares &= ~column_bit(column - distance);
    }
    if (count > 0) gap[count - 1] = static_cast<std::uint8_t>(r - row[count - 1]);
    row[count] = static_cast<std::uint8_t>(r);
    allowed[count++] = squares;
  }
  if (count > 0) gap[count - 1] = 0;
  allowed[count] = 0;
  if (symmetric) allowed[0] = columns_between(0, (side - 1) / 2);
}

// A queen in the corner has the same place after rows and columns are swapped; then the queens of row 1 and column 1
// decide which image is first.
void Rows::restrict_to_first_images(std::size_t level, Mask columns, Mask queen) {
  const std::size_t last = count - 1, column = static_cast<std::size_t>(std::countr_zero(queen));
  const Mask all = columns_between(0, last), sides = column_bit(0) | column_bit(last);
  if (level == 0) {
    for (std::size_t r = 1; r <= last; ++r) {
      const bool is_beside = r >= column && r <= last - column;
      allowed[r] = is_beside ? all : all & ~sides;
      needed[r] = r == last - column ? sides : 0;
    }
    if (last > 0) allowed[last] &= columns_between(column, last - column);
  } else if (columns == column_bit(0)) {
    for (std::size_t r = 2; r <= last; ++r) allowed[r] = r <= column ? all & ~column_bit(1) : all;
  }
}

}  // namespace quadrille::queens
