// Deciding numberlinks by paths that do not touch themselves: brute force on small boards, counting with memory on
// larger ones, and slices.
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/grid/grid.hpp"
#include "core/puzzles/grid/line_frontier.hpp"
#include "core/puzzles/grid/tight_paths.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_oracles.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"

namespace grid_tight_paths_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

struct Decided {
  std::vector<grid::Answer> answers;
  bool is_sure = false;  // these are all
  Stats stats;
  friend bool operator==(const Decided&, const Decided&) = default;
};

Decided decide(grid::TightPaths& engine, const grid::Board& board, Fuel slice = {}) {
  Decided decided;
  REQUIRE_FALSE(engine.open(board));
  for (;;) {
    Fuel fuel = slice;
    const Step step = engine.advance(fuel);
    if (step == Step::solution) engine.read(decided.answers.emplace_back());
    decided.is_sure = step == Step::finished;
    if (decided.is_sure || engine.has_given_up()) break;
  }
  decided.stats = engine.stats();
  return decided;
}

// A walk through all cells, changed at its ends again and again, and cut into paths.
std::string random_text(Random& random, std::size_t rows, std::size_t columns, std::size_t paths, bool fills) {
  std::vector<std::size_t> walk;
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t column = 0; column < columns; ++column)
      walk.push_back(row * columns + (row % 2 == 0 ? column : columns - 1 - column));
  const auto touch = [&](std::size_t a, std::size_t b) {
    if (a > b) std::swap(a, b);
    return b == a + columns || (b == a + 1 && b % columns != 0);
  };
  for (std::size_t round = 0; round < 20 * walk.size(); ++round) {
    if (random.one_in(2)) std::reverse(walk.begin(), walk.end());
    const std::size_t at = random.below(walk.size() - 1);
    if (touch(walk[at], walk.back())) std::reverse(walk.begin() + static_cast<std::ptrdiff_t>(at) + 1, walk.end());
  }
  std::vector<std::size_t> cuts = {0, walk.size()};
  while (cuts.size() < paths + 1) {
    const std::size_t cut = 2 + random.below(walk.size() - 3);
    if (std::all_of(cuts.begin(), cuts.end(), [&](std::size_t other) { return cut + 1 < other || other + 1 < cut; }))
      cuts.push_back(cut);
  }
  std::sort(cuts.begin(), cuts.end());
  std::vector<std::string> cells(walk.size(), ".");
  for (std::size_t path = 0; path < paths; ++path)
    cells[walk[cuts[path]]] = cells[walk[cuts[path + 1] - 1]] = std::to_string(path + 1);
  std::string text = std::string("numberlink") + (fills ? "" : "\nfill no") + "\ncells";
  for (std::size_t cell = 0; cell < cells.size(); ++cell) text += (cell % columns == 0 ? "\n" : " ") + cells[cell];
  return text + "\n";
}

}  // namespace

TEST_CASE("tight paths decide numberlinks as brute force does", "[grid][differential][slow]") {
  for (const GridOracle& oracle : grid_oracles_lines()) {
    if (oracle.id != "numberlink") continue;
    Random random(371);
    grid::TightPaths engine;
    int sure = 0, several = 0, unsure = 0;
    for (int round = 0; round < rounds(50); ++round) {
      std::string text = oracle.random_text(random);
      const std::size_t at = text.find("fill no\n");
      const bool fills = at == std::string::npos || round % 2 == 0;
      if (at != std::string::npos && fills) text.erase(at, 8);
      INFO(text);
      const grid::Board board = grid_board(text);
      const auto boards = oracle.boards(text, board.text->rows, board.text->columns);
      const auto all = std::count_if(boards.begin(), boards.end(), [&](const auto& cells) {
        return oracle.obeys(text, cells, board.text->rows, board.text->columns);
      });
      const Decided decided = decide(engine, board);
      for (const grid::Answer& answer : decided.answers) REQUIRE(grid::obeys(board, answer));
      if (decided.is_sure) {
        REQUIRE(std::ssize(decided.answers) == all);
        ++sure;
      } else if (decided.answers.size() == 2) {
        REQUIRE(decided.answers[0] != decided.answers[1]);
        ++several;
      } else {
        REQUIRE(fills);
        REQUIRE(std::ssize(decided.answers) <= all);
        ++unsure;
      }
    }
    CHECK(sure >= enough(1));
    CHECK(several >= enough(10));
    CHECK(unsure >= enough(1));
  }
}

