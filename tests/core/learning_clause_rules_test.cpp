// Fixed clauses and groups as a propagator, against trying all assignments.
#include <algorithm>
#include <optional>
#include <vector>

#include "core/learning/clause_rules.hpp"
#include "core/learning/solver.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/formulas.hpp"
#include "tests/core/random.hpp"

namespace learning_clause_rules_test {

using namespace quadrille;
using namespace quadrille::learning;
using namespace quadrille::test;

namespace {

constexpr Policy policy = {.decay = 0.9,
                           .restart_unit = 10,
                           .first_reduce = 50,
                           .reduce_grows = 10,
                           .words_per_element = 1024,
                           .minimizes = true,
                           .reason_steps = 0,
                           .has_phases = false,
                           .repropagates = true,
                           .weighs_domains = false};

}  // namespace

TEST_CASE("clause rules find each solution of clauses and groups once", "[differential]") {
  Random random(54);
  Solver<ClauseRules, policy> solver;
  std::size_t found = 0, without = 0;
  for (int round = rounds(400); round > 0; --round) {
    const std::size_t group = 1 + random.below(4), grouped = group * random.below(3);
    const std::size_t variables = std::max<std::size_t>(1, grouped + random.below(5));
    Formula formula = random_formula(random, variables, random.below(3 * variables + 1));
    ClauseModel model = {variables, group, grouped, {}};
    for (auto clause : formula.clauses) {
      std::sort(clause.begin(), clause.end());
      clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
      const auto meets = [](Literal one, Literal other) { return other == negation(one); };
      if (std::adjacent_find(clause.begin(), clause.end(), meets) == clause.end()) model.add(clause);
    }
    for (Variable one = 0; one < grouped; ++one)
      for (Variable other = 0; other < one; ++other)
        if (one / group == other / group) formula.clauses.push_back({negative(one), negative(other)});
    solver.open(model, 10'000);
    std::vector<Assignment> solutions;
    Fuel fuel;
    while (solver.advance(fuel) == Step::solution) {
      Assignment& assignment = solutions.emplace_back(variables, false);
      for (const Literal literal : solver.trail().literals()) assignment[variable_of(literal)] = !is_negative(literal);
    }
    std::sort(solutions.begin(), solutions.end());
    INFO("round " << round);
    REQUIRE(solutions == solutions_by_trying(formula));
    found += solutions.size();
    without += solutions.empty();
  }
  CHECK(found >= enough(1000u));
  CHECK(without >= enough(20u));
}

}  // namespace learning_clause_rules_test
