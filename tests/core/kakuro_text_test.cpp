// Kakuro's notations: what each reads and writes, its errors, and properties of all texts.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/job/puzzle.hpp"
#include "core/puzzles/kakuro/kakuro.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/kakuro_boards.hpp"
#include "tests/core/pieces.hpp"
#include "tests/core/random.hpp"

namespace kakuro_text_test {

using namespace quadrille;
using namespace quadrille::test;
using kakuro::Board;

namespace {

const std::string samples = "tests/data/kakuro/";

std::vector<Answered> check(const std::string& text, const std::string& format = "") {
  Request request = request_of(Question::check, EngineChoice::bits, text);
  request.format = format;
  return ask("kakuro", request);
}

std::string converted(const std::string& text, const std::string& to = "") {
  const auto boards = convert("kakuro", text, to);
  REQUIRE(boards.size() == 1);
  REQUIRE(boards[0].kind == 'T');
  return boards[0].text;
}

struct Fault {
  std::string text;
  std::uint64_t line, column;
  std::string message;  // part of it
  std::string code = "bad-input";
};

// A link of pzpr with "-" for each 0 in its body, behind the sizes, where it has a clue of 0 only for none.
std::string with_dashes(std::string link) {
  std::replace(link.begin() + static_cast<std::ptrdiff_t>(link.find("/5/5/") + 5), link.end(), '0', '-');
  return link;
}

// Requires that the text's first answer is the error, and that there is no other error.
void require_fault(const Fault& fault, const std::string& format) {
  const auto answers = check(fault.text, format);
  INFO(format << '\n' << fault.text.substr(0, 200));
  REQUIRE(!answers.empty());
  CAPTURE(answers[0]);
  REQUIRE(answers[0].kind == 'E');
  CHECK(answers[0].code == fault.code);
  CHECK(answers[0].line == fault.line);
  CHECK(answers[0].column == fault.column);
  CHECK(answers[0].message.find(fault.message) != std::string::npos);
  for (std::size_t i = 1; i < answers.size(); ++i) CHECK(answers[i].kind == 'A');
}

// Texts of several boards in every notation, some with errors.
std::vector<std::string> texts() {
  return {
      read_file(samples + "small.txt"),
      read_file(samples + "zsoi.txt"),
      "# 3\\ 4\\\r\n\\3 . .\r\n\r\n\r\nx\n\n\\4 . 1\n\n# #",
      ". 5\n5 .\n",
      "5 . \n. 5\n\n1 2\n3 4\n",
      "1 2\n3 .\n",
      "\xEF\xBB\xBF\n\n4\n2 2\n3 3\n3 3\n1 2\n2 1\n\n2 2\n3\n3 3\n0 0\n0 0\n 1 1 \n5\n5\n0\n2 2\n3 3\n4 2\n0 0\n0 x\n",
      "2 1 1 4 4 0 2 1 3 3 2 1 0 0",
      "3\n1\n1 4\n4 0 1 1 x 3 0 1 1 9 9 0",
      "x\n1 1\n5\n5\n0\n1 1\n6\n6\n0",
      "1\n1 1\n4\n4\n0\n1 1\n5\n5\n0\n",
      read_file(samples + "puzzlink.txt") +
          "\n  p?kakuro/2/1/l33  \nhttp://pzv.jp/p.html?kakuro/2/1/lx33\n?kakuro_edit/2/1/l033\n",
      "puzz.link/p?kakuro/2/2/n0000",
      "1/2 . .\n",
      "",
      "\n \n",
      "5",
  };
}

}  // namespace

TEST_CASE("a kakuro grid has black and white cells, clues of one or both kinds and givens") {
  CHECK(check("# 4\\ 6\\\n\\7 . 4\n\\3 . .\n")[0].solutions == std::vector<std::string>{"# 4\\ 6\\\n\\7 3 4\n\\3 1 2"});
  CHECK(check("  #\t4\\   6\\ \r\n\\7 . 4\r\n\\3 . .\r\n")[0].verdict == "unique");
  CHECK(converted("\\ 12\\34 5\\ \\6 . 9 #") == "# 12\\34 5\\ \\6 . 9 #");
  CHECK(converted("\\007 .") == "\\7 .");
  CHECK(converted("\\4294967294 .") == "\\4294967294 .");
  CHECK(check("\\3 . .\n\n\n\n\\3 1 .\n").size() == 2);
}

TEST_CASE("errors of a kakuro grid have their place, and later boards are answered") {
  const std::string after = "\n\n\\3 1 .\n";
  const std::vector<Fault> faults = {
      {"# 4\\ 6\\\n\\7 . 4 .\n\\3 . x" + after, 2, 1, "\"\\7 . 4 .\" has 4 cells; the rows above it have 3"},
      {"# 4\\ 6\\\n  \\7 .\n\\3 . ." + after, 2, 3, "has 2 cells"},
      {"# 4\\ 6\\\n\\7 0 4\n\\3 . ." + after, 2, 4, "\"0\" is not a cell"},
      {"# 4\\ 6\\\n\\7 10 4\n" + after, 2, 4, "\"10\" is not a cell"},
      {"# 4\\ 6\\\n\\7 . é\n" + after, 2, 6, "\"é\" is not a cell"},
      {"# 4\\x 6\\\n" + after, 1, 3, "\"4\\x\" is not a cell"},
      {"# \\-4 6\\\n" + after, 1, 3, "\"\\-4\" is not a cell"},
      {"# 4\\5\\6 6\\\n" + after, 1, 3, "is not a cell"},
      {"\\4294967295 ." + after, 1, 1, "\"\\4294967295\" is not a cell"},
      {"\\99999999999999999999 ." + after, 1, 1, "is not a cell"},
      {". 4/5 #" + after, 1, 3, "\"4/5\" is not a cell"},
      {std::string("# \0 .", 5) + after, 1, 3, "\"\\x00\" is not a cell"},
  };
  for (const Fault& fault : faults) {
    require_fault(fault, "grid");
    REQUIRE(check(fault.text, "grid").size() == 2);
  }
}

TEST_CASE("a kakuro board of more than 512 times 512 cells is too large in every notation") {
  std::string row;
  for (unsigned i = 0; i < 513; ++i) row += "# ";
  std::string grid;
  for (unsigned i = 0; i < 512; ++i) grid += row + '\n';
  require_fault({grid + "\n# #\n", 512, 3, "512×513", "too-large"}, "grid");
  require_fault({"2\n512 511\n1 1\n5\n5\n0\n", 2, 1, "512×511", "too-large"}, "zsoi");
  require_fault({"1\n1000000000 1000000000\n1\n", 2, 1, "too large", "too-large"}, "zsoi");
  require_fault({"?kakuro/1000000000/1000000000/kkk\n?kakuro/1/1/k00\n", 1, 9, "too large", "too-large"}, "puzzlink");
  std::string wide = "\\45";
  for (unsigned i = 0; i < 511; ++i) wide += " #";
  std::string largest;
  for (unsigned i = 0; i < 512; ++i) largest += wide + '\n';
  CHECK(check(largest)[0].verdict == "none");
}

TEST_CASE("zsoi is the full rectangle, laid out in lines or not") {
  const auto lines = check("2\n2 3\n10 17\n5 16 6\n2 0 0\n0 9 0\n1 1\n4\n4\n0\n");
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].solutions == std::vector<std::string>{"2 7 1\n3 9 5"});
  CHECK(lines[1].solutions == std::vector<std::string>{"4"});
  CHECK(check("2 2 3 10 17 5 16 6 2 0 0 0 9 0 1 1 4 4 0", "zsoi") == lines);
  CHECK(check("2\n2\n3\n10 17 5\n16 6 2 0 0 0 9\n0 1 1 4\n4 0", "zsoi") == lines);
  CHECK(check("2 2 3\n10 17\n\n5 16 6\n2 0 0\n0 9 0\n1 1\n4\n4\n0\n", "zsoi") == lines);
  // Ten cells in a row, an impossible sum, contradictory givens: no solution, but not an error.
  CHECK(check("1\n1 10\n45\n1 2 3 4 5 6 7 8 9 1\n0 0 0 0 0 0 0 0 0 0\n")[0].verdict == "none");
  CHECK(check("1\n1 1\n1000000\n4\n0\n")[0].verdict == "none");
  CHECK(check("1\n2 2\n3 3\n3 3\n1 1\n2 2\n")[0].verdict == "none");
  CHECK(check("0\n", "zsoi").empty());
}

