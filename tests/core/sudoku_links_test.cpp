// The notations of other programs' files and links: `sdk` and `sdm` of SadMan Sudoku, `puzzlink` of the pzpr family.
// sudoku_text_properties_test.cpp tests that they can be written, detected and cut.
#include <string>
#include <string_view>
#include <vector>

#include "core/catalog.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/pieces.hpp"

namespace sudoku_links_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// The example of http://sudocue.net/fileformats.php, its headers and its rows.
const std::string headers =
    "#ARuud\n#DA random puzzle created by SudoCue\n#CJust start plugging in the "
    "numbers\n#B03-08-2006\n#SSudoCue\n#LEasy\n"
    "#Uhttp://www.sudocue.net/\n";
const std::string rows =
    "2..1.5..3\n.54...71.\n.1.2.3.8.\n6.28.73.4\n.........\n1.53.98.6\n.2.7.1.6.\n.81...24.\n7..4.2..1\n";
const std::string board = "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";

// The board of pzprjs's own test of Sudoku, test/script/sudoku.js.
const std::string pzpr_link = "https://puzz.link/p?sudoku/4/4/g1k23k3g";
const std::string pzpr_board = ".1.....23.....3.";

// Every board of a text as `line`; errors as "line:column: message".
std::vector<std::string> boards_of(const std::string& text, const std::string& format = "") {
  return texts_or_errors("sudoku", text, "line", format);
}

std::string detected(const std::string& text) { return std::string(find_puzzle("sudoku")->detect(text, true)); }

std::string solved(const std::string& text, const std::string& to = "") {
  Request request = request_of(Question::solve, EngineChoice::automatic, text);
  request.to = to;
  const auto answers = ask("sudoku", request);
  REQUIRE(answers.size() == 1);
  REQUIRE(answers[0].solutions.size() == 1);
  return answers[0].solutions[0];
}

}  // namespace

using Boards = std::vector<std::string>;

TEST_CASE("sdk: nine rows behind headers, or the section [Puzzle] of several") {
  const std::string sections = "[Puzzle]\n" + rows + "[State]\n" + "21" + rows.substr(2) + "[Notes]\nnone\n";
  for (const std::string& text :
       {headers + rows, sections, headers + sections, "#A me\r\n\r\n" + rows, "\xEF\xBB\xBF[Puzzle]\n\n" + rows}) {
    INFO(text);
    REQUIRE(detected(text) == "sdk");
    REQUIRE(boards_of(text) == Boards{board});
    require_same_detection("sudoku", text);
    Request request = request_of(Question::check, EngineChoice::automatic, text);
    request.format = "sdk";
    require_same_answers_when_cut("sudoku", request);
  }
  REQUIRE(boards_of(sections + sections + headers) == Boards{board, board});
  REQUIRE(boards_of(rows + rows + "\n" + headers + rows, "sdk") == Boards{board, board, board});
  REQUIRE(boards_of("[State]\n" + rows, "sdk").empty());
}

TEST_CASE("sdk: a text with other comments or other rows is a grid") {
  REQUIRE(detected("# a comment\n" + rows) == "grid");
  REQUIRE(detected("#\n" + rows) == "grid");
  REQUIRE(detected("2..1.5..3\n#A too late\n" + rows.substr(10)) == "grid");
  REQUIRE(detected("#A small one\n1...\n..2.\n.3..\n...4\n") == "grid");
  REQUIRE(detected("#A spaced one\n2 . . 1 . 5 . . 3\n") == "grid");
  REQUIRE(detected(headers + board) == "line");
}

TEST_CASE("sdk: errors have their places, and the boards after them are read") {
  const std::string good = "[Puzzle]\n" + rows;
  std::string symbol = good, narrow = good;
  symbol[9 + 10 + 3] = 'x';
  narrow.erase(9 + 20, 2);
  REQUIRE(boards_of(symbol + good) == Boards{"3:4: \"x\" is not a value of a 9×9 board", board});
  REQUIRE(boards_of(narrow + good) == Boards{"4:1: \".2.3.8.\" has 7 symbols; a row has 9", board});
  REQUIRE(boards_of(good.substr(0, 29) + "[State]\n" + rows + good) ==
          Boards{"2:1: the board that begins here has 2 of its 9 rows", board});
  REQUIRE(boards_of(good.substr(0, 29) + "\n" + good) ==
          Boards{"2:1: the board that begins here has 2 of its 9 rows", board});
  REQUIRE(boards_of(good + rows.substr(0, 10)) ==
          Boards{board, "11:1: the board that begins here has 1 of its 9 rows"});
}

TEST_CASE("sdk: a puzzle is written as the section [Puzzle], an answer as nine rows") {
  REQUIRE(convert("sudoku", board, "sdk")[0].text + "\n" == "[Puzzle]\n" + rows);
  REQUIRE(convert("sudoku", pzpr_board, "sdk")[0].message == "this puzzle cannot be written as sdk");
  const std::string answer = solved(headers + rows);
  REQUIRE(answer.size() == 89);
  REQUIRE(answer.substr(0, 10).back() == '\n');
}

