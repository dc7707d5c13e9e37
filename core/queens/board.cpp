#include "core/queens/board.hpp"

#include <algorithm>

namespace quadrille::queens {

namespace {

bool repeats(std::vector<std::size_t> values) {
  std::sort(values.begin(), values.end());
  return std::adjacent_find(values.begin(), values.end()) != values.end();
}

}  // namespace

bool has_attack(const Board& board) {
  std::vector<std::size_t> columns, falling, rising;
  for (std::size_t row = 0; row < board.side(); ++row) {
    const std::size_t column = board.columns[row];
    if (column == 0) continue;
    columns.push_back(column);
    falling.push_back(board.side() + column - row);
    rising.push_back(column + row);
  }
  return repeats(columns) || repeats(falling) || repeats(rising);
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
