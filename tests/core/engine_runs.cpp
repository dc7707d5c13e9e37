#include "tests/core/engine_runs.hpp"

#include <sstream>

namespace quadrille::test {

namespace {

std::vector<std::string> sorted(std::vector<std::string> solutions) {
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

std::string shown(const EngineRun& run) {
  std::ostringstream out;
  out << run.engine << (run.ended ? ": " : " (not ended): ") << run.count << " solutions, " << run.stats.nodes
      << " nodes, " << run.stats.dead_ends << " dead ends, depth " << run.stats.depth;
  for (const std::string& solution : run.solutions) out << "\n  " << solution;
  return out.str();
}

bool is_less(const std::string& one, const std::string& other) {
  return one.size() != other.size() ? one.size() < other.size() : one < other;
}

// For a stopped run and a complete run: the complete run must have all solutions of the stopped run.
bool is_part(const EngineRun& part, const EngineRun& whole, Same same) {
  if (is_less(whole.count, part.count)) return false;
  const auto few = sorted(part.solutions), all = sorted(whole.solutions);
  return same == Same::count || std::includes(all.begin(), all.end(), few.begin(), few.end());
}

bool agree(const EngineRun& one, const EngineRun& other, Same same) {
  if (same == Same::tree) {
    return one.ended == other.ended && one.stats == other.stats && one.count == other.count &&
           one.solutions == other.solutions;
  }
  if (one.ended && other.ended) {
    return one.count == other.count && (same == Same::count || sorted(one.solutions) == sorted(other.solutions));
  }
  if (one.ended) return is_part(other, one, same);
  return !other.ended || is_part(one, other, same);
}

}  // namespace

void judge_run(EngineRun& run) {
  const auto all = sorted(run.solutions);
  if (run.fault.empty() && !run.only_counts && std::adjacent_find(all.begin(), all.end()) != all.end())
    run.fault = "a solution was found twice";
}

std::string disagreement(const EngineRun& one, const EngineRun& other, Same same) {
  for (const EngineRun* run : {&one, &other}) {
    if (!run->fault.empty()) return run->fault + ": " + shown(*run);
  }
  if (one.refused || other.refused || agree(one, other, same)) return "";
  return "the engines disagree:\n" + shown(one) + "\n--- and ---\n" + shown(other);
}

}  // namespace quadrille::test
