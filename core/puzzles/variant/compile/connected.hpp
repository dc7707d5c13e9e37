// What follows where several sets of values are to be connected in one area: in a plane, connected regions do not
// cross. After handler_docs/connected_values.md of Interactive Sudoku Solver (js/solver).
#pragma once

#include "core/network/network.hpp"
#include "core/puzzles/variant/board.hpp"

namespace quadrille::variant {

/// Adds sequences that follow from `network.connected`, which has whole areas: no square of 2×2 cells has two of the
/// sets on its diagonals, and around a rectangle two sets do not take turns twice.
void relate_connected(const Board& board, Network& network);

}  // namespace quadrille::variant
