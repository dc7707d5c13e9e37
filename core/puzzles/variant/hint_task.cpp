#include "core/puzzles/variant/hint_task.hpp"

#include <algorithm>
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
  // Where nothing is seen, a named step.
  bool find_further(Fuel&, Hint& hint, HintSteps& steps) override {
    if (hint.verdict != Verdict::stuck) return true;
    const LadderStep found = find_ladder_step(board_);
    if (!found.layout) return true;
    const steps::Deduction& step = found.step;
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
    steps.json = "[" + step_record(step, *found.layout) + "]";
    return true;
  }

  const Board& board_;
};

}  // namespace

std::unique_ptr<Task> make_hint_task(const Request& request, AnyPuzzle& puzzle, const Board& board, Records& records) {
  return std::make_unique<VariantHintTask>(request, puzzle, board, records);
}

}  // namespace quadrille::variant
