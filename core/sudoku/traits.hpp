// What questions that know no puzzle by name ask of Sudoku: see core/insight/insight_job.hpp. Tested by
// tests/core/insight_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/sudoku/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::sudoku {

struct Traits {
  static constexpr std::string_view placing_rule = "hidden-single";

  static std::size_t cells(const Board& board) { return board.size(); }
  static std::uint32_t values(const Board& board) { return board.side(); }
  static std::optional<Error> form(const Board& board, cover::CoverForm& form);
  static void units(const Board& board, std::vector<cover::Unit>& units);
  static Board blank(const Board& board) { return {.box = board.box, .style = board.style, .cells = {}}; }
  static void givens(const Board& board, std::vector<cover::Placing>& givens) { placings(board, board, givens); }
  static void placings(const Board& board, const Board& answer, std::vector<cover::Placing>& placings);

  static void suppose(const Board& board, std::span<const cover::Placing> more, Board& supposed);
  static void append_name(const Board&, cover::Item, std::string&) {}
};

}  // namespace quadrille::sudoku
