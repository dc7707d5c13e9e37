// Counting lines with memory: known numbers of the OEIS, brute force on small boards, slices, and what happens at its
// bounds.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/grid.hpp"
#include "core/puzzles/grid/line_frontier.hpp"
#include "core/puzzles/grid/line_graph.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_oracles.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"

using namespace quadrille;
using namespace quadrille::test;

namespace {

// Blank cells, and what is in some of them.
std::string blank(std::string_view head, std::size_t rows, std::size_t columns, std::string_view first = ".",
                  std::string_view last = ".") {
  std::string text(head);
  for (std::size_t row = 0; row < rows; ++row) {
    text += '\n';
    for (std::size_t column = 0; column < columns; ++column) {
      const bool is_first = row == 0 && column == 0, is_last = row + 1 == rows && column + 1 == columns;
      text += std::string(column == 0 ? "" : " ") + std::string(is_first ? first : is_last ? last : ".");
    }
  }
  return text + "\n";
}

std::string counted(const grid::Board& board) {
  grid::LineCounter engine;
  REQUIRE_FALSE(engine.open(board));
  Fuel fuel;
  REQUIRE(engine.advance(fuel) == Step::finished);
  return engine.count();
}

std::string counted(const std::string& text) { return counted(grid_board(text)); }

// A board without clues whose lines are one loop through all points.
grid::Board all_through(std::size_t rows, std::size_t columns) {
  grid::Board board = grid_board(blank("masyu\ncells", rows, columns));
  auto model = std::make_shared<grid::Model>(*board.model);
  model->lines->shapes.assign(rows * columns, network::all_values(6));
  board.model = std::move(model);
  return board;
}

struct Listed {
  std::vector<grid::Answer> answers;
  Stats stats;
};

Listed list(grid::LineFrontier& engine, const grid::Board& board, Fuel slice) {
  Listed listed;
  REQUIRE_FALSE(engine.open(board));
  for (Step step = Step::paused; step != Step::finished;) {
    Fuel fuel = slice;
    step = engine.advance(fuel);
    if (step == Step::solution) engine.read(listed.answers.emplace_back());
  }
  listed.stats = engine.stats();
  return listed;
}

std::vector<Words> words_of(const grid::Board& board, const std::vector<grid::Answer>& answers) {
  std::vector<Words> all;
  for (const grid::Answer& answer : answers) {
    Words& words = all.emplace_back();
    for (std::size_t cell = 0; cell < answer.size(); ++cell)
      board.text->genre->write_value(*board.text, cell, answer[cell] - 1u, words.emplace_back());
  }
  std::sort(all.begin(), all.end());
  return all;
}

// The text with rows and columns in each other's place.
std::string turned(const std::string& text, std::string_view section) {
  const auto rows = section_of(text, section);
  std::string turned = text.substr(0, text.find(section) + section.size());
  for (std::size_t column = 0; column < rows[0].size(); ++column) {
    turned += '\n';
    for (std::size_t row = 0; row < rows.size(); ++row) turned += (row == 0 ? "" : " ") + rows[row][column];
  }
  return turned + "\n";
}

}  // namespace

// A140517: cycles of the n × n grid of squares; A007764: paths between opposite corners; A003763: cycles through all
// points of a board of 2n × 2n.
TEST_CASE("lines on blank boards are counted as the OEIS has them", "[grid]") {
  const char* const cycles[] = {
      "1", "13", "213", "9349", "1222363", "487150371", "603841648931", "2318527339461265", "27359264067916806101"};
  for (std::size_t side = 1; side <= std::size(cycles); ++side) {
    INFO(side);
    CHECK(counted(blank("masyu\ncells", side + 1, side + 1)) == cycles[side - 1]);
    CHECK(counted(blank("slitherlink\ncells", side, side)) == cycles[side - 1]);
  }
  const char* const paths[] = {
      "2", "12", "184", "8512", "1262816", "575780564", "789360053252", "3266598486981642", "41044208702632496804"};
  for (std::size_t side = 2; side <= std::size(paths) + 1; ++side) {
    INFO(side);
    CHECK(counted(blank("numberlink\nfill no\ncells", side, side, "1", "1")) == paths[side - 2]);
  }
  const char* const whole[] = {"1", "6", "1072", "4638576", "467260456608", "1076226888605605706"};
  for (std::size_t half = 1; half <= std::size(whole); ++half) {
    INFO(half);
    CHECK(counted(all_through(2 * half, 2 * half)) == whole[half - 1]);
  }
  CHECK(counted(all_through(3, 5)) == "0");
}

TEST_CASE("a count that memory makes is asked for as any other", "[grid]") {
  const auto count = [](const std::string& text) {
    return ask("grid", request_of(Question::count, EngineChoice::automatic, text)).at(0);
  };
  CHECK(count(blank("slitherlink\ncells", 6, 6)).exact_count == "487150371");
  CHECK(count(blank("numberlink\nfill no\ncells", 10, 10, "1", "1")).exact_count == "41044208702632496804");
}

