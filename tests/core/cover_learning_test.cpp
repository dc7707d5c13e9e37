// Learning from conflicts over exact covers: its answers against dancing links and known counts
// from the usual engines.
#include <algorithm>
#include <string>
#include <vector>

#include "core/cover/learning/learning.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "core/cover/problem.hpp"
#include "core/puzzles/queens/traits.hpp"
#include "core/puzzles/sudoku/traits.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/cover_oracles.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"

namespace cover_learning_test {

using namespace quadrille;
using namespace quadrille::cover;
using namespace quadrille::test;

namespace {

using Chosen = std::vector<Option>;

// The solutions, each ascending, in ascending order; the first `most` that are found.
template <class E>
std::vector<Chosen> solutions_of(E& engine, const Problem& problem, std::size_t most = 1'000'000) {
  std::vector<Chosen> solutions;
  REQUIRE_FALSE(engine.open(problem));
  Fuel fuel;
  while (solutions.size() < most && engine.advance(fuel) == Step::solution) {
    engine.read(solutions.emplace_back());
    std::sort(solutions.back().begin(), solutions.back().end());
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

// Up to 16 items and 40 options of different density: repeated options, items without one, options of secondary items
// alone, colours.
Problem random_problem(Random& random) {
  const std::uint32_t primary = random.below(12), secondary = random.below(5);
  Problem problem;
  problem.reset(primary, secondary);
  const std::uint32_t density = 2 + random.below(4), colours = 1 + random.below(3);
  add_random_options(problem, {random.below(40), density, colours}, random);
  return problem;
}

// Options of three items, three options an item on average: about half of these problems have a solution, so there are
// many conflicts.
Problem random_threes(Random& random, std::uint32_t items, std::uint32_t options) {
  Problem problem;
  problem.reset(items, 0);
  std::vector<Item> order(items);
  for (Item item = 0; item < items; ++item) order[item] = item;
  for (; options > 0; --options) {
    random.shuffle(order);
    const std::vector<Entry> option = {{order[0]}, {order[1]}, {order[2]}};
    problem.add_option(option);
  }
  return problem;
}

}  // namespace

TEST_CASE("learning finds the solutions of dancing links on 5,000 random problems, with room for clauses and without",
          "[differential]") {
  Random random(11);
  DancingLinks links;
  Learning learning, cramped(100), roomless(0);
  std::size_t found = 0;
  for (int round = rounds(5'000); round > 0; --round) {
    const Problem problem = random_problem(random);
    const auto expected = solutions_of(links, problem);
    INFO("round " << round);
    const bool same = solutions_of(learning, problem) == expected && solutions_of(cramped, problem) == expected &&
                      solutions_of(roomless, problem) == expected;
    REQUIRE(same);
    found += expected.size();
  }
  REQUIRE(found >= enough(10'000u));
}

TEST_CASE("learning finds the solutions of dancing links on problems with many conflicts", "[differential]") {
  Random random(12);
  DancingLinks links;
  Learning learning, cramped(400);
  std::size_t found = 0, dead_ends = 0;
  for (int round = rounds(40); round > 0; --round) {
    const Problem problem = random_threes(random, 30, 90 + random.below(30));
    const auto expected = solutions_of(links, problem);
    INFO("round " << round);
    REQUIRE(solutions_of(learning, problem) == expected);
    dead_ends += learning.stats().dead_ends;
    REQUIRE(solutions_of(cramped, problem) == expected);
    found += expected.size();
  }
  CHECK(found >= enough(100u));
  CHECK(dead_ends >= enough(5000u));
}

TEST_CASE("learning keeps the search contract, with room for clauses and without") {
  Random random(13);
  const auto show = [](const Chosen& chosen) { return chosen; };
  Learning learning, roomless(0);
  for (int round = 0; round < rounds(60); ++round) {
    const Problem problem = random_problem(random);
    require_search_contract<Chosen>(learning, problem, show);
    require_search_contract<Chosen>(roomless, problem, show);
  }
  for (int round = 0; round < rounds(10); ++round)
    require_search_contract<Chosen>(learning, random_threes(random, 24, 72), show);
}

TEST_CASE("learning gives the known counts for puzzles as exact covers") {
  const auto count_of = [](const Problem& problem) {
    Learning learning;
    return solutions_of(learning, problem).size();
  };
  CoverForm form;
  REQUIRE_FALSE(queens::Traits::write_form({std::vector<std::uint16_t>(7, 0)}, form));
  CHECK(count_of(form.problem) == 40);  // OEIS A000170
  sudoku::Board board;
  board.box = 2;
  REQUIRE_FALSE(sudoku::Traits::write_form(board, form));
  CHECK(count_of(form.problem) == 288);  // OEIS A107739
}

TEST_CASE("learning proves large Sudoku unique where propagation alone does not finish", "[long]") {
  const std::string text = read_file("tests/data/sudoku/25_gecode.txt");
  Request request = request_of(Question::check, EngineChoice::bits, text);
  request.limits.nodes = 20'000;
  for (const Answered& answered : ask("sudoku", request)) CHECK(answered.verdict == "stopped");

  const auto answers = ask("sudoku", request_of(Question::check, EngineChoice::automatic, text));
  REQUIRE(answers.size() == 2);
  for (const Answered& answered : answers) {
    CHECK(answered.verdict == "unique");
    CHECK(answered.engine == "learning");
  }
}

}  // namespace cover_learning_test
