// The notation of Sudoku variants: what is read and written, and every short form.
#include <string>
#include <string_view>
#include <vector>

#include "core/job/puzzle.hpp"
#include "core/puzzles/variant/notations.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "core/puzzles/variant/variant.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/pieces.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_texts.hpp"

namespace variant_text_test {

using namespace quadrille;
using namespace quadrille::test;
using network::Values;
using variant::Board;

namespace {

// Reads one puzzle and writes it.
std::string canonical(const std::string& text) { return written(read_variant(text)); }

}  // namespace

TEST_CASE("a variant is written with its shape, its rules in order and its candidates last") {
  CHECK(canonical(".~R1C1_5.Thermo~r1c2~r2c3.AntiKnight.~R1C2_2_4") == ".Thermo~R1C2~R2C3.AntiKnight.~R1C1_5~R1C2_2_4");
  CHECK(canonical(".AntiKing.Shape~6x6") == ".Shape~6x6.AntiKing");
  CHECK(canonical(".Shape~9x9.Diagonal~1") == ".Diagonal~1");
  CHECK(canonical(".Shape~9x9") == ".Shape~9x9");
  CHECK(canonical(".Given~R1C1_5.") == ".~R1C1_5");
}

TEST_CASE("a shape has a size, and the number of values or the lowest and the highest one") {
  const auto shape = [](const std::string& text) { return read_variant(text).shape; };
  CHECK(shape(".AntiKing") == variant::Shape{9, 9, 9, 1});
  CHECK(shape(".Shape~6x8") == variant::Shape{6, 8, 8, 1});
  CHECK(shape(".Shape~5x5~9") == variant::Shape{5, 5, 9, 1});
  CHECK(shape(".Shape~5x5~0-4") == variant::Shape{5, 5, 5, 0});
  CHECK(shape(".Shape~4x4~1-16") == variant::Shape{4, 4, 16, 1});
  CHECK(shape(".Shape~16x16~0-15") == variant::Shape{16, 16, 16, 0});
  CHECK(shape(".Shape~1x1") == variant::Shape{1, 1, 1, 1});
  CHECK(canonical(".Shape~6x6~1-6") == ".Shape~6x6");
  CHECK(canonical(".Shape~6x6~8") == ".Shape~6x6~8");
  CHECK(canonical(".Shape~6x6~0-7") == ".Shape~6x6~0-7");
}

TEST_CASE("cells beyond 9 are letters, in either case") {
  CHECK(canonical(".Shape~16x16.Thermo~RaCg~rGcA~RbCb") == ".Shape~16x16.Thermo~RaCg~RgCa~RbCb");
}

TEST_CASE("a cell that is named again keeps the values that all lists have") {
  const Board board = read_variant(".~R1C1_1_2_3~R1C1_2_3_4.~R1C1_3_9~R2C2_5~R2C2_6~R3C3");
  CHECK(board.candidates[0] == Values{0b100});
  CHECK(board.candidates[10] == 0);
  CHECK(board.candidates[20] == 0);
  CHECK(written(board) == ".~R1C1_3~R2C2~R3C3");
}

TEST_CASE("white space does not matter, and lines that begin with it or a tilde continue a puzzle") {
  const std::string text = ".Thermo ~ R1C1\t~R1C2\r\n  .AntiKnight\r\n~ \n\n.AntiKing\n.Windoku\n";
  Cursor cursor(text, true);
  std::vector<std::string> found;
  Board board;
  Error error;
  CHECK(variant::notations[0].read(cursor, board, error) == Read::error);
  CHECK(error.line == 3);  // the tilde begins an argument of AntiKnight
  while (variant::notations[0].read(cursor, board, error) == Read::puzzle) found.push_back(written(board));
  CHECK(found == std::vector<std::string>{".AntiKing", ".Windoku"});
  CHECK(canonical(".Thermo ~ R1C1\t~R1C2\r\n~R1 C3\n\t.AntiKnight") == ".Thermo~R1C1~R1C2~R1C3.AntiKnight");
}

TEST_CASE("lines that begin with a number sign before a variant are its rules in words") {
  const Board board = read_variant("#The snake is hidden.\n# It has two ends.\n.AntiKing\n");
  CHECK(board.words == "The snake is hidden.\nIt has two ends.");
  CHECK(written(board) == "# The snake is hidden.\n# It has two ends.\n.AntiKing");
  CHECK(read_variant("# a comment of the file\n\n.AntiKing").words.empty());
  CHECK(read_variants("# one\n.AntiKing\n# two\n.Windoku\n# no puzzle follows\n").size() == 2);
}

TEST_CASE("lines that begin with a number sign and a tilde before a variant are its decoration, and no words") {
  const Board board =
      read_variant("# A line\n#~line #ff0000 0.25 0.5,0.5 1.5,0.5\n# is red.\n#~ text : A\n.AntiKing\n");
  CHECK(board.words == "A line\nis red.");
  CHECK(board.decoration == "line #ff0000 0.25 0.5,0.5 1.5,0.5\ntext : A");
  CHECK(written(board) == "# A line\n# is red.\n#~ line #ff0000 0.25 0.5,0.5 1.5,0.5\n#~ text : A\n.AntiKing");
  CHECK(written(read_variant("#~ text : A\n" + std::string(81, '.'))) == "#~ text : A\n.Shape~9x9");
  CHECK(read_variant("#~ text : A\n\n.AntiKing").decoration.empty());
}

TEST_CASE("addresses of Interactive Sudoku Solver are read") {
  const std::string address =
      "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage%7E10%7eR1C1~R1C2%20.Diagonal~1";
  CHECK(canonical(address) == ".Cage~10~R1C1~R1C2.Diagonal~1");
  CHECK(canonical(address + "&mode=all#top") == ".Cage~10~R1C1~R1C2.Diagonal~1");
  CHECK(canonical("?q=.Diagonal~1+.AntiKing") == ".Diagonal~1.AntiKing");
  CHECK(canonical("?q=.Pair~_____~_one%2520name~R1C1~R1C2") == ".Pair~_____~_one%20name~R1C1~R1C2");
  CHECK(variant_error("http://x/?q=.AntiKing%2EFoo") == "1:22: there is no rule \"Foo\"");
}

TEST_CASE("rules inside And are rules of the board, and priorities are passed over") {
  CHECK(canonical(".And.Thermo~R1C1~R1C2.AntiKing.End.SearchPriority~5~R1C1.AntiKnight") ==
        ".Thermo~R1C1~R1C2.AntiKing.AntiKnight");
}

TEST_CASE("old codes of relations have two letters exchanged") {
  CHECK(canonical(".Binary~-__-~~R1C1~R1C2") == ".Pair~_--_~R1C1~R1C2");
  CHECK(read_variant(".BinaryX~8H-xf8H-xf8H-B~~R1C3~R1C2").rules ==
        read_variant(".PairX~8H_xf8H_xf8H_B~R1C3~R1C2").rules);
}

TEST_CASE("rules about pairs may name what rows, columns and boxes lack on a board of Doppelganger") {
  CHECK(canonical(".Shape~4x4~0-4.Whisper~2~DGC1~DGR4~R1C1.Doppelganger.V~DGB1~DGB3") ==
        ".Shape~4x4~0-4.Doppelganger.Whisper~2~DGC1~DGR4~R1C1.V~DGB1~DGB3");
  CHECK(variant_error(".Shape~4x4~0-4.Whisper~2~DGC1~DGR4").find("1:26: \"DGC1\" is no cell") == 0);
  CHECK(variant_error(".Shape~4x4~0-4.Doppelganger.V~DGC1~DGC5").find("1:36: \"DGC5\" is no cell") == 0);
  CHECK(variant_error(".Shape~4x4~0-4.Doppelganger.NoBoxes.V~DGB1~DGB2").find("1:39: \"DGB1\" is no cell") == 0);
  CHECK(variant_error(".Shape~4x4~0-4.Doppelganger.V~DGB1~DGB4") == "1:28: V has no two cells that are neighbours");
  CHECK(variant_error(".Shape~4x4~0-4.Doppelganger.~DGC1_2") == "1:30: \"DGC1\" cannot have candidates");
  CHECK(variant_error(".Shape~4x4~0-4.Doppelganger.Cage~5~DGC1~DGC2") ==
        "1:28: Cage cannot name what rows, columns or boxes lack");
}

TEST_CASE("one text may make several rules") {
  CHECK(canonical(".XSum~C2~27~5") == ".XSum~C2~27~.XSum~C2~~5");
  CHECK(canonical(".XSum~C2~~5.XSum~R1~7") == ".XSum~C2~~5.XSum~R1~7~");
  CHECK(canonical(".Pair~______~_a~R1C1~R1C2~~R2C1~R2C2~_b~R3C1~R3C2") ==
        ".Pair~______~_a~R1C1~R1C2.Pair~______~_a~R2C1~R2C2.Pair~______~_b~R3C1~R3C2");
  CHECK(canonical(".Regex~MSoy~R1C1~R1C2~~R2C1~R2C2") == ".Regex~MSoy~R1C1~R1C2.Regex~MSoy~R2C1~R2C2");
  CHECK(canonical(".Cage~9~R1C1~R1C2~R1C1") == ".AllDifferent~R1C1~R1C2.Sum~9~R1C1~R1C2~R1C1");
  CHECK(canonical(".Cage~0~R1C1~R1C1") == ".AllDifferent~R1C1");
}

TEST_CASE("a square of digits is a board, whatever stands for blanks") {
  CHECK(canonical("1.3............2") == ".Shape~4x4.~R1C1_1~R1C3_3~R4C4_2");
  CHECK(canonical("1030 0000\n 0000 0002") == ".Shape~4x4.~R1C1_1~R1C3_3~R4C4_2");
  CHECK(canonical("1_3_____________") == ".Shape~4x4.~R1C1_1~R1C3_3");
  CHECK(canonical("A" + std::string(98, '.') + "J") == ".Shape~10x10.~R1C1_1~RaCa_10");
  CHECK(canonical("= 1030 0000 0000 0002") == ".Shape~4x4.~R1C1_1~R1C3_3~R4C4_2");
}

TEST_CASE("a board may be words between spaces and lines") {
  CHECK(canonical("1 . | 3 .\n -----\n . . | . 2\n . . | . .\n . . | . .") == ".Shape~4x4.~R1C1_1~R1C3_3~R2C4_2");
  std::string wide = "10";
  for (int i = 0; i < 99; ++i) wide += " .";
  CHECK(canonical(wide) == ".Shape~10x10.~R1C1_10");
}

TEST_CASE("n different characters, each n times, are a jigsaw, which givens may stand before") {
  CHECK(canonical("AABBAABBccddccdd") == ".Shape~4x4.Jigsaw~0011001122332233.NoBoxes");
  CHECK(canonical("1.........4.....AABBAABBccddccdd") == ".Shape~4x4.Jigsaw~0011001122332233.NoBoxes.~R1C1_1~R3C3_4");
  // As a board it would have four kinds of blanks.
  CHECK(canonical("=1111222233334444") ==
        ".Shape~4x4.~R1C1_1~R1C2_1~R1C3_1~R1C4_1~R2C1_2~R2C2_2~R2C3_2~R2C4_2"
        "~R3C1_3~R3C2_3~R3C3_3~R3C4_3~R4C1_4~R4C2_4~R4C3_4~R4C4_4");
}

TEST_CASE("pencil marks have n characters for each cell") {
  std::string marks = "1....12...";
  for (int i = 0; i < 23; ++i) marks += "12345";
  CHECK(canonical(marks) == ".Shape~5x5.~R1C1_1~R1C2_1_2");
  // 64 characters are a board of 8×8 cells first.
  CHECK(canonical("1..." + std::string(60, '.')) == ".Shape~8x8.~R1C1_1");
}

TEST_CASE("a killer of 81 characters points to the cells that have sums") {
  const std::string head = "AZaj00000v`'00000<9,.00000^0000", text = head + std::string(81 - head.size(), '0');
  const std::string written_text = canonical(text);
  CHECK(written_text.find(".Cage~10~R1C1~R2C2.Cage~35~R1C2.Cage~36~R1C3.Cage~45~R1C4~R2C3.") == 0);
  CHECK(written_text.find(".Cage~9~R2C1~R3C1.") != std::string::npos);
  CHECK(written_text.find(".Cage~0~R2C8~R2C9~R3C9.") != std::string::npos);
  CHECK(written_text.find(".Cage~0~R3C2~R4C1.Cage~0~R3C3~R4C4.") != std::string::npos);
}

TEST_CASE("a killer of 81 numbers has the sum and the cage in each") {
  std::string cells;
  for (int i = 0; i < 79; ++i) cells += "0:";
  CHECK(canonical("3x3::k:2561:2561:" + cells) == ".Cage~10~R1C1~R1C2");
  CHECK(canonical("3x3:d:k:2561:2561:" + cells) == ".Diagonal~1.Diagonal~-1.Cage~10~R1C1~R1C2");
  CHECK(canonical("3x3:d:k:2561:258:" + cells) == ".Diagonal~1.Diagonal~-1.Cage~10~R1C1.Cage~1~R1C2");
}

TEST_CASE("an answer is its values row by row, as letters where the board has values above 9") {
  const auto answer = [](const std::string& text, const variant::Answer& values) {
    return written(read_variant(text), values);
  };
  CHECK(answer(".Shape~2x2", {1, 2, 2, 1}) == "1221");
  CHECK(answer(".Shape~2x2~0-1", {1, 2, 2, 1}) == "0110");
  CHECK(answer(".Shape~2x2~9", {1, 9, 9, 1}) == "1991");
  CHECK(answer(".Shape~2x2~0-9", {1, 10, 10, 1}) == "0990");
  CHECK(answer(".Shape~2x2~10", {1, 10, 10, 1}) == "AJJA");
  CHECK(answer(".Shape~2x2~0-10", {1, 2, 11, 1}) == "0AJ0");
}

TEST_CASE("a text of variants that is cut anywhere asks for more, or has the same puzzles") {
  const std::string text = "# words\n.Thermo~R1C1~R1C2\n  ~R1C3\n\n1.3............2\n.Foo\n?q=.Diagonal%7E1\n.AntiKing";
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    INFO(cut);
    std::vector<std::string> found;
    // Reads on from where a piece ended with `more`.
    std::size_t begin = 0;
    std::uint32_t line = 1;
    for (const bool last : {false, true}) {
      const std::string_view piece = std::string_view(text).substr(begin, last ? text.size() : cut - begin);
      Cursor cursor(piece, last, line);
      for (;;) {
        const Cursor before = cursor;
        Board board;
        Error error;
        const Read read = variant::notations[0].read(cursor, board, error);
        if (read == Read::end) break;
        if (read == Read::more) {
          begin += before.taken();
          line = before.next_line();
          break;
        }
        found.push_back(read == Read::puzzle ? written(board)
                                             : std::to_string(error.line) + ": " + error.message.text());
      }
    }
    CHECK(found == std::vector<std::string>{"# words\n.Thermo~R1C1~R1C2~R1C3", ".Shape~4x4.~R1C1_1~R1C3_3~R4C4_2",
                                            "6: there is no rule \"Foo\"", ".Diagonal~1", ".AntiKing"});
  }
}

