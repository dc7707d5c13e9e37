// A tiling as an exact cover, and what core/job/puzzle.hpp lists beside it.
//
// Primary items: the cells that have to be covered, then the kinds of pieces, covered low…high times. A cell that may
// stay empty is a secondary item. Options: the placements. A kind that may be used any number of times needs no item;
// unless one of its placements covers no other primary item, for such an option would never be chosen. A cell under a
// given is primary, so that the given, its only option, has to be chosen.
//
// Placement numbers are those of core/puzzles/tiling/layout.hpp: cells are placements, and 1 is the only value. Tested
// by tests/core/tiling_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/puzzles/tiling/board.hpp"
#include "core/puzzles/tiling/layout.hpp"
#include "core/puzzles/tiling/symmetries.hpp"

namespace quadrille::tiling {

struct Traits {
  using Board = tiling::Board;
  using Answer = tiling::Answer;
  using Placements = std::span<const cover::Placement>;

  static constexpr std::string_view single_place = "only-place";

  static std::size_t cells(const Board& board) { return board.layout->size(); }
  static std::uint32_t values(const Board&) { return 1; }
  static std::optional<Error> write_form(const Board& board, cover::CoverForm& form);
  static Board without_givens(const Board& board);
  static void append_givens(const Board& board, std::vector<cover::Placement>& givens) {
    givens.insert(givens.end(), board.placed.begin(), board.placed.end());
  }
  static void append_answer(const Board& board, const Answer& answer, std::vector<cover::Placement>& placements);
  static void write_supposed(const Board& board, Placements more, Board& supposed);
  static void write_answer(const Board& board, Placements placements, Answer& answer);
  /// Which pieces fall apart, and whether the pieces have more cells than the board.
  static std::string note(const Board& board);
  /// core/puzzles/tiling/symmetries.hpp
  static std::vector<std::vector<cover::Placement>> symmetries(const Board& board) { return tiling::symmetries(board); }
  static std::optional<cover::Placement> break_symmetry(Board& board) {
    if (!tiling::break_symmetry(board)) return std::nullopt;
    return board.layout->first_of(board.layout->kind_of(board.representatives->front()));
  }
  static const cover::Names* names(const Board& board) { return &board.layout->names(); }
};

}  // namespace quadrille::tiling
