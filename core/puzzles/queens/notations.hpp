// The table of notations of queens boards; `model`, `cnf` and `opb` are only written. Tested by
// tests/core/queens_text_test.cpp.
#pragma once

#include <array>

#include "core/job/notation.hpp"
#include "core/puzzles/queens/board.hpp"

namespace quadrille::queens {

using BoardNotation = Notation<Board, Board>;

extern const std::array<BoardNotation, 6> notations;

}  // namespace quadrille::queens
