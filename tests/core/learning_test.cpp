// The core of learning searches without a puzzle: trail, clauses, decision heap, restarts, conflict analysis, and the
// search loop over formulas, against trying all assignments.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/learning/analyze.hpp"
#include "core/learning/clauses.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/learning/phases.hpp"
#include "core/learning/restart.hpp"
#include "core/learning/solver.hpp"
#include "core/learning/trail.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"

using namespace quadrille;
using namespace quadrille::learning;
using namespace quadrille::test;

namespace {

constexpr auto ignore = [](Literal) {};
constexpr Literal negative(Variable variable) { return negation(positive(variable)); }

// Clauses as the rules of a puzzle: at least one literal of each is true.
struct Formula {
  std::size_t variables = 0;
  std::vector<std::vector<Literal>> clauses;
};

using Assignment = std::vector<bool>;

bool is_true(Literal literal, const Assignment& assignment) {
  return assignment[variable_of(literal)] != is_negative(literal);
}

bool satisfies(const Assignment& assignment, std::span<const Literal> clause) {
  return std::any_of(clause.begin(), clause.end(), [&](Literal literal) { return is_true(literal, assignment); });
}

// All assignments that satisfy the formula, ascending.
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

// Clauses of one to four literals, most of three. A literal may stand in a clause twice, or with its negation.
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

// The simplest propagator: it looks at all clauses again and again. Every second clause is a costly rule.
class FormulaPropagator final : public Explainer {
 public:
  void open(const Formula& formula, Trail& trail) {
    formula_ = &formula;
    trail.open(formula.variables, formula.variables);
    checked_ = ~0u;
  }
  std::size_t elements() const { return formula_->variables; }
  static std::uint32_t element_of(Variable variable) { return variable; }
  static bool is_decided(std::uint32_t element, const Trail& trail) { return trail.is_assigned(element); }
  static Literal decide(std::uint32_t element, const Trail&) { return 2 * element + element % 2; }
  static void assign(Trail& trail, Literal literal, Reason reason) { trail.assign(literal, reason); }
  bool propagate(Trail& trail, std::uint32_t) { return visit_clauses(0, trail); }
  static constexpr std::size_t ns_of_step = 1;
  static std::size_t take_steps() { return 0; }
  bool has_work() { return checked_ != position_; }
  bool propagate_next(Trail& trail) {
    if (!visit_clauses(1, trail)) return false;
    checked_ = position_;
    return true;
  }
  Explanation explain_conflict(const Trail&) const { return conflict_; }
  Explanation explain(const Trail& trail, Variable variable, std::uint32_t rule) override {
    for (const Literal literal : formula_->clauses[rule]) {
      REQUIRE(trail.is_assigned(variable_of(literal)));
      REQUIRE(trail.position_of(variable_of(literal)) <= trail.position_of(variable));
    }
    return formula_->clauses[rule];
  }
  void unassign(Literal literal, const Trail&, DecisionHeap& heap) { heap.push(variable_of(literal)); }
  void backtracked(const Trail&) { checked_ = ~0u; }

 private:
  bool visit_clauses(std::size_t first, Trail& trail) {
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

  const Formula* formula_ = nullptr;
  Explanation conflict_;
  std::uint32_t position_ = 0, checked_ = ~0u;  // lengths of the trail
};

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
                                  .weighs_domains = false,
                                  .first_learnt = 0};
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
                                 .weighs_domains = false,
                                 .first_learnt = 0};

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

