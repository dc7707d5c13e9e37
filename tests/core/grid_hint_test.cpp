// Hints and grades of grid puzzles: nothing that is excluded is in a solution, clues are named, and made puzzles have
// the grade that was wished.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/grid.hpp"
#include "core/puzzles/grid/hint.hpp"
#include "core/text/text.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_oracles.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"
#include "tests/core/wishes.hpp"

namespace grid_hint_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

std::vector<grid::Answer> solutions_of(const grid::Board& board) {
  std::vector<grid::Answer> solutions;
  grid::Search engine;
  if (engine.open(board)) return solutions;
  Fuel fuel;
  while (solutions.size() < 200 && engine.advance(fuel) == Step::solution) engine.read(solutions.emplace_back());
  return solutions;
}

std::string grade_of(const std::string& text) {
  const Answered answer = ask("grid", request_of(Question::grade, EngineChoice::automatic, text)).at(0);
  return answer.verdict + (answer.solutions.empty() ? "" : " " + answer.solutions[0]);
}

}  // namespace

TEST_CASE("No reason of a hint for a grid puzzle excludes what a solution has", "[grid][hint]") {
  int rules = 0, suppositions = 0;
  for (const auto oracles : {grid_oracles(), grid_oracles_a(), grid_oracles_numbers(), grid_oracles_b()})
    for (const GridOracle& oracle : oracles) {
      Random random(40);
      for (int round = rounds(12); round > 0; --round) {
        const std::string text = oracle.random_text(random);
        INFO(text);
        grid::Board board = grid_board(text);
        const auto solutions = solutions_of(board);
        if (solutions.empty() || solutions.size() == 200) continue;
        for (Hint hint = grid::search_hint(board)->finish(); hint.verdict == Verdict::found;
             hint = grid::search_hint(board)->finish()) {
          REQUIRE((hint.grade >= 1 && hint.grade <= 5));
          for (const Hint::Reason& reason : hint.reasons) {
            (reason.rule == "look-ahead" ? suppositions : rules) += 1;  // a pattern has a name of its own
            for (const cover::Placement gone : reason.eliminated)
              for (const grid::Answer& solution : solutions)
                if (std::equal(board.givens.begin(), board.givens.end(), solution.begin(),
                               [](auto given, auto value) { return given == 0 || given == value; }))
                  REQUIRE(solution[gone / board.model->values] != gone % board.model->values + 1);
          }
          board.givens[hint.cell] = static_cast<std::uint8_t>(hint.value);
        }
      }
    }
  CHECK(rules >= enough(100));
  CHECK(suppositions >= enough(40));
}

TEST_CASE("A hint for a grid puzzle names the clues that it follows from", "[grid][hint]") {
  const Hint line = grid::search_hint(grid_board("nonogram\nrows\n2\n0\ncolumns\n1\n1"))->finish();
  REQUIRE(line.verdict == Verdict::found);
  REQUIRE(line.grade == 1);
  REQUIRE(line.clues.size() == 1);
  REQUIRE(line.clues[0].words == "2 of row 1");
  REQUIRE(line.clues[0].cells == std::vector<std::uint32_t>{0, 1});

  const Hint mine = grid::search_hint(grid_board("minesweeper\ncells\n3 .\n. ."))->finish();
  REQUIRE(mine.clues.at(0).words == "3 at row 1, column 1");
  REQUIRE(mine.rule == "number-needs-all");
  REQUIRE(mine.source.cells == std::vector<std::uint32_t>{0});
  REQUIRE(mine.marks.size() == 3);
}

TEST_CASE("Both numbers of a line of magnets say together how many of its cells are filled", "[grid][hint]") {
  // Three cells of the first column are filled, which neither number says alone. The first row has a place for two
  // equal ones that do not touch.
  grid::Board board = grid_board(
      "magnets\ntop\n2 . .\nbottom\n1 . .\nleft\n2 . . .\nright\n1 . . .\n"
      "regions\nA A B\nC C B\nD E E\nD F F");
  std::vector<std::string> together;
  for (Hint hint = grid::search_hint(board)->finish(); hint.verdict == Verdict::found;
       hint = grid::search_hint(board)->finish()) {
    for (const Hint::Reason& reason : hint.reasons) {
      if (reason.clues.size() < 2) continue;
      REQUIRE(hint.grade >= 2);
      together.push_back(reason.clues[0].words + ", " + reason.clues[1].words);
    }
    board.givens[hint.cell] = static_cast<std::uint8_t>(hint.value);
  }
  const auto has = [&](const char* words) {
    return std::find(together.begin(), together.end(), words) != together.end();
  };
  REQUIRE(has("2 above column 1, 1 below column 1"));
}

