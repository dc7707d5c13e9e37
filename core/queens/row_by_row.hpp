// Queens row by row with three bit masks, for small boards: the classic way to go through all placements, made
// resumable.
//
// Below each row the masks say what the queens above attack: their columns, and the squares that their diagonals have
// come to, which move by one square a row.
//
//     row r        . . Q . .      columns 0 0 1 0 0     falling 0 0 1 0 0     rising 0 0 1 0 0
//     row r + 1    . x x x .              0 0 1 0 0             0 0 0 1 0            0 1 0 0 0
//
// (Column 0 is bit 0, drawn on the left.)
//
// On an empty board only first images are searched for (rows.hpp); where distances tie, the images are compared. Each
// image is then returned as a solution of its own. Tested by tests/core/queens_engines_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/queens/board.hpp"
#include "core/queens/rows.hpp"
#include "core/search/engine.hpp"

namespace quadrille::queens {

/// Satisfies `Engine<Board, Board>`; `open` takes boards of at most `most_side` rows. Of an empty board's positions
/// about one in eight is a node; the images of a solution are nodes too.
class RowByRow {
 public:
  /// Beyond it the tree of an empty board is out of reach, and with givens `RestartSearch` is faster by going to the
  /// tightest lines first.
  static constexpr std::size_t most_side = Rows::most_side;

  std::optional<Error> open(const Board& board);
  Step advance(std::uint64_t& fuel);
  void read(Board& answer) const;
  const Stats& stats() const { return stats_; }
  double fraction() const;

 private:
  using Mask = Rows::Mask;

  // A row of the search.
  struct Level {
    Mask squares;  // free in this row: the choices
    Mask untried;  // those of them that no queen has stood on yet
    Mask columns;  // attacked by the queens of the levels above
    Mask falling;
    Mask rising;
  };

  enum class Next : std::uint8_t { root, search, image, nothing };

  bool enter_root();
  template <bool symmetric>
  Step search(std::uint64_t& fuel);
  bool has_tie() const;
  bool find_images();
  std::size_t column(std::size_t level) const {
    return static_cast<std::size_t>(std::countr_zero(levels_[level + 1].columns ^ levels_[level].columns));
  }

  Board board_;
  Rows rows_;
  std::array<Level, most_side + 1> levels_;
  std::size_t level_ = 0;               // queens stand in the levels above this one
  Mask begun_ = 0;                      // a bit for each level above this one that has an untried square
  std::array<std::uint8_t, 8> images_;  // symmetries that give the present solution's different images
  std::size_t image_count_ = 0;
  std::size_t image_ = 0;  // the one that is read
  Next next_ = Next::nothing;
  Stats stats_;
};

}  // namespace quadrille::queens
