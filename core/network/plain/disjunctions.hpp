// Disjunctions: of each, at least one of the branches holds. A branch is a network of its own with its own propagator,
// which begins with what the outer variables may be. A branch that meets a contradiction is out; the variables keep
// what some branch that is left lets them have ("constructive disjunction").
//
// A variable of the plain search says which branch is the first one that holds: the search may decide it, and then has
// all that this branch says. A branch that is out stays out below. Since the variable follows from the others, no
// solution is found twice. Tested by tests/core/variant_combined_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/network/filters/filter.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

/// A filter of the plain search alone. `Propagator` is MaskPropagator, which has this filter itself.
template <class Propagator>
class Disjunctions {
 public:
  static constexpr About about = {.name = "disjunction", .has_reasons = false, .is_opened_first = true};
  void open(Opening& opening);
  std::size_t size() const { return disjunctions_.size(); }
  std::span<const Variable> variables(std::uint32_t index) const { return disjunctions_[index].variables; }
  /// Lazy, as what is in it.
  Schedule schedule(std::uint32_t index) const {
    return {.cost = ns_of_branch * disjunctions_[index].branches.size(), .is_lazy = true};
  }
  template <class Masks>
  Outcome run(std::uint32_t index, const Masks& masks) {
    return keep_filtered(*this, index, masks) ? Outcome::may_go_on : Outcome::impossible;
  }

  /// Looks what the variables can still be; false if no branch can hold. A branch whose outer variables all have one
  /// value holds or not: the rest of it is searched a little where that does not follow.
  bool filter(std::uint32_t index, std::span<const Values> masks);
  /// By variable of the last one: what it keeps.
  const Values* kept() const { return kept_.data(); }
  std::size_t take_steps() { return std::exchange(steps_, 0); }

 private:
  static constexpr std::size_t ns_of_branch = 1000;

  enum class Settled : std::uint8_t { impossible, possible, holds };

  struct Branch {
    std::vector<Variable> variables;  // of the outer network: the branch's first ones
    std::vector<std::size_t> places;  // of these among the disjunction's
    Propagator propagator;
    std::vector<Values> begun, masks;       // at rest where nothing else is known; with what the outer variables may be
    std::vector<Values> seen;               // what the outer variables were when `masks` were found; empty at first
    Settled settled = Settled::impossible;  // what was found then
  };
  struct Disjunction {
    std::vector<Variable>
        variables;  // the last one says which branch is the first that holds, if there are not too many
    std::vector<std::unique_ptr<Branch>> branches;
    std::size_t outer = 0;  // of the variables, those before that one
  };
  static constexpr std::size_t most_told_apart = 64;
  // What is left of a branch whose outer variables all have one value is little: rules say what auxiliary variables
  // are. Where it is more, the branch counts as one that holds, and whoever checks solutions has to see it.
  static constexpr std::size_t most_levels = 64, most_nodes = 4096;

  Settled settle(Branch& branch, std::span<const Values> masks);
  Settled settle_seen(Branch& branch);
  static bool are_single(const Branch& branch, std::span<const Values> masks);
  bool may_have_solution(Branch& branch);

  std::vector<Disjunction> disjunctions_;
  std::vector<Values> levels_;               // scratch of a branch's search: the masks by level
  std::shared_ptr<DistinctCache> fillings_;  // of the outermost propagator that has some
  std::vector<Values> kept_, before_;
  std::size_t steps_ = 0;
};

template <class Propagator>
[[clang::minsize]] void Disjunctions<Propagator>::open(Opening& opening) {
  disjunctions_.clear();
  if (opening.fillings == nullptr && !opening.network.disjunctions.empty()) {
    if (fillings_ == nullptr) fillings_ = std::make_shared<DistinctCache>();
    fillings_->open();
    opening.fillings = fillings_;
  }
  for (const Network::Disjunction& disjunction : opening.network.disjunctions) {
    Disjunction& its = disjunctions_.emplace_back();
    its.variables = disjunction.variables;
    for (const Network::Branch& branch : disjunction.branches) {
      auto opened = std::make_unique<Branch>();
      opened->variables = branch.variables;
      for (const Variable variable : branch.variables) {
        const auto place = std::lower_bound(its.variables.begin(), its.variables.end(), variable);
        opened->places.push_back(static_cast<std::size_t>(place - its.variables.begin()));
      }
      opened->seen.reserve(branch.variables.size());
      if (opened->propagator.open({branch.network, {}}, opened->begun, opening.fillings) &&
          opened->propagator.settle(opened->begun)) {
        opened->masks = opened->begun;
        levels_.resize(std::max(levels_.size(), most_levels * opened->begun.size()));
        its.branches.push_back(std::move(opened));
      }
    }
    its.outer = its.variables.size();
    before_.reserve(std::max(before_.capacity(), its.outer));
    kept_.reserve(std::max(kept_.capacity(), its.outer + 1));
    if (its.branches.size() < 2 || its.branches.size() > most_told_apart) continue;
    its.variables.push_back(static_cast<Variable>(opening.masks.size()));
    opening.masks.push_back(all_values(static_cast<unsigned>(its.branches.size())));
  }
  steps_ = 0;
}

