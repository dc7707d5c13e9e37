#include "core/cover/puzzle/line_up.hpp"

namespace quadrille::cover {

namespace {

// Measured: bit sets are 3 to 5 times as fast as links on packings, with colours, and on queens, and 1.5 to 3 times on
// all else, by lanes where items have few options. Where an option conflicts with so many that its masks are not kept,
// links win: 6 times with a million options over 2000 items. The line between is drawn by options times words of all
// sets.
bool suits_bits(const Problem& problem) {
  constexpr std::uint64_t most = std::uint64_t{1} << 27;
  return std::uint64_t{problem.options()} * (problem.entries() / 64 + problem.primary()) <= most;
}

using Weights = std::array<std::int64_t, 3>;

std::int64_t sum_of(const std::array<Prospect, 3>& prospects) {
  return prospects[0].spent + prospects[1].spent + prospects[2].spent;
}

}  // namespace

std::array<const Engines::Kind*, 3> Engines::kinds(const Board& board) {
  return {suits_bits(board) ? &bits : &links, &learning, &memory};
}

bool Engines::is_same(Answer one, Answer other) {
  std::sort(one.begin(), one.end());
  std::sort(other.begin(), other.end());
  return one == other;
}

Weights Finders::weigh(const std::array<Prospect, 3>& prospects) {
  const auto& [enumeration, learning, memory] = prospects;
  if (!memory.is_out && memory.spent < first_look) return {0, 0, 64};
  const double spent = static_cast<double>(sum_of(prospects));
  if (enumeration.expected <= 8 * spent) return {56, 4, 4};
  if (enumeration.expected <= 64 * spent) return {48, 12, 4};
  return spent < 1000.0 * work_per_ms ? Weights{40, 18, 6} : Weights{8, 48, 8};
}

// An estimate from the fraction done is right within a factor of two for permutations, queens and Langford's pairs; for
// packings it is much less exact at first. So memory may spend no more than enumeration until that has worked for some
// milliseconds. Then it may spend a part of what enumeration would need in all: if it wins, it wins by far, and if not,
// little is lost.
Weights Counters::weigh(const std::array<Prospect, 3>& prospects) {
  const auto& [enumeration, learning, memory] = prospects;
  constexpr double few = 20.0 * work_per_ms;
  if (enumeration.expected <= few && static_cast<double>(enumeration.spent) <= 2 * few) return {64, 0, 0};
  if (enumeration.spent < 10 * work_per_ms) return {32, 0, 32};
  const bool is_affordable = static_cast<double>(memory.spent) <= enumeration.expected / 12;
  const bool is_long = sum_of(prospects) > 1000 * work_per_ms;
  if (is_affordable) return {16, is_long ? 4 : 0, 48};
  return {60, is_long ? 2 : 0, 2};
}

}  // namespace quadrille::cover