TEST_CASE("errors of zsoi have their place, and later boards are answered") {
  const std::string after = "1 1\n5\n5\n0\n";
  const std::vector<Fault> faults = {
      {"x\n" + after, 1, 1, "\"x\" is not a number of boards"},
      {"-1\n" + after, 1, 1, "\"-1\" is not a number of boards"},
      {"99999999999999999999\n" + after, 1, 1, "is not a number of boards"},
      {"2\n2 y\n3 3\n4 2\n0 0\n0 0\n" + after, 2, 3, "\"y\" is not a number of rows or columns"},
      {"2\n0 2\n4 2\n" + after, 2, 1, "\"0\" is too small; a board has at least 1 row and 1 column"},
      {"2\n2 2\n3\n4 2\n0 0\n0 0\n" + after, 3, 1,
       "the line that begins with \"3\" has 1 word; 2 row sums are expected"},
      {"2\n2 2\n3 3\n4 2 1\n0 0\n0 0\n" + after, 4, 1,
       "the line that begins with \"4\" has 3 words; 2 column sums are expected"},
      {"2\n2 2\n3 3\n4 2\n0 0\n  0\n" + after, 6, 3, "has 1 word; 2 digits are expected"},
      {"2\n2 2\n3 3\n4 2\n0 10\n0 0\n" + after, 5, 3, "\"10\" is not a digit"},
      {"2\n2 2\n3 -3\n4 2\n0 0\n0 0\n" + after, 3, 3, "\"-3\" is not a sum"},
      {"2\n2 2\n3 4294967295\n4 2\n0 0\n0 0\n" + after, 3, 3, "is not a sum"},
      {"1\n2 2\n3 3\n4 2\n0 0\n", 6, 1, "2 digits expected here"},
      {"1\n2 2\n", 3, 1, "2 row sums expected here"},
      {"3\n2 2\n3 3\n4 2\n0 0\n", 6, 1, "2 digits expected here"},
      {"1 2 2 3 3 4 2 0 0 x 0", 1, 19, "\"x\" is not a digit"},
      {"2 2 z 3 3 4 2 0 0 0 0", 1, 5, "\"z\" is not a number of rows or columns"},
  };
  for (const Fault& fault : faults) require_fault(fault, "zsoi");
  const auto missing = check("3\n" + after);
  REQUIRE(missing.size() == 2);
  CHECK(missing[0].verdict == "unique");
  CHECK(missing[1].message == "2 of the announced boards are missing here");
  const auto surplus = check("1\n" + after + after);
  REQUIRE(surplus.size() == 2);
  CHECK(surplus[1].message == "\"1\" follows the last of the announced boards");
  CHECK(surplus[1].line == 6);
}

