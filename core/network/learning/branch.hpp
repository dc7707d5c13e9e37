// A branch of a disjunction for the search that learns: a propagator of its own, on a trail of its own, which follows
// the trail around it. Each level of it begins with what variables have lost on one level around ("given"), and has
// what follows in the branch:
//
//     around  level 0 ─── level 1 ─────── level 2 ─── level 3 ──────
//                         "x is not 3"                "y is 2"
//     own     level 0 ─── level 1 ─────────────────── level 2 ──────
//                         given  implied …            given  implied …
//
// An explanation is lifted: what the branch has implied is replaced by what has implied that, until all of it is given,
// or is true around on a level below the current one. (To stop at all that is true around took up to 1.6 times as
// many conflicts.) Tested by tests/core/network_engine_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/learning/analyze.hpp"
#include "core/learning/trail.hpp"
#include "core/network/filters/distinct_cache.hpp"
#include "core/network/filters/store.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

template <class Propagator>
class LearningBranch {
 public:
  void open(const Network::Branch& branch, std::shared_ptr<DistinctCache> fillings);

  /// Variables of the network around: the branch's first ones are these.
  std::span<const Variable> variables() const { return variables_; }
  /// What the branch has left of one of them, by place, as far as it has followed the trail around.
  Values candidates(std::size_t place) const { return propagator_.store().candidates(static_cast<Variable>(place)); }
  /// The most literals of a reason: lifting meets each pair of its own once, and a failure adds a variable.
  std::size_t most_literals() const { return trail_.variables() + most_values; }
  bool has_failed() const { return failed_at_ != never; }
  /// Why it has failed: literals around.
  std::span<const Literal> failure() const { return failure_; }

  /// Follows the trail around. False if it cannot hold.
  bool settle(const Store& store, const Trail& around);
  /// Whether its variables around have one value each.
  bool is_decided(const Store& store) const {
    return std::all_of(variables_.begin(), variables_.end(),
                       [&](Variable variable) { return is_single(store.candidates(variable)); });
  }
  /// Whether it holds, once it is decided and has settled. Otherwise it has failed.
  bool holds(const Store& store, const Trail& around);
  /// Adds the values of its variables around, once it is decided.
  void add_values(const Store& store, std::vector<Literal>& literals) const {
    for (const Variable variable : variables_)
      if (!is_single(store.all(variable))) literals.push_back(store.is(variable, first_of(store.candidates(variable))));
  }
  /// Calls `visit(variable around, value)` for the values that it has taken from these, in order.
  template <class Visit>
  void for_lost(Visit&& visit) const;
  /// Adds why it has taken a value from a variable around: literals that were true there when the trail had that
  /// length.
  void explain(Variable variable, unsigned value, std::uint32_t position, const Store& store, const Trail& around,
               std::vector<Literal>& literals);

  /// The trail around has gone back to that level.
  void backtracked(std::uint32_t level);
  std::size_t take_steps() { return std::exchange(steps_, 0) + propagator_.take_steps(); }

 private:
  static constexpr std::uint32_t never = ~std::uint32_t{0};
  // What is left of a decided branch is little: rules say what its own variables are. Where it is more, it counts as
  // one that holds, and whoever checks solutions has to see it.
  static constexpr std::size_t most_nodes = 4096;

  bool give(std::size_t place, const Store& store, const Trail& around);
  bool propagate();
  bool may_have_solution();
  void backtrack(std::uint32_t own_level) {
    trail_.backtrack(own_level, [&](Literal literal) { propagator_.take_back(literal, trail_); });
    propagator_.backtracked(trail_);
  }
  void lift(learning::Explanation why, std::uint32_t position, const Store& store, const Trail& around,
            std::vector<Literal>& literals);

  std::vector<Variable> variables_;
  Trail trail_;
  Propagator propagator_;
  std::vector<std::uint32_t> levels_;                   // by level of its own from 1: that around
  std::uint32_t failed_at_ = never, holds_at_ = never;  // the levels around at which that was found
  std::vector<Literal> failure_;
  std::vector<Pair> lifted_;        // scratch: what is to be replaced
  std::vector<std::uint64_t> met_;  // by pair of its own: the last lifting that met it
  std::uint64_t lifting_ = 0;
  std::size_t steps_ = 0;
};

template <class Propagator>
[[clang::minsize]] void LearningBranch<Propagator>::open(const Network::Branch& branch,
                                                         std::shared_ptr<DistinctCache> fillings) {
  variables_ = branch.variables;
  propagator_.open({branch.network, {}}, trail_, std::move(fillings));
  met_.assign(trail_.variables(), 0);
  levels_.reserve(trail_.variables());
  failure_.reserve(most_literals());
  lifted_.reserve(trail_.variables());
  failed_at_ = propagate() ? never : 0;
}

template <class Propagator>
bool LearningBranch<Propagator>::settle(const Store& store, const Trail& around) {
  if (has_failed()) return false;
  steps_ += variables_.size() / 2;
  bool has_news = false, is_possible = true;
  for (std::size_t place = 0; place < variables_.size() && is_possible; ++place) {
    if ((candidates(place) & ~store.candidates(variables_[place])) == 0) continue;
    if (around.level() > (levels_.empty() ? 0 : levels_.back())) {
      trail_.begin_level();
      levels_.push_back(around.level());
    }
    is_possible = give(place, store, around);
    has_news = true;
  }
  if (is_possible && (!has_news || propagate())) return true;
  if (is_possible) {
    failure_.clear();
    lift(propagator_.explain_conflict(trail_), around.size(), store, around, failure_);
  }
  failed_at_ = around.level();
  return false;
}

