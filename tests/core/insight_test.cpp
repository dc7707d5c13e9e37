// What jobs answer about puzzles in addition to their solutions: candidates and hints against lists of all
// solutions.
#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/insight/estimate.hpp"
#include "core/insight/form_hint.hpp"
#include "core/puzzles/kakuro/notations.hpp"
#include "core/puzzles/queens/traits.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/kakuro_boards.hpp"
#include "tests/core/queens_boards.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"

namespace insight_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

using Counts = std::map<std::pair<std::uint64_t, std::uint64_t>, std::uint64_t>;  // by cell and value

// What a solution's text places, read by this test's own means.
Counts placed_by(std::string_view puzzle, const std::string& solution) {
  Counts placed;
  if (puzzle == "sudoku") {
    for (std::size_t cell = 0; cell < solution.size(); ++cell)
      placed[{cell, static_cast<std::uint64_t>(solution[cell] - '0')}] = 1;
    return placed;
  }
  std::vector<std::string> words;
  for (std::size_t at = 0; at < solution.size();) {
    const std::size_t end = std::min(solution.find_first_of(" \n", at), solution.size());
    if (end > at) words.push_back(solution.substr(at, end - at));
    at = end + 1;
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (puzzle == "cover") {
      if (word.back() == ':') placed[{std::stoul(word) - 1, 1}] = 1;
    } else if (puzzle == "queens") {
      placed[{i * words.size() + std::stoul(word) - 1, 1}] = 1;
    } else if (word.size() == 1 && word[0] >= '1' && word[0] <= '9') {
      placed[{i, static_cast<std::uint64_t>(word[0] - '0')}] = 1;
    }
  }
  return placed;
}

struct Told {
  Counts counts;
  Counts open;  // those that may be more, with their counts
};

Told told(const std::string& candidates) {
  Told told;
  const std::size_t measures = candidates.find(' ');
  const std::uint64_t values = std::stoul(candidates.substr(measures));
  for (std::size_t at = candidates.find(','); at != std::string::npos; at = candidates.find(',', at + 1)) {
    const std::uint64_t placement = std::stoul(candidates.substr(at + 1));
    const std::size_t space = candidates.find(' ', at), end = std::min(candidates.find(',', at + 1), candidates.size());
    const std::uint64_t count = std::stoul(candidates.substr(space));
    (candidates[end - 1] == '+' ? told.open : told.counts)[{placement / values, placement % values + 1}] = count;
  }
  return told;
}

std::vector<Answered> ask_candidates(std::string_view puzzle, EngineChoice engine, const std::string& text,
                                     std::uint32_t cap, std::uint64_t nodes = unlimited_fuel, Fuel slice = {}) {
  Request request = request_of(Question::candidates, engine, text);
  request.cap = cap;
  request.limits.nodes = nodes;
  return ask(puzzle, request, slice);
}

// Candidates of every puzzle of the text against the list of its solutions, with any cap; returns how many there were.
std::size_t hold_to_lists(std::string_view puzzle, const std::string& text) {
  std::size_t sum = 0;
  const auto lists = ask(puzzle, request_of(Question::list, EngineChoice::automatic, text));
  for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits}) {
    for (const std::uint32_t cap : {1u, 3u, 65535u}) {
      const auto answers = ask_candidates(puzzle, engine, text, cap);
      REQUIRE(answers.size() == lists.size());
      for (std::size_t i = 0; i < lists.size(); ++i) {
        Counts expected;
        for (const std::string& solution : lists[i].solutions) {
          for (const auto& [placement, one] : placed_by(puzzle, solution)) {
            std::uint64_t& count = expected[placement];
            count = std::min<std::uint64_t>(count + one, cap);
          }
        }
        INFO(puzzle << " number " << i << ", cap " << cap << ", " << name(engine));
        REQUIRE(answers[i].kind == lists[i].kind);
        if (lists[i].kind == 'E') continue;
        REQUIRE(answers[i].verdict == (lists[i].count == 0 ? "none" : "found"));
        const Told all = told(answers[i].solutions.at(0));
        REQUIRE(all.open.empty());
        REQUIRE(all.counts == expected);
        sum += expected.size();
      }
      for (const Fuel slice : slices) {
        REQUIRE(ask_candidates(puzzle, engine, text, cap, unlimited_fuel, slice) == answers);
      }
    }
  }
  return sum;
}

