// The statements of a board of queens for `why` (core/job/puzzle_boards.hpp): its given queens, of which readers note
// the places by row. Tested by tests/core/why_puzzles_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/puzzles/queens/board.hpp"
#include "core/text/places.hpp"
#include "core/why/boards.hpp"
#include "core/why/statement.hpp"

namespace quadrille::queens {

struct Statements {
  static void list(const Board& board, const Places& places, std::vector<why::Statement>& statements);
  static void keep(const Board& board, const why::Numbers& kept, Board& part);
  static std::int64_t work_to_keep(const Board& board) { return 20 + 10 * static_cast<std::int64_t>(board.side()); }
  /// A row without this queen has one in another column.
  static void append_others(const Board& board, cover::Placement square, std::vector<why::Supposition>& others);
};

}  // namespace quadrille::queens
