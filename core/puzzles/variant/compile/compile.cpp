#include "core/puzzles/variant/compile.hpp"

#include <algorithm>
#include <memory>
#include <numeric>

#include "core/network/compile/merge.hpp"
#include "core/network/compile/split.hpp"
#include "core/puzzles/variant/compile/connected.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/compile/derive.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {
namespace {

// Bounds on what all rules together may need.
constexpr std::size_t most_auxiliary = std::size_t{1} << 14;
constexpr std::size_t most_transitions = std::size_t{1} << 21;
constexpr std::size_t most_branches = std::size_t{1} << 13;  // with their diagrams
constexpr std::size_t most_constraints = std::size_t{1} << 18;
constexpr const char* too_large = "the rules need too many constraints";

void add_lines(const Board& board, Network& network) {
  const Shape& shape = board.shape;
  if (shape.is_raw) return;
  for (unsigned row = 0; row < shape.rows; ++row) {
    const Group cells = row_of(shape, row);
    add_different(network, {cells.begin(), cells.end()}, cover::unit(cover::UnitKind::row, row));
  }
  for (unsigned column = 0; column < shape.columns; ++column) {
    const Group cells = column_of(shape, column);
    add_different(network, {cells.begin(), cells.end()}, cover::unit(cover::UnitKind::column, column));
  }
}

void add_regions(const Board& board, Network& network) {
  std::size_t number = 0;
  for (const auto& region : regions(board))
    add_different(network, {region.begin(), region.end()}, cover::unit(cover::UnitKind::box, number++));
}

// Whether the network is larger than allowed. `transitions` are those of the first `counted` diagrams.
bool is_too_large(const Network& network, std::size_t& counted, std::size_t& transitions) {
  for (; counted < network.diagrams.size(); ++counted) {
    const Diagram& diagram = network.diagrams[counted];
    for (std::size_t layer = 0; layer < diagram.layers(); ++layer) transitions += diagram.transitions(layer).size();
  }
  std::size_t branches = 0;
  for (const Network::Disjunction& disjunction : network.disjunctions)
    for (const Network::Branch& branch : disjunction.branches) branches += 1 + branch.network->diagrams.size();
  return branches > most_branches || network.domains.size() - network.cells > most_auxiliary ||
         transitions > most_transitions ||
         network.different.size() + network.relations.size() + network.sums.size() + network.counts.size() +
                 network.sequences.size() >
             most_constraints;
}

}  // namespace

Error not_compiled() { return Error{Error::Code::too_large, too_large}; }

std::optional<RuleFault> compile(Board& board) {
  const Shape& shape = board.shape;
  auto network = std::make_shared<Network>();
  network->cells = board.cells();
  network->domains.assign(board.cells(), {shape.values, shape.lowest});
  add_lines(board, *network);
  add_regions(board, *network);
  std::size_t counted = 0, transitions = 0;
  // What Or has in it begins with all that differs, so it comes last.
  std::vector<std::size_t> order(board.rules.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_partition(order.begin(), order.end(),
                        [&](std::size_t rule) { return board.rules[rule].children.empty(); });
  for (const std::size_t rule : order) {
    std::optional<Fault> fault = board.rules[rule].kind->compile(board.rules[rule], board, *network);
    if (!fault && is_too_large(*network, counted, transitions)) fault = Fault{too_large};
    if (fault) return RuleFault{std::move(*fault), rule};
  }
  relate_connected(board, *network);
  derive_sums(shape, *network);
  split_long_sums(*network);
  merge_constraints(*network);
  network->diagram_of.clear();
  board.network = std::move(network);
  return std::nullopt;
}

}  // namespace quadrille::variant
