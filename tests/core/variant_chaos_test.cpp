// Regions that have to be found. The numbers of solutions are those of Interactive Sudoku Solver at e373f98, and those
// of brute force: over all layouts and all squares by a script, or over values and labels by
// tests/core/variant_oracle.hpp.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/variant/obeys.hpp"
#include "core/puzzles/variant/variant.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/variant_oracle.hpp"
#include "tests/core/variant_texts.hpp"

namespace variant_chaos_test {

using namespace quadrille;
using namespace quadrille::test;
using variant::Board;

TEST_CASE("a layout of regions that have to be found counts once, in each engine", "[variant][slow]") {
  hold_to_counts({{".Shape~4x4.ChaosConstruction", 8688},
                  {".Shape~4x4.NoBoxes.ChaosConstruction", 13872},
                  {".Shape~3x3.ChaosConstruction", 72},
                  {".Shape~2x3.ChaosConstruction", 24},
                  {".Shape~3x3.ChaosConstruction.ChaosConstruction", 72},
                  {".Shape~3x3~4.ChaosConstruction", 5952},
                  {".Shape~3x3.RegionSize~9.ChaosConstruction", 0},
                  {".Shape~3x3.ChaosConstruction.Var~CC~x~3", 1944},
                  {".Shape~2x2.~CC1_2.ChaosConstruction", 0},
                  {".Shape~2x2.~CC4_2.ChaosConstruction", 4},
                  {".Shape~2x2.NoBoxes.ChaosConstruction.AllDifferent~CC1~CC2", 2},
                  {".Shape~3x3.ChaosConstruction.Whisper~1~CC1~CC2", 30},
                  {".Shape~3x3.ChaosConstruction.CountDistinct~R1C1~CC1~CC2~CC3", 24},
                  {".Shape~3x3.ChaosConstruction.ChaosArrow~R2C2", 24},
                  {".Shape~3x3.ChaosConstruction.ChaosArrow~R1C1~0~CC1~CC2~CC3", 24},
                  {".Shape~3x3.ChaosConstruction.ChaosArrow~R1C1~1~CC1~CC2~CC3", 14},
                  {".Shape~3x3.ChaosConstruction.ChaosArrow~R1C1~~CC1~CC3", 24},
                  {".Shape~3x3.ChaosConstruction.ChaosArrow~R2C2~0~CC5", 24},
                  {".Shape~3x3~0-2.ChaosConstruction.ChaosArrow~R1C1", 4},
                  {".Shape~3x3~0-2.ChaosConstruction.ChaosArrow~R1C1~1", 24},
                  {".Shape~3x3.ChaosConstruction.Var~A.ChaosArrow~VA~0~CC1~CC2", 72},
                  {".Shape~3x3.ChaosConstruction.ChaosCount~R2C2", 24},
                  {".Shape~3x3.ChaosConstruction.ChaosCount~R3C3~0~CC1~CC2~CC9", 24}});
}

TEST_CASE("regions that have to be found, with rules about them, have the solutions of brute force", "[variant]") {
  for (const std::string text :
       {".Shape~2x3.ChaosConstruction",
        ".Shape~2x4~4.ChaosConstruction.NoBoxes.~R1C1_1~R1C2_2~R1C3_3~R1C4_4~R2C1_2~R2C2_1~R2C3_4",
        ".Shape~3x3.ChaosConstruction.~R1C1_1~R1C2_2~R1C3_3.ChaosArrow~R2C2~1",
        ".Shape~3x3.ChaosConstruction.~R1C1_1~R1C2_2~R1C3_3.ChaosCount~R3C3~0~CC9~CC8~CC6~CC5",
        ".Shape~3x3.ChaosConstruction.~R1C1_1~R1C2_2~R1C3_3.Or.AllDifferent~CC1~CC4~CC9.SameValues~1~CC1~CC3.End",
        ".Shape~2x3.ChaosConstruction.Replicate~D~CC1.AllDifferent~CC1~CC4.End.Var~A.ChaosArrow~VA~~CC1~CC2~CC3~CC6",
        ".Shape~2x3.ChaosConstruction.ConnectedValues~CC~2~3.ConnectedValues~~1_2",
        ".Shape~3x2~6.RegionSize~3.NoBoxes.ChaosConstruction.~R1C1_4~R1C2_2~R2C1_5~R2C2_6~R3C1_3.ChaosCount~R3C1"}) {
    INFO(text);
    const Board board = read_variant(text);
    const auto expected = solutions_by_brute_force(board);
    REQUIRE(expected);
    CHECK(!expected->empty());
    CHECK(solutions_by<variant::Search>(board) == *expected);
    CHECK(solutions_by<variant::DancingLinks>(board) == *expected);
  }
}

TEST_CASE("texts about regions that have to be found are written in their shortest form") {
  const auto canonical = [](const std::string& text) { return written(read_variant(text)); };
  CHECK(canonical(".ChaosConstruction.ChaosArrow~R2C3~0.Var~A") == ".Var~A~.ChaosConstruction.ChaosArrow~R2C3");
  CHECK(canonical(".ChaosArrow~R2C3~1.ChaosConstruction") == ".ChaosArrow~R2C3~1.ChaosConstruction");
  CHECK(canonical(".ChaosConstruction.ChaosArrow~R1C1~~CC1~CC2~-~CC1~CC10") ==
        ".ChaosConstruction.ChaosArrow~R1C1~0~CC1~CC2~-~CC1~CC10");
}

}  // namespace variant_chaos_test
