// Sudoku's notations by example: reading, writing, and the place of every error. Properties of all texts are
// in sudoku_text_properties_test.cpp.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/catalog.hpp"
#include "core/puzzles/sudoku/sudoku.hpp"
#include "core/puzzles/sudoku/text/symbols.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace sudoku_text_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// The board of https://en.wikipedia.org/wiki/Sudoku, and its solution.
const std::string board9 = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string solution9 = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// Every board of a text as `line`; errors as "line:column: message".
std::vector<std::string> boards_of(const std::string& text, const std::string& format = "") {
  return texts_or_errors("sudoku", text, "line", format);
}

std::string detected(const std::string& text, bool last = true) {
  return std::string(find_puzzle("sudoku")->detect(text, last));
}

// The rows of a compact board, `between` the values and `after` each row.
std::string rows_of(const std::string& line, const std::string& between = "", const std::string& after = "\n") {
  const auto side = static_cast<std::size_t>(sudoku::box_of_cells(line.size()) * sudoku::box_of_cells(line.size()));
  std::string rows;
  for (std::size_t i = 0; i < line.size(); ++i) {
    rows += line[i];
    rows += (i + 1) % side == 0 ? after : between;
  }
  return rows;
}

}  // namespace

using Boards = std::vector<std::string>;

TEST_CASE("line: one board on each line, and text after it, comments and blank lines are skipped") {
  const Boards one = {board9};
  REQUIRE(boards_of(board9) == one);
  REQUIRE(boards_of(board9 + "\n") == one);
  REQUIRE(boards_of("# a comment\n\n  " + board9 + "   # easy, 1.2\n") == one);
  REQUIRE(boards_of(board9 + "," + solution9 + "\n") == one);
  REQUIRE(boards_of("\xEF\xBB\xBF" + board9 + "\r\n") == one);
  std::string zeros = board9, dashes = board9;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  std::replace(dashes.begin(), dashes.end(), '.', '-');
  REQUIRE(boards_of(zeros) == one);
  REQUIRE(boards_of(dashes) == one);
  REQUIRE(boards_of("1...............\n" + board9) == Boards{"1...............", board9});
}

TEST_CASE("line: values above 9 are letters, and 36 is the letter a") {
  const std::string blanks25(624, '.'), blanks36(1295, '.');
  REQUIRE(boards_of("P" + blanks25) == Boards{"P" + blanks25});
  REQUIRE(boards_of("p" + blanks25) == Boards{"P" + blanks25});
  REQUIRE(boards_of("Z" + blanks36) == Boards{"Z" + blanks36});
  REQUIRE(boards_of("a" + blanks36) == Boards{"a" + blanks36});
  REQUIRE(boards_of("Q" + blanks25) == Boards{"1:1: \"Q\" is not a value of a 25×25 board"});
  REQUIRE(boards_of("b" + blanks36) == Boards{"1:1: \"b\" is not a value of a 36×36 board"});
}

TEST_CASE("grid: rows of symbols may have spaces, bars and rules between them") {
  const Boards one = {board9};
  REQUIRE(boards_of(rows_of(board9)) == one);
  REQUIRE(boards_of(rows_of(board9, " ")) == one);
  REQUIRE(boards_of(rows_of(board9, "|")) == one);
  REQUIRE(boards_of(rows_of(board9, "", "\r\n")) == one);
  REQUIRE(boards_of("\xEF\xBB\xBF" + rows_of(board9)) == one);

  const std::string boxed =
      "+-------+-------+-------+\n"
      "| 5 3 . | . 7 . | . . . |\n"
      "| 6 . . | 1 9 5 | . . . |\n"
      "| . 9 8 | . . . | . 6 . |\n"
      "+-------+-------+-------+\n"
      "| 8 . . | . 6 . | . . 3 |\n"
      "| 4 . . | 8 . 3 | . . 1 |\n"
      "| 7 . . | . 2 . | . . 6 |\n"
      "+-------+-------+-------+\n"
      "| . 6 . | . . . | 2 8 . |\n"
      "| . . . | 4 1 9 | . . 5 |\n"
      "| . . . | . 8 . | . 7 9 |\n"
      "+-------+-------+-------+\n";
  REQUIRE(boards_of(boxed) == one);
  REQUIRE(boards_of(boxed + boxed) == Boards{board9, board9});
  REQUIRE(boards_of("\n\n" + boxed + "\n\n" + boxed + "\n") == Boards{board9, board9});

  std::string dashed = boxed;  // rules without a plus, as long as a row
  std::replace(dashed.begin(), dashed.end(), '+', '-');
  REQUIRE(boards_of(dashed + dashed) == Boards{board9, board9});

  const std::string bands =
      "53..7....\n6..195...\n.98....6.\n\n8...6...3\n4..8.3..1\n7...2...6\n\n.6....28.\n...419..5\n....8..79\n";
  REQUIRE(boards_of(bands) == one);
  REQUIRE(boards_of(bands + "\n" + bands) == Boards{board9, board9});
}

