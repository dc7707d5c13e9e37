// Whether a finished grid puzzle obeys its rules. Tested by tests/core/grid_test.cpp.
#pragma once

#include "core/puzzles/grid/board.hpp"

namespace quadrille::grid {

/// Whether `answer` solves `board`: what is filled in stands, and the genre's rules hold. No engine uses it.
bool obeys(const Board& board, const Answer& answer);

}  // namespace quadrille::grid
