#include "core/queens/squares.hpp"

#include <algorithm>

#include "core/simd.hpp"

namespace quadrille::queens {

void Squares::reset(std::size_t side) {
  side_ = side;
  stride_ = 2 * side / word_bits + 3;
  bits_.assign(kinds * stride_, 0);
  constexpr std::size_t lanes = simd::lanes<std::uint16_t>;
  free_.assign((2 * side + lanes - 1) / lanes * lanes, closed);
  std::fill_n(free_.begin(), 2 * side, static_cast<std::uint16_t>(side));
  for (std::size_t i = 0; i < side; ++i) {
    for (const Lines lines : {rows, columns, snmuloc}) flip(lines, i);
  }
  for (std::size_t i = 0; i + 1 < 2 * side; ++i) {
    for (const Lines lines : {rising, falling, fallen}) flip(lines, i);
    flip(i % 2 == 0 ? rising_even : rising_odd, i / 2);
    flip(i % 2 == 0 ? fallen_even : fallen_odd, i / 2);
  }
}

// All queens' lines are closed at once, and what is free then is counted line by line: on a large board that is far less work than to
// visit the squares that each queen takes.
void Squares::reset(const Board& board) {
  reset(board.side());
  bool is_empty = true;
  for (std::size_t row = 0; row < side_; ++row) {
    if (board.columns[row] == 0) continue;
    const std::size_t column = board.columns[row] - 1u;
    flip_row_and_column(row, column);
    flip_diagonals(row, column);
    is_empty = false;
  }
  if (is_empty) return;
  for (std::size_t row = 0; row < side_; ++row) {
    free_[row] = has(rows, row) ? count_common({columns, 0}, {rising, row}, {falling, side_ - 1 - row}) : closed;
  }
  for (std::size_t column = 0; column < side_; ++column) {
    free_[side_ + column] = has(columns, column) ? count_common({rows, 0}, {rising, column}, {fallen, side_ - 1 - column}) : closed;
  }
}

std::uint16_t Squares::count_common(Window a, Window b, Window c) const {
  int count = 0;
  for (std::size_t i = 0; i * word_bits < side_; ++i) count += std::popcount(word(a, i) & word(b, i) & word(c, i));
  return static_cast<std::uint16_t>(count);
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

// The least count first; then whose it is, from the middle outward.
Line Squares::fewest() const {
  auto leasts = simd::load_lanes(free_.data());
  for (std::size_t i = simd::lanes<std::uint16_t>; i < free_.size(); i += simd::lanes<std::uint16_t>) {
    leasts = simd::least_of(leasts, simd::load_lanes(&free_[i]));
  }
  const auto least = simd::least_lane<std::uint16_t>(leasts);
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
