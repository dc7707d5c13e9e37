// Counts of tilings that search one placement of each orbit: the same as by listing, in parts too.
#include <string>
#include <vector>

#include "core/puzzles/tiling/engines.hpp"
#include "core/puzzles/tiling/layout.hpp"
#include "core/puzzles/tiling/notations.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace tiling_symmetric_count_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

tiling::Board board_of(const std::string& text) {
  tiling::Board board;
  Cursor cursor(text, true);
  Error error;
  INFO(text);
  REQUIRE(tiling::notations[0].read(cursor, board, error) == Read::puzzle);
  return board;
}

using Counter = HeldEngine<tiling::CountingBits, tiling::Board, tiling::Answer>;

std::string finish(Counter& counter) {
  Fuel fuel;
  while (counter.advance(fuel) != Step::finished) fuel = {};
  CHECK(counter.fraction() == 1);
  return counter.count();
}

// The count of what the path leads to, with everything given away at random moments.
std::string count_in_parts(const tiling::Board& board, const std::vector<Branch>& path, Random& random,
                           std::size_t& parts) {
  Counter counter;
  REQUIRE_FALSE(counter.open(board));
  REQUIRE(counter.begin_at(path));
  std::string sum = "0";
  for (;;) {
    Fuel fuel = {.nodes = 1 + random.below(300)};
    const Step step = counter.advance(fuel);
    if (step == Step::finished) return tiling::plus_multiple(counter.count(), sum, 1);
    std::vector<Branch> given;
    if (random.below(3) > 0 || parts > 200 || !counter.give_away(given)) continue;
    std::vector<Branch> whole = path;
    // A path begins at the root; the engine gives paths from there.
    for (Branch last = given.back(); last.at < last.of; ++last.at) {
      given.back() = last;
      ++parts;
      sum = tiling::plus_multiple(sum, count_in_parts(board, given, random, parts), 1);
    }
  }
}

const std::vector<std::string> boards = {
    "3x20 pentominoes", "3x3x3 soma",
    "5x5 I L N P X",    "4x4 I3 V3 V3 I4 *I1",
    "5x5 X *I2 *I1",    "hex 3x3 trihexes",
    "4x5 T4 *I2",       "board\n......\n......\n..__..\n..__..\n......\n......\npieces\nX\n* I2\n* I3"};

}  // namespace

TEST_CASE("a count by orbits is the number of solutions that are listed", "[long]") {
  for (const std::string& text : boards) {
    INFO(text);
    const std::string listed = ask("tiling", request_of(Question::list, EngineChoice::dlx, text))[0].exact_count;
    for (const EngineChoice engine : {EngineChoice::automatic, EngineChoice::dlx, EngineChoice::bits})
      CHECK(ask("tiling", request_of(Question::count, engine, text))[0].exact_count == listed);
  }
}

TEST_CASE("boards with orbits of several sizes are counted in phases") {
  const auto phases = tiling::orbits_of_one_piece(board_of("5x5 X *I2 *I1"));
  // The cross in the middle, beside it, and in a corner: orbits of 1, 4 and 4 placements.
  REQUIRE(phases.size() == 2);
  CHECK(phases[0].size == 1);
  CHECK(phases[0].representatives->size() == 1);
  CHECK(phases[1].size == 4);
  CHECK(phases[1].representatives->size() == 2);
}

TEST_CASE("the parts that a count by orbits gives away add up", "[long]") {
  Random random(7);
  std::size_t parts = 0;
  for (const std::string& text : boards) {
    const tiling::Board board = board_of(text);
    Counter whole;
    REQUIRE_FALSE(whole.open(board));
    const std::string count = finish(whole);
    INFO(text);
    for (int round = 0; round < rounds(5); ++round) {
      std::size_t some = 0;
      CHECK(count_in_parts(board, {}, random, some) == count);
      parts += some;
    }
  }
  CHECK(parts > 100);
}

TEST_CASE("a count by orbits has the same statistics in any slices") {
  const tiling::Board board = board_of("5x5 X *I2 *I1");
  Counter whole;
  REQUIRE_FALSE(whole.open(board));
  const std::string count = finish(whole);
  for (const std::uint64_t nodes : {1u, 7u, 1000u}) {
    Counter sliced;
    REQUIRE_FALSE(sliced.open(board));
    for (Step step = Step::paused; step != Step::finished;) {
      Fuel fuel = {.nodes = nodes};
      step = sliced.advance(fuel);
    }
    CHECK(sliced.count() == count);
    CHECK(sliced.stats() == whole.stats());
  }
}

TEST_CASE("a multiple of a decimal number is added to another") {
  CHECK(tiling::plus_multiple("0", "0", 48) == "0");
  CHECK(tiling::plus_multiple("1", "99999999999999999999", 1) == "100000000000000000000");
  CHECK(tiling::plus_multiple("999", "1", 48) == "1047");
  CHECK(tiling::plus_multiple("7", "123456789012345678901234567890", 48) == "5925925872592592587259259258727");
}

TEST_CASE("orbits are looked for up to a number of placements, and a larger board is counted without them") {
  const tiling::Board small = board_of("16x17 hexominoes"), large = board_of("32x33 hexominoes");
  REQUIRE(small.layout->size() <= tiling::most_placements_with_orbits);
  REQUIRE(large.layout->size() > tiling::most_placements_with_orbits);
  CHECK_FALSE(tiling::orbits_of_one_piece(small).empty());
  CHECK(tiling::orbits_of_one_piece(large).empty());
}

}  // namespace tiling_symmetric_count_test
