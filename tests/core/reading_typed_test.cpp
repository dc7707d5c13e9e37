// Boards as people type them: what they are recognised as, and that each is the same puzzle as its text in the usual
// notation. Neighbours of theirs stay what they were.
#include <array>
#include <string>
#include <string_view>

#include "core/reading/recognise.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

using namespace quadrille;

namespace {

// As in reading_test.cpp: the readings, behind "?" if a person has to choose.
std::string kind_of_typed(std::string_view text) {
  const reading::Recognition found = reading::recognise(text);
  std::string all = found.is_sure ? "" : "?";
  for (const auto& [puzzle, format] : found.readings)
    all.append(all.size() > 1 ? " " : "").append(puzzle).append("/").append(format);
  return all;
}

// A text as the first notation of its puzzle has it, or what is wrong.
std::string typed_in(std::string_view puzzle, std::string_view format, std::string text, std::string to) {
  Request request = test::request_of(Question::convert, EngineChoice::automatic, std::move(text));
  request.format = format;
  request.to = std::move(to);
  const auto answers = test::ask(puzzle, request);
  REQUIRE(answers.size() == 1);
  return answers[0].kind == 'T' ? answers[0].text : "error: " + answers[0].message;
}

std::string in_grid(std::string_view genre, std::string text) {
  return typed_in("grid", genre, std::move(text), "grid");
}

}  // namespace

TEST_CASE("typed: a futoshiki has signs between its cells and between its rows", "[reading]") {
  const std::string expected = "futoshiki\ncells\n1 . .\n. . .\n. . 3\npairs\nr1c2 < r1c3\nr2c1 < r1c1\nr2c3 < r3c3";
  const std::string wide = "1   . < .\nv\n.   .   .\n        ^\n.   .   3\n";
  CHECK(kind_of_typed(wide) == "grid/futoshiki");
  CHECK(in_grid("futoshiki", wide) == expected);
  CHECK(in_grid("futoshiki", "1 .<.\nv    \n. . .\n    ^\n. . 3") == expected);
  CHECK(in_grid("futoshiki", "1 _<_\n∨    \n0 0 -\n    ∧\n. . 3") == expected);
  // A Sudoku of 4×4 may have signs too, so that it is asked about.
  CHECK(kind_of_typed("1 . . .\n^\n. . . .\n. . . .\n. . . .") == "?grid/futoshiki");
  // A sign that stands above no cell, two lines of signs, a row too few, and no sign at all.
  CHECK(kind_of_typed("1 . .\n   v\n. . .\n. . .") == "?");
  CHECK(kind_of_typed("1 . .\nv\nv\n. . .\n. . .") == "?");
  CHECK(kind_of_typed("1 < .\n. . .\n. . .") == "?");
  CHECK(kind_of_typed("1 < . .\n. . .") == "?");
  CHECK(in_grid("futoshiki", "1 < . .\n. . .").starts_with("error: "));
}

TEST_CASE("typed: a KenKen has a letter for each region and a line for each letter", "[reading]") {
  const std::string expected = "kenken\ncells\n3+ 1- .\n. . 6*\n2/ . .\nregions\nA B B\nA C D\nE E D";
  CHECK(kind_of_typed("A B B\nA C D\nE E D\n\nA=3+\nB=1-\nD=6x\nE=2÷\n") == "grid/kenken");
  CHECK(in_grid("kenken", "A B B\nA C D\nE E D\n\nA=3+\nB=1-\nD=6x\nE=2÷\n") == expected);
  CHECK(in_grid("kenken", "ABB\nACD\nEED\nA 3+\nB: 1 −\nD = 6 ×\nE 2/") == expected);
  // A letter that is in no cell, one that stands twice, a target that is none, and no targets.
  CHECK(kind_of_typed("AB\nAB\nC=3+") == "?");
  CHECK(kind_of_typed("AB\nAB\nA=3+\nA=3+") == "?");
  CHECK(kind_of_typed("AB\nAB\nA=3%") == "?");
  CHECK(kind_of_typed("AB\nBA") == "?");
}