TEST_CASE("grid: a line of dashes is a row of blanks if other rows write blanks as dashes, else a rule") {
  const std::string blank_row = "12345678..........456789123......................................................";
  std::string dashes = blank_row;
  std::replace(dashes.begin(), dashes.end(), '.', '-');
  REQUIRE(boards_of(rows_of(dashes)) == Boards{blank_row});
  REQUIRE(boards_of(rows_of(dashes) + rows_of(dashes)) == Boards{blank_row, blank_row});
  REQUIRE(boards_of(rows_of(dashes, " ")) == Boards{blank_row});
  REQUIRE(boards_of(rows_of(std::string(81, '-')), "grid") == Boards{std::string(81, '.')});

  const std::string rule = "---------\n";
  const std::string rows = rows_of(board9);
  REQUIRE(boards_of(rule + rows.substr(0, 30) + rule + rows.substr(30, 30) + rule + rows.substr(60) + rule) ==
          Boards{board9});

  const std::string full = rows_of(solution9);  // no blank shows whether they are rows
  REQUIRE(boards_of(full.substr(0, 30) + rule + full.substr(30, 30) + rule + full.substr(60)) == Boards{solution9});
  REQUIRE(boards_of(full.substr(0, 30) + rule + full.substr(40)) ==
          Boards{solution9.substr(0, 27) + "........." + solution9.substr(36)});
}

TEST_CASE("grid: sixteen and more rows may be numbers, and are answered in numbers") {
  std::string numbers, letters, line(256, '.');
  for (int cell = 0; cell < 256; ++cell) {
    const int value = cell % 3 == 0 ? cell % 16 + 1 : 0;
    line[static_cast<std::size_t>(cell)] = sudoku::symbol_of(static_cast<unsigned>(value));
    numbers += std::to_string(value) + (cell % 16 == 15 ? "\n" : "  ");
    letters += std::string(1, sudoku::symbol_of(static_cast<unsigned>(value))) + (cell % 16 == 15 ? "\n" : " ");
  }
  REQUIRE(boards_of(numbers) == Boards{line});
  REQUIRE(boards_of(letters) == Boards{line});
  REQUIRE(convert("sudoku", numbers)[0].text.substr(0, 8) == "1 . . 4 ");
  REQUIRE(convert("sudoku", numbers)[0].text.find("16") != std::string::npos);
  REQUIRE(convert("sudoku", letters)[0].text + "\n" == letters);
}

