#include "core/puzzles/kakuro/learning.hpp"

namespace quadrille::kakuro {

std::optional<Error> Learning::open(const Board& board) {
  board_cells_ = board.cells.size();
  solver_.open(board, most_words_);
  return std::nullopt;
}

Step Learning::advance(Fuel& fuel) { return solver_.advance(fuel); }

void Learning::read(Answer& answer) const {
  answer.assign(board_cells_, 0);
  const RunPropagator& propagator = solver_.propagator();
  for (std::uint32_t cell = 0; cell < propagator.runs().cells(); ++cell) {
    const Digits candidates = propagator.candidates(cell);
    if (!is_single(candidates)) continue;
    answer[propagator.runs().places[cell]] = static_cast<std::uint8_t>(least_digit(candidates));
  }
}

}  // namespace quadrille::kakuro
