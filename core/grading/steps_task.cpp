#include "core/grading/steps_task.hpp"

#include <span>
#include <string>

#include "core/grading/board_steps.hpp"
#include "core/grading/grades.hpp"
#include "core/grading/step_text.hpp"
#include "core/steps/path.hpp"
#include "core/text/json.hpp"

namespace quadrille::grading {

namespace {

class StepsTask final : public Task {
 public:
  StepsTask(Question question, const sudoku::Board& board, Records& records)
      : question_(question), board_(board), records_(records) {}

  std::optional<Error> begin() override {
    const Verdict verdict = steps_.check(board_);
    const bool is_large = board_.box > BoardSteps::largest_solved_box;
    if (verdict == Verdict::none || (verdict == Verdict::multiple && question_ == Question::grade && !is_large)) {
      answer(verdict);
      return std::nullopt;
    }
    const steps::Layout& layout = steps_.layout_of(board_);
    steps::Path path(layout, verdict == Verdict::unique);
    if (!path.begin(std::span(board_.cells).first(board_.size()))) {
      answer(Verdict::none);
    } else {
      walk(path, layout);
    }
    return std::nullopt;
  }

 private:
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
  BoardSteps steps_;
};

}  // namespace

std::unique_ptr<Task> make_steps_task(const Request& request, const sudoku::Board& board, Records& records) {
  if (!is_about_steps(request.question)) return nullptr;
  return std::make_unique<StepsTask>(request.question, board, records);
}

}  // namespace quadrille::grading
