#include "core/grading/hint_task.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/grading/board_steps.hpp"
#include "core/job/hint_record.hpp"
#include "core/job/step_record.hpp"

namespace quadrille::grading {

namespace {

// The steps of larger boards may take long.
constexpr unsigned largest_box = 4;

class HintTask final : public Task {
 public:
  HintTask(const Request& request, AnyPuzzle& puzzle, const sudoku::Board& board, Records& records)
      : request_(request), puzzle_(puzzle), board_(board), records_(records) {}

  std::optional<Error> begin() override {
    hint_ = {};
    if (auto refused = puzzle_.find_hint(hint_)) return refused;
    const Verdict verdict = steps_.check(board_);
    if (is_misleading(verdict)) {
      hint_ = {};
      hint_.verdict = Verdict::none;
    } else if ((hint_.ahead || hint_.verdict == Verdict::stuck) && board_.box <= largest_box) {
      layout_ = &steps_.layout_of(board_);
      path_.emplace(*layout_, verdict == Verdict::unique);
      path_->begin(std::span(board_.cells).first(board_.size()));
      taken_ = {};
      taken_.json = "[";
      return std::nullopt;
    }
    answer({});
    return std::nullopt;
  }

  bool is_busy() const override { return path_.has_value(); }

  // Takes the easiest steps up to a value in the place of the hint, if they lead to one.
  void advance(Fuel& fuel) override {
    while (is_busy() && fuel.work > 0) {
      switch (path_->look(fuel.work)) {
        case steps::Path::Look::open: return;
        case steps::Path::Look::step: note_step(); break;
        case steps::Path::Look::none: answer({}); break;
      }
    }
  }

  void stop() override {
    hint_ = {};
    hint_.verdict = Verdict::stopped;
    answer({});
  }

 private:
  // Whether the hint shows a step on a board without a solution. `verdict`: what is known of the board.
  bool is_misleading(Verdict verdict) {
    if (hint_.verdict != Verdict::found && hint_.verdict != Verdict::stuck) return false;
    if (board_.box <= BoardSteps::largest_solved_box) return verdict == Verdict::none;
    return has_no_solution(request_, puzzle_);
  }

  void note_step() {
    const steps::Deduction& step = path_->step();
    taken_.json.append(taken_.json.size() > 1 ? "," : "").append(step_record(step, *layout_));
    if (step.placed == cover::no_placement) {
      taken_.line.append(taken_.line.empty() ? "" : "; ").append(step_line(step, *layout_));
      return;
    }
    taken_.json += ']';
    hint_ = hint_of(step, *layout_);
    answer(taken_);
  }

  void answer(const HintSteps& steps) {
    records_.solution(hint_record(hint_, steps));
    records_.answer(hint_.verdict, "", {}, "0");
    path_.reset();
  }

  static Hint hint_of(const steps::Deduction& step, const steps::Layout& layout) {
    Hint hint;
    hint.verdict = Verdict::found;
    hint.values = layout.values();
    hint.columns = layout.values();
    hint.cell = step.placed / layout.values();
    hint.value = step.placed % layout.values() + 1;
    hint.rule = step.technique == steps::Technique::full_house ? std::string_view("last-cell") : name(step.technique);
    if (step.houses.empty()) return hint;
    hint.unit = layout.unit(step.houses[0]);
    for (const steps::Cell cell : layout.house(step.houses[0])) hint.cells.push_back(cell);
    return hint;
  }

  const Request& request_;
  AnyPuzzle& puzzle_;
  const sudoku::Board& board_;
  Records& records_;
  BoardSteps steps_;
  const steps::Layout* layout_ = nullptr;  // of the board at hand
  std::optional<steps::Path> path_;        // as long as there is no answer
  Hint hint_;
  HintSteps taken_;
};

}  // namespace

std::unique_ptr<Task> make_hint_task(const Request& request, AnyPuzzle& puzzle, const sudoku::Board& board,
                                     Records& records) {
  return std::make_unique<HintTask>(request, puzzle, board, records);
}

}  // namespace quadrille::grading
