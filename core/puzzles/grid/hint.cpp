#include "core/puzzles/grid/hint.hpp"

#include <bit>
#include <map>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

#include "core/puzzles/grid/drawn.hpp"
#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/statements.hpp"
#include "core/reasoning/network_rules.hpp"

namespace quadrille::grid {

using reasoning::Goal;
using reasoning::NetworkRules;

namespace {

// What single cells may be at all: a number's own cell of nurikabe is no sea. That is seen without a rule; but a
// value that this leaves to a cell which somebody fills in is a step.
void narrow_alone(const Model& model, std::vector<Values>& domains) {
  for (const Network::Sequence& sequence : model.network.sequences) {
    const Variable variable = sequence.variables[0];
    if (sequence.variables.size() != 1 || variable >= model.network.cells) continue;
    Values left = 0;
    for (const auto& transition : model.network.diagrams[sequence.diagram].transitions(0))
      left |= domains[variable] & Values{1} << transition.value;
    const bool is_step = std::has_single_bit(left) && model.decided[variable] == 0;
    if (left != 0 && !is_step) domains[variable] = left;
  }
}

// What players draw of lines, and what the text has of that.
void add_edges(const Board& board, reasoning::Reasoning& reasoning) {
  const Model& model = *board.model;
  if (board.text->genre->edges == Edges::none) return;
  reasoning.marked = board.text->genre->marked;
  for (const bool is_horizontal : {true, false}) {
    const auto& variables = is_horizontal ? model.horizontal : model.vertical;
    const Section* section = board.text->find((is_horizontal ? horizontal_rule : vertical_rule).name);
    const std::size_t width = points_of(*board.text).columns;
    for (std::size_t point = 0; point < variables.size(); ++point) {
      if (!variables[point]) continue;
      const EdgePlace place = {is_horizontal, point / width, point % width};
      const auto [cell, side] = side_of(*board.text, place);
      const Token* token = section == nullptr ? nullptr : &section->rows[place.row][place.column];
      const bool is_drawn = token != nullptr && !token->is_blank();
      reasoning.edges.push_back({*variables[point], static_cast<std::uint32_t>(cell), side, is_drawn});
      if (is_drawn) reasoning.domains[*variables[point]] &= token->text == "x" ? 1 : 2;
    }
  }
}

}  // namespace

reasoning::Reasoning reasoning_of(const Board& board) {
  reasoning::Reasoning reasoning;
  const Network& network = board.model->network;
  reasoning.domains = problem_of(board).candidates;
  for (std::size_t variable = board.cells(); variable < network.domains.size(); ++variable)
    reasoning.domains.push_back(network::all_values(network.domains[variable].values));
  narrow_alone(*board.model, reasoning.domains);
  for (std::size_t cell = 0; cell < board.cells(); ++cell)
    reasoning.is_given.push_back(board.givens[cell] != 0 || board.model->decided[cell] != 0);
  reasoning.places.resize(board.cells());
  std::iota(reasoning.places.begin(), reasoning.places.end(), std::uint32_t{0});
  reasoning.values = board.model->values;
  Statements::list(board, {}, reasoning.statements);
  for (const Clue& clue : clues_of(*board.text)) {
    const SectionRule* rule = board.text->sections[clue.section].rule;
    reasoning.is_entry.push_back(rule == &filled_rule || rule == &horizontal_rule || rule == &vertical_rule);
  }
  add_edges(board, reasoning);
  reasoning.patterns = patterns::find(board);
  reasoning.source = board.text->genre->id;
  reasoning.words = std::shared_ptr<const network::ConstraintWords>(board.model, &board.model->words);
  reasoning.is_impossible = network.is_impossible;
  // The first one: a board that is being made was not read, so all of its clues have the same place.
  std::map<Place, why::Number> statement_at;
  for (why::Number number = 0; number < reasoning.statements.size(); ++number)
    statement_at.emplace(reasoning.statements[number].place, number);
  std::vector<NetworkRules::Said> said;
  for (const Model::Said& one : board.model->said)
    if (const auto says = statement_at.find(one.clue); says != statement_at.end())
      said.push_back({says->second, one.variables, one.total, one.in});
  std::shared_ptr<const Network> rules(board.model, &network);
  if (reasoning.source == "shikaku")
    if (auto alone = patterns::shikaku::rectangles_alone(board, reasoning.domains)) rules = std::move(alone);
  reasoning.rules = std::make_unique<NetworkRules>(std::move(rules), std::move(said));
  return reasoning;
}

std::unique_ptr<HintSearch> search_hint(const Board& board) {
  return reasoning::search_reasons(reasoning_of(board), Goal::step);
}

std::unique_ptr<HintSearch> search_reasoning(const Board& board) {
  return reasoning::search_reasons(reasoning_of(board), Goal::end);
}

}  // namespace quadrille::grid