// A question that is stopped after some nodes: what it answers is true, and what it leaves open is marked as open.
void hold_when_stopped(std::string_view puzzle, const std::string& text) {
  const auto whole = ask_candidates(puzzle, EngineChoice::automatic, text, 3);
  for (const std::uint64_t nodes : {0u, 1u, 5u, 30u, 200u}) {
    const auto stopped = ask_candidates(puzzle, EngineChoice::automatic, text, 3, nodes);
    REQUIRE(stopped == ask_candidates(puzzle, EngineChoice::automatic, text, 3, nodes, {.nodes = 1}));
    for (std::size_t i = 0; i < whole.size(); ++i) {
      if (stopped[i].verdict != "stopped") continue;
      INFO(puzzle << " number " << i << ", " << nodes << " nodes");
      const Told all = told(whole[i].solutions.at(0)), some = told(stopped[i].solutions.at(0));
      for (const auto& [placement, count] : some.counts) REQUIRE(all.counts.at(placement) == count);
      for (const auto& [placement, count] : some.open) {
        if (count > 0) REQUIRE(all.counts.at(placement) >= count);
      }
      for (const auto& [placement, count] : all.counts)
        REQUIRE(some.counts.count(placement) + some.open.count(placement) == 1);
    }
  }
}

// Compares hints with the lists: the value of a hint is in every solution, and a contradiction has no solution.
// Returns how many were found, and how many contradictions.
std::pair<int, int> hold_hints_to_lists(std::string_view puzzle, const std::string& text) {
  std::pair<int, int> seen;
  Request list = request_of(Question::list, EngineChoice::automatic, text);
  list.limits.solutions = 200;  // a loose board has millions
  const auto lists = ask(puzzle, list);
  const auto hints = ask(puzzle, request_of(Question::hint, EngineChoice::automatic, text));
  REQUIRE(hints.size() == lists.size());
  for (std::size_t i = 0; i < lists.size(); ++i) {
    REQUIRE(hints[i].kind == lists[i].kind);
    if (lists[i].kind == 'E') continue;
    const std::string& hint = hints[i].solutions.at(0);
    INFO(puzzle << " number " << i << ": " << hints[i].verdict << ", " << hint);
    if (hints[i].verdict == "found") {
      const std::uint64_t cell = number_in(hint, "cell"), value = number_in(hint, "value");
      for (const std::string& solution : lists[i].solutions)
        REQUIRE(placed_by(puzzle, solution).count({cell, value}) == 1);
      REQUIRE(lists[i].count > 0);
      ++seen.first;
    } else if (hints[i].verdict == "none") {
      REQUIRE(lists[i].count == 0);
      ++seen.second;
    } else {
      REQUIRE(lists[i].count > 0);
      REQUIRE((hints[i].verdict == "stuck" || (hints[i].verdict == "solved" && lists[i].count == 1)));
    }
  }
  return seen;
}

std::string random_sudokus(Random& random, int boards) {
  std::string text;
  for (; boards > 0; --boards) {
    std::string board(16, '.');
    for (std::uint32_t givens = random.below(7); givens > 0; --givens) {
      board[random.below(16)] = static_cast<char>('1' + random.below(4));
    }
    text += board + '\n';
  }
  return text;
}

std::string random_queens(Random& random, int boards) {
  std::string text;
  for (; boards > 0; --boards) {
    text += queens_boards::text_of(
                queens_boards::random_board(random, 1 + random.below(8), random.below(3), random.one_in(5))) +
            '\n';
  }
  return text;
}

