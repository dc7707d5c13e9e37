// Rankings on masks against brute force: what is taken away is in no filling, and of full lines each is judged rightly;
// and boards with ranks, all of whose solutions are known.
#include <algorithm>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "core/network/filters/rankings.hpp"
#include "core/network/plain/plain.hpp"
#include "core/puzzles/variant/board.hpp"
#include "core/puzzles/variant/obeys.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/network_oracle.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"
#include "tests/core/variant_texts.hpp"

namespace network_ranking_test {

using namespace quadrille;
using namespace quadrille::test;
using namespace quadrille::variant;
using namespace quadrille::network;

namespace {

// A board of 3 to 4 rows with one to four clues, most of them for few values.
std::string random_clues(unsigned size, Random& random) {
  const std::string side = std::to_string(size);
  std::string text = ".Shape~" + side + "x" + side + ".NoBoxes";
  if (!random.one_in(3)) text += std::string(".FullRankTies~") + (random.one_in(2) ? "any" : "only-unclued");
  const unsigned first = 1 + 4 * random.below(size);
  for (std::uint32_t clues = 1 + random.below(4); clues > 0; --clues) {
    const unsigned rank = random.one_in(4) ? 1 + random.below(4 * size) : first + random.below(4);
    text += std::string(".FullRank~") + (random.one_in(2) ? 'R' : 'C') + std::to_string(1 + random.below(size)) + '~';
    if (random.one_in(2)) text += '~';
    text += std::to_string(rank);
    if (text.back() != '~' && text[text.rfind('~') - 1] != '~') text += '~';
  }
  return text;
}

// All Latin squares, as answers.
std::vector<Answer> latin_squares(unsigned size) {
  std::vector<Answer> squares;
  Answer square(std::size_t{size} * size, 0);
  const auto fill = [&](const auto& self, std::size_t cell) -> void {
    if (cell == square.size()) return squares.push_back(square);
    for (unsigned value = 1; value <= size; ++value) {
      bool is_free = true;
      for (std::size_t other = 0; other < cell; ++other)
        if (square[other] == value && (other / size == cell / size || other % size == cell % size)) is_free = false;
      if (!is_free) continue;
      square[cell] = static_cast<std::uint8_t>(value);
      self(self, cell + 1);
    }
  };
  fill(fill, 0);
  return squares;
}

std::vector<Answer> solve(const Board& board) {
  Plain plain;
  plain.open(problem_of(board));
  std::vector<Answer> answers;
  for (;;) {
    Fuel fuel = {};
    const Step step = plain.advance(fuel);
    if (step == Step::finished) break;
    if (step != Step::solution) continue;
    auto& answer = answers.emplace_back();
    for (const Values values : plain.masks()) answer.push_back(static_cast<std::uint8_t>(first_of(values) + 1));
  }
  std::sort(answers.begin(), answers.end());
  return answers;
}

}  // namespace

TEST_CASE("boards with ranks have the solutions that obey them") {
  Random random(21);
  const std::vector<Answer> squares[] = {latin_squares(3), latin_squares(4)};
  REQUIRE(squares[1].size() == 576);
  int solvable = 0;
  for (int round = 0; round < rounds(1500); ++round) {
    const unsigned size = 3 + random.below(2);
    const std::string text = random_clues(size, random);
    INFO(text);
    const Board board = read_variant(text);
    std::vector<Answer> expected;
    for (const Answer& square : squares[size - 3])
      if (obeys(board, square)) expected.push_back(square);
    REQUIRE(solve(board) == expected);
    solvable += expected.empty() ? 0 : 1;
  }
  CHECK(solvable >= enough(200));
}

TEST_CASE("a board of one cell has one line for all four sides") {
  CHECK(solve(read_variant(".Shape~1x1.NoBoxes.FullRankTies~any.FullRank~R1~1~")).size() == 1);
  CHECK(solve(read_variant(".Shape~1x1.NoBoxes.FullRankTies~any.FullRank~R1~2~")).empty());
  CHECK(solve(read_variant(".Shape~1x1.NoBoxes.FullRank~R1~1~")).empty());
}

TEST_CASE("a ranking keeps what a filling needs, and takes away what no order allows") {
  Random random(22);
  int removed = 0;
  const std::vector<Answer> squares = latin_squares(4);
  for (int round = 0; round < rounds(1500); ++round) {
    const std::string text = random_clues(4, random);
    INFO(text);
    const Board board = read_variant(text);
    if (board.network->is_impossible || board.network->rankings.empty()) continue;
    // The masks that some of the squares have together.
    std::vector<Values> masks(board.shape.size(), 0);
    std::vector<Answer> fitting;
    for (std::uint32_t count = 1 + random.below(6); count > 0; --count) {
      const Answer& square = squares[random.below(static_cast<std::uint32_t>(squares.size()))];
      for (std::size_t cell = 0; cell < masks.size(); ++cell) masks[cell] |= Values{1} << (square[cell] - 1);
    }
    for (const Answer& square : squares) {
      bool fits = obeys(board, square);
      for (std::size_t cell = 0; cell < masks.size(); ++cell)
        fits = fits && (masks[cell] >> (square[cell] - 1) & 1) != 0;
      if (fits) fitting.push_back(square);
    }
    auto rankings = open_filter<Rankings>(*board.network);
    const std::vector<Values> before = masks;
    bool is_possible = true;
    for (std::uint32_t i = 0; i < rankings.size() && is_possible; ++i) {
      const std::vector<Values> last = masks;
      is_possible = rankings.filter(i, masks);
      for (Variable cell = 0; is_possible && cell < masks.size(); ++cell) {
        const auto changed = rankings.changed();
        REQUIRE((masks[cell] != last[cell]) == (std::find(changed.begin(), changed.end(), cell) != changed.end()));
      }
    }
    REQUIRE((is_possible || fitting.empty()));
    if (!is_possible) continue;
    for (const Answer& square : fitting)
      for (std::size_t cell = 0; cell < masks.size(); ++cell) REQUIRE((masks[cell] >> (square[cell] - 1) & 1) != 0);
    const bool is_full = std::all_of(before.begin(), before.end(), [](Values values) { return is_single(values); });
    if (is_full) REQUIRE(!fitting.empty());
    removed += masks != before ? 1 : 0;
  }
  CHECK(removed >= enough(100));
}

}  // namespace network_ranking_test
