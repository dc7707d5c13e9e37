#include "core/network/proof/statements.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <type_traits>

namespace quadrille::network {

using learning::Explanation;
using learning::is_negative;
using learning::positive;
using learning::variable_of;

static_assert(std::is_same_v<Filters::WithReasons,
                             std::tuple<SumPart, CountPart, SequencePart, ConnectedPart, LabelledPart, LinesPart>>,
              "the lists of `of_filter` are in this order, and disjunctions come behind them");

void ProofStatements::describe(std::shared_ptr<const Network> network, std::shared_ptr<const Origins> origins) {
  network_ = std::move(network);
  origins_ = std::move(origins);
  links_.assign(network_->domains.size(), {});
  for (std::uint32_t i = 0; i < network_->different.size(); ++i)
    for (const Variable variable : network_->different[i].variables) links_[variable].push_back({false, i});
  for (std::uint32_t i = 0; i < network_->relations.size(); ++i)
    for (const Variable variable : {network_->relations[i].a, network_->relations[i].b})
      links_[variable].push_back({true, i});
  numbers_.clear();
  const std::size_t first_selector = network_->domains.size() - network_->disjunctions.size();
  for (std::size_t variable = 0; variable < network_->domains.size(); ++variable)
    for (std::uint32_t value = 0; value < network_->domains[variable].values; ++value) {
      std::uint32_t number = 0;
      if (variable < network_->cells) number = static_cast<std::uint32_t>(numbers_.size()) + 1;
      if (variable >= first_selector) {
        const Origins::Selector& selector = origins_->selectors[variable - first_selector];
        if (selector.branches.size() > 1) number = selector.first + selector.branches[value];
      }
      numbers_.push_back(number);
    }
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> ProofStatements::impossible_branches() const {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> all;
  for (std::size_t i = 0; i < origins_->selectors.size(); ++i) {
    const Origins::Selector& selector = origins_->selectors[i];
    if (selector.branches.size() < 2) continue;
    for (const std::uint32_t branch : selector.impossible)
      all.emplace_back(origins_->disjunctions[i], selector.first + branch);
  }
  return all;
}

std::uint32_t ProofStatements::of_filter(std::size_t filter, std::uint32_t index) const {
  const std::vector<std::uint32_t>* const lists[] = {&origins_->sums,        &origins_->counts,   &origins_->sequences,
                                                     &origins_->connected,   &origins_->labelled, &origins_->lines,
                                                     &origins_->disjunctions};
  return (*lists[filter])[index];
}

std::pair<Variable, Values> ProofStatements::supports(const Network::Relation& relation, Pair pair) const {
  const unsigned value = store_->value_of(pair);
  if (relation.a == store_->variable_of(pair)) return {relation.b, relation.allowed[value] & store_->all(relation.b)};
  Values values = 0;
  for (unsigned other = 0; other < relation.allowed.size(); ++other)
    if ((relation.allowed[other] >> value & 1) != 0) values |= value_bit(other);
  return {relation.a, values};
}

std::uint32_t ProofStatements::of_two(Pair pair, Pair other) const {
  const Variable variable = store_->variable_of(other);
  const unsigned value = store_->value_of(other);
  for (const auto& [is_relation, index] : links_[store_->variable_of(pair)]) {
    if (is_relation) {
      const auto [to, allowed] = supports(network_->relations[index], pair);
      if (to == variable && (allowed >> value & 1) == 0) return origins_->relations[index];
    } else if (store_->value_of(pair) == value) {
      const auto& members = network_->different[index].variables;
      if (std::binary_search(members.begin(), members.end(), variable)) return origins_->different[index];
    }
  }
  return 0;
}

std::uint32_t ProofStatements::without_support(Pair pair, std::uint32_t position, const Trail& trail) const {
  for (const auto& [is_relation, index] : links_[store_->variable_of(pair)]) {
    if (!is_relation) continue;
    const auto [to, values] = supports(network_->relations[index], pair);
    if ((values & store_->candidates_at(to, position, trail)) == 0) return origins_->relations[index];
  }
  return 0;
}

std::uint32_t ProofStatements::of_relation(Pair pair, Explanation why, std::uint32_t position,
                                           const Trail& trail) const {
  for (const auto& [is_relation, index] : links_[store_->variable_of(pair)]) {
    if (!is_relation) continue;
    auto [to, values] = supports(network_->relations[index], pair);
    for (const Literal literal : why) {
      const Pair other = variable_of(literal);
      if (store_->variable_of(other) == to && is_negative(literal)) values &= ~value_bit(store_->value_of(other));
    }
    bool is_open = false;
    for (; values != 0; values &= values - 1) {
      const Pair other = store_->pair(to, first_of(values));
      const bool is_out = trail.is_assigned(other) && !trail.is_true(positive(other));
      is_open = is_open || !is_out || trail.level_of(other) > 0 || trail.position_of(other) >= position;
    }
    if (!is_open) return origins_->relations[index];
  }
  return 0;
}

std::uint32_t ProofStatements::of_house(std::span<const Variable> members) const {
  for (const auto& [is_relation, index] : links_[members[0]]) {
    if (is_relation || network_->different[index].variables.size() != members.size()) continue;
    const auto& all = network_->different[index].variables;
    if (std::all_of(members.begin(), members.end(),
                    [&](Variable member) { return std::binary_search(all.begin(), all.end(), member); }))
      return origins_->different[index];
  }
  return 0;
}

std::size_t ProofStatements::house_around(Pair pair, std::span<const Literal> places) const {
  const unsigned value = store_->value_of(pair);
  const auto is_place = [&](Variable variable) {
    return std::find(places.begin(), places.end(), store_->is(variable, value)) != places.end();
  };
  const auto is_around = [&](const Network::Different& different) {
    const auto& members = different.variables;
    const auto all = std::count_if(members.begin(), members.end(), is_place);
    return members.size() == network_->domains[members[0]].values &&
           all == static_cast<std::ptrdiff_t>(places.size()) &&
           std::all_of(members.begin(), members.end(), [&](Variable member) {
             return is_place(member) || of_two(pair, store_->pair(member, value)) != 0;
           });
  };
  const auto house = std::find_if(network_->different.begin(), network_->different.end(), is_around);
  assert(house != network_->different.end());
  return static_cast<std::size_t>(house - network_->different.begin());
}

}  // namespace quadrille::network
