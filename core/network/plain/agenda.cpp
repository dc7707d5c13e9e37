#include "core/network/plain/agenda.hpp"

#include <algorithm>

namespace quadrille::network {

namespace {

// A constraint that has hardly run yet counts as one that fails once in forty runs.
constexpr double runs_before = 20, failures_before = 0.5;
// An implied constraint has had its chance after `least_runs`. It is kept if it takes a value away at least once in
// `most_runs_of_effect`; a failure is worth several such effects.
constexpr std::uint32_t least_runs = 500, most_runs_of_effect = 200, worth_of_failure = 5;

}  // namespace

[[clang::minsize]] void Agenda::open(std::size_t variables) {
  variables_ = variables;
  constraints_.clear();
  learnt_.contradictions = 0;
  learnt_.next_ordering = first_ordering;
}

[[clang::minsize]] void Agenda::add(std::span<const Variable> variables, std::size_t cost, bool is_implied,
                                    bool is_of_ends) {
  constraints_.push_back({variables, cost, is_implied, is_of_ends});
}

[[clang::minsize]] void Agenda::start() {
  const std::size_t size = constraints_.size();
  rows_.open(variables_, [&](auto visit) {
    for (const Constraint& constraint : constraints_)
      for (const Variable variable : constraint.variables) visit(variable);
  });
  waiting_.open(size);
  learnt_.tallies.assign(size, {});
  learnt_.order.resize(size);
  ranks_.resize(size);
  cost_of_failure_.resize(size);
  for (std::uint32_t i = 0; i < size; ++i) learnt_.order[i] = ranks_[i] = i;
  order();
  for (std::uint32_t i = 0; i < size; ++i) waiting_.add(i);
}

// The order of those that cost the same stays.
[[clang::minsize]] void Agenda::order() {
  auto& [tallies, order, contradictions, next_ordering] = learnt_;
  std::erase_if(order, [&](std::uint32_t constraint) {
    const Tally& tally = learnt_.tallies[constraint];
    const std::uint64_t worth = tally.effects + std::uint64_t{worth_of_failure} * tally.failures;
    return constraints_[constraint].is_implied && tally.runs >= least_runs && worth * most_runs_of_effect < tally.runs;
  });
  for (std::size_t i = 0; i < tallies.size(); ++i) {
    cost_of_failure_[i] = static_cast<double>(constraints_[i].cost) * (tallies[i].runs + runs_before) /
                          (tallies[i].failures + failures_before);
  }
  std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    if (cost_of_failure_[a] != cost_of_failure_[b]) return cost_of_failure_[a] < cost_of_failure_[b];
    return ranks_[a] < ranks_[b];
  });
  for (auto& [runs, effects, failures] : tallies) {
    runs /= 2;
    effects /= 2;
    failures /= 2;
  }
  rank();
}

// Writes what depends on the order.
[[clang::minsize]] void Agenda::rank() {
  const auto& order = learnt_.order;
  std::fill(ranks_.begin(), ranks_.end(), nothing);
  rows_.clear();
  for (std::uint32_t rank = 0; rank < order.size(); ++rank) {
    ranks_[order[rank]] = rank;
    const Constraint& constraint = constraints_[order[rank]];
    const std::uint64_t bit = std::uint64_t{1} << rank % 64, inner = constraint.is_of_ends ? 0 : bit;
    for (const Variable variable : constraint.variables) {
      if (Woken* const last = rows_.last(variable); last != nullptr && last->word == rank / 64) {
        last->all |= bit;
        last->inner |= inner;
      } else {
        rows_.add(variable, {rank / 64, bit, inner});
      }
    }
  }
}

void Agenda::forget() {
  waiting_.clear();
  if (++learnt_.contradictions < learnt_.next_ordering) return;
  learnt_.next_ordering += std::min(learnt_.next_ordering, most_between);
  order();
}

[[clang::minsize]] void Agenda::recall(const Learnt& learnt) {
  waiting_.clear();
  const bool has_same_order = learnt.order == learnt_.order;
  learnt_ = learnt;
  if (!has_same_order) rank();
}

}  // namespace quadrille::network
