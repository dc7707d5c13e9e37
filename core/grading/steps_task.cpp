#include "core/grading/steps_task.hpp"

#include <optional>
#include <span>
#include <string>

#include "core/grading/board_steps.hpp"
#include "core/grading/grades.hpp"
#include "core/job/step_record.hpp"
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
    layout_ = &steps_.layout_of(board_);
    path_.emplace(*layout_, verdict == Verdict::unique);
    rating_ = 0;
    technique_ = steps::Technique::full_house;
    if (!path_->begin(std::span(board_.cells).first(board_.size()))) answer(Verdict::none);
    return std::nullopt;
  }

  bool is_busy() const override { return path_.has_value(); }

  void advance(Fuel& fuel) override {
    while (fuel.work > 0) {
      switch (path_->look(fuel.work)) {
        case steps::Path::Look::open: return;
        case steps::Path::Look::step: note_step(); break;
        case steps::Path::Look::none: return conclude();
      }
    }
  }

  void stop() override { answer(Verdict::stopped); }

 private:
  void note_step() {
    const steps::Deduction& step = path_->step();
    if (step.rating > rating_) {
      rating_ = step.rating;
      technique_ = step.technique;
    }
    if (question_ == Question::steps) records_.solution(step_record(step, *layout_));
  }

  void conclude() {
    const bool is_solved = path_->is_solved(), is_none = !is_solved && path_->position().is_contradictory();
    if (question_ == Question::grade && is_solved) {
      std::string text;
      Json json(text);
      json.open('{').key("grade").text(grade_of(rating_)).key("rating").raw(rating_text(rating_));
      json.key("technique").text(name(technique_)).close('}');
      records_.solution(text);
    }
    const Verdict reached = question_ == Question::steps ? Verdict::solved : Verdict::found;
    answer(is_solved ? reached : is_none ? Verdict::none : Verdict::stuck);
  }

  void answer(Verdict verdict) {
    records_.answer(verdict, "", {}, "0");
    path_.reset();
  }

  Question question_;
  const sudoku::Board& board_;
  Records& records_;
  BoardSteps steps_;
  const steps::Layout* layout_ = nullptr;  // of the board at hand
  std::optional<steps::Path> path_;        // as long as there is no answer
  unsigned rating_ = 0;                    // of the hardest step so far
  steps::Technique technique_ = steps::Technique::full_house;
};

}  // namespace

std::unique_ptr<Task> make_steps_task(const Request& request, const sudoku::Board& board, Records& records) {
  if (!is_about_steps(request.question)) return nullptr;
  return std::make_unique<StepsTask>(request.question, board, records);
}

}  // namespace quadrille::grading
