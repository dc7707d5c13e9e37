// What questions that know no puzzle by name need of an exact cover: core/job/puzzle.hpp lists it. Its cells are its
// options; nothing is given but what is supposed. Tested by tests/core/insight_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/puzzles/cover/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::cover {

struct Traits {
  static constexpr std::string_view single_place = "only-option";

  static std::size_t cells(const Board& board) { return board.options(); }
  static std::uint32_t values(const Board&) { return 1; }
  static std::optional<Error> write_form(const Board& board, CoverForm& form);
  static const Board& without_givens(const Board& board) { return board; }
  static void append_givens(const Board& board, std::vector<Placement>& givens) {
    givens.insert(givens.end(), board.supposed.begin(), board.supposed.end());
  }
  static void append_answer(const Board&, const Answer& answer, std::vector<Placement>& placements) {
    placements.insert(placements.end(), answer.begin(), answer.end());
  }
  static const std::string& note(const Board& board) { return board.note; }
  static const Names* names(const Board& board) { return board.names.size() > 0 ? &board.names : nullptr; }

  /// Options that conflict with those chosen have no items, so that the others keep their numbers. Without
  /// multiplicities the chosen ones are then the only ones for their items. With multiplicities that does not force
  /// them: they have no items either, their items are to be covered fewer times, and they become `supposed.supposed`.
  static void write_supposed(const Board& board, std::span<const Placement> chosen, Board& supposed);
  /// Completes a solution of such a board.
  static void add_supposed(const Board& board, Answer& answer) {
    answer.insert(answer.end(), board.supposed.begin(), board.supposed.end());
  }
};

}  // namespace quadrille::cover
