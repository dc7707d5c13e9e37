// Kakuro's engines: known answers, a brute-force oracle, each other, and the search contract.
#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "core/puzzles/kakuro/board.hpp"
#include "core/puzzles/kakuro/learning.hpp"
#include "core/puzzles/kakuro/notations.hpp"
#include "core/puzzles/kakuro/traits.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/kakuro_boards.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"

namespace kakuro_test {

using namespace quadrille;
using namespace quadrille::test;
using kakuro::Answer;
using kakuro::Board;

namespace {

const std::string samples = "tests/data/kakuro/";

Board board_of(const std::string& text) {
  Board board;
  Cursor cursor(text, true);
  Error error;
  REQUIRE(kakuro::notations[0].read(cursor, board, error) == Read::puzzle);
  return board;
}

std::string text_of(const Board& board) {
  std::string text;
  kakuro::notations[0].write(board, text);
  return text;
}

// Every solution, or the first `most`, sorted.
template <class E>
std::vector<Answer> solutions_by(E& engine, const Board& board, std::size_t most) {
  REQUIRE_FALSE(engine.open(board));
  std::vector<Answer> solutions;
  Fuel fuel = {.nodes = 50'000'000};
  while (solutions.size() < most && engine.advance(fuel) == Step::solution) {
    engine.read(solutions.emplace_back());
    REQUIRE(kakuro::obeys(board, solutions.back()));
  }
  REQUIRE(fuel.nodes > 0);
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

// All fillings of the white cells that obey, by trying all.
std::vector<Answer> solutions_by_trying(const Board& board) {
  std::vector<std::size_t> white;
  for (std::size_t place = 0; place < board.cells.size(); ++place) {
    if (board.cells[place].white) white.push_back(place);
  }
  std::vector<Answer> solutions;
  Answer answer(board.cells.size(), 0);
  for (const std::size_t place : white) answer[place] = 1;
  for (;;) {
    if (kakuro::obeys(board, answer)) solutions.push_back(answer);
    std::size_t i = 0;
    while (i < white.size() && answer[white[i]] == 9) answer[white[i++]] = 1;
    if (i == white.size()) break;
    ++answer[white[i]];
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

std::size_t white_cells(const Board& board) {
  return static_cast<std::size_t>(
      std::count_if(board.cells.begin(), board.cells.end(), [](const kakuro::Cell& cell) { return cell.white; }));
}

std::vector<std::string> verdicts(const std::string& text, EngineChoice engine, const std::string& puzzle = "kakuro") {
  std::vector<std::string> found;
  for (const Answered& answered : ask(puzzle, request_of(Question::check, engine, text))) {
    found.push_back(answered.kind == 'A' ? answered.verdict : answered.message);
  }
  return found;
}

}  // namespace

TEST_CASE("a filling obeys a kakuro board only if digits of a run differ, sums are right and givens are kept") {
  const Board board = board_of("# 4\\ 6\\\n\\7 . 4\n\\3 . .\n");
  const Answer right = {0, 0, 0, 0, 3, 4, 0, 1, 2};
  CHECK(kakuro::obeys(board, right));
  const auto with = [&](std::size_t place, std::uint8_t digit) {
    Answer answer = right;
    answer[place] = digit;
    return answer;
  };
  CHECK_FALSE(kakuro::obeys(board, with(4, 2)));
  CHECK_FALSE(kakuro::obeys(board, with(4, 0)));
  CHECK_FALSE(kakuro::obeys(board, with(4, 12)));
  CHECK_FALSE(kakuro::obeys(board, with(5, 5)));
  CHECK_FALSE(kakuro::obeys(board, with(0, 1)));
  CHECK_FALSE(kakuro::obeys(board, {0, 0, 0, 0, 3, 4, 0, 1}));
  CHECK_FALSE(kakuro::obeys(board_of("# . .\n"), {0, 5, 5}));
  CHECK(kakuro::obeys(board_of("# . .\n"), {0, 5, 6}));
}

TEST_CASE("impossible sums, clues without cells and runs of ten cells leave no solution") {
  const std::vector<std::pair<std::string, std::string>> boards = {
      {"\\46 . . . . . . . . .", "none"},
      {"\\45 . . . . . . . . .", "multiple"},
      {"\\2 . .", "none"},
      {"\\0 .", "none"},
      {"\\0 #", "unique"},
      {"\\5", "none"},
      {"5\\ .", "none"},
      {"# .\n5\\ .", "none"},
      {"\\5 .", "unique"},
      {"4294967294\\\n.", "none"},
      {". . . . . . . . . .", "none"},
      {"# #\n# #", "unique"},
      {"\\4 2 2", "none"},
      {"3 .\n. 3", "multiple"},
      {"3 .\n3 .", "none"},
      {"\\9 1 2 6", "unique"},
  };
  for (const auto& [text, verdict] : boards) {
    INFO(text);
    CHECK(verdicts(text, EngineChoice::dlx) == std::vector<std::string>{verdict});
    CHECK(verdicts(text, EngineChoice::bits) == std::vector<std::string>{verdict});
  }
}

TEST_CASE("the judge's sample zsoi has the judge's answers") {
  for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits}) {
    const auto answers = ask("kakuro", request_of(Question::check, engine, read_file(samples + "zsoi.txt")));
    REQUIRE(answers.size() == 3);
    CHECK(answers[0].verdict == "multiple");
    CHECK(answers[1].verdict == "unique");
    CHECK(answers[1].solutions == std::vector<std::string>{"2 7 1\n3 9 5"});
    CHECK(answers[2].verdict == "none");
  }
}

TEST_CASE("sample boards have the verdicts of their sources and of a SAT solver") {
  for (const char* file : {"small.txt", "puzzlink.txt"}) {
    for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits}) {
      for (const std::string& verdict : verdicts(read_file(samples + file), engine)) CHECK(verdict == "unique");
    }
  }
  for (const char* file : {"large.txt", "hard.txt"}) {
    for (const std::string& verdict : verdicts(read_file(samples + file), EngineChoice::bits))
      CHECK(verdict == "unique");
  }
  for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits}) {
    for (const std::string& verdict : verdicts(read_file(samples + "multiple.txt"), engine))
      CHECK(verdict == "multiple");
  }
}

