#include "core/puzzles/sudoku/board.hpp"

namespace quadrille::sudoku {

namespace {

// A template over the box size, so that no division is needed to find rows, columns and boxes.
template <std::size_t N>
bool fills(const Board& board, const Board& answer) {
  constexpr std::size_t side = N * N;
  constexpr std::uint64_t all = (std::uint64_t{1} << side) - 1;
  std::array<std::uint64_t, side> rows = {}, columns = {}, boxes = {};
  bool legal = true;
  std::size_t cell = 0;
  for (std::size_t row = 0; row < side; ++row) {
    for (std::size_t column = 0; column < side; ++column, ++cell) {
      const unsigned given = board.cells[cell], value = answer.cells[cell];
      legal &= value <= side && (given == 0 || given == value);
      const std::uint64_t bit = std::uint64_t{1} << (value & 63) >> 1;  // 0 for a blank
      rows[row] |= bit;
      columns[column] |= bit;
      boxes[row / N * N + column / N] |= bit;
    }
  }
  for (std::size_t unit = 0; unit < side; ++unit)
    legal &= rows[unit] == all && columns[unit] == all && boxes[unit] == all;
  return legal;
}

}  // namespace

bool obeys(const Board& board, const Board& answer) {
  if (answer.box != board.box) return false;
  switch (board.box) {
    case 2: return fills<2>(board, answer);
    case 3: return fills<3>(board, answer);
    case 4: return fills<4>(board, answer);
    case 5: return fills<5>(board, answer);
    case 6: return fills<6>(board, answer);
    default: return false;
  }
}

}  // namespace quadrille::sudoku
