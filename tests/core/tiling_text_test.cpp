// The notation `tiling`: what is read, what is written, and errors with their places.
#include <string>
#include <vector>

#include "core/puzzles/tiling/layout.hpp"
#include "core/puzzles/tiling/notations.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/tiling_boards.hpp"

namespace tiling_text_test {

using namespace quadrille;
using namespace quadrille::test;
using tiling::Board;
using tiling::Grid;
using Strings = std::vector<std::string>;

namespace {

std::string text_of(const Board& board) {
  std::string text;
  tiling::notations[0].write(board, text);
  return text;
}

// What a text says once it is read and written again; or its error.
std::string again(const std::string& text) {
  const Strings texts = texts_or_errors("tiling", text);
  REQUIRE(texts.size() == 1);
  return texts[0];
}

std::string solution_of(const std::string& text) {
  const auto answers = ask("tiling", request_of(Question::solve, EngineChoice::dlx, text));
  REQUIRE(answers.size() == 1);
  return answers[0].kind == 'A' && !answers[0].solutions.empty() ? answers[0].solutions[0]
                                                                 : answers[0].verdict + answers[0].message;
}

std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  for (; times > 0; --times) all += text;
  return all;
}

}  // namespace

TEST_CASE("what is written of a tiling reads as the same tiling", "[tiling]") {
  Random random(5);
  for (int round = 0; round < rounds(2000); ++round) {
    const Board board = random_tiling(random);
    const std::string text = text_of(board);
    INFO(text);
    const Board read = tiling_of(text);
    CHECK(read == board);
    CHECK(read.layout->size() == board.layout->size());
    CHECK(text_of(read) == text);
  }
}

TEST_CASE("the one-line form is short for the full form", "[tiling]") {
  CHECK(again("2x3 I2 L4") == "grid square\nboard\n...\n...\npieces\nI2\nL4");
  CHECK(again("square 2x3 2xI2 *V3 *xI1 0..3xO4 rotate I3 fixed") ==
        "grid square\nboard\n...\n...\npieces\n2 I2\n* V3\n* I1\n0..3 O4 rotate\nI3 fixed");
  CHECK(again("2x2 2 I2") == again("2x2 2xI2"));
  CHECK(again("2x2 trominoes") == "grid square\nboard\n..\n..\npieces\nI3\nV3");
  CHECK(again("2x1x3 dominoes") == "grid cube\nboard\n...\n\n...\npieces\nI2");
  CHECK(again("hex 3x2 H2.1") == "grid hex\nboard\n. .\n . .\n. .\npieces\nH2.1");
  CHECK(again("hex 1x2 H2.1") == "grid hex\nboard\n. .\npieces\nH2.1");
  CHECK(again("triangle 1x3 T2.1") == "grid triangle\nboard\n...\npieces\nT2.1");
  CHECK(tiling_of("64x64 *I2").cells.size() == 4096);
  CHECK(tiling_of("hex 64x64 *H2.1").columns == 128);
  CHECK(tiling_of("16x16x16 *I2").cells.size() == 4096);
}

TEST_CASE("the example of the notation reads", "[tiling]") {
  const std::string text =
      "# a comment\n"
      "grid square                 # square, hex, triangle or cube\n"
      "board\n"
      "......                      # '.' to be covered\n"
      ".. ?..\n"
      "..A?a.\n"
      "\n"
      "pieces\n"
      "F                           # a piece of the catalogue\n"
      "2 L4\n"
      "0..3 V3\n"
      "* I2\n"
      "Q fixed                     # a drawn piece\n"
      "XX.\n"
      ".XX\n"
      "only\n"
      "a F Q\n"
      "placed\n"
      "F 1,2 1,3 2,1 2,2 3,2\n";
  CHECK(again(text) ==
        "grid square\nboard\n......\n.._?..\n..A?a.\npieces\nF\n2 L4\n0..3 V3\n* I2\nQ fixed\nXX.\n.XX\nonly\na F "
        "Q\nplaced\n"
        "F 1,2 1,3 2,1 2,2 3,2");
}

