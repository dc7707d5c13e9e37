// The structures of learning searches, each by itself: trail, clauses, decision heap, restarts and phases.
#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "core/learning/clauses.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/learning/phases.hpp"
#include "core/learning/restart.hpp"
#include "core/learning/trail.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/formulas.hpp"
#include "tests/core/random.hpp"

namespace learning_test {

using namespace quadrille;
using namespace quadrille::learning;
using namespace quadrille::test;

namespace {

constexpr auto ignore = [](Literal) {};

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
  for (unsigned round = 0; round < rounds(5000u); ++round) {
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
  for (const unsigned luby : {1u, 1u, 2u, 1u, 1u, 2u, 4u, 1u, 1u, 2u, 1u, 1u, 2u, 4u, 8u, 1u})
    REQUIRE(conflicts_to_next() == 100 * luby);
  restarts.open(1 << 19);
  for (const unsigned luby : {1u, 1u, 2u, 1u, 1u, 2u, 2u, 1u, 1u}) REQUIRE(conflicts_to_next() == luby << 19);
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

TEST_CASE("rephasing denies all, takes the best trail, flips it, and begins again, at growing intervals") {
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

}  // namespace learning_test