TEST_CASE("a puzz.link address is a board without its frame") {
  // The example of pzprjs's own test (test/script/kakuro.js), and its board.
  const std::string link = read_file(samples + "puzzlink.txt");
  const std::string grid =
      "# # 12\\ 4\\ # #\n# 4\\8 . . 10\\ #\n\\10 . . . . 10\\\n\\3 . . 17\\3 . .\n# \\21 . . . .\n# # \\12 . . #";
  CHECK(converted(link, "grid") == grid);
  // pzprjs writes a clue that is missing as "-"; in this link it is 0.
  CHECK(converted(grid, "puzzlink") + '\n' == with_dashes(link));
  CHECK(converted(with_dashes(link), "grid") == grid);
  CHECK(check(link)[0].verdict == "unique");
  CHECK(check(link)[0].solutions[0].find("\\10 3 4 1 2 10\\") != std::string::npos);
  // A board without a frame gets one.
  CHECK(converted(". .\n5\\ .", "puzzlink") == "https://puzz.link/p?kakuro/2/2/l5-k---");
  // The largest clue, and more white cells than one letter can stand for.
  CHECK(converted("# # #\n\\45 . #\n# 45\\1 .", "puzzlink") == "https://puzz.link/p?kakuro/2/2/k.Z1k-Z");
  std::string wide = "\\9";
  for (unsigned i = 0; i < 20; ++i) wide += " .";
  CHECK(converted(wide, "puzzlink") == "https://puzz.link/p?kakuro/21/1/-9zn" + std::string(20, '-'));
}

TEST_CASE("a missing clue of a puzz.link address is a dash, as pzprjs writes it, or 0") {
  // Public links.
  const std::string links = read_file(samples + "puzzlink-dashes.txt");
  const auto answers = check(links);
  REQUIRE(answers.size() == 5);
  std::string line;
  std::vector<std::string> dashed, zeroed;
  for (const char c : links) {
    if (c != '\n') line += c;
    if (c == '\n') dashed.push_back(std::exchange(line, ""));
  }
  for (std::string link : dashed) {
    std::replace(link.begin(), link.end(), '-', '0');
    zeroed.push_back(link);
  }
  for (std::size_t i = 0; i < 5; ++i) {
    REQUIRE(answers[i].kind == 'A');
    // So says a search by another program, over the sets of digits of each run.
    CHECK(answers[i].verdict == "unique");
    CHECK(check(zeroed[i]).at(0).verdict == answers[i].verdict);
    CHECK(converted(dashed[i], "grid") == converted(zeroed[i], "grid"));
    CHECK(converted(zeroed[i], "puzzlink") == dashed[i]);
  }
}

TEST_CASE("a board that a puzz.link address cannot express is refused") {
  for (const char* grid : {"# # #\n# 4 .", "\\46 .", "\\0 ."}) {
    const auto refused = convert("kakuro", grid, "puzzlink");
    REQUIRE(refused.size() == 1);
    CHECK(refused[0].message == "this puzzle cannot be written as puzzlink");
  }
  for (const char* grid : {"\\3 . .", "# 4\\ 6\\\n\\7 . 4\n# . .", "# 4\\ 6\\\n\\7 . #\n\\3 . .", "4\\ 4\\\n\\4 ."}) {
    const auto refused = convert("kakuro", grid, "zsoi");
    REQUIRE(refused.size() == 1);
    CHECK(refused[0].message == "this puzzle cannot be written as zsoi");
  }
}

