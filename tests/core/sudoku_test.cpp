// Sudoku's two engines: known verdicts and counts, a brute-force oracle, each other, and the search contract.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/puzzles/sudoku/sudoku.hpp"
#include "core/puzzles/sudoku/text/symbols.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"
#include "tests/core/sudoku_oracle.hpp"

namespace sudoku_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

constexpr EngineChoice both[] = {EngineChoice::dlx, EngineChoice::bits};

// A full 9×9 board: the solution of https://en.wikipedia.org/wiki/Sudoku.
const std::string full9 = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// A board from its line; cells after the end of the line are blank.
sudoku::Board board_of(unsigned box, std::string_view line) {
  sudoku::Board board;
  board.box = box;
  for (std::size_t cell = 0; cell < line.size(); ++cell) {
    const char c = line[cell];
    board.cells[cell] = c == '.' ? std::uint8_t{0} : static_cast<std::uint8_t>(c <= '9' ? c - '0' : c - 'A' + 10);
  }
  return board;
}

std::string show(const sudoku::Board& board) {
  return {board.cells.begin(), board.cells.begin() + static_cast<std::ptrdiff_t>(board.size())};
}

std::vector<Answered> answers_to(Question question, EngineChoice engine, const std::string& text) {
  return ask("sudoku", request_of(question, engine, text));
}

std::vector<std::string> sorted(std::vector<std::string> lines) {
  std::sort(lines.begin(), lines.end());
  return lines;
}

// Checks that dancing links and the board's bitmask engine keep the contract and agree. Returns the number of
// solutions.
std::uint64_t require_same_solutions(const sudoku::Board& board) {
  static sudoku::DancingLinks links;
  static sudoku::BandSearch bands;
  static sudoku::MaskSearch bits;
  const auto by_links = require_search_contract<sudoku::Board>(links, board, show);
  const auto by_bits = board.box == 3 ? require_search_contract<sudoku::Board>(bands, board, show)
                                      : require_search_contract<sudoku::Board>(bits, board, show);
  REQUIRE(sorted(by_links.solutions) == sorted(by_bits.solutions));
  return by_links.stats.solutions;
}

}  // namespace

TEST_CASE("both engines find the verdicts that others have proved for the samples") {
  struct Sample {
    const char* file;
    const char* verdict;  // empty: mixed
    std::size_t puzzles;
  };
  const Sample samples[] = {
      {"9_17clue", "unique", 20},     {"9_top1465", "unique", 20}, {"9_hardest1106", "unique", 20},
      {"9_rated", "unique", 20},      {"9_easy", "unique", 20},    {"9_none", "none", 20},
      {"9_multiple", "multiple", 20}, {"16_gecode", "unique", 28}, {"16_bcit", "multiple", 15},
      {"16_random", "", 30},          {"25_random", "", 12},       {"36_misc", "unique", 1},
  };
  for (const auto& [file, verdict, puzzles] : samples) {
    INFO(file);
    const std::string text = read_file(std::string("tests/data/sudoku/") + file + ".txt");
    const auto by_links = answers_to(Question::check, EngineChoice::dlx, text);
    const auto by_bits = answers_to(Question::check, EngineChoice::bits, text);
    REQUIRE(by_links.size() == puzzles);
    REQUIRE(by_bits.size() == puzzles);
    for (std::size_t i = 0; i < puzzles; ++i) {
      INFO("puzzle " << i + 1);
      REQUIRE(by_links[i].verdict == by_bits[i].verdict);
      if (verdict[0] != '\0') REQUIRE(by_links[i].verdict == verdict);
      if (by_links[i].verdict == "unique") REQUIRE(by_links[i].solutions == by_bits[i].solutions);
    }
  }
}

TEST_CASE("there are 288 boards of 4x4 (OEIS A107739)") {
  for (const EngineChoice engine : both) {
    REQUIRE(answers_to(Question::count, engine, "................").at(0).count == 288);
    REQUIRE(answers_to(Question::count, engine, "1234............").at(0).count ==
            12);  // the 288 boards divided by the 24 first rows
    const auto listed = answers_to(Question::list, engine, "................").at(0).solutions;
    REQUIRE(sorted(listed) == oracle::solutions("................", 1000));
  }
}

