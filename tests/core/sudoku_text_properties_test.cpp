// Properties of Sudoku's notations for all texts: what is written can be read again and is detected, and it
// does not matter in which pieces a text arrives or how long it is.
#include <algorithm>
#include <string>
#include <vector>

#include "core/job/puzzle.hpp"
#include "core/puzzles/sudoku/sudoku.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/pieces.hpp"
#include "tests/core/random.hpp"

namespace sudoku_text_properties_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

sudoku::Board random_board(unsigned box, Random& random) {
  sudoku::Board board;
  board.box = box;
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    board.cells[cell] = random.one_in(3) ? static_cast<std::uint8_t>(random.below(board.side()) + 1) : 0;
  }
  return board;
}

std::string written(const sudoku::BoardNotation& notation, const sudoku::Board& board) {
  std::string text;
  notation.write(board, text);
  return text;
}

bool can_write(const sudoku::BoardNotation& notation, const sudoku::Board& board) {
  return notation.fits == nullptr || notation.fits(board);
}

// Texts of several puzzles in every notation, some with errors.
std::vector<std::string> texts() {
  const std::string line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
  std::string rows;
  for (std::size_t i = 0; i < 81; i += 9) rows += line.substr(i, 9) + "\n";
  std::string digits = rows;
  for (char& c : digits) c = c == '.' ? '0' : c;
  const std::string letters = read_file("tests/data/sudoku/poj3076.txt");
  const std::string bands = rows.substr(0, 30) + "\n" + rows.substr(30, 30) + "\n" + rows.substr(60);

  return {
      "# comment\n" + line + "\n" + line.substr(1) + "1...............\r\nnonsense\n" + line,
      "quizzes,solutions\n" + line + line,
      "\xEF\xBB\xBF" + line + line,
      rows + rows + "\n" + rows.substr(0, 20) + "\n" + rows.substr(0, 30) + "\n" + rows + bands + "\n" + bands +
          "\n\nx\n" + rows,
      "-------\n" + rows.substr(0, 30) + "---------\n" + rows.substr(30) + "---------\n\n" + rows.substr(0, 30) + "\n" +
          bands,
      "3\n" + digits + "\n" + digits.substr(1) + digits,
      "\n5\r\n\n" + digits + digits,
      "1\n" + digits + digits + "12\n",
      letters + "\n" + letters.substr(1) + "\n" + letters + letters.substr(0, 100) + "\n\n" + letters,
      read_file("tests/data/sudoku/16_bcit.txt"),
      "#A someone\n" + rows + "\n#D another\n[Puzzle]\n" + rows + "[State]\n" + rows + "[Puzzle]\n" +
          rows.substr(0, 20) + "[x]\n",
      "sudoku/4/4/g1k23k3g\n\nhttps://puzz.link/p?sudoku/4/4/g1k23k\n  http://pzv.jp/p.html?sudoku/4/4/g1k23k3g\r\n",
      "1234\n3412\n\n....\n4321\n1...\n.2..\n..3.\n...4\n",
  };
}

}  // namespace

TEST_CASE("a board that is written can be read again, in every notation and at every size") {
  Random random(2);
  for (unsigned box = sudoku::smallest_box; box <= sudoku::largest_box; ++box) {
    for (int round = 0; round < rounds(20); ++round) {
      sudoku::Board board = random_board(box, random);
      for (const auto style : {sudoku::Style::compact, sudoku::Style::spaced, sudoku::Style::numbers}) {
        board.style = style;
        for (const auto& notation : Sudoku::notations) {
          if (!can_write(notation, board)) continue;
          const std::string text = written(notation, board);
          INFO(notation.name << '\n' << text);
          Cursor cursor(text, true);
          sudoku::Board read;
          Error error;
          REQUIRE(notation.read(cursor, read, error) == Read::puzzle);
          REQUIRE(read.box == board.box);
          REQUIRE(std::equal(read.cells.begin(), read.cells.begin() + static_cast<std::ptrdiff_t>(read.size()),
                             board.cells.begin()));
          REQUIRE(notation.read(cursor, read, error) == Read::end);
        }
      }
    }
  }
}

TEST_CASE("a board that is written is detected, and the first boards of a text decide for all") {
  Random random(3);
  for (unsigned box = sudoku::smallest_box; box <= sudoku::largest_box; ++box) {
    for (int round = 0; round < rounds(8); ++round) {
      for (const auto& notation : Sudoku::notations) {
        sudoku::Board board = random_board(box, random);
        board.style = round % 2 == 0 ? sudoku::Style::compact : sudoku::Style::spaced;
        if (!can_write(notation, board)) continue;
        const std::string one = written(notation, board);
        INFO(one);
        REQUIRE(notation_of<Sudoku>(one, true)->name ==
                (notation.name == "sdm" ? "line" : notation.name));  // they are read in the same way
        require_same_detection("sudoku", one + "\n\n" + one + "\n");
      }
    }
  }
}

TEST_CASE("the beginning of a text is never detected as another notation than the whole") {
  for (const std::string& text : texts()) require_same_detection("sudoku", text);
}

TEST_CASE("a text has the same answers wherever it is cut", "[slow]") {
  for (const std::string& text : texts()) {
    for (const auto& notation : Sudoku::notations) {
      INFO("read as " << notation.name);
      Request request = request_of(Question::check, EngineChoice::automatic, text);
      request.format = notation.name;
      request.limits.nodes = 1000;  // read in a wrong notation, a text may have hard boards
      require_same_answers_when_cut("sudoku", request);
    }
  }
}

TEST_CASE("ten million meaningless bytes give a short message, quickly") {
  const std::size_t size = 10'000'000;
  std::string spaced(size, ' ');
  for (std::size_t i = 0; i < size; i += 2) spaced[i] = '1';
  for (const std::string& text : {std::string(size, '1'), std::string(size, '\0'), std::string(size, '\x80'), spaced}) {
    for (const auto& notation : Sudoku::notations) {
      INFO(notation.name << " of " << quote(text).text());
      const auto read = convert("sudoku", text, "", std::string(notation.name));
      REQUIRE(!read.empty());
      REQUIRE(std::all_of(read.begin(), read.end(),
                          [](const Answered& fault) { return fault.kind == 'E' && fault.message.size() < 200; }));
    }
  }
}

TEST_CASE("twenty thousand lines that are not boards take time in proportion", "[slow]") {
  for (const std::string line : {"-\n", "---------\n", "12345\n", "1\n", "+\n", "x\n"}) {
    std::string text = std::string(1000, '.') + "\n";
    for (int i = 0; i < 20'000; ++i) text += line;
    for (const auto& notation : Sudoku::notations) {
      INFO(notation.name << " of " << quote(line).text());
      REQUIRE(convert("sudoku", text, "", std::string(notation.name)).size() <= 20'001);
    }
  }
}

}  // namespace sudoku_text_properties_test
