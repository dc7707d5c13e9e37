// The table of notations of tilings. Tested by tests/core/tiling_text_test.cpp.
#pragma once

#include <array>

#include "core/job/notation.hpp"
#include "core/puzzles/tiling/board.hpp"

namespace quadrille::tiling {

using BoardNotation = Notation<Board, Answer>;

extern const std::array<BoardNotation, 2> notations;

}  // namespace quadrille::tiling
