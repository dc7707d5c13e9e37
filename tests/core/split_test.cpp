// Parts for many machines: together they have every solution of the puzzle once, for every engine and question.
#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/random_texts.hpp"

namespace split_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

struct Shared {
  std::string part;
  double share;
};

std::vector<Shared> split(std::string_view puzzle, const std::string& text, std::uint32_t parts,
                          const std::string& part = {}) {
  Request request = request_of(Question::split, EngineChoice::automatic, text);
  request.parts = parts;
  request.part = part;
  const auto answers = ask(puzzle, request);
  REQUIRE(answers.size() == 1);
  std::vector<Shared> all;
  if (answers[0].kind == 'E') return all;
  REQUIRE(answers[0].verdict == "found");
  for (const std::string& json : answers[0].solutions) {
    const std::size_t from = json.find(":\"") + 2, share = json.find("\"share\":") + 8;
    all.push_back({json.substr(from, json.find('"', from) - from), std::strtod(json.c_str() + share, nullptr)});
  }
  REQUIRE(all.size() == answers[0].count);
  return all;
}

Answered ask_part(std::string_view puzzle, Request request, const std::string& part) {
  request.part = part;
  const auto answers = ask(puzzle, request);
  REQUIRE(answers.size() == 1);
  INFO(part << ": " << answers[0].message);
  REQUIRE(answers[0].kind == 'A');
  return answers[0];
}

/// In any order of options: engines choose in different orders.
std::set<std::string> sorted_set(std::string_view puzzle, std::vector<std::string> solutions) {
  for (std::string& solution : solutions) {
    if (puzzle != "cover") continue;
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < solution.size();) {
      const std::size_t end = std::min(solution.find('\n', at), solution.size());
      lines.push_back(solution.substr(at, end - at));
      at = end + 1;
    }
    std::sort(lines.begin(), lines.end());
    solution.clear();
    for (const std::string& line : lines) solution += line + '\n';
  }
  return {solutions.begin(), solutions.end()};
}

std::string queens(int side) {
  std::string text = std::to_string(side);
  for (int row = 0; row < side; ++row) text += " 0";
  return text;
}

// The slices in which a split ends.
int slices_of(std::string_view puzzle, const std::string& text, std::uint32_t parts, std::int64_t work) {
  Request request = request_of(Question::split, EngineChoice::automatic, text);
  request.parts = parts;
  const auto job = open_job(puzzle, request);
  int slices = 1;
  while (job->step({.work = work})) ++slices;
  return slices;
}

}  // namespace

TEST_CASE("a split pauses between the random descents from a node, and within them") {
  // One node is divided, into 30 children with 16 descents each.
  REQUIRE(slices_of("queens", queens(30), 2, 100) > 30 * 16);
  for (const std::string& text : {queens(7), queens(12)}) {
    Request request = request_of(Question::split, EngineChoice::automatic, text);
    request.parts = 50;
    const auto whole = ask("queens", request);
    for (const std::int64_t work : {1, 50, 3000}) REQUIRE(ask("queens", request, {.work = work}) == whole);
  }
}

TEST_CASE("the parts of a puzzle have each of its solutions once, whoever answers them") {
  Random random(3);
  std::size_t divided = 0;
  for (const std::string& puzzle : puzzle_ids()) {
    for (int round = 0; round < rounds(60); ++round) {
      const std::string text = random_text(puzzle, random);
      Request list = request_of(Question::list, EngineChoice::automatic, text);
      list.limits.nodes = 3000;
      const auto whole = ask(puzzle, list);
      if (whole.size() != 1 || whole[0].kind != 'A' || whole[0].verdict == "stopped") continue;
      INFO(puzzle << '\n' << text);
      const auto parts = split(puzzle, text, 1 + random.below(20));
      REQUIRE_FALSE(parts.empty());
      divided += parts.size() - 1;
      double shares = 0;
      std::uint64_t count = 0;
      std::vector<std::string> solutions;
      for (const auto& [part, share] : parts) {
        shares += share;
        const auto engine = static_cast<EngineChoice>(random.below(3));
        const auto listed = ask_part(puzzle, request_of(Question::list, engine, text), part).solutions;
        solutions.insert(solutions.end(), listed.begin(), listed.end());
        count += ask_part(puzzle, request_of(Question::count, engine, text), part).count;
        const auto checked = ask_part(puzzle, request_of(Question::check, engine, text), part);
        REQUIRE(checked.solutions.size() == std::min<std::size_t>(2, listed.size()));
        const auto solved = ask_part(puzzle, request_of(Question::solve, engine, text), part);
        REQUIRE(solved.verdict == (listed.empty() ? "none" : "solved"));
      }
      REQUIRE(std::abs(shares - 1) < 1e-6);
      REQUIRE(count == whole[0].count);
      REQUIRE(solutions.size() == whole[0].solutions.size());
      REQUIRE(sorted_set(puzzle, solutions) == sorted_set(puzzle, whole[0].solutions));
    }
  }
  CHECK(divided >= enough(300u));
}

TEST_CASE("a part is split again into parts of the same puzzle") {
  for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits}) {
    std::uint64_t count = 0;
    std::size_t parts = 0;
    for (const auto& outer : split("queens", queens(10), 7)) {
      const auto inner = split("queens", queens(10), 9, outer.part);
      REQUIRE(inner.size() >= 9);
      parts += inner.size();
      for (const auto& each : inner) {
        REQUIRE(each.part.find(outer.part) == 0);
        count += ask_part("queens", request_of(Question::count, engine, queens(10)), each.part).count;
      }
    }
    CHECK(parts >= 63);
    CHECK(count == 724);
  }
}

TEST_CASE("a split has as many parts as are asked for, if the tree has them, and no part is far above its share") {
  const auto parts = split("queens", queens(10), 200);
  CHECK(parts.size() >= 200);
  CHECK(parts.size() < 215);
  for (const auto& each : parts) CHECK(each.share < 0.02);
  CHECK(split("queens", queens(3), 50).size() < 50);
  CHECK(split("queens", queens(3), 1).size() == 1);
  CHECK(split("sudoku", "1234341221434321", 5).size() == 1);  // nothing is left to choose
}

TEST_CASE("the same puzzle has the same parts on every machine, in every notation") {
  const auto parts = split("sudoku", "1...............", 3);
  std::vector<std::string> texts;
  for (const auto& each : parts) texts.push_back(each.part);
  // The 1 of the second box has two places; 1 in the second of them leaves the 1 of the third two.
  CHECK(texts == std::vector<std::string>{"f464401b8b94.24-1of2", "f464401b8b94.28-2of2.36-1of2",
                                          "f464401b8b94.28-2of2.40-2of2"});
  const auto grid = split("sudoku", "1 . . .\n. . . .\n. . . .\n. . . .\n", 3);
  REQUIRE(grid.size() == parts.size());
  for (std::size_t i = 0; i < grid.size(); ++i) {
    CHECK(grid[i].part == parts[i].part);
    CHECK(grid[i].share == parts[i].share);
  }
}

TEST_CASE("a part of one engine's tree is not split") {
  const Request count = request_of(Question::count, EngineChoice::dlx, queens(6));
  const auto job = open_job("queens", count);
  job->step({.nodes = 3});
  Request request = request_of(Question::split, EngineChoice::automatic, queens(6));
  request.part = job->give_away();
  request.part.resize(request.part.find('\n'));
  CHECK(ask("queens", request)[0].message ==
        "a part of one engine's tree is not split: every engine can answer a part");
}

}  // namespace split_test
