// A slash in each cell, from corner to corner: which of them meet, and that they close no loop.
#include <algorithm>
#include <numeric>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

Values rising(const Kind& kind) { return *kind.set_of("/"); }
Values falling(const Kind& kind) { return *kind.set_of("\\"); }

std::optional<Error> compile_no_loop(const Building& building, const Rule&, const Place& place) {
  const Text& text = building.maker.text;
  network::Network::Lines lines;
  lines.shape = network::Network::Lines::Shape::forest;
  lines.points = static_cast<std::uint32_t>((text.rows + 1) * (text.columns + 1));
  for (const Variable cell : place.cells) {
    const auto corner = static_cast<std::uint32_t>(cell / text.columns * (text.columns + 1) + cell % text.columns);
    const auto next_row = static_cast<std::uint32_t>(corner + text.columns + 1);
    lines.edges.push_back({corner + 1, next_row, cell, rising(building.kind)});
    lines.edges.push_back({corner, next_row + 1, cell, falling(building.kind)});
  }
  network::add(building.maker.network, std::move(lines));
  return std::nullopt;
}

bool holds_no_loop(const Finished& finished, const Rule&, const Place& place) {
  const Text& text = finished.ground.text;
  std::vector<std::size_t> piece((text.rows + 1) * (text.columns + 1));  // by corner: another one of its piece
  std::iota(piece.begin(), piece.end(), std::size_t{0});
  const auto root = [&](std::size_t corner) {
    while (piece[corner] != corner) corner = piece[corner] = piece[piece[corner]];
    return corner;
  };
  for (const Variable cell : place.cells) {
    const bool is_rising = finished.has(cell, rising(finished.kind));
    if (!is_rising && !finished.has(cell, falling(finished.kind))) continue;
    const std::size_t corner = cell / text.columns * (text.columns + 1) + cell % text.columns;
    const std::size_t one = root(corner + (is_rising ? 1 : 0));
    const std::size_t other = root(corner + text.columns + (is_rising ? 1 : 2));
    if (one == other) return false;
    piece[one] = other;
  }
  return true;
}

// The slash of a cell at this corner that ends there.
Values ending(const Kind& kind, const Text& text, const Place& place, Variable cell) {
  const std::size_t row = *place.corner / (text.columns + 1), column = *place.corner % (text.columns + 1);
  const bool is_falling = (cell / text.columns == row) == (cell % text.columns == column);
  return is_falling ? falling(kind) : rising(kind);
}

std::optional<Error> compile_ends(const Building& building, const Rule& rule, const Place& place) {
  const Tally tally = bounds_of(building, rule, place, place.cells.size());
  std::vector<std::pair<Variable, Values>> cells;
  for (const Variable cell : place.cells)
    cells.emplace_back(cell, ending(building.kind, building.maker.text, place, cell));
  building.maker.count(cells, tally.low, tally.high);
  return std::nullopt;
}

bool holds_ends(const Finished& finished, const Rule& rule, const Place& place) {
  const std::size_t across = finished.ground.text.columns + 1;
  std::uint64_t ends = 0;
  for (const Variable cell : place.cells) {
    const std::size_t corner = cell / (across - 1) * across + cell % (across - 1);
    const bool is_rising = finished.has(cell, rising(finished.kind));
    const bool is_falling = finished.has(cell, falling(finished.kind));
    ends += is_rising && (*place.corner == corner + 1 || *place.corner == corner + across) ? 1u : 0u;
    ends += is_falling && (*place.corner == corner || *place.corner == corner + across + 1) ? 1u : 0u;
  }
  return is_amount(finished, rule, place, ends, place.cells.size());
}

constexpr Row slash_table[] = {
    {.form = "slashes close no loop",
     .shapes = shape(Shape::board),
     .compile = compile_no_loop,
     .holds = holds_no_loop,
     .words = {"the slashes close no loop", "斜线不围成圈"}},
    {.form = "ends of AMOUNT slashes",
     .shapes = shape(Shape::cells),
     .compile = compile_ends,
     .holds = holds_ends,
     .words = {"GROUP: AMOUNT slashes end there", "GROUP：在此相交的斜线数AMOUNT"},
     .has_no_parity = true},
};

}  // namespace

std::span<const Row> slash_rows() { return slash_table; }

}  // namespace quadrille::grid::kinds
