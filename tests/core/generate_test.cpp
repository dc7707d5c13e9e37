// Generated puzzles have one solution, no given too many, and what was asked for.
#include <algorithm>
#include <string>

#include "core/grading/generate.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

using namespace quadrille;
using namespace quadrille::grading;
using namespace quadrille::test;

namespace {

std::string line_of(const sudoku::Board& board) {
  std::string line;
  for (std::size_t cell = 0; cell < board.size(); ++cell)
    line += board.cells[cell] == 0 ? '.' : static_cast<char>('0' + board.cells[cell]);
  return line;
}

std::string verdict_of_both(const std::string& line) {
  const auto bits = ask("sudoku", request_of(Question::check, EngineChoice::bits, line)).at(0).verdict;
  REQUIRE(ask("sudoku", request_of(Question::check, EngineChoice::dlx, line)).at(0).verdict == bits);
  return bits;
}

}  // namespace

TEST_CASE("A puzzle without symmetry is unique and minimal", "[generate]") {
  for (const unsigned box : {2U, 3U}) {
    Generator generator(box, 1);
    for (int i = 0; i < 20; ++i) {
      const auto board = generator.make({}, 1);
      REQUIRE(board);
      std::string line = line_of(*board);
      REQUIRE(verdict_of_both(line) == "unique");
      for (char& given : line) {
        if (given == '.') continue;
        const char value = std::exchange(given, '.');
        REQUIRE(ask("sudoku", request_of(Question::check, EngineChoice::bits, line)).at(0).verdict == "multiple");
        given = value;
      }
    }
  }
}

TEST_CASE("The same seed makes the same puzzles", "[generate]") {
  Generator one(3, 42), other(3, 42), different(3, 43);
  const auto first = one.make({}, 1), second = one.make({}, 1);
  REQUIRE(first == other.make({}, 1));
  REQUIRE(second == other.make({}, 1));
  REQUIRE(first != second);
  REQUIRE(first != different.make({}, 1));
}

TEST_CASE("Givens lie as the symmetry has them", "[generate]") {
  Generator generator(3, 7);
  using Image = std::size_t (*)(std::size_t row, std::size_t column);
  struct Rule {
    Symmetry symmetry;
    Image image;
  };
  const Image turn = [](std::size_t row, std::size_t column) { return (8 - row) * 9 + 8 - column; };
  const Image flip = [](std::size_t row, std::size_t column) { return (8 - row) * 9 + column; };
  const Image mirror = [](std::size_t row, std::size_t column) { return row * 9 + 8 - column; };
  const Image transpose = [](std::size_t row, std::size_t column) { return column * 9 + row; };
  const std::vector<Rule> rules = {{Symmetry::rotational, turn}, {Symmetry::horizontal, flip},
                                   {Symmetry::vertical, mirror}, {Symmetry::diagonal, transpose},
                                   {Symmetry::full, turn},       {Symmetry::full, transpose},
                                   {Symmetry::full, flip}};
  for (const Rule& rule : rules) {
    const auto board = generator.make({.symmetry = rule.symmetry}, 1);
    REQUIRE(board);
    REQUIRE(verdict_of_both(line_of(*board)) == "unique");
    for (std::size_t cell = 0; cell < 81; ++cell)
      REQUIRE((board->cells[cell] == 0) == (board->cells[rule.image(cell / 9, cell % 9)] == 0));
  }
}

TEST_CASE("A puzzle has the rating and the number of givens that are wanted", "[generate]") {
  Generator generator(3, 5);
  for (const auto& [lowest, highest] : {std::pair{10U, 15U}, std::pair{30U, 44U}, std::pair{66U, 79U}}) {
    const auto board = generator.make({.lowest_rating = lowest, .highest_rating = highest}, 1000);
    REQUIRE(board);
    const auto graded = ask("sudoku", request_of(Question::grade, EngineChoice::automatic, line_of(*board))).at(0);
    const std::string& text = graded.solutions.at(0);
    const double rating = std::stod(text.substr(text.find("\"rating\":") + 9));
    REQUIRE(rating * 10 > lowest - 0.5);
    REQUIRE(rating * 10 < highest + 0.5);
  }
  const auto many = generator.make({.givens = 40}, 1);
  REQUIRE(many);
  const std::string line = line_of(*many);
  REQUIRE(81 - std::count(line.begin(), line.end(), '.') == 40);
  REQUIRE(verdict_of_both(line) == "unique");
  // Nobody knows a puzzle of 16 givens, and there is none.
  REQUIRE_FALSE(generator.make({.givens = 16}, 3));
}