template <class Propagator>
bool Disjunctions<Propagator>::filter(std::uint32_t index, std::span<const Values> masks) {
  const Disjunction& disjunction = disjunctions_[index];
  const std::size_t size = disjunction.outer;
  const bool are_told_apart = size < disjunction.variables.size();
  Values left = are_told_apart ? masks[disjunction.variables.back()] : ~Values{0};
  before_.resize(size);
  for (std::size_t i = 0; i < size; ++i) before_[i] = masks[disjunction.variables[i]];
  kept_.assign(size, 0);
  bool holds = false;
  for (std::size_t number = 0; number < disjunction.branches.size(); ++number) {
    Branch& branch = *disjunction.branches[number];
    const Values bit = are_told_apart ? Values{1} << number : 0;
    if (are_told_apart && (left & bit) == 0) {
      // It is before the first one that holds, so it must not hold.
      if ((left & (bit - 1)) == 0 && are_single(branch, masks) && settle(branch, masks) != Settled::impossible)
        return false;
      continue;
    }
    const Settled settled = settle(branch, masks);
    if (settled == Settled::impossible) {
      left &= ~bit;
      continue;
    }
    holds = true;
    if (settled == Settled::holds && are_told_apart) left &= bit | (bit - 1);
    // What the branch does not have, it leaves as it is.
    std::size_t next = 0, open = 0;
    for (std::size_t i = 0; i < size; ++i) {
      const bool has = next < branch.places.size() && branch.places[next] == i;
      kept_[i] |= has ? branch.masks[next++] : before_[i];
      open += kept_[i] != before_[i] ? 1 : 0;
    }
    if (open == 0 && !are_told_apart) break;
  }
  if (are_told_apart) kept_.push_back(left);
  return holds;
}

template <class Propagator>
bool Disjunctions<Propagator>::are_single(const Branch& branch, std::span<const Values> masks) {
  return std::all_of(branch.variables.begin(), branch.variables.end(),
                     [&](Variable variable) { return is_single(masks[variable]); });
}

// Whether the branch can hold, as far as that follows from what the outer variables may be. Most of what wakes a
// disjunction changes few of its branches.
template <class Propagator>
typename Disjunctions<Propagator>::Settled Disjunctions<Propagator>::settle(Branch& branch,
                                                                            std::span<const Values> masks) {
  const std::size_t size = branch.variables.size();
  steps_ += size;
  bool is_known = !branch.seen.empty();
  branch.seen.resize(size);
  for (std::size_t i = 0; i < size; ++i) {
    const Values values = branch.begun[i] & masks[branch.variables[i]];
    is_known = is_known && values == branch.seen[i];
    branch.seen[i] = values;
  }
  if (!is_known) branch.settled = settle_seen(branch);
  // It holds, if the outer variables have the values that it lets them have; but perhaps they have others yet.
  return branch.settled == Settled::holds && !are_single(branch, masks) ? Settled::possible : branch.settled;
}

template <class Propagator>
typename Disjunctions<Propagator>::Settled Disjunctions<Propagator>::settle_seen(Branch& branch) {
  for (const Values values : branch.seen)
    if (values == 0) return Settled::impossible;
  branch.masks = branch.begun;
  bool are_single = true;
  for (std::size_t i = 0; i < branch.seen.size(); ++i) {
    const Values values = branch.seen[i];
    are_single = are_single && is_single(values);
    if (values != branch.begun[i]) branch.propagator.set(branch.masks, static_cast<Variable>(i), values);
  }
  const bool is_possible = branch.propagator.settle(branch.masks);
  steps_ += branch.propagator.take_steps();
  if (!is_possible) return Settled::impossible;
  if (!are_single) return Settled::possible;
  return may_have_solution(branch) ? Settled::holds : Settled::impossible;
}

// Decides the variables that are left, from masks at rest: the least value of the first one, then its other values.
// False if there is no solution; true if there is one, or if that is not known after the most nodes or levels.
template <class Propagator>
bool Disjunctions<Propagator>::may_have_solution(Branch& branch) {
  auto& masks = branch.masks;
  const std::size_t variables = branch.propagator.variables(), words = masks.size();
  std::size_t level = 0;  // decisions in force; levels_ has the masks before each of them
  bool is_possible = true;
  for (std::size_t nodes = 0; nodes < most_nodes; ++nodes) {
    if (!is_possible) {
      if (level == 0) return false;
      --level;
      std::copy_n(levels_.data() + level * words, words, masks.data());
    }
    std::size_t variable = 0;
    while (variable < variables && is_single(masks[variable])) ++variable;
    if (variable == variables) return true;
    const Values least = masks[variable] & (~masks[variable] + 1), others = masks[variable] ^ least;
    if (is_possible) {
      if (level == most_levels) return true;
      std::copy_n(masks.data(), words, levels_.data() + level * words);
      ++level;
    }
    branch.propagator.set(masks, static_cast<Variable>(variable), is_possible ? least : others);
    is_possible = branch.propagator.settle(masks);
    steps_ += branch.propagator.take_steps();
  }
  return true;
}

}  // namespace quadrille::network
