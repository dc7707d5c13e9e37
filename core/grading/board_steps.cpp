#include "core/grading/board_steps.hpp"

#include "core/puzzles/sudoku/sudoku.hpp"

namespace quadrille::grading {

Verdict BoardSteps::check(const sudoku::Board& board) {
  if (board.box > largest_solved_box) return Verdict::multiple;
  auto& engine = engines_.of(Sudoku::choose(board, Question::check, EngineChoice::automatic));
  if (engine.open(board)) return Verdict::none;
  Search search(Question::check, Limits());
  for (;;) {
    Fuel fuel;
    if (search.advance(engine, fuel) == Step::finished) return search.verdict();
  }
}

const steps::Layout& BoardSteps::layout_of(const sudoku::Board& board) {
  auto& layout = layouts_[board.box - sudoku::smallest_box];
  if (layout == nullptr) {
    layout = std::make_unique<steps::Layout>(sudoku::houses_of(board.box), static_cast<std::uint32_t>(board.size()),
                                             board.side());
  }
  return *layout;
}

}  // namespace quadrille::grading
