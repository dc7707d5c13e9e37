// Disjunctions for the search that learns: of each, at least one of the branches holds (branch.hpp). A variable of the
// network, the selector, says which branch is the first one that holds:
//
//     a branch has failed                         the selector is not it, because of what the branch failed of
//     a branch holds, and is decided              the selector is no later one, because of its variables' values
//     all branches that are left take a value     the variable has it no more, because of why each of them takes it,
//     from a variable                             and of why the others are out
//
// Since the selector follows from the other variables, no solution is found twice. Tested by
// tests/core/network_engine_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/network/filters/filter.hpp"
#include "core/network/learning/branch.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

/// A filter of the learning search alone. `Propagator` is NetworkPropagator, which has this filter itself.
template <class Propagator>
class LearningDisjunctions {
 public:
  static constexpr About about = {.name = "disjunction", .has_reasons = true};
  void open(Opening& opening);

  std::size_t size() const { return disjunctions_.size(); }
  /// The last one is the selector.
  std::span<const Variable> variables(std::uint32_t index) const { return disjunctions_[index].variables; }
  Schedule schedule(std::uint32_t index) const { return {.cost = ns_of_branch * disjunctions_[index].branches.size()}; }

  /// What the branches that are left have together, as far as they have followed the trail.
  bool filter(std::uint32_t index, std::span<const Values> candidates);
  const Values* kept() const { return kept_.data(); }

  bool propagate(std::uint32_t index, Store& store, Trail& trail, Reason reason);
  learning::Explanation explain(std::uint32_t index, Literal literal, std::uint32_t position, const Store& store,
                                const Trail& trail);
  /// The trail has gone back to that level.
  void backtracked(std::uint32_t level);

  std::size_t take_steps() { return std::exchange(steps_, 0); }

 private:
  static constexpr std::size_t ns_of_branch = 1000;
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  struct Branch : LearningBranch<Propagator> {
    std::uint32_t after = none;  // if the selector is not this branch: because that one before holds; none: it failed
  };
  struct Disjunction {
    std::vector<Variable> variables;
    std::vector<std::unique_ptr<Branch>> branches;
  };

  static Values bit(std::size_t number) { return Values{1} << number; }
  bool judge(Disjunction& disjunction, std::uint32_t number, Store& store, Trail& trail, Reason reason);
  // Adds that no others are open.
  void add_closed(Variable selector, Values open, const Store& store) {
    const Values closed = store.all(selector) & ~open;
    if (closed != 0 && is_single(open))
      literals_.push_back(store.is(selector, first_of(open)));
    else
      for_values(closed, [&](unsigned number) { literals_.push_back(store.is_not(selector, number)); });
  }
  bool leave_out_later(Disjunction& disjunction, std::uint32_t number, Store& store, Trail& trail, Reason reason);

  std::vector<Disjunction> disjunctions_;
  std::vector<Values> kept_;
  std::vector<Literal> literals_;  // an explanation
  std::size_t steps_ = 0;
};

template <class Propagator>
[[clang::minsize]] void LearningDisjunctions<Propagator>::open(Opening& opening) {
  disjunctions_.clear();
  const Network& network = opening.network;
  auto selector = static_cast<Variable>(network.domains.size() - network.disjunctions.size());  // compile/learnable.hpp
  for (const Network::Disjunction& disjunction : network.disjunctions) {
    Disjunction& its = disjunctions_.emplace_back();
    its.variables = disjunction.variables;
    its.variables.push_back(selector++);
    std::size_t literals = 1;  // of an explanation: those of all branches, and of the selector
    for (const Network::Branch& branch : disjunction.branches) {
      its.branches.push_back(std::make_unique<Branch>());
      its.branches.back()->open(branch, opening.fillings);
      literals += 1 + its.branches.back()->most_literals();
    }
    kept_.reserve(its.variables.size());
    literals_.reserve(literals);
  }
  steps_ = 0;
}

template <class Propagator>
bool LearningDisjunctions<Propagator>::filter(std::uint32_t index, std::span<const Values> candidates) {
  const auto& variables = disjunctions_[index].variables;
  const auto& branches = disjunctions_[index].branches;
  const std::size_t size = variables.size() - 1;
  const Values open = candidates[variables.back()];
  kept_.assign(size, 0);
  kept_.push_back(open);
  for_values(open, [&](unsigned number) {
    const Branch& branch = *branches[number];
    std::size_t next = 0;
    for (std::size_t i = 0; i < size; ++i) {
      const bool has = next < branch.variables().size() && branch.variables()[next] == variables[i];
      kept_[i] |= has ? branch.candidates(next++) : candidates[variables[i]];
    }
    steps_ += size / 2;
  });
  return true;
}

