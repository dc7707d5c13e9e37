// The agenda of the plain search of Sudoku variants: what it takes first, and what it drops.
#include "core/network/plain/agenda.hpp"

#include <vector>

#include "tests/core/catch.hpp"

namespace network_agenda_test {

using quadrille::network::Agenda;
using quadrille::network::Variable;

namespace {

// Constraint i is on variable i, and on variable 99.
Agenda make_agenda(const std::vector<std::size_t>& costs, bool is_implied = false) {
  Agenda agenda;
  agenda.open(100);
  for (Variable variable = 0; variable < costs.size(); ++variable)
    agenda.add(std::vector<Variable>{variable, 99}, costs[variable], is_implied);
  agenda.start();
  return agenda;
}

std::vector<std::uint32_t> take_all(Agenda& agenda) {
  std::vector<std::uint32_t> taken;
  for (std::uint32_t next = agenda.take(); next != Agenda::nothing; next = agenda.take()) taken.push_back(next);
  return taken;
}

using Taken = std::vector<std::uint32_t>;

}  // namespace

TEST_CASE("at first everything waits, and the cheapest constraint comes first") {
  Agenda agenda = make_agenda({30, 10, 20});
  CHECK(take_all(agenda) == Taken{1, 2, 0});
  CHECK(agenda.take() == Agenda::nothing);
}

TEST_CASE("a variable wakes the constraints on it, also more than a word of them") {
  Agenda agenda = make_agenda(std::vector<std::size_t>(70, 10));
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
  Agenda agenda;
  agenda.open(1);
  agenda.add(std::vector<Variable>{0}, 10, false);
  agenda.add(std::vector<Variable>{0}, 20, false, true);
  agenda.start();
  take_all(agenda);
  agenda.wake(0, false);
  CHECK(take_all(agenda) == Taken{0});
  agenda.wake(0);
  CHECK(take_all(agenda) == Taken{0, 1});
}

TEST_CASE("a constraint that has woken itself rests if it is told to") {
  Agenda agenda = make_agenda({10, 20});
  CHECK(agenda.take() == 0);
  agenda.wake(99);
  agenda.rest();
  CHECK(take_all(agenda) == Taken{1});
}

TEST_CASE("a contradiction empties the agenda") {
  Agenda agenda = make_agenda({10, 20});
  agenda.forget();
  CHECK(take_all(agenda).empty());
}

TEST_CASE("what fails often comes first after 32 failures") {
  Agenda agenda = make_agenda({10, 20, 200});
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

TEST_CASE("implied constraints without effects are dropped, others never") {
  const bool is_implied = GENERATE(false, true);
  const bool has_effect = GENERATE(false, true);
  Agenda agenda = make_agenda({10, 20}, is_implied);
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
