// Fixed clauses as a propagator, for problems that consist of clauses. Unlike learnt clauses they are never dropped.
// Tested by tests/core/learning_clause_rules_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/learning/analyze.hpp"
#include "core/learning/clauses.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/learning/trail.hpp"

namespace quadrille::learning {

struct ClauseModel {
  std::size_t variables = 0;
  /// The first `grouped` variables form groups of `group` variables. At most one variable of a group is true.
  std::size_t group = 1, grouped = 0;
  std::vector<std::uint32_t> words = {};  ///< of each clause: how many literals it has, and these

  /// The variables of the literals must differ.
  void add(std::span<const Literal> literals) {
    words.push_back(static_cast<std::uint32_t>(literals.size()));
    words.insert(words.end(), literals.begin(), literals.end());
  }
};

/// A `Propagator` (propagator.hpp); decisions make variables false.
class ClauseRules final : public Explainer {
 public:
  void open(const ClauseModel& model, Trail& trail);

  std::size_t elements() const { return variables_; }
  static std::uint32_t element_of(Variable variable) { return variable; }
  static bool is_decided(Variable variable, const Trail& trail) { return trail.is_assigned(variable); }
  static Literal decide(Variable variable, const Trail&) { return negation(positive(variable)); }
  static void assign(Trail& trail, Literal literal, Reason reason) { trail.assign(literal, reason); }

  bool propagate(Trail& trail, std::uint32_t size);
  static bool has_work() { return false; }
  static bool propagate_next(Trail&) { return true; }
  static constexpr std::size_t ns_of_step = 2;
  std::size_t take_steps() { return std::exchange(steps_, 0) + clauses_.take_steps(); }

  Explanation explain_conflict(const Trail&) const { return conflict_; }
  /// A rule's number is the clause's place in the store.
  Explanation explain(const Trail&, Variable, std::uint32_t rule) override { return clauses_.literals(rule); }

  static void unassign(Literal literal, const Trail&, DecisionHeap& heap) { heap.push(variable_of(literal)); }
  void backtracked(const Trail& trail) { propagated_ = std::min(propagated_, trail.size()); }

 private:
  bool exclude_others(Trail& trail, Literal literal);

  std::size_t variables_ = 0, group_ = 1, grouped_ = 0;
  Clauses clauses_;
  std::uint32_t propagated_ = 0;  // literals of the trail that the rules have seen
  bool is_impossible_ = false;    // the clauses contradict each other before any decision
  std::vector<Literal> pair_;     // a conflict of a group
  Explanation conflict_;
  std::size_t steps_ = 0;
};

}  // namespace quadrille::learning