TEST_CASE("typed: a KenKen may say of each cell that it joins the one to its left or above", "[reading]") {
  const std::string text = "3+ < 2\n5+ 2- <\n^ 2× <";
  CHECK(kind_of_typed(text) == "grid/kenken");
  CHECK(in_grid("kenken", text) == "kenken\ncells\n3+ . 2\n5+ 2- .\n. 2* .\nregions\nA A B\nC D D\nC E E");
  // Without signs any operation will do. A target above the side is no number of a futoshiki.
  CHECK(kind_of_typed("5 < 3\n^ 3 6\n4 < ^") == "grid/kenken");
  CHECK(in_grid("kenken", "5 < 3\n^ 3 6\n4 < ^") == "kenken\ncells\n5 . 3\n. 3 6\n4 . .\nregions\nA A B\nA C D\nE E D");
  CHECK(in_grid("kenken", "3 < 3\n^ 3 2\n3 < ^").starts_with("kenken\ncells\n3 . 3\n"));
  // A join with nothing beside it or above it, a token that is none, a board that is no square; and no joins. Without
  // a sign it may be a futoshiki.
  for (const std::string other :
       {"< 3+\n3+ <", "^ 3+\n3+ <", "3+ <\n3% <", "3+ < 2\n5+ 2- <", "3+ 1-\n3+ 2/", "1 < 2\n2 < 3\n^ 1 <"}) {
    INFO(other);
    CHECK(kind_of_typed(other).find("kenken") == std::string::npos);
  }
}

TEST_CASE("typed: letters that each stand twice may be a numberlink", "[reading]") {
  const std::string expected = "numberlink\ncells\n1 . 2\n. . .\n1 . 2";
  CHECK(kind_of_typed("A . B\n. . .\nA . B") == "?grid/numberlink");
  CHECK(in_grid("numberlink", "A . B\n. . .\nA . B") == expected);
  CHECK(in_grid("numberlink", "A.B\n...\nA.B") == expected);
  CHECK(kind_of_typed("A . B\n. . .\nA . C") == "?");
  CHECK(kind_of_typed("A B B\nA C C") == "?");
}

TEST_CASE("typed: a Sudoku of several grids may be bare rows with # outside", "[reading]") {
  std::string rows;
  for (int row = 0; row < 15; ++row) {
    rows += row < 6 ? ".........######" : row < 9 ? "..............." : "######.........";
    rows += '\n';
  }
  rows[0] = '5';
  CHECK(kind_of_typed(rows) == "?grid/multisudoku");
  CHECK(in_grid("multisudoku", rows).starts_with("multisudoku\ncells\n5 . . . . . . . . # # # # # #\n"));
  CHECK(kind_of_typed("5.......#\n.........") == "?");
}

TEST_CASE("typed: a Kakuro may have commas, semicolons or bars between its cells", "[reading]") {
  const std::string expected = "# 4\\ 3\\\n\\3 . .\n\\4 . 1";
  const auto in_kakuro = [](std::string text) { return typed_in("kakuro", {}, std::move(text), "grid"); };
  for (const std::string_view text :
       {"#,4\\,3\\\n\\3,.,.\n\\4,.,1\n", "# ; 4\\ ; 3\\\n\\3 ; . ; .\n\\4 ; . ; 1",
        "| # | 4\\ | 3\\ |\n|---|---|---|\n| \\3 | . | . |\n| \\4 | . | 1 |\n", "x,4\\0,3\\0\n0\\3,,\n0\\4,,1\n"}) {
    INFO(text);
    CHECK(kind_of_typed(text) == "kakuro/typed");
    CHECK(in_kakuro(std::string(text)) == expected);
  }
  // Cells without anything may be black or blank where both have a sign.
  CHECK(kind_of_typed("#,4\\,3\\\n\\3,.,\n\\4,.,1") == "?");
  // A table of a Sudoku is none.
  CHECK(kind_of_typed("1,,,\n,,3,\n,4,,\n,,,2") == "sudoku/line");
}

TEST_CASE("typed: queens are a number of rows, or each with its row and column", "[reading]") {
  const auto in_queens = [](std::string text) { return typed_in("queens", {}, std::move(text), "spoj1771"); };
  CHECK(kind_of_typed("8\n") == "?queens/typed");
  CHECK(in_queens("8\n") == "8 0 0 0 0 0 0 0 0");
  CHECK(kind_of_typed("2\n2 2\n5 3") == "?queens/typed");
  CHECK(in_queens("2\n2 2\n5 3") == "8 0 0 3 0 0 4 0 0");
  CHECK(in_queens("2\n2 2\n8 3") == "8 0 2 0 0 0 0 0 3");
  CHECK(in_queens("4\n1\n1 2") == "4 2 0 0 0");
  CHECK(in_queens("4\n1\n0 1") == "4 2 0 0 0");
  CHECK(in_queens("2\n2 2\n2 3").starts_with("error: "));
  CHECK(in_queens("2\n2 2\n9 3").starts_with("error: "));
  CHECK(in_queens("2001").starts_with("error: "));
  CHECK(kind_of_typed("2\n1 0\n0 1") == "cover/matrix");
}

