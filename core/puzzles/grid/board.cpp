#include "core/puzzles/grid/board.hpp"

#include "core/puzzles/grid/genre.hpp"

namespace quadrille::grid {

network::Problem problem_of(const Board& board) {
  network::Problem problem = {std::shared_ptr<const Network>(board.model, &board.model->network), {}};
  for (std::size_t cell = 0; cell < board.cells(); ++cell) {
    const Values all = network::all_values(board.model->network.domains[cell].values);
    problem.candidates.push_back(board.givens[cell] == 0 ? all : Values{1} << (board.givens[cell] - 1u));
  }
  return problem;
}

bool obeys(const Board& board, const Answer& answer) {
  if (answer.size() != board.cells()) return false;
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    if (answer[cell] == 0 || answer[cell] > board.model->network.domains[cell].values) return false;
    if (board.givens[cell] != 0 && board.givens[cell] != answer[cell]) return false;
  }
  return board.text->genre->obeys(*board.text, answer);
}

}  // namespace quadrille::grid
