// The statements of a model for `why` (core/job/puzzle_boards.hpp): its lines, but those that declare variables.
// Tested by tests/core/model_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "core/puzzles/model/board.hpp"
#include "core/text/places.hpp"
#include "core/why/statement.hpp"

namespace quadrille::model {

struct Statements {
  static void list(const Board& board, const Places& places, std::vector<why::Statement>& statements);
  static void keep(const Board& board, const why::Numbers& kept, Board& part);
  static void keep_text(const Board& board, const why::Numbers& kept, Board& part);
  /// Most of it is compiling.
  static std::int64_t work_to_keep(const Board& board);
};

}  // namespace quadrille::model