TEST_CASE("typed: rows of growing numbers may be the columns that each row of a cover has", "[reading]") {
  // Knuth's example (2000).
  const std::string sparse = "3 5 6\n1 4 7\n2 3 6\n1 4\n2 7\n4 5 7";
  CHECK(kind_of_typed(sparse) == "?cover/typed");
  CHECK(typed_in("cover", "typed", sparse, "dlx") == "1 2 3 4 5 6 7\n3 5 6\n1 4 7\n2 3 6\n1 4\n2 7\n4 5 7");
  CHECK(kind_of_typed("3 5 6\n1 4 7\n2 3 6\n1 4\n2 7\n4 7 5") == "?");
  CHECK(kind_of_typed("3 5 6\n1 4 8\n2 3 6") == "?");
}

TEST_CASE("typed: a line with the number of rows and columns may stand before bare rows", "[reading]") {
  CHECK(kind_of_typed("5 5\n. . 3 . .\n1 . . . .\n. . . . 2\n. . . . 1\n2 3 . . .") ==
        kind_of_typed(". . 3 . .\n1 . . . .\n. . . . 2\n. . . . 1\n2 3 . . ."));
  CHECK(in_grid("slitherlink", "3 4\n.3..\n...2\n0...") == "slitherlink\ncells\n. 3 . .\n. . . 2\n0 . . .");
  CHECK(in_grid("slitherlink", "3 3\n.3..\n...2\n0...").starts_with("error: "));
  // Two columns: it is a row.
  CHECK(in_grid("slitherlink", "2 2\n3 .\n. 3") == "slitherlink\ncells\n2 2\n3 .\n. 3");
  CHECK(kind_of_typed("4 4\n1 2 . 4\n. . 1 .\n. 1 . .\n2 . . 1") == "sudoku/grid");
  CHECK(typed_in("sudoku", {}, "4 4\n1 2 . 4\n. . 3 .\n. 4 . .\n2 . . 1", "line") == "12.4..3..4..2..1");
}

TEST_CASE("typed: blocks of janko.at are read where the board is numbers", "[reading]") {
  const std::string rows = "[size]\n3\n[problem]\n- 3 -\n- - 0\n3 - -\n[solution]\n1 1 1\n1 1 1\n1 1 1\n[end]\n";
  CHECK(kind_of_typed("[begin]\n[genre]\nSlitherlink\n" + rows) == "grid/slitherlink");
  CHECK(in_grid("slitherlink", "[begin]\n[genre]\nSlitherlink\n" + rows) == "slitherlink\ncells\n. 3 .\n. . 0\n3 . .");
  CHECK(kind_of_typed("[problem]\n- 3 -\n- - 0\n3 - -\n") == "?grid/slitherlink grid/minesweeper grid/mosaic");
  CHECK(in_grid("nurikabe", "[genre]\nSlitherlink\n" + rows).starts_with("error: "));
  CHECK(kind_of_typed("[genre]\nHeyawake\n[problem]\n- 3\n- -\n[areas]\n1 1\n2 2\n") == "?");
  CHECK(reading::recognise("[genre]\nAbstract\n[problem]\n- 3\n- -\n").problem ==
        "the genre \"abstract\" of janko.at is not read yet");
}

TEST_CASE("typed: longer texts than people type are not looked at", "[reading]") {
  const std::string rows = "1 < .\n. .\n";
  CHECK(kind_of_typed(rows) == "grid/futoshiki");
  CHECK(kind_of_typed(rows + std::string(std::size_t{1} << 16, '\n')) == "?");
}

TEST_CASE("typed: a board is at most 128 cells wide and high", "[reading]") {
  const auto numberlink = [](std::size_t columns, std::size_t rows) {
    std::string text = "A" + std::string(columns - 2, '.') + "A\n";
    while (--rows > 0) text += std::string(columns, '.') + "\n";
    return kind_of_typed(text);
  };
  CHECK(numberlink(128, 2) == "?grid/numberlink");
  CHECK(numberlink(129, 2) == "?");
  CHECK(numberlink(3, 128) == "?grid/numberlink");
  CHECK(numberlink(3, 129) == "?");
}
