// Formulas for tests of learning searches: all their solutions by trying, and the simplest propagator for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/learning/analyze.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/learning/trail.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

constexpr learning::Literal negative(learning::Variable variable) {
  return learning::negation(learning::positive(variable));
}

/// Clauses as the rules of a puzzle: at least one literal of each is true.
struct Formula {
  std::size_t variables = 0;
  std::vector<std::vector<learning::Literal>> clauses;
};

using Assignment = std::vector<bool>;  ///< by variable

bool satisfies(const Assignment& assignment, std::span<const learning::Literal> clause);

/// All assignments that satisfy the formula, ascending.
std::vector<Assignment> solutions_by_trying(const Formula& formula);

/// Clauses of one to four literals, most of three. A literal may stand in a clause twice, or with its negation.
Formula random_formula(Random& random, std::size_t variables, std::size_t clauses);

/// Looks at all clauses again and again. Every second clause is a costly rule.
class FormulaPropagator final : public learning::Explainer {
 public:
  void open(const Formula& formula, learning::Trail& trail) {
    formula_ = &formula;
    trail.open(formula.variables, formula.variables);
    checked_ = ~0u;
  }
  std::size_t elements() const { return formula_->variables; }
  static std::uint32_t element_of(learning::Variable variable) { return variable; }
  static bool is_decided(std::uint32_t element, const learning::Trail& trail) { return trail.is_assigned(element); }
  static learning::Literal decide(std::uint32_t element, const learning::Trail&) { return 2 * element + element % 2; }
  static void assign(learning::Trail& trail, learning::Literal literal, learning::Reason reason) {
    trail.assign(literal, reason);
  }
  bool propagate(learning::Trail& trail, std::uint32_t) { return visit_clauses(0, trail); }
  static constexpr std::size_t ns_of_step = 1;
  static std::size_t take_steps() { return 0; }
  bool has_work() { return checked_ != position_; }
  bool propagate_next(learning::Trail& trail) {
    if (!visit_clauses(1, trail)) return false;
    checked_ = position_;
    return true;
  }
  learning::Explanation explain_conflict(const learning::Trail&) const { return conflict_; }
  learning::Explanation explain(const learning::Trail& trail, learning::Variable variable, std::uint32_t rule) override;
  void unassign(learning::Literal literal, const learning::Trail&, learning::DecisionHeap& heap) {
    heap.push(learning::variable_of(literal));
  }
  void backtracked(const learning::Trail&) { checked_ = ~0u; }

 private:
  bool visit_clauses(std::size_t first, learning::Trail& trail);

  const Formula* formula_ = nullptr;
  learning::Explanation conflict_;
  std::uint32_t position_ = 0, checked_ = ~0u;  // lengths of the trail
};

}  // namespace quadrille::test
