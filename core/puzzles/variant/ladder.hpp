// The named techniques of Sudoku (core/steps) on a board with other rules: those that need only houses, and cells that
// differ. Uniqueness is none of them, because swapping two values may break another rule. The step is tried after
// everything that hint.hpp finds. Tested by tests/core/variant_ladder_test.cpp.
#pragma once

#include <cstddef>
#include <memory>

#include "core/puzzles/variant/board.hpp"
#include "core/search/engine.hpp"
#include "core/steps/deduction.hpp"
#include "core/steps/position.hpp"
#include "core/steps/scratch.hpp"

namespace quadrille::variant {

/// Looks for the easiest step.
class Ladder {
 public:
  explicit Ladder(const Board& board);

  /// Goes on until the fuel is spent (false), or it is known whether there is a step.
  bool advance(Fuel& fuel);
  /// Whether there is one. Where the lines of the board do not have every value, there is none.
  bool has_found() const { return has_found_; }
  const steps::Deduction& step() const { return step_; }
  const steps::Layout& layout() const { return *layout_; }

 private:
  std::unique_ptr<const steps::Layout> layout_;  // null if there is nothing to look at
  std::unique_ptr<steps::Position> position_;
  std::unique_ptr<steps::Scratch> scratch_;
  std::size_t next_ = 0;  // technique
  bool has_found_ = false;
  steps::Deduction step_;
};

}  // namespace quadrille::variant
