// The loop of learning searches over formulas, against trying all assignments.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/learning/solver.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/formulas.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"

namespace learning_solver_test {

using namespace quadrille;
using namespace quadrille::learning;
using namespace quadrille::test;

namespace {

// n + 1 pigeons in n holes: pigeon p sits in hole h if variable n·p + h is true.
Formula pigeons(std::uint32_t holes) {
  Formula formula = {holes * (holes + 1), {}};
  for (std::uint32_t pigeon = 0; pigeon <= holes; ++pigeon) {
    auto& clause = formula.clauses.emplace_back();
    for (std::uint32_t hole = 0; hole < holes; ++hole) clause.push_back(positive(holes * pigeon + hole));
  }
  for (std::uint32_t hole = 0; hole < holes; ++hole) {
    for (std::uint32_t a = 0; a <= holes; ++a) {
      for (std::uint32_t b = 0; b < a; ++b) {
        formula.clauses.push_back({negative(holes * a + hole), negative(holes * b + hole)});
      }
    }
  }
  return formula;
}

// Decisions by the propagator.
constexpr Policy simple_policy = {.decay = 0.9,
                                  .restart_unit = 100,
                                  .first_reduce = 2000,
                                  .reduce_grows = 300,
                                  .words_per_element = 1024,
                                  .minimizes = false,
                                  .reason_steps = 0,
                                  .has_phases = false,
                                  .repropagates = false,
                                  .weighs_domains = false};
// Decisions by phases. Restarts come so often that small formulas have some.
constexpr Policy phase_policy = {.decay = 0.95,
                                 .restart_unit = 5,
                                 .first_reduce = 50,
                                 .reduce_grows = 10,
                                 .words_per_element = 1024,
                                 .minimizes = true,
                                 .reason_steps = 2,
                                 .has_phases = true,
                                 .repropagates = true,
                                 .weighs_domains = false};

// Satisfies `Engine<Formula, Assignment>`.
template <const auto& policy>
class FormulaEngine {
 public:
  explicit FormulaEngine(std::size_t most_words = 10'000) : most_words_(most_words) {}

  std::optional<Error> open(const Formula& formula) {
    solver_.open(formula, most_words_);
    return std::nullopt;
  }
  Step advance(Fuel& fuel) { return solver_.advance(fuel); }
  void read(Assignment& assignment) const {
    assignment.assign(solver_.trail().variables(), false);
    for (const Literal literal : solver_.trail().literals()) assignment[variable_of(literal)] = !is_negative(literal);
  }
  const Stats& stats() const { return solver_.stats(); }
  double fraction() const { return solver_.fraction(); }

 private:
  std::size_t most_words_;
  Solver<FormulaPropagator, policy> solver_;
};

// Sorted; a solution that is found twice stands there twice.
template <class E>
std::vector<Assignment> solutions_by(E& engine, const Formula& formula) {
  REQUIRE_FALSE(engine.open(formula));
  std::vector<Assignment> solutions;
  Fuel fuel;
  while (engine.advance(fuel) == Step::solution) engine.read(solutions.emplace_back());
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

}  // namespace

TEST_CASE("the search finds each solution of a formula once, with room for clauses and without", "[differential]") {
  Random random(52);
  FormulaEngine<simple_policy> simple, simple_cramped(60), simple_roomless(0);
  FormulaEngine<phase_policy> phases, phases_cramped(60), phases_roomless(0);
  std::size_t found = 0, dead_ends = 0;
  for (int round = rounds(600); round > 0; --round) {
    const std::size_t variables = 1 + random.below(11);
    const Formula formula = random_formula(random, variables, random.below(4 * variables + 1));
    const auto expected = solutions_by_trying(formula);
    INFO("round " << round);
    REQUIRE(solutions_by(simple, formula) == expected);
    REQUIRE(solutions_by(simple_cramped, formula) == expected);
    REQUIRE(solutions_by(simple_roomless, formula) == expected);
    REQUIRE(solutions_by(phases, formula) == expected);
    REQUIRE(solutions_by(phases_cramped, formula) == expected);
    REQUIRE(solutions_by(phases_roomless, formula) == expected);
    found += expected.size();
    dead_ends += phases.stats().dead_ends;
  }
  CHECK(found >= enough(5000u));
  CHECK(dead_ends >= enough(400u));
}

TEST_CASE("the search over formulas keeps the search contract") {
  Random random(53);
  const auto show = [](const Assignment& assignment) { return assignment; };
  FormulaEngine<simple_policy> simple, simple_cramped(60);
  FormulaEngine<phase_policy> phases, phases_cramped(60);
  for (int round = 0; round < rounds(30); ++round) {
    const Formula formula = random_formula(random, 10, 15 + random.below(25));
    require_search_contract<Assignment>(simple, formula, show);
    require_search_contract<Assignment>(simple_cramped, formula, show);
    require_search_contract<Assignment>(phases, formula, show);
    require_search_contract<Assignment>(phases_cramped, formula, show);
  }
}

TEST_CASE("the search proves that eight pigeons do not fit into seven holes, through restarts and rephasing",
          "[long]") {
  const Formula formula = pigeons(7);
  FormulaEngine<simple_policy> simple, simple_cramped(2000);
  FormulaEngine<phase_policy> phases, phases_cramped(2000);
  CHECK(solutions_by(simple, formula).empty());
  CHECK(solutions_by(simple_cramped, formula).empty());
  CHECK(solutions_by(phases, formula).empty());
  CHECK(solutions_by(phases_cramped, formula).empty());
  CHECK(simple.stats().dead_ends > 1000);
  CHECK(phases.stats().dead_ends > 1000);
}

}  // namespace learning_solver_test
