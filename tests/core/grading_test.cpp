// The questions `steps` and `grade` through core, as programs ask them.
#include <algorithm>
#include <string>

#include "core/grading/grades.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace grading_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// ER 3.4, by SukakuExplainer's serate.
const std::string hard = "........1.......23..4..5........6....7.......12..3.......21..7...6...4..5...8....";

// ER 9.0 or more, by the same.
const std::string hardest = "..6.7.2....25..47.4....8..5.4....5.8.......6..9...17..2..3.7.4.....5.....13.8....";

std::vector<Answered> ask_about(Question question, const std::string& text, std::string_view puzzle = "sudoku") {
  return ask(puzzle, request_of(question, EngineChoice::automatic, text));
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("A grade is the name and the rating of the hardest step", "[grading]") {
  const auto answer = ask_about(Question::grade, hard).at(0);
  REQUIRE(answer.verdict == "found");
  REQUIRE(answer.solutions == std::vector<std::string>{R"({"grade":"Hard","rating":3.4,"technique":"hidden-pair"})"});
  REQUIRE(grading::grade_of(15) == "Easy");
  REQUIRE(grading::grade_of(16) == "Medium");
  REQUIRE(grading::grade_of(29) == "Medium");
  REQUIRE(grading::grade_of(30) == "Hard");
  REQUIRE(grading::grade_of(44) == "Hard");
  REQUIRE(grading::grade_of(45) == "Expert");
  REQUIRE(grading::grade_of(79) == "Expert");
  REQUIRE(grading::grade_of(80) == "Extreme");
}

TEST_CASE("Steps come one by one and end at the solution", "[grading]") {
  const auto answer = ask_about(Question::steps, hard).at(0);
  REQUIRE(answer.verdict == "solved");
  std::size_t placed = 0;
  for (const std::string& step : answer.solutions) {
    REQUIRE(has(step, "\"technique\":"));
    REQUIRE(has(step, "\"line\":"));
    if (!has(step, "\"placed\":null")) ++placed;
  }
  REQUIRE(placed == 81 - 17);
}

TEST_CASE("Boards with no solution or several have no grade", "[long][grading]") {
  REQUIRE(ask_about(Question::grade, "11" + std::string(79, '.')).at(0).verdict == "none");
  REQUIRE(ask_about(Question::steps, "11" + std::string(79, '.')).at(0).verdict == "none");
  REQUIRE(ask_about(Question::grade, std::string(81, '.')).at(0).verdict == "multiple");
  REQUIRE(ask_about(Question::steps, std::string(81, '.')).at(0).verdict == "stuck");
}

TEST_CASE("Steps serve every size of board", "[long][grading]") {
  const auto small = ask_about(Question::grade, "1...4.....2....3").at(0);
  REQUIRE(ask_about(Question::check, "1...4.....2....3").at(0).verdict ==
          (small.verdict == "found" ? "unique" : "multiple"));
  for (const std::size_t cells : {256U, 625U, 1296U})
    REQUIRE(ask_about(Question::steps, std::string(cells, '.')).at(0).verdict == "stuck");
}

TEST_CASE("Many puzzles are graded in their order, and a fault stays in its place", "[grading]") {
  const auto answers = ask_about(Question::grade, hard + "\nnonsense\n" + hard + "\n");
  REQUIRE(answers.size() == 3);
  REQUIRE(answers[0].verdict == "found");
  REQUIRE(answers[1].kind == 'E');
  REQUIRE(answers[2].solutions == answers[0].solutions);
}

TEST_CASE("Steps, grades and hints do not depend on the slices in which they are found", "[long][grading]") {
  const std::string text = hard + "\n" + hardest + "\n" + std::string(81, '.') + "\n";
  for (const Question question : {Question::steps, Question::grade, Question::hint}) {
    const Request request = request_of(question, EngineChoice::automatic, text);
    const auto whole = ask("sudoku", request);
    REQUIRE(whole.size() == 3);
    for (const std::int64_t work : {std::int64_t{1}, std::int64_t{1000}, work_per_ms})
      REQUIRE(ask("sudoku", request, {.work = work}) == whole);
  }
}

TEST_CASE("Steps can be stopped: those so far are given, and the next puzzle is answered", "[grading]") {
  for (const Question question : {Question::steps, Question::grade}) {
    const auto all = ask_about(question, hardest + "\n" + hard);
    const auto job = open_job("sudoku", request_of(question, EngineChoice::automatic, hardest + "\n" + hard));
    while (!job->go_on({.work = 0})) REQUIRE(job->step({.work = 1}));
    for (int slices = 0; slices < 100; ++slices) REQUIRE(job->go_on({.work = 1}));
    REQUIRE(job->puzzles() == 0);
    REQUIRE(job->partial().empty());
    job->stop();
    REQUIRE(job->puzzles() == 1);
    while (job->step({})) continue;
    const auto stopped = parse_records(job->take_records());
    REQUIRE(stopped.size() == 2);
    REQUIRE(stopped[0].verdict == "stopped");
    if (question == Question::steps) {
      REQUIRE(!stopped[0].solutions.empty());
      REQUIRE(stopped[0].solutions.size() < all[0].solutions.size());
      REQUIRE(std::equal(stopped[0].solutions.begin(), stopped[0].solutions.end(), all[0].solutions.begin()));
    }
    REQUIRE(stopped[1] == all[1]);
  }
}

TEST_CASE("Other puzzles say that they have no steps", "[grading]") {
  const auto answer = ask_about(Question::steps, "4 0 0 0 0", "queens").at(0);
  REQUIRE(answer.kind == 'E');
  REQUIRE(answer.message == "steps and grades are not known for this puzzle");
}

}  // namespace grading_test