TEST_CASE("errors of a puzz.link address have their place, and later boards are answered") {
  const std::string after = "\n?kakuro/1/1/k00\n";
  const std::vector<Fault> faults = {
      {"https://puzz.link/p?sudoku/9/9/zz" + after, 1, 21, "\"sudoku\" is not the puzzle \"kakuro\""},
      {"?kakuro/0/5/k" + after, 1, 9, "\"0\" is not a number of columns or rows"},
      {"?kakuro/5/-5/k" + after, 1, 11, "\"-5\" is not a number of columns or rows"},
      {"?kakuro/5" + after, 1, 10, "\"\" is not a number of columns or rows"},
      {"?kakuro/2/2/m" + after, 1, 14, "ends before its board is complete"},
      {"?kakuro/2/2/k4_l00" + after, 1, 15, "\"_\" is not a clue; a clue is -, 0 to 9, a to j or A to Z"},
      {"?kakuro/2/2/n00001" + after, 1, 18, "\"1\" follows the end of the board"},
  };
  for (const Fault& fault : faults) {
    const auto answers = check(fault.text, "puzzlink");
    REQUIRE(answers.size() == 2);
    CHECK(answers[1].verdict == "multiple");
    require_fault(fault, "puzzlink");
  }
}

TEST_CASE("the notation of a kakuro text is detected from its beginning") {
  const auto format_of = [](const std::string& text) {
    const auto boards = convert("kakuro", text, "grid");
    REQUIRE(!boards.empty());
    return boards[0].kind == 'T' ? boards[0].format : boards[0].message;
  };
  CHECK(format_of("# 3\\\n\\3 .\n") == "grid");
  CHECK(format_of("\n. .\n") == "grid");
  CHECK(format_of("5 .\n") == "grid");
  CHECK(format_of("1 2\n. 3\n") == "grid");
  CHECK(format_of(read_file(samples + "zsoi.txt")) == "zsoi");
  CHECK(format_of("1 1 1 4 4 0") == "zsoi");
  CHECK(format_of(read_file(samples + "puzzlink.txt")) == "puzzlink");
  CHECK(format_of("kakuro/1/1/k00") == "puzzlink");
  CHECK(format_of("4/5 .").find("\"4/5\" is not a cell") == 0);
  CHECK(format_of("p?sudoku/9/9/").find("\"sudoku\" is not") == 0);
  for (const std::string& text : texts()) require_same_detection("kakuro", text);
}

TEST_CASE("kakuro texts have the same answers in whatever pieces they arrive") {
  for (const std::string& text : texts()) {
    for (const auto& notation : kakuro::notations) {
      Request request = request_of(Question::check, EngineChoice::bits, text);
      request.format = std::string(notation.name);
      request.to = "grid";
      require_same_answers_when_cut("kakuro", request);
    }
  }
}

TEST_CASE("random kakuro boards are the same after being written and read, in every notation that can express them") {
  Random random(5);
  std::array<unsigned, kakuro::notations.size()> written = {};
  for (unsigned round = 0; round < rounds(2000u); ++round) {
    const KakuroShape shapes[] = {{}, {.black = 0, .no_clue = 0, .given = 0}, {.given = 0, .wrong = 0, .idle = 0}};
    const Board board = random_kakuro(shapes[round % 3], random);
    for (std::size_t i = 0; i < kakuro::notations.size(); ++i) {
      const auto& notation = kakuro::notations[i];
      const bool is_of_other_solvers = notation.name == "model" || notation.name == "cnf" || notation.name == "opb";
      if (is_of_other_solvers || notation.write == nullptr || (notation.fits != nullptr && !notation.fits(board)))
        continue;
      ++written[i];
      std::string text, again;
      notation.write(board, text);
      INFO(text);
      REQUIRE(notation.detect(text, true) == Detection::yes);
      Board read;
      Error error;
      Cursor cursor(text, true);
      REQUIRE(notation.read(cursor, read, error) == Read::puzzle);
      REQUIRE(cursor.at_end());
      notation.write(read, again);
      REQUIRE(again == text);
      // A link adds a frame to a board without one.
      if (read.rows == board.rows) REQUIRE(read == board);
      if (notation.name != "puzzlink") REQUIRE(read.rows == board.rows);
    }
  }
  CHECK(written[0] == rounds(2000u));
  CHECK(written[1] >= enough(300u));
  CHECK(written[2] >= enough(300u));
}

}  // namespace kakuro_text_test