TEST_CASE("a drawing goes on to the next line that is no row of it", "[tiling]") {
  const std::string board = "board\n...\n...\npieces\n";
  CHECK(again(board + "Q\nXX\nX\nX") == again(board + "Q\nXX\nX.\nX."));  // begun, a lone X is a row
  CHECK(again(board + "Q\nX\nXX") == again(board + "Q free\nX.\nXX"));
  CHECK(again(board + "Q\nXX\n1 X") == "grid square\n" + board + "Q\nXX\n1 X");
  CHECK(again(board + "F\nX") == "grid square\n" + board + "F\n1 X");    // F and X are known
  CHECK(again(board + "X\nXX") == "grid square\n" + board + "1 X\nXX");  // a drawn piece with the name X
  CHECK(again(board + "F\nXX\n\nX") == "grid square\n" + board + "F\nXX\n1 X");
  CHECK(again(board + "Q\n..X\n.X ") == "grid square\n" + board + "Q\n.X\nX.");
  CHECK(again("grid cube\n" + board + "Q\nXX\n\n\n.X\nI2") == "grid cube\n" + board + "Q\nXX\n\n.X\nI2");
  CHECK(again("grid triangle\n" + board + "Q\n.X") == "grid triangle\n" + board + "Q\n.X");
}

TEST_CASE("pieces of the catalogue that are named twice add up", "[tiling]") {
  CHECK(again("2x3 I2 I2 2xI2") == "grid square\nboard\n...\n...\npieces\n4 I2");
  CHECK(again("2x3 I2 0..1xI2") == "grid square\nboard\n...\n...\npieces\n1..2 I2");
  CHECK(again("2x3 trominoes V3") == "grid square\nboard\n...\n...\npieces\nI3\n2 V3");
  CHECK(again("2x3 I2 *I2") == "grid square\nboard\n...\n...\npieces\n1..* I2");
}

TEST_CASE("several tilings follow each other in a text", "[tiling]") {
  const Strings texts =
      texts_or_errors("tiling",
                      "2x2 I2\nboard\n..\npieces\nI2\ngrid hex\nboard\n. .\npieces\nH2.1\n\nboard\n.\npieces\nI1\n"
                      "3x3 G\n1x2 I2");
  CHECK(texts == Strings{"grid square\nboard\n..\n..\npieces\nI2", "grid square\nboard\n..\npieces\nI2",
                         "grid hex\nboard\n. .\npieces\nH2.1", "grid square\nboard\n.\npieces\nI1",
                         "16:5: \"G\" is no piece that is known on the grid \"square\", and no drawing of it follows",
                         "grid square\nboard\n..\npieces\nI2"});
  CHECK(texts_or_errors("tiling", "").empty());
  CHECK(texts_or_errors("tiling", "\n# nothing\n\n").empty());
}

TEST_CASE("a solution is the drawing with a symbol a piece, then the cells of each", "[tiling]") {
  CHECK(solution_of("2x2 2xI2") == "AA\nBB\nA I2 1,1 1,2\nB I2 2,1 2,2");
  CHECK(solution_of("board\n._\n.?\npieces\nA\nXX") == "A_\nA?\nA A 1,1 2,1");
  CHECK(solution_of("2x1x1 *I1") == "A\n\nB\nA I1 1,1,1\nB I1 2,1,1");
  CHECK(solution_of("hex 2x2 2xH2.1") == "A A\n B B\nA H2.1 1,1 1,3\nB H2.1 2,2 2,4");
  // The first free symbol is taken, and B is a piece's own.
  CHECK(solution_of("board\n....\npieces\nI2\nB\nX\nI1") == "AABC\nA I2 1,1 1,2\nB B 1,3\nC I1 1,4");
  // More pieces than symbols: one that no neighbour has.
  const std::string many = solution_of("8x8 *I1");
  CHECK(many.substr(0, 71) == "ABCDEFGH\nIJKLMNOP\nQRSTUVWX\nYZabcdef\nghijklmn\nopqrstuv\nwxyz0123\n456789AB");
}

