// What follows where several sets of values are connected in one area (core/puzzles/variant/compile/connected.hpp).
#include <algorithm>
#include <string>
#include <vector>

#include "core/network/plain/mask_propagator.hpp"
#include "core/puzzles/variant/variant.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_oracle.hpp"
#include "tests/core/variant_texts.hpp"

namespace variant_connected_test {

using namespace quadrille;
using namespace quadrille::test;
using network::Values;
using variant::Board;

namespace {

// What the cells may be at first sight.
std::vector<Values> seen_of(const std::string& text) {
  const Board board = read_variant(text);
  network::MaskPropagator propagator;
  std::vector<Values> masks;
  INFO(text);
  REQUIRE(propagator.open(problem_of(board), masks));
  REQUIRE(propagator.settle(masks));
  masks.resize(board.cells());
  return masks;
}

}  // namespace

TEST_CASE("boards with several connected sets have the solutions of brute force") {
  for (const std::string text :
       {".Shape~3x4~2~Raw.ConnectedValues~~1.ConnectedValues~~2",
        ".Shape~3x3~3~Raw.ConnectedValues~~1.ConnectedValues~~3",
        ".Shape~3x3~0-2~Raw.ConnectedValues~~0.ConnectedValues~~1.ConnectedValues~~2",
        ".Shape~2x5~3~Raw.ConnectedValues~~1_2~4.ConnectedValues~~3",
        ".Shape~1x6~2~Raw.ConnectedValues~~1.ConnectedValues~~2",
        ".Shape~6x1~2~Raw.ConnectedValues~~1.ConnectedValues~~2",
        ".Shape~1x1~2.Var~A~~2.Var~B~~3x3.ConnectedValues~VB~1.ConnectedValues~VB~2",
        ".Shape~1x3~2~Raw.Var~A~~8.ConnectedValues~VA~1.ConnectedValues~VA~2.ConnectedValues~~1",
        ".Shape~3x3~3~Raw.ConnectedValues~~1_2.ConnectedValues~~2_3",
        ".Shape~4x4.NoBoxes.ConnectedValues~~1_2.ConnectedValues~~3_4"}) {
    INFO(text);
    const Board board = read_variant(text);
    const auto expected = solutions_by_brute_force(board);
    REQUIRE(expected);
    CHECK(solutions_by<variant::Search>(board) == *expected);
    CHECK(solutions_by<variant::DancingLinks>(board) == *expected);
  }
}

TEST_CASE("two connected sets are not on the two diagonals of a square") {
  const std::string text = ".Shape~4x4~0-3~Raw.ConnectedValues~~0.ConnectedValues~~1_3.~R2C2_0~R3C3_0";
  const std::size_t opposite = 9;  // of the square in the middle
  CHECK(seen_of(text)[opposite] == 0b1111);
  CHECK(seen_of(text + "~R2C3_3")[opposite] == 0b0101);
  CHECK(seen_of(text + "~R2C3_2")[opposite] == 0b1111);  // in neither set
  const auto of_variables =
      seen_of(".Shape~1x4~2~Raw.Var~A~~14.ConnectedValues~VA~1.ConnectedValues~VA~2.~VA6_1~VA7_2~VA11_1");
  CHECK(of_variables[3 + 10] == 0b01);
  CHECK(of_variables[3 + 14] == 0b11);
}

TEST_CASE("two connected sets do not take turns twice around a rectangle, three may") {
  const std::string around = "~R1C1_1~R2C4_2~R4C4_1";
  const std::string two = ".Shape~4x4~3~Raw.ConnectedValues~~1.ConnectedValues~~2.";
  const auto seen = seen_of(two + around);
  CHECK(seen[12] == 0b101);  // at the bottom left
  CHECK(seen[8] == 0b101);
  CHECK(seen[1] == 0b111);
  CHECK(seen[5] == 0b111);  // inside
  CHECK(seen_of(two + "ConnectedValues~~3." + around)[12] == 0b111);
}

}  // namespace variant_connected_test