template <class Propagator>
bool LearningDisjunctions<Propagator>::propagate(std::uint32_t index, Store& store, Trail& trail, Reason reason) {
  Disjunction& disjunction = disjunctions_[index];
  const auto& variables = disjunction.variables;
  const auto& branches = disjunction.branches;
  for (std::uint32_t number = 0; number < branches.size(); ++number)
    if (!judge(disjunction, number, store, trail, reason)) return false;
  filter(index, store.candidates());
  const Values open = store.candidates(variables.back());
  // In the order in which the branch has found them, so that each explains the next one.
  if (is_single(open))
    branches[first_of(open)]->for_lost(
        [&](Variable variable, unsigned value) { store.remove(trail, variable, value_bit(value), reason); });
  else
    for (std::size_t i = 0; i + 1 < variables.size(); ++i) store.remove(trail, variables[i], ~kept_[i], reason);
  return true;
}

// What follows for the selector. False if nothing is left of it.
template <class Propagator>
bool LearningDisjunctions<Propagator>::judge(Disjunction& disjunction, std::uint32_t number, Store& store, Trail& trail,
                                             Reason reason) {
  Branch& branch = *disjunction.branches[number];
  const Variable selector = disjunction.variables.back();
  const Values open = store.candidates(selector);
  const bool is_open = (open & bit(number)) != 0;
  // One that is out must not hold before the one that does.
  if (!is_open && (branch.has_failed() || open < bit(number) || !branch.is_decided(store))) return true;
  bool is_possible = true;
  if (branch.settle(store, trail) && branch.is_decided(store) && branch.holds(store, trail))
    is_possible = leave_out_later(disjunction, number, store, trail, reason);
  steps_ += branch.take_steps();
  if (!is_open || !branch.has_failed()) return is_possible;
  branch.after = none;
  if (store.remove(trail, selector, bit(number), reason)) return true;
  literals_.assign(branch.failure().begin(), branch.failure().end());
  add_closed(selector, open, store);
  // What was lifted may be of lower levels alone: some filters see more when they explain than when they propagate.
  const bool has_current = std::any_of(literals_.begin(), literals_.end(), [&](Literal literal) {
    return trail.level_of(learning::variable_of(literal)) == trail.level();
  });
  if (!has_current && trail.level() > 0) literals_.push_back(trail.decision_of(trail.level()));
  return false;
}

// This branch holds.
template <class Propagator>
bool LearningDisjunctions<Propagator>::leave_out_later(Disjunction& disjunction, std::uint32_t number, Store& store,
                                                       Trail& trail, Reason reason) {
  const Variable selector = disjunction.variables.back();
  const Values until = bit(number) | (bit(number) - 1), open = store.candidates(selector);
  for_values(open & ~until, [&](unsigned later) { disjunction.branches[later]->after = number; });
  if (store.remove(trail, selector, ~until, reason)) return true;
  literals_.clear();
  disjunction.branches[number]->add_values(store, literals_);
  for_values(until, [&](unsigned before) { literals_.push_back(store.is_not(selector, before)); });
  return false;
}

template <class Propagator>
learning::Explanation LearningDisjunctions<Propagator>::explain(std::uint32_t index, Literal literal,
                                                                std::uint32_t position, const Store& store,
                                                                const Trail& trail) {
  if (literal == no_literal) return literals_;
  const auto& variables = disjunctions_[index].variables;
  const auto& branches = disjunctions_[index].branches;
  const Pair pair = learning::variable_of(literal);
  const Variable variable = store.variable_of(pair), selector = variables.back();
  const unsigned value = store.value_of(pair);
  literals_.clear();
  if (variable == selector) {
    const Branch& branch = *branches[value];
    if (branch.after == none) return branch.failure();
    branches[branch.after]->add_values(store, literals_);
    return literals_;
  }
  const Values open = store.candidates_at(selector, position, trail);
  add_closed(selector, open, store);
  for_values(open, [&](unsigned number) {
    branches[number]->explain(variable, value, position, store, trail, literals_);
    steps_ += branches[number]->take_steps();
  });
  return literals_;
}

template <class Propagator>
void LearningDisjunctions<Propagator>::backtracked(std::uint32_t level) {
  for (Disjunction& disjunction : disjunctions_)
    for (const auto& branch : disjunction.branches) branch->backtracked(level);
}

}  // namespace quadrille::network
