#include "core/sudoku/traits.hpp"

#include "core/sudoku/as_cover.hpp"

namespace quadrille::sudoku {

std::optional<Error> Traits::form(const Board& board, cover::CoverForm& form) {
  std::vector<Candidate> candidates;
  as_cover(board, form.problem, candidates);
  form.placings.clear();
  for (const auto& [cell, value] : candidates) form.placings.push_back(cell * board.side() + value - 1u);
  return std::nullopt;
}

void Traits::units(const Board& board, std::vector<cover::Unit>& units) {
  const std::size_t cells = board.size();
  units.clear();
  for (std::size_t item = 0; item < 4 * cells; ++item) {
    const auto kind =
        static_cast<cover::UnitKind>(item / cells);  // cells, rows, columns, boxes, in the order of `as_cover`
    units.push_back(cover::unit(kind, kind == cover::UnitKind::cell ? item : item % cells / board.side()));
  }
}

void Traits::placings(const Board& board, const Board& answer, std::vector<cover::Placing>& placings) {
  for (std::uint32_t cell = 0; cell < board.size(); ++cell) {
    if (answer.cells[cell] != 0) placings.push_back(cell * board.side() + answer.cells[cell] - 1u);
  }
}

void Traits::suppose(const Board& board, std::span<const cover::Placing> more, Board& supposed) {
  supposed = board;
  for (const cover::Placing placing : more) {
    supposed.cells[placing / board.side()] = static_cast<std::uint8_t>(placing % board.side() + 1);
  }
}

}  // namespace quadrille::sudoku
