// What questions that know no puzzle by name ask of Kakuro: see core/insight/insight_job.hpp. Cells are all places of
// the board, black ones included. Tested by tests/core/insight_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/kakuro/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::kakuro {

struct Traits {
  static constexpr std::string_view placing_rule = "hidden-single";

  static std::size_t cells(const Board& board) { return board.cells.size(); }
  static std::uint32_t values(const Board&) { return digits; }
  static std::optional<Error> form(const Board& board, cover::CoverForm& form);
  static void units(const Board& board, std::vector<cover::Unit>& units);
  static Board blank(const Board& board);
  static void givens(const Board& board, std::vector<cover::Placing>& givens);
  static void placings(const Board& board, const Answer& answer, std::vector<cover::Placing>& placings);

  static void suppose(const Board& board, std::span<const cover::Placing> more, Board& supposed);
  static void append_name(const Board&, cover::Item, std::string&) {}
};

}  // namespace quadrille::kakuro
