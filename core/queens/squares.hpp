// Which squares are free: the lines of the board as bit words, and how many free squares every row and column has.
//
// A square (r, c) is free while its row, its column and both its diagonals are open. Along any of the four lines
// through a square, the other three kinds of line appear as contiguous bits, so that the free squares of a line are an
// AND of three shifted windows, 64 squares a word:
//
//     along row r           columns[c]              & rising[r + c]        & falling[c − r + N − 1]
//     along column c        rows[r]                 & rising[c + r]        & fallen[r − c + N − 1]
//     along a falling one   rows[r₀+k]              & columns[c₀+k]        & rising[r₀+c₀ + 2k]
//     along a rising one    rows[r₀+k]              & snmuloc[c₀'+k]       & fallen[r₀−c₀+N−1 + 2k]
//
// where `fallen` and `snmuloc` are `falling` and `columns` in reverse, and copies of `rising` and `fallen` hold their
// even and their odd bits apart, so that every second bit is contiguous too. A queen closes one bit in each kind of
// line; the squares that she takes are taken from the counts of eight rows or columns at a time, since the bits of a
// window are those of lines side by side. Tested by tests/core/queens_engines_test.cpp.
#pragma once

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
  bool is_open(Line line) const { return free(line) < closed; }
  /// Free squares of an open line.
  std::uint32_t free(Line line) const { return free_[line + (line < side_ ? rows_at : rows_at + gap)]; }
  bool is_free(std::size_t row, std::size_t column) const;

  /// The open line with the fewest free squares, the one nearest to the middle if there are several; `none` if no line
  /// is open.
  Line fewest() const;
  static constexpr Line none = ~Line{0};

  /// The column of the `i`th free square of a row that has so many, or the row of a column's: ascending, from 0.
  std::size_t free_square(Line line, std::size_t i) const;

  /// Puts a queen on a free square.
  void place(std::size_t row, std::size_t column);
  /// Takes back the queen that was placed last of those still standing.
  void take_back(std::size_t row, std::size_t column);

  friend bool operator==(const Squares&, const Squares&) = default;

 private:
  static constexpr std::uint16_t closed = 1 << 14;
  static_assert(largest_side < closed);
  // Counts that belong to no line stand before, between and behind those of rows and columns, so that whole vectors can
  // be read and written anywhere. They are `closed` and stay so.
  static constexpr std::size_t rows_at = 8;
  static constexpr std::size_t gap = 8;

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

  // What is free along a line: as many bits of three windows as it has squares.
  struct Along {
    std::size_t length;
    Window a, b, c;
  };
  Along along_row(std::size_t row) const { return {side_, {columns, 0}, {rising, row}, {falling, side_ - 1 - row}}; }
  Along along_column(std::size_t column) const {
    return {side_, {rows, 0}, {rising, column}, {fallen, side_ - 1 - column}};
  }

  Word word(Window window, std::size_t i) const {
    const std::size_t bit = window.bit % word_bits;
    const Word* at = &bits_[window.lines * stride_ + window.bit / word_bits + i];
    return at[0] >> bit | at[1] << 1 << (word_bits - 1 - bit);
  }
  Word common(const Along& along, std::size_t i) const {
    return word(along.a, i) & word(along.b, i) & word(along.c, i);
  }
  std::uint16_t count(const Along& along) const;

  template <bool back>
  void take_along_diagonals(std::size_t row, std::size_t column);
  template <bool back>
  void take_along_row_and_column(std::size_t row, std::size_t column);

  void open(Lines lines, std::size_t count);
  bool has(Lines lines, std::size_t bit) const {
    return (bits_[lines * stride_ + bit / word_bits] >> bit % word_bits & 1) != 0;
  }
  void flip(Lines lines, std::size_t bit) { bits_[lines * stride_ + bit / word_bits] ^= Word{1} << bit % word_bits; }
  void flip_row_and_column(std::size_t row, std::size_t column);
  void flip_diagonals(std::size_t row, std::size_t column);

  std::uint16_t* row_counts() { return &free_[rows_at]; }
  std::uint16_t* column_counts() { return &free_[rows_at + side_ + gap]; }

  std::size_t side_ = 0;
  std::size_t stride_ = 0;  // words of one array; two more than its bits need, for windows that reach past them
  std::vector<Word> bits_;  // `kinds` arrays, 1 = open; bits past an array's end are 0
  std::vector<std::uint16_t>
      free_;  // of each line; of a closed one: what it was when it was closed, plus `closed`. Vectors full
};

}  // namespace quadrille::queens
