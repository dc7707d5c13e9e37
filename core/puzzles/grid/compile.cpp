#include "core/puzzles/grid/compile.hpp"

#include <utility>

#include "core/network/compile/merge.hpp"
#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid {

std::optional<Error> compile(Board& board) {
  auto model = std::make_shared<Model>();
  Maker maker(*board.text, *model);
  if (auto error = board.text->genre->compile(maker)) return error;
  if (auto error = maker.give_answer()) return error;
  if (maker.is_too_large())
    return Error{Error::Code::too_large, "the puzzle needs too many constraints", board.text->line, 1};
  network::merge_constraints(model->network);
  model->network.diagram_of.clear();
  board.givens = model->filled;
  board.model = std::move(model);
  return std::nullopt;
}

}  // namespace quadrille::grid