TEST_CASE("grid: a note says what else rows may be, a binairo or a slitherlink") {
  const auto notes_of = [](const std::string& text) {
    std::vector<std::string> notes;
    for (const Answered& answered : ask("sudoku", request_of(Question::check, EngineChoice::automatic, text)))
      notes.push_back(answered.kind == 'A' ? answered.note : answered.message);
    return notes;
  };
  const std::string binairo =
      "read as a Sudoku; for a binairo, ask about binairo and write a line \"cells\" before the rows";
  const std::string slitherlink =
      "read as a Sudoku; for a slitherlink, ask about slitherlink and write a line \"cells\" before the rows";
  using Notes = std::vector<std::string>;
  CHECK(notes_of(".1..\n....\n..0.\n1.0.\n") == Notes{binairo});
  CHECK(notes_of("3 . 2 .\n. 1 . .\n. . . 2\n2 . 3 .\n") == Notes{slitherlink});
  // A 4, or no clue, is no slitherlink; where 0 is the only blank it is Sudoku's. The note is of its board alone.
  CHECK(notes_of("4 . 2 .\n. 1 . .\n. . . 2\n2 . 3 .\n\n....\n....\n....\n....\n") == Notes{"", ""});
  CHECK(notes_of("3 . 2 .\n. 1 . .\n. . . 2\n2 . 3 .\n\n4 . 2 .\n. 1 . .\n. . . 2\n2 . 3 .\n") ==
        Notes{slitherlink, ""});
  CHECK(notes_of("1 0 0 0\n0 0 1 0\n0 0 0 0\n0 0 0 0\n") == Notes{slitherlink});
  CHECK(notes_of(".1.....23.....3.") == Notes{""});
  // Rows of a public takuzu in JSON.
  std::string takuzu;
  for (const std::string row :
       {"xxxx1x0x", "xxxx0x1x", "xx1xx0x0", "0xxx1xxx", "11x0x1xx", "xxx10x1x", "0xxx010x", "xxxx1xxx"}) {
    takuzu += takuzu.empty() ? "[" : ",[";
    for (std::size_t at = 0; at < row.size(); ++at) takuzu += std::string(at == 0 ? "\"" : ",\"") + row[at] + '"';
    takuzu += ']';
  }
  CHECK(notes_of(takuzu) == Notes{"rows of JSON with 0 and 1 are no Sudoku; binairo reads them"});
}

TEST_CASE("the judges' boards are read from their samples") {
  const std::string small = read_file("tests/data/sudoku/poj2676.txt");
  REQUIRE(detected(small) == "poj2676");
  REQUIRE(boards_of(small) ==
          Boards{"1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7"});

  const std::string large = read_file("tests/data/sudoku/poj3076.txt");
  REQUIRE(detected(large) == "poj3076");
  const auto read = boards_of(large);
  REQUIRE(read.size() == 1);
  REQUIRE(read[0].substr(0, 16) == "..1....3.....F.9");
  REQUIRE(convert("sudoku", large)[0].text + "\n" == large);
}

TEST_CASE("the judges' samples have the answers that the judges print") {
  const auto solution = [](const char* file) {
    const auto answers = ask("sudoku", request_of(Question::solve, EngineChoice::automatic,
                                                  read_file(std::string("tests/data/sudoku/") + file)));
    REQUIRE(answers.size() == 1);
    REQUIRE(answers[0].solutions.size() == 1);
    return answers[0].solutions[0];
  };
  REQUIRE(solution("poj2676.txt") ==
          "143628579\n572139468\n986754231\n391542786\n468917352\n725863914\n237481695\n619275843\n854396127");
  REQUIRE(solution("poj3076.txt") ==
          "FPAHMJECNLBDKOGI\nOJMIANBDPKCGFLHE\nLNDKGFOIJEAHMBPC\nBGCELKHPOFIMAJDN\nMFHBELPOACKJGNID\nCILNKDGAHBMOPEFJ\n"
          "DOGPIHJMFNLECAKB\nJEKAFCNBGIDPLHOM\nEBOFPMIJDGHLNKCA\nNCJDHBAEKMOFIGLP\nHMPLCGKFIAENBDJO\nAKIGNODLBPJCEFMH\n"
          "KDEMJIFNCHGAOPBL\nGLBCDPMHEONKJIAF\nPHNOBALKMJFIDCEG\nIAFJOECGLDPBHMNK");
}

