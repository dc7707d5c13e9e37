#include "core/sudoku/board.hpp"

namespace quadrille::sudoku {

bool obeys(const Board& board, const Board& answer) {
  if (answer.box != board.box) return false;
  const auto side = static_cast<std::size_t>(board.side());
  const auto box = static_cast<std::size_t>(board.box);
  const std::uint64_t all = (std::uint64_t{1} << side) - 1;
  std::array<std::uint64_t, 36> rows = {}, columns = {}, boxes = {};
  for (std::size_t row = 0; row < side; ++row) {
    for (std::size_t column = 0; column < side; ++column) {
      const std::uint8_t given = board.cells[row * side + column];
      const std::uint8_t value = answer.cells[row * side + column];
      if (value == 0 || value > side || (given != 0 && given != value)) return false;
      const std::uint64_t bit = std::uint64_t{1} << (value - 1);
      rows[row] |= bit;
      columns[column] |= bit;
      boxes[row / box * box + column / box] |= bit;
    }
  }
  for (std::size_t unit = 0; unit < side; ++unit) {
    if (rows[unit] != all || columns[unit] != all || boxes[unit] != all) return false;
  }
  return true;
}

}  // namespace quadrille::sudoku
