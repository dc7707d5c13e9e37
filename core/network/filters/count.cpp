#include "core/network/filters/count.hpp"

#include <algorithm>

namespace quadrille::network {

using learning::Explanation;

[[clang::minsize]] void CountPart::open(const Network& network) {
  counts_.clear();
  variables_.clear();
  sets_.clear();
  std::size_t most = 0, most_literals = 0;
  for (const Network::Count& from : network.counts) {
    Count count = {static_cast<std::uint32_t>(variables_.size()), static_cast<std::uint32_t>(from.members.size()),
                   from.bound != Network::Count::none, from.low, from.high};
    std::size_t literals = 0;
    for (const auto& [variable, in] : from.members) {
      variables_.push_back(variable);
      sets_.push_back(in);
      literals += network.domains[variable].values;
    }
    if (count.has_bound) {
      const auto& domain = network.domains[from.bound];
      variables_.push_back(from.bound);
      sets_.push_back(0);
      count.low = domain.lowest;
      count.high = std::int64_t{domain.lowest} + domain.values - 1;
      literals += domain.values;
    }
    counts_.push_back(count);
    most = std::max<std::size_t>(most, count.size + 1);
    most_literals = std::max(most_literals, literals);
  }
  kept_.resize(most);
  literals_.reserve(most_literals);
  steps_ = 0;
}

bool CountPart::filter(std::uint32_t index, std::span<const Values> candidates) {
  const auto its = variables(index);
  for (std::size_t i = 0; i < its.size(); ++i) kept_[i] = candidates[its[i]];
  return narrow(
      counts_[index], [&](Variable variable) { return candidates[variable]; },
      [&](std::size_t place, Variable, Values values) { kept_[place] = values; });
}

// Too many must, too few may, or the bound has no number between: the first two need no more of the variables than one
// too many.
Explanation CountPart::explain(std::uint32_t index, Literal literal, std::uint32_t position, const Store& store,
                               const Trail& trail) {
  const Count& count = counts_[index];
  literals_.clear();
  constexpr Variable none = ~Variable{0};
  const Variable supposed = literal == no_literal ? none : store.variable_of(learning::variable_of(literal));
  const auto candidates = [&](Variable variable) {
    if (variable == supposed) return value_bit(store.value_of(learning::variable_of(literal)));
    return store.candidates_at(variable, position, trail);
  };
  const auto [must, may] = tally(count, candidates);
  const Variable bound = count.has_bound ? variables_[count.first + count.size] : none;
  const Values numbers = count.has_bound ? candidates(bound) : 0;
  const std::int64_t low = count.has_bound ? least(count, numbers) : count.low;
  const std::int64_t high = count.has_bound ? most(count, numbers) : count.high;
  const std::int64_t members = count.size;
  std::int64_t of_must = must, of_others = members - may;  // how many of these it takes
  Values missing = 0;                                      // of the bound: what it has to have lost
  if (must > high) {
    of_must = high + 1;
    of_others = 0;
    missing = between(count, high + 1, members);
  } else if (may < low) {
    of_must = 0;
    of_others = members - low + 1;
    missing = between(count, 0, low - 1);
  } else {
    missing = between(count, must, may);
  }
  for (std::uint32_t at = count.first; at < count.first + count.size; ++at) {
    const Values values = candidates(variables_[at]);
    const bool is_in = (values & ~sets_[at]) == 0, is_out = (values & sets_[at]) == 0;
    if (is_in ? of_must == 0 : !is_out || of_others == 0) continue;
    --(is_in ? of_must : of_others);
    if (variables_[at] != supposed) explain_member(at, is_in, position, store, trail);
  }
  if (count.has_bound && bound != supposed)
    for_values(missing, [&](unsigned value) { literals_.push_back(store.is_not(bound, value)); });
  return literals_;
}

// That a variable must have a value of its set, or cannot: the values that it has lost, or the one that it has.
void CountPart::explain_member(std::uint32_t at, bool must, std::uint32_t position, const Store& store,
                               const Trail& trail) {
  const Variable variable = variables_[at];
  const Values lost = store.all(variable) & (must ? ~sets_[at] : sets_[at]);
  const Values left = store.candidates_at(variable, position, trail);
  if (is_single(left) && !is_single(lost)) {
    literals_.push_back(store.is(variable, first_of(left)));
  } else {
    for_values(lost, [&](unsigned value) { literals_.push_back(store.is_not(variable, value)); });
  }
}

}  // namespace quadrille::network
