// The table of notations of Sudoku variants.
// Tested by tests/core/variant_text_test.cpp.
#pragma once

#include <array>
#include <cstddef>

#include "core/job/notation.hpp"
#include "core/puzzles/variant/board.hpp"

namespace quadrille::variant {

using BoardNotation = Notation<Board, Answer>;

extern const std::array<BoardNotation, 9> notations;

}  // namespace quadrille::variant
