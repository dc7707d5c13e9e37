// The table of notations of Kakuro boards; `model`, `cnf` and `opb` are only written.
// notations.cpp detects the notation of a text; each notation has a file in text/. Tested by
// tests/core/kakuro_text_test.cpp.
#pragma once

#include <array>
#include <cstddef>

#include "core/job/notation.hpp"
#include "core/puzzles/kakuro/board.hpp"

namespace quadrille::kakuro {

using BoardNotation = Notation<Board, Answer>;

extern const std::array<BoardNotation, 8> notations;

}  // namespace quadrille::kakuro