TEST_CASE("an assigned literal is true with its level, position and reason until the search backtracks") {
  Trail trail;
  trail.open(5, 5);
  const Literal first = negative(3);
  trail.assign(first, {Reason::Kind::rule, 7});
  CHECK(trail.is_true(first));
  CHECK(trail.is_false(positive(3)));
  CHECK_FALSE(trail.is_assigned(2));
  CHECK(trail.level_of(3) == 0);
  trail.begin_level();
  trail.assign(positive(2), {});
  trail.begin_level();
  trail.assign(positive(4), {});
  trail.assign(negative(0), {Reason::Kind::literal, positive(4)});
  CHECK(trail.level() == 2);
  CHECK(trail.level_of(0) == 2);
  CHECK(trail.position_of(0) == 3);
  CHECK(trail.reason_of(0).kind == Reason::Kind::literal);
  CHECK(trail.reason_of(0).index == positive(4));
  CHECK(trail.decision_of(1) == positive(2));
  CHECK(trail.decision_of(2) == positive(4));

  std::vector<Literal> unassigned;
  trail.backtrack(1, [&](Literal literal) {
    CHECK(trail[trail.size() - 1] == literal);
    unassigned.push_back(literal);
  });
  CHECK(unassigned == std::vector<Literal>{negative(0), positive(4)});
  CHECK_FALSE(trail.is_assigned(0));
  CHECK(trail.level() == 1);
  trail.backtrack(1, [](Literal) { FAIL("nothing is above level 1"); });
  trail.backtrack(0, ignore);
  CHECK(trail.literals().size() == 1);
  CHECK(trail.is_true(first));
}

TEST_CASE("a clause implies its last literal that is not false, and conflicts when all are") {
  Trail trail;
  Clauses clauses;
  trail.open(4, 4);
  clauses.open(4, 1000);
  const std::vector<Literal> literals = {positive(0), negative(1), positive(2), negative(3)};
  const auto clause = clauses.add(literals, 3);
  std::uint32_t propagated = 0;
  const auto assign = [&](Literal literal, Reason reason) { trail.assign(literal, reason); };
  const auto propagate = [&] {
    bool fine = true;
    while (fine && propagated < trail.size()) fine = clauses.propagate(negation(trail[propagated++]), trail, assign);
    return fine;
  };

  trail.begin_level();
  trail.assign(positive(1), {});
  REQUIRE(propagate());
  trail.assign(negative(0), {});
  REQUIRE(propagate());
  CHECK_FALSE(trail.is_assigned(2));
  trail.assign(positive(3), {});
  REQUIRE(propagate());
  CHECK(trail.is_true(literals[2]));
  CHECK(trail.reason_of(2).kind == Reason::Kind::clause);
  CHECK(trail.reason_of(2).index == clause);

  // Other literals are watched now; the clause must be found all the same after the search has gone back.
  trail.backtrack(0, ignore);
  propagated = 0;
  trail.begin_level();
  trail.assign(negative(2), {});
  trail.assign(positive(3), {});
  trail.assign(positive(1), {});
  trail.assign(negative(0), {});
  REQUIRE_FALSE(propagate());
  CHECK(clauses.conflict() == clause);
}

TEST_CASE("a full store drops clauses of high glue, keeps reasons and those of glue 2, and never grows") {
  constexpr std::uint32_t variables = 40;
  Trail trail;
  Clauses clauses;
  trail.open(variables, variables);
  // Room for thirteen clauses of three literals.
  clauses.open(variables, 7 * 13);
  const auto literals_of = [](std::uint32_t i) {
    return std::vector<Literal>{positive(i), positive(i + 1), positive(i + 2)};
  };
  const auto make_false = [&](Literal literal) {
    trail.assign(negation(literal), {});
    const auto assign = [&](Literal implied, Reason reason) { trail.assign(implied, reason); };
    REQUIRE(clauses.propagate(literal, trail, assign));
  };
  const auto implies = [&](std::uint32_t i) {
    trail.begin_level();
    make_false(literals_of(i)[1]);
    make_false(literals_of(i)[2]);
    const bool implied = trail.is_true(literals_of(i)[0]);
    trail.backtrack(trail.level() - 1, ignore);
    return implied;
  };

  // Every third is of glue 2, the others of ever more.
  for (std::uint32_t i = 0; i < 13; ++i) {
    REQUIRE(clauses.make_room(3, trail));
    clauses.add(literals_of(i), i % 3 == 0 ? 2 : 10 + i);
  }
  // The one of the highest glue but one is a reason.
  trail.begin_level();
  const auto reason_clause = literals_of(11);
  make_false(reason_clause[1]);
  make_false(reason_clause[2]);
  REQUIRE(trail.is_true(reason_clause[0]));

  REQUIRE(clauses.make_room(3, trail));
  const auto kept = clauses.literals(trail.reason_of(variable_of(reason_clause[0])).index);
  CHECK(std::is_permutation(kept.begin(), kept.end(), reason_clause.begin(), reason_clause.end()));
  trail.backtrack(0, ignore);
  std::uint32_t left = 0;
  for (std::uint32_t i = 0; i < 13; ++i) {
    const bool implied = implies(i);
    left += implied;
    if (i % 3 == 0 || i == 11) CHECK(implied);
    if (i == 10) CHECK_FALSE(implied);
  }
  CHECK(left < 13);
  CHECK_FALSE(clauses.make_room(100, trail));
}

