// Queens boards for tests: reading, random boards, and all solutions by trying every placement.
#pragma once

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "core/puzzles/queens/board.hpp"
#include "core/puzzles/queens/notations.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test::queens_boards {

using Columns = std::vector<std::uint16_t>;

inline queens::Board board_of(const std::string& line) {
  queens::Board board;
  Cursor cursor(line, true);
  Error error;
  REQUIRE(queens::notations[0].read(cursor, board, error) == Read::puzzle);
  return board;
}

inline std::string text_of(const queens::Board& board) {
  std::string text;
  queens::notations[0].write(board, text);
  return text;
}

inline queens::Board empty_board(std::size_t side) { return {Columns(side, 0)}; }

/// Whether a queen on the square would attack a queen of another row.
inline bool is_attacked(const queens::Board& board, std::size_t row, std::size_t column) {
  for (std::size_t other = 0; other < board.side(); ++other) {
    if (other == row || board.columns[other] == 0) continue;
    const std::size_t there = board.columns[other] - 1u;
    if (there == column || there + other == column + row || there + row == column + other) return true;
  }
  return false;
}

/// Queens on `tries` random squares; attacked ones are left out unless `attacks`.
inline queens::Board random_board(Random& random, std::size_t side, std::size_t tries, bool attacks = false) {
  queens::Board board = empty_board(side);
  for (; tries > 0; --tries) {
    const std::size_t row = random.below(side), column = random.below(side);
    if (attacks || !is_attacked(board, row, column)) board.columns[row] = static_cast<std::uint16_t>(column + 1);
  }
  return board;
}

/// All permutations that obey.
inline std::vector<Columns> solutions_by_trying(const queens::Board& board) {
  std::vector<Columns> solutions;
  queens::Board answer = empty_board(board.side());
  std::iota(answer.columns.begin(), answer.columns.end(), std::uint16_t{1});
  do {
    if (queens::obeys(board, answer)) solutions.push_back(answer.columns);
  } while (std::next_permutation(answer.columns.begin(), answer.columns.end()));
  return solutions;
}

/// The form in which answers are compared.
inline Columns columns_of(const queens::Board& answer) { return answer.columns; }

inline std::vector<Columns> sorted(std::vector<Columns> solutions) {
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

/// OEIS A000170 from N = 1: the placements of N queens on an empty board.
constexpr std::uint64_t placements[] = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596};

}  // namespace quadrille::test::queens_boards
