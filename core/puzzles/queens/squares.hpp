// The free squares of a board: its lines as bit words, and the number of free squares of each row and column.
//
// A square (r, c) is free if its row, its column and both its diagonals are open. Along each of the four lines through
// a square, the bits of the three other kinds of lines are contiguous, so the free squares of a line are an AND of
// three shifted windows, 64 squares in a word:
//
//     along row r             columns[c]                & rising[r + c]       & falling[c − r + N − 1]
//     along column c          rows[r]                   & rising[c + r]       & falling_reversed[r − c + N − 1]
//     along a falling line    rows[r₀+k]                & columns[c₀+k]       & rising[r₀+c₀ + 2k]
//     along a rising line     rows[r₀+k]                & columns_reversed[c₀'+k]
//                                                                             & falling_reversed[r₀−c₀+N−1 + 2k]
//
// where `falling_reversed` and `columns_reversed` are `falling` and `columns` in the opposite order. Copies of `rising`
// and `falling_reversed` hold their even and odd bits separately, so that every second bit is contiguous too. A queen
// closes one bit in each kind of line. The bits of a window belong to neighbouring lines, so the counts of eight rows
// or columns are updated together. Tested by tests/core/queens_engines_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/puzzles/queens/board.hpp"

namespace quadrille::queens {

/// A row or a column: row r has the number r, column c has N + c.
using Line = std::uint32_t;

class Squares {
 public:
  /// An empty board.
  void reset(std::size_t side);
  /// A board with queens that do not attack each other. They cannot be removed.
  void reset(const Board& board);

  std::size_t side() const { return side_; }
  bool is_open(Line line) const { return free(line) < closed; }
  /// The number of free squares of an open line.
  std::uint32_t free(Line line) const { return free_[line + (line < side_ ? rows_at : rows_at + gap)]; }
  bool is_free(std::size_t row, std::size_t column) const;

  /// The open line with the fewest free squares, of several the one nearest to the middle; `none` if no line is open.
  Line fewest() const;
  static constexpr Line none = ~Line{0};

  /// The column of free square number `i` of a row, or its row for a column: ascending, from 0. There must be more than
  /// `i`.
  std::size_t free_square(Line line, std::size_t i) const;

  /// Places a queen on a free square.
  void place(std::size_t row, std::size_t column);
  /// Removes the queen that was placed last.
  void remove(std::size_t row, std::size_t column);

  friend bool operator==(const Squares&, const Squares&) = default;

 private:
  static constexpr std::uint16_t closed = 1 << 14;
  static_assert(largest_side < closed);
  // There is padding before, between and after the counts of rows and columns, so that whole vectors can be read and
  // written anywhere. Its counts are `closed` at all times.
  static constexpr std::size_t rows_at = 8;
  static constexpr std::size_t gap = 8;

  using Word = std::uint64_t;
  static constexpr std::size_t word_bits = 64;

  enum Lines : std::size_t {
    rows,
    columns,
    columns_reversed,
    rising,
    rising_even,
    rising_odd,
    falling,
    falling_reversed,
    falling_reversed_even,
    falling_reversed_odd,
    kinds,
  };

  // A window: bits of an array from `bit` on.
  struct Window {
    Lines lines;
    std::size_t bit;
  };

  // The free squares along a line: the AND of `length` bits of three windows.
  struct Along {
    std::size_t length;
    Window a, b, c;
  };
  Along along_row(std::size_t row) const { return {side_, {columns, 0}, {rising, row}, {falling, side_ - 1 - row}}; }
  Along along_column(std::size_t column) const {
    return {side_, {rows, 0}, {rising, column}, {falling_reversed, side_ - 1 - column}};
  }

  // Inlined by force: the innermost loops of a search are made of these, and GCC calls them where a file is long.
  [[gnu::always_inline]] inline Word word(Window window, std::size_t i) const {
    const std::size_t bit = window.bit % word_bits;
    const Word* at = &bits_[window.lines * stride_ + window.bit / word_bits + i];
    return at[0] >> bit | at[1] << 1 << (word_bits - 1 - bit);
  }
  [[gnu::always_inline]] inline Word common(const Along& along, std::size_t i) const {
    return word(along.a, i) & word(along.b, i) & word(along.c, i);
  }
  std::uint16_t count(const Along& along) const;

  template <bool add>
  void update_along_diagonals(std::size_t row, std::size_t column);
  template <bool add>
  void update_along_row_and_column(std::size_t row, std::size_t column);

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
  std::size_t stride_ = 0;  // words of one array; two more than its bits need, for windows that reach past its end
  std::vector<Word> bits_;  // `kinds` arrays; 1: the line is open; bits after an array's end are 0
  // By line: its number of free squares; for a closed line the number when it was closed, plus `closed`. Whole vectors.
  std::vector<std::uint16_t> free_;
};

}  // namespace quadrille::queens
