// The runs of a board: what both engines see of it. White cells are numbered row by row, and runs as they begin, those
// across before those down.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/kakuro/board.hpp"

namespace quadrille::kakuro {

/// A clue that stands before no cell is a run of length 0.
struct Run {
  std::uint32_t first;  ///< its cells are members[first … first + length)
  std::uint32_t length;
  Sum sum;  ///< or `no_clue`
};

struct Runs {
  std::vector<std::uint32_t> places;  ///< where each white cell is on the board
  std::vector<Run> runs;
  std::size_t across = 0;                             ///< how many of them are
  std::vector<std::uint32_t> members;                 ///< white cells, run by run
  std::vector<std::array<std::uint32_t, 2>> runs_of;  ///< the runs of each white cell: across, down

  std::size_t cells() const { return places.size(); }
  std::span<const std::uint32_t> cells_of(const Run& run) const {
    return std::span(members).subspan(run.first, run.length);
  }

  /// Finds the runs of `board`; keeps memory.
  void find(const Board& board);

 private:
  void find_along(const Board& board, bool down);

  std::vector<std::uint32_t> number_;  // of each white cell, by its place
};

}  // namespace quadrille::kakuro
