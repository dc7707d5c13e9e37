// Many 9×9 boards together (core/puzzles/sudoku/lanes/lane_search.hpp): the same records as board by board, whatever
// the neighbours, lengths and slices.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/sudoku/board.hpp"
#include "core/puzzles/sudoku/lanes/lane_search.hpp"
#include "core/puzzles/sudoku/lanes/lane_text.hpp"
#include "tests/core/allocations.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"

namespace sudoku_lanes_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// The solution of https://en.wikipedia.org/wiki/Sudoku.
const std::string full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0, end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
    lines.push_back(text.substr(begin, end - begin));
  }
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

// The lines of every 9×9 sample: easy and hard, with no, one and many solutions.
std::vector<std::string> samples() {
  std::vector<std::string> lines;
  for (const char* const file : {"easy", "rated", "17clue", "top1465", "hardest1106", "multiple", "none"}) {
    for (std::string& line : lines_of(read_file(std::string("tests/data/sudoku/9_") + file + ".txt")))
      lines.push_back(std::move(line));
  }
  return lines;
}

// An equivalent of the full board with blanks and sometimes a wrong given, or a board with random givens.
std::string random_board(Random& random) {
  std::string digits = "123456789";
  for (std::size_t i = 9; i > 1; --i) std::swap(digits[i - 1], digits[random.below(static_cast<std::uint32_t>(i))]);
  std::string board = full;
  const bool any = random.one_in(8);
  const std::uint32_t keep = any ? random.below(16) : 20 + random.below(62);
  for (char& c : board) {
    c = any ? static_cast<char>('1' + random.below(9)) : digits[static_cast<std::size_t>(c - '1')];
    if (random.below(81) >= keep) c = ".0-"[random.below(3)];
  }
  if (random.one_in(3)) board[random.below(81)] = static_cast<char>('1' + random.below(9));
  return board;
}

Request check_of(std::string text, Question question = Question::check) {
  Request request = request_of(question, EngineChoice::bits, std::move(text));
  request.format = "line";
  return request;
}

// The answers of the engine for one board: with a limit, even one that is never reached, boards are answered one by
// one.
std::vector<Answered> one_by_one(Request request) {
  request.limits.nodes = 1'000'000'000;
  return ask("sudoku", request);
}

void hold_to_one_by_one(const std::string& text) {
  for (const Question question : {Question::solve, Question::check}) {
    const Request request = check_of(text, question);
    const auto expected = one_by_one(request);
    const auto together = ask("sudoku", request);
    REQUIRE(together.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      if (together[i] == expected[i]) continue;
      INFO("puzzle " << i + 1 << ": " << together[i] << "\nalone: " << expected[i]);
      REQUIRE(together[i] == expected[i]);
    }
  }
}

}  // namespace

TEST_CASE("boards answered together have the same answers, solutions and statistics as alone") {
  hold_to_one_by_one(joined(samples()));
}

TEST_CASE("twenty thousand random boards, with and without solutions, have the same answers together as alone",
          "[differential]") {
  Random random(11);
  std::string text;
  std::array<std::size_t, 3> seen = {};  // number of boards without, with one, and with more solutions
  for (int left = rounds(20'000); left > 0; --left) text += random_board(random) + '\n';
  hold_to_one_by_one(text);
  for (const Answered& answered : ask("sudoku", check_of(text))) ++seen[answered.count];
  for (const std::size_t kind : seen) REQUIRE(kind >= enough(1000u));
}

TEST_CASE("empty, full and contradictory boards have the same answers together as alone") {
  std::string row = full, column = full, cell(81, '.'), box(81, '.');
  row[0] = row[1];
  column[0] = column[9];
  for (std::size_t i = 1; i < 9; ++i) cell[i] = static_cast<char>('0' + i);
  cell[9] = '9';  // not a value is left for the first cell
  for (std::size_t i = 0; i < 3; ++i) box[i] = static_cast<char>('2' + i);
  box[9 + 3] = box[18 + 6] = '1';  // no place is left for 1 in the first box
  hold_to_one_by_one(
      joined({std::string(81, '.'), full, row, column, cell, box, std::string(81, '1'), std::string(81, '0')}));
}

TEST_CASE("texts of one to forty lines, bad lines, comments and other sizes among them, are answered line by line") {
  const std::vector<std::string> boards = samples();
  const std::vector<std::string> others = {"",
                                           "# a comment",
                                           "12345",
                                           boards[0] + "1",
                                           boards[1] + " # easy",
                                           boards[2] + ",2.5",
                                           boards[3].substr(0, 80) + "x",
                                           boards[4].substr(0, 40) + " " + boards[4].substr(41),
                                           "1.............4.",
                                           "  " + boards[5],
                                           boards[6] + "\r",
                                           std::string(256, '.'),
                                           "\xFF"};
  Random random(12);
  for (std::size_t length = 1; length <= 40; ++length) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < length; ++i) {
      const auto& among = random.one_in(4) ? others : boards;
      lines.push_back(among[random.below(static_cast<std::uint32_t>(among.size()))]);
    }
    std::string text = joined(lines);
    if (random.one_in(2)) text.pop_back();
    const Request request = check_of(text);
    INFO(text);
    const auto expected = one_by_one(request);
    REQUIRE(ask("sudoku", request) == expected);
    REQUIRE(ask_in_pieces("sudoku", request, {text.size() / 3, text.size() / 2}) == expected);
    for (const Fuel slice : slices) REQUIRE(ask("sudoku", request, slice) == expected);
    Request later = request;
    later.skip = std::min<std::size_t>(3, expected.size());
    REQUIRE(ask("sudoku", later) ==
            std::vector<Answered>(expected.begin() + static_cast<std::ptrdiff_t>(later.skip), expected.end()));
  }
}

