// The runs of Kakuro as a propagator of core/learning: what an assignment says about its cell, and explanations.
#include <string>
#include <vector>

#include "core/learning/decision_heap.hpp"
#include "core/puzzles/kakuro/run_propagator.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/kakuro_boards.hpp"
#include "tests/core/random.hpp"

namespace kakuro_learning_test {

using namespace quadrille;
using namespace quadrille::kakuro;
using namespace quadrille::test;

namespace {

// A run of two cells across, without a clue.
Board two_cells() {
  Board board;
  board.rows = 2;
  board.columns = 3;
  board.cells.resize(6);
  board.cells[4].white = board.cells[5].white = true;
  return board;
}

void backtrack(RunPropagator& propagator, Trail& trail, learning::DecisionHeap& heap, std::uint32_t level) {
  trail.backtrack(level, [&](Literal literal) { propagator.unassign(literal, trail, heap); });
  propagator.backtracked(trail);
}

}  // namespace

TEST_CASE("an assignment is made with all that it says about its cell, and undone with its level") {
  Trail trail;
  RunPropagator propagator;
  learning::DecisionHeap heap;
  propagator.open(two_cells(), trail);
  REQUIRE(propagator.elements() == 2);
  heap.open(2, 0.9);
  const Literal seven = is(pair_of(1, 7));
  trail.begin_level();
  propagator.assign(trail, seven, {});
  CHECK(trail.is_true(seven));
  CHECK(trail.is_true(is_not(pair_of(1, 3))));
  CHECK(trail.is_false(is(pair_of(1, 3))));
  CHECK(trail.size() == 9);
  CHECK(trail[0] == seven);
  CHECK(propagator.candidates(1) == digit_bit(7));
  CHECK(propagator.is_decided(1, trail));
  REQUIRE(propagator.explain(trail, pair_of(1, 7), 0).size() == 8);

  trail.begin_level();
  for (unsigned digit = 1; digit <= 7; ++digit) propagator.assign(trail, is_not(pair_of(0, digit)), {});
  CHECK_FALSE(propagator.is_decided(0, trail));
  propagator.assign(trail, is_not(pair_of(0, 8)), {});
  CHECK(trail.is_true(is(pair_of(0, 9))));
  CHECK(propagator.is_decided(0, trail));

  heap.pop();
  heap.pop();
  backtrack(propagator, trail, heap, 1);
  CHECK(propagator.candidates(0) == all_digits);
  CHECK(propagator.candidates(1) == digit_bit(7));
  CHECK(heap.top() == 0);
  CHECK(propagator.decide(0, trail) == is(pair_of(0, 9)));  // what it was last
  backtrack(propagator, trail, heap, 0);
  CHECK(propagator.candidates(1) == all_digits);
  CHECK(trail.size() == 0);
}

TEST_CASE("what a run has implied is explained by what was assigned before, and follows from that alone",
          "[differential]") {
  Random random(61);
  Trail trail, again;
  RunPropagator propagator, checker;
  learning::DecisionHeap heap;
  unsigned explained = 0, conflicts = 0;
  for (int round = rounds(300); round > 0; --round) {
    const Board board =
        random_kakuro({.most_rows = 8, .most_columns = 8, .black = 6, .no_clue = 5, .given = 0, .wrong = 0}, random);
    INFO("round " << round);
    propagator.open(board, trail);
    const auto propagate = [](RunPropagator& runs, Trail& on) {
      runs.propagate(on, on.size());
      while (runs.has_work()) {
        if (!runs.propagate_next(on)) return false;
        runs.propagate(on, on.size());
      }
      return true;
    };
    bool fine = propagate(propagator, trail);
    while (fine) {
      std::uint32_t cell = 0;
      while (cell < propagator.elements() && propagator.is_decided(cell, trail)) ++cell;
      if (cell == propagator.elements()) break;
      trail.begin_level();
      unsigned digit = 1 + random.below(digits);
      while ((propagator.candidates(cell) & digit_bit(digit)) == 0) digit = digit % digits + 1;
      propagator.assign(trail, is(pair_of(cell, digit)), {});
      fine = propagate(propagator, trail);
    }
    if (trail.level() == 0) continue;

    // From the explanation and the denial of what it explains, all runs together find a conflict, or deny the denial.
    const auto check = [&](learning::Explanation explanation, Literal implied, std::uint32_t before) {
      checker.open(board, again);
      bool possible = propagate(checker, again);
      const auto assign = [&](Literal literal) {
        if (again.is_false(literal)) possible = false;
        if (possible && !again.is_true(literal)) checker.assign(again, literal, {});
      };
      REQUIRE(possible);
      again.begin_level();
      for (const Literal literal : explanation) {
        REQUIRE(trail.is_true(literal));
        REQUIRE(trail.position_of(pair_of(literal)) < before);
        assign(literal);
      }
      if (implied != ~Literal{0}) assign(learning::negation(implied));
      CHECK_FALSE((possible && propagate(checker, again)));
    };
    for (std::uint32_t position = 0; position < trail.size(); ++position) {
      const Pair pair = pair_of(trail[position]);
      if (trail.level_of(pair) == 0 || trail.reason_of(pair).kind != Reason::Kind::rule) continue;
      const auto found = propagator.explain(trail, pair, trail.reason_of(pair).index);
      check(found, trail[position], position);
      ++explained;
    }
    if (fine) continue;
    check(propagator.explain_conflict(trail), ~Literal{0}, trail.size());
    ++conflicts;
  }
  CHECK(explained > 500);
  CHECK(conflicts >= enough(20u));
}

}  // namespace kakuro_learning_test
