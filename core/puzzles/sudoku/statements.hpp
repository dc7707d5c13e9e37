// The statements of a Sudoku for `why` (core/job/puzzle_boards.hpp): its givens, of which readers note the places by
// cell. Tested by tests/core/why_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "core/puzzles/sudoku/board.hpp"
#include "core/text/places.hpp"
#include "core/why/statement.hpp"

namespace quadrille::sudoku {

struct Statements {
  static void list(const Board& board, const Places& places, std::vector<why::Statement>& statements);
  static void keep(const Board& board, const why::Numbers& kept, Board& part);
  static std::int64_t work_to_keep(const Board& board) { return 20 + static_cast<std::int64_t>(board.size()) / 4; }
};

}  // namespace quadrille::sudoku
