// Whether what hints for Kakuro say is so, by fillings that are found by trying.
#pragma once

#include "core/insight/hint.hpp"
#include "core/puzzles/kakuro/board.hpp"

namespace quadrille::test {

/// Requires that each reason of the hint says what is so, and that the value follows from what they leave.
void hold_to_reasons(const kakuro::Board& board, const Hint& hint);

}  // namespace quadrille::test
