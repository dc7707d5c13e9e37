#include "core/queens/squares.hpp"

#include <algorithm>

namespace quadrille::queens {

void Squares::reset(std::size_t side) {
  side_ = side;
  stride_ = 2 * side / word_bits + 3;
  bits_.assign(kinds * stride_, 0);
  free_.assign(2 * side, static_cast<std::uint16_t>(side));
  for (std::size_t i = 0; i < side; ++i) {
    for (const Lines lines : {rows, columns, snmuloc}) flip(lines, i);
  }
  for (std::size_t i = 0; i + 1 < 2 * side; ++i) {
    for (const Lines lines : {rising, falling, fallen}) flip(lines, i);
    flip(i % 2 == 0 ? rising_even : rising_odd, i / 2);
    flip(i % 2 == 0 ? fallen_even : fallen_odd, i / 2);
  }
}

bool Squares::is_free(std::size_t row, std::size_t column) const {
  return has(rows, row) && has(columns, column) && has(rising, row + column) && has(falling, column + side_ - 1 - row);
}

// The steps of `place` in opposite order, so that every count grows by what it fell.
void Squares::take_back(std::size_t row, std::size_t column) {
  flip_diagonals(row, column);
  for_free_on_diagonals(row, column, [&](std::size_t r, std::size_t c) {
    ++free_[r];
    ++free_[side_ + c];
  });
  for_free_in_column(column, [&](std::size_t r) { ++free_[r]; });
  for_free_in_row(row, [&](std::size_t c) { ++free_[side_ + c]; });
  free_[row] -= closed;
  free_[side_ + column] -= closed;
  flip_row_and_column(row, column);
}

// The least count first, which compilers do in wide vectors; then whose it is, from the middle outward.
Line Squares::fewest() const {
  const std::uint16_t least = *std::min_element(free_.begin(), free_.end());
  if (least >= closed) return none;
  for (std::size_t i = 0;; ++i) {
    const std::size_t at = from_middle(i, side_);
    if (free_[at] == least) return static_cast<Line>(at);
    if (free_[side_ + at] == least) return static_cast<Line>(side_ + at);
  }
}

void Squares::flip_row_and_column(std::size_t row, std::size_t column) {
  flip(rows, row);
  flip(columns, column);
  flip(snmuloc, side_ - 1 - column);
}

void Squares::flip_diagonals(std::size_t row, std::size_t column) {
  const std::size_t sum = row + column, difference = row + side_ - 1 - column;
  flip(rising, sum);
  flip(sum % 2 == 0 ? rising_even : rising_odd, sum / 2);
  flip(falling, 2 * side_ - 2 - difference);
  flip(fallen, difference);
  flip(difference % 2 == 0 ? fallen_even : fallen_odd, difference / 2);
}

}  // namespace quadrille::queens
