#include "core/job/hint_task.hpp"

#include "core/search/engine.hpp"

namespace quadrille {

namespace {

/// The work of the search that may refute the board: at most 50 ms, since a person waits for the step.
constexpr std::int64_t most_work = 50 * work_per_ms;

}  // namespace

std::optional<Error> HintTask::begin() {
  hint_ = {};
  steps_ = {};
  forget();
  refutation_ = nullptr;
  left_ = most_work;
  search_.reset();
  auto refused = puzzle_.open_hint(search_);
  if (!refused) stage_ = Stage::look;
  return refused;
}

void HintTask::advance(Fuel& fuel) {
  while (is_busy() && !fuel.is_spent()) {
    switch (stage_) {
      case Stage::look:
        if (!search_->advance(fuel)) return;
        hint_ = search_->take();
        search_.reset();
        stage_ = Stage::refute;
        break;
      case Stage::refute: refute(fuel); break;
      case Stage::further:
        if (!find_further(fuel, hint_, steps_)) return;
        if (hint_.verdict == Verdict::stuck && puzzle_.has_more_reasons()) {
          search_ = puzzle_.open_reasons(reasoning::Goal::step);
          stage_ = Stage::reason;
        } else {
          answer();
        }
        break;
      case Stage::reason:
        if (!search_->advance(fuel)) return;
        hint_ = search_->take();
        search_.reset();
        answer();
        break;
      case Stage::answered: return;
    }
  }
}

void HintTask::stop() {
  hint_ = {};
  hint_.verdict = Verdict::stopped;
  steps_ = {};
  search_.reset();
  answer();
}

// One slice of the search for whether the board has no solution, before a hint shows a step.
void HintTask::refute(Fuel& fuel) {
  const bool may_mislead = hint_.verdict == Verdict::found || hint_.verdict == Verdict::stuck;
  std::optional<bool> has_none = may_mislead ? know_none() : false;
  if (!has_none && refutation_ == nullptr) {
    const auto opened = puzzle_.open(Question::solve, EngineChoice::automatic, request_.memory);
    if (opened.refused) has_none = false;
    refutation_ = opened.search;
  }
  if (!has_none) {
    const Step step = advance_within(left_, *refutation_, fuel);
    if (step != Step::paused || left_ <= 0) has_none = step == Step::finished;
  }
  if (!has_none) return;
  stage_ = Stage::further;
  if (!*has_none) return;
  hint_ = {};
  hint_.verdict = Verdict::none;
  answer();
}

void HintTask::answer() {
  records_.solution(hint_record(hint_, steps_));
  records_.answer(hint_.verdict, "", {}, "0");
  stage_ = Stage::answered;
}

}  // namespace quadrille
