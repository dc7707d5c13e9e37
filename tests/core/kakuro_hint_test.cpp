// Hints for Kakuro: the steps on boards that show them, what every reason says, and what hints claim against the
// candidates that an engine finds.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/insight/hint.hpp"
#include "core/puzzles/kakuro/notations.hpp"
#include "core/puzzles/kakuro/recipe.hpp"
#include "core/puzzles/kakuro/runs.hpp"
#include "core/puzzles/kakuro/traits.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/kakuro_boards.hpp"
#include "tests/core/kakuro_hint_oracle.hpp"
#include "tests/core/random.hpp"

namespace kakuro_hint_test {

using namespace quadrille;
using namespace quadrille::kakuro;
using namespace quadrille::test;

namespace {

using Lists = std::vector<std::vector<std::uint32_t>>;

std::string text_of(const kakuro::Board& board) {
  std::string text;
  kakuro::notations[0].write(board, text);
  return text;
}

kakuro::Board board_of(const std::string& text) {
  kakuro::Board board;
  Cursor cursor(text, true);
  Error error;
  REQUIRE(kakuro::notations[0].read(cursor, board, error) == Read::puzzle);
  return board;
}

// Follows hints from a board as far as they go, each held to the candidates. Returns the last verdict.
Verdict follow(kakuro::Board board, std::map<std::string, std::size_t>& met) {
  Request request = request_of(Question::candidates, EngineChoice::automatic, text_of(board));
  request.format = kakuro::notations[0].name;
  const auto candidates = ask("kakuro", request).at(0);
  INFO(candidates.message);
  const bool is_solvable = candidates.verdict == "found";
  std::set<cover::Placement> possible;
  const std::string told = candidates.solutions.at(0);
  for (std::size_t at = told.find(','); at != std::string::npos; at = told.find(',', at + 1))
    possible.insert(static_cast<cover::Placement>(std::stoul(told.substr(at + 1))));
  for (;;) {
    INFO(text_of(board));
    const Hint hint = kakuro::Traits::search_hint(board)->finish();
    hold_to_reasons(board, hint);
    for (const Hint::Reason& reason : hint.reasons) {
      ++met[std::string(reason.rule)];
      met["forced"] += reason.forced.size();
      for (const cover::Placement gone : reason.eliminated) REQUIRE((!is_solvable || possible.count(gone) == 0));
    }
    if (hint.verdict == Verdict::none) REQUIRE(!is_solvable);
    if (hint.verdict == Verdict::solved) REQUIRE(is_solvable);
    if (hint.verdict != Verdict::found) return hint.verdict;
    ++met[std::string(hint.rule)];
    for (unsigned digit = 1; is_solvable && digit <= 9; ++digit)
      REQUIRE(possible.count(hint.cell * 9 + digit - 1) == (digit == hint.value ? 1 : 0));
    board.cells[hint.cell].given = static_cast<std::uint8_t>(hint.value);
  }
}

}  // namespace

TEST_CASE("two runs whose sets of digits have one digit in common give it to the cell where they cross") {
  // 6 in three cells is 1, 2 and 3; 20 is 3 8 9, 4 7 9, 5 6 9 or 5 7 8.
  const Hint hint = kakuro::Traits::search_hint(board_of("# 20\\ # #\n\\6 . . .\n# . # #\n# . # #\n"))->finish();
  CHECK(hint.verdict == Verdict::found);
  CHECK(hint.rule == "naked-single");
  CHECK((hint.cell == 5 && hint.value == 3));
  CHECK(hint.cells == std::vector<std::uint32_t>{5, 6, 7, 9, 13});
  CHECK_FALSE(hint.ahead);
  REQUIRE(hint.reasons.size() == 2);
  const Hint::Reason& across = hint.reasons[0];
  CHECK(across.rule == "digit-sets");
  CHECK(across.unit == cover::unit(cover::UnitKind::across, 0));
  CHECK(across.cells == std::vector<std::uint32_t>{5, 6, 7});
  CHECK(across.sum == 6);
  CHECK(across.choices == Lists{{1, 2, 3}});
  CHECK(across.eliminated == std::vector<cover::Placement>{48, 49, 50, 51, 52, 53});
  CHECK(hint.reasons[1].choices == Lists{{5, 7, 8}, {5, 6, 9}, {4, 7, 9}, {3, 8, 9}});
}

TEST_CASE("a digit that a run needs stands where the runs across it leave it a place") {
  // 16 in two cells is 7 and 9; 17 is 8 and 9, so that 7 has one place left.
  const Hint hint = kakuro::Traits::search_hint(board_of("# 17\\ 22\\\n\\16 . .\n\\14 . .\n# # .\n"))->finish();
  CHECK(hint.rule == "hidden-single");
  CHECK((hint.cell == 5 && hint.value == 7));
  CHECK(hint.sum == 16);
  REQUIRE(hint.reasons.size() == 1);
  CHECK(hint.reasons[0].sum == 17);
}

TEST_CASE("the last open cell of a run has what its sum lacks") {
  const Hint hint = kakuro::Traits::search_hint(board_of("# 17\\ 23\\\n\\16 9 .\n\\14 . .\n# # .\n"))->finish();
  CHECK(hint.rule == "last-cell");
  CHECK((hint.cell == 5 && hint.value == 7));
  CHECK(hint.sum == 16);
  CHECK(hint.reasons.empty());
}

TEST_CASE("runs that share all cells but one say by their sums what it is") {
  // The runs across need 12 + 5, those down 10 + 4.
  const Hint hint = kakuro::Traits::search_hint(board_of("# 10\\ 4\\ #\n\\12 . . .\n\\5 . . #\n"))->finish();
  CHECK((hint.rule == "naked-single" && hint.cell == 7 && hint.value == 3));
  CHECK_FALSE(hint.ahead);
  REQUIRE(hint.reasons.size() == 1);
  const Hint::Reason& reason = hint.reasons[0];
  CHECK(reason.rule == "region-sum");
  CHECK(reason.unit == cover::unit(cover::UnitKind::region, 0));
  CHECK(reason.cells == std::vector<std::uint32_t>{5, 6, 7, 9, 10});
  CHECK(reason.because == std::vector<std::uint32_t>{7});
  CHECK(reason.across == 1);
  CHECK(reason.sums == std::vector<std::uint32_t>{17, 14});
}

TEST_CASE("what is filled in counts no more in the sums of a region") {
  // The runs across need 13, and 8 without the 1; those down need 10 + 5.
  const Hint hint = kakuro::Traits::search_hint(board_of("# 10\\ 5\\ #\n\\13 . . .\n\\8 . . 1\n"))->finish();
  const auto is_region = [](const Hint::Reason& reason) { return reason.rule == "region-sum"; };
  const auto found = std::find_if(hint.reasons.begin(), hint.reasons.end(), is_region);
  REQUIRE(found != hint.reasons.end());
  CHECK(found->sums == std::vector<std::uint32_t>{20, 15});
  CHECK(found->because == std::vector<std::uint32_t>{7});
}

TEST_CASE("a contradiction is two equal digits, a cell without candidates or a run without a filling") {
  const auto hint = [](const std::string& text) { return kakuro::Traits::search_hint(board_of(text))->finish(); };
  const Hint clash = hint("# 17\\ 23\\\n\\16 9 9\n\\14 . .\n# # .\n");
  CHECK((clash.verdict == Verdict::none && clash.rule == "clash"));
  CHECK(clash.because == std::vector<std::uint32_t>{4, 5});
  const Hint sum = hint("# 17\\ 23\\\n\\16 9 8\n\\14 . .\n# # .\n");
  CHECK((sum.verdict == Verdict::none && sum.rule == "no-candidate"));
  CHECK(cover::kind_of(sum.unit) == cover::UnitKind::across);
  CHECK(hint("# # # #\n# . . 3\\\n# # # .\n\\5 # # .\n").verdict == Verdict::none);  // the sum of nothing is not 5
  CHECK(hint("# 4\\ 3\\\n\\4 3 1\n\\3 1 2\n").verdict == Verdict::solved);
}

TEST_CASE("a hint looks at no more runs than it can fill in some tenths of a second", "[long]") {
  for (const auto& [side, looks] : {std::pair{512u, true}, {1500u, false}}) {
    // Cells by themselves, as on a chessboard, and the two crossing runs from above.
    kakuro::Board board = {side, side, std::vector<kakuro::Cell>(std::size_t{side} * side)};
    for (std::size_t row = 0; row < side; ++row) {
      for (std::size_t column = 0; column < side; ++column)
        board.at(row, column).white = row > 4 && column > 4 && (row + column) % 2 == 0;
    }
    for (std::size_t at = 1; at <= 3; ++at) board.at(1, at).white = board.at(at, 1).white = true;
    board.at(1, 0).across = 6;
    board.at(0, 1).down = 20;
    const Hint hint = kakuro::Traits::search_hint(board)->finish();
    CHECK(hint.verdict == (looks ? Verdict::found : Verdict::stuck));
  }
}

TEST_CASE("hints on random boards hold to their words and to the candidates, and never contradict a solution") {
  test::Random random(4);
  std::map<std::string, std::size_t> met;
  std::map<Verdict, std::size_t> ends;
  const KakuroShape shape = {
      .most_rows = 8, .most_columns = 8, .black = 3, .no_clue = 40, .given = 12, .wrong = 40, .idle = 0};
  for (int round = rounds(600); round > 0; --round) ++ends[follow(random_kakuro(shape, random), met)];
  for (const char* const rule : {"digit-sets", "look-ahead", "forced", "last-cell", "hidden-single"}) {
    INFO(rule);
    CHECK(met[rule] >= enough(20u));
  }
  CHECK(met["region-sum"] >= enough(10u));
  CHECK(ends[Verdict::none] >= enough(20u));
  CHECK(ends[Verdict::solved] >= enough(20u));
}

TEST_CASE("hints solve a hard puzzle by looking ahead across several runs") {
  // The sixth board of the file: `kakuro_6_6_super` of MiniZinc's examples.
  const std::string all = read_file("tests/data/kakuro/small.txt");
  std::size_t at = 0;
  for (int board = 1; board < 6; ++board) at = all.find("\n\n", at) + 2;
  std::map<std::string, std::size_t> met;
  CHECK(follow(board_of(all.substr(at, all.find("\n\n", at) - at + 1)), met) == Verdict::solved);
  CHECK(met["forced"] > 0);
}

TEST_CASE("hints solve five of six puzzles with few forced cells, by sums of regions and by looking far ahead",
          "[long]") {
  const std::string all = read_file("tests/data/kakuro/hard.txt");
  std::map<std::string, std::size_t> met;
  std::size_t solved = 0, boards = 0;
  for (std::size_t at = 0, end = 0; end != std::string::npos; at = end + 2, ++boards) {
    end = all.find("\n\n", at);
    solved += follow(board_of(all.substr(at, end - at) + "\n"), met) == Verdict::solved;
  }
  REQUIRE(boards == 6);
  CHECK(solved >= 5);
  CHECK(met["region-sum"] > 20);
}

TEST_CASE("hints solve most puzzles of a generator") {
  RecipeMaker<Recipe> maker;
  std::map<std::string, std::size_t> met;
  const int puzzles = rounds(30);
  int solved = 0;
  for (int i = 0; i < puzzles; ++i) {
    maker.begin(quadrille::RandomNumbers(11, static_cast<std::uint64_t>(i)));
    REQUIRE_FALSE(maker.wish("size", "8"));
    Fuel unlimited;
    REQUIRE(maker.advance(unlimited));
    solved += follow(maker.board(), met) == Verdict::solved;
  }
  CHECK(met["naked-set"] >= enough(1u));
  CHECK(solved * 2 > puzzles);
}

}  // namespace kakuro_hint_test