TEST_CASE("lines are listed and counted with memory as brute force finds them, on both sides of the board",
          "[grid][slow]") {
  for (const GridOracle& oracle : grid_oracles_lines()) {
    if (oracle.id != "slitherlink" && oracle.id != "masyu" && oracle.id != "numberlink") continue;
    Random random(37);
    grid::LineLister lister;
    int several = 0;
    for (int round = 0; round < rounds(60); ++round) {
      const std::string text = oracle.random_text(random);
      INFO(text);
      const grid::Board board = grid_board(text);
      const std::size_t rows = board.text->rows, columns = board.text->columns;
      std::vector<Words> all;
      if (oracle.boards != nullptr) {
        all = oracle.boards(text, rows, columns);
      } else {
        for (std::size_t bits = 0; bits < std::size_t{1} << rows * columns; ++bits) {
          Words& words = all.emplace_back();
          for (std::size_t cell = 0; cell < rows * columns; ++cell) words.push_back(oracle.tokens[bits >> cell & 1]);
        }
      }
      std::erase_if(all, [&](const Words& cells) { return !oracle.obeys(text, cells, rows, columns); });
      std::sort(all.begin(), all.end());
      const Listed listed = list(lister, board, {});
      REQUIRE(words_of(board, listed.answers) == all);
      REQUIRE(listed.stats.solutions == all.size());
      REQUIRE(counted(board) == std::to_string(all.size()));
      const grid::Board other = grid_board(turned(text, "cells"));
      const Listed there = list(lister, other, {});
      REQUIRE(there.answers.size() == all.size());
      for (const grid::Answer& answer : there.answers) REQUIRE(grid::obeys(other, answer));
      several += all.size() > 1;
    }
    CHECK(several >= enough(3));
  }
}

TEST_CASE("lists of lines do not depend on slices, and values that are given narrow them", "[grid]") {
  grid::Board board = grid_board(blank("masyu\ncells", 4, 5));
  grid::LineLister lister;
  const Listed whole = list(lister, board, {});
  CHECK(whole.answers.size() == std::stoul(counted(board)));
  for (const Fuel slice : {Fuel{.nodes = 1}, Fuel{.nodes = 7}, Fuel{.nodes = 1000}, Fuel{.work = 1}}) {
    const Listed parts = list(lister, board, slice);
    REQUIRE(parts.answers == whole.answers);
    REQUIRE(parts.stats == whole.stats);
  }
  board.givens[7] = whole.answers[0][7];
  const auto agree = std::count_if(whole.answers.begin(), whole.answers.end(),
                                   [&](const grid::Answer& answer) { return answer[7] == board.givens[7]; });
  CHECK(agree < std::ssize(whole.answers));
  CHECK(std::ssize(list(lister, board, {}).answers) == agree);
}

TEST_CASE("counting lines gives up where memory ends, and the searches answer", "[grid][slow]") {
  const grid::Board board = grid_board(blank("slitherlink\ncells", 5, 5));
  for (const bool counts : {false, true}) {
    grid::LineFrontier engine(counts);
    engine.bound_memory(2'000);
    REQUIRE_FALSE(engine.open(board));
    Fuel fuel;
    CHECK(engine.advance(fuel) == Step::paused);
    CHECK(engine.has_given_up());
    engine.bound_memory(20'000'000);
    REQUIRE_FALSE(engine.open(board));
    CHECK(engine.advance(fuel) != Step::solution);
    CHECK_FALSE(engine.has_given_up());
  }
  grid::LineCounters engine;
  engine.bound_memory(2'000);
  REQUIRE_FALSE(engine.open(board));
  for (Step step = Step::paused; step != Step::finished;) {
    Fuel fuel;
    step = engine.advance(fuel);
  }
  CHECK(engine.count() == "1222363");
}

TEST_CASE("boards are refused that are too wide for counting lines, or have too many ends", "[grid]") {
  grid::LineCounter engine;
  CHECK_FALSE(engine.open(grid_board(blank("masyu\ncells", 19, 40))));
  CHECK_FALSE(engine.open(grid_board(blank("masyu\ncells", 40, 19))));
  CHECK(engine.open(grid_board(blank("masyu\ncells", 20, 20))));
  CHECK(engine.open(grid_board(blank("yinyang\ncells", 4, 4))));
  // Pairs of neighbours in rows, each of which is one path: one answer.
  const auto pairs = [](std::size_t count) {
    std::string text = "numberlink\ncells";
    for (std::size_t row = 0; row < count; ++row)
      text += "\n" + std::to_string(row + 1) + " " + std::to_string(row + 1);
    return text + "\n";
  };
  CHECK(counted(pairs(61)) == "1");
  CHECK(engine.open(grid_board(pairs(62))));
}
