#include "core/sudoku/as_cover.hpp"

#include <algorithm>
#include <array>

namespace quadrille::sudoku {

void as_cover(const Board& board, cover::Problem& problem, std::vector<Candidate>& candidates) {
  const auto side = static_cast<std::uint32_t>(board.side());
  const auto n = static_cast<std::uint32_t>(board.box);
  const std::uint32_t cells = side * side;
  const auto box_of = [n](std::uint32_t row, std::uint32_t column) { return row / n * n + column / n; };

  std::array<std::uint64_t, 36> rows = {}, columns = {}, boxes = {};
  for (std::uint32_t cell = 0; cell < cells; ++cell) {
    if (board.cells[cell] == 0) continue;
    const std::uint64_t bit = std::uint64_t{1} << (board.cells[cell] - 1);
    const std::uint32_t row = cell / side, column = cell % side;
    rows[row] |= bit;
    columns[column] |= bit;
    boxes[box_of(row, column)] |= bit;
  }

  problem.reset(4 * cells, 0);
  candidates.clear();
  for (std::uint32_t cell = 0; cell < cells; ++cell) {
    const std::uint32_t row = cell / side, column = cell % side, box = box_of(row, column);
    const std::uint8_t given = board.cells[cell];
    const std::uint64_t seen = rows[row] | columns[column] | boxes[box];
    for (std::uint32_t value = 0; value < side; ++value) {
      const bool possible = given != 0 ? given == value + 1 : (seen >> value & 1) == 0;
      if (!possible) continue;
      const std::array<cover::Entry, 4> option = {{{cell},
                                                   {cells + row * side + value},
                                                   {2 * cells + column * side + value},
                                                   {3 * cells + box * side + value}}};
      problem.add_option(option);
      candidates.push_back({static_cast<std::uint16_t>(cell), static_cast<std::uint8_t>(value + 1)});
    }
  }
}

void fill_in(const Board& board, std::span<const Candidate> candidates, std::span<const cover::Option> chosen,
             Board& answer) {
  answer = board;
  for (const cover::Option option : chosen) answer.cells[candidates[option].cell] = candidates[option].value;
}

bool agrees(std::span<const Candidate> candidates, std::span<const cover::Option> chosen, const Board& solution) {
  return std::all_of(chosen.begin(), chosen.end(), [&](cover::Option option) {
    return solution.cells[candidates[option].cell] == candidates[option].value;
  });
}

}  // namespace quadrille::sudoku
