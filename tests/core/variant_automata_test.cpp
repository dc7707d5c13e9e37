// Automata that are written in a text: regular expressions against those of the standard library, codes of automata and
// relations against what they were made from, and what is refused.
#include <regex>
#include <set>
#include <string>

#include "core/puzzles/variant/automata/state_machine.hpp"
#include "core/puzzles/variant/rules/regex.hpp"
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

// A pattern over the values 1 to 3.
std::string random_pattern(Random& random, int depth) {
  static const char* const atoms[] = {"1", "2", "3", ".", "[12]", "[^1]", "[2-3]"};
  static const char* const quantifiers[] = {"*", "+", "?", "{2}", "{1,2}", "{0,}", "{2,3}"};
  std::string pattern;
  for (std::uint32_t parts = 1 + random.below(3); parts > 0; --parts) {
    if (depth > 0 && random.one_in(2)) {
      pattern += "(" + random_pattern(random, depth - 1) + "|" + random_pattern(random, depth - 1) + ")";
    } else {
      pattern += atoms[random.below(7)];
    }
    if (random.one_in(2)) pattern += quantifiers[random.below(7)];
  }
  return pattern;
}

}  // namespace

TEST_CASE("regular expressions match what those of the standard library match", "[long]") {
  Random random(1);
  std::size_t matches = 0, others = 0;
  for (int round = 0; round < rounds(150); ++round) {
    const std::string pattern = random_pattern(random, 2);
    StateMachine machine;
    INFO(pattern);
    REQUIRE_FALSE(read_regex(pattern, 3, 1, machine));
    const std::regex expected(pattern);
    for (int line = 0; line < 30; ++line) {
      std::vector<unsigned> symbols(random.below(7));
      std::string text;
      for (unsigned& symbol : symbols) text += static_cast<char>('1' + (symbol = random.below(3)));
      const bool is_match = std::regex_match(text, expected);
      ++(is_match ? matches : others);
      CHECK(accepts(machine, symbols) == is_match);
    }
  }
  CHECK(matches >= enough(100u));
  CHECK(others > 100);
}

TEST_CASE("a regular expression that makes no sense is a fault with its place") {
  for (const char* pattern : {"(", ")", "(1", "[", "[]", "[1", "*", "1{", "1{2", "1{3,2}", "1{x}", "7", "[1-7]", "x",
                              "1|*", "((((1{99}){99}){99}){99})", "1{99999999999}"}) {
    StateMachine machine;
    INFO(pattern);
    const auto fault = read_regex(pattern, 3, 1, machine);
    REQUIRE(fault);
    CHECK(fault->message.text().find("at character") != std::string::npos);
  }
  StateMachine machine;
  CHECK(read_regex(std::string(300, '(') + "1" + std::string(300, ')'), 3, 1, machine));
  CHECK_FALSE(read_regex("aB", 16, 1, machine));  // 10 and 11
  CHECK(accepts(machine, {9, 10}));
  CHECK_FALSE(read_regex("0", 9, 0, machine));
  CHECK(accepts(machine, {0}));
}

TEST_CASE("a range of a pattern may go from digits to letters") {
  for (const char* pattern : {"[8-B]", "[8-b]"}) {
    CAPTURE(pattern);
    StateMachine machine;
    REQUIRE_FALSE(read_regex(pattern, 16, 1, machine));
    Message fault;
    const auto regex = variant::Regex::read(pattern, {16, 16, 16, 1}, fault);
    REQUIRE(regex);
    for (unsigned index = 0; index < 16; ++index) {
      CAPTURE(index);
      CHECK(accepts(machine, {index}) == (index >= 7 && index <= 10));
      CHECK(regex->matches({index}) == (index >= 7 && index <= 10));
    }
  }
  StateMachine machine;
  CHECK(read_regex("[B-8]", 16, 1, machine));
  CHECK(read_regex("[8-:]", 16, 1, machine));
}

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
