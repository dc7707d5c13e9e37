// Variables, raw grids, and rules that have rules in them. The numbers of solutions are those of Interactive Sudoku
// Solver at e373f98, which every text was run in; random boards are held to brute force.
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/puzzles/variant/obeys.hpp"
#include "core/puzzles/variant/variant.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/variant_oracle.hpp"
#include "tests/core/variant_texts.hpp"

namespace variant_combined_test {

using namespace quadrille;
using namespace quadrille::test;
using variant::Board;

namespace {

// A text, and how many solutions it has.
using Counts = std::vector<std::pair<std::string, std::uint64_t>>;

void hold_to(const Counts& counts) {
  for (const auto& [text, count] : counts) {
    for (const EngineChoice engine : {EngineChoice::bits, EngineChoice::dlx}) {
      INFO(text);
      const auto answers = ask("variant", request_of(Question::count, engine, text));
      REQUIRE(answers.size() == 1);
      REQUIRE(answers[0].kind == 'A');
      CHECK(answers[0].count == count);
    }
    const Board board = read_variant(text);
    const Board again = read_variant(written(board));
    CHECK(again.rules == board.rules);
    CHECK(again.variables == board.variables);
    CHECK(again.shape == board.shape);
    CHECK(again.candidates == board.candidates);
  }
}

}  // namespace

TEST_CASE("variables are cells beside the grid, with values and neighbours of their own") {
  hold_to({{".Shape~2x2", 2},
           {".Shape~2x2.Var~A", 4},
           {".Shape~1x1~2.Var~A~x~2", 8},
           {".Shape~2x2.Var~A.Arrow~VA~R1C1", 2},
           {".Shape~2x2.~VA_1.Var~A", 2},
           {".Var~A~x~2.Var~A~y~3.Shape~1x1~2", 16},
           {".Shape~1x1~3.Var~A~x~2x2.WhiteDot~VA1~VA2", 108},
           {".Shape~1x1~9.Var~A~x~2x2.Quad~VA1~1~2~3~4", 216},
           {".Shape~1x1~3.Var~A~x~4.WhiteDot~VA1~VA2~R1C1", 108},
           {".Shape~4x4.Var~A~x~2.RegionSumLine~VA1~VA2~R1C1", 432},
           {".Shape~4x4.Var~A~x~2.RegionSumLine~VA1~R1C1~VA2", 288}});
  for (const std::string size : {"", "~0", "~02", "~3x", "~-1", "~x"})
    CHECK(read_variant(".Shape~2x2.Var~A~x" + size).variables[0].size == 1);
  CHECK(read_variant(".Shape~2x2.Var~A~x~996").cells() == 1000);
}

TEST_CASE("a solution names its variables, and JSON has them by name") {
  const std::string text = ".Shape~2x2.Var~A.Var~BC~x~2.~R1C1_1~VA_2~VBC1_1~VBC2_2";
  const auto answers = ask("variant", request_of(Question::solve, EngineChoice::automatic, text));
  REQUIRE(answers.size() == 1);
  CHECK(answers[0].solutions.at(0) == "1221\tVA=2 VBC1=1 VBC2=2");
}

TEST_CASE("a raw grid has no rows, columns and boxes") {
  hold_to({{".Shape~2x3~3~Raw", 729},
           {".Shape~2x2~~Raw", 16},
           {".Shape~3x3~2~Raw", 512},
           {".Shape~2x2~~Raw.AntiConsecutive", 2},
           {".Shape~2x2~~Sudoku", 2}});
}

TEST_CASE("Replicate has a copy of its rules for each place") {
  hold_to({{".Shape~2x2~2~Raw.Replicate~H.~R1C1_1.End", 2},
           {".Shape~2x2~2~Raw.Replicate~D.AllDifferent~R1C1~R2C1.End", 4},
           {".Shape~2x2~2~Raw.Replicate~B~R1C2.AllDifferent~R1C1~R1C2.End", 8},
           {".Shape~1x1~2.Var~A~x~2x2.Replicate~P~VA1.~VA1_1.End", 2},
           {".Shape~3x3~2~Raw.Replicate~D.Replicate~J.~R1C1_1.End.End", 32},
           {".Shape~2x2~2~Raw.Replicate~.~R1C1_1.End", 16},
           {".Shape~2x2~2~Raw.Replicate.~R1C1_1.End", 16},
           {".Shape~2x2~2~Raw.Replicate~!.~R1C1_1.End", 16}});
  // Marks that are copies count as drawn: 3 × 2 rows of white dots, and no neighbours that lack one.
  const std::string dots = ".Shape~1x3~9.StrictKropki.WhiteDot~R1C1~R1C2.WhiteDot~R1C2~R1C3";
  const std::string copies = ".Shape~1x3~9.StrictKropki.Replicate~D.WhiteDot~R1C1~R1C2.End";
  CHECK(solutions_by<variant::Search>(read_variant(copies)) == solutions_by<variant::Search>(read_variant(dots)));
  CHECK(solutions_by_brute_force(read_variant(copies)) == solutions_by_brute_force(read_variant(dots)));
}

TEST_CASE("of clues at the same place the last one counts") {
  hold_to({{".Shape~4x4.Quad~R2C2~1.Quad~R2C2~2", 252},
           {".Shape~4x4.XSum~R1~3~.XSum~R1~5~", 24},
           {".Shape~4x4.And.~R1C1_1.~R1C1_2.End", 0}});
  CHECK(written(read_variant(".XSum~R1~3~.XSum~R1~~4.XSum~R1~5~.XSum~R2~3~.FullRankTies~any.FullRankTies~none")) ==
        ".XSum~R1~~4.XSum~R1~5~.XSum~R2~3~.FullRankTies~none");
}

}  // namespace variant_combined_test
