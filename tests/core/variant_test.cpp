// Sudoku variants by both engines, against brute force: plain backtracking over rows and columns, and the meaning of
// each rule on full boards (`obeys`), which shares nothing with the network, its cover form or the propagators.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/cover/links/dancing_links.hpp"
#include "core/variant/variant.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/variant_boards.hpp"

using namespace quadrille;
using namespace quadrille::test;
using variant::Answer;
using variant::Board;

namespace {

constexpr std::size_t most_leaves = 100'000;

Board board_of(const std::string& text) {
  Cursor cursor(text, true);
  Board board;
  Error error;
  INFO(text);
  const Read read = Variant::notations[0].read(cursor, board, error);
  INFO(error.message);
  REQUIRE(read == Read::puzzle);
  return board;
}

class BruteForce {
 public:
  explicit BruteForce(const Board& board) : board_(board), answer_(board.shape.size(), 0) {}

  // All solutions, sorted; none where there are too many boards with different values in rows and columns.
  std::optional<std::vector<Answer>> run() {
    fill(0);
    if (leaves_ >= most_leaves) return std::nullopt;
    std::sort(solutions_.begin(), solutions_.end());
    return solutions_;
  }

 private:
  void fill(variant::Cell cell) {
    if (leaves_ >= most_leaves) return;
    if (cell == answer_.size()) {
      ++leaves_;
      if (variant::obeys(board_, answer_)) solutions_.push_back(answer_);
      return;
    }
    for (std::uint8_t value = 1; value <= board_.shape.values; ++value) {
      if ((board_.candidates[cell] >> (value - 1) & 1) == 0 || is_seen(cell, value)) continue;
      answer_[cell] = value;
      fill(static_cast<variant::Cell>(cell + 1));
    }
    answer_[cell] = 0;
  }

  bool is_seen(variant::Cell cell, std::uint8_t value) const {
    const auto& shape = board_.shape;
    for (variant::Cell other = 0; other < cell; ++other) {
      if (answer_[other] == value && (shape.row(other) == shape.row(cell) || shape.column(other) == shape.column(cell)))
        return true;
    }
    return false;
  }

  const Board& board_;
  Answer answer_;
  std::vector<Answer> solutions_;
  std::size_t leaves_ = 0;
};

template <class E>
std::vector<Answer> all_of(const Board& board) {
  E engine;
  REQUIRE(!engine.open(board));
  std::vector<Answer> solutions;
  Answer answer;
  Fuel fuel;
  while (engine.advance(fuel) == Step::solution) {
    engine.read(answer);
    solutions.push_back(answer);
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

void hold_to_brute_force(std::uint64_t seed, int boards) {
  Random random(seed);
  int checked = 0, solved = 0;
  for (int round = 0; round < boards; ++round) {
    VariantShape shape;
    shape.most_rules = 1 + random.below(6);
    shape.most_free = 6 + random.below(10);
    const std::string text = random_variant(shape, random);
    const Board board = board_of(text);
    const auto expected = BruteForce(board).run();
    if (!expected) continue;
    INFO(text);
    REQUIRE(all_of<variant::DancingLinks>(board) == *expected);
    REQUIRE(all_of<variant::Learning>(board) == *expected);
    ++checked;
    solved += expected->empty() ? 0 : 1;
  }
  CHECK(checked > boards / 2);
  CHECK(solved > boards / 4);
}

}  // namespace

TEST_CASE("both engines find the solutions of random variants that brute force finds") {
  hold_to_brute_force(3, rounds(300));
}

// Takes minutes, so it runs only when its tag is given.
TEST_CASE("both engines find the solutions of 10,000 random variants", "[.variants]") {
  hold_to_brute_force(4, 10'000);
}
