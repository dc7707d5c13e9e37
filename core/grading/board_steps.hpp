// What the tasks about steps know of a board: whether its solution is the only one, and the path of steps from it.
#pragma once

#include <array>
#include <memory>

#include "core/job/question.hpp"
#include "core/puzzles/sudoku/board.hpp"
#include "core/steps/path.hpp"

namespace quadrille::grading {

class BoardSteps {
 public:
  /// Boards up to 9×9 are solved, which takes no time, so that steps may use that the solution is the only one.
  static constexpr unsigned largest_solved_box = 3;

  /// none, unique or multiple; of larger boards that is not found out, and they are taken for `multiple`.
  Verdict check(const sudoku::Board& board);

  /// The layout for the steps of a board of this size. It lives as long as this object.
  const steps::Layout& layout_of(const sudoku::Board& board);

 private:
  EnginePool<sudoku::Board, sudoku::Board> engines_;
  std::array<std::unique_ptr<steps::Layout>, sudoku::largest_box - sudoku::smallest_box + 1> layouts_;
};

}  // namespace quadrille::grading
