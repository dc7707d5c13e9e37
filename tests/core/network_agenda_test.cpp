// The agenda of the plain search of Sudoku variants: what it takes first, and what it drops.
#include "core/network/plain/agenda.hpp"

#include <set>
#include <span>
#include <vector>

#include "tests/core/allocations.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace network_agenda_test {

using namespace quadrille::test;
using quadrille::network::Agenda;
using quadrille::network::Variable;

namespace {

// Constraint i is on variable i, and on variable 99.
struct OfPairs : Agenda {
  explicit OfPairs(const std::vector<std::size_t>& costs, bool is_implied = false) {
    open(100);
    for (Variable variable = 0; variable < costs.size(); ++variable) pairs.push_back({variable, 99});
    for (std::size_t i = 0; i < costs.size(); ++i) add(pairs[i], costs[i], is_implied);
    start();
  }
  std::vector<std::vector<Variable>> pairs;
};

std::vector<std::uint32_t> take_all(Agenda& agenda) {
  std::vector<std::uint32_t> taken;
  for (std::uint32_t next = agenda.take(); next != Agenda::nothing; next = agenda.take()) taken.push_back(next);
  return taken;
}

using Taken = std::vector<std::uint32_t>;

}  // namespace

TEST_CASE("at first everything waits, and the cheapest constraint comes first") {
  OfPairs agenda({30, 10, 20});
  CHECK(take_all(agenda) == Taken{1, 2, 0});
  CHECK(agenda.take() == Agenda::nothing);
}

TEST_CASE("a variable wakes the constraints on it, also more than a word of them") {
  OfPairs agenda(std::vector<std::size_t>(70, 10));
  CHECK(take_all(agenda).size() == 70);
  agenda.wake(69);
  agenda.wake(3);
  CHECK(take_all(agenda) == Taken{3, 69});
  agenda.wake(99);
  CHECK(take_all(agenda).size() == 70);
  agenda.wake(80);
  CHECK(take_all(agenda).empty());
}

TEST_CASE("a constraint of ends waits only if the least or the largest value is another one") {
  const std::vector<Variable> its = {0};
  Agenda agenda;
  agenda.open(1);
  agenda.add(its, 10, false);
  agenda.add(its, 20, false, true);
  agenda.start();
  take_all(agenda);
  agenda.wake(0, false);
  CHECK(take_all(agenda) == Taken{0});
  agenda.wake(0);
  CHECK(take_all(agenda) == Taken{0, 1});
}

TEST_CASE("a constraint that has woken itself rests if its schedule says so") {
  OfPairs agenda({10, 20});
  CHECK(agenda.take() == 0);
  agenda.wake(99);
  agenda.rest();
  CHECK(take_all(agenda) == Taken{1});
}

TEST_CASE("a contradiction empties the agenda") {
  OfPairs agenda({10, 20});
  agenda.forget();
  CHECK(take_all(agenda).empty());
}

TEST_CASE("what fails often comes first after 32 failures") {
  OfPairs agenda({10, 20, 200});
  for (int failures = 0; failures < 32; ++failures) {
    agenda.wake(99);
    const Taken before = {agenda.take(), agenda.take()};
    CHECK(before == Taken{0, 1});
    REQUIRE(agenda.take() == 2);
    agenda.note_failure();
    agenda.forget();
  }
  agenda.wake(99);
  CHECK(take_all(agenda) == Taken{2, 0, 1});
}

TEST_CASE("an agenda goes back to the order that it had, also to constraints that it has dropped since") {
  OfPairs agenda({10, 20, 200}, true);
  take_all(agenda);
  const Agenda::Learnt before = agenda.learnt();
  for (int failures = 0; failures < 32; ++failures) {
    for (int runs = 0; runs < 20; ++runs) {
      agenda.wake(0);
      REQUIRE(agenda.take() == 0);
      agenda.note(false);
    }
    agenda.wake(2);
    REQUIRE(agenda.take() == 2);
    agenda.note_failure();
    agenda.forget();
  }
  CHECK(agenda.has_dropped(0));
  const Agenda::Learnt after = agenda.learnt();
  agenda.wake(99);
  CHECK(take_all(agenda) == Taken{2, 1});
  agenda.wake(99);
  agenda.recall(before);
  CHECK(take_all(agenda).empty());
  CHECK_FALSE(agenda.has_dropped(0));
  agenda.wake(99);
  CHECK(take_all(agenda) == Taken{0, 1, 2});
  agenda.recall(after);
  agenda.wake(99);
  CHECK(take_all(agenda) == Taken{2, 1});
}

TEST_CASE("the agenda of a large network takes memory for each constraint, not for each with each variable") {
  constexpr std::uint32_t variables = 50'000;
  std::vector<Variable> places(variables + 2);
  for (std::uint32_t i = 0; i < places.size(); ++i) places[i] = i % variables;
  Agenda agenda;
  const std::uint64_t before = allocated_bytes();
  agenda.open(variables);
  for (std::uint32_t i = 0; i < variables; ++i) agenda.add(std::span(places).subspan(i, 3), 10 + i % 7, false);
  agenda.start();
  CHECK(allocated_bytes() - before < 20'000'000);  // a bit for each pair would be 312 MB
  CHECK(take_all(agenda).size() == variables);
  const std::uint64_t calls = allocations();
  for (std::uint32_t failures = 0; failures < 40; ++failures) {
    agenda.wake(failures * 1000);
    REQUIRE(agenda.take() != Agenda::nothing);
    agenda.note_failure();
    agenda.forget();  // one of them brings a new order
  }
  CHECK(allocations() == calls);
  agenda.wake(7);
  CHECK(take_all(agenda).size() == 3);
}

TEST_CASE("a set of ranks gives the least one first, over many words, and forgets all") {
  Random random(31);
  quadrille::network::Ranks ranks;
  std::set<std::uint32_t> expected;
  constexpr std::uint32_t size = 10'000;  // 157 words in three of the summary
  ranks.open(size);
  for (int round = 0; round < 20'000; ++round) {
    const auto rank = static_cast<std::uint32_t>(random.below(size));
    switch (random.below(8)) {
      case 0: {
        const std::uint32_t least = expected.empty() ? quadrille::network::Ranks::none : *expected.begin();
        REQUIRE(ranks.take() == least);
        expected.erase(least);
        break;
      }
      case 1:
        ranks.remove(rank);
        expected.erase(rank);
        break;
      case 2:
        if (!random.one_in(50)) break;
        ranks.clear();
        expected.clear();
        break;
      default: ranks.add(rank); expected.insert(rank);
    }
    REQUIRE(ranks.is_empty() == expected.empty());
  }
}

TEST_CASE("implied constraints without effects are dropped, others never") {
  const bool is_implied = GENERATE(false, true);
  const bool has_effect = GENERATE(false, true);
  OfPairs agenda({10, 20}, is_implied);
  take_all(agenda);
  for (int runs = 0; runs < 1000; ++runs) {
    agenda.wake(0);
    REQUIRE(agenda.take() == 0);
    agenda.note(has_effect && runs % 100 == 0);
  }
  for (int failures = 0; failures < 32; ++failures) agenda.forget();
  agenda.wake(99);
  CHECK(take_all(agenda).size() == (is_implied && !has_effect ? 1 : 2));
}

}  // namespace network_agenda_test
