// The table of notations of Sudoku variants that core reads; links of other programs are read in wasm/notations.
// Tested by tests/core/variant_text_test.cpp.
#pragma once

#include <array>

#include "core/job/notation.hpp"
#include "core/puzzles/variant/board.hpp"

namespace quadrille::variant {

using BoardNotation = Notation<Board, Answer>;

extern const std::array<BoardNotation, 6> notations;

}  // namespace quadrille::variant
