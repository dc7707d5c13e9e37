#include "core/variant/search/learning.hpp"

namespace quadrille::variant {

std::optional<Error> Learning::open(const Board& board) {
  cells_ = board.network->cells;
  solver_.open(board, most_words_);
  return std::nullopt;
}

void Learning::read(Answer& answer) const {
  answer.assign(cells_, 0);
  const Store& store = solver_.propagator().store();
  for (Variable cell = 0; cell < cells_; ++cell) {
    const Values candidates = store.candidates(cell);
    if (is_single(candidates)) answer[cell] = static_cast<std::uint8_t>(first_of(candidates) + 1);
  }
}

}  // namespace quadrille::variant
