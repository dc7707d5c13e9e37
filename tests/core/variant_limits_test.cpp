// The bounds on what all rules of a variant together may need, each crossed by one: constraints, transitions of
// diagrams, and auxiliary variables. What a rule needs is measured on a board that has only this rule.
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/network/network.hpp"
#include "core/puzzles/variant/compile.hpp"
#include "core/puzzles/variant/rules/codes.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/variant_boards.hpp"

namespace variant_limits_test {

using namespace quadrille;
using namespace quadrille::test;
using variant::Board;

namespace {

constexpr std::size_t most_auxiliary = std::size_t{1} << 14;
constexpr std::size_t most_transitions = std::size_t{1} << 21;
constexpr std::size_t most_constraints = std::size_t{1} << 18;

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
void require_last_rule_too_much(Board board, const std::string& last) {
  REQUIRE(!compile(board));
  REQUIRE(add_rule_text(board, last));
  const auto fault = compile(board);
  REQUIRE(fault);
  CHECK(fault->message.text() == "the rules need too many constraints");
  CHECK(fault->rule == board.rules.size() - 1);
}

}  // namespace

TEST_CASE("rules may need as many constraints as the network holds, and not one more") {
  Board board = board_of(4, 4, 4);
  const std::string rule = "AllDifferent~R1C1~R2C2";
  REQUIRE(add_rule_text(board, rule));
  const std::size_t lines = 8;  // rows and columns
  board.rules.reserve(most_constraints);
  while (board.rules.size() < 1 + most_constraints - lines) board.rules.push_back(board.rules.back());
  require_last_rule_too_much(std::move(board), rule);
}

TEST_CASE("rules may need as many auxiliary variables as the network holds, and not one more") {
  const std::string rule = "EqualSum~R1C1~R1C2~-~R2C1~R2C3~-~R3C1~R3C2";
  Board board = board_of(4, 4, 4);
  REQUIRE(need_of(board, rule).auxiliary == 1);
  REQUIRE(add_rule_text(board, rule));
  while (board.rules.size() < 1 + most_auxiliary) board.rules.push_back(board.rules.back());
  require_last_rule_too_much(std::move(board), rule);
}

namespace {

// Some value of a set comes in a line of so many cells: a diagram of two states. A cell more are 32 transitions, a
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
  require_last_rule_too_much(std::move(board), some_of_them_comes(0xF000, 3));
}

}  // namespace variant_limits_test
