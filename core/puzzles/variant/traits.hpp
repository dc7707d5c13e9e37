// What engines for exact covers and questions that know no puzzle by name need of variants: core/job/puzzle.hpp lists
// it. The exact cover itself is written by form.hpp. Tested by tests/core/variant_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/checked_by_cover.hpp"
#include "core/cover/cover_form.hpp"
#include "core/cover/links/watched.hpp"
#include "core/network/form/watch.hpp"
#include "core/puzzles/variant/board.hpp"
#include "core/puzzles/variant/hint.hpp"
#include "core/reasoning/reasoning.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant {

struct Traits {
  using Board = variant::Board;
  using Answer = variant::Answer;
  using Placements = std::span<const cover::Placement>;

  static constexpr std::string_view single_place = "hidden-single";

  static std::size_t cells(const Board& board) { return board.cells(); }
  static std::uint32_t values(const Board& board) { return board.shape.values; }
  static std::uint32_t columns(const Board& board) { return board.shape.columns; }
  static std::optional<Error> write_form(const Board& board, cover::CoverForm& form);
  /// Lists of candidates stay: they are rules.
  static Board without_givens(const Board& board);
  static void append_givens(const Board& board, std::vector<cover::Placement>& givens);
  static void append_answer(const Board& board, const Answer& answer, std::vector<cover::Placement>& placements) {
    cover::append_placements(answer, answer.size(), board.shape.values, placements);
  }
  static void write_supposed(const Board& board, Placements more, Board& supposed);
  static void write_answer(const Board& board, Placements placements, Answer& answer);
  /// core/puzzles/variant/hint.hpp
  static std::unique_ptr<HintSearch> search_hint(const Board& board) { return variant::search_hint(board); }
  /// core/puzzles/variant/reasoning.cpp
  static reasoning::Reasoning reasoning(const Board& board);
  /// The rules that are only words.
  static std::string note(const Board& board);
};

/// Dancing links over the form, which knows no disjunctions and no connected values or regions: its nodes are held to
/// the latter, and with both, what it finds is checked.
class DancingLinks : public cover::CheckedByCover<Traits, cover::Watched<network::Watch>> {
 public:
  std::optional<Error> open(const Board& board);

 private:
  network::Watch watch_;
};

}  // namespace quadrille::variant