TEST_CASE("an error in a tiling is reported with its place", "[tiling]") {
  const std::string board = "board\n..\n..\npieces\n";
  const Strings expected[] = {
      {"foo",
       "1:1: \"foo\" does not begin a tiling; \"board\" does, a line such as \"grid hex\", or a size such as 6x10"},
      {"grid round\nboard", "1:6: \"round\" is no grid; grids are square, hex, triangle and cube"},
      {"grid hex cube", "1:10: \"cube\" is no grid; grids are square, hex, triangle and cube"},
      {"grid hex", "1:1: no \"board\" follows \"grid hex\""},
      {"board\n..", "1:1: no \"pieces\" follow the board"},
      {"pieces\nI2", "1:1: no \"board\" before \"pieces\""},
      {"board\n..\nonly", "3:1: no \"pieces\" before \"only\""},
      {board + "I2\nplaced\nonly",
       "7:1: \"only\" stands too late; sections are board, pieces, only and placed, each once "
       "and in this order"},
      {"board\n__\n\npieces\nI2", "1:1: the \"board\" has no cells"},
      {"board\n..%\npieces\nI2", "2:3: \"%\" is no cell; cells are \".\", \"?\", \"_\", a space or a letter"},
      {"board\n.é\npieces\nI2", "2:2: \"é\" is no cell; cells are \".\", \"?\", \"_\", a space or a letter"},
      {"board\n..\npieces", "3:1: there are no \"pieces\""},
      {"board\n.a\npieces\nI2", "2:2: no line under \"only\" says which pieces may cover \"a\""},
      {"board\n.A\npieces\nI2\nonly\nb I2", "2:2: no line under \"only\" says which pieces may cover \"A\""},
      {board + "I2\nonly\nab I2", "7:1: \"ab\" is no letter of the board"},
      {board + "I2\nonly\na I2\nA I2", "8:1: the letter \"A\" is explained twice"},
      {board + "I2\nonly\na", "7:1: no pieces follow the letter \"a\""},
      {board + "I2\nonly\na I2 I3", "7:6: \"I3\" is none of the pieces"},
      {board + "G7", "5:1: \"G7\" is no piece that is known on the grid \"square\", and no drawing of it follows"},
      {board + "2 Q fixed",
       "5:3: \"Q\" is no piece that is known on the grid \"square\", and no drawing of it follows"},
      {board + "Q\n..\n__", "5:1: the piece \"Q\" has no cells"},
      {board + "I2 twice",
       "5:4: \"twice\" is not understood; a piece is written [copies] name [fixed, rotate or free]"},
      {board + "3..2 I2", "5:6: \"I2\" is not understood; a piece is written [copies] name [fixed, rotate or free]"},
      {board + "1000001 I2", "5:9: \"I2\" is not understood; a piece is written [copies] name [fixed, rotate or free]"},
      {board + "XX", "5:1: a drawing without a name: a line with the piece's name comes before \"XX\""},
      {board + "Q\nX\nQ\nX", "7:1: a second piece has the name \"Q\""},
      {board + "I2\nI2\nXX", "6:1: a second piece has the name \"I2\""},
      {board + "I2\nI2 fixed", "6:1: a second piece has the name \"I2\""},
      {board + "1000000 I2\nI2", "6:1: there are more than 1000000 copies of \"I2\""},
      {board + "\x01Q\nX", "5:1: \"\\x01Q\" is no name of a piece: a name has no control characters"},
      {board + "I2\nplaced\nI3 1,1", "7:1: \"I3\" is none of the pieces"},
      {board + "I2\nplaced\nI2 1,1 1,3", "7:8: the cell \"1,3\" is outside the board"},
      {board + "I2\nplaced\nI2 1,1 0,1", "7:8: the cell \"0,1\" is outside the board"},
      {board + "I2\nplaced\nI2 1,1 1", "7:8: \"1\" is no cell; a cell is row,column, each from 1"},
      {board + "I2\nplaced\nI2 1,1,1", "7:4: \"1,1,1\" is no cell; a cell is row,column, each from 1"},
      {board + "I2\nplaced\nI2 1,1 1,", "7:8: \"1,\" is no cell; a cell is row,column, each from 1"},
      {board + "I2\nplaced\nI2 1,1", "7:1: the piece \"I2\" has 2 cells, not 1"},
      {board + "I2\nplaced\nI2 1,1 2,2", "7:1: the piece \"I2\" cannot cover these cells"},
      {board + "I2\nplaced\nI2 1,1 1,2\nI2 2,1 2,2", "8:1: more copies of \"I2\" are placed than there are"},
      {board + "2 I2\nplaced\nI2 1,1 1,2\nI2 1,2 2,2", "8:4: the cell \"1,2\" is covered already, in line 7"},
      {board + "2 I2\nplaced\nI2 1,1 1,1", "7:8: the cell \"1,1\" is covered already, in line 7"},
      {"grid cube\n" + board + "I2\nplaced\nI2 1,1 1,2",
       "8:4: \"1,1\" is no cell; a cell is layer,row,column, each from 1"},
      {"grid hex\nboard\n..\npieces\nH1.1",
       "2:1: the board has hexagons in row 1, column 2 and half a hexagon beside it: "
       "neighbours are two columns apart, and every second row is shifted by one"},
      {"grid hex\nboard\n.\npieces\nQ\nXX",
       "5:1: the piece has hexagons in row 1, column 2 and half a hexagon beside it: "
       "neighbours are two columns apart, and every second row is shifted by one"},
      {"6x10", "1:1: no pieces follow the board of \"6x10\""},
      {"0x4 I2", "1:1: a board of \"0x4\" has no cells"},
      {"cube 3x3 I2",
       "1:6: \"3x3\" is no size of a board on the grid \"cube\"; a cube has three numbers, all others two"},
      {"hex 3x3x3 I2",
       "1:5: \"3x3x3\" is no size of a board on the grid \"hex\"; a cube has three numbers, all others two"},
  };
  for (const Strings& row : expected) {
    INFO(row[0]);
    CHECK(again(row[0]) == row[1]);
  }
}

