#include "core/puzzles/variant/hint_task.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/job/hint_task.hpp"
#include "core/job/step_record.hpp"
#include "core/puzzles/variant/ladder.hpp"

namespace quadrille::variant {

namespace {

class VariantHintTask final : public HintTask {
 public:
  VariantHintTask(const Request& request, AnyPuzzle& puzzle, const Board& board, Records& records)
      : HintTask(request, puzzle, records), board_(board) {}

 private:
  // If nothing is seen, a named step.
  bool find_further(Fuel& fuel, Hint& hint, HintSteps& steps) override {
    if (hint.verdict != Verdict::stuck) return true;
    if (!ladder_) ladder_.emplace(board_);
    if (!ladder_->advance(fuel)) return false;
    if (ladder_->has_found()) show(ladder_->step(), hint, steps);
    ladder_.reset();
    return true;
  }

  void show(const steps::Deduction& step, Hint& hint, HintSteps& steps) const {
    const std::uint32_t values = board_.shape.values;
    hint.verdict = Verdict::found;
    hint.rule = name(step.technique);
    if (step.placed != cover::no_placement) {
      hint.cell = step.placed / values;
      hint.value = step.placed % values + 1;
    } else {
      std::vector<cover::Placement> sorted = step.eliminated;
      std::sort(sorted.begin(), sorted.end());
      for (const cover::Placement gone : sorted) hint.eliminated.push_back({gone / values, gone % values + 1});
    }
    for (const cover::Placement shown : step.pattern) {
      const std::uint32_t cell = shown / values;
      if (std::find(hint.because.begin(), hint.because.end(), cell) == hint.because.end()) hint.because.push_back(cell);
    }
    steps.json = "[" + step_record(step, ladder_->layout()) + "]";
  }

  void forget() override { ladder_.reset(); }

  const Board& board_;
  std::optional<Ladder> ladder_;  // as long as a step is looked for
};

}  // namespace

std::unique_ptr<Task> make_hint_task(const Request& request, AnyPuzzle& puzzle, const Board& board, Records& records) {
  return std::make_unique<VariantHintTask>(request, puzzle, board, records);
}

}  // namespace quadrille::variant
