// Boards of digits in forms that no notation has: the same board, written as people and programs write it, is the same
// text in a notation. More forms are in tests/wasm/importing.test.js, and real texts in tests/data/imports.jsonl.
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/recognise.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

using namespace quadrille;
using reading::recognise;
using reading::Recognition;

namespace {

// From Wikipedia's article on Sudoku.
const std::string board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// The rows of the board with this blank, and these signs between cells and behind rows.
std::string rows_with(std::string_view blank, std::string_view between, std::string_view before = {},
                      std::string_view behind = "\n") {
  std::string text;
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    text += cell % 9 == 0 ? before : between;
    if (board[cell] == '.') {
      text += blank;
    } else {
      text += board[cell];
    }
    if (cell % 9 == 8) text += behind;
  }
  return text;
}

// The text that is asked about, with its puzzle before it; "-" without a reading.
std::string read_as(std::string_view text) {
  const Recognition found = recognise(text);
  if (found.readings.empty()) return "-";
  const std::string_view other = found.text_of(0);
  return std::string(found.readings[0].puzzle) + ' ' + std::string(other.empty() ? text : other);
}

std::string problem_of(std::string_view text) { return recognise(text).problem; }

}  // namespace

TEST_CASE("pasted: a board in rows, tables, lists and JSON is the board") {
  const std::string right = "sudoku " + board;
  CHECK(read_as(rows_with("_", "")) == right);
  CHECK(read_as(rows_with("x", " ")) == right);
  CHECK(read_as(rows_with("0", ",")) == right);
  CHECK(read_as(rows_with("", ",")) == right);
  CHECK(read_as(rows_with(" ", "")) == right);
  CHECK(read_as(rows_with("", "\t")) == right);
  CHECK(read_as(rows_with("_", " | ", "| ", " |\n")) == right);
  CHECK(read_as("board = [\n" + rows_with("0", ", ", "  [", "],  # a row\n") + "]") == right);
  CHECK(read_as("int grid[9][9] = {" + rows_with("0", ",", "{", "},\n") + "};") == right);
  CHECK(read_as("{\"puzzle\": \"" + board + "\", \"solution\": 1}") == right);
  CHECK(read_as("１２３４\n□□１２\n............\n") == "-");
  CHECK(read_as("１２｜３４\n・・") == "-");
  CHECK(read_as("https://example.org/play?puzzle=" + board) == right);
  CHECK(read_as("8%201%205%208%206%203%207%202%204") == "queens 8 1 5 8 6 3 7 2 4");
  CHECK(read_as("Grid 01\n" + rows_with("0", "")) == right);
}

TEST_CASE("pasted: what was filled in and marked is apart from the givens") {
  const std::string hodoku = ":0702:9:+5" + board.substr(1) + ":113 213::";
  CHECK(read_as(hodoku) == "sudoku ." + board.substr(1));
  CHECK(recognise(hodoku).entries == "0:5");
  CHECK(recognise(hodoku).marks.starts_with("2:4 3:26 5:2468 6:1489 7:1249 8:248 "));
  const Recognition saved =
      recognise("pzprv3/sudoku/4/. 1 . . /. . . 2 /3 . . . /. . 3 . /2 . 4 3 /. . . . /. . . . /. . . . /");
  CHECK(saved.texts == std::vector<std::string>{".1.....23.....3."});
  CHECK(saved.entries == "0:2 2:4 3:3");
  CHECK(filled_text(saved, 0) == "2143...23.....3.");
  const Recognition sums = recognise("pzprv3/kakuro/1/2/0 3 4 /7,0 . . /1 2 /");
  CHECK(sums.texts == std::vector<std::string>{"# 3\\ 4\\\n\\7 . ."});
  CHECK(sums.entries == "4:1 5:2");
  CHECK(filled_text(sums, 0) == "# 3\\ 4\\\n\\7 1 2");
}

TEST_CASE("pasted: a board without square boxes is a variant, and one that may be of another puzzle is asked about") {
  CHECK(read_as("2\n3\n..1..3\n......\n....2.\n26....\n...3..\n3..1.2") ==
        "variant .Shape~6x6.~R1C3_1~R1C6_3~R3C5_2~R4C1_2~R4C2_6~R5C4_3~R6C1_3~R6C4_1~R6C6_2");
  const Recognition found = recognise("x x 1\nx 0 x\n");
  CHECK(found.readings.empty());
  CHECK(
      !recognise("\"x\",\"1\",\"x\",\"x\"\n\"x\",\"x\",\"0\",\"x\"\n\"0\",\"x\",\"x\",\"x\"\n\"x\",\"x\",\"1\",\"x\"\n")
           .is_sure);
}