TEST_CASE("a 9x9 board has 7309 solutions, as four exact cover programs count") {
  const std::string board = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.....";
  for (const EngineChoice engine : both) REQUIRE(answers_to(Question::count, engine, board).at(0).count == 7309);
}

TEST_CASE("twelve thousand random 4x4 boards have the verdicts, counts and solutions of plain backtracking",
          "[differential]") {
  const auto all = oracle::solutions("................", 1000);
  Random random(5);
  const auto fits = [](const std::string& board, const std::string& solution) {
    return std::equal(board.begin(), board.end(), solution.begin(),
                      [](char given, char value) { return given == '.' || given == value; });
  };
  std::string text;
  std::vector<std::vector<std::string>> expected;
  std::array<std::size_t, 3> seen = {};  // number of boards without, with one, and with more solutions
  for (int left = rounds(12'000); left > 0; --left) {
    // Givens of a solution, sometimes with one changed; or random givens.
    std::string line = all[random.below(all.size())];
    const bool any = random.one_in(4);
    const std::uint32_t keep = random.below(17);
    for (char& c : line) {
      if (any) c = static_cast<char>('1' + random.below(4));
      if (random.below(16) >= keep) c = '.';
    }
    if (random.one_in(3)) line[random.below(16)] = static_cast<char>('1' + random.below(4));
    text += line + '\n';
    expected.emplace_back();
    for (const std::string& solution : all) {
      if (fits(line, solution)) expected.back().push_back(solution);
    }
    ++seen[std::min<std::size_t>(expected.back().size(), 2)];
  }
  for (const EngineChoice engine : both) {
    const auto listed = answers_to(Question::list, engine, text);
    const auto checked = answers_to(Question::check, engine, text);
    REQUIRE(listed.size() == expected.size());
    REQUIRE(checked.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      const std::size_t count = expected[i].size();
      const std::string_view verdict = count == 0 ? "none" : count == 1 ? "unique" : "multiple";
      if (sorted(listed[i].solutions) == expected[i] && listed[i].count == count && checked[i].verdict == verdict)
        continue;
      INFO(text.substr(i * 17, 16) << " by " << name(engine) << ": " << listed[i] << '\n' << checked[i]);
      REQUIRE(sorted(listed[i].solutions) == expected[i]);
      REQUIRE(listed[i].count == count);
      REQUIRE(checked[i].verdict == verdict);
    }
  }
  for (const std::size_t kind : seen) REQUIRE(kind >= enough(1000u));
}

TEST_CASE("9x9 boards with half of the cells blank have the counts and solutions of plain backtracking",
          "[differential]") {
  Random random(6);
  std::string text;
  std::vector<std::vector<std::string>> expected;
  while (expected.size() < 150) {
    std::string line = full9;
    for (int blank = 0; blank < 50; ++blank) line[random.below(81)] = '.';
    if (random.one_in(4)) line[random.below(81)] = static_cast<char>('1' + random.below(9));
    expected.push_back(oracle::solutions(line, 300));
    text += line + '\n';
  }
  for (const EngineChoice engine : both) {
    const auto listed = answers_to(Question::list, engine, text);
    REQUIRE(listed.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      INFO("board " << i << " by " << name(engine));
      if (expected[i].size() == 300) {
        REQUIRE(listed[i].count >= 300);
      } else {
        REQUIRE(sorted(listed[i].solutions) == expected[i]);
      }
    }
  }
}

TEST_CASE("contradictory givens are not an error: there is no solution") {
  for (unsigned box = sudoku::smallest_box; box <= sudoku::largest_box; ++box) {
    const std::size_t side = box * box;
    std::string blank(side * side, '.');
    std::vector<std::string> boards(5, blank);
    boards[0][0] = boards[0][side - 1] = '1';                    // twice in a row
    boards[1][0] = boards[1][side * (side - 1)] = '1';           // twice in a column
    boards[2][0] = boards[2][side * (box - 1) + box - 1] = '1';  // twice in a box
    for (unsigned value = 1; value < side; ++value) boards[3][value] = sudoku::symbol_of(value);
    boards[3][side * (side - 1)] = sudoku::symbol_of(static_cast<unsigned>(side));  // not a value for the first cell
    for (unsigned i = 0; i < box; ++i) {
      boards[4][i] = sudoku::symbol_of(i + 2);
      if (i > 0) boards[4][side * i + box * i] = '1';  // no place for 1 in the first box
    }
    for (const EngineChoice engine : both) {
      for (std::size_t i = 0; i < boards.size(); ++i) {
        INFO(box << ", board " << i << " by " << name(engine));
        REQUIRE(answers_to(Question::check, engine, boards[i]).at(0).verdict == "none");
      }
    }
  }
}

TEST_CASE("the rule rejects boards that are not solutions") {
  const sudoku::Board solution = board_of(3, full9);
  const sudoku::Board board = board_of(3, full9.substr(0, 40));
  REQUIRE(obeys(board, solution));
  REQUIRE(obeys(solution, solution));

  sudoku::Board wrong = solution;
  wrong.cells[80] = 0;
  REQUIRE_FALSE(obeys(board, wrong));  // not complete
  wrong.cells[80] = 10;
  REQUIRE_FALSE(obeys(board, wrong));  // not a value
  wrong = solution;
  std::swap(wrong.cells[79], wrong.cells[80]);
  REQUIRE_FALSE(obeys(board, wrong));  // twice in columns
  wrong = solution;
  std::swap(wrong.cells[71], wrong.cells[80]);
  REQUIRE_FALSE(obeys(board, wrong));  // twice in rows
  wrong = solution;
  for (std::size_t row = 0; row < 9; ++row) std::swap(wrong.cells[row * 9 + 5], wrong.cells[row * 9 + 6]);
  REQUIRE_FALSE(obeys(board_of(3, ""), wrong));  // rows and columns are right, boxes are not
  wrong = solution;
  for (std::uint8_t& value : wrong.cells) value = value == 1 ? 2 : value == 2 ? 1 : value;
  REQUIRE(obeys(board_of(3, ""), wrong));
  REQUIRE_FALSE(obeys(board, wrong));  // givens changed
  REQUIRE_FALSE(obeys(board_of(2, ""), solution));
}

TEST_CASE("masks have an eighth of the turns, and less after a second of learning") {
  for (const auto& [spent, masks] : {std::pair{1000 * work_per_ms, 8}, std::pair{1000 * work_per_ms + 1, 2}}) {
    const std::array<Prospect, 2> prospects = {Prospect{.spent = spent / 7}, Prospect{.spent = spent}};
    std::array<std::int64_t, 2> weights = {};
    CHECK_FALSE(sudoku::LineUp::finding.weigh(prospects, weights));
    CHECK(weights == std::array<std::int64_t, 2>{masks, 64 - masks});
  }
}

TEST_CASE("both engines keep the search contract on every kind of tree", "[slow]") {
  REQUIRE(require_same_solutions(board_of(2, "")) == 288);
  REQUIRE(require_same_solutions(board_of(2, "11")) == 0);
  REQUIRE(require_same_solutions(board_of(2, "1234341221434321")) == 1);
  REQUIRE(require_same_solutions(board_of(2, "1234....3......1")) ==
          0);  // no contradiction in the givens, but no solution

  std::string half = full9;
  for (char& c : half) c = c > '6' ? '.' : c;
  REQUIRE(require_same_solutions(board_of(3, half)) > 5);
  for (const char* file : {"9_hardest1106.txt", "16_gecode.txt", "25_random.txt", "36_misc.txt"}) {
    INFO(file);
    const std::string text = read_file(std::string("tests/data/sudoku/") + file);
    const std::size_t size = text.find('\n');
    std::string last = text.substr(text.size() - size - 1, size);  // the 25×25 board with a unique solution
    std::replace(last.begin(), last.end(), 'a', '[');              // the character after Z
    REQUIRE(require_same_solutions(board_of(sudoku::box_of_cells(size), last)) == 1);
  }
  const std::string none = read_file("tests/data/sudoku/9_none.txt");
  REQUIRE(require_same_solutions(board_of(3, none.substr(0, 81))) == 0);
}

TEST_CASE("Sudoku texts keep the contract of jobs") {
  const std::string text =
      "................\n11..............\nno board\n1234341221434321\n" +
      std::string("..3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7\n") +
      "8.........95.......76.........426798...571243...893165......916....3.487....1.532\n" +
      "..1..5..6.....9.4.49.....7.2...3...1.8.....9....8.6.....34.........1..8...69..3..\n1.3.............\n";
  for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits, EngineChoice::automatic}) {
    require_job_contract("sudoku", engine, text);
  }
  require_equal_answers("sudoku", text);
}

}  // namespace sudoku_test
