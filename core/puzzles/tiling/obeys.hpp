// The rules of tilings. Tested by tests/core/tiling_test.cpp.
#pragma once

#include "core/puzzles/tiling/board.hpp"

namespace quadrille::tiling {

/// Whether `answer` solves `board`. This checks the rules themselves and shares no code with any engine.
bool obeys(const Board& board, const Answer& answer);

}  // namespace quadrille::tiling