TEST_CASE(
    "lines are one puzzle where each is a rule, a group goes over several, or just one states a shape or givens") {
  const auto notation_of = [](std::string_view text, bool last) {
    const auto* notation = quadrille::notation_of<Variant>(text, last);
    return notation == nullptr ? std::string_view("more") : notation->name;
  };
  const std::vector<std::pair<std::string_view, std::string_view>> texts = {
      {".Shape~4x4\n.AntiKing", "iss-text"},
      {"# Words.\n.Shape~4x4\n\n# More words.\n.AntiKing\n\n", "iss-text"},
      {".AntiKnight\n\n.~R1C1_5.Cage~3~R1C1~R1C2\n", "iss-text"},
      {".AntiKnight\n.Cage~3~R1C1~R1C2\n.Given~R1C1_5", "iss-text"},
      {".AntiKing\n  .Shape~4x4\n~\n.Windoku", "iss-text"},
      {".AntiKnight\n.BlackDot~R1C3~R2C3", "iss-text"},
      {".AntiKnight\n.BlackDot~R1C3~R2C3.AntiKing", "iss"},  // a line has two rules
      {".Or\n.~R1C1_1\n.~R1C1_2.~R1C2_1\n.End", "iss-text"},
      {".Cage~3~R1C1~R1C2\n.~R1C1_1\n.~R1C2_2", "iss-text"},
      {".~R1C1_1\n.~R1C2_2", "iss"},  // two boards of givens
      {".Shape~4x4\n.~R1C1_1\n.AntiKing", "iss-text"},
      {".Given~R1C1_5\n.AntiKing\n.Shape~9x9\n  ~\n", "iss-text"},
      {".Shape~4x4.~R1C1_1\n.~R1C2_2", "iss"},
      {".Shape~4x4\n.Shape~4x4.AntiKing", "iss"},   // both do
      {".Shape~4x4\n  .~R1C1_1\n.~R1C1_2", "iss"},  // likewise
      {".Shape~4x4.AntiKing\n  .~R1C1_1", "iss"},   // one line, which goes on
      {".Shape~4x4", "iss"},
      {"", "iss"},
      {"# Words.", "iss"},
      {".Shape~4x4\n1234341221434321", "iss"},
      {"https://host/?q=.Shape~4x4\n.AntiKing", "iss"},
  };
  for (const auto& [text, name] : texts) {
    CAPTURE(text);
    CHECK(notation_of(text, true) == name);
  }
  CHECK(notation_of(".Shape~4x4\n.AntiKing\n", false) == "more");
  CHECK(notation_of(".Shape~4x4\n.Shape~4x4\n", false) == "iss");
  const std::string board = "." + std::string(80, '5');
  CHECK(notation_of(".Shape~4x4\n" + board + "\n", false) == "iss");
  CHECK(notation_of(".A" + std::string(254, '.') + "\n", false) == "iss");
  std::string many;
  while (many.size() < 64 * 1024) many += ".AntiKing\n";
  CHECK(notation_of(many.substr(0, many.size() - 20), false) == "more");
  CHECK(notation_of(many, false) == "iss");
}

