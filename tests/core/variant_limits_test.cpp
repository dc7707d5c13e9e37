// The bounds on what all rules of a variant together may need, each crossed by one: entries of constraints, transitions
// of diagrams, and auxiliary variables. What a rule needs is measured on a board that has only this rule.
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/network/network.hpp"
#include "core/puzzles/variant/compile.hpp"
#include "core/puzzles/variant/rules/codes.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "tests/core/allocations.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/variant_boards.hpp"

namespace variant_limits_test {

using namespace quadrille;
using namespace quadrille::test;
using variant::Board;

namespace {

constexpr std::size_t most_auxiliary = std::size_t{1} << 14;
constexpr std::size_t most_transitions = std::size_t{1} << 21;
constexpr std::size_t most_entries = std::size_t{1} << 21;

Board board_of(unsigned rows, unsigned columns, unsigned values) {
  Board board;
  variant::set_shape(board, {static_cast<std::uint8_t>(rows), static_cast<std::uint8_t>(columns),
                             static_cast<std::uint8_t>(values), 1});
  REQUIRE(add_rule_text(board, "NoBoxes"));
  return board;
}

std::size_t transitions_of(const network::Network& network) {
  std::size_t transitions = 0;
  for (const network::Diagram& diagram : network.diagrams) {
    for (std::size_t layer = 0; layer < diagram.layers(); ++layer) transitions += diagram.transitions(layer).size();
  }
  return transitions;
}

// What a board with this rule alone needs.
struct Need {
  std::size_t auxiliary = 0, transitions = 0;
};
Need need_of(Board board, const std::string& rule) {
  REQUIRE(add_rule_text(board, rule));
  REQUIRE(!compile(board));
  const network::Network& network = *board.network;
  return {network.domains.size() - network.cells, transitions_of(network)};
}

// Compiling fails with the last rule, and only with it.
void require_last_rule_too_much(Board board, const std::string& last, const std::string& message) {
  REQUIRE(!compile(board));
  REQUIRE(add_rule_text(board, last));
  const auto fault = compile(board);
  REQUIRE(fault);
  CHECK(fault->message.text() == message);
  CHECK(fault->rule == board.rules.size() - 1);
}

}  // namespace

namespace {

// All different: 2 entries, and one for each cell.
std::string first_differ(std::size_t cells) {
  std::string rule = "AllDifferent";
  for (std::size_t i = 0; i < cells; ++i) rule += "~R" + std::to_string(1 + i / 4) + "C" + std::to_string(1 + i % 4);
  return rule;
}

}  // namespace

TEST_CASE("rules may need constraints of as many entries as the network holds, and not one more") {
  Board board = board_of(4, 4, 16);
  REQUIRE(add_rule_text(board, first_differ(16)));
  const std::size_t lines = 8 * (2 + 4), left = most_entries - lines;  // beside rows and columns
  board.rules.reserve(left / 18 + 3);
  while (board.rules.size() < 1 + left / 18) board.rules.push_back(board.rules.back());
  REQUIRE(left % 18 >= 4);
  REQUIRE(add_rule_text(board, first_differ(left % 18 - 2)));
  require_last_rule_too_much(std::move(board), first_differ(2), "the constraints need more than 2097152 entries");
}

TEST_CASE("a hostile rule stops at the limit, whatever it would add") {
  // 3,500 equal sums of five cells, whose sum is no auxiliary variable: a sum for each pair would be six million.
  std::string groups = "EqualSum";
  for (std::size_t i = 0; i < 3500; ++i) {
    if (i > 0) groups += "~-";
    for (std::size_t cell = 5 * i; cell < 5 * i + 5; ++cell)
      groups += std::string("~R") + "123456789abcdefg"[cell / 16 % 16] + "C" + "123456789abcdefg"[cell % 16];
  }
  Board board;
  variant::set_shape(board, {.rows = 16, .columns = 16, .values = 16, .lowest = 1, .is_raw = true});
  REQUIRE(add_rule_text(board, groups));
  const std::uint64_t before = allocated_bytes();
  REQUIRE(!compile(board));
  CHECK(board.network->sums.size() < 3500);
  CHECK(allocated_bytes() - before < 50'000'000);
  // 20,000 times all cells in one piece.
  Board connected;
  variant::set_shape(connected, {.rows = 16, .columns = 16, .values = 9, .lowest = 1, .is_raw = true});
  REQUIRE(add_rule_text(connected, "ConnectedValues~~1"));
  while (connected.rules.size() < 20'000) connected.rules.push_back(connected.rules.back());
  const auto fault = compile(connected);
  REQUIRE(fault);
  CHECK(fault->message.text() == "the constraints need more than 2097152 entries");
  CHECK(fault->rule < 5000);
}

TEST_CASE("rules with rules in them stand for as many rules as a board may have, and not one more") {
  const auto times = [](std::size_t count) {
    std::string rules;
    while (count-- > 0) rules += ".~R1C1_1_2";
    return rules;
  };
  // 252 times what is copied: 381 with the rule itself.
  const std::string copies = ".Shape~16x16~16~Raw.Replicate~" + std::string(42, '_') + times(380) + ".End";
  const std::size_t left = 100'000 - 252 * 381 - 1;
  for (const std::size_t more : {0, 1}) {
    const std::string text = copies + ".Replicate~B" + times(left + more) + ".End";
    const auto answers = ask("variant", request_of(Question::check, EngineChoice::bits, text));
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].message == (more == 0 ? "" : "all rules with rules in them stand for more than 100000 rules"));
  }
}

