// The statements of a grid puzzle for `why` (core/job/puzzle_boards.hpp): its clues, the regions where these are clues,
// and what is filled in. `SectionRule::clues` says of each section what can be left out. What a genre's text needs to
// be a board at all always holds: walls, trees, a fleet. Tested by tests/core/why_puzzles_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/puzzles/grid/board.hpp"
#include "core/text/places.hpp"
#include "core/why/statement.hpp"

namespace quadrille::grid {

/// What a statement is made of: a token, a line or all of a section, or the cells of a region.
struct Clue {
  std::size_t section;
  std::size_t row, column;  ///< of its first token
};

/// In the order of the text.
std::vector<Clue> clues_of(const Text& text);
/// The text without those clues of `clues` that are not among `kept`, which ascend.
Text keep_clues(const Text& text, const std::vector<Clue>& clues, const why::Numbers& kept);
struct Statements {
  static void list(const Board& board, const Places& places, std::vector<why::Statement>& statements);
  static void keep(const Board& board, const why::Numbers& kept, Board& part);
  static void keep_text(const Board& board, const why::Numbers& kept, Board& part);
  static bool obeys_together(const Board& board, const why::Numbers& kept, const Answer& answer);
  /// Most of it is compiling.
  static std::int64_t work_to_keep(const Board& board) { return 2000 + static_cast<std::int64_t>(300 * board.cells()); }
};

}  // namespace quadrille::grid