TEST_CASE("pasted: what is almost a board says which line is wrong") {
  std::string rows = rows_with(".", "");
  rows.erase(35, 1);
  CHECK(problem_of(rows) == "line 4, column 1: the row \"8...6..3\" has 8 cells; the other rows have 9");
  CHECK(problem_of(rows_with("0", "").substr(0, 79)) ==
        "line 8, column 1: the board ends after 8 rows of 9 cells; it needs 9 rows");
  CHECK(problem_of(board.substr(1)) == "line 1, column 1: this line has 80 cells; a board of 9×9 has 81");
  std::string strange = rows_with(".", "");
  strange[35] = '@';
  CHECK(problem_of(strange) == "line 4, column 6: \"@\" is neither 1 to 9 nor a blank (. 0 - _ *)");
  CHECK(problem_of("Please solve this for me").empty());
}

TEST_CASE("pasted: a link among sentences is the puzzle, and what it is not is said") {
  CHECK(read_as("Try this one: <https://puzz.link/p?slither/4/4/dgd2c>!") ==
        "grid https://puzz.link/p?slither/4/4/dgd2c");
  CHECK(problem_of("See https://tinyurl.com/2abc for it.").find("copy the long address") != std::string::npos);
  CHECK(problem_of("\x89PNG\r\n\x1a\n").find("a picture") != std::string::npos);
  CHECK(problem_of("%PDF-1.7").find("a PDF document") != std::string::npos);
}

TEST_CASE("pasted: JSON whose regions are not the usual boxes is refused by the name of their list") {
  std::string usual, swapped;
  for (std::size_t cell = 0; cell < 81; ++cell)
    usual += (usual.empty() ? "" : ",") + std::to_string(cell / 27 * 3 + cell % 9 / 3);
  swapped = usual;
  std::swap(swapped[4], swapped[6]);  // the boxes of the third and the fourth cell
  const std::string grid = "{\"grid\": [" + rows_with("0", ",", "[", "],");
  const auto json = [&](const std::string& regions) {
    return grid.substr(0, grid.size() - 1) + "], \"regions\": [" + regions + "]}";
  };
  CHECK(read_as(json(usual)) == "sudoku " + board);
  CHECK(problem_of(json(swapped)).find("\"regions\"") != std::string::npos);
}

TEST_CASE("pasted: a Kakuro with any signs for its clues is one") {
  const std::string right = "kakuro typed";
  for (const std::string_view text : {"X,X,(14/0),(21/0)\nX,(3/0),.,.\n(0/7),.,.,.\n(0/4),.,.,X",
                                      "3,3\n*,C17,C7\nF18,?,?\nF6,?,?", "    :  23: 30:\n:16   _   _\n:11   _   _\n"}) {
    const Recognition found = recognise(text);
    REQUIRE(found.readings.size() == 1);
    CHECK(std::string(found.readings[0].puzzle) + ' ' + std::string(found.readings[0].format) == right);
  }
}

TEST_CASE("pasted: a long text of any sign is answered") {
  for (const std::string_view unit :
       {"0 ", "|", "[",  "|[", "{\"a\":", "a |",   "1,", "((",  "\"", "|-|", "http://a/?", "\\",   "1 2 3 4\n",
        ".",  " ", "/*", "'",  "~R1C1",   "# a\n", ">",  "?a/", ":a", "+5",  "#=~",        "www.", "%41"}) {
    std::string text;
    while (text.size() < test::rounds(90'000u)) text += unit;
    const Recognition found = recognise(text);
    CHECK(found.texts.size() <= found.readings.size());
  }
}

TEST_CASE("pasted: a game of Solo is a Sudoku, or a variant with its cages, diagonals and blocks") {
  CHECK(read_as("solo 2x2:a1_2b3c4e5a") == "-");  // 5 is too large
  CHECK(read_as("solo 2x2:a1_2b3c4f") == "sudoku .12..3...4......");
  CHECK(read_as("https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#2x2:a1_2b3c4f") ==
        "sudoku .12..3...4......");
  CHECK(read_as("solo 2x2x:a1_2b3c4f").find(".Diagonal~1.Diagonal~-1.~R1C2_1") != std::string::npos);
  // Blocks of two rows and three columns are the usual ones; of three rows and two columns they are not.
  CHECK(read_as("solo 2x3:1zi") == "variant .Shape~6x6.~R1C1_1");
  CHECK(read_as("solo 3x2:1zi").starts_with("variant .Shape~6x6.NoBoxes.Jigsaw~AABBCCAABBCCAABBCC"));
  CHECK(problem_of("solo 2x2k:p,l").find("before its regions are complete") != std::string::npos);
  CHECK(read_as("SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\n"
                "PARAMS  :3:2x2\nCPARAMS :3:2x2\nDESC    :11:a1_2b3c4f\n") == "sudoku .12..3...4......");
}
