// One search by one engine, checked on the way, to compare engines with each other. Unlike search_contract.hpp this
// needs no test framework, so that the fuzzer can use it, and a search may remain unfinished.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "core/search/engine.hpp"
#include "core/text/text.hpp"

namespace quadrille::test {

/// The limits of a search, and the fuel of each slice.
struct RunBounds {
  std::uint64_t nodes = 200;
  std::uint64_t slice = ~std::uint64_t{0};
  bool only_counts = false;  ///< the engine counts: solutions that it shows are a sample, perhaps twice the same one
};

/// The result of a search.
struct EngineRun {
  std::string engine = {};
  bool refused = false;  ///< the engine refused the board
  bool ended = false;    ///< the whole tree was searched
  bool only_counts = false;
  Stats stats = {};
  std::string count = {};                   ///< in decimal
  std::vector<std::string> solutions = {};  ///< in the order in which they were found
  std::string fault = {};                   ///< the first rule that was broken; empty: none
};

/// How much two runs have in common.
enum class Same {
  tree,       ///< all: statistics, and solutions in their order, also where both were left at a limit
  solutions,  ///< the solutions of the whole tree, in any order
  count,      ///< one of them only counts
};

/// A contradiction between two runs, or an empty text.
std::string disagreement(const EngineRun& one, const EngineRun& other, Same same);

/// Notes twice found solutions, and whatever else can be seen at the end.
void judge_run(EngineRun& run);

/// Searches `board` from the root. `obeys(answer)` is the puzzle's rule; `show(answer)` turns a solution into what is
/// compared.
template <class Answer, class E, class Board, class Obeys, class Show>
EngineRun run_engine(std::string name, E& engine, const Board& board, RunBounds bounds, Obeys obeys, Show show) {
  EngineRun run;
  run.engine = std::move(name);
  run.only_counts = bounds.only_counts;
  const auto demand = [&run](bool holds, const char* what) {
    if (!holds && run.fault.empty()) run.fault = what;
  };
  run.refused = engine.open(board).has_value();
  if (run.refused) return run;
  demand(engine.stats() == Stats{} || engine.stats().nodes == 0, "an opened engine has counted nodes already");

  Answer answer;
  double behind = engine.fraction();
  demand(behind >= 0 && behind <= 1, "the fraction is below 0 or above 1");
  for (Step step = Step::paused; run.fault.empty() && engine.stats().nodes < bounds.nodes;) {
    const Stats before = engine.stats();
    const std::uint64_t slice = std::min(bounds.slice, bounds.nodes - before.nodes);
    Fuel fuel = {.nodes = slice};
    step = engine.advance(fuel);
    const Stats& after = engine.stats();
    demand(slice - fuel.nodes == after.nodes - before.nodes, "the fuel spent is not the nodes counted");
    demand(after.dead_ends >= before.dead_ends && after.depth >= before.depth, "a statistic shrank");
    demand(after.dead_ends <= after.nodes, "more dead ends than nodes");
    const double now = engine.fraction();
    demand(now >= behind, "the fraction shrank");
    demand(now >= 0 && now <= 1, "the fraction is below 0 or above 1");
    behind = now;
    engine.read(answer);  // possible at every pause
    if (step == Step::solution) {
      demand(run.only_counts || after.solutions == before.solutions + 1, "a solution was not counted once");
      demand(obeys(answer), "a solution breaks the rules");
      run.solutions.push_back(show(answer));
    }
    run.ended = step == Step::finished;
    if (run.ended) demand(now == 1, "the fraction is not 1 at the end");
    if (run.ended || (step == Step::paused && fuel.nodes > 0)) break;  // the latter: it has given up
  }
  run.stats = engine.stats();
  if constexpr (requires { engine.count(); }) {
    run.count = engine.count();
  } else {
    run.count = decimal(run.stats.solutions);
  }
  judge_run(run);
  return run;
}

}  // namespace quadrille::test
