#include "core/grading/hint_task.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/grading/board_steps.hpp"
#include "core/job/hint_task.hpp"
#include "core/job/step_record.hpp"

namespace quadrille::grading {

namespace {

// The steps of larger boards may take long.
constexpr unsigned largest_box = 4;

class SudokuHintTask final : public HintTask {
 public:
  SudokuHintTask(const Request& request, AnyPuzzle& puzzle, const sudoku::Board& board, Records& records)
      : HintTask(request, puzzle, records), board_(board) {}

 private:
  std::optional<bool> know_none() override {
    if (board_.box > BoardSteps::largest_solved_box) return std::nullopt;
    return steps_.check(board_) == Verdict::none;
  }

  // Takes the easiest steps up to a value in the place of the hint, if they lead to one.
  bool find_further(Fuel& fuel, Hint& hint, HintSteps& taken) override {
    if (!hint.ahead && hint.verdict != Verdict::stuck) return true;
    if (board_.box > largest_box) return true;
    if (!path_) begin_path(taken);
    while (fuel.work > 0) {
      switch (path_->look(fuel.work)) {
        case steps::Path::Look::open: return false;
        case steps::Path::Look::none: taken = {}; return end_path();
        case steps::Path::Look::step:
          if (!note_step(hint, taken)) break;
          return end_path();
      }
    }
    return false;
  }

  void forget() override { path_.reset(); }

  void begin_path(HintSteps& taken) {
    layout_ = &steps_.layout_of(board_);
    path_.emplace(*layout_, steps_.check(board_) == Verdict::unique);
    path_->begin(std::span(board_.cells).first(board_.size()));
    taken.json = "[";
  }

  bool end_path() {
    path_.reset();
    return true;
  }

  // True if the step is the last one: it places a value.
  bool note_step(Hint& hint, HintSteps& taken) const {
    const steps::Deduction& step = path_->step();
    taken.json.append(taken.json.size() > 1 ? "," : "").append(step_record(step, *layout_));
    if (step.placed == cover::no_placement) {
      taken.line.append(taken.line.empty() ? "" : "; ").append(step_line(step, *layout_));
      return false;
    }
    taken.json += ']';
    hint = hint_of(step, *layout_);
    return true;
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

  const sudoku::Board& board_;
  BoardSteps steps_;
  const steps::Layout* layout_ = nullptr;  // of the board at hand
  std::optional<steps::Path> path_;        // as long as steps are looked for
};

}  // namespace

std::unique_ptr<Task> make_hint_task(const Request& request, AnyPuzzle& puzzle, const sudoku::Board& board,
                                     Records& records) {
  return std::make_unique<SudokuHintTask>(request, puzzle, board, records);
}

}  // namespace quadrille::grading
