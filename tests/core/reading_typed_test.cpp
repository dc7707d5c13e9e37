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
  CHECK(kind_of_typed("A B B\nA C C") == "?grid/norinori");
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
  CHECK(kind_of_typed("1,,,\n,,3,\n,4,,\n,,,2") == "?sudoku/line");
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

TEST_CASE("typed: clues may stand around a board, with rules between or without", "[reading]") {
  const std::string four =
      "skyscrapers\ntop\n2 1 .\nbottom\n1 2 2\nleft\n2 . 1\nright\n1 2 3\ncells\n. . .\n. 3 .\n. . .";
  const std::string_view sky[] = {"  2 1 0\n2 . . . 1\n0 . 3 . 2\n1 . . . 3\n  1 2 2",
                                  "  |2 1 0|\n--+-----+--\n2 |. . .|1\n0 |. 3 .|2\n1 |. . .|3\n--+-----+--\n  |1 2 2|",
                                  "# 2 1 . #\n2 . . . 1\n. . 3 . 2\n1 . . . 3\n# 1 2 2 #"};
  for (const std::string_view text : sky) {
    INFO(text);
    CHECK(kind_of_typed(text) == "?grid/skyscrapers");
    CHECK(in_grid("skyscrapers", std::string(text)) == four);
  }
  CHECK(kind_of_typed("|\n|\n| |\n||") == "?");  // rules alone
  // A number above the side outside or inside, a corner that is a number, a row too short, names of rows and columns.
  for (const std::string_view other :
       {"  2 1 0\n2 . . . 1\n0 . 3 . 2\n1 . . . 4\n  1 2 2", "  2 1 0\n2 . . . 1\n0 . 4 . 2\n1 . . . 3\n  1 2 2",
        "1 2 1 0 .\n2 . . . 1\n0 . 3 . 2\n1 . . . 3\n# 1 2 2 #", "  2 1 0\n2 . . . 1\n0 . 3 . 2\n1 . . .\n  1 2 2",
        "  1 2 3\n1 . . .\n2 . 3 .\n3 . . ."}) {
    INFO(other);
    CHECK(kind_of_typed(other).find("skyscrapers") == std::string::npos);
  }
  const std::string tents = "tents\ntop\n1 0 1\nleft\n1 0 1\ncells\n. T .\n. . .\n. T .";
  for (const std::string_view text : {".T. 1\n... 0\n.T. 1\n101", "  1 0 1\n1 . T .\n0 . . .\n1 . T .",
                                      ". T . 1\n. . . 0\n. T . 1\n1 0 1 x", "- 1 0 1\n1 - 🌲 -\n0 - - -\n1 - 🌲 -"}) {
    INFO(text);
    CHECK(kind_of_typed(text) == "?grid/tents");
    CHECK(in_grid("tents", std::string(text)) == tents);
  }
  CHECK(kind_of_typed(". T . 3\n. . . 0\n. T . 1\n1 0 1").find("tents") == std::string::npos);
  CHECK(in_grid("kakurasu", ". . 2\n. . 3\n1 3") == "kakurasu\ntop\n1 3\nleft\n2 3\ncells\n. .\n. .");
  CHECK(kind_of_typed(". . 2\n. . 4\n1 3") == "?");
  // Low sums may also be those of a doppelblock, a kind.
  const reading::Recognition low = reading::recognise(". . . . 3\n. . . . 0\n. . . . 2\n. . . . 1\n1 3 2 0");
  REQUIRE(low.readings.size() == 2);
  CHECK(low.readings[0] == reading::Reading{"grid", "kakurasu"});
  CHECK(low.text_of(1) == "doppelblock\ntop\n1 3 2 0\nleft\n3 0 2 1\ncells\n. . . .\n. . . .\n. . . .\n. . . .");
  std::string ships = ". . S . . . . . 4\n";
  for (const char* row : {"3", "1", "2", "4", "1", "3", "2"}) ships += std::string(". . . . . W . . ") + row + '\n';
  ships += "4 1 3 2 1 4 2 3";
  CHECK(kind_of_typed(ships) == "?grid/battleships");
  CHECK(in_grid("battleships", ships).starts_with("battleships\nfleet 4 3 3 2 2 2 1 1 1 1\ntop\n4 1 3 2 1 4 2 3\n"));
  ships.back() = '2';  // not the usual fleet
  CHECK(kind_of_typed(ships).find("battleships") == std::string::npos);
}

