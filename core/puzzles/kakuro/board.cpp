#include "core/puzzles/kakuro/board.hpp"

namespace quadrille::kakuro {

namespace {

// Checks one row or column: `cells` places that are `step` apart. Each run is checked at the black cell or edge that
// ends it.
bool line_obeys(const Board& board, const Answer& answer, std::size_t first, std::size_t step, std::size_t cells,
                Sum Cell::*clue) {
  Sum wanted = no_clue, sum = 0;
  unsigned seen = 0;
  for (std::size_t i = 0; i < cells; ++i) {
    const std::size_t place = first + i * step;
    const Cell& cell = board.cells[place];
    const std::uint8_t digit = answer[place];
    if (!cell.white) {
      if (wanted != no_clue && sum != wanted) return false;
      if (digit != 0) return false;
      wanted = cell.*clue;
      sum = 0;
      seen = 0;
      continue;
    }
    if (digit < 1 || digit > digits || (cell.given != 0 && cell.given != digit)) return false;
    if ((seen >> digit & 1) != 0) return false;
    seen |= 1u << digit;
    sum += digit;
  }
  return wanted == no_clue || sum == wanted;
}

}  // namespace

bool obeys(const Board& board, const Answer& answer) {
  if (answer.size() != board.cells.size()) return false;
  for (std::size_t row = 0; row < board.rows; ++row) {
    if (!line_obeys(board, answer, row * board.columns, 1, board.columns, &Cell::across)) return false;
  }
  for (std::size_t column = 0; column < board.columns; ++column) {
    if (!line_obeys(board, answer, column, board.columns, board.rows, &Cell::down)) return false;
  }
  return true;
}

}  // namespace quadrille::kakuro