TEST_CASE("both kakuro engines find the same solutions as trying every filling", "[differential]") {
  Random random(1);
  kakuro::DancingLinks links;
  kakuro::Learning bits;
  unsigned without = 0, with_one = 0, with_more = 0;
  for (int round = rounds(3000); round > 0; --round) {
    const Board board = random_kakuro({.most_rows = 3, .most_columns = 4}, random);
    if (white_cells(board) > (round % 20 == 0 ? 4u : 3u)) continue;
    INFO(text_of(board));
    const auto expected = solutions_by_trying(board);
    REQUIRE(solutions_by(links, board, 10000) == expected);
    REQUIRE(solutions_by(bits, board, 10000) == expected);
    ++(expected.empty() ? without : expected.size() == 1 ? with_one : with_more);
  }
  CHECK(without >= enough(100u));
  CHECK(with_one >= enough(100u));
  CHECK(with_more >= enough(100u));
}

TEST_CASE("both kakuro engines find the same solutions of random boards, with and without room for clauses",
          "[differential]") {
  Random random(2);
  kakuro::DancingLinks links;
  kakuro::Learning bits, cramped(100), without_memory(0);
  constexpr std::size_t most = 60;
  unsigned none = 0, unique = 0;
  for (int left = rounds(10000); left > 0; --left) {
    const KakuroShape shapes[] = {
        {},
        {.most_rows = 6, .most_columns = 6, .no_clue = 20, .given = 20, .wrong = 40, .idle = 0},
        {.most_rows = 3, .most_columns = 11, .black = 8, .wrong = 0},
        {.most_rows = 7, .most_columns = 5, .black = 4, .no_clue = 0, .given = 8, .wrong = 0, .idle = 0},
    };
    const Board board = random_kakuro(shapes[random.below(4)], random);
    INFO(text_of(board));
    const auto expected = solutions_by(bits, board, most);
    if (expected.size() < most) {
      REQUIRE(solutions_by(links, board, most) == expected);
      REQUIRE(solutions_by(cramped, board, most) == expected);
      REQUIRE(solutions_by(without_memory, board, most) == expected);
    } else {
      REQUIRE(solutions_by(links, board, most).size() == most);
    }
    none += expected.empty();
    unique += expected.size() == 1;
  }
  CHECK(none >= enough(1000u));
  CHECK(unique >= enough(1000u));
}

TEST_CASE("kakuro engines keep the search contract on boards of every kind") {
  Random random(3);
  kakuro::DancingLinks links;
  kakuro::Learning bits, cramped(100);
  const auto show = [](const Answer& answer) { return answer; };
  for (unsigned round = 0; round < rounds(150u); ++round) {
    const Board board = random_kakuro({.most_rows = 5, .most_columns = 5, .no_clue = 0, .given = 6}, random);
    INFO(text_of(board));
    if (solutions_by(bits, board, 100).size() == 100) continue;
    const auto by_links = require_search_contract<Answer>(links, board, show);
    const auto by_bits = require_search_contract<Answer>(bits, board, show);
    const auto by_cramped = require_search_contract<Answer>(cramped, board, show);
    REQUIRE(by_links.stats.solutions == by_bits.stats.solutions);
    REQUIRE(by_cramped.stats.solutions == by_bits.stats.solutions);
  }
}

TEST_CASE("a board that needs learning is searched in the same way in any slices") {
  const auto show = [](const Answer& answer) { return answer; };
  const std::string hard = read_file(samples + "hard.txt");
  const Board board = board_of(hard.substr(0, hard.find("\n\n") + 1));
  kakuro::Learning bits, cramped(2000);
  const auto course = require_search_contract<Answer>(bits, board, show);
  CHECK(course.solutions.size() == 1);
  CHECK(course.stats.dead_ends > 20);
  CHECK(require_search_contract<Answer>(cramped, board, show).solutions == course.solutions);
}

TEST_CASE("kakuro keeps the contract of jobs for all questions, slices, limits and stops") {
  const std::string text = read_file(samples + "multiple.txt").substr(0, 51) +
                           "\n\\2 . .\n\n# 5\\\n\\5 .\n\nx\n\n# 4\\ 6\\\n\\7 . 4\n\\3 . .\n";
  require_job_contract("kakuro", EngineChoice::dlx, text);
  require_job_contract("kakuro", EngineChoice::bits, text);
  require_equal_answers("kakuro", text);
  require_equal_answers("kakuro", read_file(samples + "zsoi.txt"));
}

TEST_CASE("bits answers for dlx where a board has too many options for dancing links, and says so", "[long]") {
  // Blocks of 3×3 cells without clues: each three cells have two runs of 84 digit sets.
  std::string text;
  for (unsigned row = 0; row < 400; ++row) {
    for (unsigned column = 0; column < 400; ++column) text += row % 4 == 0 || column % 4 == 0 ? "# " : ". ";
    text += '\n';
  }
  const auto answers = ask("kakuro", request_of(Question::solve, EngineChoice::dlx, text));
  REQUIRE(answers.size() == 1);
  CHECK(answers[0].verdict == "solved");
  CHECK(answers[0].note.rfind("bits answers in place of dlx: ", 0) == 0);
}

}  // namespace kakuro_test
