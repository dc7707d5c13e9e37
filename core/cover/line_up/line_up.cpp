#include "core/cover/line_up/line_up.hpp"

#include <span>

#include "core/sort.hpp"

namespace quadrille::cover {

namespace {

using Prospects = std::span<const Prospect>;
using Weights = std::span<std::int64_t>;

// Measured: bit sets are 3 to 5 times as fast as links on packings, with colours, and on queens, and 1.5 to 3 times on
// all else, by lanes where items have few options. Where an option has too many conflicts for its masks to be kept,
// links win: 6 times with a million options over 2000 items. The line between is drawn by options times words of all
// sets. With multiplicities bit sets are 1.2 to 3 times as fast as links where items have few options, and 2 to 5 times
// on packings.
bool suits_bits(const Problem& problem) {
  constexpr std::uint64_t most = std::uint64_t{1} << 27;
  return std::uint64_t{problem.options()} * (problem.entries() / 64 + problem.primary()) <= most;
}

constexpr std::int64_t look = 20 * work_per_ms;
constexpr std::int64_t second = 1000 * work_per_ms;

double sum_of(Prospects prospects) {
  return static_cast<double>(prospects[0].spent + prospects[1].spent + prospects[2].spent);
}

// The contest goes on.
bool weigh(Weights weights, std::int64_t enumeration, std::int64_t learning, std::int64_t memory) {
  weights[0] = enumeration;
  weights[1] = learning;
  weights[2] = memory;
  return false;
}

// Memory has a look as long as enumeration's: what it can prove, it mostly proves in milliseconds. Then enumeration has
// the largest part, and nearly all when the fraction done says that it will end soon. After some seconds that says
// less, for it may have hardly grown: then enumeration has half at most, and a small part where no end is near.
bool weigh_finders(Prospects prospects, Weights weights) {
  const auto &enumeration = prospects[0], &memory = prospects[2];
  const double spent = sum_of(prospects);
  if (!memory.is_out && memory.spent < look) return weigh(weights, 0, 0, 64);
  const bool is_near = enumeration.expected <= 8 * spent, is_not_far = enumeration.expected <= 64 * spent;
  if (spent > 3.0 * second) return is_near ? weigh(weights, 32, 26, 6) : weigh(weights, 8, 48, 8);
  if (is_near) return weigh(weights, 56, 4, 4);
  if (is_not_far) return weigh(weights, 48, 12, 4);
  if (spent < 1.0 * second) return weigh(weights, 40, 18, 6);
  return weigh(weights, 8, 48, 8);
}

// What enumeration needs in all, estimated from the part that is done, is right within a factor of two for
// permutations, queens and Langford's pairs, and far too much at first for many others. Memory may spend a part of
// that: if it wins, it wins by far, and if not, little is lost; then enumeration goes on alone. If memory has hardly
// begun after a look, it gets less at a time, and after a third of a second enough to be done with soon. Where no
// enumeration would end soon, memory has nearly everything, and learning a part, until memory is out or has had a
// minute without an end in sight.
bool weigh_counters(Prospects prospects, Weights weights) {
  const auto &enumeration = prospects[0], &learning = prospects[1], &memory = prospects[2];
  const double expected = enumeration.expected, remembered = static_cast<double>(memory.spent);
  const double spent = sum_of(prospects);
  const bool is_long = spent > static_cast<double>(second);
  if (expected <= look && enumeration.spent <= 2 * look) return weigh(weights, 64, 0, 0);
  if (expected > 1000.0 * second) {
    const bool is_hopeless = memory.is_out || (remembered > 60.0 * second && memory.expected > expected);
    return (is_hopeless && (learning.is_out || learning.spent > second)) || weigh(weights, 8, is_long ? 4 : 0, 52);
  }
  if (memory.is_out || remembered > expected / 20) return spent > 0.3 * second || weigh(weights, 62, 0, 1);
  const bool has_hardly_begun = memory.spent > look / 2 && memory.expected > 8 * remembered;
  const std::int64_t little = spent > 0.3 * second ? 16 : 4;
  return weigh(weights, 32, is_long ? 4 : 0, has_hardly_begun ? little : 32);
}

constexpr Contest finding = {
    .counts = false, .first_look = look, .shortest_round = work_per_ms, .weigh = weigh_finders};
constexpr Contest counting = {
    .counts = true, .first_look = work_per_ms, .shortest_round = work_per_ms, .weigh = weigh_counters};

}  // namespace

std::array<const LineUp::Kind*, 3> LineUp::kinds(const Problem& problem) {
  return {suits_bits(problem) ? &bits : &links, &learning, &memory};
}

bool LineUp::is_same(Answer one, Answer other) {
  sort_numbers(one);
  sort_numbers(other);
  return one == other;
}

Finders::Finders() : Portfolio(finding) {}
Counters::Counters() : Portfolio(counting) {}

}  // namespace quadrille::cover
