// The table of notations of tilings; `model`, `cnf` and `opb` are only written. Tested by
// tests/core/tiling_text_test.cpp.
#pragma once

#include <array>

#include "core/job/notation.hpp"
#include "core/puzzles/tiling/board.hpp"

namespace quadrille::tiling {

using BoardNotation = Notation<Board, Answer>;

extern const std::array<BoardNotation, 5> notations;

}  // namespace quadrille::tiling