TEST_CASE("equal sums that no auxiliary variable holds are equal one after the other") {
  // Each group has one open cell: x + 4 = y + 5 = z + 6, so there are 14 solutions.
  const std::string text =
      ".Shape~1x15~16~Raw.EqualSum~R1C1~R1C2~R1C3~R1C4~R1C5~-~R1C6~R1C7~R1C8~R1C9~R1Ca~-~R1Cb~R1Cc~R1Cd~R1Ce~R1Cf"
      ".~R1C2_1~R1C3_1~R1C4_1~R1C5_1~R1C7_2~R1C8_1~R1C9_1~R1Ca_1~R1Cc_2~R1Cd_2~R1Ce_1~R1Cf_1";
  const auto answers = ask("variant", request_of(Question::count, EngineChoice::bits, text));
  REQUIRE(answers.size() == 1);
  INFO(answers[0].message);
  CHECK(answers[0].count == 14);
}

TEST_CASE("rules may need as many auxiliary variables as the network holds, and not one more") {
  const std::string rule = "EqualSum~R1C1~R1C2~-~R2C1~R2C3~-~R3C1~R3C2";
  Board board = board_of(4, 4, 4);
  REQUIRE(need_of(board, rule).auxiliary == 1);
  REQUIRE(add_rule_text(board, rule));
  while (board.rules.size() < 1 + most_auxiliary) board.rules.push_back(board.rules.back());
  require_last_rule_too_much(std::move(board), rule, "more than 16384 auxiliary variables are needed");
}

namespace {

// Some value of a set comes in a line of this many cells: a diagram of two states. A cell more are 32 transitions, a
// value more is one, in the last layer.
std::string some_of_them_comes(unsigned set, std::size_t cells) {
  std::string values;
  for (unsigned value = 0; value < 16; ++value) {
    if ((set >> value & 1) != 0) values += "123456789ABCDEFG"[value];
  }
  std::string rule = "Regex~" + variant::encode_base64("[^" + values + "]*[" + values + "].*");
  for (std::size_t i = 0; i < cells; ++i) {
    const char* const names = "123456789abcdefg";
    rule += std::string("~R") + names[i / 16 % 16] + "C" + names[i % 16];
  }
  return rule;
}

}  // namespace

TEST_CASE("diagrams may have as many transitions as the network holds, and not one more") {
  const Board empty = board_of(16, 16, 16);
  Board board = empty;
  std::size_t left = most_transitions;
  const auto add = [&](unsigned set, std::size_t cells) {
    const std::string rule = some_of_them_comes(set, cells);
    left -= need_of(empty, rule).transitions;
    REQUIRE(add_rule_text(board, rule));
  };
  const std::size_t longest = need_of(empty, some_of_them_comes(1, 512)).transitions;
  REQUIRE(longest == 16 + 32 * 510 + 17);  // all layers but the first and the last
  unsigned set = 3;
  while (left > 2 * longest) add(set++, 512);
  // Three lines share what is left, each with a diagram of its own.
  const std::size_t shortest = need_of(empty, some_of_them_comes(1, 3)).transitions;
  for (const std::size_t lines : {3u, 2u, 1u}) {
    const std::size_t more = left - lines * shortest;
    const std::size_t values = 1 + more % 32 / lines;
    add(((1u << values) - 1) << lines, 3 + more / 32 / lines);
  }
  REQUIRE(left == 0);
  require_last_rule_too_much(std::move(board), some_of_them_comes(0xF000, 3),
                             "the automata need more than 2097152 transitions");
}

}  // namespace variant_limits_test
