// The table of notations of Kakuro boards.
// Detection is in notations.cpp, each notation in text/. Tested by tests/core/kakuro_text_test.cpp.
#pragma once

#include <array>

#include "core/job/notation.hpp"
#include "core/kakuro/board.hpp"

namespace quadrille::kakuro {

using BoardNotation = Notation<Board, Answer>;

extern const std::array<BoardNotation, 3> notations;

}  // namespace quadrille::kakuro
