// Variables, raw grids, and rules that have rules in them. The numbers of solutions are those of Interactive Sudoku
// Solver at e373f98, which every text was run in; random boards are held to brute force.
#include <array>
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
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_oracle.hpp"
#include "tests/core/variant_texts.hpp"

namespace variant_combined_test {

using namespace quadrille;
using namespace quadrille::test;
using variant::Board;

namespace {

// Learns from the first turn on, with little room for clauses.
struct Learning : variant::Search {
  Learning() : Search(16, 0) {}
};

}  // namespace

TEST_CASE("variables are cells beside the grid, with values and neighbours of their own") {
  hold_to_counts({{".Shape~2x2", 2},
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

// Brute force has the rules of the board and `obeys`.
TEST_CASE("rules about variables, on raw grids and in others, have the solutions of brute force") {
  const std::vector<std::string> texts = {
      // Circles may be variables, and a raw row may have a value twice.
      ".Shape~3x3.Var~Q~~3.CountingCircles~R1C1~R2C2~VQ1~VQ2~VQ3",
      ".Shape~4x4.Var~Q~~2.CountingCircles~R1C1~R2C2~R3C3~R4C4~VQ1~VQ2.~R1C1_1~R2C1_2",
      ".Shape~2x3~3~Raw.CountingCircles~R1C1~R1C2~R1C3~R2C1",
      ".Shape~2x3~3~Raw.Sum~7~R1C1~R1C2~R1C3~R2C1.ContainExact~1_1_2~R1C1~R1C2~R1C3~R2C3",
      ".Shape~2x3~3~Raw.CountDistinct~R1C1~R1C2~R1C3~R2C1.EqualSum~R1C2~R1C3~-~R2C1~R2C2",
      ".Shape~2x2.Var~A~~3.EqualSum~R1C1~VA1~-~R1C2~VA2~-~VA3~R2C1.Renban~VA1~VA2",
      // In Or: sums with auxiliary variables, loops that are cut in several ways, counts, and each other.
      ".Shape~3x3.Or.EqualSum~R1C1~R1C2~-~R2C1~R2C2~-~R3C2~R3C3.Thermo~R1C1~R2C2~R3C3.End",
      ".Shape~1x4~4.Or.SumLine~5~R1C1~R1C2~R1C3~R1C4~LOOP.SumLine~4~R1C1~R1C2~R1C3~R1C4~LOOP.End",
      ".Shape~3x3.Or.CountDistinct~R1C1~R2C2~R3C3~R2C1.And.Cage~3~R1C1~R1C2.WhiteDot~R2C1~R2C2.End.~R3C3_1_2.End",
      ".Shape~3x3.Or.And.Or.~R1C1_1.~R2C2_1.End.Or.~R1C2_2.~R3C3_3.End.End.Replicate~D.AllDifferent~R1C1~R2C2.End.End",
      ".Shape~4x4.Or.FullRank~R1~3~.FullRank~C2~~9.End.FullRank~C1~5~.~R1C2_1",
      ".Shape~4x4.Or.Sandwich~5~R1.Skyscraper~C1~4~2.LittleKiller~9~R2C1.End.~R4C1_1~R4C2_2",
      ".Shape~3x3.Var~A~~2.Or.Arrow~VA1~R1C1~R1C2.Sum~5~VA1~VA2~R1C1.End.Or.~VA1_1.~VA2_2_3.End",
      ".Shape~3x3.Or.Regex~MSoy~R1C1~R1C2.SameValues~2~R1C1~R1C2~R2C2~R2C3.CountingCircles~R1C1~R2C2~R3C3.End",
      ".Shape~2x4~4.Or.Modular~2~R1C1~R1C2~R1C3.Between~R1C1~R1C2~R1C3.Lockout~2~R1C1~R1C4~R1C2.End"};
  int solved = 0;
  for (const std::string& text : texts) {
    INFO(text);
    const Board board = read_variant(text);
    const auto expected = solutions_by_brute_force(board);
    REQUIRE(expected);
    CHECK(solutions_by<variant::Search>(board) == *expected);
    CHECK(solutions_by<Learning>(board) == *expected);
    CHECK(solutions_by<variant::DancingLinks>(board) == *expected);
    CHECK(written(read_variant(written(board))) == written(board));
    solved += expected->empty() ? 0 : 1;
  }
  CHECK(solved >= 13);
}

// Two to four rules at random, of which one holds, beside others.
TEST_CASE("random rules in Or, And and Replicate have the solutions of brute force") {
  constexpr std::array<std::string_view, 16> names = {
      "Thermo",   "Whisper",  "Renban",     "Arrow",      "Cage", "Sum", "EqualSum",      "Between",
      "WhiteDot", "BlackDot", "Palindrome", "SameValues", "Pair", "NFA", "CountDistinct", "AllDifferent"};
  Random random(7);
  int checked = 0, solved = 0;
  for (int round = 0; round < rounds(300); ++round) {
    const Board shape = read_variant(random.one_in(2) ? ".Shape~3x3" : ".Shape~2x4~4");
    const auto any_rule = [&] {
      for (;;) {
        Board board = shape;
        const std::string rule = random_rule(names[random.below(names.size())], shape, random);
        if (add_rule_text(board, rule)) return "." + rule;
      }
    };
    const auto any_of = [&](const auto& self, unsigned depth) -> std::string {
      std::string text = ".Or";
      for (unsigned count = 1 + random.below(3); count > 0; --count) {
        if (depth > 0 && random.one_in(4))
          text += self(self, depth - 1);
        else if (random.one_in(3))
          text += ".And" + any_rule() + any_rule() + ".End";
        else
          text += any_rule();
      }
      return text + ".End";
    };
    std::string text = written(shape) + any_of(any_of, 2);
    if (random.one_in(2)) text += any_of(any_of, 1);
    if (random.one_in(2)) text += any_rule();
    INFO(text);
    if (!variant_error(text).empty()) continue;
    const Board board = read_variant(text);
    const auto expected = solutions_by_brute_force(board);
    if (!expected) continue;
    REQUIRE(solutions_by<variant::Search>(board) == *expected);
    REQUIRE(solutions_by<Learning>(board) == *expected);
    REQUIRE(solutions_by<variant::DancingLinks>(board) == *expected);
    CHECK(read_variant(written(board)).rules == board.rules);
    ++checked;
    solved += expected->empty() ? 0 : 1;
  }
  CHECK(checked > enough(150));
  CHECK(solved > enough(75));
}

TEST_CASE("a raw grid has no rows, columns and boxes") {
  hold_to_counts({{".Shape~2x3~3~Raw", 729},
                  {".Shape~2x2~~Raw", 16},
                  {".Shape~3x3~2~Raw", 512},
                  {".Shape~2x2~~Raw.AntiConsecutive", 2},
                  {".Shape~2x2~~Sudoku", 2}});
}

TEST_CASE("Replicate has a copy of its rules for each place") {
  hold_to_counts({{".Shape~2x2~2~Raw.Replicate~H.~R1C1_1.End", 2},
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

TEST_CASE("of the rules in Or at least one holds, and what obeys several counts once") {
  hold_to_counts({{".Shape~2x2.Or.~R1C1_1.~R2C2_1.End", 1},
                  {".Shape~2x2.Or.~R1C1_1~R1C2_1.~R2C1_1.End", 1},
                  {".Shape~4x4.Or.XSum~R1~5~5.XSum~R2~5~5.End", 0},
                  {".Shape~4x4.Or.XSum~R1~5~.XSum~R2~5~.End", 48},
                  {".Shape~2x2.Or.And.~R1C1_1.~R1C1_2.End.End", 0},
                  {".Shape~2x2.Or.End", 0},
                  {".Shape~2x2.Or.And.End.~R1C1_1.End", 2},
                  {".Shape~4x4.Or.Thermo~R1C1~R1C2~R1C3.Thermo~R1C3~R1C2~R1C1.End", 96},
                  {".Shape~4x4.Or.Cage~3~R1C1~R1C2.Cage~7~R1C1~R1C2.End", 96},
                  {".Shape~4x4.Or.Or.~R1C1_1.~R1C1_2.End.And.~R1C1_3.Or.~R1C2_1.~R1C2_2.End.End.End", 192},
                  {".Shape~3x3~2~Raw.Replicate~D.Or.~R1C1_1.~R2C1_1.End.End", 288}});
  CHECK(variant_error(".StrictKropki.Or.WhiteDot~R1C1~R1C2.~R1C1_1.End").find("1:1: a dot that may not be") == 0);
  CHECK(variant_error(".StrictXV.Or.X~R1C1~R1C2.~R1C1_1.End").find("1:1: an X or V that may not be") == 0);
}

TEST_CASE("parts of a board with an Or add up to the whole, and another Or has no such parts") {
  const auto parts_of = [](const std::string& text) {
    Request split = request_of(Question::split, EngineChoice::automatic, text);
    split.parts = 5;
    const auto answers = ask("variant", split);
    std::vector<std::string> parts;
    for (const std::string& json : answers.at(0).solutions) {
      const std::size_t from = json.find(":\"") + 2;
      parts.push_back(json.substr(from, json.find('"', from) - from));
    }
    return parts;
  };
  const std::string text = ".Shape~4x4.Or.~R1C1_1.~R2C2_1.End";
  const auto parts = parts_of(text);
  REQUIRE(parts.size() >= 5);
  for (const EngineChoice engine : {EngineChoice::bits, EngineChoice::dlx}) {
    Request count = request_of(Question::count, engine, text);
    const std::uint64_t whole = ask("variant", count).at(0).count;
    CHECK(whole == 144);
    std::uint64_t sum = 0;
    for (const std::string& part : parts) {
      count.part = part;
      sum += ask("variant", count).at(0).count;
    }
    CHECK(sum == whole);
  }
  Request other = request_of(Question::count, EngineChoice::automatic, ".Shape~4x4.Or.~R1C1_1.~R2C2_2.End");
  other.part = parts[0];
  CHECK(ask("variant", other).at(0).message.ends_with("it is a part of another puzzle"));
}

TEST_CASE("values are connected on the grid or in a group of variables") {
  hold_to_counts({{".Shape~2x2~2~Raw.ConnectedValues~~1", 13},
                  {".Shape~2x2~2~Raw.ConnectedValues~~1~2", 4},
                  {".Shape~1x1~2.Var~A~x~2x3.ConnectedValues~VA~1", 80},
                  {".Shape~1x1~2.Var~A~x~5.ConnectedValues~VA~1", 30},
                  {".Shape~3x3.ConnectedValues~~1_2_3", 12},
                  {".Shape~3x3.ConnectedValues~~1", 0},
                  {".Shape~2x2~3~Raw.ConnectedValues~~1_2.ConnectedValues~~2_3", 65}});
  // With seven variables in rows of three, the last one is alone in its row.
  for (const std::string text :
       {".Shape~1x3~2~Raw.Var~A~~7.ConnectedValues~VA~1", ".Shape~3x3~3~Raw.ConnectedValues~~1_3~5.ConnectedValues~~2",
        ".Shape~3x3~4.NoBoxes.ConnectedValues~~2_3.Thermo~R1C1~R2C2",
        ".Shape~3x4~2~Raw.ConnectedValues~~1,2.ConnectedValues~~2~6"}) {
    INFO(text);
    const Board board = read_variant(text);
    const auto expected = solutions_by_brute_force(board);
    REQUIRE(expected);
    CHECK(!expected->empty());
    CHECK(solutions_by<variant::Search>(board) == *expected);
    CHECK(solutions_by<variant::DancingLinks>(board) == *expected);
  }
}

TEST_CASE("a finished board whose values are apart has no hint but the rule that it breaks") {
  const auto hint_on = [](const std::string& text) {
    return ask("variant", request_of(Question::hint, EngineChoice::automatic, text)).at(0);
  };
  const std::string rule = ".Shape~2x2~2~Raw.ConnectedValues~~1.~R1C1_1~R1C2_";
  CHECK(hint_on(rule + "1~R2C1_2~R2C2_2").verdict == "solved");
  CHECK(hint_on(rule + "2~R2C1_2~R2C2_1").verdict == "none");
  CHECK(hint_on(".Shape~2x2~2~Raw.Or.~R1C1_2.~R1C2_2.End.~R1C1_1~R1C2_1~R2C1_1~R2C2_1").verdict == "none");
}

TEST_CASE("of clues at the same place the last one counts") {
  hold_to_counts({{".Shape~4x4.Quad~R2C2~1.Quad~R2C2~2", 252},
                  {".Shape~4x4.XSum~R1~3~.XSum~R1~5~", 24},
                  {".Shape~4x4.And.~R1C1_1.~R1C1_2.End", 0}});
  CHECK(written(read_variant(".XSum~R1~3~.XSum~R1~~4.XSum~R1~5~.XSum~R2~3~.FullRankTies~any.FullRankTies~none")) ==
        ".XSum~R1~~4.XSum~R1~5~.XSum~R2~3~.FullRankTies~none");
}

}  // namespace variant_combined_test
