// The parts of Kakuro's engine that remember: facts with their trail, clauses, the order of cells.
#include <algorithm>
#include <vector>

#include "core/kakuro/facts.hpp"
#include "core/learning/clauses.hpp"
#include "core/learning/decision_heap.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

using namespace quadrille;
using namespace quadrille::kakuro;
using namespace quadrille::test;

namespace {

constexpr auto forget_nothing = [](Literal) {};

}  // namespace

TEST_CASE("a fact draws with it what it says of its cell, and is forgotten with its level") {
  Facts facts;
  facts.open(2);
  const Literal seven = is(pair_of(1, 7));
  facts.begin_level();
  REQUIRE(facts.learn(seven, {}));
  CHECK(facts.holds(seven));
  CHECK(facts.holds(is_not(pair_of(1, 3))));
  CHECK(facts.fails(is(pair_of(1, 3))));
  CHECK(facts.trail().size() == 9);
  CHECK(facts.trail()[0] == seven);
  CHECK(facts.candidates(1) == digit_bit(7));
  CHECK(facts.candidates_at(1, 0) == all_digits);
  CHECK_FALSE(facts.learn(is(pair_of(1, 2)), {}));
  CHECK_FALSE(facts.learn(negation(seven), {}));
  CHECK(facts.learn(seven, {}));
  CHECK(facts.trail().size() == 9);

  facts.begin_level();
  for (unsigned digit = 1; digit <= 7; ++digit) REQUIRE(facts.learn(is_not(pair_of(0, digit)), {}));
  CHECK_FALSE(facts.is_decided(0));
  REQUIRE(facts.learn(is_not(pair_of(0, 8)), {}));
  CHECK(facts.holds(is(pair_of(0, 9))));
  CHECK(facts.reason_of(pair_of(0, 9)).kind == Reason::Kind::cell);
  CHECK_FALSE(facts.learn(is_not(pair_of(0, 9)), {}));

  std::vector<Literal> forgotten;
  facts.return_to(1, [&](Literal literal) { forgotten.push_back(literal); });
  CHECK(forgotten.size() == 9);
  CHECK(forgotten.front() == is(pair_of(0, 9)));
  CHECK(facts.candidates(0) == all_digits);
  CHECK(facts.candidates(1) == digit_bit(7));
  facts.return_to(0, forget_nothing);
  CHECK(facts.candidates(1) == all_digits);
  CHECK(facts.trail().empty());
}

TEST_CASE("a clause speaks up when all its literals but one fail, and conflicts when the last does") {
  Facts facts;
  Clauses clauses;
  facts.open(4);
  clauses.open(4 * digits, 1000);
  const std::vector<Literal> literals = {is(pair_of(0, 1)), is_not(pair_of(1, 2)), is(pair_of(2, 3)),
                                         is_not(pair_of(3, 4))};
  const auto clause = clauses.add(literals, 3);
  std::size_t followed = 0;
  const auto follow = [&] {
    bool fine = true;
    while (fine && followed < facts.trail().size()) fine = clauses.follow(negation(facts.trail()[followed++]), facts);
    return fine;
  };

  facts.begin_level();
  facts.learn(is(pair_of(1, 2)), {});
  REQUIRE(follow());
  facts.learn(is_not(pair_of(0, 1)), {});
  REQUIRE(follow());
  CHECK_FALSE(facts.holds(literals[2]));
  facts.learn(is(pair_of(3, 4)), {});
  REQUIRE(follow());
  CHECK(facts.holds(literals[2]));
  CHECK(facts.reason_of(pair_of(2, 3)).kind == Reason::Kind::clause);
  CHECK(facts.reason_of(pair_of(2, 3)).index == clause);

  // What is watched has changed since; the clause must speak up all the same after the search has gone back.
  facts.return_to(0, forget_nothing);
  followed = 0;
  facts.begin_level();
  facts.learn(is_not(pair_of(2, 3)), {});
  facts.learn(is(pair_of(3, 4)), {});
  facts.learn(is(pair_of(1, 2)), {});
  facts.learn(is_not(pair_of(0, 1)), {});
  REQUIRE_FALSE(follow());
  CHECK(clauses.clash() == clause);
}

