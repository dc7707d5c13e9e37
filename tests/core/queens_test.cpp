// Queens through the catalog: both engines on the same boards, boards whose answers are known, large boards, the
// judge's task.
#include <initializer_list>
#include <sstream>
#include <string>
#include <vector>

#include "core/puzzles/queens/queens.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/queens_boards.hpp"
#include "tests/core/search_contract.hpp"

namespace queens_test {

using namespace quadrille;
using namespace quadrille::test;
using namespace quadrille::test::queens_boards;

namespace {

constexpr EngineChoice both[] = {EngineChoice::dlx, EngineChoice::bits};

Answered ask_one(Question question, EngineChoice engine, const std::string& line) {
  const auto answers = ask("queens", request_of(question, engine, line));
  REQUIRE(answers.size() == 1);
  return answers[0];
}

std::vector<std::string> lines_of(const std::string& path) {
  std::vector<std::string> lines;
  std::istringstream text(read_file(path));
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

}  // namespace

TEST_CASE("queens keeps the contract of jobs with both engines, also around lines that cannot be read") {
  const std::string text =
      "4 0 0 0 0\n4 1 0 0 0\n8 2 0 0 0 4 0 0 0\n\nqueens\n5 0 0 0 0 0\n6 1 2 0 0 0 0\n3 9 0 0\n1 0\n8 0 0 0 0 0 0 0 "
      "0\n";
  for (const EngineChoice engine : both) require_job_contract("queens", engine, text);
  require_equal_answers("queens", text);
}

TEST_CASE("both engines agree on ten thousand random boards", "[differential]") {
  Random random(2024);
  std::string text;
  for (int left = rounds(10000); left > 0; --left) {
    const std::size_t side = 1 + random.below(8);
    text += text_of(random_board(random, side, random.below(side) + side / 3, random.one_in(10)));
    text += '\n';
  }
  require_equal_answers("queens", text);
}

TEST_CASE("both engines agree with CaDiCaL on which partial boards can be completed") {
  const auto boards = lines_of("tests/data/queens/partial.txt"),
             verdicts = lines_of("tests/data/queens/partial.answers.txt");
  REQUIRE(boards.size() == 282);
  REQUIRE(verdicts.size() == boards.size());
  for (std::size_t i = 0; i < boards.size(); ++i) {
    INFO(boards[i]);
    const std::string verdict = verdicts[i] == "yes" ? "solved" : "none";
    for (const EngineChoice engine : both) REQUIRE(ask_one(Question::solve, engine, boards[i]).verdict == verdict);
  }
}

TEST_CASE("counts asked through the catalog are those of OEIS A000170") {
  for (std::size_t side = 1; side <= 10; ++side) {
    for (const EngineChoice engine : both) {
      INFO("N = " << side << " by " << name(engine));
      const Answered answered = ask_one(Question::count, engine, text_of(empty_board(side)));
      REQUIRE(answered.verdict == "counted");
      REQUIRE(answered.count == placements[side - 1]);
      REQUIRE(answered.engine == name(engine));
    }
  }
}

TEST_CASE("bits solves every random partial board of 50 to 200 rows within some thousand nodes") {
  Random random(50);
  std::uint64_t solved = 0, none = 0;
  for (int i = 0; i < 200; ++i) {
    const std::size_t side = 50 + random.below(151);
    const queens::Board board = random_board(random, side, side * (5 + random.below(1500)) / 100);
    Request request = request_of(Question::solve, EngineChoice::bits, text_of(board));
    request.limits.nodes = 5000;
    const Answered answered = ask("queens", request).at(0);
    REQUIRE(answered.verdict != "stopped");
    ++(answered.verdict == "solved" ? solved : none);
  }
  REQUIRE(solved > 20);
  REQUIRE(none > 20);
}

TEST_CASE("both engines place a thousand queens on an empty or lightly filled board") {
  Random random(1000);
  for (const std::size_t given : std::initializer_list<std::size_t>{0, 20, 400}) {
    const std::string line = text_of(random_board(random, 1000, given));
    for (const EngineChoice engine : both) {
      if (engine == EngineChoice::dlx && given != 400) continue;  // too slow under a sanitizer
      const Answered answered = ask_one(Question::solve, engine, line);
      REQUIRE(answered.verdict == "solved");
      REQUIRE(answered.nodes < 5000);
    }
  }
}

TEST_CASE("the largest board that is read is solved, by bits where dancing links have no room") {
  const std::string line = text_of(empty_board(queens::largest_side));
  REQUIRE(ask_one(Question::solve, EngineChoice::automatic, line).verdict == "solved");
  const Answered other = ask_one(Question::solve, EngineChoice::dlx, line);
  REQUIRE(other.verdict == "solved");
  REQUIRE(other.engine == "bits");
  REQUIRE(other.note.find("bits answers in place of dlx: ") == 0);
}

TEST_CASE("an answer that breaks a rule of queens does not obey") {
  const queens::Board board = board_of("4 0 4 0 0");
  REQUIRE(queens::obeys(board, board_of("4 2 4 1 3")));
  REQUIRE_FALSE(queens::obeys(board, board_of("4 3 1 4 2")));  // a given is changed
  REQUIRE_FALSE(queens::obeys(board, board_of("4 2 4 1 0")));  // a row without a queen
  REQUIRE_FALSE(queens::obeys(board, board_of("4 2 4 2 3")));  // a column twice
  REQUIRE_FALSE(queens::obeys(board, board_of("4 1 4 2 3")));  // a falling diagonal
  REQUIRE_FALSE(queens::obeys(board, board_of("4 2 4 3 1")));  // a rising diagonal
  REQUIRE_FALSE(queens::obeys(board, board_of("5 2 4 1 3 5")));
  REQUIRE_FALSE(queens::obeys(board, {{2, 4, 1, 5}}));
}

}  // namespace queens_test
