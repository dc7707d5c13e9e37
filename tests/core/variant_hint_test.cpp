// Hints for Sudoku variants: which step is found on boards that show one, and that no hint is wrong.
#include <algorithm>
#include <string>
#include <vector>

#include "core/puzzles/variant/hint.hpp"
#include "core/puzzles/variant/search.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_texts.hpp"

namespace variant_hint_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

using Candidates = std::vector<std::pair<std::uint32_t, std::uint32_t>>;  // cell and value
using Cells = std::vector<std::uint32_t>;

Hint hint_of(const std::string& text) {
  INFO(text);
  return variant::search_hint(read_variant(text))->finish();
}

Candidates eliminated(const Hint& hint) {
  Candidates all;
  for (const auto& [cell, value] : hint.eliminated) all.push_back({cell, value});
  return all;
}

}  // namespace

TEST_CASE("the last cell of a row is seen first") {
  const Hint hint = hint_of(".Shape~4x4.~R1C1_1~R1C2_2~R1C3_3");
  CHECK(hint.verdict == Verdict::found);
  CHECK(hint.rule == "last-cell");
  CHECK(hint.cell == 3);
  CHECK(hint.value == 4);
  CHECK(hint.cells == Cells{0, 1, 2, 3});
}

TEST_CASE("a value with one place in a box is a hidden single, because of the values around") {
  const Hint hint = hint_of(".Shape~4x4.~R2C3_1~R3C1_1");
  CHECK(hint.verdict == Verdict::found);
  CHECK(hint.rule == "hidden-single");
  CHECK(hint.cell == 1);
  CHECK(hint.value == 1);
  CHECK(cover::kind_of(hint.unit) == cover::UnitKind::box);
  CHECK(std::is_permutation(hint.because.begin(), hint.because.end(), Cells{6, 8}.begin()));
}

TEST_CASE("a cell whose other values are ruled out by relations has a naked single") {
  const Hint hint = hint_of(".Shape~4x4.NoBoxes.AntiKnight.~R1C1_1~R2C3_1_4");
  CHECK(hint.verdict == Verdict::found);
  CHECK(hint.rule == "naked-single");
  CHECK(hint.cell == 6);
  CHECK(hint.value == 4);
  CHECK(hint.because == Cells{0});
}

TEST_CASE("a cage eliminates what none of its sets of values has, and names the sets that are left") {
  const Hint hint = hint_of(".Shape~4x4.Cage~3~R2C3~R3C3");
  CHECK(hint.verdict == Verdict::found);
  CHECK(hint.rule == "rule");
  CHECK(hint.value == 0);
  CHECK(eliminated(hint) == Candidates{{6, 3}, {6, 4}, {10, 3}, {10, 4}});
  CHECK(hint.source.name == "Cage");
  CHECK(hint.source.number == 1);
  CHECK(hint.source.cells == Cells{6, 10});
  CHECK(hint.source.choices == std::vector<Cells>{{1, 2}});
}

TEST_CASE("a line eliminates what no way along it has") {
  const Hint hint = hint_of(".Shape~4x4.Diagonal~1.Thermo~R2C2~R2C3~R3C3");
  CHECK(hint.rule == "rule");
  CHECK(hint.source.name == "Thermo");
  CHECK(hint.source.number == 2);
  CHECK(eliminated(hint) == Candidates{{5, 3}, {5, 4}, {6, 1}, {6, 4}, {10, 1}, {10, 2}});
}

TEST_CASE("a cell that a rule leaves one value is filled in") {
  const Hint cage = hint_of(".Shape~4x4.Cage~3~R2C3");
  CHECK(cage.verdict == Verdict::found);
  CHECK(cage.rule == "rule");
  CHECK(cage.cell == 6);
  CHECK(cage.value == 3);
  CHECK(cage.eliminated.empty());
  CHECK(cage.source.cells == Cells{6});
  const Hint thermo = hint_of(".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R2C3.~R1C2_2_3");
  CHECK(thermo.rule == "rule");
  CHECK(thermo.cell == 0);
  CHECK(thermo.value == 1);
}

TEST_CASE("a step that is done in the text is not found again") {
  const Hint hint = hint_of(".Shape~4x4.Thermo~R2C2~R2C3~R3C3.~R2C2_1_2~R2C3_2_3~R3C3_3_4");
  CHECK((hint.verdict != Verdict::found || hint.rule != "rule"));
}

TEST_CASE("a contradiction is reported with what it is about") {
  CHECK(hint_of(".Shape~4x4.~R1C1_1~R1C4_1").rule == "clash");
  CHECK(hint_of(".Shape~4x4.~R1C1_1~R1C4_1").because == Cells{0, 3});
  CHECK(hint_of(".Shape~4x4.~R1C1_1~R2C2_2~R1C3_3~R3C2_4").rule != "");
  const Hint broken = hint_of(".Shape~4x4.Cage~8~R1C1~R2C2.~R1C3_1");
  CHECK(broken.verdict == Verdict::none);
  CHECK(broken.rule == "broken-rule");
  CHECK(broken.source.name == "Cage");
}

TEST_CASE("no step is given on a board without a solution, even where one can be seen") {
  const std::string text = ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~3~R3C1~R3C2.Cage~5~R1C1~R3C1";
  REQUIRE(hint_of(text).verdict == Verdict::found);
  const auto answered = ask("variant", request_of(Question::hint, EngineChoice::automatic, text + "\n"));
  REQUIRE(answered.size() == 1);
  CHECK(answered[0].verdict == "none");
}

TEST_CASE("a full board that obeys its rules is solved, and no step is left") {
  CHECK(hint_of(".Shape~4x4.~R1C1_1~R1C2_2~R1C3_3~R1C4_4~R2C1_3~R2C2_4~R2C3_1~R2C4_2"
                "~R3C1_2~R3C2_1~R3C3_4~R3C4_3~R4C1_4~R4C2_3~R4C3_2~R4C4_1")
            .verdict == Verdict::solved);
  CHECK(hint_of(".Shape~4x4").verdict == Verdict::stuck);
}

TEST_CASE("hints on random variants lead to nothing that a solution denies") {
  Random random(8);
  std::size_t steps = 0;
  for (int round = 0; round < rounds(60); ++round) {
    const std::string text = random_variant({}, random);
    variant::Board board = read_variant(text);
    INFO(text);
    variant::Search engine;
    REQUIRE(!engine.open(board));
    Fuel fuel;
    variant::Answer solution;
    const bool is_solvable = engine.advance(fuel) == Step::solution;
    if (is_solvable) engine.read(solution);
    for (int step = 0; step < 200; ++step) {
      const Hint hint = variant::search_hint(board)->finish();
      if (hint.verdict == Verdict::none) REQUIRE(!is_solvable);
      if (hint.verdict != Verdict::found) break;
      ++steps;
      if (hint.value != 0) board.candidates[hint.cell] = network::Values{1} << (hint.value - 1);
      for (const auto& [cell, value] : hint.eliminated) board.candidates[cell] &= ~(network::Values{1} << (value - 1));
      // What is left still has all solutions: it is enough that the one that was found is among them.
      for (std::size_t cell = 0; is_solvable && cell < solution.size(); ++cell)
        REQUIRE((board.candidates[cell] >> (solution[cell] - 1) & 1) != 0);
    }
  }
  CHECK(steps >= enough(100u));
}

}  // namespace variant_hint_test