TEST_CASE("elements are ordered by the conflicts that involved them, recent ones first, then by number") {
  DecisionHeap heap;
  heap.open(6, 0.9);
  const auto pop_all = [&] {
    std::vector<std::uint32_t> popped;
    for (; !heap.empty(); heap.pop()) popped.push_back(heap.top());
    for (const std::uint32_t element : popped) heap.push(element);
    return popped;
  };
  CHECK(pop_all() == std::vector<std::uint32_t>{0, 1, 2, 3, 4, 5});
  heap.bump(4);
  heap.bump(2);
  CHECK(pop_all() == std::vector<std::uint32_t>{2, 4, 0, 1, 3, 5});
  heap.decay();
  heap.bump(5);
  CHECK(pop_all() == std::vector<std::uint32_t>{5, 2, 4, 0, 1, 3});
  heap.bump(3);
  heap.bump(3);
  heap.push(3);  // is in the heap already
  CHECK(pop_all() == std::vector<std::uint32_t>{3, 5, 2, 4, 0, 1});
}

TEST_CASE("the heap has the order of a sorted list through many conflicts") {
  constexpr std::uint32_t elements = 50;
  Random random(4);
  DecisionHeap heap;
  heap.open(elements, 0.9);
  std::vector<double> activity(elements, 0);
  std::vector<std::uint32_t> present;
  for (std::uint32_t element = 0; element < elements; ++element) present.push_back(element);
  double bump = 1;
  for (unsigned round = 0; round < 5000; ++round) {
    const std::uint32_t element = random.below(elements);
    switch (random.below(4)) {
      case 0:
        heap.push(element);
        if (std::find(present.begin(), present.end(), element) == present.end()) present.push_back(element);
        break;
      case 1:
        heap.bump(element);
        activity[element] += bump;
        break;
      case 2:
        if (!random.one_in(10)) break;
        heap.decay();
        bump /= 0.9;
        break;
      case 3:
        if (present.empty()) break;
        heap.pop();
        present.erase(present.begin());
        break;
    }
    std::sort(present.begin(), present.end(), [&](std::uint32_t a, std::uint32_t b) {
      return activity[a] != activity[b] ? activity[a] > activity[b] : a < b;
    });
    REQUIRE(heap.empty() == present.empty());
    if (!present.empty()) REQUIRE(heap.top() == present.front());
  }
}

TEST_CASE("restarts follow the sequence of Luby, up to 2^20 conflicts apart") {
  Restarts restarts;
  restarts.open(100);
  const auto conflicts_to_next = [&] {
    std::uint64_t conflicts = 0;
    for (; !restarts.is_due(); ++conflicts) restarts.note_conflict();
    restarts.note_restart();
    return conflicts;
  };
  for (const std::uint64_t luby : {1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1})
    REQUIRE(conflicts_to_next() == 100 * luby);
  restarts.open(1 << 19);
  for (const std::uint64_t luby : {1, 1, 2, 1, 1, 2, 2, 1, 1}) REQUIRE(conflicts_to_next() == luby << 19);
}

