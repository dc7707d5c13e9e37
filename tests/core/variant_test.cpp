// Sudoku variants by both engines, against brute force (variant_oracle.hpp).
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/links/dancing_links.hpp"
#include "core/puzzles/variant/compile.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "core/puzzles/variant/variant.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_oracle.hpp"
#include "tests/core/variant_texts.hpp"

namespace variant_test {

using namespace quadrille;
using namespace quadrille::test;
using variant::Answer;
using variant::Board;

namespace {

// Every kind of rule is on a board in turn, beside others at random.
void hold_to_brute_force(std::uint64_t seed, int boards) {
  Random random(seed);
  const auto kinds = random_kinds();
  std::set<std::string_view> reached;  // kinds of rules on boards with solutions
  int checked = 0, solved = 0;
  for (int round = 0; round < boards; ++round) {
    VariantShape shape;
    shape.rule = kinds[static_cast<std::size_t>(round) % kinds.size()]->name;
    shape.most_rules = 1 + random.below(6);
    shape.most_free = 3 + random.below(12);
    const std::string text = random_variant(shape, random);
    INFO(text);
    const Board board = read_variant(text);
    const auto expected = solutions_by_brute_force(board);
    if (!expected) continue;
    REQUIRE(solutions_by<variant::DancingLinks>(board) == *expected);
    REQUIRE(solutions_by<variant::Search>(board) == *expected);
    ++checked;
    if (expected->empty()) continue;
    ++solved;
    for (const variant::Rule& rule : board.rules) reached.insert(rule.kind->name);
  }
  CHECK(checked > boards / 2);
  CHECK(solved > boards / 4);
  for (const variant::RuleKind* kind : kinds) {
    INFO(kind->name);
    CHECK(reached.count(kind->name) >= enough(1u));
  }
}

// Boards of a few cells with one rule that may visit cells several times; half of them or so have no solution.
void hold_repeats_to_brute_force(std::uint64_t seed, int boards) {
  Random random(seed);
  int checked = 0, solved = 0;
  for (int round = 0; round < boards; ++round) {
    for (const variant::RuleKind* kind : random_kinds()) {
      if (!may_repeat_cells(kind->name)) continue;
      const unsigned rows = 1 + random.below(2), columns = 2 + random.below(4 - rows);
      const std::string shape = ".Shape~" + decimal(rows) + "x" + decimal(columns) + "~" +
                                (random.one_in(3) ? "0-" : "") + decimal(columns + random.below(2));
      Board board = read_variant(shape + (random.one_in(2) ? ".NoBoxes" : ""));
      const std::string rule = random_rule(kind->name, board, random);
      if (!add_rule_text(board, rule) || variant::compile(board)) continue;
      INFO(shape << "." << rule);
      const auto expected = solutions_by_brute_force(board);
      if (!expected) continue;
      REQUIRE(solutions_by<variant::DancingLinks>(board) == *expected);
      REQUIRE(solutions_by<variant::Search>(board) == *expected);
      ++checked;
      solved += expected->empty() ? 0 : 1;
    }
  }
  CHECK(checked > 8 * boards);
  CHECK(solved > 2 * boards);
}

}  // namespace

TEST_CASE("the samples have their only solutions, by every engine that comes to an end", "[long]") {
  const auto samples = variant_samples();
  REQUIRE(samples.size() == 65);
  for (const EngineChoice engine : {EngineChoice::automatic, EngineChoice::bits, EngineChoice::dlx}) {
    Request request = request_of(Question::check, engine, read_file("tests/data/variant/iss.txt"));
    if (engine == EngineChoice::dlx) request.limits.nodes = 20'000;
    const auto answers = ask("variant", request);
    REQUIRE(answers.size() == samples.size());
    std::size_t settled = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      INFO(samples[i].name << ": " << answers[i]);
      REQUIRE(answers[i].kind == 'A');
      if (engine == EngineChoice::dlx && answers[i].verdict == "stopped") continue;
      ++settled;
      CHECK(answers[i].verdict == "unique");
      CHECK(answers[i].solutions.at(0) == samples[i].solution);
    }
    CHECK(settled >= 10);
  }
}

TEST_CASE("a cell in two regions is counted once in a long sum") {
  // A piece of the jigsaw is in two of its rules, and the sum has more cells than there are values.
  const std::string text =
      ".Shape~4x4.NoBoxes.Jigsaw~0011001122332233.Jigsaw~0011001122332233.Sum~17~R1C1~R1C2~R2C3~R2C4~R3C1~R3C2~R4C3."
      "~R1C1_1~R1C2_2~R2C1_3~R3C1_4~R3C2_3";
  const Board board = read_variant(text);
  const auto expected = solutions_by_brute_force(board);
  REQUIRE(expected);
  REQUIRE(!expected->empty());
  CHECK(solutions_by<variant::DancingLinks>(board) == *expected);
  CHECK(solutions_by<variant::Search>(board) == *expected);
}

TEST_CASE("a cage may say of more values than a word of state can hold that it has none") {
  const std::string rule = ".LookAndSay~110203040506070809~R1C1.";
  for (const std::string choice : {"1", "9"}) {
    const auto answers = ask("variant", request_of(Question::solve, EngineChoice::automatic, rule + "~R1C1_" + choice));
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].verdict == (choice == "1" ? "solved" : "none"));
  }
}

