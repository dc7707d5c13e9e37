// Named techniques on Sudoku variants: that none is wrong, by the engine and by known solutions.
#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/puzzles/variant/hint.hpp"
#include "core/puzzles/variant/ladder.hpp"
#include "core/puzzles/variant/search.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_texts.hpp"

namespace variant_ladder_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

network::Values only(std::uint32_t value) { return network::Values{1} << (value - 1); }

// A solution; empty if there is none.
variant::Answer solved(const variant::Board& board) {
  variant::Search engine;
  variant::Answer answer;
  if (engine.open(board)) return answer;
  for (;;) {
    Fuel fuel;
    const Step step = engine.advance(fuel);
    if (step == Step::finished) return answer;
    if (step != Step::solution) continue;
    engine.read(answer);
    return answer;
  }
}

// Follows hints, with named techniques where there is none, and calls `check` for each step of these before it is done.
template <class Check>
void follow(variant::Board board, Check&& check) {
  for (int step = 0; step < 400; ++step) {
    const Hint hint = variant::search_hint(board)->finish();
    if (hint.verdict == Verdict::found) {
      if (hint.value != 0) board.candidates[hint.cell] = only(hint.value);
      for (const auto& [cell, value] : hint.eliminated) board.candidates[cell] &= ~only(value);
      continue;
    }
    if (hint.verdict != Verdict::stuck) return;
    variant::Ladder ladder(board);
    Fuel fuel;
    REQUIRE(ladder.advance(fuel));
    if (!ladder.has_found()) return;
    const steps::Deduction& found = ladder.step();
    check(board, found);
    const std::uint32_t values = board.shape.values;
    for (const cover::Placement gone : found.eliminated) board.candidates[gone / values] &= ~only(gone % values + 1);
    if (found.placed != cover::no_placement) board.candidates[found.placed / values] = only(found.placed % values + 1);
  }
}

// A 9×9 board with some of these rules, with cages of two cells, and with givens, all from one solution.
variant::Board random_board(Random& random) {
  static const std::string rules[] = {"",         ".Diagonal~1.Diagonal~-1", ".AntiKnight", ".AntiKing",
                                      ".Windoku", ".NoBoxes.DisjointSets"};
  std::string text = ".Shape~9x9" + rules[random.below(std::size(rules))];
  std::vector<std::uint32_t> row = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  for (std::size_t i = 9; i > 1; --i) std::swap(row[i - 1], row[random.below(i)]);
  variant::Board board = read_variant(text);
  for (std::size_t column = 0; column < 9; ++column) board.candidates[column] = only(row[column]);
  const variant::Answer solution = solved(board);
  if (solution.empty()) return board;
  std::vector<bool> is_caged(81);
  for (int cages = 0; cages < 20; ++cages) {
    const std::size_t cell = random.below(81);
    if (cell % 9 == 8 || is_caged[cell] || is_caged[cell + 1]) continue;
    is_caged[cell] = is_caged[cell + 1] = true;
    const auto name = [](std::size_t at) {
      return "~R" + std::to_string(at / 9 + 1) + "C" + std::to_string(at % 9 + 1);
    };
    text += ".Cage~" + std::to_string(solution[cell] + solution[cell + 1]) + name(cell) + name(cell + 1);
  }
  board = read_variant(text);
  for (std::size_t givens = 0; givens < 22; ++givens) {
    const std::size_t cell = random.below(81);
    board.candidates[cell] = only(solution[cell]);
  }
  return board;
}

}  // namespace

TEST_CASE("named techniques on random variants eliminate only what is in no solution", "[variant][slow]") {
  Random random(12);
  std::size_t steps = 0;
  std::set<steps::Technique> techniques;
  for (int round = 0; round < rounds(1000); ++round) {
    const variant::Board board = random_board(random);
    follow(board, [&](const variant::Board& now, const steps::Deduction& step) {
      ++steps;
      techniques.insert(step.technique);
      INFO(written(now) << " " << name(step.technique));
      const std::uint32_t values = now.shape.values;
      const auto is_possible = [&](std::size_t cell, network::Values wanted) {
        variant::Board supposed = now;
        supposed.candidates[cell] = wanted;
        return !solved(supposed).empty();
      };
      for (const cover::Placement gone : step.eliminated) REQUIRE(!is_possible(gone / values, only(gone % values + 1)));
      if (step.placed == cover::no_placement) return;
      const std::size_t cell = step.placed / values;
      REQUIRE(!is_possible(cell, now.candidates[cell] & ~only(step.placed % values + 1)));
    });
  }
  CHECK(steps >= enough(100u));
  CHECK(techniques.size() >= enough(8u));
}

TEST_CASE("named techniques on known puzzles keep their solutions", "[long][variant]") {
  std::size_t steps = 0;
  for (const VariantSample& sample : variant_samples()) {
    INFO(sample.name);
    const variant::Board board = read_variant(sample.text);
    const variant::Answer solution = variant_answer(board, sample.solution);
    follow(board, [&](const variant::Board& now, const steps::Deduction& step) {
      ++steps;
      const std::uint32_t values = now.shape.values;
      for (const cover::Placement gone : step.eliminated) REQUIRE(solution[gone / values] != gone % values + 1);
      if (step.placed != cover::no_placement) REQUIRE(solution[step.placed / values] == step.placed % values + 1);
    });
  }
  CHECK(steps > 0);
}

TEST_CASE("cells that a cage keeps apart make an XY-Wing, and boards without all lines have no named steps",
          "[variant]") {
  const std::string cages = ".Shape~9x9.NoBoxes.Cage~0~R1C1~R2C2~R3C4.Cage~0~R2C2~R5C6.Cage~0~R3C4~R5C6";
  const auto step_of = [](const std::string& text) -> std::optional<steps::Deduction> {
    variant::Ladder ladder(read_variant(text));
    while (true) {
      Fuel little = {.work = 1};
      if (ladder.advance(little)) break;
    }
    return ladder.has_found() ? std::optional(ladder.step()) : std::nullopt;
  };
  const std::string wing = ".~R1C1_1_2~R2C2_1_3~R3C4_2_3~R5C6_3_4_5";
  const auto found = step_of(cages + wing);
  REQUIRE(found);
  CHECK(found->technique == steps::Technique::xy_wing);
  // r2c4 and r3c2 see a wing by their row and the other by their column; r5c6 sees both by cages alone.
  CHECK(found->eliminated == std::vector<cover::Placement>{12 * 9 + 2, 19 * 9 + 2, 41 * 9 + 2});
  CHECK(!step_of(".Shape~9x9.NoBoxes" + wing));
  CHECK(!step_of(".Shape~4x6.~R1C1_1_2~R1C2_1_2"));
}

}  // namespace variant_ladder_test
