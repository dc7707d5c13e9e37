// The table of notations of exact cover problems; `model`, `cnf` and `opb` are only written.
// notations.cpp detects the notation of a text; each notation has a file in text/. Tested by
// tests/core/cover_text_test.cpp.
#pragma once

#include <array>

#include "core/job/notation.hpp"
#include "core/puzzles/cover/board.hpp"

namespace quadrille::cover {

using BoardNotation = Notation<Board, Answer>;

extern const std::array<BoardNotation, 6> notations;

}  // namespace quadrille::cover
