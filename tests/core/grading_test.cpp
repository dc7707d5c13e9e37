// The questions `steps` and `grade` through core, as programs ask them.
#include <string>

#include "core/grading/grades.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

using namespace quadrille;
using namespace quadrille::test;

namespace {

// ER 3.4, by SukakuExplainer's serate.
const std::string hard = "........1.......23..4..5........6....7.......12..3.......21..7...6...4..5...8....";

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

TEST_CASE("Boards with no solution or several have no grade", "[grading]") {
  REQUIRE(ask_about(Question::grade, "11" + std::string(79, '.')).at(0).verdict == "none");
  REQUIRE(ask_about(Question::steps, "11" + std::string(79, '.')).at(0).verdict == "none");
  REQUIRE(ask_about(Question::grade, std::string(81, '.')).at(0).verdict == "multiple");
  REQUIRE(ask_about(Question::steps, std::string(81, '.')).at(0).verdict == "stuck");
}

TEST_CASE("Steps serve every size of board", "[grading]") {
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

TEST_CASE("Other puzzles say that they have no steps", "[grading]") {
  const auto answer = ask_about(Question::steps, "4 0 0 0 0", "queens").at(0);
  REQUIRE(answer.kind == 'E');
  REQUIRE(answer.message == "steps and grades are not known for this puzzle");
}