TEST_CASE("a decision repeats the longest trail without a conflict, else the last value, else true") {
  Trail trail;
  Phases phases;
  trail.open(4, 4);
  phases.open(4);
  const auto decides = [&] {
    std::vector<Literal> literals;
    for (Variable variable = 0; variable < 4; ++variable) literals.push_back(phases.decide(variable));
    return literals;
  };
  const auto backtrack = [&](std::uint32_t without_conflict) {
    phases.note_trail(trail, without_conflict);
    trail.backtrack(0, [&](Literal literal) { phases.save(literal); });
  };
  const auto assign = [&](std::initializer_list<Literal> literals) {
    trail.begin_level();
    for (const Literal literal : literals) trail.assign(literal, {});
  };
  CHECK(decides() == std::vector<Literal>{positive(0), positive(1), positive(2), positive(3)});
  assign({negative(0), negative(1), negative(2)});
  backtrack(2);
  CHECK(decides() == std::vector<Literal>{negative(0), negative(1), negative(2), positive(3)});
  // Two literals are no longer than the two before: variable 0 keeps its target, 2 has none.
  assign({positive(0), positive(2)});
  backtrack(2);
  CHECK(decides() == std::vector<Literal>{negative(0), negative(1), positive(2), positive(3)});
  assign({positive(3), positive(1), negative(2)});
  backtrack(3);
  CHECK(decides() == std::vector<Literal>{positive(0), positive(1), negative(2), positive(3)});
}

TEST_CASE("rephasing denies all, takes the best trail, flips it, and begins anew, at growing intervals") {
  Trail trail;
  Phases phases;
  trail.open(3, 3);
  phases.open(3);
  const auto decides = [&] { return std::vector<Literal>{phases.decide(0), phases.decide(1), phases.decide(2)}; };
  const auto conflicts_to_rephase = [&] {
    std::uint64_t conflicts = 0;
    for (; !phases.is_due(); ++conflicts) phases.note_conflict();
    phases.rephase();
    return conflicts;
  };
  const auto search = [&](std::initializer_list<Literal> literals) {
    trail.begin_level();
    for (const Literal literal : literals) trail.assign(literal, {});
    phases.note_trail(trail, trail.size());
    trail.backtrack(0, [&](Literal literal) { phases.save(literal); });
  };
  const std::vector<Literal> all = {positive(0), positive(1), positive(2)};
  const std::vector<Literal> none = {negative(0), negative(1), negative(2)};
  const std::vector<Literal> best = {positive(0), negative(1), positive(2)};
  const std::vector<Literal> flipped = {negative(0), positive(1), negative(2)};
  search({positive(0), negative(1)});
  CHECK(conflicts_to_rephase() == 1000);
  CHECK(decides() == none);
  CHECK(conflicts_to_rephase() == 2000);
  CHECK(decides() == std::vector<Literal>{positive(0), negative(1), negative(2)});
  search({positive(2)});
  search({positive(0)});
  CHECK(conflicts_to_rephase() == 3000);
  CHECK(decides() == flipped);
  search({positive(0), negative(1), positive(2)});
  CHECK(decides() == best);
  CHECK(conflicts_to_rephase() == 4000);
  CHECK(decides() == best);
  CHECK(conflicts_to_rephase() == 5000);
  CHECK(decides() == all);
  CHECK(conflicts_to_rephase() == 6000);
  CHECK(decides() == all);  // no trail since the last time that the best was taken
  CHECK(conflicts_to_rephase() == 7000);
  CHECK(decides() == none);
}

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
  CHECK(learnt > 500);
  CHECK(shorter > 50);
  CHECK(reached > 200);
}

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
  CHECK(found > 5000);
  CHECK(dead_ends > 400);
}

TEST_CASE("the search over formulas keeps the search contract") {
  Random random(53);
  const auto show = [](const Assignment& assignment) { return assignment; };
  FormulaEngine<simple_policy> simple, simple_cramped(60);
  FormulaEngine<phase_policy> phases, phases_cramped(60);
  for (int round = 0; round < 30; ++round) {
    const Formula formula = random_formula(random, 10, 15 + random.below(25));
    require_search_contract<Assignment>(simple, formula, show);
    require_search_contract<Assignment>(simple_cramped, formula, show);
    require_search_contract<Assignment>(phases, formula, show);
    require_search_contract<Assignment>(phases_cramped, formula, show);
  }
}

TEST_CASE("the search proves that eight pigeons do not fit into seven holes, through restarts and rephasing") {
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
