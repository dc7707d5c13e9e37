#include "core/puzzles/queens/board.hpp"

#include <utility>

namespace quadrille::queens {

bool has_attack(const Board& board) {
  const std::size_t side = board.side();
  std::vector<char> taken(5 * side);  // columns, then the diagonals of both directions
  const auto take = [&taken](std::size_t line) { return std::exchange(taken[line], 1) == 0; };
  for (std::size_t row = 0; row < side; ++row) {
    if (board.columns[row] == 0) continue;
    const std::size_t column = board.columns[row] - 1u;
    if (!take(column) || !take(side + row + column) || !take(3 * side + row + (side - 1 - column))) return true;
  }
  return false;
}

bool obeys(const Board& board, const Board& answer) {
  const std::size_t side = board.side();
  if (answer.side() != side) return false;
  for (std::size_t row = 0; row < side; ++row) {
    const std::size_t column = answer.columns[row];
    if (column == 0 || column > side) return false;
    if (board.columns[row] != 0 && board.columns[row] != column) return false;
  }
  return !has_attack(answer);
}

}  // namespace quadrille::queens