std::string random_kakuros(Random& random, int boards) {
  std::string text;
  for (; boards > 0; --boards) {
    const kakuro::Board board = random_kakuro({}, random);
    kakuro::notations[0].write(board, text);
    text += "\n\n";
  }
  return text;
}

// One problem: up to eight primary and three secondary items, colours A and B.
std::string small_cover(Random& random) {
  const std::uint32_t primary = random.below(7), secondary = random.below(4);
  std::string text;
  for (std::uint32_t item = 0; item < primary + secondary; ++item) {
    if (item == primary) text += "| ";
    text += std::string(1, static_cast<char>('a' + item)) + ' ';
  }
  if (primary + secondary == 0) text += '|';
  text += '\n';
  for (std::uint32_t options = random.below(16); options > 0; --options) {
    std::string option;
    for (std::uint32_t item = 0; item < primary + secondary; ++item) {
      if (!random.one_in(3)) continue;
      option += static_cast<char>('a' + item);
      if (item >= primary && !random.one_in(3)) option += random.one_in(2) ? ":A" : ":B";
      option += ' ';
    }
    if (!option.empty()) text += option + '\n';
  }
  return text;
}

}  // namespace

TEST_CASE("Candidates are the values of all solutions, with their numbers up to the cap", "[long]") {
  Random random(20261121);
  CHECK(hold_to_lists("sudoku", random_sudokus(random, 60)) > 1000);
  CHECK(hold_to_lists("queens", random_queens(random, 60)) > 1000);
  CHECK(hold_to_lists("kakuro", random_kakuros(random, 40)) > 1000);
  std::size_t covers = 0;
  for (int i = 0; i < 300; ++i) covers += hold_to_lists("cover", small_cover(random));
  CHECK(covers > 1000);
}

TEST_CASE("Candidates that a stop leaves open are marked as open, and the others are right") {
  Random random(2);
  hold_when_stopped("sudoku", random_sudokus(random, 20) + std::string(81, '.'));
  hold_when_stopped("queens", random_queens(random, 20) + "9 0 0 0 0 0 0 0 0 0\n");
  hold_when_stopped("kakuro", random_kakuros(random, 20));
}

