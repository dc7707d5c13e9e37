#include "core/grading/hint_task.hpp"

#include <span>
#include <string>
#include <string_view>

#include "core/grading/board_steps.hpp"
#include "core/grading/step_text.hpp"
#include "core/job/hint_record.hpp"
#include "core/text/json.hpp"

namespace quadrille::grading {

namespace {

// The steps of larger boards may take long.
constexpr unsigned largest_box = 4;

class HintTask final : public Task {
 public:
  HintTask(const AnyPuzzle& puzzle, const sudoku::Board& board, Records& records)
      : puzzle_(puzzle), board_(board), records_(records) {}

  std::optional<Error> begin() override {
    Hint hint;
    if (auto refused = puzzle_.find_hint(hint)) return refused;
    HintSteps steps;
    const Verdict verdict = steps_.check(board_);
    if (verdict == Verdict::none && hint.verdict != Verdict::none) {
      hint = {};
      hint.verdict = Verdict::none;
    } else if (hint.ahead || hint.verdict == Verdict::stuck) {
      walk(verdict == Verdict::unique, hint, steps);
    }
    records_.solution(hint_record(hint, steps));
    records_.answer(hint.verdict, "", {}, "0");
    return std::nullopt;
  }

 private:
  // Takes the easiest steps up to a value in the place of `hint`, if they lead to one.
  void walk(bool is_unique, Hint& hint, HintSteps& steps) {
    if (board_.box > largest_box) return;
    const steps::Layout& layout = steps_.layout_of(board_);
    steps::Path path(layout, is_unique);
    path.begin(std::span(board_.cells).first(board_.size()));
    HintSteps taken;
    Json json(taken.json);
    json.open('[');
    while (path.advance()) {
      json.raw(step_json(path.step(), layout));
      if (path.step().placed == cover::no_placement) {
        taken.line.append(taken.line.empty() ? "" : "; ").append(line_of(path.step(), layout));
        continue;
      }
      json.close(']');
      steps = taken;
      hint = hint_of(path.step(), layout);
      return;
    }
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

  const AnyPuzzle& puzzle_;
  const sudoku::Board& board_;
  Records& records_;
  BoardSteps steps_;
};

}  // namespace

std::unique_ptr<Task> make_hint_task(const AnyPuzzle& puzzle, const sudoku::Board& board, Records& records) {
  return std::make_unique<HintTask>(puzzle, board, records);
}

}  // namespace quadrille::grading