TEST_CASE("a tiling that is too large is refused before its memory is needed", "[tiling][limits]") {
  const auto code = [](const std::string& text) {
    const auto answers = ask("tiling", request_of(Question::solve, EngineChoice::dlx, text));
    REQUIRE(answers.size() == 1);
    return answers[0].kind == 'E' ? answers[0].code : answers[0].verdict;
  };
  for (const char* const text :
       {"65x1 I1", "1x65 I1", "17x1x1 I1", "1x17x1 I1", "1x1x17 I1", "1000x1000 I1", "hex 65x1 H1.1", "hex 1x65 H1.1",
        "triangle 65x1 T1.1", "99999999999x9 I2", "4294967297x1 I1",
        "99999999999999999999999999x99999999999999999999 I2", "18446744073709551617x1 I1"}) {
    INFO(text);
    CHECK(code(text) == "too-large");
  }
  for (const char* const text :
       {"64x1 *I1", "1x64 *I1", "16x1x1 *I1", "1x1x16 *I1", "hex 64x1 *H1.1", "hex 1x64 *H1.1"}) {
    INFO(text);
    CHECK(code(text) == "solved");
  }
  const std::string end = "\npieces\n* I1";
  CHECK(code("board\n" + std::string(64, '.') + end) == "solved");
  CHECK(code("board\n" + std::string(65, '.') + end) == "too-large");
  CHECK(code("board\n" + repeated(".\n", 64) + end) == "solved");
  CHECK(code("board\n" + repeated(".\n", 65) + end) == "too-large");
  CHECK(code("grid cube\nboard\n" + repeated(".\n\n", 16) + end) == "solved");
  CHECK(code("grid cube\nboard\n" + repeated(".\n\n", 17) + end) == "too-large");
  CHECK(code("board\n" + repeated(std::string(1000, '.') + "\n", 1000) + end) == "too-large");
  // Places behind the last cell do not count.
  CHECK(code("board\n." + std::string(100, '_') + "\n" + repeated("_\n", 100) + end) == "solved");
}

