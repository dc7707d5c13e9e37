#include "core/queens/traits.hpp"

#include <algorithm>

#include "core/queens/as_cover.hpp"

namespace quadrille::queens {

std::optional<Error> Traits::form(const Board& board, cover::CoverForm& form) {
  std::vector<Square> squares;
  if (auto refused = as_cover_unless_large(board, form.problem, squares)) return refused;
  const auto side = static_cast<std::uint32_t>(board.side());
  form.placings.clear();
  for (const auto& [row, column] : squares) form.placings.push_back(row * side + column);
  return std::nullopt;
}

static_assert(largest_side <= cover::unit_numbers);

// As `as_cover` numbers them: open rows and columns in turn, from the middle.
void Traits::units(const Board& board, std::vector<cover::Unit>& units) {
  using enum cover::UnitKind;
  units.clear();
  for (std::size_t i = 0; i < board.side(); ++i) {
    const std::size_t line = from_middle(i, board.side());
    const bool has_column = std::find(board.columns.begin(), board.columns.end(), line + 1) != board.columns.end();
    if (board.columns[line] == 0) units.push_back(cover::unit(row, line));
    if (!has_column) units.push_back(cover::unit(column, line));
  }
}

void Traits::placings(const Board& board, const Board& answer, std::vector<cover::Placing>& placings) {
  const auto side = static_cast<std::uint32_t>(board.side());
  for (std::uint32_t row = 0; row < side; ++row) {
    if (answer.columns[row] != 0) placings.push_back(row * side + answer.columns[row] - 1u);
  }
}

void Traits::suppose(const Board& board, std::span<const cover::Placing> more, Board& supposed) {
  supposed = board;
  for (const cover::Placing placing : more) {
    supposed.columns[placing / board.side()] = static_cast<std::uint16_t>(placing % board.side() + 1);
  }
}

}  // namespace quadrille::queens
