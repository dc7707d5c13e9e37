// Values that stand on one side of all others in a place: above, below, to the left or to the right.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

enum class Side : std::uint8_t { above, below, left, right };

// How far a cell is from the side of the board that it stands at.
template <Side side>
std::size_t distance(const Text& text, Variable cell) {
  const std::size_t row = cell / text.columns, column = cell % text.columns;
  if (side == Side::above) return row;
  if (side == Side::below) return text.rows - 1 - row;
  return side == Side::left ? column : text.columns - 1 - column;
}

// The cells from that side on. The state: 1 if there was one of the second set; and, from 2 on, twice as far as the
// last one of the first set is, and 2 more. No other one is as near.
template <Side side>
std::optional<Error> compile_standing(const Building& building, const Rule& rule, const Place& place) {
  const Text& text = building.maker.text;
  Cells cells = place.cells;
  std::stable_sort(cells.begin(), cells.end(),
                   [&](Variable a, Variable b) { return distance<side>(text, a) < distance<side>(text, b); });
  if (cells.empty()) return std::nullopt;
  std::vector<std::int64_t> key = {'b' + 2048, static_cast<std::int64_t>(rule.sets[0]),
                                   static_cast<std::int64_t>(rule.sets[1])};
  for (const Variable cell : cells) key.push_back(static_cast<std::int64_t>(distance<side>(text, cell)));
  const int lowest = building.maker.network.domains[cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    const auto has = [&](std::size_t set) { return (rule.sets[set] >> (number - lowest) & 1) != 0; };
    const std::uint64_t far = 2 * (distance<side>(text, cells[position]) + 1);
    std::uint64_t is_seen = state & 1, alone = state & ~std::uint64_t{1};
    if (alone != far) alone = 0;
    if ((has(1) && alone != 0) || (has(0) && is_seen == 1)) return network::Automaton::refused;
    if (has(0)) alone = far;
    return alone | (has(1) ? 1 : is_seen);
  };
  return follow(building, nullptr, cells, std::move(key), step, network::accept_all);
}

template <Side side>
bool holds_standing(const Finished& finished, const Rule& rule, const Place& place) {
  const Text& text = finished.ground.text;
  for (const Variable cell : place.cells)
    for (const Variable other : place.cells)
      if (cell != other && finished.has(cell, rule.sets[0]) && finished.has(other, rule.sets[1]) &&
          distance<side>(text, cell) >= distance<side>(text, other))
        return false;
  return true;
}

constexpr unsigned where_standing = shape(Shape::board, Shape::cells);

constexpr Row standing_table[] = {
    {.form = "SET above all others of SET",
     .shapes = where_standing,
     .compile = compile_standing<Side::above>,
     .holds = holds_standing<Side::above>,
     .words = {"GROUP: SET is higher up than every other cell with OTHER", "GROUP：SET 高于其他所有 OTHER"},
     .is_directed = true},
    {.form = "SET below all others of SET",
     .shapes = where_standing,
     .compile = compile_standing<Side::below>,
     .holds = holds_standing<Side::below>,
     .words = {"GROUP: SET is lower down than every other cell with OTHER", "GROUP：SET 低于其他所有 OTHER"},
     .is_directed = true},
    {.form = "SET left of all others of SET",
     .shapes = where_standing,
     .compile = compile_standing<Side::left>,
     .holds = holds_standing<Side::left>,
     .words = {"GROUP: SET is further left than every other cell with OTHER", "GROUP：SET 在其他所有 OTHER 的左边"},
     .is_directed = true},
    {.form = "SET right of all others of SET",
     .shapes = where_standing,
     .compile = compile_standing<Side::right>,
     .holds = holds_standing<Side::right>,
     .words = {"GROUP: SET is further right than every other cell with OTHER", "GROUP：SET 在其他所有 OTHER 的右边"},
     .is_directed = true},
};

}  // namespace

std::span<const Row> standing_rows() { return standing_table; }

}  // namespace quadrille::grid::kinds