TEST_CASE("pieces that are too many or too large are refused", "[tiling][limits]") {
  const auto drawn = [](std::size_t kinds) {
    std::string text = "board\n.\npieces\n* I1\n";
    for (std::size_t i = 1; i < kinds; ++i) text += "0..1 Q" + std::to_string(i) + "\nXX\n";
    return text;
  };
  CHECK(tiling_of(drawn(tiling::most_kinds)).kinds.size() == tiling::most_kinds);
  CHECK(again(drawn(tiling::most_kinds + 1)).find("there are more than 1024 kinds of pieces") != std::string::npos);
  const std::string board = "board\n.\npieces\n* I1\nQ\n";
  CHECK(tiling_of(board + repeated(std::string(64, 'X') + "\n", 64)).kinds[1].shape.size() == 4096);
  CHECK(again(board + repeated(std::string(64, 'X') + "\n", 64) + "X").find("is too large: at most 4096 cells") !=
        std::string::npos);
  CHECK(again(board + std::string(70000, '.') + "X").find("is too large") != std::string::npos);
  // 64×64 cells and 513 kinds of one cell have more than 2²¹ placements.
  const auto monominoes = [](std::size_t kinds) {
    std::string text = "board\n" + repeated(std::string(64, '.') + "\n", 64) + "pieces\n";
    for (std::size_t i = 0; i < kinds; ++i) text += "Q" + std::to_string(i) + "\nX\n";
    return text;
  };
  CHECK(tiling_of(monominoes(512)).layout->size() == tiling::Layout::most_placements);
  CHECK(again(monominoes(513)).find("too many placements") != std::string::npos);
  // 1,024 pieces of 1,024 cells in 33×33 places each have more than 2²³ cells.
  std::string large = "board\n" + repeated(std::string(64, '.') + "\n", 64) + "pieces\n";
  for (std::size_t i = 0; i < 8; ++i)
    large += "Q" + std::to_string(i) + "\n" + repeated(std::string(32, 'X') + "\n", 32);
  CHECK(again(large).find("too many placements") != std::string::npos);
}

TEST_CASE("a board and pieces on which the search for placements would take long are refused",
          "[long][tiling][limits]") {
  // Every 32×32 square has a hole in it, which is met after half of its cells on average.
  std::string board = "board\n";
  for (int row = 0; row < 64; ++row) {
    board += std::string(64, '.') + "\n";
    if (row % 32 == 31) board[board.size() - 2] = board[board.size() - 34] = '_';
  }
  const auto squares = [&](int kinds) {
    std::string text = board + "pieces\n* I1\n";
    for (int kind = 0; kind < kinds; ++kind)
      text +=
          "Q" + std::to_string(kind) + "\n" + repeated(std::string(32, 'X') + "\n", 31) + std::string(31, 'X') + "\n";
    return text;
  };
  CHECK(tiling_of(squares(10)).kinds.size() == 11);
  CHECK(again(squares(100)).find("too many placements") != std::string::npos);
}

TEST_CASE("sets that are named again and again cost no time, and too many names are refused", "[tiling][limits]") {
  CHECK(tiling_of("1x1" + repeated(" I1", tiling::most_names)).kinds[0].low == tiling::most_names);
  CHECK(again("1x1" + repeated(" I1", tiling::most_names + 1)).find("named too often") != std::string::npos);
  CHECK(tiling_of("8x8" + repeated(" heptominoes", 500)).kinds.size() == 108);
  std::string text = "board\n....\npieces\n";
  for (int number = 1; number <= 108; ++number) text += "0..1 P7." + std::to_string(number) + "\n";
  CHECK(text_of(tiling_of(text)) == "grid square\n" + text.substr(0, text.size() - 1));
}

TEST_CASE("pieces that fall apart, or that have more cells than the board, are noted with the answer", "[tiling]") {
  const auto note_of = [](const std::string& text) {
    return ask("tiling", request_of(Question::check, EngineChoice::automatic, text))[0].note;
  };
  CHECK(note_of("6x10 pentominoes").empty());
  CHECK(note_of("board\n....\npieces\nQ\nX.X\n2 I1\n") == "the piece \"Q\" falls apart");
  CHECK(note_of("2x2 2xI2").empty());
  CHECK(note_of("2x2 3xI2") == "the pieces have at least 6 cells, more than the board with 4");
  CHECK(note_of("board\n.\npieces\nQ\nX.X\n") ==
        "the piece \"Q\" falls apart; the pieces have at least 2 cells, more than the board with 1");
}

}  // namespace tiling_text_test