TEST_CASE("poj2676: the count is the number of boards, and spaces and blank lines are ignored") {
  const std::string rows = rows_of(board9);
  std::string digits = rows;
  std::replace(digits.begin(), digits.end(), '.', '0');
  REQUIRE(boards_of("2\n" + digits + digits) == Boards{board9, board9});
  REQUIRE(boards_of("\n 2 \r\n\r\n" + digits + "\n\n" + digits) == Boards{board9, board9});
  REQUIRE(boards_of("3\n" + digits) == Boards{board9, "11:1: 2 of the announced boards are missing here"});
  REQUIRE(boards_of("1\n" + digits + digits) ==
          Boards{board9, "11:1: \"530070000\" follows the last of the announced boards"});
  REQUIRE(boards_of("0\n" + digits) == Boards{"2:1: \"530070000\" follows the last of the announced boards"});
  REQUIRE(boards_of("2\n" + digits + digits.substr(0, 50)) ==
          Boards{board9, "16:1: 4 rows of the board are missing here"});
  REQUIRE(boards_of("999999999999999\n" + digits, "poj2676") ==
          Boards{board9, "11:1: 999999999999998 of the announced boards are missing here"});
}

TEST_CASE("poj2676: a count that is not a number is one error, and the boards are answered") {
  std::string digits = rows_of(board9);
  std::replace(digits.begin(), digits.end(), '.', '0');
  REQUIRE(boards_of(" two\n" + digits + digits, "poj2676") ==
          Boards{"1:2: \"two\" is not a number of boards", board9, board9});
  REQUIRE(boards_of("-1\n" + digits, "poj2676") == Boards{"1:1: \"-1\" is not a number of boards", board9});
  REQUIRE(boards_of("99999999999999999999999\n" + digits, "poj2676") ==
          Boards{"1:1: \"99999999999999999999999\" is not a number of boards", board9});
}

TEST_CASE("poj2676: a faulty row affects only its board") {
  std::string digits = rows_of(board9);
  std::replace(digits.begin(), digits.end(), '.', '0');
  std::string faulty = digits;
  faulty[13] = 'x';
  REQUIRE(boards_of("2\n" + faulty + digits) == Boards{"3:4: \"x\" is not a value of a 9×9 board", board9});
  REQUIRE(boards_of("2\n  " + digits.substr(1) + digits) ==
          Boards{"2:3: \"30070000\" has 8 digits; a row has 9", board9});
}

TEST_CASE("poj3076: a faulty board ends with its blank line or its sixteenth row") {
  const std::string good = read_file("tests/data/sudoku/poj3076.txt");
  const std::string board = boards_of(good)[0];
  std::string faulty = good;
  faulty[3 * 17 + 1] = 'Q';
  REQUIRE(boards_of(faulty + "\n" + good) == Boards{"4:2: \"Q\" is not a value of a 16×16 board", board});
  REQUIRE(boards_of(faulty + good) == Boards{"4:2: \"Q\" is not a value of a 16×16 board", board});
  REQUIRE(boards_of(good + "\n" + good.substr(0, 15 * 17) + "\n" + good) ==
          Boards{board, "18:1: the board that begins here has 15 of its 16 rows", board});
  REQUIRE(boards_of(good + "\n " + good.substr(1) + "\n" + good) ==
          Boards{board, "18:2: \"-A----C-----O-I\" has 15 letters; a row has 16", board});
}

TEST_CASE("an error is reported once, with its line, its column and what is there") {
  REQUIRE(boards_of(board9 + "\n\n" + board9.substr(1) + "\n" + board9) ==
          Boards{board9, "3:1: \"3..7....6..195....98....\"… has 80 symbols; a board has 16, 81, 256, 625 or 1296",
                 board9});
  std::string wrong = board9;
  wrong[10] = 'x';
  REQUIRE(boards_of(board9 + "\n  " + wrong) == Boards{board9, "2:13: \"x\" is not a value of a 9×9 board"});
  wrong.replace(10, 1, "é");
  wrong.erase(80, 1);
  REQUIRE(boards_of(wrong, "line") == Boards{"1:11: \"é\" is not a value of a 9×9 board"});
  REQUIRE(boards_of(board9 + "\n" + std::string("\0\0\0", 3) + "\n" + board9) ==
          Boards{board9, "2:1: \"\\x00\\x00\\x00\" has 3 symbols; a board has 16, 81, 256, 625 or 1296", board9});
  REQUIRE(boards_of("https://puzz.link/p?slither/2/2/3\n" + board9) ==
          Boards{"1:1: this link is to no Sudoku; it is recognised where no puzzle is named", board9});
}

