// The cell to branch on, for several 9×9 boards at once: boards and their words as in lane_sweep.hpp.
//
// It is one that sees most open cells. Counting them cell by cell takes as long as half a sweep where there are many to
// choose from, so they are added up for all cells at once, a vector for each bit of the number. Tested by
// tests/core/sudoku_lanes_test.cpp.
#pragma once

#include "core/sudoku/lanes/lane_sweep.hpp"

namespace quadrille::sudoku {

/// Chooses a cell in every lane that stands: one with two candidates if there is any, else with three, else any open
/// one; of those, the first of the ones that see most open cells.
void choose_cells(LaneBoards& boards);

}  // namespace quadrille::sudoku
