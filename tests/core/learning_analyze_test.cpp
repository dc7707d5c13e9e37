// The analysis of conflicts, over random formulas, against trying all assignments.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/learning/analyze.hpp"
#include "core/learning/clauses.hpp"
#include "core/learning/trail.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/formulas.hpp"
#include "tests/core/random.hpp"

namespace learning_analyze_test {

using namespace quadrille;
using namespace quadrille::learning;
using namespace quadrille::test;

namespace {

constexpr auto ignore = [](Literal) {};

}  // namespace

TEST_CASE("every learnt clause is implied, false, and has one literal of the current level", "[differential]") {
  Random random(51);
  std::size_t learnt = 0, shorter = 0, reached = 0;
  for (int round = rounds(300); round > 0; --round) {
    const std::uint32_t variables = 8 + random.below(4);
    const Formula formula = random_formula(random, variables, 3 * variables + random.below(2 * variables));
    const auto solutions = solutions_by_trying(formula);
    INFO("round " << round);
    Trail trail;
    FormulaPropagator propagator;
    Clauses clauses;
    Analyzer plain, minimizing;
    propagator.open(formula, trail);
    clauses.open(variables, 10'000);
    plain.open(variables, variables, false, 0);
    minimizing.open(variables, variables, true, 2);
    std::uint32_t propagated = 0;
    const auto assign = [&](Literal literal, Reason reason) { trail.assign(literal, reason); };
    // The conflict; empty if there is none.
    const auto propagate = [&]() -> Explanation {
      for (;;) {
        if (!propagator.propagate(trail, trail.size()) || !propagator.propagate_next(trail))
          return propagator.explain_conflict(trail);
        if (propagated == trail.size()) return {};
        if (!clauses.propagate(negation(trail[propagated++]), trail, assign)) {
          return clauses.literals(clauses.conflict());
        }
      }
    };
    const auto check = [&](const Analyzer& analyzer) {
      const auto clause = analyzer.literals();
      for (const auto& solution : solutions) REQUIRE(satisfies(solution, clause));
      std::vector<std::uint32_t> levels;
      for (const Literal literal : clause) {
        REQUIRE(trail.is_false(literal));
        levels.push_back(trail.level_of(variable_of(literal)));
      }
      REQUIRE(levels[0] == trail.level());
      REQUIRE(std::count(levels.begin(), levels.end(), trail.level()) == 1);
      REQUIRE(analyzer.level() == (levels.size() > 1 ? levels[1] : 0));
      REQUIRE(std::count_if(levels.begin(), levels.end(), [&](auto level) { return level > analyzer.level(); }) == 1);
      std::sort(levels.begin(), levels.end());
      REQUIRE(std::unique(levels.begin(), levels.end()) - levels.begin() == analyzer.glue());

      std::vector<Variable> involved(analyzer.involved().begin(), analyzer.involved().end());
      std::sort(involved.begin(), involved.end());
      REQUIRE(std::adjacent_find(involved.begin(), involved.end()) == involved.end());
      for (const Variable variable : involved) {
        REQUIRE(trail.is_assigned(variable));
        REQUIRE(trail.level_of(variable) > 0);
      }
      for (const Literal literal : clause) {
        REQUIRE(std::binary_search(involved.begin(), involved.end(), variable_of(literal)));
      }
      return involved;
    };

    for (int left = 200; left > 0; --left) {
      const Explanation conflict = propagate();
      if (conflict.empty()) {
        if (trail.size() == variables) {
          trail.backtrack(0, ignore);
          propagated = 0;
          continue;
        }
        Variable variable = random.below(variables);
        while (trail.is_assigned(variable)) variable = (variable + 1) % variables;
        trail.begin_level();
        trail.assign(2 * variable + random.below(2), {});
        continue;
      }
      if (trail.level() == 0) break;
      minimizing.analyze(trail, clauses, propagator, conflict);
      const auto involved_far = check(minimizing);
      plain.analyze(trail, clauses, propagator, conflict);
      const auto involved = check(plain);
      REQUIRE(std::includes(involved_far.begin(), involved_far.end(), involved.begin(), involved.end()));
      reached += involved_far.size() - involved.size();
      REQUIRE(minimizing.literals().size() <= plain.literals().size());
      shorter += minimizing.literals().size() < plain.literals().size();
      ++learnt;
      const auto clause = random.one_in(2) ? plain.literals() : minimizing.literals();
      Reason reason;
      if (clause.size() > 1) reason = {Reason::Kind::clause, clauses.add(clause, plain.glue())};
      trail.backtrack(clause.size() > 1 ? trail.level_of(variable_of(clause[1])) : 0, ignore);
      propagated = std::min(propagated, trail.size());
      trail.assign(clause[0], reason);
    }
  }
  CHECK(learnt >= enough(500u));
  CHECK(shorter >= enough(50u));
  CHECK(reached >= enough(200u));
}

}  // namespace learning_analyze_test
