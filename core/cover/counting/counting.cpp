#include "core/cover/counting/counting.hpp"

namespace quadrille::cover {

std::optional<Error> Counting::open(const Problem& problem) {
  problem_ = &problem;
  winner_ = Winner::none;
  stats_ = {};
  has_memory_ = is_memorys_turn_ = false;
  turn_ = first_turn;
  left_ = problem.entries() <= most_entries ? first_look : unbounded;
  return enumeration_.open(problem);
}

Step Counting::advance(Fuel& fuel) {
  while (winner_ == Winner::none) {
    const std::uint64_t kept = fuel.nodes - std::min(fuel.nodes, left_);
    fuel.nodes -= kept;
    left_ -= fuel.nodes;
    const bool ended = (is_memorys_turn_ ? memory_.advance(fuel) : advance_enumeration(fuel)) == Step::finished;
    left_ += fuel.nodes;
    fuel.nodes += kept;
    if (ended) winner_ = is_memorys_turn_ ? Winner::memory : Winner::enumeration;
    sum_stats();
    if (ended) break;
    if (is_memorys_turn_ && memory_.has_given_up()) {
      is_memorys_turn_ = false;
      left_ = unbounded;
    }
    if (fuel.is_spent() && left_ > 0) return Step::paused;
    if (left_ == 0) start_next_turn();
  }
  return Step::finished;
}

// The number of nodes of enumeration's whole tree, estimated from the part that is done.
double Counting::nodes_expected() const {
  return static_cast<double>(enumeration_.stats().nodes) / std::max(enumeration_.fraction(), 1e-300);
}

void Counting::start_next_turn() {
  const double expected = nodes_expected();
  if (is_memorys_turn_) {
    is_memorys_turn_ = false;
    left_ = expected <= near_end_nodes ? near_end_factor * turn_ : turn_;
    turn_ *= 2;
    return;
  }
  if (!has_memory_) {
    if (expected <= few_nodes) {
      left_ = enumeration_.stats().nodes;
      return;
    }
    has_memory_ = true;
    memory_.open(*problem_, most_bytes_);
    const double states = memory_.state_bound();
    if (states <= few_states && states * alone_factor <= expected) turn_ = unbounded;
  }
  is_memorys_turn_ = true;
  left_ = turn_;
}

// Does not stop at solutions: only their number is needed.
Step Counting::advance_enumeration(Fuel& fuel) {
  Step step = Step::solution;
  while (step == Step::solution) step = enumeration_.advance(fuel);
  return step;
}

void Counting::sum_stats() {
  const Stats& listed = enumeration_.stats();
  const Stats remembered = has_memory_ ? memory_.stats() : Stats{};
  stats_.nodes = listed.nodes + remembered.nodes;
  stats_.dead_ends = listed.dead_ends + remembered.dead_ends;
  stats_.depth = std::max(listed.depth, remembered.depth);
  stats_.solutions = winner_ == Winner::memory ? remembered.solutions : listed.solutions;
}

double Counting::fraction() const {
  if (winner_ != Winner::none) return 1;
  return has_memory_ ? std::max(memory_.fraction(), enumeration_.fraction()) : enumeration_.fraction();
}

std::string Counting::count() const { return winner_ == Winner::memory ? memory_.count() : decimal(stats_.solutions); }

}  // namespace quadrille::cover