TEST_CASE("Hints of a slitherlink suppose edges where no cell is known to be inside", "[grid][hint][slow]") {
  const std::string text =
      "slitherlink\ncells\n. 1 . . . .\n1 0 . 2 . 3\n. 1 . 1 1 2\n. . 1 . . 2\n. 2 . 1 1 2\n. 3 . 2 . .";
  REQUIRE(grade_of(text) == R"(found {"grade":"Expert","rating":4})");
  const auto search = reasoning::search_reasons(grid::reasoning_of(grid_board(text)), reasoning::Goal::path);
  Hint hint = search->finish();
  while (hint.verdict == Verdict::found && hint.rule != "look-ahead") hint = search->finish();
  REQUIRE(hint.edges.size() == 1);
  REQUIRE(hint.reasons.at(0).edges.size() == 1);
  REQUIRE(hint.reasons[0].clues.size() > 1);
}

TEST_CASE("Four rules of a heyawake are seen together where no chain of three steps joins them", "[grid][hint]") {
  // One of the data's, whose answer needed a longer supposition before cells nearby were looked at by cases.
  const std::string text =
      "heyawake\ncells\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n"
      "regions\nA B C D D D\nE F G D D D\nH I J K L M\nN N N K L M\nO O O K P P\nQ Q Q Q Q Q";
  REQUIRE(grade_of(text) == R"(found {"grade":"Hard","rating":3})");
}

TEST_CASE("A clue of a yajilin knows that shaded cells do not touch", "[grid][hint]") {
  // Three of five cells in a row: the first, the third and the fifth.
  const std::string blank = ". . . . . .\n";
  const Hint hint =
      grid::search_hint(grid_board("yajilin\ncells\n" + blank + blank + "3> . . . . .\n" + blank + blank))->finish();
  REQUIRE(hint.verdict == Verdict::found);
  REQUIRE(hint.cell == 13);
  REQUIRE(hint.value == 7);
  REQUIRE(hint.clues.at(0).words == "3> at row 3, column 1");
  REQUIRE(hint.grade == 1);
}

TEST_CASE("Hints of a hashi are right where islands stand side by side", "[grid][hint]") {
  // Two bridges lead to the 3, and its third one down to the 1 right below it.
  REQUIRE(grade_of("hashi\ncells\n2 . 3\n. . 1") == R"(found {"grade":"Easy","rating":1})");
  const Hint hint = grid::search_hint(grid_board("hashi\ncells\n2 . 3\n. . 1"))->finish();
  REQUIRE(hint.verdict == Verdict::found);
  REQUIRE((hint.cell != 1 || hint.value == 3));  // the two bridges are the third value of their cell
  REQUIRE(grade_of("hashi\ncells\n. 1 1 .") == R"(found {"grade":"Easy","rating":1})");
  REQUIRE(grade_of("hashi\ncells\n. 1 2 - 1") == R"(found {"grade":"Easy","rating":1})");
  // One bridge of the 3 leads up and two to the left, or the other way round: all other cells are blank.
  const std::string two = "hashi\ncells\n. . .\n. ? .\n? 3 .\n. . .";
  REQUIRE(ask("grid", request_of(Question::steps, EngineChoice::automatic, two)).at(0).verdict == "stuck");
}

TEST_CASE("Where no loop has room, there is no solution for steps and grade either", "[grid][hint]") {
  for (const char* const text : {"yajilin\ncells\n0< .", "yajilin\ncells\n0< .\n. 0v"}) {
    REQUIRE(grade_of(text) == "none");
    REQUIRE(ask("grid", request_of(Question::steps, EngineChoice::automatic, text)).at(0).verdict == "none");
  }
}

TEST_CASE("The grade of a grid puzzle says how much has to be seen together", "[grid][grade]") {
  REQUIRE(grade_of("nonogram\nrows\n2\n0\ncolumns\n1\n1") == R"(found {"grade":"Easy","rating":1})");
  REQUIRE(grade_of("nonogram\nrows\n1\n1\ncolumns\n1\n1") == "multiple");
  REQUIRE(grade_of("nonogram\nrows\n2\n2\ncolumns\n1\n1") == "none");
  for (const char* const wish : {"futoshiki size=5 grade=1", "futoshiki size=5 grade=2", "starbattle size=6 grade=2",
                                 "akari size=6 grade=2", "akari size=6 grade=3"}) {
    const std::string text = puzzle_of("seed=7 genre=" + std::string(wish), "grid");
    INFO(wish << '\n' << text);
    const std::string grade = grade_of(text);
    REQUIRE(grade.substr(grade.size() - 2, 1) == std::string(1, wish[std::string_view(wish).size() - 1]));
  }
}

}  // namespace grid_hint_test
