// Queens' engines, each by itself: the search contract, a brute-force oracle, known counts, and the properties of
// single engines.
#include <algorithm>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "core/cover/links/dancing_links.hpp"
#include "core/puzzles/queens/restart_search.hpp"
#include "core/puzzles/queens/row_by_row.hpp"
#include "core/puzzles/queens/squares.hpp"
#include "core/puzzles/queens/traits.hpp"
#include "core/puzzles/queens/vector_counting.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/queens_boards.hpp"
#include "tests/core/search_contract.hpp"

namespace queens_engines_test {

using namespace quadrille;
using namespace quadrille::test;
using namespace quadrille::test::queens_boards;
using queens::Board;

namespace {

template <class E>
std::vector<Columns> solutions_by(E& engine, const Board& board) {
  REQUIRE_FALSE(engine.open(board));
  std::vector<Columns> solutions;
  Board answer;
  Fuel fuel;
  while (engine.advance(fuel) == Step::solution) {
    engine.read(answer);
    solutions.push_back(answer.columns);
  }
  return solutions;
}

template <class E, class Model>
std::uint64_t count_by(E& engine, const Model& board) {
  REQUIRE_FALSE(engine.open(board));
  Fuel fuel;
  while (engine.advance(fuel) == Step::solution) {
  }
  return engine.stats().solutions;
}

// Counts every square by itself.
void require_counts(const queens::Squares& squares) {
  const auto side = static_cast<queens::Line>(squares.side());
  for (queens::Line line = 0; line < 2 * side; ++line) {
    if (!squares.is_open(line)) continue;
    std::vector<std::size_t> free, visited;
    for (std::size_t i = 0; i < side; ++i) {
      if (line < side ? squares.is_free(line, i) : squares.is_free(i, line - side)) free.push_back(i);
    }
    REQUIRE(squares.free(line) == free.size());
    for (std::size_t i = 0; i < free.size(); ++i) visited.push_back(squares.free_square(line, i));
    REQUIRE(visited == free);
  }
}

// Checks the squares against a count of every square of `board`.
void require_free(const queens::Squares& squares, const Board& board) {
  for (std::size_t row = 0; row < board.side(); ++row) {
    for (std::size_t column = 0; column < board.side(); ++column) {
      Board more = board;
      more.columns[row] = static_cast<std::uint16_t>(column + 1);
      REQUIRE(squares.is_free(row, column) == (board.columns[row] == 0 && !queens::has_attack(more)));
    }
  }
}

}  // namespace

TEMPLATE_TEST_CASE("each engine of queens keeps the search contract", "", queens::DancingLinks, queens::RestartSearch,
                   queens::RowByRow) {
  TestType engine;
  for (const std::string board : {"1 0", "1 1", "2 0 0", "3 0 0 0", "4 0 0 0 0", "4 1 0 0 0", "4 1 2 0 0", "4 2 4 1 3",
                                  "5 0 0 0 0 0", "6 0 0 0 0 0 0", "7 0 0 0 0 0 0 0", "8 0 0 0 0 0 0 0 0",
                                  "8 2 0 0 0 4 0 0 0", "8 1 0 0 0 0 0 0 8", "8 0 0 0 5 5 0 0 0"}) {
    INFO(board);
    const auto course = require_search_contract<Board>(engine, board_of(board), columns_of);
    REQUIRE(sorted(course.solutions) == solutions_by_trying(board_of(board)));
  }
}

TEMPLATE_TEST_CASE("each engine of queens finds the same solutions as trying every placement", "[differential]",
                   queens::DancingLinks, queens::RestartSearch, queens::RowByRow) {
  TestType engine;
  Random random(1771);
  for (int left = rounds(1000); left > 0; --left) {
    const std::size_t side = 1 + random.below(6);
    const Board board = random_board(random, side, random.below(side + 1), random.one_in(4));
    INFO(text_of(board));
    REQUIRE(sorted(solutions_by(engine, board)) == solutions_by_trying(board));
  }
}

TEST_CASE("each engine finds the counts of OEIS A000170 for empty boards") {
  queens::DancingLinks links;
  queens::RestartSearch bits;
  queens::RowByRow rows;
  queens::VectorCounting counting;
  for (std::size_t side = 1; side <= std::size(placements); ++side) {
    INFO("N = " << side);
    const Board board = empty_board(side);
    if (side <= 10) REQUIRE(count_by(links, board) == placements[side - 1]);
    if (side <= 10) REQUIRE(count_by(bits, board) == placements[side - 1]);
    if (side <= 12) REQUIRE(count_by(rows, board) == placements[side - 1]);
    REQUIRE(count_by(counting, board) == placements[side - 1]);
  }
}

TEST_CASE("vector counting finds the number of solutions that row by row lists", "[differential]") {
  queens::VectorCounting counting;
  queens::RowByRow rows;
  Random random(1850);
  for (int left = rounds(400); left > 0; --left) {
    const std::size_t side = 1 + random.below(14);
    const Board board = random_board(random, side, random.below(side + 1), random.one_in(8));
    INFO(text_of(board));
    REQUIRE(count_by(counting, board) == count_by(rows, board));
  }
  for (std::size_t side = 12; side <= queens::Rows::most_side; ++side) {
    const Board board = random_board(random, side, 8 * side);
    INFO(text_of(board));
    REQUIRE(count_by(counting, board) == count_by(rows, board));
  }
}

TEST_CASE("vector counting has the same result in any slices, and its statistics are never ahead of the fuel") {
  queens::VectorCounting counting;
  for (const std::string text :
       {"1 0", "1 1", "2 0 0", "4 0 0 0 0", "4 1 1 0 0", "5 0 0 0 0 0", "8 0 0 0 0 0 0 0 0", "9 0 3 0 0 0 0 0 0 0",
        "13 0 0 0 0 0 0 0 0 0 0 0 0 0", "16 1 0 0 5 0 0 0 0 0 0 0 0 0 0 0 0"}) {
    INFO(text);
    const Board board = board_of(text);
    count_by(counting, board);
    const Stats whole = counting.stats();
    for (const std::uint64_t slice : {std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{1000}, unlimited_fuel}) {
      REQUIRE_FALSE(counting.open(board));
      REQUIRE(counting.stats() == Stats{});
      Board answer;
      double behind = 0;
      for (Step step = Step::paused; step != Step::finished;) {
        const std::uint64_t before = counting.stats().nodes, calls = allocations();
        Fuel fuel = {.nodes = slice};
        step = counting.advance(fuel);
        const bool allocated = allocations() != calls;
        counting.read(answer);
        if (slice - fuel.nodes != counting.stats().nodes - before || (step == Step::paused && fuel.nodes > 0) ||
            step == Step::solution || allocated || counting.fraction() < behind || counting.fraction() > 1 ||
            queens::has_attack(answer) != queens::has_attack(board)) {
          FAIL("a slice of " << slice << " breaks the search contract at node " << before);
        }
        behind = counting.fraction();
      }
      REQUIRE(counting.stats() == whole);
      REQUIRE(behind == 1);
    }
  }
}

TEST_CASE("vector counting that is stopped has found the same in any slices") {
  queens::VectorCounting counting;
  const Board board = empty_board(12);
  for (const std::uint64_t nodes : {1u, 2u, 3u, 100u, 1001u, 50002u}) {
    std::vector<Stats> stopped;
    for (const std::uint64_t slice : {std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{1000}, unlimited_fuel}) {
      REQUIRE_FALSE(counting.open(board));
      while (counting.stats().nodes < nodes) {
        Fuel fuel = {.nodes = std::min(slice, nodes - counting.stats().nodes)};
        counting.advance(fuel);
      }
      stopped.push_back(counting.stats());
    }
    REQUIRE(std::adjacent_find(stopped.begin(), stopped.end(), std::not_equal_to<>()) == stopped.end());
    REQUIRE(stopped[0].solutions <= placements[11]);
  }
}

TEST_CASE("row by row finds each image of a solution exactly once") {
  queens::RowByRow rows;
  queens::RestartSearch bits;
  for (std::size_t side = 1; side <= 9; ++side) {
    INFO("N = " << side);
    const auto solutions = sorted(solutions_by(rows, empty_board(side)));
    REQUIRE(std::adjacent_find(solutions.begin(), solutions.end()) == solutions.end());
    REQUIRE(solutions == sorted(solutions_by(bits, empty_board(side))));
  }
}

TEST_CASE("row by row answers boards with givens up to its largest side") {
  queens::RowByRow rows;
  queens::RestartSearch bits;
  Random random(24);
  for (std::size_t side = 12; side <= queens::RowByRow::most_side; ++side) {
    const Board board = random_board(random, side, 8 * side);
    INFO(text_of(board));
    REQUIRE(sorted(solutions_by(rows, board)) == sorted(solutions_by(bits, board)));
  }
}

TEST_CASE("squares count free squares, and undo restores them bit for bit") {
  Random random(3);
  for (const std::size_t side : std::initializer_list<std::size_t>{1, 2, 7, 31, 32, 33, 63, 64, 65, 100}) {
    INFO("N = " << side);
    queens::Squares squares;
    squares.reset(side);
    const queens::Squares empty = squares;
    Board board = empty_board(side);
    std::vector<queens::Square> queens;
    for (std::size_t i = 0; i < 2 * side; ++i) {
      const auto row = random.below(side), column = random.below(side);
      if (!squares.is_free(row, column)) continue;
      squares.place(row, column);
      queens.push_back({static_cast<std::uint16_t>(row), static_cast<std::uint16_t>(column)});
      board.columns[row] = static_cast<std::uint16_t>(column + 1);
    }
    require_counts(squares);
    require_free(squares, board);
    for (; !queens.empty(); queens.pop_back()) squares.remove(queens.back().row, queens.back().column);
    REQUIRE(squares == empty);
  }
}

TEST_CASE("the line with the fewest free squares is the one nearest to the middle") {
  queens::Squares squares;
  squares.reset(5);
  REQUIRE(squares.fewest() == 2);
  squares.place(2, 2);  // leaves two squares to every line except the middle ones
  REQUIRE(squares.fewest() == 3);
  squares.remove(2, 2);
  squares.place(0, 0);
  squares.place(1, 2);
  squares.place(2, 4);
  squares.place(3, 1);
  REQUIRE(squares.fewest() == 5 + 3);  // row 4 has as many, farther from the middle
  squares.place(4, 3);
  REQUIRE(squares.fewest() == queens::Squares::none);
}

TEST_CASE("restart search restarts until it has a solution, proves that there is none, and finds every solution once") {
  queens::RestartSearch bits;
  queens::DancingLinks links;
  std::uint64_t restarted = 0;
  std::istringstream lines(read_file("tests/data/queens/hard.txt"));
  for (std::string line; std::getline(lines, line);) {
    INFO(line);
    const Board board = board_of(line);
    REQUIRE_FALSE(bits.open(board));
    Fuel fuel;
    bits.advance(fuel);
    restarted += bits.stats().dead_ends > 100;  // the first run's limit
    const auto course = require_search_contract<Board>(bits, board, columns_of);
    REQUIRE(sorted(course.solutions) == sorted(solutions_by(links, board)));
  }
  REQUIRE(restarted == 4);
}

TEST_CASE("after the search an engine's squares or links are as before it") {
  const Board board = board_of("8 0 0 0 0 4 0 0 0");
  queens::RestartSearch bits;
  REQUIRE_FALSE(bits.open(board));
  const queens::Squares before = bits.squares();
  count_by(bits, board);
  REQUIRE(bits.squares() == before);

  cover::CoverForm form;
  REQUIRE_FALSE(queens::Traits::write_form(board, form));
  cover::DancingLinks links;
  REQUIRE_FALSE(links.open(form.problem));
  const cover::Links linked = links.links();
  count_by(links, form.problem);
  REQUIRE(links.links() == linked);
}

TEST_CASE("the exact cover has an option for every free square, and none where givens attack each other") {
  cover::CoverForm form;
  const cover::Problem& problem = form.problem;
  REQUIRE_FALSE(queens::Traits::write_form(empty_board(8), form));
  REQUIRE(problem.primary() == 16);
  REQUIRE(problem.items() == 16 + 2 * 15);
  REQUIRE(problem.options() == 64);
  REQUIRE_FALSE(queens::Traits::write_form(board_of("4 0 4 0 0"), form));
  REQUIRE(problem.primary() == 6);
  REQUIRE(problem.options() == 6);  // (0,0), (0,1), (2,0), (2,1), (3,0), (3,2)
  for (cover::Option option = 0; option < problem.options(); ++option) {
    Board more;
    queens::Traits::write_supposed(board_of("4 0 4 0 0"), form.placements(option), more);
    REQUIRE_FALSE(queens::has_attack(more));
  }
  REQUIRE_FALSE(queens::Traits::write_form(board_of("4 1 2 0 0"), form));
  REQUIRE(problem.primary() == 1);
  REQUIRE(problem.options() == 0);
}

TEST_CASE("dancing links refuse a board whose links would need too much memory") {
  queens::DancingLinks links;
  const auto refused = links.open(empty_board(queens::largest_side));
  REQUIRE(refused);
  REQUIRE(refused->code == Error::Code::too_large);
  REQUIRE(refused->message.text() ==
          "the board has 4000000 free squares, more than the 2000000 that dancing links are given memory for");
}

TEST_CASE("where dancing links have no memory for a board, the other engine answers, and a note says so") {
  const std::string text = "2000" + [] {
    std::string rows;
    for (std::size_t row = 0; row < queens::largest_side; ++row) rows += " 0";
    return rows;
  }();
  const auto answers = ask("queens", request_of(Question::solve, EngineChoice::dlx, text));
  REQUIRE(answers.size() == 1);
  CHECK(answers[0].verdict == "solved");
  CHECK(answers[0].engine != "dlx");
  CHECK(
      answers[0].note ==
      "bits answers in place of dlx: the board has 4000000 free squares, more than the 2000000 that dancing links are "
      "given memory for");
}

}  // namespace queens_engines_test