// Takes from a variable what it has lost around. False if that would be all.
template <class Propagator>
bool LearningBranch<Propagator>::give(std::size_t place, const Store& store, const Trail& around) {
  const auto variable = static_cast<Variable>(place);
  const Store& own = propagator_.store();
  const Values there = store.candidates(variables_[place]), here = own.candidates(variable);
  if ((here & there) != 0) {
    if (is_single(there))
      propagator_.assign(trail_, own.is(variable, first_of(there)), {});
    else
      for_values(here & ~there, [&](unsigned value) { propagator_.assign(trail_, own.is_not(variable, value), {}); });
    return true;
  }
  failure_.clear();
  if (is_single(there))
    failure_.push_back(store.is(variables_[place], first_of(there)));
  else
    for_values(store.all(variables_[place]) & ~there,
               [&](unsigned value) { failure_.push_back(store.is_not(variables_[place], value)); });
  for_values(there, [&](unsigned value) {
    const Literal lost = own.is_not(variable, value);
    lift({&lost, 1}, around.size(), store, around, failure_);
  });
  return false;
}

template <class Propagator>
bool LearningBranch<Propagator>::propagate() {
  for (;;) {
    for (std::uint32_t size = ~std::uint32_t{0}; size != trail_.size();) {
      size = trail_.size();
      if (!propagator_.propagate(trail_, size)) return false;
    }
    if (!propagator_.has_work()) return true;
    if (!propagator_.propagate_next(trail_)) return false;
  }
}

template <class Propagator>
bool LearningBranch<Propagator>::holds(const Store& store, const Trail& around) {
  if (holds_at_ != never) return true;
  if (may_have_solution()) {
    holds_at_ = around.level();
    return true;
  }
  failure_.clear();
  add_values(store, failure_);
  failed_at_ = around.level();
  return false;
}

// Decides the variables that are left, the other side of a decision on the level below. True also if that is not known
// after the most nodes.
template <class Propagator>
bool LearningBranch<Propagator>::may_have_solution() {
  const Store& own = propagator_.store();
  const auto open = [&] {
    Variable variable = 0;
    while (variable < own.variables() && is_single(own.candidates(variable))) ++variable;
    return variable;
  };
  if (open() == own.variables()) return true;
  const std::uint32_t root = trail_.level();
  trail_.begin_level();  // of other sides
  bool may = true;
  for (std::size_t nodes = 0; nodes < most_nodes && open() < own.variables(); ++nodes) {
    const Literal decision = own.decide(open());
    trail_.begin_level();
    propagator_.assign(trail_, decision, {});
    while (may && !propagate()) {
      if (trail_.level() == root + 1) {
        may = false;
      } else {
        const Literal other = learning::negation(trail_.decision_of(trail_.level()));
        backtrack(trail_.level() - 1);
        propagator_.assign(trail_, other, {});
      }
    }
    if (!may) break;
  }
  backtrack(root);
  return may;
}

template <class Propagator>
template <class Visit>
void LearningBranch<Propagator>::for_lost(Visit&& visit) const {
  const Store& own = propagator_.store();
  for (const Literal literal : trail_.literals()) {
    if (!learning::is_negative(literal)) continue;
    const Pair pair = learning::variable_of(literal);
    const Variable variable = own.variable_of(pair);
    if (variable < variables_.size()) visit(variables_[variable], own.value_of(pair));
  }
}

template <class Propagator>
void LearningBranch<Propagator>::explain(Variable variable, unsigned value, std::uint32_t position, const Store& store,
                                         const Trail& around, std::vector<Literal>& literals) {
  const auto place = std::lower_bound(variables_.begin(), variables_.end(), variable) - variables_.begin();
  const Literal lost = propagator_.store().is_not(static_cast<Variable>(place), value);
  lift({&lost, 1}, position, store, around, literals);
}

template <class Propagator>
void LearningBranch<Propagator>::lift(learning::Explanation why, std::uint32_t position, const Store& store,
                                      const Trail& around, std::vector<Literal>& literals) {
  ++lifting_;
  const auto add = [&](learning::Explanation explanation) {
    for (const Literal literal : explanation) {
      const Pair pair = learning::variable_of(literal);
      if (std::exchange(met_[pair], lifting_) != lifting_ && trail_.level_of(pair) > 0) lifted_.push_back(pair);
    }
    steps_ += explanation.size();
  };
  const Store& own = propagator_.store();
  add(why);
  while (!lifted_.empty()) {
    const Pair pair = lifted_.back();
    lifted_.pop_back();
    const Reason reason = trail_.reason_of(pair);
    const Variable variable = own.variable_of(pair);
    if (variable < variables_.size()) {
      const Pair there = store.pair(variables_[variable], own.value_of(pair));
      const bool is_positive = trail_.is_true(learning::positive(pair));
      const Literal literal = is_positive ? learning::positive(there) : learning::negation(learning::positive(there));
      if (around.is_true(literal) && around.position_of(there) < position &&
          (reason.kind == Reason::Kind::none || around.level_of(there) < around.level())) {
        literals.push_back(literal);
        continue;
      }
    }
    if (reason.kind == Reason::Kind::literal) add({&reason.index, 1});
    if (reason.kind == Reason::Kind::rule) add(propagator_.explain(trail_, pair, reason.index));
  }
}

template <class Propagator>
void LearningBranch<Propagator>::backtracked(std::uint32_t level) {
  if (failed_at_ > level) failed_at_ = never;
  if (holds_at_ > level) holds_at_ = never;
  const std::size_t before = levels_.size();
  while (!levels_.empty() && levels_.back() > level) levels_.pop_back();
  if (levels_.size() < before) backtrack(static_cast<std::uint32_t>(levels_.size()));
}

}  // namespace quadrille::network
