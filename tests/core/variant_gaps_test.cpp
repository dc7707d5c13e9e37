// Sudoku variants whose cells lack candidates here and there. Filters that look at least and largest values only then
// take away more than they have computed. Against brute force, and on boards of 9×9 the engines against each other.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/cover/links/dancing_links.hpp"
#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/obeys.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "core/puzzles/variant/variant.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/engine_runs.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_oracle.hpp"
#include "tests/core/variant_texts.hpp"

using namespace quadrille;
using namespace quadrille::test;
using network::Network;
using network::Values;
using variant::Answer;
using variant::Board;

namespace {

// Candidates with gaps: of some cells one, of others a few, of the rest most or all. The filling mostly has them.
void take_candidates(Board& board, const std::vector<unsigned>& filling, Random& random) {
  const std::uint32_t given = random.below(6), few = random.below(10), all = random.below(10);
  const bool has_filling = !random.one_in(8);
  for (std::size_t cell = 0; cell < filling.size(); ++cell) {
    const Values own = Values{1} << filling[cell];
    Values& values = board.candidates[cell];
    Values left = values;
    if (random.below(10) < given) {
      left = own;
    } else if (random.below(10) < few) {
      left &= random.next() & random.next();
    } else if (random.below(10) >= all) {
      left &= random.next() | random.next();
    }
    values = has_filling || random.one_in(2) || left == 0 ? left | own : left;
  }
}

// A network with one or two sums; those of some variables differ.
Network random_sums(Random& random) {
  auto network = make_network(4 + random.below(3), 4 + random.below(4), static_cast<int>(random.below(2)));
  const auto filling = random_indices(network, random);
  for (std::uint32_t i = 1 + random.below(2); i > 0; --i) add_random_different(network, filling, random);
  for (std::uint32_t i = 1 + random.below(2); i > 0; --i) add_random_sum(network, filling, random);
  return network;
}

// Some of the least values, some of the largest ones, and none between.
Values with_gap(unsigned values, Random& random) {
  const unsigned low = random.below(3), high = low + 2 + random.below(3);
  const Values lows = network::all_values(low + 1) & random.next();
  const Values highs = network::all_values(values) & ~network::all_values(std::min(high, values - 1)) & random.next();
  return (lows | highs) != 0 ? lows | highs : Values{1} << random.below(values);
}

// Gives the sums totals that are close to the least or the largest one that the candidates allow without any gaps.
void move_totals(Network& network, const std::vector<Values>& candidates, Random& random) {
  for (auto& sum : network.sums) {
    const bool is_low = random.one_in(2);
    sum.total = 0;
    for (const auto& [coefficient, variable] : sum.terms) {
      const Values values = candidates[variable];
      const int end = is_low == (coefficient > 0) ? std::countr_zero(values) : 63 - std::countl_zero(values);
      sum.total += coefficient * network.number(variable, static_cast<unsigned>(end));
    }
    const std::int64_t slack = random.below(5);
    sum.total += is_low ? slack : -slack;
  }
}

template <class E>
std::vector<std::vector<unsigned>> found_by(E engine, const Board& board) {
  std::vector<std::vector<unsigned>> solutions;
  REQUIRE_FALSE(engine.open(board));
  Fuel fuel;
  Answer answer;
  while (engine.advance(fuel) == Step::solution) {
    engine.read(answer);
    auto& solution = solutions.emplace_back(answer.begin(), answer.end());
    for (unsigned& index : solution) --index;
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

// A 9×9 board that has some rules of this kind, which the filling mostly obeys. Empty if none could be made.
Board board_with(std::string_view kind, Random& random, std::vector<unsigned>& filling) {
  Board board;
  variant::set_shape(board, {9, 9, 9, 1});
  const Answer digits = random_filling(board, random);
  if (digits.empty()) return {};
  // One in a hundred random sums is obeyed by chance.
  for (std::size_t left = 1 + random.below(3), tries = 0; left > 0 && tries < 500; ++tries) {
    const std::size_t before = board.rules.size();
    const bool is_read = add_rule_text(board, random_rule(kind, board, random));
    const bool obeys =
        is_read && std::all_of(board.rules.begin() + static_cast<std::ptrdiff_t>(before), board.rules.end(),
                               [&](const variant::Rule& rule) { return rule.kind->obeys(rule, board, digits); });
    if (obeys) {
      --left;
    } else {
      board.rules.resize(before);
    }
  }
  // Rules of the whole board are seldom obeyed by chance.
  if (board.rules.empty() && !add_rule_text(board, random_rule(kind, board, random))) return {};
  filling.assign(digits.begin(), digits.end());
  for (unsigned& digit : filling) --digit;
  return board;
}

struct Compared {
  int boards = 0, several = 0, unfinished = 0;
};

// Whether the engines find the same on this many boards with rules of this kind. Where few of them are searched to the
// end, on fewer.
void compare_engines(std::string_view kind, int boards, Random& random, Compared& compared) {
  const int enough = compared.boards + boards;
  for (int round = 0; round < 3 * boards && compared.boards < enough; ++round) {
    std::vector<unsigned> filling;
    Board board = board_with(kind, random, filling);
    if (filling.empty()) continue;
    take_candidates(board, filling, random);
    std::string text;
    variant::notations[0].write(board, text);
    board = read_variant(text);
    variant::Search bits, learning(std::size_t{1} << 16, 0);
    variant::DancingLinks links;
    const RunBounds bounds = {3000};
    const auto obeys = [&](const Answer& answer) { return Variant::obeys(board, answer); };
    const auto show = [&](const Answer& answer) { return written(board, answer); };
    const EngineRun one = run_engine<Answer>("bits", bits, board, bounds, obeys, show);
    const EngineRun two = run_engine<Answer>("dlx", links, board, bounds, obeys, show);
    INFO(text);
    REQUIRE(disagreement(two, one, Same::solutions) == "");
    if (random.one_in(4)) {
      const EngineRun three = run_engine<Answer>("learning", learning, board, bounds, obeys, show);
      REQUIRE(disagreement(one, three, Same::solutions) == "");
    }
    const bool ended = one.ended && two.ended;
    ++(ended ? compared.boards : compared.unfinished);
    compared.several += ended && one.solutions.size() > 1;
  }
}

}  // namespace

TEST_CASE("a total that gaps in the candidates make wrong is seen, whatever rule the sum is from") {
  // With the numbers of solutions that dancing links find.
  constexpr std::pair<std::string_view, std::size_t> boards[] = {
      {".Shape~2x5~7.NoBoxes.Sum~10~R1C4~R1C5~R2C5~R2C2.~R1C4_1_7~R1C5_2_5~R2C5_4_7~R2C2_1_5"
       "~R1C1_3~R1C2_4~R1C3_6~R2C1_2~R2C3_3~R2C4_6",
       0},
      {".LittleKiller~23~R1C7.~R3C7_8~R5C1_8~R8C3_8~R7C5_4~R3C9_2~R5C4_5~R9C7_9~R9C3_5~R7C8_1~R8C9_5~R2C7_7~R2C9_9"
       "~R5C9_7~R3C3_6~R4C5_2~R1C9_6~R4C7_3~R6C6_6~R6C4_7~R9C1_6~R6C7_5~R7C6_5~R4C4_4~R8C2_3~R1C7_1~R5C6_3~R6C5_8"
       "~R1C5_5",
       5},
      {".EqualSum~R5C9~R4C9~R3C9~R3C8~-~R6C2~R5C2~R4C2~R3C2.~R6C8_2~R6C5_8~R5C5_3~R1C3_9~R1C4_3~R4C7_5~R8C4_4~R4C6_1"
       "~R3C9_9~R7C1_8~R4C4_9~R7C8_9~R2C1_5~R3C5_1~R2C4_7~R6C7_9~R2C7_8~R4C1_6~R9C8_4~R9C3_6~R8C2_9~R5C4_6~R5C7_4"
       "~R1C1_1~R2C3_2~R5C6_7~R1C7_2~R7C2_4~R9C1_2~R4C5_2~R1C8_6~R3C1_4~R4C3_4~R3C4_2",
       0},
      {".DoubleArrow~R8C4~R8C5~R9C5~R9C6~R8C6~R7C5.~R8C8_7~R5C2_5~R6C5_7~R9C4_7~R5C7_9~R4C4_4~R7C4_6~R6C6_8~R2C4_2"
       "~R1C7_2~R6C7_3~R1C5_5~R4C7_7~R3C2_7~R3C6_1~R5C9_4~R7C8_2~R6C4_5~R1C9_1~R3C7_6~R4C5_9~R9C5_2~R2C2_8~R1C8_8"
       "~R7C3_7~R5C3_8~R9C1_8~R2C1_3",
       0},
      {".Shape~9x9.PillArrow~2~R3C4~R2C3~R1C9~R2C4~R2C7~R2C9~R4C6.~R1C6_6~R6C5_2~R6C7_1~R7C2_1~R7C5_4~R8C1_3~R8C9_9"
       "~R3C7_6~R3C9_8~R5C5_8~R7C3_2~R7C9_6~R6C6_3~R5C1_2~R8C7_7~R4C2_9~R2C5_3~R3C5_1~R9C7_3",
       1467},
  };
  for (const auto& [text, count] : boards) {
    const Board board = read_variant(std::string(text));
    INFO(text);
    const auto solutions = solutions_by<variant::Search>(board);
    CHECK(solutions.size() == count);
    CHECK((solutions == solutions_by<variant::DancingLinks>(board)));
    CHECK(std::all_of(solutions.begin(), solutions.end(),
                      [&](const Answer& answer) { return variant::obeys(board, answer); }));
  }
}

TEST_CASE("sums of variables with gaps have the solutions of brute force, for either search of the engine") {
  Random random(41);
  int several = 0, none = 0;
  for (int round = 0; round < rounds(1200); ++round) {
    Network network = random_sums(random);
    Board board = board_of(network);
    for (Values& values : board.candidates) values = with_gap(network.domains[0].values, random);
    move_totals(network, board.candidates, random);
    board.network = std::make_shared<const Network>(network);
    auto expected = solve_by_brute_force(network);
    std::erase_if(expected, [&](const std::vector<unsigned>& solution) {
      for (std::size_t i = 0; i < solution.size(); ++i)
        if ((board.candidates[i] >> solution[i] & 1) == 0) return true;
      return false;
    });
    REQUIRE(found_by(variant::Search(), board) == expected);
    REQUIRE(found_by(variant::Search(std::size_t{1} << 16, 0), board) == expected);
    several += expected.size() > 1;
    none += expected.empty();
  }
  CHECK(several >= enough(100));
  CHECK(none >= enough(100));
}

TEST_CASE("either engine finds the same on boards of 9×9 with gaps, for every rule", "[slow]") {
  Random random(42);
  Compared compared;
  for (const variant::RuleKind* kind : random_kinds()) compare_engines(kind->name, rounds(20), random, compared);
  CHECK(compared.boards > rounds(500));
  CHECK(compared.several > rounds(60));
}

// The long form: prints how many boards of each rule were compared. The boards are others for each QUADRILLE_SEED.
//
//     QUADRILLE_SEED=7 QUADRILLE_ROUNDS=20 build/native/quadrille_tests "[gaps]"
TEST_CASE("either engine finds the same on very many boards of 9×9 with gaps", "[.][gaps]") {
  const char* const seed = std::getenv("QUADRILLE_SEED");
  Random random(seed == nullptr ? 43 : static_cast<std::uint64_t>(std::atoll(seed)));
  for (const variant::RuleKind* kind : random_kinds()) {
    Compared compared;
    compare_engines(kind->name, rounds(100), random, compared);
    std::cout << kind->name << '\t' << compared.boards << '\t' << compared.several << '\t' << compared.unfinished
              << std::endl;
  }
}
