// What engines for exact covers and questions that know no puzzle by name need of Sudoku: core/job/puzzle.hpp lists it.
//
// As an exact cover, a board has an item for every cell, then one for every pair of a row and a value, of a column and
// a value, of a box and a value (core/cover/houses.hpp). Tested by tests/core/insight_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/cover/by_cover.hpp"
#include "core/cover/cover_form.hpp"
#include "core/cover/houses.hpp"
#include "core/cover/learning/learning.hpp"
#include "core/cover/links/algorithm_c.hpp"
#include "core/puzzles/sudoku/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::sudoku {

/// Rows, then columns, then boxes of a board with boxes of n×n.
cover::Houses houses_of(unsigned box);

struct Traits {
  using Board = sudoku::Board;
  using Answer = sudoku::Board;
  using Placements = std::span<const cover::Placement>;

  static constexpr std::string_view single_place = "hidden-single";

  static std::size_t cells(const Board& board) { return board.size(); }
  static std::uint32_t values(const Board& board) { return board.side(); }
  static std::uint32_t columns(const Board& board) { return board.side(); }
  static std::optional<Error> write_form(const Board& board, cover::CoverForm& form);
  static Board without_givens(const Board& board) { return {.box = board.box, .style = board.style, .cells = {}}; }
  static void append_givens(const Board& board, std::vector<cover::Placement>& givens) {
    cover::append_placements(board.cells, board.size(), board.side(), givens);
  }
  static void append_answer(const Board&, const Board& answer, std::vector<cover::Placement>& placements) {
    append_givens(answer, placements);
  }
  static void write_supposed(const Board& board, Placements more, Board& supposed);
  static void write_answer(const Board& board, Placements placements, Board& answer) {
    write_supposed(board, placements, answer);
  }
};

using DancingLinks = cover::ByCover<Traits, cover::AlgorithmC>;
using Learning = cover::ByCover<Traits, cover::Learning>;

}  // namespace quadrille::sudoku