TEST_CASE("sdm: is read like line, and written with zeros") {
  std::string zeros = board;
  for (char& c : zeros) c = c == '.' ? '0' : c;
  REQUIRE(detected(zeros + "\n" + zeros) == "line");
  REQUIRE(boards_of(zeros + "\n" + board + "\n", "sdm") == Boards{board, board});
  REQUIRE(convert("sudoku", board, "sdm")[0].text == zeros);
  REQUIRE(convert("sudoku", pzpr_board, "sdm")[0].message == "this puzzle cannot be written as sdm");
  REQUIRE(solved(board, "sdm") == solved(board, "line"));
}

TEST_CASE("puzzlink: the address may be any site of the family, or none") {
  for (const std::string start :
       {"https://puzz.link/p?sudoku", "http://pzv.jp/p.html?sudoku", "pzprv3?sudoku", "puzz.link/p?sudoku_edit",
        "http://localhost:8000/a/p.html?sudoku", "?sudoku", "  sudoku"}) {
    const std::string text = start + "/4/4/g1k23k3g\n";
    INFO(text);
    REQUIRE(detected(text) == "puzzlink");
    REQUIRE(boards_of(text) == Boards{pzpr_board});
    require_same_detection("sudoku", text);
  }
  REQUIRE(boards_of("# two\n" + pzpr_link + "\r\n\r\n# again\n" + pzpr_link) == Boards{pzpr_board, pzpr_board});
  REQUIRE(convert("sudoku", pzpr_board, "puzzlink")[0].text == pzpr_link);
  REQUIRE(boards_of("sudoku/4/4/.1.j23k3g") == Boards{pzpr_board});  // a given without a value is a blank
  REQUIRE(solved(pzpr_link) == "https://puzz.link/p?sudoku/4/4/" + solved(pzpr_board));
}

TEST_CASE("puzzlink: values above 15 have two digits, and more than 20 blanks several letters") {
  const std::string line = "FG" + std::string(40, '.') + "P" + std::string(581, '.') + "O";
  const std::string link = "https://puzz.link/p?sudoku/25/25/f-10zz-19" + std::string(29, 'z') + "g-18";
  REQUIRE(boards_of(link) == Boards{line});
  REQUIRE(convert("sudoku", line, "puzzlink")[0].text == link);
  REQUIRE(boards_of("sudoku/25/25/-0f+010zz-19" + std::string(29, 'z') + "g-18") == Boards{line});
  REQUIRE(convert("sudoku", "a" + std::string(1295, '.'), "puzzlink")[0].text ==
          "https://puzz.link/p?sudoku/36/36/-24" + std::string(64, 'z') + "u");
}

TEST_CASE("puzzlink: errors have their places, and the links after them are read") {
  const auto fault = [](const std::string& link) {
    const Boards boards = boards_of(link + "\n" + pzpr_link, "puzzlink");
    REQUIRE(boards.size() == 2);
    REQUIRE(boards[1] == pzpr_board);
    return boards[0];
  };
  REQUIRE(fault("p?kakuro/4/4/g1k23k3g") == "1:3: \"kakuro\" is not the puzzle \"sudoku\"");
  REQUIRE(fault("sudoku") == "1:7: \"\" is not a number of columns or rows");
  REQUIRE(fault("sudoku/4/x/g1k23k3g") == "1:10: \"x\" is not a number of columns or rows");
  REQUIRE(
      fault("sudoku/4/9/g1k23k3g") ==
      "1:8: \"4/9/\" is not a size; a board has 4, 9, 16, 25 or 36 columns and as many rows; other boards are of the "
      "puzzle variant");
  REQUIRE(fault("sudoku/999999999999999/999999999999999/g").substr(0, 12) == "1:8: \"999999");
  REQUIRE(fault("sudoku/4294967300/4294967300/g").substr(0, 14) == "1:8: \"42949673");  // 4 in 32 bits
  REQUIRE(fault("sudoku/4/4/g1k23k3gg") == "1:20: \"g\" follows the end of the board");
  REQUIRE(fault("sudoku/4/4/g5k23k3g") == "1:13: \"5\" is not a value of a 4×4 board");
  REQUIRE(fault("sudoku/4/4/g0k23k3g") == "1:13: \"0\" is not a value of a 4×4 board");
  REQUIRE(fault("sudoku/4/4/g-1") == "1:13: \"-1\" is not a value of a 4×4 board");
  REQUIRE(fault("sudoku/4/4/g+fffk23k3g") == "1:13: \"+fff\" is not a value of a 4×4 board");
  REQUIRE(fault("sudoku/4/4/g=001k23k3g") == "1:13: \"=\" is not a value of a 4×4 board");
}

TEST_CASE("puzzlink: cells of a Sudoku that lack at the end of a link are blank") {
  for (const std::string puzzle : {"sudoku", "variant"}) {
    const auto read = [&puzzle](const std::string& body) {
      const auto found = convert(puzzle, "https://puzz.link/p?sudoku/4/4/" + body, "puzzlink");
      REQUIRE(found.size() == 1);
      return found[0].kind == 'E' ? found[0].message : found[0].text;
    };
    CHECK(read("g1k23k") == "https://puzz.link/p?sudoku/4/4/g1k23m");
    CHECK(read("12") == read("12t"));
    CHECK(read("") == read("v"));
    CHECK(read("12/") == read("12t"));
  }
}

}  // namespace sudoku_links_test
