// The table of notations of Sudoku boards.
// Detection is in notations.cpp, each notation in text/. Tested by tests/core/sudoku_text_test.cpp.
#pragma once

#include <array>

#include "core/search/notation.hpp"
#include "core/sudoku/board.hpp"

namespace quadrille::sudoku {

using BoardNotation = Notation<Board, Board>;

extern const std::array<BoardNotation, 4> notations;

}  // namespace quadrille::sudoku
