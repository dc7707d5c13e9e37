// The table of notations of Sudoku boards.
// Each notation has a file in text/; text/recognise.cpp detects which one a text is in. Tested by
// tests/core/sudoku_text_test.cpp and sudoku_links_test.cpp.
#pragma once

#include <array>
#include <cstddef>

#include "core/job/notation.hpp"
#include "core/puzzles/sudoku/board.hpp"

namespace quadrille::sudoku {

using BoardNotation = Notation<Board, Board>;

extern const std::array<BoardNotation, 9> notations;

}  // namespace quadrille::sudoku
