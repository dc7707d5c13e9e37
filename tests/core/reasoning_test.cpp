// Hints, steps and grades by reasons of puzzles other than grid puzzles: nothing that is excluded is in a solution that
// brute force finds, and every bound of a grade is crossed.
#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/puzzles/grid/hint.hpp"
#include "core/puzzles/kakuro/traits.hpp"
#include "core/puzzles/variant/traits.hpp"
#include "core/reasoning/network_rules.hpp"
#include "core/reasoning/rule_search.hpp"
#include "core/reasoning/supposition.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/kakuro_boards.hpp"
#include "tests/core/random.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_oracle.hpp"
#include "tests/core/variant_texts.hpp"
#include "tests/core/wishes.hpp"

namespace reasoning_test {

using namespace quadrille;
using namespace quadrille::test;
using reasoning::Goal;

namespace {

using Fillings = std::vector<std::vector<std::uint8_t>>;

// Takes all steps of a path, and requires that no solution has what they exclude. Returns how many there are.
std::size_t hold_to_solutions(reasoning::Reasoning reasoning, const Fillings& solutions) {
  const std::uint32_t values = reasoning.values;
  const auto require_not = [&](std::uint32_t cell, std::uint32_t value) {
    for (const auto& solution : solutions) REQUIRE(solution[cell] != value);
  };
  const auto search = reasoning::search_reasons(std::move(reasoning), Goal::path);
  for (std::size_t steps = 0;; ++steps) {
    const Hint hint = search->finish();
    if (hint.verdict == Verdict::none) REQUIRE(solutions.empty());
    if (hint.verdict != Verdict::found) return steps;
    REQUIRE((hint.grade >= 1 && hint.grade <= 5));
    REQUIRE((hint.value != 0 || !hint.eliminated.empty()));
    if (hint.value != 0)
      for (const auto& solution : solutions) REQUIRE(solution[hint.cell] == hint.value);
    for (const auto& [cell, value] : hint.eliminated) require_not(cell, value);
    for (const Hint::Reason& reason : hint.reasons)
      for (const cover::Placement gone : reason.eliminated) require_not(gone / values, gone % values + 1);
  }
}

// By trying all digits in one cell after the other; a digit is not tried where the run before it has it.
Fillings fillings_of(const kakuro::Board& board) {
  Fillings found;
  std::vector<std::uint8_t> filling(board.cells.size());
  const auto is_in_run_before = [&](std::size_t cell, std::size_t step, std::uint8_t digit) {
    for (std::size_t at = cell; at >= step && (step > 1 || at % board.columns != 0);) {
      at -= step;
      if (!board.cells[at].white) return false;
      if (filling[at] == digit) return true;
    }
    return false;
  };
  const std::function<void(std::size_t)> fill = [&](std::size_t cell) {
    if (cell == filling.size()) {
      if (kakuro::obeys(board, filling)) found.push_back(filling);
      return;
    }
    if (!board.cells[cell].white) return fill(cell + 1);
    for (std::uint8_t digit = 1; digit <= 9; ++digit) {
      if (board.cells[cell].given != 0 && board.cells[cell].given != digit) continue;
      if (is_in_run_before(cell, 1, digit) || is_in_run_before(cell, board.columns, digit)) continue;
      filling[cell] = digit;
      fill(cell + 1);
    }
    filling[cell] = 0;
  };
  fill(0);
  return found;
}

// That x0 is set makes x1 set, and so on, until the last one, which x0 forbids: `rules` implications and the rule that
// is broken. Each has a third variable, which is no cell. What follows comes from both ends, so the steps are half as
// many as the implications.
reasoning::Reasoning chain_of(std::uint32_t rules) {
  network::Network network;
  const std::uint32_t cells = rules + 1;
  network.cells = cells;
  for (std::uint32_t variable = 0; variable < 2 * cells; ++variable) network.domains.push_back({2, 0});
  for (std::uint32_t at = 0; at < rules; ++at) network.sums.push_back({{{1, at}, {-1, at + 1}, {1, cells + at}}, 0});
  network.counts.push_back({.members = {{0, 2}, {rules, 2}, {cells + rules, 2}}, .low = 1, .high = 1});
  reasoning::Reasoning reasoning;
  reasoning.domains.assign(network.domains.size(), 3);
  reasoning.is_given.assign(cells, 0);
  for (std::uint32_t cell = 0; cell < cells; ++cell) reasoning.places.push_back(cell);
  reasoning.values = 2;
  reasoning.rules = std::make_unique<reasoning::NetworkRules>(std::make_shared<network::Network>(network));
  return reasoning;
}

std::string grade_of(std::string_view puzzle, const std::string& text) {
  const Answered answer = ask(puzzle, request_of(Question::grade, EngineChoice::automatic, text)).at(0);
  return answer.verdict + (answer.solutions.empty() ? "" : " " + answer.solutions[0]);
}

}  // namespace

TEST_CASE("A supposition has grade 4 within sixteen steps, grade 5 within sixty-four, and is given up beyond",
          "[reasoning][hint]") {
  struct Case {
    std::uint32_t rules;
    unsigned grade;
  };
  for (const auto& [rules, grade] :
       {Case{1, 2}, Case{2, 3}, Case{3, 3}, Case{4, 4}, Case{32, 4}, Case{33, 5}, Case{128, 5}, Case{129, 0}}) {
    INFO(rules);
    const Hint hint = reasoning::search_reasons(chain_of(rules), Goal::step)->finish();
    REQUIRE(hint.verdict == (grade == 0 ? Verdict::stuck : Verdict::found));
    if (grade == 0) continue;
    REQUIRE(hint.grade == grade);
    REQUIRE(hint.rule == "look-ahead");
    REQUIRE(hint.cell == 0);
    REQUIRE(hint.value == 1);
    // Four are broken within one step whichever value x2 has: nothing follows first in both cases.
    REQUIRE(hint.reasons.at(0).forced.size() == (rules == 4 ? 0 : rules));
    // What is broken is the last rule, a count, or an implication that the last rule has reached backwards.
    REQUIRE((hint.reasons.at(0).constraint == "count" || hint.reasons.at(0).constraint == "sum"));
  }
}

TEST_CASE("A value is refuted by cases: each value of another cell, or each way to obey a rule", "[reasoning][hint]") {
  // Each row of the table of the parity of the other cells is forbidden if x0 is set, once as odd and once as even. One
  // rule alone leaves all values, and so do all of them with the value, before all cells but one are supposed.
  // Up to four of them make 14 cases at most, five 30, which are too many for a person.
  for (const std::uint32_t others : {2u, 3u, 4u, 5u}) {
    INFO(others);
    network::Network network;
    network.cells = 1 + others;
    network.domains.assign(network.cells, {2, 0});
    for (std::uint32_t row = 0; row < 1u << others; ++row) {
      auto& count = network.counts.emplace_back();
      count.low = 1;
      count.high = 1 + others;
      count.members.push_back({0, 1});
      for (std::uint32_t other = 0; other < others; ++other)
        count.members.push_back({1 + other, network::Values{1} << (row >> other & 1)});
    }
    reasoning::NetworkRules rules(std::make_shared<network::Network>(network));
    Fuel unlimited;
    REQUIRE(rules.prepare(unlimited));
    const std::vector<network::Values> domains(network.cells, 3);
    reasoning::Supposition supposition(rules, domains, network.cells, std::vector<char>(network.cells, 1));
    supposition.prepare();
    const std::size_t all = std::size_t{1} << others;
    Fuel fuel;
    REQUIRE_FALSE(supposition.refutes({0, 2}, {16, all}, fuel));
    REQUIRE_FALSE(supposition.refutes_by_cases({0, 2}, {1, all - 1}, fuel));
    REQUIRE_FALSE(supposition.refutes_by_cases({0, 1}, {1, all}, fuel));
    REQUIRE(supposition.refutes_by_cases({0, 2}, {1, all}, fuel) == (others < 5));
    if (others == 5) continue;
    REQUIRE(supposition.counted() == all);
    std::vector<std::uint32_t> named = supposition.rules();
    std::sort(named.begin(), named.end());
    REQUIRE(std::adjacent_find(named.begin(), named.end()) == named.end());
    REQUIRE(named.size() == all);
    REQUIRE(supposition.forced().empty());
    // What excluded values of the cells that make the cases is a reason too.
    for (network::Variable other = 1; other <= others; ++other)
      REQUIRE(std::count(supposition.relied_on().begin(), supposition.relied_on().end(), other) > 0);
  }
}

TEST_CASE("A count of cells that do not touch leaves what some placing of them has", "[reasoning]") {
  Random random(40);
  for (int round = 0; round < rounds(200); ++round) {
    const std::uint32_t cells = 3 + random.below(7), total = 1 + random.below(4);
    network::Network network;
    network.cells = cells;
    network.domains.assign(cells, {2, 0});
    network.counts.push_back({.members = {}, .low = total, .high = total});
    std::vector<network::Values> domains;
    for (std::uint32_t cell = 0; cell < cells; ++cell) {
      network.counts[0].members.push_back({cell, 2});
      domains.push_back(random.below(4) == 0 ? 1 + random.below(2) : 3);
    }
    std::vector<std::uint32_t> apart;
    for (std::uint32_t a = 0; a < cells; ++a)
      for (std::uint32_t b = a + 1; b < cells; ++b) {
        if (random.below(3) != 0) continue;
        network.relations.push_back({a, b, {3, 1}});
        apart.push_back(1u << a | 1u << b);
      }
    if (apart.empty()) continue;
    std::vector<network::Values> expected(cells, 0);
    for (std::uint32_t placing = 0; placing < 1u << cells; ++placing) {
      std::uint32_t marked = 0;
      bool is_allowed = true;
      for (std::uint32_t cell = 0; cell < cells; ++cell) {
        marked += placing >> cell & 1;
        is_allowed &= (domains[cell] >> (placing >> cell & 1) & 1) != 0;
      }
      for (const std::uint32_t both : apart) is_allowed &= (placing & both) != both;
      if (!is_allowed || marked != total) continue;
      for (std::uint32_t cell = 0; cell < cells; ++cell) expected[cell] |= network::Values{1} << (placing >> cell & 1);
    }
    reasoning::NetworkRules rules(std::make_shared<network::Network>(network));
    Fuel unlimited;
    REQUIRE(rules.prepare(unlimited));
    Fuel fuel;
    std::uint32_t count = 0;
    while (rules.kind(count) != "count") ++count;
    const auto outcome = rules.narrow(count, domains, fuel);
    const bool is_impossible = std::find(expected.begin(), expected.end(), network::Values{0}) != expected.end();
    REQUIRE((outcome == reasoning::Rules::Outcome::impossible) == is_impossible);
    if (!is_impossible) REQUIRE(rules.after() == expected);
  }
}

TEST_CASE("Two rows that hold two regions leave no star for others", "[reasoning][grid][hint][slow]") {
  const grid::Board board =
      grid_board("starbattle\nstars 1\nregions\nA A B B C\nA A B B C\nC C C C C\nD D D E E\nD D D E E");
  auto reasoning = grid::reasoning_of(board);
  reasoning.patterns.reset();  // which say the same before a rule is asked
  const auto search = reasoning::search_reasons(std::move(reasoning), Goal::path);
  bool is_said = false;
  for (Hint hint = search->finish(); hint.verdict == Verdict::found; hint = search->finish()) {
    const auto excludes_corner = [](cover::Placement gone) { return gone == 2 * 4 + 1 || gone == 2 * 9 + 1; };
    for (const Hint::Reason& reason : hint.reasons)
      is_said |= reason.constraint == "sets" &&
                 std::any_of(reason.eliminated.begin(), reason.eliminated.end(), excludes_corner);
    is_said |= hint.constraint == "sets" && (hint.cell == 4 || hint.cell == 9) && hint.value == 1;
  }
  REQUIRE(is_said);
}

TEST_CASE("Reasons on random Kakuro lead to nothing that a filling denies", "[reasoning][kakuro][hint]") {
  Random random(38);
  std::size_t steps = 0;
  for (int round = 0; round < rounds(150); ++round) {
    KakuroShape shape;
    shape.black = 2;
    shape.given = 4;
    const kakuro::Board board = random_kakuro(shape, random);
    if (std::count_if(board.cells.begin(), board.cells.end(),
                      [](const kakuro::Cell& cell) { return cell.white && cell.given == 0; }) > 6)
      continue;
    steps += hold_to_solutions(kakuro::Traits::reasoning(board), fillings_of(board));
  }
  CHECK(steps >= enough(50u));
}

TEST_CASE("Reasons on random variants lead to nothing that a solution denies", "[reasoning][variant][hint]") {
  Random random(39);
  std::size_t steps = 0;
  for (int round = 0; round < rounds(60); ++round) {
    const std::string text = random_variant({.most_free = 8}, random);
    INFO(text);
    const variant::Board board = read_variant(text);
    const auto solutions = solutions_by_brute_force(board);
    if (!solutions) continue;
    steps += hold_to_solutions(variant::Traits::reasoning(board), *solutions);
  }
  CHECK(steps >= enough(50u));
}

TEST_CASE("No rule about regions that have to be found is said to be broken", "[reasoning][variant][hint]") {
  const std::string text =
      ".Shape~6x6.ChaosConstruction.NoBoxes.~R1C2_6~R1C4_4~R1C6_3~R2C1_3~R6C1_4~R6C3_2~R6C5_6~R5C6_5"
      ".ChaosCount~R1C2";
  REQUIRE(ask("variant", request_of(Question::hint, EngineChoice::automatic, text)).at(0).verdict != "none");
}

TEST_CASE("Kakuro and variants have a grade, and are made as it is wished", "[reasoning][grade][generate]") {
  REQUIRE(grade_of("kakuro", "# 5\\ 5\\\n\\5 . .\n\\5 . .") == "multiple");
  REQUIRE(grade_of("kakuro", "# 3\\ 4\\\n\\4 . .\n\\3 . .") == R"(found {"grade":"Easy","rating":1})");
  for (const char* const wish : {"kakuro size=7 grade=2", "kakuro size=7 grade=easy", "variant size=6 grade=2",
                                 "variant size=6 killer=true grade=hard", "variant size=4 killer=true grade=1"}) {
    const std::string wishes(wish), puzzle = wishes.substr(0, wishes.find(' '));
    const std::string text = puzzle_of("seed=3 " + wishes.substr(puzzle.size() + 1), puzzle);
    INFO(wish << '\n' << text);
    const std::string grade = grade_of(puzzle, text);
    const char last = wishes.back(), rating = grade.at(grade.size() - 2);
    REQUIRE((last == 'd' ? rating >= '3' : last == 'y' ? rating == '1' : rating == last));
  }
}

}  // namespace reasoning_test
