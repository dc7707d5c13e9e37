#include "core/puzzles/grid/hint.hpp"

#include <map>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/statements.hpp"
#include "core/reasoning/network_rules.hpp"

namespace quadrille::grid {

using reasoning::Goal;
using reasoning::NetworkRules;

reasoning::Reasoning reasoning_of(const Board& board) {
  reasoning::Reasoning reasoning;
  const Network& network = board.model->network;
  reasoning.domains = problem_of(board).candidates;
  for (std::size_t variable = board.cells(); variable < network.domains.size(); ++variable)
    reasoning.domains.push_back(network::all_values(network.domains[variable].values));
  for (std::size_t cell = 0; cell < board.cells(); ++cell)
    reasoning.is_given.push_back(board.givens[cell] != 0 || board.model->decided[cell] != 0);
  reasoning.places.resize(board.cells());
  std::iota(reasoning.places.begin(), reasoning.places.end(), std::uint32_t{0});
  reasoning.values = board.model->values;
  Statements::list(board, {}, reasoning.statements);
  reasoning.source = board.text->genre->id;
  reasoning.is_impossible = network.is_impossible;
  // The first one: a board that is being made was not read, so all of its clues have the same place.
  std::map<Place, why::Number> statement_at;
  for (why::Number number = 0; number < reasoning.statements.size(); ++number)
    statement_at.emplace(reasoning.statements[number].place, number);
  std::vector<NetworkRules::Said> said;
  for (const Model::Said& one : board.model->said)
    if (const auto says = statement_at.find(one.clue); says != statement_at.end())
      said.push_back({says->second, one.variables, one.total, one.in});
  reasoning.rules =
      std::make_unique<NetworkRules>(std::shared_ptr<const Network>(board.model, &network), std::move(said));
  return reasoning;
}

std::unique_ptr<HintSearch> search_hint(const Board& board) {
  return reasoning::search_reasons(reasoning_of(board), Goal::step);
}

std::unique_ptr<HintSearch> search_reasoning(const Board& board) {
  return reasoning::search_reasons(reasoning_of(board), Goal::end);
}

}  // namespace quadrille::grid
