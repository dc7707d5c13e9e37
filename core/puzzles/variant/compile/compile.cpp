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
#include "core/puzzles/variant/rules/combined.hpp"

namespace quadrille::variant {
namespace {

// What all rules together may need.
constexpr Network::Amount limits = {
    .auxiliary = std::size_t{1} << 14, .transitions = std::size_t{1} << 21, .entries = std::size_t{1} << 21};

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

// A rule that names what a box lacks may stand before the rule that says how many boxes there are.
std::optional<RuleFault> find_box_beyond(const Board& board) {
  const std::size_t lacking = lacking_groups(board);
  if (lacking == 0) return std::nullopt;
  for (std::size_t rule = 0; rule < board.rules.size(); ++rule) {
    const Group cells = cells_of(board.rules[rule]);
    if (!cells.empty() && cells.back() >= board.cells() + lacking)
      return RuleFault{{Message(board.rules[rule].kind->name) + " names what a box lacks that is not on this board"},
                       rule};
  }
  return std::nullopt;
}

// Some rules look at all copies at a time.
std::optional<RuleFault> fault_of_copies(const std::vector<Rule>& rules) {
  std::size_t copies = 0;
  for (std::size_t rule = 0; rule < rules.size(); ++rule) {
    if (!rules[rule].children.empty()) copies += count_rules(rules[rule]);
    if (copies > most_copies)
      return RuleFault{{"all rules with rules in them stand for more than " + in_digits(most_copies) + " rules"}, rule};
  }
  return std::nullopt;
}

}  // namespace

Error not_compiled() { return Error{Error::Code::too_large, "the rules need too many constraints"}; }

std::optional<RuleFault> compile(Board& board) {
  if (auto fault = fault_of_copies(board.rules)) return fault;
  const Shape& shape = board.shape;
  if (auto fault = find_box_beyond(board)) return fault;
  auto network = std::make_shared<Network>();
  network->cells = board.cells();
  network->domains.assign(board.cells(), {shape.values, shape.lowest});
  network->most = limits;
  add_lines(board, *network);
  add_regions(board, *network);
  // What Or has in it begins with all that differs, so it comes last.
  std::vector<std::size_t> order(board.rules.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_partition(order.begin(), order.end(),
                        [&](std::size_t rule) { return board.rules[rule].children.empty(); });
  for (const std::size_t rule : order) {
    std::optional<Fault> fault = board.rules[rule].kind->compile(board.rules[rule], board, *network);
    if (!fault) fault = network::fault_of_size(*network);
    if (fault) return RuleFault{std::move(*fault), rule};
  }
  relate_connected(board, *network);
  derive_sums(shape, *network);
  split_long_sums(*network);
  if (auto fault = network::fault_of_size(*network)) return RuleFault{std::move(*fault), board.rules.size() - 1};
  merge_constraints(*network);
  network->diagram_of.clear();
  board.network = std::move(network);
  return std::nullopt;
}

std::optional<Fault> compile_alone(const Rule& rule, const Board& board, Network& alone) {
  alone = {};
  alone.cells = board.cells() + lacking_groups(board);
  alone.domains.assign(alone.cells, {board.shape.values, board.shape.lowest});
  return rule.kind->compile(rule, board, alone);
}

}  // namespace quadrille::variant
