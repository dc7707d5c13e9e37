// Generated boards of queens have one completion, and no queen too many.
#include <string>
#include <utility>

#include "core/puzzles/queens/generate.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/queens_boards.hpp"

namespace queens_generate_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

std::string verdict_of_both(const queens::Board& board) {
  const std::string text = queens_boards::text_of(board);
  const auto bits = ask("queens", request_of(Question::check, EngineChoice::bits, text)).at(0).verdict;
  REQUIRE(ask("queens", request_of(Question::check, EngineChoice::dlx, text)).at(0).verdict == bits);
  return bits;
}

}  // namespace

TEST_CASE("A generated board of queens has one completion, and needs each of its queens", "[queens][generate]") {
  for (const std::size_t side : {1U, 4U, 5U, 6U, 8U, 12U, 20U, 30U}) {
    CAPTURE(side);
    queens::Generator generator{quadrille::RandomNumbers(side)};
    for (int i = 0; i < 10; ++i) {
      auto board = generator.make(side);
      REQUIRE(board);
      REQUIRE(board->side() == side);
      REQUIRE(verdict_of_both(*board) == "unique");
      for (std::uint16_t& column : board->columns) {
        if (column == 0) continue;
        const std::uint16_t given = std::exchange(column, std::uint16_t{0});
        REQUIRE(verdict_of_both(*board) == "multiple");
        column = given;
      }
    }
  }
}

TEST_CASE("Boards of queens that have no solution are not made", "[queens][generate]") {
  queens::Generator generator{quadrille::RandomNumbers(1)};
  REQUIRE_FALSE(generator.make(2));
  REQUIRE_FALSE(generator.make(3));
}

TEST_CASE("The same seed makes the same boards of queens", "[queens][generate]") {
  queens::Generator one{quadrille::RandomNumbers(42)}, other{quadrille::RandomNumbers(42)},
      different{quadrille::RandomNumbers(43)};
  const auto first = one.make(12), second = one.make(12);
  REQUIRE(first == other.make(12));
  REQUIRE(second == other.make(12));
  REQUIRE(first != second);
  REQUIRE(first != different.make(12));
}

TEST_CASE("Boards of queens are made in slices, and are the same in any", "[generate]") {
  const Request request = request_of(Question::generate, EngineChoice::automatic, "size=20 seed=5\n");
  const auto whole = ask("queens", request);
  REQUIRE(whole.at(0).verdict == "found");
  REQUIRE(ask("queens", request, {.work = 100}) == whole);
  const auto job = open_job("queens", request);
  int slices = 1;
  while (job->step({.work = 1000})) ++slices;
  REQUIRE(slices >= 20);  // one for each queen at least
}

}  // namespace queens_generate_test
