// The statements of a Sudoku variant for `why` (core/job/puzzle_boards.hpp): its rules, and the cells that do not have
// all values. What says which houses there are, or what other rules mean, always holds.
//
// Readers note the places of cells by cell, and behind all cells those of rules by rule. Tested by
// tests/core/why_variant_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/puzzles/variant/board.hpp"
#include "core/text/places.hpp"
#include "core/why/statement.hpp"

namespace quadrille::variant {

/// The number by which readers note the place of a rule.
inline std::size_t thing_of_rule(const Board& board, std::size_t rule) { return board.cells() + rule; }

struct Statements {
  static void list(const Board& board, const Places& places, std::vector<why::Statement>& statements);
  static void keep(const Board& board, const why::Numbers& kept, Board& part);
  static void keep_text(const Board& board, const why::Numbers& kept, Board& part);
  /// The statements that are rules, with the number of each rule on the board.
  static std::vector<std::pair<why::Number, std::size_t>> rules(const Board& board);
  static bool obeys(const Board& board, why::Number statement, const Answer& answer);
  /// Most of it is compiling.
  static std::int64_t work_to_keep(const Board& board) {
    return 5000 + static_cast<std::int64_t>(100 * board.cells() + 500 * board.rules.size());
  }
};

}  // namespace quadrille::variant
