// Generated Kakuro puzzles have one solution, and a layout as in print.
#include <string>
#include <vector>

#include "core/puzzles/kakuro/generate.hpp"
#include "core/puzzles/kakuro/notations.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace kakuro_generate_test {

using namespace quadrille;
using namespace quadrille::kakuro;
using namespace quadrille::test;

namespace {

std::string verdict_of_both(const Board& board) {
  std::string text;
  notations[0].write(board, text);
  const auto bits = ask("kakuro", request_of(Question::check, EngineChoice::bits, text)).at(0).verdict;
  REQUIRE(ask("kakuro", request_of(Question::check, EngineChoice::dlx, text)).at(0).verdict == bits);
  return bits;
}

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

// Whether one of `boards` boards becomes unique.
bool makes(Generator& generator, Size size, unsigned boards) {
  for (; boards > 0; --boards) {
    for (generator.begin(size); generator.state() == Generator::State::open;) generator.change();
    if (generator.state() == Generator::State::unique) return true;
  }
  return false;
}

Board made(Generator& generator, Size size) {
  REQUIRE(makes(generator, size, 1000));
  return generator.board();
}

}  // namespace

TEST_CASE("A generated Kakuro has one solution and a layout as in print", "[kakuro][generate]") {
  for (const Size size : {Size{3, 3, 100}, Size{4, 6, 70}, Size{6, 6, 60}, Size{8, 10, 55}, Size{10, 10, 55}}) {
    CAPTURE(size.rows, size.columns, size.density);
    Generator generator{quadrille::RandomNumbers(7)};
    for (int i = 0; i < 5; ++i) {
      const Board board = made(generator, size);
      REQUIRE(verdict_of_both(board) == "unique");
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

TEST_CASE("The same seed makes the same Kakuro", "[kakuro][generate]") {
  const Size size = {6, 6, 60};
  Generator one{quadrille::RandomNumbers(42)}, other{quadrille::RandomNumbers(42)},
      different{quadrille::RandomNumbers(43)};
  const Board first = made(one, size), second = made(one, size);
  REQUIRE(first == made(other, size));
  REQUIRE(second == made(other, size));
  REQUIRE_FALSE(first == second);
  REQUIRE_FALSE(first == made(different, size));
}

TEST_CASE("A Kakuro that cannot be made is not made", "[kakuro][generate]") {
  // Runs of eleven cells, which nine digits do not fill.
  Generator generator{quadrille::RandomNumbers(1)};
  REQUIRE_FALSE(makes(generator, {12, 12, 100}, 3));
}

}  // namespace kakuro_generate_test
