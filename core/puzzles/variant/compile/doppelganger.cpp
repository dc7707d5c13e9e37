// Doppelgänger: every row, column and box lacks one value, not 0; those that lack it in rows differ, as do those of
// columns and of boxes; and where a row, a column and a box cross in a 0, they lack three different values.
#include <algorithm>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {
namespace {

using Number = std::int64_t;

// A variable for each group: the value that it lacks. With it, the group is a house. Rules may name these variables
// like cells (core/puzzles/variant/geometry.hpp), so this is the first rule, and they are the first ones after the
// cells.
std::vector<Variable> add_missing(Network& network, const Shape& shape, const std::vector<Group>& groups,
                                  cover::UnitKind kind) {
  std::vector<Variable> missing;
  for (const Group& group : groups) {
    missing.push_back(network.add_auxiliary(shape.values, shape.lowest));
    std::vector<Variable> house(group.begin(), group.end());
    house.push_back(missing.back());
    add_different(network, std::move(house), cover::unit(kind, missing.size() - 1));
  }
  return missing;
}

// What groups of a kind lack are different values, and none of them is 0.
void add_house(Network& network, const Shape& shape, std::vector<Variable> missing) {
  if (missing.empty()) return;
  const Variable zero = network.add_auxiliary(shape.values, shape.lowest);
  add_allowed(network, zero, 1);
  missing.push_back(zero);
  add_different(network, std::move(missing));
}

// If the first variable is 0, the others are different. The state has the numbers of the others, 8 bits each.
std::optional<Fault> add_crossing(Network& network, std::vector<Variable> variables) {
  constexpr std::uint64_t no_zero = 1;
  return add_sequence(
      network, std::move(variables), {AutomatonKind::missing}, 0,
      [](std::uint64_t state, std::size_t position, Number number) {
        if (position == 0) return number == 0 ? std::uint64_t{0} : no_zero;
        if (state == no_zero) return state;
        for (std::size_t i = 1; i < position; ++i)
          if (static_cast<Number>(state >> 8 * i & 255) == number) return Automaton::refused;
        return state | static_cast<std::uint64_t>(number) << 8 * position;
      },
      [](std::uint64_t) { return true; }, Network::Sequence::Differ{1});
}

}  // namespace

std::optional<Fault> compile_doppelganger(const Rule&, const Board& board, Network& network) {
  const Shape& shape = board.shape;
  if (shape.lowest != 0 || shape.rows != shape.columns || shape.values != shape.rows + 1)
    return Fault{"Doppelgänger needs a square board of n rows with the values 0 to n"};
  std::vector<Group> rows, columns;
  for (unsigned i = 0; i < shape.rows; ++i) {
    rows.push_back(row_of(shape, i));
    columns.push_back(column_of(shape, i));
  }
  const std::vector<Group> all_boxes = boxes(board);
  const std::vector<Variable> of_rows = add_missing(network, shape, rows, cover::UnitKind::row);
  const std::vector<Variable> of_columns = add_missing(network, shape, columns, cover::UnitKind::column);
  const std::vector<Variable> of_boxes = add_missing(network, shape, all_boxes, cover::UnitKind::box);
  for (const auto& missing : {of_rows, of_columns, of_boxes}) add_house(network, shape, missing);
  for (std::size_t at = 0; at < shape.size(); ++at) {
    const auto cell = static_cast<Cell>(at);
    std::vector<Variable> variables = {cell, of_rows[shape.row(cell)], of_columns[shape.column(cell)]};
    for (std::size_t box = 0; box < all_boxes.size(); ++box)
      if (std::find(all_boxes[box].begin(), all_boxes[box].end(), cell) != all_boxes[box].end())
        variables.push_back(of_boxes[box]);
    if (auto fault = add_crossing(network, std::move(variables))) return fault;
  }
  return std::nullopt;
}

}  // namespace quadrille::variant
