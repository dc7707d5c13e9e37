// Propagation for several 9×9 boards together (lane_boards.hpp).
//
// In this order two shifts fold the three cells of a minirow (a row in a box) onto one of nine bits (stack, band); the
// rows of a band are separate words, and all three bands and stacks are treated together. What `BandSearch` looks up in
// tables is computed here: a pair (i, j) of a 3×3 matching remains if the two other rows can take the two other columns
// in one of the two possible ways.
//
// A sweep applies every rule once to every digit, in all lanes and without branches; cells that a digit settles are
// removed from the next digits in the same sweep. Rules only remove candidates, so repeated sweeps reach the same
// result as `BandSearch` with its list of dirty digits. Tested by tests/core/sudoku_lanes_test.cpp.
#pragma once

#include "core/puzzles/sudoku/lanes/lane_boards.hpp"

namespace quadrille::sudoku {

void sweep(LaneBoards& boards);

}  // namespace quadrille::sudoku
