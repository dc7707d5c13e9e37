#include "core/network/learning/propagator.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace quadrille::network {

using learning::Explanation;
using learning::is_negative;

namespace {

constexpr std::uint32_t no_rule = ~std::uint32_t{0};
constexpr Values any_change = 0;  // of waiters
// For this number of conflicts variables are decided to have their least values, then for three times that number those
// that they had last. On boards of numbers the least value alone takes a third fewer nodes. But a large board where
// cells are connected falls into parts that are searched one after the other, and what was found of one should be kept;
// neither way is the better one on all of them.
constexpr std::uint64_t conflicts_in_turn = 512;

constexpr std::size_t most_known_in_branch = 1024;  // literals of explanations: there may be thousands of branches

}  // namespace

[[clang::minsize]] void NetworkPropagator::open(const Problem& problem, Trail& trail,
                                                std::shared_ptr<DistinctCache> fillings) {
  const Network& network = *problem.network;
  is_impossible_ = !store_.open(network, problem.candidates, trail) || network.is_impossible;
  different_.open(network, store_);
  const Simplified simplified = simplify(network);
  if (!simplified.is_possible) is_impossible_ = true;
  for (const auto& [variable, allowed] : simplified.allowed)
    if (!store_.remove(trail, variable, ~allowed, {})) is_impossible_ = true;
  if (!relations_.open(network, simplified.relations, store_, trail)) is_impossible_ = true;
  Opening opening(network, different_.neighbours(), simplified);
  known_.open(trail.variables(), fillings == nullptr ? Explanations::most_literals : most_known_in_branch);
  opening.fillings = std::move(fillings);
  for_filters(filters_, [&](auto& filter, std::uint32_t) { filter.open(opening); });
  open_queue();
  literals_.reserve(64);
  propagated_ = 0;
  has_graphs_ = !network.connected.empty() || !network.lines.empty();
  conflicts_ = 0;
}

[[clang::minsize]] void NetworkPropagator::open_queue() {
  constraints_.clear();
  for_filters(filters_, [&](const auto& filter, std::uint32_t number) {
    for (std::uint32_t i = 0; i < filter.size(); ++i) {
      const Schedule schedule = filter.schedule(i);
      constraints_.push_back({number, i, schedule.rests, schedule.cost, filter.variables(i), schedule.sets});
    }
  });
  std::stable_sort(constraints_.begin(), constraints_.end(),
                   [](const Constraint& a, const Constraint& b) { return a.cost < b.cost; });
  waiters_.open(store_.variables(), [&](auto visit) {
    for (const Constraint& constraint : constraints_)
      for (const Variable variable : constraint.variables) visit(variable);
  });
  own_rule_.clear();
  waiting_.open(constraints_.size());
  for (std::uint32_t at = 0; at < constraints_.size(); ++at) {
    const Constraint& constraint = constraints_[at];
    for (std::size_t i = 0; i < constraint.variables.size(); ++i)
      waiters_.add(constraint.variables[i], {at, constraint.sets.empty() ? any_change : constraint.sets[i]});
    own_rule_.push_back(constraint.rests ? constraint.rule() : no_rule);
    waiting_.add(at);
  }
}

Literal NetworkPropagator::choose(const learning::DecisionHeap& heap, const Trail&) const {
  Variable best = 0;
  double most = 0;
  for (Variable variable = 0; variable < store_.variables(); ++variable) {
    const Values candidates = store_.candidates(variable);
    if (is_single(candidates)) continue;
    const double weight = heap.weight(variable) / std::popcount(candidates);
    if (weight > most) {
      most = weight;
      best = variable;
    }
  }
  if (most == 0) return ~Literal{0};
  if (std::popcount(store_.candidates(best)) > 2) {
    const DifferentPart::Choice choice = different_.best_pair(heap, 2 * most);
    if (choice.weight > 0) return store_.is(choice.variable, choice.value);
  }
  return store_.decide(best);
}

bool NetworkPropagator::propagate(Trail& trail, std::uint32_t size) {
  if (is_impossible_) return false;
  while (propagated_ < size) {
    const Literal literal = trail[propagated_++];
    if (!different_.propagate(literal, store_, trail)) {
      culprit_ = Culprit::different;
      return false;
    }
    if (!relations_.propagate(literal, store_, trail)) {
      culprit_ = Culprit::relation;
      return false;
    }
    if (!is_negative(literal)) continue;  // its variable has lost what its other literals say
    const Pair pair = learning::variable_of(literal);
    queue_for(store_.variable_of(pair), value_bit(store_.value_of(pair)), trail.reason_of(pair));
  }
  return true;
}

