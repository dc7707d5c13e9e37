// The cell to branch on, for several 9×9 boards together; lane_sweep.hpp describes boards and words.
//
// It is a cell that sees most open cells. To count these cell by cell takes as long as half a sweep where there are
// many cells to choose from, so the numbers are computed for all cells together, with a vector for each bit of the
// number. Tested by tests/core/sudoku_lanes_test.cpp.
#pragma once

#include "core/puzzles/sudoku/lanes/lane_sweep.hpp"

namespace quadrille::sudoku {

/// Chooses a cell in every stable lane: among the cells with two candidates if there are any, else among those with
/// three, else among all open cells; of these, the first of those that see most open cells.
void choose_cells(LaneBoards& boards);

}  // namespace quadrille::sudoku
