// Queens' notations `spoj1771` and `drawing`: reading, writing, and the place of every error.
#include <string>
#include <vector>

#include "core/catalog.hpp"
#include "core/puzzles/queens/queens.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/pieces.hpp"
#include "tests/core/queens_boards.hpp"

namespace queens_text_test {

using namespace quadrille;
using namespace quadrille::test;
using namespace quadrille::test::queens_boards;

namespace {

// Every board of a text as it is written again; errors as "line:column: message".
std::vector<std::string> boards_of(const std::string& text) { return texts_or_errors("queens", text, "spoj1771"); }

using Boards = std::vector<std::string>;

}  // namespace

TEST_CASE("spoj1771: one board on each line, and blank lines and extra spaces are ignored") {
  const Boards both = {"4 0 0 0 0", "8 2 0 0 0 4 0 0 0"};
  REQUIRE(boards_of(read_file("tests/data/queens/spoj1771.txt")) == both);
  REQUIRE(boards_of("4 0 0 0 0\r\n8 2 0 0 0 4 0 0 0") == both);
  REQUIRE(boards_of("\xEF\xBB\xBF\n  4\t0 0  0 00 \n \t\n008 2 0 0 0 4 0 0 0\n\n") == both);
  REQUIRE(boards_of("").empty());
  REQUIRE(boards_of("\n \r\n").empty());
  REQUIRE(boards_of("1 1\n1 0") == Boards{"1 1", "1 0"});
}

TEST_CASE("spoj1771: the judge's samples have the judge's answers") {
  const auto answers = ask("queens", request_of(Question::solve, EngineChoice::automatic,
                                                "4 0 0 0 0\n8 2 0 0 0 4 0 0 0\n3 0 0 0\n4 1 1 0 0\n"));
  REQUIRE(answers.size() == 4);
  const std::string first = answers[0].solutions.at(0);
  REQUIRE((first == "2 4 1 3" || first == "3 1 4 2"));
  REQUIRE(queens::obeys(board_of("8 2 0 0 0 4 0 0 0"), board_of("8 " + answers[1].solutions.at(0))));
  REQUIRE(answers[2].verdict == "none");
  REQUIRE(answers[3].verdict == "none");
  REQUIRE(queens::notations[0].judge.none == "No answer find");
}

TEST_CASE("spoj1771: a partial answer has 0 in a row without a queen") {
  const auto job = open_job("queens", request_of(Question::count, EngineChoice::dlx, "5 0 0 0 0 3\n"));
  REQUIRE(job->partial() == "");
  job->step({.nodes = 2});
  const std::string partial = job->partial();
  REQUIRE(partial.size() == 9);
  REQUIRE(partial.substr(7) == " 3");
  REQUIRE(partial.find('0') != std::string::npos);
}

TEST_CASE("spoj1771: errors have their place, and the next line is read") {
  const auto fault = [](const std::string& line) {
    const Boards boards = boards_of(line + "\n4 0 0 0 0\n");
    REQUIRE(boards.size() == 2);
    REQUIRE(boards[1] == "4 0 0 0 0");
    return boards[0];
  };
  REQUIRE(fault("0") == "1:1: \"0\" is too small; a board has at least 1 row");
  REQUIRE(fault("four 0 0 0 0") ==
          "1:1: \"four\" is not a number of rows; a line is N and then N columns, 0 for an empty row");
  REQUIRE(fault("-4 0 0 0 0") ==
          "1:1: \"-4\" is not a number of rows; a line is N and then N columns, 0 for an empty row");
  REQUIRE(fault("4. 0 0 0 0") ==
          "1:1: \"4.\" is not a number of rows; a line is N and then N columns, 0 for an empty row");
  REQUIRE(fault("4") == "1:2: the line ends after 0 columns; a board of 4 rows needs 4");
  REQUIRE(fault("4 0 0 0 ") == "1:9: the line ends after 3 columns; a board of 4 rows needs 4");
  REQUIRE(fault("4 0 0 0 0 0") == "1:11: \"0\" follows the 4 columns of a board of 4 rows");
  REQUIRE(fault("  4 0 5 0 0") == "1:7: \"5\" is not a column of a board of 4 rows");
  REQUIRE(fault("4 0 18446744073709551617 0 0") ==
          "1:5: \"18446744073709551617\" is not a column of a board of 4 rows");
  REQUIRE(fault("4 0 -1 0 0") ==
          "1:5: \"-1\" is not a column; a board of 4 rows has columns 1 to 4, and 0 means an empty row");
  REQUIRE(fault("4 0 +1 0 0") ==
          "1:5: \"+1\" is not a column; a board of 4 rows has columns 1 to 4, and 0 means an empty row");
  REQUIRE(fault("4 0 é 0 0") ==
          "1:5: \"é\" is not a column; a board of 4 rows has columns 1 to 4, and 0 means an empty row");
  REQUIRE(fault("4 é 0 x 0") ==
          "1:3: \"é\" is not a column; a board of 4 rows has columns 1 to 4, and 0 means an empty row");
  REQUIRE(fault(std::string("4 0 0 0 \0", 9)) ==
          "1:9: \"\\x00\" is not a column; a board of 4 rows has columns 1 to 4, and 0 means an empty row");
}

TEST_CASE("spoj1771: a board above the stated largest size is too large, also with huge numbers") {
  for (const std::string rows : {"2001", "1000000000", "99999999999999999999999"}) {
    const auto answers = convert("queens", rows + " 0 0 0\n1 0\n");
    REQUIRE(answers.size() == 2);
    REQUIRE(answers[0].kind == 'E');
    REQUIRE(answers[0].code == "too-large");
    REQUIRE(answers[0].message == "\"" + rows + "\" rows are too many: a board may have 2000");
    REQUIRE(answers[1].kind == 'T');
  }
  REQUIRE(convert("queens", text_of(empty_board(queens::largest_side))).at(0).kind == 'T');
}

TEST_CASE("spoj1771: a board that is written and read again is the same") {
  Random random(5);
  for (int i = 0; i < 500; ++i) {
    const std::size_t side = 1 + random.below(40);
    const queens::Board board = random_board(random, side, random.below(2 * side), true);
    REQUIRE(board_of(text_of(board)).columns == board.columns);
    REQUIRE(boards_of(text_of(board)) == Boards{text_of(board)});
  }
}

TEST_CASE("spoj1771: a text has the same answers wherever it is split") {
  const std::string text = "4 0 0 0 0\r\n\n8 2 0 0 0 4 0 0 0\nx\n3 0 0 0\n12 0 0 0";
  require_same_detection("queens", text);
  Request request = request_of(Question::check, EngineChoice::automatic, text);
  request.format = "spoj1771";
  require_same_answers_when_cut("queens", request);
}

TEST_CASE("drawing: every usual sign of an empty square is read, on both sides of a queen, with and without blanks") {
  // The eight queens of a public sample, five of whose rows are empty.
  const Boards board = {"8 2 7 0 0 8 0 1 0"};
  const std::string drawn = ".Q......\n......Q.\n........\n........\n.......Q\n........\nQ.......\n........\n";
  for (const char* queen : {"Q", "♕", "♛"}) {
    for (const char* empty : {".", "_", "-", "*", "#", "+", "·", "□", "■", "⬜", "⬛"}) {
      for (const char* blank : {"", " ", "\t "}) {
        std::string text;
        for (const char c : drawn) text += c == '\n' ? "\r\n" : (c == 'Q' ? queen : empty) + std::string(blank);
        REQUIRE(boards_of(text) == board);
        REQUIRE(boards_of("\xEF\xBB\xBF\n" + text + "\n\n" + text) == Boards{board[0], board[0]});
      }
    }
  }
  // Zeros are empty squares where a queen or another sign follows, or where the notation is named.
  CHECK(boards_of("0000\n0Q00\nQ000\n0000") == Boards{"4 0 2 1 0"});
  CHECK(boards_of("0 0 0 0\n0 Q 0 0\n0 0 0 0\n0 0 0 0") == Boards{"4 0 2 0 0"});
  CHECK(boards_of("0 0").at(0).find("\"0\" is too small") != std::string::npos);
  Request zeros = request_of(Question::convert, EngineChoice::automatic, "0 0\n0 0");
  zeros.format = "drawing";
  zeros.to = "spoj1771";
  CHECK(ask("queens", zeros).at(0).text == "2 0 0");
}

TEST_CASE("drawing: stars are the queens of a board without Q, and else empty squares") {
  // A sample of a judge that asks whether eight queens attack each other: r3c5 and r6c8 do.
  const std::string kattis = "*.......\n..*.....\n....*...\n......*.\n.*......\n.......*\n.....*..\n...*....\n";
  CHECK(boards_of(kattis) == Boards{"8 1 3 5 7 2 8 6 4"});
  const auto answers =
      ask("queens", request_of(Question::solve, EngineChoice::automatic, kattis + "\n.Q*.\n*...\n....\n....\n"));
  REQUIRE(answers.size() == 2);
  CHECK(answers[0].verdict == "none");
  CHECK(answers[0].note == "each * was read as a queen, because no square has another sign of one");
  CHECK(answers[1].note.empty());
  CHECK(boards_of("*Q**\n****\n****\n****") == Boards{"4 2 0 0 0"});
  CHECK(boards_of(".Q*.\n....\n....\n....") == Boards{"4 2 0 0 0"});
  CHECK(boards_of("****\n****\n****\n****") == Boards{"4 0 0 0 0"});
  CHECK(boards_of("*.*.\n....\n....\n....").at(0).find("1:3: a second queen in one row") == 0);
}

TEST_CASE("drawing: an answer is a drawing, and a board that is written and read again is the same") {
  const auto answers = ask("queens", request_of(Question::list, EngineChoice::automatic, ".Q..\n....\n....\n...."));
  REQUIRE(answers.at(0).solutions == std::vector<std::string>{".Q..\n...Q\nQ...\n..Q."});
  Random random(7);
  for (int i = 0; i < 200; ++i) {
    const queens::Board board = random_board(random, 1 + random.below(40), random.below(20), true);
    const std::string drawn = convert("queens", text_of(board), "drawing").at(0).text;
    REQUIRE(boards_of(drawn) == Boards{text_of(board)});
  }
}

TEST_CASE("drawing: errors have their place, and the next board is read") {
  const auto fault = [](const std::string& text) {
    const Boards boards = boards_of(text + "\n\n.Q..\n....\n....\n....\n");
    REQUIRE(boards.size() == 2);
    REQUIRE(boards[1] == "4 2 0 0 0");
    return boards[0];
  };
  CHECK(fault("..\n.x") == "2:2: \"x\" is not a square; \"Q\" is a queen and \".\" an empty square");
  CHECK(fault("_ _\n_ \xFF") == "2:3: \"\\xFF\" is not a square; \"Q\" is a queen and \".\" an empty square");
  CHECK(fault("Q.Q\n...\n...") == "1:3: a second queen in one row");
  CHECK(fault("..\n...") == "2:4: the row has 3 squares; the first row has 2");
  CHECK(fault("...\n..") == "2:3: the row has 2 squares; the first row has 3");
  CHECK(fault("..\n..\nQ.") == "3:1: a row too many: each row has 2 squares");
  CHECK(fault("⬜ ⬜ ⬜\n⬜♛⬜") == "2:4: the board ends after 2 rows of 3 squares");
  const auto large = convert("queens", std::string(2001, '.'));
  CHECK(large.at(0).code == "too-large");
  CHECK(large.at(0).message == "a row has at most 2000 squares");
}

TEST_CASE("drawing: a text has the same answers wherever it is split") {
  const std::string text = "\n♕ _ _ _\r\n_ _ _ ♕\n_ _ _ _\n_ _ _ _\n\n..x.\n....\n\n.Q..\n....\n....\n....";
  require_same_detection("queens", text);
  Request request = request_of(Question::check, EngineChoice::automatic, text);
  request.format = "drawing";
  require_same_answers_when_cut("queens", request);
}

}  // namespace queens_text_test
