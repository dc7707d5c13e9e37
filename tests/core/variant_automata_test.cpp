// Automata that are written in a text: codes of automata and relations against what they were made from, and what is
// refused.
#include <set>
#include <string>

#include "core/puzzles/variant/automata/state_machine.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace variant_automata_test {

using namespace quadrille;
using namespace quadrille::test;
using namespace quadrille::variant;

namespace {

std::set<std::uint32_t> closure(const StateMachine& machine, std::set<std::uint32_t> states) {
  for (std::size_t size = 0; size < states.size();) {
    size = states.size();
    for (const std::uint32_t state : std::set<std::uint32_t>(states))
      states.insert(machine.states[state].silent.begin(), machine.states[state].silent.end());
  }
  return states;
}

bool accepts(const StateMachine& machine, const std::vector<unsigned>& symbols) {
  auto states = closure(machine, {machine.starts.begin(), machine.starts.end()});
  for (const unsigned symbol : symbols) {
    std::set<std::uint32_t> next;
    for (const std::uint32_t state : states)
      for (const auto& edge : machine.states[state].edges)
        if ((edge.symbols >> symbol & 1) != 0) next.insert(edge.to);
    states = closure(machine, next);
  }
  for (const std::uint32_t state : states)
    if (machine.states[state].accepts) return true;
  return false;
}

}  // namespace

TEST_CASE("the code of an automaton is read in both of its forms") {
  // Written by hand: 2 bits of form, 4 of the bits of a state less 1, 4 of the symbols less 1, the numbers of starts
  // and of others that accept, a bit for each start, then the states. Form 1, one bit a state, two symbols; one start,
  // one other that accepts; the start does not accept. State 0 goes to 1 by the first symbol, state 1 to 0 by the
  // second:
  //   01 0000 0001 1 1 0 | 01 1 | 10 0 = 0100 0000 0111 0011 100 → 010000 000111 001110 000000 → "QHOA"
  StateMachine machine;
  REQUIRE_FALSE(read_machine_code("QHOA", machine));
  REQUIRE(machine.starts.size() == 1);
  CHECK(accepts(machine, {0}));
  CHECK(accepts(machine, {0, 1, 0}));
  CHECK_FALSE(accepts(machine, {1}));
  CHECK_FALSE(accepts(machine, {0, 1}));
  CHECK_FALSE(accepts(machine, {}));
  REQUIRE_FALSE(read_machine_code("", machine));
  CHECK(machine.starts.empty());
  CHECK(read_machine_code("!", machine));
  CHECK(read_machine_code("_", machine));
  CHECK(read_machine_code("wAAA", machine));  // form 3
}

TEST_CASE("the key of a relation has a bit for each pair of values, the lowest first") {
  std::vector<Values> allowed;
  // a < b for three values: the pairs (0, 1), (0, 2), (1, 2) are the bits 1, 2 and 5.
  REQUIRE_FALSE(read_relation_key("m", 3, allowed));
  CHECK(allowed == std::vector<Values>{0b110, 0b100, 0});
  CHECK(read_relation_key("m!", 3, allowed));
  CHECK(read_relation_key("mAA", 3, allowed));  // more than nine bits
  REQUIRE_FALSE(read_relation_key("", 3, allowed));
  CHECK(allowed == std::vector<Values>{0, 0, 0});
}

}  // namespace variant_automata_test
