#include "core/puzzles/grid/compile.hpp"

#include <utility>

#include "core/network/compile/limits.hpp"
#include "core/network/compile/merge.hpp"
#include "core/puzzles/grid/drawn.hpp"
#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid {

std::optional<Error> compile(Board& board) {
  auto model = std::make_shared<Model>();
  Maker maker(*board.text, *model);
  if (auto error = board.text->genre->compile(maker)) return error;
  if (auto error = maker.give_answer()) return error;
  if (auto error = give_drawn(maker)) return error;
  if (auto fault = network::fault_of_size(model->network))
    return Error{Error::Code::too_large, std::move(fault->message), board.text->line, 1};
  if (model->network.is_impossible) model->lines.reset();  // clues there are numbers that are possible
  network::merge_constraints(model->network);
  model->network.diagram_of.clear();
  board.givens = model->filled;
  board.model = std::move(model);
  return std::nullopt;
}

}  // namespace quadrille::grid
