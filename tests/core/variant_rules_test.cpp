// Rules of Sudoku variants: small examples of every kind that obey and that do not, and puzzles with known solutions.
#include <algorithm>
#include <cstdint>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/obeys.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "core/puzzles/variant/rules/codes.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"
#include "core/puzzles/variant/rules/regex.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_random_codes.hpp"
#include "tests/core/variant_rule_examples.hpp"
#include "tests/core/variant_texts.hpp"

namespace variant_rules_test {

using namespace quadrille;
using namespace quadrille::test;
using variant::Board;

TEST_CASE("every kind of rule has examples that obey and that do not") {
  std::set<std::string_view> with_yes, with_no;
  for (const RuleExample& example : rule_examples()) {
    const Board board = read_variant(example.text);
    const std::string_view name = example.kind;
    REQUIRE(variant::find_rule_kind(name) != nullptr);
    const auto obeys = [&](const std::string& values) {
      const variant::Answer answer = variant_answer(board, values);
      REQUIRE(answer.size() == board.cells());
      bool has_rule = false, all_obey = true;
      for (const variant::Rule& rule : board.rules) {
        if (rule.kind->name != name) continue;
        has_rule = true;
        all_obey = all_obey && rule.kind->obeys(rule, board, answer);
      }
      CHECK(has_rule);
      return all_obey;
    };
    for (const std::string& values : example.yes) {
      INFO(example.text << " " << values);
      CHECK(obeys(values));
      with_yes.insert(name);
    }
    for (const std::string& values : example.no) {
      INFO(example.text << " " << values);
      CHECK_FALSE(obeys(values));
      with_no.insert(name);
    }
  }
  // Whether their regions have different values is not asked of these rules, but of the board.
  const std::set<std::string_view> of_the_board = {"Jigsaw", "NoBoxes", "RegionSize"};
  for (const variant::RuleKind* kind : variant::rule_kinds()) {
    INFO(kind->name);
    CHECK(with_yes.count(kind->name) == 1);
    CHECK(with_no.count(kind->name) == (of_the_board.count(kind->name) == 0 ? 1 : 0));
  }
}

TEST_CASE("the table of rules is sorted by name") {
  const auto kinds = variant::rule_kinds();
  for (std::size_t i = 1; i < kinds.size(); ++i) CHECK(kinds[i - 1]->name < kinds[i]->name);
  for (const variant::RuleKind* kind : kinds) CHECK(variant::find_rule_kind(kind->name) == kind);
  CHECK(variant::find_rule_kind("Thermometer") == nullptr);
  CHECK(variant::find_rule_kind("") == nullptr);
}

TEST_CASE("a filling obeys a board by its candidates, rows, columns, boxes and pieces") {
  const auto obeys = [](const std::string& text, const std::string& values) {
    const Board board = read_variant(text);
    return variant::obeys(board, variant_answer(board, values));
  };
  CHECK(obeys(".Shape~4x4", "1234341221434321"));
  CHECK_FALSE(obeys(".Shape~4x4", "1234341221434312"));  // a column
  CHECK_FALSE(obeys(".Shape~4x4", "1234234134124123"));  // a box
  CHECK(obeys(".Shape~4x4.NoBoxes", "1234234134124123"));
  CHECK(obeys(".Shape~4x4.~R1C1_1_2", "1234341221434321"));
  CHECK_FALSE(obeys(".Shape~4x4.~R1C1_2_3", "1234341221434321"));
  CHECK_FALSE(obeys(".Shape~4x4.~R1C1", "1234341221434321"));
  CHECK_FALSE(obeys(".Shape~4x4.NoBoxes.Jigsaw~0001021122132333", "1234341221434321"));
  CHECK(obeys(".Shape~4x4.NoBoxes.Jigsaw~0000111122223333", "1234234134124123"));
  CHECK_FALSE(obeys(".Shape~4x4.Thermo~R1C2~R1C1", "1234341221434321"));
  const Board board = read_variant(".Shape~2x2");
  CHECK_FALSE(variant::obeys(board, {1, 2, 2}));
  CHECK_FALSE(variant::obeys(board, {1, 2, 2, 0}));
  CHECK_FALSE(variant::obeys(board, {1, 2, 2, 3}));
}

TEST_CASE("boxes are as square as possible, and as large as a row or as RegionSize says") {
  const auto first_box = [](const std::string& text) {
    const auto boxes = variant::boxes(read_variant(text));
    return boxes.empty() ? variant::Group{} : boxes[0];
  };
  CHECK(first_box(".AntiKing") == variant::Group{0, 1, 2, 9, 10, 11, 18, 19, 20});
  CHECK(first_box(".Shape~6x6") == variant::Group{0, 1, 2, 6, 7, 8});
  CHECK(first_box(".Shape~6x8") == variant::Group{0, 1, 2, 3, 8, 9, 10, 11});
  CHECK(first_box(".Shape~8x6") == variant::Group{0, 1, 6, 7, 12, 13, 18, 19});
  CHECK(first_box(".Shape~7x7").empty());
  CHECK(first_box(".Shape~9x8").empty());
  CHECK(first_box(".Shape~6x6~9.RegionSize~9") == variant::Group{0, 1, 2, 6, 7, 8, 12, 13, 14});
  CHECK(variant::boxes(read_variant(".Shape~16x16")).size() == 16);
  CHECK(variant::boxes(read_variant(".Shape~12x12"))[0].size() == 12);
}

TEST_CASE("windows lie inside the board with a line between them") {
  const auto windows = variant::windows(read_variant(".AntiKing"));
  REQUIRE(windows.size() == 4);
  CHECK(windows[3] == variant::Group{50, 51, 52, 59, 60, 61, 68, 69, 70});
  CHECK(variant::windows(read_variant(".Shape~16x16")).size() == 9);
  CHECK(variant::windows(read_variant(".Shape~6x6")).size() == 1);
}

TEST_CASE("a little killer line begins at a side of the board, and has one name") {
  const variant::Shape shape{4, 4, 4, 1}, wide{2, 4, 4, 1};
  CHECK(variant::little_killer_line(shape, 0) == variant::Group{0, 5, 10, 15});
  CHECK(variant::little_killer_line(shape, 4) == variant::Group{4, 9, 14});
  CHECK(variant::little_killer_line(shape, 2) == variant::Group{2, 5, 8});
  CHECK(variant::little_killer_line(shape, 3) == variant::Group{3, 6, 9, 12});
  CHECK(variant::little_killer_line(shape, 7) == variant::Group{7, 2});
  CHECK(variant::little_killer_line(shape, 11) == variant::Group{11, 6, 1});
  CHECK(variant::little_killer_line(shape, 13) == variant::Group{13, 10, 7});
  CHECK(variant::little_killer_line(shape, 12).empty());
  CHECK(variant::little_killer_line(shape, 15).empty());
  CHECK(variant::little_killer_line(shape, 5).empty());
  CHECK(variant::little_killer_line(wide, 5) == variant::Group{2, 5});  // seen from the bottom and from the top
  CHECK(variant::little_killer_line({1, 4, 4, 1}, 1).empty());
}

TEST_CASE("the known solutions of sample puzzles obey them, and no change of two cells does") {
  for (const VariantSample& sample : variant_samples()) {
    INFO(sample.name);
    const Board board = read_variant(sample.text);
    variant::Answer answer = variant_answer(board, sample.solution);
    CHECK(variant::obeys(board, answer));
    CHECK(written(board, answer) == sample.solution);
    const Board again = read_variant(written(board));
    CHECK(again.rules == board.rules);
    CHECK(again.candidates == board.candidates);
    CHECK(variant::obeys(again, answer));
    for (std::size_t cell = 1; cell < answer.size(); ++cell) {
      std::swap(answer[cell], answer[cell - 1]);
      if (answer[cell] != answer[cell - 1]) CHECK_FALSE(variant::obeys(board, answer));
      std::swap(answer[cell], answer[cell - 1]);
    }
  }
}

TEST_CASE("regular expressions match as those of the standard library") {
  const variant::Shape shape{1, 6, 6, 1};
  Random random(3);
  for (int round = 0; round < rounds(400); ++round) {
    const std::string pattern = random_pattern(shape, 3, random);
    INFO(pattern);
    Message fault;
    const auto own = variant::Regex::read(pattern, shape, fault);
    REQUIRE(own);
    const std::regex theirs(pattern);
    for (int tries = 0; tries < 20; ++tries) {
      std::string text;
      std::vector<unsigned> indices;
      for (unsigned length = random.below(7); length > 0; --length) {
        indices.push_back(random.below(6));
        text += static_cast<char>('1' + indices.back());
      }
      CHECK(own->matches(indices) == std::regex_match(text, theirs));
    }
  }
}

TEST_CASE("groups that repeat groups are matched in little time") {
  const variant::Shape shape{9, 9, 9, 1};
  std::string pattern = "1";
  Message fault;
  for (int i = 0; i < 40; ++i) pattern = "(" + pattern + ")*";
  const auto nested = variant::Regex::read(pattern, shape, fault);
  REQUIRE(nested);
  CHECK(nested->matches(std::vector<unsigned>(512, 0)));
  CHECK_FALSE(nested->matches(std::vector<unsigned>(512, 1)));
  const auto counted = variant::Regex::read("((1{0,9}){0,9}2?){20}", shape, fault);
  REQUIRE(counted);
  CHECK(counted->matches(std::vector<unsigned>(512, 0)));
  CHECK_FALSE(counted->matches(std::vector<unsigned>(512, 2)));
  for (const std::string_view large : {"((1{0,9}){0,900}2?){1000}", "(((1?){1000}){1000}){1000}", "1{1000}{1000}"}) {
    CAPTURE(large);
    CHECK_FALSE(variant::Regex::read(large, shape, fault));
    CHECK(fault.text().find("too many states") != std::string::npos);
  }
  // Only the empty sequence, a million million times.
  const auto empty = variant::Regex::read("((((){1000}){1000}){1000}){1000}", shape, fault);
  REQUIRE(empty);
  CHECK(empty->matches({}));
  CHECK_FALSE(empty->matches({0}));
  const auto nothing = variant::Regex::read("1[^1-9]?|2[^1-9]", shape, fault);
  REQUIRE(nothing);
  CHECK(nothing->matches({0}));
  CHECK_FALSE(nothing->matches({1}));
  std::string deep(100, '(');
  deep.append("1").append(100, ')');
  CHECK_FALSE(variant::Regex::read(deep, shape, fault));
  CHECK(fault.text().find("too deep") != std::string::npos);
  CHECK_FALSE(variant::Regex::read(std::string(1001, '1'), shape, fault));
  CHECK_FALSE(variant::Regex::read("1{1001}", shape, fault));
  CHECK_FALSE(variant::Regex::read("1{3,2}", shape, fault));
  for (const std::string_view bad :
       {"*", "1|*", "(", ")", "1)", "[", "[]", "[1", "1{", "1{x}", "1{2", "{2}", "[3-1]", "-"}) {
    CAPTURE(bad);
    CHECK_FALSE(variant::Regex::read(bad, shape, fault));
  }
}

TEST_CASE("a range of a pattern may go from digits to letters") {
  Message fault;
  for (const char* pattern : {"[8-B]", "[8-b]"}) {
    CAPTURE(pattern);
    const auto regex = variant::Regex::read(pattern, {16, 16, 16, 1}, fault);
    REQUIRE(regex);
    for (unsigned index = 0; index < 16; ++index) CHECK(regex->matches({index}) == (index >= 7 && index <= 10));
  }
  CHECK_FALSE(variant::Regex::read("[B-8]", {16, 16, 16, 1}, fault));
  CHECK_FALSE(variant::Regex::read("[8-:]", {16, 16, 16, 1}, fault));
  const auto zero = variant::Regex::read("0", {9, 9, 9, 0}, fault);
  REQUIRE(zero);
  CHECK(zero->matches({0}));
}

namespace {

// A slice of a list has as many solutions at most as it can pay to check.
void require_paid_checks(const std::string& text, std::int64_t work) {
  const auto job = open_job("variant", request_of(Question::list, EngineChoice::automatic, text));
  std::uint64_t before = 0;
  for (int slice = 0; slice < 50; ++slice) {
    REQUIRE(job->step({.work = 10 * work}));
    const std::uint64_t now = job->progress().solutions;
    CHECK(now - before <= 10);
    before = now;
  }
  CHECK(before > 10);
}

}  // namespace

TEST_CASE("a slice of a list pays for checking each solution by rules about all cells") {
  std::string text = ".Shape~9x9";
  for (int i = 0; i < 200; ++i) text += ".AntiConsecutive";
  const std::int64_t work = variant::work_to_check(read_variant(text));
  CHECK(work > 200 * 81);
  require_paid_checks(text, work);
}

TEST_CASE("a slice of a list pays for checking each solution by its pattern") {
  // Twenty ways to find a 1, a 2 and a 3 in this order anywhere among 81 cells, or any cells at all.
  std::string pattern = ".*", rule;
  for (int i = 0; i < 20; ++i) pattern = "(.*1.*2.*3)|" + pattern;
  for (char row = '1'; row <= '9'; ++row) {
    for (char column = '1'; column <= '9'; ++column) rule += std::string("~R") + row + "C" + column;
  }
  const std::string text = ".Regex~" + variant::encode_base64(pattern) + rule;
  const std::int64_t work = variant::work_to_check(read_variant(text));
  CHECK(work > 20 * 9 * 81);
  require_paid_checks(text, work);
}

TEST_CASE("base64 without padding goes both ways") {
  for (const std::string bytes : {"", "a", "ab", "abc", "\xff\xfe\xfd\xfc", ".*(12|24).*"}) {
    CHECK(variant::decode_base64(variant::encode_base64(bytes)) == bytes);
  }
  CHECK(variant::encode_base64(".*(12|24).*") == "LiooMTJ8MjQpLio");
  CHECK_FALSE(variant::decode_base64("A"));
  CHECK_FALSE(variant::decode_base64("AA="));
}

TEST_CASE("of several first states of an automaton, each has its own bit for whether it accepts") {
  // Written by NFASerializer of Interactive Sudoku Solver: states 0 and 1 are first ones, 0 and 3 accept; by the first
  // symbol 0 → 0 and 1 → 2, by the second 1 → 1 and 2 → 3.
  const auto automaton = variant::AutomatonCode::read("RGVPSg");
  REQUIRE(automaton);
  CHECK(automaton->accepts({}));
  CHECK(automaton->accepts({0, 0}));
  CHECK(automaton->accepts({1, 0, 1}));
  CHECK_FALSE(automaton->accepts({1}));
  CHECK_FALSE(automaton->accepts({1, 0}));
}

}  // namespace variant_rules_test
