#include "core/puzzles/grid/obeys.hpp"

#include "core/puzzles/grid/drawn.hpp"
#include "core/puzzles/grid/genre.hpp"

namespace quadrille::grid {

bool obeys(const Board& board, const Answer& answer) {
  if (answer.size() != board.cells()) return false;
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    if (answer[cell] == 0 || answer[cell] > board.model->network.domains[cell].values) return false;
    if (board.givens[cell] != 0 && board.givens[cell] != answer[cell]) return false;
  }
  return has_drawn(board, *board.text, answer) && board.text->genre->obeys(*board.text, answer);
}

}  // namespace quadrille::grid