TEST_CASE("typed: letters and signs stand for colours, walls and what is unknown", "[reading]") {
  CHECK(kind_of_typed("W . . B\n. . B .\n. W . .\nB . . W") == "?grid/masyu grid/yinyang grid/binairo");
  CHECK(kind_of_typed("W . B\n. W B\n. W .") == "?grid/masyu grid/yinyang");
  CHECK(in_grid("binairo", "W . . B\n. . B .") == "binairo\ncells\n0 . . 1\n. . 1 .");
  CHECK(in_grid("masyu", "w..b\n..B.") == "masyu\ncells\no . . #\n. . # .");
  CHECK(in_grid("yinyang", "○ . . ●\n. . ● .") == "yinyang\ncells\no . . #\n. . # .");
  CHECK(in_grid("minesweeper", "1 2 ? 1\n? 3 ? 2") == "minesweeper\ncells\n1 2 . 1\n. 3 . 2");
  CHECK(kind_of_typed("1 2 ? 1\n? 3 ? 2") == "?grid/minesweeper");
  CHECK(in_grid("binairo", "x1xx\nxx0x") == "binairo\ncells\n. 1 . .\n. . 0 .");
  CHECK(kind_of_typed("x1xx\nxx0x\n0xxx") == "?");
  CHECK(kind_of_typed(". # .\n1 . .\n. . #") == "?grid/akari grid/shakashaka grid/str8ts");
  CHECK(in_grid("akari", ". # .\n1 . .\n. . #") == "akari\ncells\n. # .\n#1 . .\n. . #");
  CHECK(kind_of_typed(". # .\n. . #") == "?grid/grid grid/akari");
  CHECK(in_grid("tapa", "1,3 . .\n. . 2") == "tapa\ncells\n13 . .\n. . 2");
  CHECK(kind_of_typed("S . . M\n. S . .") == "?grid/grid");
  CHECK(reading::recognise("S . . M\n. S . .").text_of(0) == "tango\ncells\no . . x\n. o . .");
}

TEST_CASE("typed: lists of texts, as programs have them, are boards of what they say", "[reading]") {
  const std::string lists = "board = [\n  ['W', ' ', ' ', 'B'],\n  [' ', ' ', 'B', ' '],\n]";
  CHECK(kind_of_typed(lists) == "?grid/masyu grid/yinyang grid/binairo");
  CHECK(reading::recognise(lists).text_of(0) == "W . . B\n. . B .\n");
  CHECK(kind_of_typed("[['A', 'A', 'B'], ['C', 'A', 'B'], ['C', 'C', 'B']]") == "?grid/starbattle grid/norinori");
  CHECK(kind_of_typed("[['00', '00', '01', '01'], ['02', '00', '01', '01'], ['02', '02', '02', '03'], ['02', '03', "
                      "'03', '03']]")
            .starts_with("?grid/starbattle"));
  // What is no number is no blank cell of a Sudoku.
  CHECK(kind_of_typed("[['C', 'D', 'D', 'X'], ['D', 'C', 'D', 'X'], ['C', 'D', 'D', 'C'], ['D', 'D', 'D', 'Z']]") ==
        "?");
  CHECK(kind_of_typed("3 4\n.T.. 1\n.... 0\n...T 1\n1 0 1 0") == "?grid/tents");
}

