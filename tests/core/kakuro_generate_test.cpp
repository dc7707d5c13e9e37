// Generated Kakuro puzzles have one solution, and a layout as in print.
#include <string>
#include <vector>

#include "core/puzzles/kakuro/layout.hpp"
#include "core/puzzles/kakuro/notations.hpp"
#include "core/puzzles/kakuro/runs.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/wishes.hpp"

namespace kakuro_generate_test {

using namespace quadrille;
using namespace quadrille::kakuro;
using namespace quadrille::test;

namespace {

// The number of cells that can be reached from the first white one over white cells.
std::size_t joined_cells(const Board& board) {
  std::vector<std::size_t> reached;
  std::vector<bool> is_met(board.cells.size());
  const auto reach = [&](std::size_t place) {
    if (!board.cells[place].white || is_met[place]) return;
    is_met[place] = true;
    reached.push_back(place);
  };
  for (std::size_t place = 0; reached.empty(); ++place) reach(place);
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const std::size_t place = reached[i];
    if (place % board.columns > 0) reach(place - 1);
    if (place % board.columns + 1 < board.columns) reach(place + 1);
    if (place >= board.columns) reach(place - board.columns);
    if (place + board.columns < board.cells.size()) reach(place + board.columns);
  }
  return reached.size();
}

void require_printed_layout(const Board& board, Size size) {
  REQUIRE(board.rows == size.rows);
  REQUIRE(board.columns == size.columns);
  Runs runs;
  runs.find(board);
  for (const Run& run : runs.runs) {
    REQUIRE(run.length >= 2);
    REQUIRE(run.length <= 9);
    REQUIRE(run.sum != no_clue);
  }
  for (std::uint32_t row = 0; row < size.rows; ++row) REQUIRE_FALSE(board.at(row, 0).white);
  for (std::uint32_t column = 0; column < size.columns; ++column) REQUIRE_FALSE(board.at(0, column).white);
  for (std::uint32_t row = 1; row < size.rows; ++row) {
    for (std::uint32_t column = 1; column < size.columns; ++column)
      REQUIRE(board.at(row, column).white == board.at(size.rows - row, size.columns - column).white);
  }
  REQUIRE(joined_cells(board) == runs.cells());
}

std::string made(Size size, int seed) {
  return puzzle_of("size=" + std::to_string(size.rows) + 'x' + std::to_string(size.columns) +
                       " density=" + std::to_string(size.density) + " seed=" + std::to_string(seed),
                   "kakuro");
}

Board board_of(const std::string& text) {
  Cursor cursor(text, true);
  Board board;
  Error error;
  REQUIRE(notations[0].read(cursor, board, error) == Read::puzzle);
  return board;
}

}  // namespace

TEST_CASE("A generated Kakuro has one solution and a layout as in print", "[kakuro][generate]") {
  for (const Size size : {Size{3, 3, 100}, Size{4, 6, 70}, Size{6, 6, 60}, Size{8, 10, 55}, Size{10, 10, 55}}) {
    CAPTURE(size.rows, size.columns, size.density);
    for (int seed = 0; seed < 5; ++seed) {
      const std::string text = made(size, seed);
      REQUIRE(verdict_of_both(text, "kakuro") == "unique");
      const Board board = board_of(text);
      require_printed_layout(board, size);
      for (const Cell& cell : board.cells) REQUIRE(cell.given == 0);
    }
  }
}

TEST_CASE("A generated Kakuro is about as dense as wanted", "[kakuro][generate]") {
  for (const std::uint32_t density : {45U, 50U, 60U}) {
    RandomNumbers random(density);
    RandomLayout layout({12, 12, density}, random);
    unsigned made = 0;
    for (int i = 0; i < 20; ++i) {
      if (!layout.make()) continue;
      ++made;
      unsigned whites = 0;
      for (std::uint32_t cell = 0; cell < 144; ++cell) whites += layout.is_white(cell / 12, cell % 12) ? 1 : 0;
      REQUIRE(whites * 100 >= 121 * density - 200);
      REQUIRE(whites * 100 <= 121 * (density + 10));
    }
    REQUIRE(made > 0);
  }
}

TEST_CASE("The same seed makes the same Kakuro, in any slices", "[kakuro][generate]") {
  const Size size = {6, 6, 60};
  REQUIRE(made(size, 42) == made(size, 42));
  REQUIRE(made(size, 42) != made(size, 43));
  const Request request = request_of(Question::generate, EngineChoice::automatic, "size=6x6 density=60 seed=42");
  REQUIRE(ask("kakuro", request, {.work = 100}).at(0).solutions.at(0) == made(size, 42));
}

TEST_CASE("A Kakuro that cannot be made is not made", "[kakuro][generate]") {
  // Lines of eleven cells, which nine digits do not fill; a layout as dense has no black cell between.
  REQUIRE(wish("size=12 density=100 seed=1", "kakuro", 100).at(0).verdict == "stopped");
  REQUIRE(wish("size=12 density=100 seed=1", "kakuro", 20'000).at(0).message ==
          "no puzzle as wished was found in 10000 attempts; wish for less, or try another seed");
}

}  // namespace kakuro_generate_test
