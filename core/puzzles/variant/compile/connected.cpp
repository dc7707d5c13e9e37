// Cells whose values make one connected region, and what follows where several regions share an area.
#include <algorithm>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/connected.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {

std::optional<Fault> compile_connected_values(const Rule& rule, const Board& board, Network& network) {
  const Group& cells = rule.groups[0];
  Network::Connected region;
  Values values = 0;
  for (std::size_t i = 1; i < rule.numbers.size(); ++i) values |= Values{1} << (rule.numbers[i] - board.shape.lowest);
  for (const Cell cell : cells) region.nodes.push_back({cell, values});
  for (const auto& [a, b] : adjacent_pairs(board, cells))
    region.edges.push_back({a - std::uint32_t{cells[0]}, b - std::uint32_t{cells[0]}});
  region.low = 1;
  if (rule.numbers[0] != 0) region.low = region.high = static_cast<std::uint32_t>(rule.numbers[0]);
  add(network, std::move(region));
  return std::nullopt;
}

namespace {

// Which of the sets a value is in, from 1; 0 for none.
unsigned set_of(const std::vector<Values>& sets, unsigned value) {
  for (unsigned i = 0; i < sets.size(); ++i)
    if ((sets[i] >> value & 1) != 0) return i + 1;
  return 0;
}

std::vector<std::int64_t> numbers_of(const std::vector<Values>& sets) { return {sets.begin(), sets.end()}; }

// In each square of 2×2 cells: not one set on a diagonal and another one on the other.
void add_crossings(Network& network, const Area& area, const std::vector<Values>& sets, int lowest) {
  for (std::size_t cell = area.first; cell + area.columns + 1 < area.first + area.size; ++cell) {
    if (area.column(static_cast<Cell>(cell)) + 1 == area.columns) continue;
    const auto at = static_cast<Variable>(cell), below = at + static_cast<Variable>(area.columns);
    // Opposite cells come one after the other. The state is the set that the first two have, then that of the third
    // one; 0 if nothing is forbidden any more. It never fails: a layer has no more states than there are sets.
    (void)add_sequence(
        network, {at, below + 1, at + 1, below}, {AutomatonKind::crossing, numbers_of(sets)}, 0,
        [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
          const std::uint64_t set = set_of(sets, static_cast<unsigned>(number - lowest));
          switch (position) {
            case 0: return set;
            case 1: return set == state ? set : 0;
            case 2: return state == 0 || set == state ? 0 : set;
            default: return state != 0 && set == state ? Automaton::refused : 0;
          }
        },
        accept_all);
  }
}

// The cells at the border of an area, around it.
std::vector<Variable> border_of(const Area& area) {
  std::vector<Variable> border;
  const std::size_t last = (area.size - 1) / area.columns;  // row
  const auto add = [&](std::size_t row, std::size_t column) {
    border.push_back(static_cast<Variable>(area.first + row * area.columns + column));
  };
  for (std::size_t column = 0; column < area.columns; ++column) add(0, column);
  for (std::size_t row = 1; row < last; ++row) add(row, area.columns - 1);
  for (std::size_t column = area.columns; column-- > 0;) add(last, column);
  for (std::size_t row = last; row-- > 1;) add(row, 0);
  return border;
}

// Around an area: not one of two sets, the other one, and both again.
void add_border(Network& network, const Area& area, const std::vector<Values>& sets, int lowest) {
  // The state is the first set that was met, and how often the next one was another. It never fails: there are seven.
  (void)add_sequence(
      network, border_of(area), {AutomatonKind::border, numbers_of(sets)}, 0,
      [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
        const std::uint64_t set = set_of(sets, static_cast<unsigned>(number - lowest));
        if (set == 0 || state == 0) return std::max(set, state);
        const std::uint64_t first = state & 3, changes = state >> 2;
        if (set == (changes % 2 == 0 ? first : 3 - first)) return state;
        return changes == 2 ? Automaton::refused : first | (changes + 1) << 2;
      },
      accept_all);
}

}  // namespace

void relate_connected(const Board& board, Network& network) {
  const auto& regions = network.connected;
  for (auto region = regions.begin(); region != regions.end(); ++region) {
    const Variable first = region->nodes[0].variable;
    const auto is_here = [&](const Network::Connected& other) { return other.nodes[0].variable == first; };
    if (std::any_of(regions.begin(), region, is_here)) continue;
    std::vector<Values> sets;
    Values all = 0;
    for (auto other = region; other != regions.end(); ++other) {
      const Values in = other->nodes[0].in;
      if (!is_here(*other) || (in & all) != 0) continue;
      sets.push_back(in);
      all |= in;
    }
    if (sets.size() < 2) continue;
    const Area area = area_of(board, static_cast<Cell>(first));
    add_crossings(network, area, sets, board.shape.lowest);
    const bool is_rectangle = area.columns > 1 && area.size > area.columns && area.size % area.columns == 0;
    if (sets.size() == 2 && is_rectangle) add_border(network, area, sets, board.shape.lowest);
  }
}

}  // namespace quadrille::variant