TEST_CASE("typed: regions may stand alone, or above a board of numbers", "[reading]") {
  CHECK(in_grid("starbattle", "AAB\nCAB\nCCB") == "starbattle\nstars 1\nregions\nA A B\nC A B\nC C B");
  CHECK(kind_of_typed("ABA\nCAB\nCCB") == "?");  // not in one piece
  CHECK(kind_of_typed("1 1 2 2\n1 3 2 2\n3 3 3 4\n3 4 4 4").starts_with("?grid/starbattle "));
  const std::string two = "AABB\nACCB\nDDCE\nDDEE\n\n1...\n....\n...2\n....";
  CHECK(kind_of_typed(two) == "?grid/suguru grid/ripple grid/heyawake grid/country");
  CHECK(in_grid("suguru", two) ==
        "suguru\ncells\n1 . . .\n. . . .\n. . . 2\n. . . .\nregions\nA A B B\nA C C B\nD D C E\nD D E E");
  CHECK(kind_of_typed("AABB\nACCB\nDDCE\nDDEE\n\n5...\n....\n...2\n....").find("suguru") == std::string::npos);
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

TEST_CASE("typed: a line of numbers may be the clues around a board, from its corner on clockwise", "[reading]") {
  const reading::Recognition found = reading::recognise("0,0,2,1,3,0,0,2,0,1,0,4,0,2,0,3");
  REQUIRE(found.readings.size() > 1);
  CHECK(!found.is_sure);
  CHECK(found.readings[0] == reading::Reading{"grid", "skyscrapers"});
  CHECK(test::texts_or_errors("grid", "[0, 0, 2, 1, 3, 0, 0, 2, 0, 1, 0, 4, 0, 2, 0, 3]", "grid", "skyscrapers") ==
        std::vector<std::string>{"skyscrapers\ntop\n. . 2 1\nbottom\n4 . 1 .\nleft\n3 . 2 .\nright\n3 . . 2\n"
                                 "cells\n. . . .\n. . . .\n. . . .\n. . . ."});
  // A Sudoku without blanks, and a number above the side.
  CHECK(!reading::recognise("1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1").is_sure);
  CHECK(reading::recognise("0,0,2,1,3,0,0,2,0,1,0,5,0,2,0,3").readings.empty());
}

TEST_CASE("typed: walls alone may be those of several puzzles, and are asked about", "[reading]") {
  for (const char* text : {"[['#', '#', ' ', ' '], ['#', ' ', ' ', ' '], [' ', ' ', ' ', '#'], [' ', ' ', '#', '#']]",
                           "##..\n#...\n...#\n..##"}) {
    const reading::Recognition found = reading::recognise(text);
    INFO(text);
    CHECK(!found.is_sure);
    CHECK(std::count(found.readings.begin(), found.readings.end(), reading::Reading{"grid", "akari"}) == 1);
    CHECK(std::any_of(found.texts.begin(), found.texts.end(),
                      [](const std::string& each) { return each.starts_with("simpleloop\ncells\n# # . ."); }));
  }
}

TEST_CASE("typed: full boards of 8x8 are asked about", "[reading]") {
  std::string text;
  for (int row = 0; row < 8; ++row)
    for (int column = 0; column < 8; ++column)
      text += std::to_string((row % 2 * 4 + row / 2 + column) % 8 + 1) + (column == 7 ? "\n" : " ");
  const reading::Recognition found = reading::recognise(text);
  CHECK(!found.is_sure);
  CHECK(std::count(found.readings.begin(), found.readings.end(), reading::Reading{"variant", "iss"}) == 1);
  text[14] = text[0];  // twice in the first row
  CHECK(reading::recognise(text).readings.at(0) == reading::Reading{"grid", "hitori"});
}

TEST_CASE("typed: a file of PencilBox has its rows and columns in a line each, and says no genre", "[reading]") {
  const reading::Recognition found = reading::recognise("2\n3\n. 3 .\n2 . 0\n. . .\n");
  CHECK(found.readings.empty());  // a row too many
  const reading::Recognition board = reading::recognise("2\n3\n. 3 .\n2 . 0\n");
  REQUIRE(!board.readings.empty());
  CHECK(board.readings[0] == reading::Reading{"grid", "slitherlink"});
  CHECK(board.text_of(0) == "slitherlink\ncells\n. 3 .\n2 . 0");
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
