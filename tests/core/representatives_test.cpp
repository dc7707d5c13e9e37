// Solutions up to symmetry, of queens; those of tilings are in tiling_symmetries_test.cpp.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/queens_boards.hpp"
#include "tests/core/random.hpp"

namespace representatives_test {

using namespace quadrille;
using namespace quadrille::test;
using namespace quadrille::test::queens_boards;

namespace {

Answered ask_up_to_symmetry(Question question, EngineChoice engine, const std::string& text, Fuel slice = {},
                            const std::string& part = {}) {
  Request request = request_of(question, engine, text);
  request.up_to_symmetry = true;
  request.part = part;
  const auto answers = ask("queens", request, slice);
  REQUIRE(answers.size() == 1);
  return answers[0];
}

// The eight images of a solution, by turns and one reflection.
std::set<Columns> images_of(Columns columns) {
  std::set<Columns> images;
  const auto side = static_cast<std::uint16_t>(columns.size());
  for (int turn = 0; turn < 4; ++turn) {
    images.insert(columns);
    images.insert(Columns(columns.rbegin(), columns.rend()));
    Columns turned(side);
    for (std::uint16_t row = 0; row < side; ++row) turned[columns[row] - 1u] = static_cast<std::uint16_t>(side - row);
    columns = turned;
  }
  return images;
}

/// The number of classes that have a member among the solutions.
std::size_t classes_of(const std::vector<Columns>& solutions) {
  std::set<std::set<Columns>> classes;
  for (const Columns& solution : solutions) classes.insert(images_of(solution));
  return classes.size();
}

}  // namespace

TEST_CASE("queens are counted up to symmetry by every engine") {
  // OEIS A002562.
  constexpr std::array<std::uint64_t, 11> classes = {1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341};
  for (std::size_t side = 1; side <= classes.size(); ++side) {
    for (const EngineChoice engine : {EngineChoice::automatic, EngineChoice::dlx, EngineChoice::bits}) {
      const std::string text = text_of(empty_board(side));
      INFO(text);
      CHECK(ask_up_to_symmetry(Question::count, engine, text).count == classes[side - 1]);
      CHECK(ask_up_to_symmetry(Question::list, engine, text).solutions.size() == classes[side - 1]);
    }
  }
}

TEST_CASE("of completions that symmetries of the empty board turn into each other, one is listed") {
  Random random(5);
  std::size_t merged = 0;
  for (int round = 0; round < rounds(150); ++round) {
    const queens::Board board = random_board(random, 4 + random.below(4), random.below(3));
    const auto solutions = solutions_by_trying(board);
    const std::size_t classes = classes_of(solutions);
    merged += solutions.size() - classes;
    INFO(text_of(board));
    for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits}) {
      const Answered listed = ask_up_to_symmetry(Question::list, engine, text_of(board));
      std::vector<Columns> found;
      for (const std::string& line : listed.solutions) {
        found.push_back(board_of(std::to_string(board.side()) + " " + line).columns);
        REQUIRE(std::count(solutions.begin(), solutions.end(), found.back()) == 1);
      }
      REQUIRE(found.size() == classes);
      REQUIRE(classes_of(found) == classes);
      const std::string verdict = ask_up_to_symmetry(Question::check, engine, text_of(board)).verdict;
      REQUIRE(verdict == (classes == 0 ? "none" : classes == 1 ? "unique" : "multiple"));
    }
  }
  CHECK(merged >= enough(100u));
}

TEST_CASE("the representatives are the same for any slices, and the nodes are those of all solutions") {
  const std::string text = text_of(empty_board(8));
  for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits}) {
    const Answered whole = ask_up_to_symmetry(Question::list, engine, text);
    for (const std::uint64_t nodes : {1u, 7u, 1000u})
      CHECK(ask_up_to_symmetry(Question::list, engine, text, {.nodes = nodes}) == whole);
    CHECK(ask("queens", request_of(Question::list, engine, text))[0].nodes == whole.nodes);
  }
}

TEST_CASE("representatives in the parts of a puzzle add up to those of the whole") {
  const std::string text = text_of(empty_board(9));
  Request split = request_of(Question::split, EngineChoice::automatic, text);
  split.parts = 20;
  split.up_to_symmetry = true;
  std::uint64_t sum = 0;
  const auto parts = ask("queens", split)[0].solutions;
  CHECK(parts.size() >= 20);
  for (const std::string& json : parts) {
    const std::size_t from = json.find(":\"") + 2;
    const std::string part = json.substr(from, json.find('"', from) - from);
    sum += ask_up_to_symmetry(Question::count, EngineChoice::automatic, text, {}, part).count;
  }
  CHECK(sum == 46);
}

TEST_CASE("a part that was made up to symmetry is a part of no other question") {
  const std::string text = text_of(empty_board(6));
  const auto parts = ask("queens", request_of(Question::split, EngineChoice::automatic, text))[0].solutions;
  const std::size_t from = parts[0].find(":\"") + 2;
  const std::string part = parts[0].substr(from, parts[0].find('"', from) - from);
  const Answered answer = ask_up_to_symmetry(Question::count, EngineChoice::automatic, text, {}, part);
  CHECK(answer.message.ends_with("it is a part of another puzzle"));
}

TEST_CASE("a puzzle without known symmetries has no answers up to symmetry") {
  for (const std::string puzzle : {"sudoku", "kakuro", "cover"}) {
    Request request = request_of(Question::count, EngineChoice::automatic,
                                 puzzle == "sudoku"   ? std::string(16, '.')
                                 : puzzle == "kakuro" ? "# 3\\\n\\3 ."
                                                      : "a\na\n");
    request.up_to_symmetry = true;
    const auto answers = ask(puzzle, request);
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].message == "there are no answers up to symmetry for " + puzzle);
  }
}

TEST_CASE("a board of more placements than symmetries are looked for is refused") {
  // 512² is the largest number of placements.
  Request request = request_of(Question::solve, EngineChoice::bits, text_of(empty_board(512)));
  request.up_to_symmetry = true;
  request.limits.nodes = 10;
  CHECK(ask("queens", request)[0].kind == 'A');
  request.text = text_of(empty_board(513));
  const Answered refused = ask("queens", request)[0];
  CHECK(refused.code == "too-large");
  CHECK(refused.message.find("263169 placements") != std::string::npos);
}

}  // namespace representatives_test