TEST_CASE(
    "On an empty board every value of every cell is a candidate, without the list of its 6.67 sextillion solutions") {
  const auto answers = ask_candidates("sudoku", EngineChoice::automatic, std::string(81, '.'), 8);
  const Told all = told(answers.at(0).solutions.at(0));
  REQUIRE(all.counts.size() == 729);
  for (const auto& [placement, count] : all.counts) REQUIRE(count == 8);
  REQUIRE(answers[0].nodes < 100'000);
}

TEST_CASE("A board with one solution costs no more nodes than its check") {
  const std::string puzzle = read_file("tests/data/sudoku/9_hardest1106.txt").substr(0, 82);
  const auto check = ask("sudoku", request_of(Question::check, EngineChoice::automatic, puzzle));
  const auto answers = ask_candidates("sudoku", EngineChoice::automatic, puzzle, 1);
  REQUIRE(check.at(0).verdict == "unique");
  REQUIRE(answers.at(0).nodes == check[0].nodes);
  REQUIRE(told(answers[0].solutions.at(0)).counts.size() == 81);
}

TEST_CASE("A hint for queens is what their exact-cover form shows", "[long]") {
  Random random(8);
  int ahead = 0;
  for (int i = 0; i < 2000; ++i) {
    const queens::Board board =
        queens_boards::random_board(random, 1 + random.below(12), random.below(6), random.one_in(5));
    cover::BoardForm form;
    REQUIRE_FALSE(queens::Traits::write_form(queens::Traits::without_givens(board), form));
    queens::Traits::append_givens(board, form.givens);
    form.cells = queens::Traits::cells(board);
    form.single_place = queens::Traits::single_place;
    Hint expected = find_hint(form);
    const Hint hint = queens::Traits::search_hint(board)->finish();
    std::sort(expected.cells.begin(), expected.cells.end());
    INFO(queens_boards::text_of(board));
    REQUIRE(hint.verdict == expected.verdict);
    REQUIRE(hint.rule == expected.rule);
    REQUIRE(hint.cell == expected.cell);
    REQUIRE(hint.value == expected.value);
    REQUIRE(hint.unit == expected.unit);
    REQUIRE(hint.ahead == expected.ahead);
    REQUIRE(hint.cells == expected.cells);
    REQUIRE(hint.because.empty() == expected.because.empty());
    ahead += hint.ahead;
  }
  CHECK(ahead > 20);
}

TEST_CASE("The value of a hint is in every solution, and a board without solutions has no hint", "[long]") {
  Random random(20261122);
  for (const auto& [puzzle, text] : {std::pair<std::string, std::string>{"sudoku", random_sudokus(random, 300)},
                                     {"queens", random_queens(random, 300)},
                                     {"kakuro", random_kakuros(random, 300)}}) {
    const auto [found, contradictions] = hold_hints_to_lists(puzzle, text);
    INFO(puzzle);
    CHECK(found > 30);
    CHECK(contradictions > 20);
  }
  std::pair<int, int> covers;
  for (int i = 0; i < 500; ++i) {
    const auto [found, contradictions] = hold_hints_to_lists("cover", small_cover(random));
    covers.first += found;
    covers.second += contradictions;
  }
  CHECK(covers.first > 50);
  CHECK(covers.second > 50);
}

TEST_CASE("Hints alone solve an easy board, one value after the other") {
  std::string board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  for (;;) {
    const Answered hint = ask("sudoku", request_of(Question::hint, EngineChoice::automatic, board)).at(0);
    if (hint.verdict != "found") {
      REQUIRE(hint.verdict == "solved");
      break;
    }
    const std::string& told = hint.solutions.at(0);
    board[number_in(told, "cell")] = static_cast<char>('0' + number_in(told, "value"));
  }
  REQUIRE(board == "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
}

TEST_CASE("An estimate of the number of solutions comes near it, and leaves the links as they were", "[long]") {
  cover::CoverForm form;
  for (const std::size_t side : {3u, 6u, 8u, 10u}) {
    REQUIRE_FALSE(queens::Traits::write_form(queens_boards::empty_board(side), form));
    Estimate estimate;
    estimate.open(form.problem);
    for (int i = 0; i < 20'000; ++i) estimate.descend();
    const auto count = static_cast<double>(queens_boards::placements[side - 1]);
    INFO(side << ": " << estimate.value() << " for " << count);
    REQUIRE(estimate.value() >= 0.9 * count);
    REQUIRE(estimate.value() <= 1.1 * count);
  }
}

TEST_CASE("An estimate is 0 where no descent arrives, even if its tree has more nodes than the largest number") {
  // 1,100 items with two options each, and then three items of which any two share the only options: 2^1100 times
  // nothing.
  constexpr cover::Item many = 1100;
  cover::Problem problem;
  problem.reset(many + 3, 0);
  const auto add = [&problem](std::vector<cover::Entry> option) { problem.add_option(option); };
  for (cover::Item item = 0; item < many; ++item) {
    add({{item}});
    add({{item}});
  }
  add({{many}, {many + 1}});
  add({{many}, {many + 2}});
  add({{many + 1}, {many + 2}});
  Estimate estimate;
  estimate.open(problem);
  for (int i = 0; i < 5; ++i) estimate.descend();
  REQUIRE(estimate.value() == 0);
}

TEST_CASE("Estimates made between the slices of a count change nothing of it") {
  const Request request = request_of(Question::count, EngineChoice::bits, "9 0 0 0 0 0 0 0 0 0\n6 0 0 0 0 0 0\n");
  const auto job = open_job("queens", request);
  std::string records;
  while (job->step({.nodes = 50})) {
    job->estimate();
    records += job->take_records();
  }
  records += job->take_records();
  REQUIRE(parse_records(records) == ask("queens", request));
}

}  // namespace insight_test
