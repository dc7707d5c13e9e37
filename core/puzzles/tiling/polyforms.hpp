// All connected pieces of a number of cells: polyominoes, polyhexes, polyiamonds, polycubes. Redelmeier's counts check
// them: tests/core/tiling_pieces_test.cpp.
#pragma once

#include <cstddef>
#include <vector>

#include "core/puzzles/tiling/grid.hpp"

namespace quadrille::tiling {

/// The pieces of `size` cells that differ by more than what `turning` allows, each in its least normal form, in
/// ascending order. So their numbers never change.
std::vector<Shape> polyforms(Grid grid, std::size_t size, Turning turning);

}  // namespace quadrille::tiling
