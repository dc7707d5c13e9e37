// Grid puzzles of the largest size take memory in proportion to their text.
#include <string>

#include "tests/core/allocations.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

using namespace quadrille;
using namespace quadrille::test;

namespace {

constexpr std::size_t side = 128;

// A comb: the first row is inside the loop, and every second column, down to a row of its own.
bool is_inside(std::size_t row, std::size_t column) {
  return row < side && column < side && (row == 0 || (column % 2 == 0 && row <= 1 + column * 37 % (side - 1)));
}

// All clues of the loop around the comb: how many of a cell's neighbours are on the other side.
std::string full_slitherlink() {
  std::string text = "slitherlink\ncells\n";
  for (std::size_t row = 0; row < side; ++row) {
    for (std::size_t column = 0; column < side; ++column) {
      int clue = 0;
      for (const bool other : {is_inside(row - 1, column), is_inside(row + 1, column), is_inside(row, column - 1),
                               is_inside(row, column + 1)})
        clue += other != is_inside(row, column) ? 1 : 0;
      text += std::to_string(clue) + (column + 1 < side ? ' ' : '\n');
    }
  }
  return text;
}

}  // namespace

TEST_CASE("a full slitherlink of 128×128 is decided without a bit for each pair of a variable and a constraint") {
  const std::string text = full_slitherlink();
  const std::uint64_t before = allocated_bytes();
  const auto answers = ask("grid", request_of(Question::check, EngineChoice::bits, text));
  CHECK(allocated_bytes() - before < 400'000'000);  // such a matrix alone would have 1.2 GB
  REQUIRE(answers.size() == 1);
  INFO(answers[0].message);
  CHECK(answers[0].verdict == "unique");
  std::string expected;  // a row a line
  for (std::size_t row = 0; row < side; ++row)
    for (std::size_t column = 0; column < side; ++column)
      expected += std::string(is_inside(row, column) ? "#" : ".") + (column + 1 < side ? ' ' : '\n');
  REQUIRE(answers[0].solutions.size() == 1);
  std::string solution = answers[0].solutions[0];
  if (!solution.ends_with('\n')) solution += '\n';
  CHECK(solution == expected);
}

TEST_CASE("what clues of a large shikaku leave to cells takes memory in proportion to their rectangles") {
  Random random(1);
  std::string text = "shikaku\ncells\n";
  for (std::size_t cell = 0; cell < side * side; ++cell) {
    text += !random.one_in(3) ? "." : random.one_in(2) ? "?" : std::to_string(2 + random.below(8));
    text += (cell + 1) % side == 0 ? '\n' : ' ';
  }
  const std::uint64_t before = allocated_bytes();
  const auto answers = ask("grid", request_of(Question::check, EngineChoice::bits, text));
  CHECK(allocated_bytes() - before < 300'000'000);  // with 256 entries for all values of a cell it would be 1.2 GB
  REQUIRE(answers.size() == 1);
  CHECK(answers[0].verdict == "none");  // the areas do not fill the board
}

TEST_CASE("a large board of pieces with a clue in each cell takes memory in proportion to what its pieces may reach") {
  // With an entry for each pair of cells it was 700 MB and more, and half a minute for the last.
  for (const std::string kind : {"fillmat", "fivecells", "araf", "compass"}) {
    Random random(1);
    std::string text = kind + "\ncells\n";
    for (std::size_t cell = 0; cell < side * side; ++cell) {
      text += kind == "compass" ? "1,.,0,2" : std::to_string(2 + random.below(2));
      text += (cell + 1) % side == 0 ? '\n' : ' ';
    }
    INFO(kind);
    const std::uint64_t before = allocated_bytes();
    Request request = request_of(Question::check, EngineChoice::bits, text);
    request.limits.nodes = 1;
    CHECK(ask("grid", request).size() == 1);
    CHECK(allocated_bytes() - before < 200'000'000);
  }
}