TEST_CASE("all lines of iss-text are one puzzle, and a note says so") {
  const auto& notation = variant::notations[1];
  const auto read = [&](std::string_view text, bool last, Board& board) {
    Cursor cursor(text, last);
    Error error;
    const Read outcome = notation.read(cursor, board, error);
    return outcome == Read::error
               ? std::to_string(error.line) + ":" + std::to_string(error.column) + error.message.text()
               : std::to_string(static_cast<int>(outcome));
  };
  const auto done = std::to_string(static_cast<int>(Read::puzzle));
  Board board;
  CHECK(read("# One.\n.AntiKnight\n\n  # Two.\n#~ line\n.Windoku\n", true, board) == done);
  CHECK(written(board) == "# One.\n# Two.\n#~ line\n.AntiKnight.Windoku");
  CHECK(variant::Traits::note(board) ==
        "the 2 lines of this text were read as one puzzle; this puzzle also has rules in words: One.\nTwo.");
  CHECK(read(".AntiKnight\n  .Windoku", true, board) == done);
  CHECK(variant::Traits::note(board).empty());
  CHECK(read(".AntiKing\n.Windoku\n", false, board) == std::to_string(static_cast<int>(Read::more)));
  CHECK(read("\n# Words.\n", true, board) == std::to_string(static_cast<int>(Read::end)));
  CHECK(read(".AntiKing\n\n.Windoku.Foo", true, board).starts_with("3:9there is no rule"));
}

