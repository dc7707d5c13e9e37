// Queens row by row with three bit masks, for small boards: the classic enumeration of all solutions, made resumable.
//
// For each row the masks have what the queens above attack: their columns, and the squares on their diagonals, which
// move by one square from row to row.
//
//     row r        . . Q . .      columns 0 0 1 0 0     falling 0 0 1 0 0     rising 0 0 1 0 0
//     row r + 1    . x x x .              0 0 1 0 0             0 0 0 1 0            0 1 0 0 0
//
// (Column 0 is bit 0, drawn on the left.)
//
// On an empty board only first images are searched for (rows.hpp); where distances are equal, the images are compared.
// Each image is then returned as a separate solution. Tested by tests/core/queens_engines_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/puzzles/queens/board.hpp"
#include "core/puzzles/queens/rows.hpp"
#include "core/search/engine.hpp"

namespace quadrille::queens {

/// Satisfies `Engine<Board, Board>`; `open` takes boards of at most `most_side` rows. On an empty board about one in
/// eight positions is a node; the images of a solution are nodes too.
class RowByRow {
 public:
  /// For larger empty boards the tree is too large, and for larger boards with givens `RestartSearch` is faster,
  /// because it takes the lines with the fewest free squares first.
  static constexpr std::size_t most_side = Rows::most_side;

  std::optional<Error> open(const Board& board);
  Step advance(Fuel& fuel);
  bool begin_at(std::span<const Branch> path);
  bool give_away(std::vector<Branch>& path);
  void read(Board& answer) const;
  const Stats& stats() const { return stats_; }
  double fraction() const;

 private:
  using Mask = Rows::Mask;

  // A row of the search.
  struct Level {
    Mask squares;  // its free squares: the choices
    Mask untried;  // those that have not been tried
    Mask columns;  // columns of the queens above
    Mask falling;
    Mask rising;
  };

  enum class Next : std::uint8_t { root, search, image, nothing };

  Step go_on(std::uint64_t& nodes);
  bool enter_root();
  template <bool symmetric>
  Step search(std::uint64_t& nodes);
  std::uint32_t place_among_squares(std::size_t level) const;
  bool has_tie() const;
  bool find_images();
  std::size_t column(std::size_t level) const {
    return static_cast<std::size_t>(std::countr_zero(levels_[level + 1].columns ^ levels_[level].columns));
  }

  Board board_;
  Rows rows_;
  std::array<Level, most_side + 1> levels_;
  std::size_t level_ = 0;               // the levels before this one have queens
  std::size_t root_ = 0;                // as in DepthFirst
  Mask begun_ = 0;                      // a bit for each level before this one that has an untried square
  std::array<std::uint8_t, 8> images_;  // the symmetries that give the different images of the present solution
  std::size_t image_count_ = 0;
  std::size_t image_ = 0;  // the present image
  Next next_ = Next::nothing;
  Stats stats_;
};

}  // namespace quadrille::queens
