#include "core/variant/hint_task.hpp"

#include <algorithm>
#include <vector>

#include "core/job/hint_record.hpp"
#include "core/job/step_record.hpp"
#include "core/variant/ladder.hpp"

namespace quadrille::variant {

namespace {

class HintTask final : public Task {
 public:
  HintTask(const Request& request, AnyPuzzle& puzzle, const Board& board, Records& records)
      : request_(request), puzzle_(puzzle), board_(board), records_(records) {}

  std::optional<Error> begin() override {
    Hint hint;
    if (auto refused = puzzle_.find_hint(hint)) return refused;
    HintSteps steps;
    if (hint.verdict == Verdict::stuck) ask_ladder(hint, steps);
    const bool may_mislead = hint.verdict == Verdict::found || hint.verdict == Verdict::stuck;
    if (may_mislead && has_no_solution(request_, puzzle_)) {
      hint = {};
      hint.verdict = Verdict::none;
      steps = {};
    }
    records_.solution(hint_record(hint, steps));
    records_.answer(hint.verdict, "", {}, "0");
    return std::nullopt;
  }

 private:
  void ask_ladder(Hint& hint, HintSteps& steps) {
    const LadderStep found = find_ladder_step(board_);
    if (!found.layout) return;
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
  }

  const Request& request_;
  AnyPuzzle& puzzle_;
  const Board& board_;
  Records& records_;
};

}  // namespace

std::unique_ptr<Task> make_hint_task(const Request& request, AnyPuzzle& puzzle, const Board& board, Records& records) {
  return std::make_unique<HintTask>(request, puzzle, board, records);
}

}  // namespace quadrille::variant
