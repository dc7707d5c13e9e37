// What engines for exact covers and questions that know no puzzle by name need of Kakuro: core/job/puzzle.hpp lists it.
// Cells are all cells of the board, black ones included.
//
// As an exact cover, all items are primary: every white cell; every run; and for every run its nine digits. An option
// "cell = d" covers the cell and the digit d in both of its runs. An option "the run uses the digit set S" covers the
// run and each of its digits that is not in S. So the cells have to supply S, each digit once, and no sum is left to
// check. Digits that a given or the runs' digit sets exclude make no option; a contradiction leaves an item without
// options, so the search says `none`. Tested by tests/core/kakuro_test.cpp and insight_test.cpp.
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
#include "core/puzzles/kakuro/board.hpp"
#include "core/reasoning/reasoning.hpp"
#include "core/text/text.hpp"

namespace quadrille::kakuro {

struct Traits {
  using Board = kakuro::Board;
  using Answer = kakuro::Answer;
  using Placements = std::span<const cover::Placement>;

  static constexpr std::string_view single_place = "hidden-single";
  /// Boards whose exact cover may have more entries are too large for it: links of about 200 MB.
  static constexpr std::size_t most_entries = std::size_t{1} << 23;

  static std::size_t cells(const Board& board) { return board.cells.size(); }
  static std::uint32_t values(const Board&) { return digits; }
  static std::uint32_t columns(const Board& board) { return board.columns; }
  /// Too large past `most_entries`.
  static std::optional<Error> write_form(const Board& board, cover::CoverForm& form);
  static Board without_givens(const Board& board);
  static void append_givens(const Board& board, std::vector<cover::Placement>& givens);
  static void append_answer(const Board&, const Answer& answer, std::vector<cover::Placement>& placements) {
    cover::append_placements(answer, answer.size(), digits, placements);
  }
  /// core/puzzles/kakuro/hint.cpp
  static std::unique_ptr<HintSearch> search_hint(const Board& board);
  /// core/puzzles/kakuro/reasoning.cpp
  static reasoning::Reasoning reasoning(const Board& board);
  static void write_supposed(const Board& board, Placements more, Board& supposed);
  static void write_answer(const Board& board, Placements placements, Answer& answer);
};

using DancingLinks = cover::ByCover<Traits, cover::AlgorithmC>;

}  // namespace quadrille::kakuro