TEST_CASE("grid: an error is reported once, and the boards after it are read") {
  const std::string rows = rows_of(board9);
  const std::string next = "\n" + rows;
  REQUIRE(boards_of(rows.substr(0, 20) + next, "grid") ==
          Boards{"1:1: the board that begins here has 2 of its 9 rows", board9});
  REQUIRE(boards_of(rows.substr(0, 30) + next, "grid") ==
          Boards{"1:1: the board that begins here has 3 of its 9 rows", board9});
  REQUIRE(boards_of(rows.substr(0, 60) + next, "grid") ==
          Boards{"1:1: the board that begins here has 6 of its 9 rows", board9});
  REQUIRE(boards_of(rows.substr(1) + next, "grid") ==
          Boards{"1:1: \"3..7....\" has 8 values; the others have 9", board9});
  REQUIRE(boards_of(rows.substr(0, 40) + "1" + rows.substr(40) + next, "grid") ==
          Boards{"5:1: \"14..8.3..1\" has 10 values; the others have 9", board9});
  REQUIRE(boards_of("12345\n12345\n" + next, "grid") ==
          Boards{"1:1: \"12345\" has 5 values; a row has 4, 9, 16, 25 or 36", board9});
  std::string wrong = rows;
  wrong.replace(22, 1, "·");
  REQUIRE(boards_of(wrong + next, "grid") == Boards{"3:3: \"·\" is not a value of a 9×9 board", board9});
  std::string number;
  for (int cell = 0; cell < 256; ++cell) number += cell == 37 ? "17 " : cell % 16 == 15 ? "0\n" : "1 ";
  REQUIRE(boards_of(number + next, "grid") == Boards{"3:11: \"17\" is not a value of a 16×16 board", board9});
}

TEST_CASE("an empty text has no puzzle, and a question about one puzzle is an error") {
  for (const char* text : {"", "\n\n", "\xEF\xBB\xBF", "# nothing\n", "   \r\n"}) {
    for (const auto& notation : Sudoku::notations) {
      // The judges' notations and links have no comments.
      const bool is_link = notation.name == "fpuzzles" || notation.name == "sudokupad";
      if (text[0] == '#' && (notation.name.starts_with("poj") || is_link)) continue;
      INFO(notation.name << " of \"" << text << '"');
      Request request = request_of(Question::solve, EngineChoice::automatic, text);
      request.format = notation.name;
      REQUIRE(ask("sudoku", request).empty());
      request.single = true;
      const auto answers = ask("sudoku", request);
      REQUIRE(answers.size() == 1);
      REQUIRE(answers[0].message == "there is no puzzle in the text");
    }
  }
}

TEST_CASE("a second puzzle in a question about one puzzle is an error") {
  Request request = request_of(Question::solve, EngineChoice::automatic, board9 + "\n" + board9);
  request.single = true;
  const auto answers = ask("sudoku", request);
  REQUIRE(answers.size() == 1);
  REQUIRE(answers[0].code == "bad-input");
}

TEST_CASE("a board that a notation cannot write is an error, and the next one is answered") {
  Request request = request_of(Question::solve, EngineChoice::automatic, "1...............\n" + board9);
  request.to = "poj2676";
  const auto answers = ask("sudoku", request);
  REQUIRE(answers.size() == 2);
  REQUIRE(answers[0].message == "this puzzle cannot be written as poj2676");
  REQUIRE(answers[1].verdict == "solved");
  REQUIRE(answers[1].solutions[0] + "\n" == rows_of(solution9));
}

}  // namespace sudoku_text_test
