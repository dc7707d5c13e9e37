// Which squares are free: the lines of the board as bit words, and how many free squares every row and column has.
//
// A square (r, c) is free while its row, its column and both its diagonals are open. Along any of the four lines through a
// square, the other three kinds of line appear as contiguous bits, so that the free squares of a line are an AND of
// three shifted windows, 64 squares a word:
//
//     along row r           columns[c]              & rising[r + c]        & falling[c − r + N − 1]
//     along column c        rows[r]                 & rising[c + r]        & fallen[r − c + N − 1]
//     along a falling one   rows[r₀+k]              & columns[c₀+k]        & rising[r₀+c₀ + 2k]
//     along a rising one    rows[r₀+k]              & snmuloc[c₀'+k]       & fallen[r₀−c₀+N−1 + 2k]
//
// where `fallen` and `snmuloc` are `falling` and `columns` in reverse, and copies of `rising` and `fallen` hold their even and
// their odd bits apart, so that every second bit is contiguous too. A queen closes one bit in each kind of line and touches only
// the squares that she takes. Tested by tests/core/queens_engines_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/queens/board.hpp"

namespace quadrille::queens {

/// A row or a column: row r is r, column c is N + c.
using Line = std::uint32_t;

class Squares {
 public:
  /// An empty board.
  void reset(std::size_t side);
  /// A board of queens of which none attacks another, who stay for good.
  void reset(const Board& board);

  std::size_t side() const { return side_; }
  bool is_open(Line line) const { return free_[line] < closed; }
  /// Free squares of an open line.
  std::uint32_t free(Line line) const { return free_[line]; }
  bool is_free(std::size_t row, std::size_t column) const;

  /// The open line with the fewest free squares, the one nearest to the middle if there are several; `none` if no line is open.
  Line fewest() const;
  static constexpr Line none = ~Line{0};

  /// Puts a queen on a free square. `fell(line, left)` is called for an open line each time that it loses a free square.
  template <class F>
  void place(std::size_t row, std::size_t column, F&& fell);
  void place(std::size_t row, std::size_t column) {
    place(row, column, [](Line, std::uint32_t) {});
  }
  /// Takes back the queen that was placed last of those still standing.
  void take_back(std::size_t row, std::size_t column);

  /// Calls `visit(place)` for the free squares of an open line: columns of a row, rows of a column, ascending.
  template <class F>
  void for_free(Line line, F&& visit) const;

  friend bool operator==(const Squares&, const Squares&) = default;

 private:
  static constexpr std::uint16_t closed = 1 << 14;
  static_assert(largest_side < closed);

  using Word = std::uint64_t;
  static constexpr std::size_t word_bits = 64;

  enum Lines : std::size_t {
    rows,
    columns,
    snmuloc,
    rising,
    rising_even,
    rising_odd,
    falling,
    fallen,
    fallen_even,
    fallen_odd,
    kinds,
  };

  // A window: bits of an array from `bit` on.
  struct Window {
    Lines lines;
    std::size_t bit;
  };

  Word word(Window window, std::size_t i) const {
    const std::size_t bit = window.bit % word_bits;
    const Word* at = &bits_[window.lines * stride_ + window.bit / word_bits + i];
    return at[0] >> bit | at[1] << 1 << (word_bits - 1 - bit);
  }

  template <class F>
  void for_common(std::size_t length, Window a, Window b, Window c, F&& visit) const {
    for (std::size_t i = 0; i * word_bits < length; ++i) {
      for (Word common = word(a, i) & word(b, i) & word(c, i); common != 0; common &= common - 1) {
        visit(i * word_bits + static_cast<std::size_t>(std::countr_zero(common)));
      }
    }
  }

  template <class F>
  void for_free_in_row(std::size_t row, F&& visit) const {
    for_common(side_, {columns, 0}, {rising, row}, {falling, side_ - 1 - row}, visit);
  }
  template <class F>
  void for_free_in_column(std::size_t column, F&& visit) const {
    for_common(side_, {rows, 0}, {rising, column}, {fallen, side_ - 1 - column}, visit);
  }
  template <class F>
  void for_free_on_diagonals(std::size_t row, std::size_t column, F&& visit) const;

  std::uint16_t count_common(Window a, Window b, Window c) const;

  bool has(Lines lines, std::size_t bit) const { return (bits_[lines * stride_ + bit / word_bits] >> bit % word_bits & 1) != 0; }
  void flip(Lines lines, std::size_t bit) { bits_[lines * stride_ + bit / word_bits] ^= Word{1} << bit % word_bits; }
  void flip_row_and_column(std::size_t row, std::size_t column);
  void flip_diagonals(std::size_t row, std::size_t column);

  std::size_t side_ = 0;
  std::size_t stride_ = 0;            // words of one array; two more than its bits need, for windows that reach past them
  std::vector<Word> bits_;            // `kinds` arrays, 1 = open; bits past an array's end are 0
  std::vector<std::uint16_t> free_;   // by line; of a closed line: what it was when it was closed, plus `closed`. Vectors full
};

template <class F>
void Squares::for_free_on_diagonals(std::size_t row, std::size_t column, F&& visit) const {
  {
    const std::size_t back = row < column ? row : column;
    const std::size_t r = row - back, c = column - back, sum = r + c;
    for_common(side_ - sum, {rows, r}, {columns, c}, {sum % 2 == 0 ? rising_even : rising_odd, sum / 2},
               [&](std::size_t k) { visit(r + k, c + k); });
  }
  {
    const std::size_t mirrored = side_ - 1 - column;
    const std::size_t back = row < mirrored ? row : mirrored;
    const std::size_t r = row - back, m = mirrored - back, sum = r + m;
    for_common(side_ - sum, {rows, r}, {snmuloc, m}, {sum % 2 == 0 ? fallen_even : fallen_odd, sum / 2},
               [&](std::size_t k) { visit(r + k, side_ - 1 - m - k); });
  }
}

// The row and the column are closed first, so that the square itself and no line of the queen's own is counted.
template <class F>
void Squares::place(std::size_t row, std::size_t column, F&& fell) {
  const auto fall = [&](std::size_t line) { fell(static_cast<Line>(line), --free_[line]); };
  flip_row_and_column(row, column);
  free_[row] += closed;
  free_[side_ + column] += closed;
  for_free_in_row(row, [&](std::size_t c) { fall(side_ + c); });
  for_free_in_column(column, [&](std::size_t r) { fall(r); });
  for_free_on_diagonals(row, column, [&](std::size_t r, std::size_t c) {
    fall(r);
    fall(side_ + c);
  });
  flip_diagonals(row, column);
}

template <class F>
void Squares::for_free(Line line, F&& visit) const {
  line < side_ ? for_free_in_row(line, visit) : for_free_in_column(line - side_, visit);
}

}  // namespace quadrille::queens
