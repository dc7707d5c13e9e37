// A question asked of an engine: how many solutions settle it, and what the verdict then is.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string_view>

#include "core/search/engine.hpp"

namespace quadrille {

enum class Question : std::uint8_t { solve, check, count, list };
enum class Verdict : std::uint8_t { solved, none, unique, multiple, counted, listed, stopped };

constexpr std::string_view name(Verdict verdict) {
  constexpr std::string_view names[] = {"solved", "none", "unique", "multiple", "counted", "listed", "stopped"};
  return names[static_cast<std::size_t>(verdict)];
}

/// Where to give up. Neither is ever reached by default.
struct Limits {
  std::uint64_t solutions = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
};

/// Drives one engine through one question. `advance` returns `paused` when fuel is gone, `solution` at each solution that
/// counts, and `finished` when `verdict` stands; a verdict never claims more than the search has shown.
class Search {
 public:
  Search() = default;
  Search(Question question, Limits limits) : question_(question), limits_(limits) {}

  template <class E>
  Step advance(E& engine, std::uint64_t& fuel) {
    const std::uint64_t found = engine.stats().solutions;
    if (found >= enough()) return settle(found >= limits_.solutions && found < settling() ? Verdict::stopped : verdict_at(found));
    const std::uint64_t left = limits_.nodes - std::min(limits_.nodes, engine.stats().nodes);
    std::uint64_t portion = std::min(fuel, left);
    fuel -= portion;
    const Step step = engine.advance(portion);
    fuel += portion;
    if (step == Step::solution) return step;
    if (step == Step::finished) return settle(verdict_at(found));
    return engine.stats().nodes >= limits_.nodes ? settle(Verdict::stopped) : Step::paused;
  }

  Verdict verdict() const { return verdict_; }

 private:
  // The number of solutions that settles the question whatever comes after.
  std::uint64_t settling() const {
    if (question_ == Question::solve) return 1;
    if (question_ == Question::check) return 2;
    return std::numeric_limits<std::uint64_t>::max();
  }
  std::uint64_t enough() const { return std::min(settling(), limits_.solutions); }

  Verdict verdict_at(std::uint64_t found) const {
    switch (question_) {
      case Question::solve: return found == 0 ? Verdict::none : Verdict::solved;
      case Question::check: return found == 0 ? Verdict::none : found == 1 ? Verdict::unique : Verdict::multiple;
      case Question::count: return Verdict::counted;
      case Question::list: return Verdict::listed;
    }
    return Verdict::stopped;
  }

  Step settle(Verdict verdict) {
    verdict_ = verdict;
    return Step::finished;
  }

  Question question_ = Question::solve;
  Limits limits_;
  Verdict verdict_ = Verdict::stopped;
};

}  // namespace quadrille
