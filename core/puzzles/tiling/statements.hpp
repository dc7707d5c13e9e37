// The statements of a tiling for `why` (core/job/puzzle_boards.hpp): that a cell has to be covered, how many copies of
// a kind of pieces are used, and which pieces are placed. Which cells there are, and which pieces may cover those with
// a letter, always holds. Tested by tests/core/why_puzzles_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/puzzles/tiling/board.hpp"
#include "core/text/places.hpp"
#include "core/why/boards.hpp"
#include "core/why/statement.hpp"

namespace quadrille::tiling {

/// By what readers note the places of kinds and of placed pieces; that of a cell is its place on the board.
constexpr std::size_t thing_of_kind(std::size_t kind) { return most_cells + kind; }
constexpr std::size_t thing_of_placed(std::size_t number) { return most_cells + most_kinds + number; }

struct Statements {
  /// Their cells are places on the board.
  static void list(const Board& board, const Places& places, std::vector<why::Statement>& statements);
  static void keep(const Board& board, const why::Numbers& kept, Board& part);
  /// Most of it is the exact cover.
  static std::int64_t work_to_keep(const Board& board);
  static void append_others(const Board&, cover::Placement placement, std::vector<why::Supposition>& others) {
    others.push_back({{}, placement});
  }
  static void exclude(cover::Placement placement, Board& board) { board.excluded = placement; }
};

}  // namespace quadrille::tiling