TEST_CASE("stopping boards that are answered together stops the first of them, and the others are answered") {
  const std::string text = read_file("tests/data/sudoku/9_hardest1106.txt");
  const Request request = check_of(text);
  auto expected = one_by_one(request);
  const auto job = open_job("sudoku", request);
  REQUIRE(job->step({.nodes = 5}));
  REQUIRE(job->puzzles() == 0);
  job->stop();
  REQUIRE(job->puzzles() == 1);
  while (job->step({.nodes = unlimited_fuel})) {
  }
  auto answers = parse_records(job->take_records());
  REQUIRE(answers.size() == expected.size());
  REQUIRE(answers[0].verdict == "stopped");
  REQUIRE(answers[0].nodes < expected[0].nodes);
  answers.erase(answers.begin());
  expected.erase(expected.begin());
  REQUIRE(answers == expected);
}

TEST_CASE("no memory is allocated while boards are answered together, and all of it is freed") {
  sudoku::LaneSearch lanes(2);
  const std::vector<std::string> boards = samples();
  std::vector<std::array<std::uint64_t, 3>> courses[2];
  for (auto& course : courses) {
    course.reserve(boards.size());
    const std::uint64_t calls = allocations();
    for (std::size_t next = 0; next < boards.size() || lanes.has_pending();) {
      while (next < boards.size() && lanes.has_room()) lanes.give(boards[next++].data());
      lanes.advance();
      for (; lanes.has_pending() && lanes.oldest().done; lanes.drop_oldest()) {
        const Stats& stats = lanes.oldest().stats;
        course.push_back({stats.nodes, stats.dead_ends, stats.solutions});
      }
    }
    REQUIRE(allocations() == calls);
    REQUIRE(course.size() == boards.size());
  }
  REQUIRE(courses[0] == courses[1]);
}

TEST_CASE("boards are converted from symbols to words and back, and other symbols are refused") {
  Random random(13);
  for (int i = 0; i < 1000; ++i) {
    const std::string board = random_board(random);
    sudoku::BoardWords words;
    std::array<std::uint32_t, 3> blank;
    REQUIRE(sudoku::read_words(board.data(), words, blank));
    // A board without blanks is written back; the blanks of others become the digit 7.
    std::string filled = board, written(81, ' ');
    for (char& c : filled) c = c < '1' ? '7' : c;
    for (std::size_t row = 0; row < 3; ++row) words[9 * row + 6] |= blank[row];
    sudoku::write_words(words, written.data());
    REQUIRE(written == filled);
    REQUIRE(sudoku::keeps_givens(board.data(), written.data()));
  }
  for (std::size_t cell = 0; cell < 81; ++cell) {
    for (int symbol = 0; symbol < 256; ++symbol) {
      std::string board = full;
      board[cell] = static_cast<char>(symbol);
      sudoku::BoardWords words;
      std::array<std::uint32_t, 3> blank;
      const bool known = (symbol >= '0' && symbol <= '9') || symbol == '.' || symbol == '-';
      if (sudoku::read_words(board.data(), words, blank) == known) continue;
      FAIL("symbol " << symbol << " in cell " << cell);
    }
  }
}

TEST_CASE("the rules on words find every error that the rules on boards find") {
  Random random(14);
  sudoku::Board blank_board;
  for (int i = 0; i < 5000; ++i) {
    // Swaps two cells or changes one, anywhere or within a row, column or box; sometimes changes nothing.
    std::string line = full;
    const std::size_t a = random.below(81), b = random.one_in(2) ? a / 9 * 9 + random.below(9) : random.below(81);
    if (random.one_in(2)) std::swap(line[a], line[b]);
    if (random.one_in(3)) line[a] = static_cast<char>('1' + random.below(9));
    sudoku::BoardWords words;
    std::array<std::uint32_t, 3> blank;
    REQUIRE(sudoku::read_words(line.data(), words, blank));
    sudoku::Board board;
    for (std::size_t cell = 0; cell < 81; ++cell) board.cells[cell] = static_cast<std::uint8_t>(line[cell] - '0');
    REQUIRE(sudoku::obeys(words) == sudoku::obeys(blank_board, board));
    REQUIRE(sudoku::keeps_givens(full.data(), line.data()) == (line == full));
  }
}

}  // namespace sudoku_lanes_test
