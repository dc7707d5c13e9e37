#include "core/job/question.hpp"

#include <algorithm>

namespace quadrille {

Verdict verdict_of(Question question, std::uint64_t found) {
  switch (question) {
    case Question::solve: return found == 0 ? Verdict::none : Verdict::solved;
    case Question::check: return found == 0 ? Verdict::none : found == 1 ? Verdict::unique : Verdict::multiple;
    case Question::count: return Verdict::counted;
    case Question::list: return Verdict::listed;
    case Question::candidates: return found == 0 ? Verdict::none : Verdict::found;
    case Question::split: return Verdict::found;
    case Question::hint:
    case Question::steps:
    case Question::grade:
    case Question::why:
    case Question::generate:
    case Question::convert: break;  // answered without a search
  }
  return Verdict::stopped;
}

Step Search::advance(AnySearch& engine, Fuel& fuel) {
  const std::uint64_t found = engine.stats().solutions;
  if (found >= solutions_needed()) return finish(verdict_of(question_, found));
  if (found >= limits_.solutions) return finish(Verdict::stopped);
  const std::uint64_t before = engine.stats().nodes;
  Fuel portion = {fuel.work, std::min(fuel.nodes, limits_.nodes - std::min(limits_.nodes, before))};
  const Step step = engine.advance(portion);
  // An engine may spend more nodes than it was given.
  fuel = {portion.work, fuel.nodes - std::min(fuel.nodes, engine.stats().nodes - before)};
  if (step == Step::solution) return step;
  if (step == Step::finished) return finish(verdict_of(question_, found));
  return engine.stats().nodes >= limits_.nodes ? finish(Verdict::stopped) : Step::paused;
}

// The number of solutions that settles the answer.
std::uint64_t Search::solutions_needed() const {
  if (question_ == Question::solve) return 1;
  if (question_ == Question::check) return 2;
  return std::numeric_limits<std::uint64_t>::max();
}

Step Search::finish(Verdict verdict) {
  verdict_ = verdict;
  return Step::finished;
}

}  // namespace quadrille
