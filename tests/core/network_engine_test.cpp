// The engine `bits` of Sudoku variants on random networks: every solution of brute force once, and the search contract.
#include <algorithm>
#include <vector>

#include "core/network/filters/explanations.hpp"
#include "core/puzzles/variant/board.hpp"
#include "core/puzzles/variant/classic.hpp"
#include "core/puzzles/variant/search.hpp"
#include "core/search/engine.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"

namespace network_engine_test {

using namespace quadrille;
using namespace quadrille::test;
using network::Network;
using variant::Answer;
using variant::Board;
using variant::Classic;
using variant::Search;

static_assert(Engine<Search, Board, Answer>);

namespace {

// The rows and columns of a square as houses.
Network latin_square(unsigned side) {
  auto network = make_network(std::size_t{side} * side, side);
  for (unsigned i = 0; i < side; ++i) {
    Network::Different row, column;
    for (unsigned j = 0; j < side; ++j) {
      row.variables.push_back(i * side + j);
      column.variables.push_back(j * side + i);
    }
    network.different.push_back(row);
    network.different.push_back(column);
  }
  return network;
}

// The rows, columns and boxes of 9×9.
Network classic_network() {
  auto network = latin_square(9);
  for (unsigned box = 0; box < 9; ++box) {
    Network::Different cells;
    for (unsigned i = 0; i < 9; ++i) cells.variables.push_back((box / 3 * 3 + i / 3) * 9 + box % 3 * 3 + i % 3);
    network.different.push_back(cells);
  }
  return network;
}

// Lists of candidates that have the digits of a grid, and others with a chance of `share` in ten each.
Board random_lists(const Network& network, std::uint32_t share, Random& random) {
  Board board = board_of(network);
  std::vector<unsigned> digits = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  random.shuffle(digits);
  for (unsigned cell = 0; cell < 81; ++cell) {
    const unsigned row = cell / 9, column = cell % 9;
    board.candidates[cell] = network::Values{1} << digits[(row * 3 + row / 3 + column) % 9];
    for (unsigned value = 0; value < 9; ++value)
      if (random.below(10) < share) board.candidates[cell] |= network::Values{1} << value;
  }
  return board;
}

std::vector<Answer> solve(Search& engine, const Board& board) {
  std::vector<Answer> answers;
  REQUIRE_FALSE(engine.open(board));
  for (;;) {
    Fuel fuel;
    if (engine.advance(fuel) == Step::finished) return answers;
    engine.read(answers.emplace_back());
  }
}

}  // namespace

TEST_CASE("variables that differ and relations remove and explain what follows", "[slow]") {
  Random random(1);
  for (int round = 0; round < rounds(300); ++round) {
    auto network = make_network(3 + random.below(4), 3 + random.below(3));
    const auto filling = random_indices(network, random);
    for (std::uint32_t i = 1 + random.below(4); i > 0; --i) add_random_different(network, filling, random);
    for (std::uint32_t i = random.below(4); i > 0; --i) add_random_relation(network, filling, random);
    require_right_explanations(network, 40, random);
  }
  // Houses that overlap: hidden singles and locked candidates.
  auto network = latin_square(3);
  network.different.push_back({{0, 4, 8}, 0});
  require_right_explanations(network, 400, random);
}

TEST_CASE("every solution of a random network is found once") {
  Random random(2);
  Search engine, small(16, 0);  // the one is plain, the other learns from its first turn on
  std::size_t with_several = 0;
  for (int round = 0; round < rounds(400); ++round) {
    const Network network = random_network(random);
    auto expected = solve_by_brute_force(network);
    for (auto& solution : expected)
      for (unsigned& index : solution) ++index;
    for (Search* one : {&engine, &small}) {
      std::vector<std::vector<unsigned>> found;
      for (const Answer& answer : solve(*one, board_of(network))) found.emplace_back(answer.begin(), answer.end());
      std::sort(found.begin(), found.end());
      REQUIRE(found == expected);
    }
    with_several += expected.size() > 1 ? 1 : 0;
  }
  CHECK(with_several >= enough(50u));
}

TEST_CASE("what follows from disjunctions follows from what explains it", "[disjunctions]") {
  Random random(11);
  for (int round = 0; round < rounds(400); ++round)
    require_right_explanations(random_network_of_disjunctions(random), 40, random);
}

TEST_CASE("every solution of a network with disjunctions is found once, in slices of any size", "[disjunctions]") {
  Random random(12);
  network::LineUp plain, learning(16, 0), in_turns(64, 200);
  std::size_t with_several = 0;
  for (int round = 0; round < rounds(400); ++round) {
    const Network network = random_network_of_disjunctions(random);
    const auto expected = solve_by_brute_force(network);
    for (network::LineUp* one : {&plain, &learning, &in_turns}) {
      REQUIRE(solve_by(*one, problem_of(network)) == expected);
      const Stats stats = one->stats();
      REQUIRE(solve_by(*one, problem_of(network), {.nodes = 1 + random.below(8)}) == expected);
      REQUIRE(one->stats() == stats);
    }
    with_several += expected.size() > 1 ? 1 : 0;
  }
  CHECK(with_several >= enough(50u));
}

TEST_CASE("there are 576 Latin squares of order 4, and 161280 of order 5") {
  Search engine;
  CHECK(solve(engine, board_of(latin_square(4))).size() == 576);
  CHECK(solve(engine, board_of(latin_square(5))).size() == 161280);
}

TEST_CASE("candidates of the board count, and a cell without any has no solution") {
  Search engine;
  Board board = board_of(latin_square(4));
  board.candidates[0] = 1;
  CHECK(solve(engine, board).size() == 144);
  board.candidates[1] = 0;
  CHECK(solve(engine, board).empty());
  Network impossible = latin_square(2);
  impossible.is_impossible = true;
  CHECK(solve(engine, board_of(impossible)).empty());
}

TEST_CASE("lists of candidates without other rules go to the engine of Sudoku, which finds what the others find") {
  Random random(7);
  const Network classic = classic_network();
  Network other = classic;  // the same with a relation that says nothing
  other.relations.push_back({0, 1, std::vector<network::Values>(9, ~network::Values{0})});
  REQUIRE(Classic::can_take(classic));
  REQUIRE_FALSE(Classic::can_take(other));
  Search engine;
  std::size_t most = 0;
  for (int round = 0; round < rounds(40); ++round) {
    Board board = random_lists(classic, 3 + random.below(3), random);
    if (round % 8 == 0) board.candidates[random.below(81)] = 0;
    auto found = solve(engine, board);
    board.network = std::make_shared<const Network>(other);
    auto expected = solve(engine, board);
    std::sort(found.begin(), found.end());
    std::sort(expected.begin(), expected.end());
    REQUIRE(found == expected);
    CHECK(found.empty() == (round % 8 == 0));
    most = std::max(most, found.size());
  }
  CHECK(most >= enough(20u));
}

TEST_CASE("the engine of Sudoku takes nothing but classic networks") {
  CHECK_FALSE(Classic::can_take(latin_square(9)));
  Network diagonal = classic_network();
  diagonal.different.push_back({{0, 10, 20, 30, 40, 50, 60, 70, 80}, 0});
  CHECK_FALSE(Classic::can_take(diagonal));
  Network windows = classic_network();
  windows.different.back().variables = {10, 11, 12, 19, 20, 21, 28, 29, 30};
  CHECK_FALSE(Classic::can_take(windows));
  Network with_auxiliary = classic_network();
  with_auxiliary.add_auxiliary(2, 0);
  CHECK_FALSE(Classic::can_take(with_auxiliary));
  Network impossible = classic_network();
  impossible.is_impossible = true;
  CHECK_FALSE(Classic::can_take(impossible));
}

TEST_CASE("the engine of variants keeps the search contract") {
  Random random(3);
  Search engine;
  const auto show = [](const Answer& answer) { return answer; };
  for (int round = 0; round < rounds(15); ++round)
    require_search_contract<Answer>(engine, board_of(random_network(random)), show);
  for (int round = 0; round < rounds(15); ++round)
    require_search_contract<Answer>(engine, board_of(random_network_of_disjunctions(random)), show);
  require_search_contract<Answer>(engine, board_of(latin_square(4)), show);
  for (int round = 0; round < rounds(3); ++round)
    require_search_contract<Answer>(engine, random_lists(classic_network(), 2, random), show);
}

TEST_CASE("the engine of variants finds the same in slices of any size when it learns, alone or in turns") {
  Random random(4);
  for (const std::int64_t alone : {0, 200}) {
    Search engine(64, alone);
    for (int round = 0; round < rounds(20); ++round) {
      const Board board = board_of(round == 0       ? latin_square(4)
                                   : round % 2 == 0 ? random_network(random)
                                                    : random_network_of_disjunctions(random));
      const auto expected = solve(engine, board);
      const Stats stats = engine.stats();
      for (const std::uint64_t nodes : {std::uint64_t{1}, std::uint64_t{7}}) {
        REQUIRE_FALSE(engine.open(board));
        CHECK(engine.stats() == Stats{});
        CHECK(engine.fraction() == 0);
        std::vector<Answer> answers;
        double fraction = 0;
        for (Step step = Step::paused; step != Step::finished;) {
          Fuel fuel = {.nodes = nodes};
          step = engine.advance(fuel);
          REQUIRE(engine.fraction() >= fraction);
          fraction = engine.fraction();
          if (step == Step::solution) engine.read(answers.emplace_back());
        }
        REQUIRE(answers == expected);
        REQUIRE(engine.stats() == stats);
        CHECK(fraction == 1);
      }
    }
  }
}

TEST_CASE("explanations are remembered until they are forgotten or there is no room") {
  network::Explanations known;
  known.open(4);
  const learning::Literal literals[] = {2, 5, 6};
  REQUIRE(known.add(1, literals));
  REQUIRE(known.has(1));
  REQUIRE_FALSE(known.has(2));
  REQUIRE(known.get(1).size() == 3);
  CHECK(known.get(1)[1] == 5);
  known.forget();
  CHECK_FALSE(known.has(1));
  const std::vector<learning::Literal> many(20000);
  CHECK_FALSE(known.add(2, many));
}

}  // namespace network_engine_test
