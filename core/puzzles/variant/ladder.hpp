// The named techniques of Sudoku (core/steps) on a board with other rules: those that need only houses, and cells that
// differ. Uniqueness is none of them, because swapping two values may break another rule. The step is tried after
// everything that hint.hpp finds. Tested by tests/core/variant_ladder_test.cpp.
#pragma once

#include <memory>

#include "core/puzzles/variant/board.hpp"
#include "core/steps/deduction.hpp"

namespace quadrille::variant {

struct LadderStep {
  std::unique_ptr<const steps::Layout> layout;
  steps::Deduction step;
};

/// The easiest step. Without a layout: there is none, or the lines of the board do not have every value.
LadderStep find_ladder_step(const Board& board);

}  // namespace quadrille::variant