// For a value that the variable has lost.
void NetworkPropagator::queue_for(Variable variable, Values lost, Reason reason) {
  const std::uint32_t rule = reason.kind == Reason::Kind::rule ? reason.index : no_rule;
  const Values candidates = store_.candidates(variable);
  for (const auto& [at, set] : waiters_.of(variable)) {
    const Values other = (set & lost) != 0 ? set : ~set;
    if (set != any_change && (candidates & other) != 0) continue;
    if (rule == no_rule || own_rule_[at] != rule) waiting_.add(at);
  }
}

bool NetworkPropagator::propagate_next(Trail& trail) {
  if (different_.has_work()) {
    culprit_ = Culprit::different;
    return different_.propagate_next(store_, trail);
  }
  conflict_ = waiting_.take();
  culprit_ = Culprit::constraint;
  const Constraint& constraint = constraints_[conflict_];
  return with_filter(filters_, constraint.filter, [&](auto& filter) {
    return filter.propagate(constraint.index, store_, trail, {Reason::Kind::rule, constraint.rule()});
  });
}

std::string NetworkPropagator::find_unrest(const Trail&) {
  const auto candidates = store_.candidates();
  for (const Constraint& constraint : constraints_) {
    const bool is_at_rest = with_filter(filters_, constraint.filter, [&](auto& filter) {
      if (!filter.filter(constraint.index, candidates)) return false;
      for (std::size_t i = 0; i < constraint.variables.size(); ++i)
        if ((candidates[constraint.variables[i]] & ~filter.kept()[i]) != 0) return false;
      return true;
    });
    if (is_at_rest) continue;
    const char* const name =
        with_filter(filters_, constraint.filter, [](const auto& filter) { return filter.about.name; });
    return std::string(name) + " " + std::to_string(constraint.index);
  }
  return {};
}

std::size_t NetworkPropagator::take_steps() {
  std::size_t steps = different_.take_steps() + relations_.take_steps();
  for_filters(filters_, [&](auto& filter, std::uint32_t) { steps += filter.take_steps(); });
  return steps;
}

Explanation NetworkPropagator::explain_conflict(const Trail& trail) {
  switch (culprit_) {
    case Culprit::different: return different_.conflict();
    case Culprit::relation: return relations_.conflict();
    case Culprit::constraint: break;
  }
  const Constraint& constraint = constraints_[conflict_];
  return with_filter(filters_, constraint.filter, [&](auto& filter) {
    return filter.explain(constraint.index, no_literal, trail.size(), store_, trail);
  });
}

Explanation NetworkPropagator::explain(const Trail& trail, Pair pair, std::uint32_t rule) {
  const std::uint32_t position = trail.position_of(pair);
  switch (part_of(rule)) {
    case Part::value: break;
    case Part::house:
    case Part::locked: return different_.explain(part_of(rule), index_of(rule), pair, store_);
    case Part::relation: return relations_.explain(index_of(rule), pair, store_);
    default:
      if (!known_.has(pair)) {
        const std::size_t number = static_cast<std::size_t>(part_of(rule)) - first_filter;
        const Explanation explanation = with_filter(filters_, number, [&](auto& filter) {
          return filter.explain(index_of(rule), trail[position], position, store_, trail);
        });
        if (!known_.add(pair, explanation)) return explanation;
      }
      return known_.get(pair);
  }
  const Variable variable = store_.variable_of(pair);
  literals_.clear();
  for_values(store_.all(variable) & ~value_bit(store_.value_of(pair)),
             [&](unsigned value) { literals_.push_back(store_.is_not(variable, value)); });
  return literals_;
}

void NetworkPropagator::unassign(Literal literal, const Trail& trail, learning::DecisionHeap& heap) {
  take_back(literal, trail);
  if (!is_negative(literal)) heap.push(store_.variable_of(learning::variable_of(literal)));
}

void NetworkPropagator::take_back(Literal literal, const Trail& trail) {
  store_.unassign(literal);
  if (propagated_ < trail.size()) return;
  --propagated_;
  different_.unpropagate(literal, store_);
}

void NetworkPropagator::backtracked(const Trail& trail) {
  std::get<LearningDisjunctions<NetworkPropagator>>(filters_).backtracked(trail.level());
  known_.forget();
  different_.clear_work();
  store_.recall_values(has_graphs_ && ++conflicts_ / conflicts_in_turn % 4 != 0);
  waiting_.clear();
}

}  // namespace quadrille::network
