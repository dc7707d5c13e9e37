// Generated boards of queens have one completion, and no queen too many.
#include <sstream>
#include <string>
#include <vector>

#include "tests/core/catch.hpp"
#include "tests/core/wishes.hpp"

namespace queens_generate_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

std::string made(std::size_t side, int seed) {
  return puzzle_of("size=" + std::to_string(side) + " seed=" + std::to_string(seed), "queens");
}

// Each text of which one queen is taken away: 0 stands for a row without one.
std::vector<std::string> with_one_less(const std::string& text) {
  std::vector<std::string> numbers;
  std::istringstream words(text);
  for (std::string word; words >> word;) numbers.push_back(word);
  std::vector<std::string> all;
  for (std::size_t row = 1; row < numbers.size(); ++row) {
    if (numbers[row] == "0") continue;
    std::string less = numbers[0];
    for (std::size_t other = 1; other < numbers.size(); ++other) less += ' ' + (other == row ? "0" : numbers[other]);
    all.push_back(less);
  }
  return all;
}

}  // namespace

TEST_CASE("A generated board of queens has one completion, and needs each of its queens", "[queens][generate]") {
  for (const std::size_t side : {1U, 4U, 5U, 6U, 8U, 12U, 20U, 30U}) {
    for (int seed = 0; seed < 10; ++seed) {
      const std::string board = made(side, seed);
      CAPTURE(board);
      REQUIRE(board.starts_with(std::to_string(side) + ' '));
      REQUIRE(verdict_of_both(board, "queens") == "unique");
      for (const std::string& less : with_one_less(board)) REQUIRE(verdict_of_both(less, "queens") == "multiple");
    }
  }
}

TEST_CASE("The same seed makes the same boards of queens", "[queens][generate]") {
  REQUIRE(made(12, 42) == made(12, 42));
  REQUIRE(made(12, 42) != made(12, 43));
}

TEST_CASE("Boards of queens are made in slices, and are the same in any", "[generate]") {
  const Request request = request_of(Question::generate, EngineChoice::automatic, "size=20 seed=5\n");
  const auto whole = ask("queens", request);
  REQUIRE(whole.at(0).verdict == "found");
  REQUIRE(ask("queens", request, {.work = 100}) == whole);
  const auto job = open_job("queens", request);
  int slices = 1;
  while (job->step({.work = 1000})) ++slices;
  REQUIRE(slices >= 10);  // of 0.01 ms
}

}  // namespace queens_generate_test
