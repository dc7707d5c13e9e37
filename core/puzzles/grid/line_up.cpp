#include "core/puzzles/grid/line_up.hpp"

#include <span>

namespace quadrille::grid {

namespace {

using Prospects = std::span<const Prospect>;
using Weights = std::span<std::int64_t>;

constexpr std::int64_t look = 20 * work_per_ms;

// Once memory has run out, the searches go on alone, and can be divided.
bool weigh(Prospects prospects, Weights weights, std::int64_t searches, std::int64_t memory) {
  weights[0] = searches;
  weights[1] = memory;
  return prospects[1].is_out;
}

// Most puzzles are done in the searches' first look. Paths that are not are done by memory within a third of a second
// where the board is narrow or has many ends (numberlinks to 12 columns); after that nobody knows.
bool weigh_paths(Prospects prospects, Weights weights) {
  const bool is_first = prospects[1].spent < 15 * look;
  return weigh(prospects, weights, is_first ? 0 : 32, is_first ? 64 : 32);
}

// Tight paths are decided sooner than all, but on small boards.
bool weigh_deciders(Prospects prospects, Weights weights) {
  if (prospects[2].is_out) return weigh_paths(prospects, weights);
  const bool is_first = prospects[2].spent < 60 * look;
  weigh(prospects, weights, is_first ? 0 : 4, is_first ? 4 : 20);
  weights[2] = is_first ? 60 : 40;
  return false;
}

// The searches are good at loops.
bool weigh_loops(Prospects prospects, Weights weights) { return weigh(prospects, weights, 56, 8); }

bool weigh_counters(Prospects prospects, Weights weights) {
  const Prospect& searches = prospects[0];
  const bool is_near = searches.expected <= static_cast<double>(look) && searches.spent <= 2 * look;
  return weigh(prospects, weights, is_near ? 64 : 8, is_near ? 0 : 56);
}

constexpr Contest finding_paths = {
    .counts = false, .first_look = look, .shortest_round = work_per_ms, .weigh = weigh_paths};
constexpr Contest deciding_paths = {
    .counts = false, .first_look = look, .shortest_round = work_per_ms, .weigh = weigh_deciders};
constexpr Contest finding_loops = {
    .counts = false, .first_look = look, .shortest_round = work_per_ms, .weigh = weigh_loops};
constexpr Contest counting = {
    .counts = true, .first_look = work_per_ms, .shortest_round = work_per_ms, .weigh = weigh_counters};

}  // namespace

PathFinders::PathFinders() : Portfolio(finding_paths) {}
PathDeciders::PathDeciders() : Portfolio(deciding_paths) {}
LoopFinders::LoopFinders() : Portfolio(finding_loops) {}
LineCounters::LineCounters() : Portfolio(counting) {}

}  // namespace quadrille::grid
