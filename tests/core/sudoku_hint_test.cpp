// The question `hint` about Sudoku: what can be seen, else named steps that lead to the next value.
#include <fstream>
#include <string>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace sudoku_hint_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// ER 3.4, by SukakuExplainer's serate.
const std::string hard = "........1.......23..4..5........6....7.......12..3.......21..7...6...4..5...8....";

Answered hint_for(const std::string& line) {
  return ask("sudoku", request_of(Question::hint, EngineChoice::automatic, line)).at(0);
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::string solution_of(const std::string& line) {
  return ask("sudoku", request_of(Question::solve, EngineChoice::bits, line)).at(0).solutions.at(0);
}

// The candidates {"cell":…,"value":…} behind a key of JSON, up to the end of their list.
std::vector<std::pair<std::size_t, char>> candidates_behind(std::string_view json, std::size_t at) {
  std::vector<std::pair<std::size_t, char>> found;
  const std::size_t end = json.find(']', at);
  for (at = json.find("\"cell\":", at); at < end; at = json.find("\"cell\":", at + 1)) {
    const std::string_view rest = json.substr(at);
    found.emplace_back(number_in(rest, "cell"), static_cast<char>('0' + number_in(rest, "value")));
  }
  return found;
}

// Follows hints to the end. Returns how many needed steps.
unsigned follow(std::string line) {
  const std::string solution = solution_of(line);
  unsigned with_steps = 0;
  for (;;) {
    const Answered hint = hint_for(line);
    CAPTURE(line, hint);
    if (hint.verdict == "solved") break;
    REQUIRE(hint.verdict == "found");
    const std::string& json = hint.solutions.at(0);
    // No look ahead where named steps are known.
    REQUIRE(has(json, "\"ahead\":false"));
    const auto steps = json.find("\"steps\":");
    with_steps += steps != std::string::npos ? 1 : 0;
    for (auto at = json.find("\"eliminated\":", std::min(steps, json.size())); at != std::string::npos;
         at = json.find("\"eliminated\":", at + 1)) {
      for (const auto& [cell, value] : candidates_behind(json, at)) REQUIRE(solution[cell] != value);
    }
    const std::uint64_t cell = number_in(json, "cell"), value = number_in(json, "value");
    REQUIRE(solution[cell] == static_cast<char>('0' + value));
    REQUIRE(line[cell] == '.');
    line[cell] = solution[cell];
  }
  REQUIRE(line == solution);
  return with_steps;
}

}  // namespace

TEST_CASE("Hints lead to the solution, with named steps where a value cannot be seen", "[long][hint]") {
  REQUIRE(follow(hard) > 0);
  REQUIRE(follow("...21..3.....3..") == 0);
  std::ifstream file("tests/data/sudoku/9_hardest1106.txt");
  std::string line;
  unsigned puzzles = 0;
  while (puzzles < 3 && std::getline(file, line)) {
    if (line.size() < 81 || line[0] == '#') continue;
    REQUIRE(follow(line.substr(0, 81)) > 0);
    ++puzzles;
  }
  REQUIRE(puzzles == 3);
}

// From 25×25 on the steps of a person may take long: there a hint looks ahead.
TEST_CASE("Hints for 16×16 have named steps, and those for 25×25 look ahead", "[long][hint]") {
  for (const auto& [size, way] : {std::pair{"16", "\"steps\":"}, std::pair{"25", "\"ahead\":true"}}) {
    const Request wish = request_of(Question::generate, EngineChoice::automatic, std::string("seed=3 size=") + size);
    std::string line = ask("sudoku", wish).at(0).solutions.at(0);
    bool is_met = false;
    while (!is_met) {
      const Answered hint = hint_for(line);
      CAPTURE(size, hint);
      REQUIRE(hint.verdict == "found");
      const std::string& json = hint.solutions.at(0);
      is_met = has(json, way);
      const std::uint64_t cell = number_in(json, "cell"), value = number_in(json, "value");
      line[cell] = "123456789ABCDEFGHIJKLMNOP"[value - 1];
    }
  }
}

TEST_CASE("A hint for a board without a solution shows no step", "[hint]") {
  std::string wrong = hard;
  const std::string solution = solution_of(hard);
  // A value that no other excludes, but not that of the solution.
  for (const char value : std::string("123456789")) {
    wrong[0] = value;
    if (value != solution[0] && hint_for(wrong).solutions.at(0) == R"({"because":[],"ahead":false})") break;
  }
  const Answered hint = hint_for(wrong);
  REQUIRE(hint.verdict == "none");
  REQUIRE(hint.solutions.at(0) == R"({"because":[],"ahead":false})");
  REQUIRE(hint_for("11" + std::string(79, '.')).verdict == "none");
  REQUIRE(has(hint_for("11" + std::string(79, '.')).solutions.at(0), "\"clash\""));
}

TEST_CASE("A hint for a 16×16 board with a wrong value shows no step", "[long][hint]") {
  const Request wish = request_of(Question::generate, EngineChoice::automatic, "seed=3 size=16");
  const std::string puzzle = ask("sudoku", wish).at(0).solutions.at(0);
  const std::string solution = solution_of(puzzle);
  const std::size_t open = puzzle.find('.');
  for (const char value : std::string("123456789ABCDEFG")) {
    if (value == solution[open]) continue;
    std::string wrong = puzzle;
    wrong[open] = value;
    CAPTURE(wrong);
    REQUIRE(hint_for(wrong).verdict == "none");
  }
}

TEST_CASE("A hint for a board with several solutions does not use that there is only one", "[hint]") {
  const Answered hint = hint_for(std::string(81, '.'));
  REQUIRE(hint.verdict == "stuck");
}

}  // namespace sudoku_hint_test