TEST_CASE("a full store of clauses forgets the widest, keeps what is held and those over two levels, and never grows") {
  constexpr std::uint32_t cells = 40;
  Facts facts;
  Clauses clauses;
  facts.open(cells);
  // Room for thirteen clauses of three literals, with four words beside.
  clauses.open(cells * digits, 7 * 13);
  const auto literals_of = [](std::uint32_t i) {
    return std::vector<Literal>{is(pair_of(i, 1)), is(pair_of(i + 1, 2)), is(pair_of(i + 2, 3))};
  };
  const auto speaks = [&](std::uint32_t i) {
    facts.begin_level();
    const std::uint32_t level = facts.level() - 1;
    for (const Literal literal : {literals_of(i)[1], literals_of(i)[2]}) {
      const std::size_t from = facts.trail().size();
      facts.learn(negation(literal), {});
      for (std::size_t at = from; at < facts.trail().size(); ++at)
        REQUIRE(clauses.follow(negation(facts.trail()[at]), facts));
    }
    const bool spoke = facts.holds(literals_of(i)[0]);
    facts.return_to(level, forget_nothing);
    return spoke;
  };

  // Every third over two levels, the others over ever more.
  for (std::uint32_t i = 0; i < 13; ++i) {
    REQUIRE(clauses.make_room(3, facts));
    clauses.add(literals_of(i), i % 3 == 0 ? 2 : 10 + i);
  }
  // The widest of all is what cell 12 holds for.
  facts.begin_level();
  const auto held = literals_of(11);
  for (const Literal literal : {held[1], held[2]}) {
    facts.learn(negation(literal), {});
    REQUIRE(clauses.follow(literal, facts));
  }
  REQUIRE(facts.holds(held[0]));

  REQUIRE(clauses.make_room(3, facts));
  const Reason reason = facts.reason_of(pair_of(held[0]));
  const auto kept = clauses.literals(reason.index);
  CHECK(std::is_permutation(kept.begin(), kept.end(), held.begin(), held.end()));
  facts.return_to(0, forget_nothing);
  std::uint32_t left = 0;
  for (std::uint32_t i = 0; i < 13; ++i) {
    const bool spoke = speaks(i);
    left += spoke;
    if (i % 3 == 0 || i == 11) CHECK(spoke);
    if (i == 10) CHECK_FALSE(spoke);
  }
  CHECK(left < 13);
  CHECK_FALSE(clauses.make_room(100, facts));
}

TEST_CASE("cells are ordered by the conflicts they had part in, later ones first, then as on the board") {
  Order order;
  order.open(6, 0.9);
  const auto drop_all = [&] {
    std::vector<std::uint32_t> dropped;
    for (; !order.empty(); order.drop_first()) dropped.push_back(order.first());
    for (const std::uint32_t cell : dropped) order.restore(cell);
    return dropped;
  };
  CHECK(drop_all() == std::vector<std::uint32_t>{0, 1, 2, 3, 4, 5});
  order.bump(4);
  order.bump(2);
  CHECK(drop_all() == std::vector<std::uint32_t>{2, 4, 0, 1, 3, 5});
  order.age();
  order.bump(5);
  CHECK(drop_all() == std::vector<std::uint32_t>{5, 2, 4, 0, 1, 3});
  order.bump(3);
  order.bump(3);
  order.restore(3);  // is in already
  CHECK(drop_all() == std::vector<std::uint32_t>{3, 5, 2, 4, 0, 1});
}

TEST_CASE("the order of cells is that of a list kept sorted, through many conflicts") {
  constexpr std::uint32_t cells = 50;
  Random random(4);
  Order order;
  order.open(cells, 0.9);
  std::vector<double> activity(cells, 0);
  std::vector<std::uint32_t> present;
  for (std::uint32_t cell = 0; cell < cells; ++cell) present.push_back(cell);
  double bump = 1;
  for (unsigned round = 0; round < 5000; ++round) {
    const std::uint32_t cell = random.below(cells);
    switch (random.below(4)) {
      case 0:
        order.restore(cell);
        if (std::find(present.begin(), present.end(), cell) == present.end()) present.push_back(cell);
        break;
      case 1:
        order.bump(cell);
        activity[cell] += bump;
        break;
      case 2:
        if (!random.one_in(10)) break;
        order.age();
        bump /= 0.9;
        break;
      case 3:
        if (present.empty()) break;
        order.drop_first();
        present.erase(present.begin());
        break;
    }
    std::sort(present.begin(), present.end(), [&](std::uint32_t a, std::uint32_t b) {
      return activity[a] != activity[b] ? activity[a] > activity[b] : a < b;
    });
    REQUIRE(order.empty() == present.empty());
    if (!present.empty()) REQUIRE(order.first() == present.front());
  }
}
