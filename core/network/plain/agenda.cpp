#include "core/network/plain/agenda.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::network {

namespace {

// A constraint that has hardly run yet counts as one that fails once in forty runs.
constexpr double runs_before = 20, failures_before = 0.5;
// An implied constraint has had its chance after `least_runs`. It is kept if it takes a value away at least once in
// `most_runs_of_effect`; a failure is worth several such effects.
constexpr std::uint32_t least_runs = 500, most_runs_of_effect = 200, worth_of_failure = 5;

}  // namespace

[[clang::minsize]] void Agenda::open(std::size_t variables) {
  entries_.clear();
  pairs_.clear();
  variables_ = variables;
  contradictions_ = 0;
  next_ordering_ = first_ordering;
}

[[clang::minsize]] void Agenda::add(std::span<const Variable> variables, std::size_t cost, bool is_implied,
                                    bool is_of_ends) {
  for (const Variable variable : variables) pairs_.emplace_back(variable, static_cast<std::uint32_t>(entries_.size()));
  entries_.push_back({cost, is_implied, is_of_ends, 0, 0, 0});
}

[[clang::minsize]] void Agenda::start() {
  words_ = (entries_.size() + 63) / 64;
  order_.resize(entries_.size());
  for (std::uint32_t i = 0; i < order_.size(); ++i) order_[i] = i;
  order();
  waiting_.assign(words_, 0);
  for (std::size_t rank = 0; rank < order_.size(); ++rank) waiting_[rank / 64] |= std::uint64_t{1} << rank % 64;
}

[[clang::minsize]] void Agenda::order() {
  std::erase_if(order_, [&](std::uint32_t constraint) {
    const Entry& entry = entries_[constraint];
    const std::uint64_t worth = entry.effects + std::uint64_t{worth_of_failure} * entry.failures;
    return entry.is_implied && entry.runs >= least_runs && worth * most_runs_of_effect < entry.runs;
  });
  std::vector<double> cost_of_failure;
  for (const Entry& entry : entries_) {
    cost_of_failure.push_back(static_cast<double>(entry.cost) * (entry.runs + runs_before) /
                              (entry.failures + failures_before));
  }
  std::stable_sort(order_.begin(), order_.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return cost_of_failure[a] < cost_of_failure[b]; });
  std::vector<std::uint32_t> ranks(entries_.size(), nothing);
  for (std::uint32_t rank = 0; rank < order_.size(); ++rank) ranks[order_[rank]] = rank;
  words_ = (order_.size() + 63) / 64;
  wakes_.assign(2 * variables_ * words_, 0);
  for (const auto& [variable, constraint] : pairs_) {
    const std::uint32_t rank = ranks[constraint];
    if (rank == nothing) continue;
    const std::uint64_t bit = std::uint64_t{1} << rank % 64;
    wakes_[2 * variable * words_ + rank / 64] |= bit;
    if (!entries_[constraint].is_of_ends) wakes_[(2 * variable + 1) * words_ + rank / 64] |= bit;
  }
  for (Entry& entry : entries_) {
    entry.runs /= 2;
    entry.effects /= 2;
    entry.failures /= 2;
  }
}

void Agenda::forget() {
  std::fill(waiting_.begin(), waiting_.end(), 0);
  if (++contradictions_ < next_ordering_) return;
  next_ordering_ += std::min(next_ordering_, most_between);
  order();
}

}  // namespace quadrille::network
