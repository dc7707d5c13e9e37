// The statements of an exact cover for `why` (core/job/puzzle_boards.hpp): its items. Without a primary item any number
// of chosen options may cover it, without a secondary one too. Options are taken as given. Readers note the places by
// item. Tested by tests/core/why_puzzles_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "core/puzzles/cover/board.hpp"
#include "core/text/places.hpp"
#include "core/why/boards.hpp"
#include "core/why/statement.hpp"

namespace quadrille::cover {

struct Statements {
  static void list(const Board& board, const Places& places, std::vector<why::Statement>& statements);
  static void keep(const Board& board, const why::Numbers& kept, Board& part);
  static std::int64_t work_to_keep(const Board& board) {
    return 50 + static_cast<std::int64_t>(board.options() + board.entries());
  }
  static void append_others(const Board&, Placement option, std::vector<why::Supposition>& others) {
    others.push_back({{}, option});
  }
  /// Leaves an option out; the others keep their numbers.
  static void exclude(Placement option, Board& board);
};

}  // namespace quadrille::cover
