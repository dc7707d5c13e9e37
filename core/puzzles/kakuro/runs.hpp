// The runs of a board, in the form that both engines use. White cells are numbered row by row; runs are numbered in the
// order of their beginnings, first those across, then those down.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/puzzles/kakuro/board.hpp"

namespace quadrille::kakuro {

/// A clue without white cells is a run of length 0.
struct Run {
  std::uint32_t first;  ///< its cells are members[first … first + length)
  std::uint32_t length;
  Sum sum;  ///< or `no_clue`
};

struct Runs {
  std::vector<std::uint32_t> places;  ///< by white cell: its index among the board's cells
  std::vector<Run> runs;
  std::size_t across = 0;                             ///< the number of runs across
  std::vector<std::uint32_t> members;                 ///< white cells, run by run
  std::vector<std::array<std::uint32_t, 2>> runs_of;  ///< by white cell: its runs across and down

  std::size_t cells() const { return places.size(); }
  std::span<const std::uint32_t> cells_of(const Run& run) const {
    return std::span(members).subspan(run.first, run.length);
  }

  /// Finds the runs of `board`; keeps memory.
  void find(const Board& board);

 private:
  void find_along(const Board& board, bool down);

  std::vector<std::uint32_t> number_;  // by index among the board's cells: the number of the white cell
};

}  // namespace quadrille::kakuro