TEST_CASE("puzzlink: links to a Sudoku without square boxes are read, distinguished and written") {
  // The solution was found by a search in Python that knows rows, columns and boxes of two rows and three columns.
  const std::string link = "https://puzz.link/p?sudoku/6/6/61j3g2j4g3j5g4j6g5j12";
  const auto checked = ask("variant", request_of(Question::check, EngineChoice::automatic, "# From a site.\n" + link));
  CHECK(checked.at(0).verdict == "unique");
  CHECK(checked.at(0).solutions == std::vector<std::string>{"614523352164246351135246421635563412"});
  require_same_detection("variant", link + "\n" + link + "\n");
  const std::string text =
      ".Shape~6x6.~R1C1_6~R1C2_1~R2C1_3~R2C3_2~R3C2_4~R3C4_3~R4C3_5~R4C5_4~R5C4_6~R5C6_5~R6C5_1~R6C6_2";
  CHECK(texts_or_errors("variant", link, "iss") == std::vector<std::string>{text});
  CHECK(texts_or_errors("variant", text, "puzzlink") == std::vector<std::string>{link});
  CHECK(texts_or_errors("variant", ".Shape~16x16.~R1C2_16", "puzzlink") ==
        std::vector<std::string>{"https://puzz.link/p?sudoku/16/16/g-10" + std::string(12, 'z') + "t"});
  CHECK(texts_or_errors("variant", "sudoku/16/16/g-10" + std::string(12, 'z') + "t", "iss") ==
        std::vector<std::string>{".Shape~16x16.~R1C2_16"});
  for (const std::string other : {".AntiKing", ".Shape~4x5", ".~R1C1_1_2", ".Var~A", "# Words.\n.Shape~4x4"})
    CHECK(texts_or_errors("variant", other, "puzzlink").at(0).ends_with("this puzzle cannot be written as puzzlink"));
  CHECK(texts_or_errors("variant", "sudoku/6/5/zz", "iss").at(0) ==
        "1:8: \"6/5/\" is not a size; a board has up to 16 columns and as many rows");
  CHECK(texts_or_errors("variant", "sudoku/17/17/zz", "iss").at(0).starts_with("1:8: \"17/17/\" is not a size"));
  CHECK(texts_or_errors("variant", "sudoku/6/6/7zzg", "iss").at(0) == "1:12: \"7\" is not a value of a 6×6 board");
}

TEST_CASE("codes may be padded, segments empty, and lines of renban closed") {
  CHECK(canonical(".Regex~MQ==~R1C1") == ".Regex~MQ~R1C1");
  CHECK(canonical(".Regex~MQ=~R1C1") == ".Regex~MQ~R1C1");
  CHECK(canonical(".Shape~4x4.NFA~SQz8pweTg44MQQA~_inc~-~R1C1~-~-~R1C2~-") ==
        ".Shape~4x4.NFA~SQz8pweTg44MQQA~_inc~-~R1C1~-~-~R1C2~-");
  CHECK(canonical(".Renban~R1C1~R1C2~R2C2~R1C2~R1C1") == ".Renban~R1C1~R1C2~R2C2");
}

TEST_CASE("random variants are written as they are read") {
  Random random(1);
  for (int round = 0; round < rounds(300); ++round) {
    // If clues have the same place, the last one counts.
    const std::string text = written(read_variant(random_variant({}, random)));
    INFO(text);
    const Board board = read_variant(text);
    CHECK(written(board) == text);
    const Board again = read_variant(written(board));
    CHECK(again.rules == board.rules);
    CHECK(again.candidates == board.candidates);
  }
}

}  // namespace variant_text_test
