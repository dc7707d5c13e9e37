// The rows of a board that have no given, as levels of a search row by row with three bit masks.
//
// Queens that are given take no row of the search: what they attack is taken from the squares of the other rows
// beforehand.
//
// On an empty board a solution has up to eight images under the symmetries of the square, and it is enough to look for
// the one that comes first in lexicographic order. The first entries of the eight are the distances of the queens on
// the four sides from the corners, so the top queen's column d must be the least of them, which masks see to: the side
// columns are left to rows d … N − 1 − d, the bottom row to columns d … N − 1 − d. Only where distances tie may another
// image come first. (That one eighth suffices is K. Takahashi's, in many counting programs.) Tested by
// tests/core/queens_engines_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/queens/board.hpp"

namespace quadrille::queens {

struct Rows {
  using Mask = std::uint32_t;
  static constexpr std::size_t most_side = 24;

  /// The open rows of a board of at most `most_side` rows.
  void open(const Board& board);

  /// Sets the masks of the rows below a queen in one of the two top rows of an empty board so that no image comes
  /// before what is found, but where distances tie; `columns` are those taken above her.
  void look_for_first_images(std::size_t level, Mask columns, Mask queen);

  /// The free squares of a level's row, of what the queens above attack there.
  template <bool symmetric>
  Mask free(std::size_t level, Mask columns, Mask falling, Mask rising) const {
    const Mask squares = allowed[level] & ~(columns | falling | rising);
    const Mask missing = symmetric ? needed[level] & ~columns : 0;
    if (missing == 0) return squares;
    return (missing & (missing - 1)) == 0 ? squares & missing : 0;
  }

  std::size_t count = 0;   // the levels of the search
  bool clash = false;      // givens attack each other
  bool symmetric = false;  // only first images are looked for: the board is empty, and has more than one row
  std::array<std::uint8_t, most_side> row;      // of the board, by level
  std::array<std::uint8_t, most_side + 1> gap;  // rows from a level's to the next one's
  std::array<Mask, most_side + 1> allowed;      // squares of a level that no given attacks; level `count` has none
  std::array<Mask, most_side + 1> needed;       // side columns that must have their queen by then
};

constexpr Rows::Mask column_bit(std::size_t column) { return Rows::Mask{1} << column; }

/// Columns `first` … `last`.
constexpr Rows::Mask columns_between(std::size_t first, std::size_t last) {
  return column_bit(last + 1) - column_bit(first);
}

}  // namespace quadrille::queens
