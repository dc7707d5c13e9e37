#include "core/puzzles/grid/board.hpp"

namespace quadrille::grid {

network::Problem problem_of(const Board& board) {
  network::Problem problem = {std::shared_ptr<const Network>(board.model, &board.model->network), {}};
  for (std::size_t cell = 0; cell < board.cells(); ++cell) {
    const Values all = network::all_values(board.model->network.domains[cell].values);
    problem.candidates.push_back(board.givens[cell] == 0 ? all : all & Values{1} << (board.givens[cell] - 1u));
  }
  return problem;
}

}  // namespace quadrille::grid
