// The statements of a Kakuro for `why` (core/job/puzzle_boards.hpp): its clues and its givens. That digits of a run
// differ always holds. Tested by tests/core/why_puzzles_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/puzzles/kakuro/board.hpp"
#include "core/text/places.hpp"
#include "core/why/statement.hpp"

namespace quadrille::kakuro {

/// What a cell may state, by which readers note the places of statements.
enum class Stated : std::uint8_t { given, down, across };
constexpr std::size_t thing_of(std::size_t cell, Stated stated) { return cell * 3 + static_cast<std::size_t>(stated); }

struct Statements {
  static void list(const Board& board, const Places& places, std::vector<why::Statement>& statements);
  static void keep(const Board& board, const why::Numbers& kept, Board& part);
  static std::int64_t work_to_keep(const Board& board) {
    return 20 + 10 * static_cast<std::int64_t>(board.cells.size());
  }
};

}  // namespace quadrille::kakuro
