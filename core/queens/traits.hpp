// What questions that know no puzzle by name ask of queens: see core/insight/insight_job.hpp. Cells are the squares.
// Tested by tests/core/insight_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/cover/hint.hpp"
#include "core/queens/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::queens {

struct Traits {
  static constexpr std::string_view placing_rule = "only-square";

  static std::size_t cells(const Board& board) { return board.side() * board.side(); }
  static std::uint32_t values(const Board&) { return 1; }
  /// Too large past as many squares as dancing links take. Givens have no options.
  static std::optional<Error> form(const Board& board, cover::CoverForm& form);
  static void units(const Board& board, std::vector<cover::Unit>& units);
  static Board blank(const Board& board) { return {std::vector<std::uint16_t>(board.side(), 0)}; }
  static void givens(const Board& board, std::vector<cover::Placing>& givens) { placings(board, board, givens); }
  static void placings(const Board& board, const Board& answer, std::vector<cover::Placing>& placings);

  static void suppose(const Board& board, std::span<const cover::Placing> more, Board& supposed);
  static void append_name(const Board&, cover::Item, std::string&) {}
  /// A large board has too many squares for its form to be written only to be looked at.
  static Hint hint(const Board& board);
};

}  // namespace quadrille::queens
