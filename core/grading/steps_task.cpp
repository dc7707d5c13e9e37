#include "core/grading/steps_task.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "core/grading/grades.hpp"
#include "core/grading/step_text.hpp"
#include "core/steps/path.hpp"
#include "core/sudoku/sudoku.hpp"
#include "core/text/json.hpp"

namespace quadrille::grading {

namespace {

class StepsTask final : public Task {
 public:
  StepsTask(Question question, const sudoku::Board& board, Records& records)
      : question_(question), board_(board), records_(records) {}

  std::optional<Error> begin() override {
    Verdict verdict = Verdict::unique;
    if (board_.box <= 3) {
      verdict = check();
      if (verdict == Verdict::none || (verdict == Verdict::multiple && question_ == Question::grade)) {
        answer(verdict);
        return std::nullopt;
      }
    }
    const bool is_unique = verdict == Verdict::unique && board_.box <= 3;
    Level& level = levels_[board_.box - sudoku::smallest_box];
    if (level.layout == nullptr) {
      level.layout = std::make_unique<steps::Layout>(sudoku::houses_of(board_.box),
                                                     static_cast<std::uint32_t>(board_.size()), board_.side());
    }
    steps::Path path(*level.layout, is_unique);
    if (!path.begin(std::span(board_.cells).first(board_.size()))) {
      answer(Verdict::none);
    } else {
      walk(path, *level.layout);
    }
    return std::nullopt;
  }

 private:
  // What is kept for a size of board.
  struct Level {
    std::unique_ptr<steps::Layout> layout;
  };

  Verdict check() {
    auto& engine = engines_.of(Sudoku::choose(board_, Question::check, EngineChoice::automatic));
    if (engine.open(board_)) return Verdict::none;
    Search search(Question::check, Limits());
    for (;;) {
      Fuel fuel;
      if (search.advance(engine, fuel) == Step::finished) return search.verdict();
    }
  }

  void walk(steps::Path& path, const steps::Layout& layout) {
    unsigned rating = 0;
    steps::Technique technique = steps::Technique::full_house;
    while (path.advance()) {
      const steps::Deduction& step = path.step();
      if (step.rating > rating) {
        rating = step.rating;
        technique = step.technique;
      }
      if (question_ == Question::steps) records_.solution(step_json(step, layout));
    }
    const bool is_none = !path.is_solved() && path.position().is_contradictory();
    if (question_ == Question::grade && path.is_solved()) {
      std::string text;
      Json json(text);
      json.open('{').key("grade").text(grade_of(rating)).key("rating").raw(rating_text(rating));
      json.key("technique").text(name(technique)).close('}');
      records_.solution(text);
    }
    const Verdict reached = question_ == Question::steps ? Verdict::solved : Verdict::found;
    answer(path.is_solved() ? reached : is_none ? Verdict::none : Verdict::stuck);
  }

  void answer(Verdict verdict) { records_.answer(verdict, "", {}, "0"); }

  Question question_;
  const sudoku::Board& board_;
  Records& records_;
  EnginePool<sudoku::Board, sudoku::Board> engines_;
  std::array<Level, sudoku::largest_box - sudoku::smallest_box + 1> levels_;
};

}  // namespace

std::unique_ptr<Task> make_steps_task(const Request& request, const sudoku::Board& board, Records& records) {
  if (!is_about_steps(request.question)) return nullptr;
  return std::make_unique<StepsTask>(request.question, board, records);
}

}  // namespace quadrille::grading
