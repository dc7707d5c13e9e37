// What engines for exact covers and questions that know no puzzle by name need of queens: core/job/puzzle.hpp lists it.
// Cells are the squares.
//
// As an exact cover, a board has primary items for its open rows and columns, from the middle outward, so that ties go
// toward the middle; then secondary items for the diagonals of both directions. An option is a free square: its row,
// its column and its two diagonals. A square that a given attacks is no option. Givens that attack each other become
// one primary item without options, so the search says `none`.
//
// The options stand in an order that scatters squares which are tried one after the other. Tried side by side, the
// first queens of a large board block the rest: of random boards of N = 200 a third had no answer after 100,000 nodes.
// Scattered, all are answered within about 600. Tested by tests/core/queens_test.cpp and insight_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/cover/by_cover.hpp"
#include "core/cover/cover_form.hpp"
#include "core/cover/links/algorithm_c.hpp"
#include "core/insight/hint_search.hpp"
#include "core/puzzles/queens/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::queens {

struct Traits {
  using Board = queens::Board;
  using Answer = queens::Board;
  using Placements = std::span<const cover::Placement>;

  static constexpr std::string_view single_place = "only-square";
  /// Boards with more free squares are too large for an exact cover: links need over 100 bytes for each.
  static constexpr std::size_t most_squares = 2'000'000;

  static std::size_t cells(const Board& board) { return board.side() * board.side(); }
  static std::uint32_t values(const Board&) { return 1; }
  static std::uint32_t columns(const Board& board) { return static_cast<std::uint32_t>(board.side()); }
  /// Too large past `most_squares`. Givens have no options.
  static std::optional<Error> write_form(const Board& board, cover::CoverForm& form);
  static Board without_givens(const Board& board) { return {std::vector<std::uint16_t>(board.side(), 0)}; }
  static void append_givens(const Board& board, std::vector<cover::Placement>& givens);
  static void append_answer(const Board&, const Board& answer, std::vector<cover::Placement>& placements) {
    append_givens(answer, placements);
  }
  static void write_supposed(const Board& board, Placements more, Board& supposed);
  static void write_answer(const Board& board, Placements placements, Board& answer) {
    write_supposed(board, placements, answer);
  }
  /// The three turns of the board and its four reflections.
  static std::vector<std::vector<cover::Placement>> symmetries(const Board& board);
  /// core/puzzles/queens/hint.cpp
  static std::unique_ptr<HintSearch> search_hint(const Board& board);
};

using DancingLinks = cover::ByCover<Traits, cover::AlgorithmC>;

}  // namespace quadrille::queens
