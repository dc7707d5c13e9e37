#include "core/puzzles/grid/traits.hpp"

#include "core/network/form/form.hpp"

namespace quadrille::grid {

namespace {

void put(const Board& board, std::span<const cover::Placement> placements, std::vector<std::uint8_t>& cells) {
  for (const cover::Placement placement : placements)
    cells[placement / board.model->values] = static_cast<std::uint8_t>(placement % board.model->values + 1);
}

}  // namespace

std::optional<Error> Traits::write_form(const Board& board, cover::CoverForm& form) {
  return network::write_form(board.model->network, problem_of(board).candidates, board.model->values, form);
}

Board Traits::without_givens(const Board& board) {
  Board blank = board;
  blank.givens.assign(board.cells(), 0);
  return blank;
}

void Traits::write_supposed(const Board& board, Placements more, Board& supposed) {
  supposed = board;
  put(board, more, supposed.givens);
}

void Traits::write_answer(const Board& board, Placements placements, Answer& answer) {
  answer.assign(board.cells(), 0);
  put(board, placements, answer);
}

}  // namespace quadrille::grid
