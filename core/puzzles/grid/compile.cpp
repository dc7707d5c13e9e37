#include "core/puzzles/grid/compile.hpp"

#include <utility>

#include "core/network/compile/merge.hpp"
#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid {

namespace {

constexpr std::size_t most_variables = std::size_t{1} << 15;
constexpr std::size_t most_transitions = std::size_t{1} << 23;

bool is_too_large(const Network& network) {
  std::size_t transitions = 0;
  for (const auto& diagram : network.diagrams)
    for (std::size_t layer = 0; layer < diagram.layers(); ++layer) transitions += diagram.transitions(layer).size();
  return network.domains.size() > most_variables || transitions > most_transitions;
}

}  // namespace

std::optional<Error> compile(Board& board) {
  auto model = std::make_shared<Model>();
  Maker maker(*board.text, *model);
  if (auto error = board.text->genre->compile(maker)) return error;
  if (is_too_large(model->network))
    return Error{Error::Code::too_large, "the puzzle needs too many constraints", board.text->line, 1};
  network::merge_constraints(model->network);
  model->network.diagram_of.clear();
  board.givens = model->filled;
  board.model = std::move(model);
  return std::nullopt;
}

}  // namespace quadrille::grid
