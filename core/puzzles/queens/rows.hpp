// The rows of a board that have no given, as levels of a search row by row with three bit masks.
//
// Rows with a given are not part of the search: the squares that givens attack are removed from the other rows before.
//
// On an empty board a solution has up to eight images under the symmetries of the square. It is enough to search for
// the image that is first in lexicographic order. The first entries of the eight images are the distances from the
// corners of the queens on the four sides, so the top queen's column d must be the least of them. Masks ensure that:
// queens in the first and last column must be in rows d … N − 1 − d, the queen of the last row in columns d … N − 1 −
// d. Only if distances are equal, another image may still be first. (Searching one eighth of the tree is due to K.
// Takahashi and used in many counting programs.) Tested by tests/core/queens_engines_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/puzzles/queens/board.hpp"

namespace quadrille::queens {

struct Rows {
  using Mask = std::uint32_t;
  static constexpr std::size_t most_side = 24;

  /// Sets all members for a board of at most `most_side` rows.
  void open(const Board& board);

  /// Restricts the rows below a queen in one of the two top rows of an empty board, so that only first images are found
  /// unless distances are equal. `columns` are the columns of the queens above that queen.
  void restrict_to_first_images(std::size_t level, Mask columns, Mask queen);

  /// The free squares of a level's row; the masks are what the queens above attack there.
  template <bool symmetric>
  Mask free(std::size_t level, Mask columns, Mask falling, Mask rising) const {
    const Mask squares = allowed[level] & ~(columns | falling | rising);
    const Mask missing = symmetric ? needed[level] & ~columns : 0;
    if (missing == 0) return squares;
    return (missing & (missing - 1)) == 0 ? squares & missing : 0;
  }

  std::size_t count = 0;   // number of levels of the search
  bool clash = false;      // givens attack each other
  bool symmetric = false;  // only first images are searched for: the board is empty and has more than one row
  std::array<std::uint8_t, most_side> row;      // by level: its row of the board
  std::array<std::uint8_t, most_side + 1> gap;  // by level: the number of rows to the next level's row
  std::array<Mask, most_side + 1> allowed;      // by level: squares that no given attacks; 0 for level `count`
  std::array<Mask, most_side + 1> needed;       // by level: side columns that must have their queen up to this level
};

constexpr Rows::Mask column_bit(std::size_t column) { return Rows::Mask{1} << column; }

/// Columns `first` … `last`.
constexpr Rows::Mask columns_between(std::size_t first, std::size_t last) {
  return column_bit(last + 1) - column_bit(first);
}

}  // namespace quadrille::queens