TEST_CASE("a line may have to contain more values than one automaton counts") {
  const std::string rule = ".ContainAtLeast~1_2_3_4_5_6_7~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7.";
  for (const std::string outside : {"1", "7", "8"}) {
    const auto answers =
        ask("variant", request_of(Question::solve, EngineChoice::automatic, rule + "~R1C8_" + outside));
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].verdict == (outside == "8" ? "solved" : "none"));
  }
}

// Only 1 in both cells would make the sum, and the cells of a row differ.
TEST_CASE("the segments of a sum line that visits cells several times have the same numbers there") {
  const Board board = read_variant(".Shape~1x2~4.SumLine~5~R1C1~R1C1~R1C1~R1C1~R1C2");
  const auto expected = solutions_by_brute_force(board);
  REQUIRE(expected);
  CHECK(expected->empty());
  CHECK(solutions_by<variant::DancingLinks>(board) == *expected);
  CHECK(solutions_by<variant::Search>(board) == *expected);
}

TEST_CASE("a cell that is in a sum several times may have the same value each time") {
  for (const std::string rule : {".Jigsaw~aaabbb.RegionSumLine~R2C1~R2C3~R2C3~R1C2~R1C2", ".Zipper~R1C1~R1C2~R2C1~R1C1",
                                 ".Zipper~R2C1~R1C2~R1C2~R2C1"}) {
    const Board board = read_variant(".Shape~2x3~0-2.NoBoxes" + rule);
    const auto expected = solutions_by_brute_force(board);
    REQUIRE(expected);
    INFO(rule);
    CHECK(!expected->empty());
    CHECK(solutions_by<variant::DancingLinks>(board) == *expected);
    CHECK(solutions_by<variant::Search>(board) == *expected);
  }
}

TEST_CASE("no cell of a cage without the sum 0 is 0, whatever the number of values, and others may be there") {
  for (const std::string values : {"0-9", "0-10", "0-15"}) {
    const Board board = read_variant(".Shape~1x2~" + values + ".RellikCage~0~R1C1.~R1C1_0_1_5~R1C2_0_1");
    CHECK(solutions_by_brute_force(board) == std::vector<Answer>{{2, 1}, {6, 1}, {6, 2}});
    CHECK(solutions_by<variant::DancingLinks>(board) == solutions_by_brute_force(board));
    CHECK(solutions_by<variant::Search>(board) == solutions_by_brute_force(board));
  }
}

TEST_CASE("a note repeats the rules that are only words") {
  const auto answers =
      ask("variant", request_of(Question::solve, EngineChoice::automatic,
                                "# Snakes must not touch\n#~ text : S\n.Shape~4x4.Diagonal~1\n.Shape~4x4\n"));
  REQUIRE(answers.size() == 2);
  CHECK(answers[0].note == "this puzzle also has rules in words: Snakes must not touch");
  CHECK(answers[1].note.empty());
}

TEST_CASE("the title and the author of a puzzle are no rules in words") {
  const auto note_on = [](std::string_view text) {
    return ask("variant", request_of(Question::solve, EngineChoice::automatic, std::string(text))).at(0).note;
  };
  CHECK(note_on("# Title: Thaw\n# Author: A\n.Shape~4x4").empty());
  CHECK(note_on("# Title: Thaw\n.Shape~4x4").empty());
  CHECK(note_on("# Author: A\n# Ice\n.Shape~4x4") == "this puzzle also has rules in words: Ice");
  CHECK(note_on("# Ice\n# Title: T\n.Shape~4x4") == "this puzzle also has rules in words: Ice\nTitle: T");
  CHECK(written(read_variant("# Title: Thaw\n# Author: A\n# Ice\n.AntiKing")) ==
        "# Title: Thaw\n# Author: A\n# Ice\n.AntiKing");
}

TEST_CASE("every engine keeps the contract of jobs on variants") {
  const std::string text =
      ".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.~R2C1_3\n"
      ".Shape~4x4.Cage~5~R1C1~R1C2.Cage~7~R2C3~R2C4.Diagonal~1\n"
      ".Shape~4x4.Cage~2~R1C1~R1C2\n"
      ".Shape~4x4.Cage~R9C9~\n"
      ".Shape~4x4.AntiKnight.Whisper~2~R1C1~R1C2~R2C2\n";
  for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits, EngineChoice::automatic})
    require_job_contract("variant", engine, text);
  require_equal_answers("variant", text);
}

TEST_CASE("both engines find the solutions of random variants that brute force finds", "[slow]") {
  hold_to_brute_force(3, rounds(640));
}

TEST_CASE("both engines find the solutions of small boards with one rule that brute force finds", "[slow]") {
  hold_repeats_to_brute_force(5, rounds(600));
}

// Takes minutes, so it runs only when its tag is given.
TEST_CASE("both engines find the solutions of 10,000 random variants", "[.variants]") {
  hold_to_brute_force(4, 10'000);
}

}  // namespace variant_test
