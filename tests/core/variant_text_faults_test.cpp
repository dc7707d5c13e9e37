// Errors in the notation of Sudoku variants, each with its place, and texts that are too large.
#include <cstdint>
#include <string>
#include <vector>

#include "core/puzzles/variant/notations.hpp"
#include "core/puzzles/variant/rules/codes.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/variant_texts.hpp"

namespace variant_text_faults_test {

using namespace quadrille;
using namespace quadrille::test;
using variant::Board;

namespace {

struct TextFault {
  std::string text;
  std::uint32_t line, column;
  std::string message;  // part of it
};

void require_fault(const TextFault& fault) {
  INFO(fault.text.substr(0, 300));
  Cursor cursor(fault.text, true);
  Board board;
  Error error;
  REQUIRE(variant::notations[0].read(cursor, board, error) == Read::error);
  CAPTURE(error.message.text());
  CHECK(error.line == fault.line);
  CHECK(error.column == fault.column);
  CHECK(error.message.text().find(fault.message) != std::string::npos);
}

}  // namespace

TEST_CASE("errors of a variant have their place and quote what is wrong") {
  const std::vector<TextFault> faults = {
      {"hello", 1, 1, "\"hello\" is no puzzle"},
      {"\n\n  \nhello", 4, 1, "is no puzzle"},
      {"...", 1, 1, "3 dots are no board"},
      {"#\n" + std::string(80, '.'), 2, 1, "80 dots are no board; a board in one line has 4, 9, 16"},
      {std::string(40, '.').append("\n ").append(42, '.'), 1, 1, "82 dots are no board"},
      {std::string(5000, '.'), 1, 1, "5000 dots are no board"},
      {".AntiKing.Foo~R1C1", 1, 10, "there is no rule \"Foo\""},
      {".AntiKing\n  .antiking", 2, 3, "there is no rule \"antiking\""},
      {".Or.AntiKing.End", 1, 4, "AntiKing cannot stand in \"Or\""},
      {".Replicate~B.Or.XSum~R1~5~.End.End", 1, 16, "XSum cannot stand in \"Replicate\""},
      {".Or.Var~A.End", 1, 4, "Var cannot stand in \"Or\""},
      {".Or.Shape~4x4.End", 1, 4, "Shape cannot stand in \"Or\""},
      {".Or.~R1C1_1", 1, 1, "\"Or\" has no \"End\""},
      {".Replicate~B", 1, 1, "\"Replicate\" has no \"End\""},
      {".Thermo~R1C1~VD1", 1, 14, "\"VD1\" is a cell of variables, and the text has no .Var~D"},
      {".Var~D~~3.Thermo~R1C1~VD4", 1, 23, "\"VD4\" is no cell of .Var~D, which has 3: VD1 to VD3"},
      {".Var~D~~3.Thermo~R1C1~VD", 1, 23, "\"VD\" is no cell of .Var~D, which has 3: VD1 to VD3"},
      {".Var~D~~3.Thermo~R1C1~VD01", 1, 23, "\"VD01\" is no cell of .Var~D"},
      {".Var~D.Thermo~R1C1~VD1", 1, 20, "\"VD1\" is no cell of .Var~D, which has one: VD"},
      {".Var", 1, 1, "Var needs a name"},
      {".Var~A.ConnectedValues~A~1", 1, 24, "\"A\" is no group of cells"},
      {".ConnectedValues~", 1, 1, "ConnectedValues has too few arguments"},
      {".ConnectedValues~~", 1, 19, "\"\" is no list of values"},
      {".ConnectedValues~~10", 1, 19, "\"10\" is no list of values"},
      {".ConnectedValues~~1~0", 1, 21, "\"0\" is no number from 1"},
      {".Or.ConnectedValues~~1.End", 1, 4, "ConnectedValues cannot stand in \"Or\""},
      {".Var~a", 1, 6, "\"a\" is no name of variables"},
      {".Var~A~x~2~3", 1, 12, "\"3\" is one argument too many for Var"},
      {".Var~A~x~2x17", 1, 10, "at most 16 columns"},
      {".Shape~2x2.Var~A~x~500.Var~B~x~497", 1, 23, "more than 1000 cells"},
      {".Var~A~x~3x1.WhiteDot~VA1~VA3", 1, 13, "no two cells that are neighbours"},
      {".Var~A~x~5.Quad~VA1~1", 1, 17, "\"VA1\" is not the top left cell"},
      {".Var~A~x~4.Indexing~C~VA1", 1, 23, "\"VA1\" is in no row and no column"},
      {".Var~A~x~4.LittleKiller~5~VA1", 1, 27, "\"VA1\" begins no diagonal"},
      {".Replicate~B~R1C2~R1C3.End", 1, 19, "one argument too many for Replicate"},
      {".Shape~2x2~2~Raw.Replicate~_.End", 1, 28, "names cells beyond the last one"},
      {".Shape~3x3.Replicate~E.AllDifferent~R1C1~R1C2.End", 1, 11, "at R1C3 moves R1C2 off the board"},
      {".Var~A~x~4.Replicate~B~VA1.~R1C1_1.End", 1, 11, "R1C1 and VA1 are of different ones"},
      {".Shape~2x2~2~Raw.ChaosConstruction", 1, 17, "ChaosConstruction cannot stand on a raw grid"},
      {".Or.ChaosConstruction.End", 1, 4, "ChaosConstruction cannot stand in \"Or\""},
      {".ChaosConstruction~1", 1, 20, "\"1\" is one argument too many for ChaosConstruction"},
      {".Var~A~x~840.ChaosConstruction", 1, 13, "then has more than 1000 cells"},
      {".RegionSize~4.ChaosConstruction", 1, 14, "regions of 4 cells do not divide the 81 cells of the board"},
      {".RegionSize~3.ChaosConstruction", 1, 14, "27 regions have no labels where cells have 9 values"},
      {".RegionSize~1.ChaosConstruction", 1, 14, "has at least 2 cells"},
      {".ChaosConstruction.RegionSumLine~R1C1~R1C2", 1, 19, "does not know regions that have to be found"},
      {".ChaosArrow~R1C1", 1, 1, "ChaosArrow needs .ChaosConstruction"},
      {".ChaosConstruction.ChaosArrow", 1, 19, "ChaosArrow has too few arguments"},
      {".ChaosConstruction.ChaosArrow~CC1", 1, 31, "\"CC1\" is the label of a region"},
      {".ChaosConstruction.ChaosCount~R1C1~2", 1, 36, "\"2\" is no number from 0 to 1"},
      {".ChaosConstruction.ChaosCount~R1C1~~R1C2", 1, 37, "\"R1C2\" is no label of a region"},
      {".ChaosConstruction.ChaosArrow~R1C1~~CC1~CC82", 1, 41, "\"CC82\" is no label of this board"},
      {".ChaosConstruction.ChaosArrow~R1C1~~CC1~CC2~-~CC2~CC1", 1, 47, "\"CC2\" is not where the first arm begins"},
      {".ChaosConstruction.ChaosArrow~R1C1~~CC1~CC2~-~CC1~CC10~CC2", 1, 56, "\"CC2\" is in two arms"},
      {".ChaosConstruction.ChaosArrow~R1C1~~CC1~CC2~CC1", 1, 45, "\"CC1\" is in this ChaosArrow twice"},
      {".Var~A.ChaosConstruction.ChaosCount~VA", 1, 37, "\"VA\" is no cell of the grid"},
      {".AllDifferent~CC1~CC2", 1, 15, "\"CC1\" is the label of a region, and the text has no .ChaosConstruction"},
      {".And.AntiKing", 1, 1, "\"And\" has no \"End\""},
      {".AntiKing.End", 1, 10, "\"End\" has no \"Or\", \"And\" or \"Replicate\" before it"},
      {".Shape", 1, 1, "needs a size"},
      {".Shape~6x17", 1, 8, "\"6x17\" is no size"},
      {".Shape~0x4", 1, 8, "\"0x4\" is no size"},
      {".Shape~66", 1, 8, "\"66\" is no size"},
      {".Shape~6x6~5", 1, 12, "with 6 to 16 values"},
      {".Shape~6x6~17", 1, 12, "with 6 to 16 values"},
      {".Shape~6x6~2-9", 1, 12, "\"2-9\" are no values"},
      {".Shape~6x6~~raw", 1, 13, "\"raw\" is no kind of grid"},
      {".Shape~6x6~~", 1, 13, "\"\" is no kind of grid"},
      {".Shape~6x6~17~Raw", 1, 12, "with 1 to 16 values"},
      {".Shape~6x6~~Raw.AntiKing", 1, 16, "AntiKing cannot stand on a raw grid"},
      {".Shape~6x6~~Raw.XSum~R1~5~", 1, 16, "XSum cannot stand on a raw grid"},
      {".~R1C1_01", 1, 8, "\"01\" is no value"},
      {".Shape~6x6.AntiKing.Shape~9x9", 1, 20, "contradicts"},
      {".~R1C1_10", 1, 8, "\"10\" is no value of this board; values are 1 to 9"},
      {".~R1C1_1_x", 1, 10, "\"x\" is no value"},
      {".~R1C1_", 1, 8, "\"\" is no value"},
      {".Shape~6x6.~R1C1_1~R7C1_1", 1, 20, "\"R7C1\" is no cell of this board of 6x6 cells"},
      {".Thermo~R1C1~R0C2", 1, 14, "\"R0C2\" is no cell"},
      {".Thermo~R1C1~R1C10", 1, 14, "\"R1C10\" is no cell"},
      {".Thermo~R1C1~\n ~R1C2", 2, 2, "\"\" is no cell"},
      {".Thermo~R1C1", 1, 1, "Thermo needs at least 2 cells"},
      {".Thermo", 1, 1, "Thermo needs at least 2 cells"},
      {".Thermo~R1C1~R1C2~R1C1", 1, 19, "\"R1C1\" is in this Thermo twice"},
      {".DoubleArrow~R1C1~R1C2", 1, 1, "DoubleArrow needs at least 3 cells"},
      {".ValueIndexing~R1C1~R1C2", 1, 1, "ValueIndexing needs at least 3 cells"},
      {".PillArrow~2~R1C1~R1C2", 1, 1, "PillArrow needs at least 3 cells"},
      {".PillArrow~4~R1C1~R1C2~R1C3~R1C4~R1C5", 1, 12, "\"4\" is no number from 2 to 3"},
      {".PillArrow~2~R1C1~R1C3~R1C4", 1, 1, "pill cannot be read"},
      {".PillArrow~2~R1C2~R2C1~R1C4", 1, 1, "pill cannot be read"},
      {".Cage~x~R1C1", 1, 7, "\"x\" is no number from 0 to 99999"},
      {".Cage~100000~R1C1", 1, 7, "\"100000\" is no number"},
      {".Cage~-1~R1C1", 1, 7, "\"-1\" is no number"},
      {".Cage~10", 1, 1, "Cage needs at least 1 cell"},
      {".Cage", 1, 1, "Cage needs at least 1 cell"},
      {".RellikCage~5~R1C1~R1C1", 1, 20, "\"R1C1\" is in this RellikCage twice"},
      {".EqualityCage~R1C1~R1C2~R1C3", 1, 1, "even number of cells"},
      {".Whisper~x~R1C1~R1C2", 1, 10, "\"x\" is no cell"},
      {".Whisper~-1~R1C1~R1C2", 1, 10, "\"-1\" is no number"},
      {".Modular~0~R1C1~R1C2", 1, 10, "\"0\" is no number"},
      {".Shape~6x6.Entropic~R1C1~R1C2", 1, 11, "Entropic needs the values 1 to 9"},
      {".AntiKnight~R1C1", 1, 13, "one argument too many"},
      {".Shape~6x8.Diagonal~1", 1, 11, "as many rows as columns"},
      {".Diagonal~2", 1, 11, "\"2\" is no diagonal"},
      {".Diagonal", 1, 1, "too few arguments"},
      {".WhiteDot~R1C1~R2C2", 1, 1, "no two cells that are neighbours"},
      {".Jigsaw~1122", 1, 9, "\"1122\" has 4 characters, and the board has 81 cells"},
      {".Shape~4x4.Jigsaw~1112111222223333", 1, 19, "pieces that are no regions; a region has 4 cells"},
      {".Shape~4x4~6.Jigsaw~1111122222333333", 1, 13, "a piece of this Jigsaw has 5 cells; a region has 4"},
      {".RegionSize~0", 1, 13, "\"0\" is no number from 1 to 16"},
      {".Sum~x~R1C1", 1, 6, "\"x\" is no sum"},
      {".Sum~5_1~R1C1", 1, 6, "is no sum"},
      {".Sum~5_=_1~R1C1~R1C2", 1, 6, "1 coefficients for 2 cells"},
      {".Sum~5_=_101~R1C1", 1, 6, "from -100 to 100"},
      {".SumLine~0~R1C1", 1, 10, "\"0\" is no number from 1"},
      {".Thermo~R1C1~R1C2~LOOP", 1, 19, "\"LOOP\" is no cell"},
      {".EqualSum~R1C1~-~-~R1C2", 1, 1, "EqualSum needs at least 1 cell"},
      {".XSum~C1", 1, 1, "too few arguments"},
      {".XSum~C1~~", 1, 1, "XSum has no clue"},
      {".XSum~C10~5~", 1, 7, "\"C10\" is no row or column"},
      {".XSum~D1~5~", 1, 7, "\"D1\" is no row or column"},
      {".XSum~C1~0~", 1, 10, "\"0\" is no number from 1"},
      {".Sandwich~5~R0", 1, 13, "\"R0\" is no row or column"},
      {".LittleKiller~5~R5C5", 1, 17, "\"R5C5\" begins no diagonal"},
      {".Shape~6x6~7.FullRank~C1~3~", 1, 13, "as many values"},
      {".FullRankTies~some", 1, 15, "\"some\" is not one of"},
      {".Doppelganger", 1, 1, "one value more, from 0"},
      {".Shape~4x4~0-4.Doppelganger.Whisper~2~DGB3~DGB4.NoBoxes", 1, 28, "names what a box lacks"},
      {".Shape~12x12~0-12.Doppelganger.Whisper~2~DGB9~DGB10.RegionSize~16", 1, 31, "names what a box lacks"},
      {".Quad~R9C9~1", 1, 7, "\"R9C9\" is not the top left cell"},
      {".Quad~R1C1", 1, 1, "too few arguments"},
      {".Quad~R1C1~0", 1, 12, "\"0\" is no number from 1 to 9"},
      {".ContainExact~1__2~R1C1~R1C2", 1, 15, "\"1__2\" is no list of values"},
      {".LookAndSay~123~R1C1", 1, 13, "\"123\" is no clue"},
      {".LookAndSay~1222~R1C1", 1, 13, "counts a value twice"},
      {".SameValues~2~R1C1~R1C2~R1C3", 1, 13, "cannot be made of 3 cells"},
      {".CountDistinct~R1C1", 1, 1, "needs a cell that counts"},
      {".Indexing~X~R1C1", 1, 11, "begins with C for columns"},
      {".Regex~MSoy", 1, 1, "Regex needs cells"},
      {".Regex~MQ===~R1C1", 1, 8, "\"MQ===\" is no pattern in base64"},
      {".Renban~R1C1~R1C1", 1, 1, "Renban needs at least 2 cells"},
      {".NFA~SQz8pweTg44MQQA~-~-", 1, 1, "NFA needs cells"},
      {".Regex~!~R1C1", 1, 8, "\"!\" is no pattern in base64"},
      {".Regex~KDE~R1C1", 1, 8, "the pattern \"(1\" ends too early"},
      {".Shape~4x4.Regex~NQ~R1C1", 1, 18, "is no value of the board"},
      {".Pair~!~~R1C1~R1C2", 1, 7, "\"!\" is no code of a relation of 9 values"},
      {".Shape~2x2.Pair~__~R1C1~R1C2", 1, 17, "is no code of a relation of 2 values"},
      {".Pair~_~~R1C1", 1, 1, "Pair needs at least 2 cells"},
      {".Shape~2x2.PairX~C~R1C1~R1C2", 1, 18, "the same both ways"},
      {".NFA~A~R1C1", 1, 6, "\"A\" is no code of an automaton"},
      {"=1234", 1, 2, "is no square board"},
      {"3x3::j:", 1, 1, "is no killer"},
      {"3x3::k:1:2:x:", 1, 12, "\"x\" is number 3 of a killer"},
      {"<" + std::string(80, '0'), 1, 1, "\"<\" leads to no cell"},
      {"><" + std::string(79, '0'), 1, 1, "\">\" leads to no cell"},
  };
  for (const TextFault& fault : faults) require_fault(fault);
}

TEST_CASE("a rule that the network cannot hold is an error at its place") {
  std::string cells;
  for (int i = 0; i < 2; ++i) {
    for (char row = '1'; row <= '9'; ++row) {
      for (char column = '1'; column <= '9'; ++column) cells += std::string("~R") + row + "C" + column;
    }
  }
  require_fault({".AntiKing.SumLine~99999" + cells + "~LOOP", 1, 10, "the sum of a loop is at most"});
}

TEST_CASE("a group has at most 2000 cells") {
  std::string line = ".AntiKing.Palindrome";
  for (int i = 0; i < 2000; ++i) line += "~R1C1";
  CHECK(variant_error(line).empty());
  CHECK(variant_error(line + "~R1C1") == "1:10: Palindrome has more than 2000 cells");
}

TEST_CASE("a million characters of nonsense are refused with one error") {
  for (const std::string piece : {".", "~", "1", ".~R1C1_1_", "%", "a.b~", "1 ", "\xC3\xA9", ".Thermo~"}) {
    std::string text;
    while (text.size() < 1'000'000) text += piece;
    CHECK(variant_error(text).size() < 300);
    CHECK(variant_error("?q=" + text).size() < 300);
    CHECK(variant_error("3x3::k:" + text).size() < 300);
  }
}

TEST_CASE("a puzzle of a hundred thousand rules is read") {
  std::string text;
  for (int i = 0; i < 100'000; ++i) text += ".Cage~" + std::to_string(i % 30) + "~R1C1~R1C2";
  Cursor cursor(text, true);
  Board board;
  Error error;
  CHECK(variant::notations[0].read(cursor, board, error) == Read::puzzle);
  CHECK(board.rules.size() == 100'000);
}

TEST_CASE("an automaton with too many states is an error at its rule") {
  std::string cells;
  for (char row = '1'; row <= '9'; ++row) {
    for (char column = '1'; column <= '9'; ++column) cells += std::string("~R") + row + "C" + column;
  }
  const auto regex = [&](const std::string& pattern) {
    return ".AntiKing.Regex~" + variant::encode_base64(pattern) + cells;
  };
  // Which of the last cells had a 1 is a state: two to the power of their number.
  CHECK(variant_error(regex(".*1.{7}")).empty());
  require_fault({regex(".*1.{40}"), 1, 10, "more than 32768 states"});
  require_fault({regex("((((.{1000}){1000}){1000}){1000})"), 1, 17, "too many states"});
}

TEST_CASE("a hundred thousand rules have an answer", "[long]") {
  std::string same, contradicting;
  for (int i = 0; i < 100'000; ++i) {
    same += ".Cage~5~R1C1~R1C2";
    contradicting += ".Cage~" + std::to_string(3 + i % 14) + "~R1C1~R1C2";
  }
  const std::string givens = ".~R1C1_1~R5C5_9";
  for (const EngineChoice engine : {EngineChoice::bits, EngineChoice::dlx}) {
    Request request = request_of(Question::solve, engine, same + givens + "\n" + contradicting + givens + "\n");
    request.limits.nodes = 100'000;
    const auto answers = ask("variant", request);
    REQUIRE(answers.size() == 2);
    CHECK(answers[0].verdict == "solved");
    CHECK(answers[1].verdict == "none");
  }
}

TEST_CASE("contradicting regions and cages have no solution or an error with its place") {
  const auto verdict = [](const std::string& text) {
    const auto answers = ask("variant", request_of(Question::solve, EngineChoice::automatic, text));
    REQUIRE(answers.size() == 1);
    return answers[0].verdict;
  };
  // A piece of the second jigsaw has R1C1 and R2C3, one of the first is the row of R2C1 and R2C3.
  CHECK(verdict(".Shape~4x4.NoBoxes.Jigsaw~0000111122223333.Jigsaw~0101010123232323.~R1C1_1~R2C2_1") == "solved");
  CHECK(verdict(".Shape~4x4.NoBoxes.Jigsaw~0000111122223333.Jigsaw~0101010123232323.~R1C1_1~R2C3_1") == "none");
  CHECK(verdict(".Cage~3~R1C1~R1C2.Cage~4~R1C1~R1C2") == "none");
  // A cell that is named twice counts twice: 1 + 1 + 2.
  CHECK(verdict(".Cage~4~R1C1~R1C1~R1C2") == "solved");
  CHECK(verdict(".Cage~99~R1C1~R1C1~R1C2") == "none");
}

}  // namespace variant_text_faults_test