TEST_CASE("tight paths decide larger numberlinks as counting with memory does, in slices too", "[grid]") {
  Random random(372);
  grid::TightPaths engine;
  grid::LineCounter counter;
  int unique = 0, open = 0, several = 0;
  for (int round = 0; round < rounds(300); ++round) {
    const std::size_t columns = 4 + random.below(3);
    const bool fills = !random.one_in(3);
    const std::string text = random_text(random, 5, columns, 3 + random.below(columns - 1), fills);
    INFO(text);
    const grid::Board board = grid_board(text);
    REQUIRE_FALSE(counter.open(board));
    Fuel fuel;
    REQUIRE(counter.advance(fuel) == Step::finished);
    const Decided decided = decide(engine, board);
    for (const grid::Answer& answer : decided.answers) REQUIRE(grid::obeys(board, answer));
    if (decided.is_sure) {
      REQUIRE(counter.count() == "1");
      REQUIRE(decided.answers.size() == 1);
      ++unique;
    } else if (decided.answers.size() < 2) {
      REQUIRE(fills);
      open += counter.count() != "1";
    } else {
      REQUIRE(decided.answers[0] != decided.answers[1]);
      ++several;
    }
    for (const Fuel slice : {Fuel{.nodes = 1}, Fuel{.nodes = 7}, Fuel{.work = 1}})
      REQUIRE(decide(engine, board, slice) == decided);
  }
  CHECK(unique >= enough(10));
  CHECK(several >= enough(10));
  CHECK(open >= enough(3));  // one tight solution, and others that touch themselves
}

// Clauses speak of arches above up to 20 cells.
TEST_CASE("an arch above empty cells is not tight, however wide, and is found as the other solution", "[grid]") {
  grid::TightPaths engine;
  for (const std::size_t inside : {3, 19, 20, 21, 24}) {
    std::string above, below = "1";
    for (std::size_t cell = 0; cell < inside + 2; ++cell) above += ". ";
    for (std::size_t cell = 0; cell < inside; ++cell) below += " .";
    const grid::Board board = grid_board("numberlink\nfill no\ncells\n" + above + "\n" + below + " 1\n");
    const Decided decided = decide(engine, board);
    REQUIRE(decided.answers.size() == 2);
    CHECK(decided.answers[0] != decided.answers[1]);
    for (const grid::Answer& answer : decided.answers) CHECK(grid::obeys(board, answer));
  }
}

TEST_CASE("paths with too many ends of one colour of a chessboard do not fill it, which needs no search", "[grid]") {
  grid::TightPaths engine;
  // A board of nine cells has one more of the corners' colour.
  for (const auto& [cells, is_balanced] :
       {std::pair("1 . .\n. . .\n. . 1\n", true), std::pair("1 . .\n. . .\n. 1 .\n", false),
        std::pair("1 . 2\n. 1 .\n. . 2\n", false), std::pair("1 2\n1 2\n", true)}) {
    const Decided filled = decide(engine, grid_board(std::string("numberlink\ncells\n") + cells));
    CHECK((filled.stats.nodes > 0) == is_balanced);
    if (!is_balanced) CHECK((filled.is_sure && filled.answers.empty()));
    CHECK_FALSE(decide(engine, grid_board(std::string("numberlink\nfill no\ncells\n") + cells)).answers.empty());
  }
}

// The path of the first board touches itself.
TEST_CASE("a numberlink is checked with tight paths and without", "[grid]") {
  for (const char* const cells : {"1 .\n1 .\n", "1 2 3\n. . .\n1 2 3\n"}) {
    const std::string text = std::string("numberlink\ncells\n") + cells;
    const auto answers = ask("grid", request_of(Question::check, EngineChoice::automatic, text));
    CHECK(answers.at(0).verdict == "unique");
  }
}

// Number 118 of janko.at. The searches before take longer than their first look.
TEST_CASE("an answer names tight paths as the engine that found it", "[grid]") {
  const std::string text =
      "numberlink\ncells\n"
      "1 . . . . . . . .\n"
      "6 . . . . . . . .\n"
      ". . . . . . . 6 .\n"
      ". . . . . 2 . . .\n"
      ". 2 . . . . . 7 3\n"
      ". 3 . . . . . . .\n"
      ". . . . 4 . . 7 .\n"
      ". . . . . 1 . . .\n"
      "4 5 . . . . . . 5\n";
  const auto answers = ask("grid", request_of(Question::check, EngineChoice::automatic, text));
  CHECK(answers.at(0).verdict == "unique");
  CHECK(answers.at(0).engine == "tight");
}

TEST_CASE("tight paths are not for loops, nor for cells that are filled in", "[grid]") {
  grid::TightPaths engine;
  CHECK(engine.open(grid_board("masyu\ncells\n. . .\n. . .\n")));
  grid::Board board = grid_board("numberlink\ncells\n1 . .\n1 . .\n");
  CHECK_FALSE(engine.open(board));
  board.givens[1] = 2;
  CHECK(engine.open(board));
}

}  // namespace grid_tight_paths_test
