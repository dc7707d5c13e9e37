#include "tests/core/formulas.hpp"

#include <algorithm>

namespace quadrille::test {

using namespace learning;

namespace {

bool is_true(Literal literal, const Assignment& assignment) {
  return assignment[variable_of(literal)] != is_negative(literal);
}

}  // namespace

bool satisfies(const Assignment& assignment, std::span<const Literal> clause) {
  return std::any_of(clause.begin(), clause.end(), [&](Literal literal) { return is_true(literal, assignment); });
}

std::vector<Assignment> solutions_by_trying(const Formula& formula) {
  std::vector<Assignment> solutions;
  for (std::uint32_t bits = 0; bits >> formula.variables == 0; ++bits) {
    Assignment assignment(formula.variables);
    for (Variable variable = 0; variable < formula.variables; ++variable) {
      assignment[variable] = (bits >> variable & 1) != 0;
    }
    if (std::all_of(formula.clauses.begin(), formula.clauses.end(),
                    [&](const auto& clause) { return satisfies(assignment, clause); })) {
      solutions.push_back(assignment);
    }
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

Formula random_formula(Random& random, std::size_t variables, std::size_t clauses) {
  constexpr std::size_t sizes[] = {2, 3, 3, 3, 3, 3, 3, 4};
  Formula formula = {variables, {}};
  for (; clauses > 0; --clauses) {
    auto& clause = formula.clauses.emplace_back();
    for (std::size_t left = random.one_in(200) ? 1 : sizes[random.below(8)]; left > 0; --left) {
      clause.push_back(random.below(2 * variables));
    }
  }
  return formula;
}

Explanation FormulaPropagator::explain(const Trail& trail, Variable variable, std::uint32_t rule) {
  for (const Literal literal : formula_->clauses[rule]) {
    REQUIRE(trail.is_assigned(variable_of(literal)));
    REQUIRE(trail.position_of(variable_of(literal)) <= trail.position_of(variable));
  }
  return formula_->clauses[rule];
}

bool FormulaPropagator::visit_clauses(std::size_t first, Trail& trail) {
  for (std::size_t i = first; i < formula_->clauses.size(); i += 2) {
    const auto& clause = formula_->clauses[i];
    if (std::any_of(clause.begin(), clause.end(), [&](Literal literal) { return trail.is_true(literal); })) continue;
    const auto open =
        std::find_if(clause.begin(), clause.end(), [&](Literal literal) { return !trail.is_false(literal); });
    if (open == clause.end()) {
      conflict_ = clause;
      return false;
    }
    if (std::any_of(open, clause.end(),
                    [&](Literal literal) { return literal != *open && !trail.is_false(literal); })) {
      continue;
    }
    const bool is_binary = clause.size() == 2 && clause[0] != clause[1];
    trail.assign(*open, is_binary ? Reason{Reason::Kind::literal, negation(clause[open == clause.begin() ? 1 : 0])}
                                  : Reason{Reason::Kind::rule, static_cast<std::uint32_t>(i)});
    i = first - 2;
  }
  position_ = trail.size();
  return true;
}

}  // namespace quadrille::test
