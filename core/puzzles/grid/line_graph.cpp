#include "core/puzzles/grid/line_graph.hpp"

#include <bit>

namespace quadrille::grid {

using Lines = network::Network::Lines;

Values shapes_to(unsigned sides, unsigned count) {
  Values shapes = 0;
  for (unsigned value = 0; value < count; ++value)
    if ((line_shapes[value].sides & sides) == sides) shapes |= Values{1} << value;
  return shapes;
}

void write_shape(const Text&, std::size_t, unsigned value, std::string& out) { out += line_shapes[value].token; }

std::optional<Variable> neighbour_to(const Text& text, std::size_t cell, unsigned side) {
  const std::size_t column = cell % text.columns;
  if (side == above ? cell < text.columns : side == below && cell + text.columns >= text.cells()) return std::nullopt;
  if (side == leftward ? column == 0 : side == rightward && column + 1 == text.columns) return std::nullopt;
  const std::size_t next = side == above      ? cell - text.columns
                           : side == below    ? cell + text.columns
                           : side == leftward ? cell - 1
                                              : cell + 1;
  return static_cast<Variable>(next);
}

std::optional<Variable> edge_of(const Text& text, const CellEdges& edges, std::size_t cell, unsigned side) {
  if (side == rightward) return edges.right[cell];
  if (side == below) return edges.below[cell];
  const auto other = neighbour_to(text, cell, side);
  if (!other) return std::nullopt;
  return side == above ? edges.below[*other] : edges.right[*other];
}

CellEdges add_edges(Maker& maker, unsigned most_shapes, Values crossing) {
  const Text& text = maker.text;
  CellEdges edges;
  edges.right.resize(text.cells());
  edges.below.resize(text.cells());
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    if (maker.is_left_out(cell)) continue;
    const unsigned values = maker.network.domains[cell].values;
    const unsigned shapes = std::min(values, most_shapes);
    Values impossible = 0;
    for (const unsigned side : {above, leftward, rightward, below}) {
      const auto other = neighbour_to(text, cell, side);
      if (!other || maker.is_left_out(*other)) {
        impossible |= shapes_to(side, shapes) | crossing;
      } else if (side == rightward || side == below) {
        const Variable edge = maker.has(cell, shapes_to(side, shapes) | crossing);
        (side == rightward ? edges.right : edges.below)[cell] = edge;
        const Values back = shapes_to(side == rightward ? leftward : above, shapes) | crossing;
        maker.relate(*other, edge, [&](std::int64_t shape, std::int64_t is) {
          return (back >> shape & 1) == static_cast<std::uint64_t>(is);
        });
      }
    }
    maker.allow(cell, network::all_values(values) & ~impossible);
  }
  maker.set_edges(edges.right, edges.below);
  return edges;
}

Lines lines_through(const Text& text, const CellEdges& edges, Lines::Shape shape) {
  Lines lines;
  lines.shape = shape;
  lines.points = static_cast<std::uint32_t>(text.cells());
  for (Variable cell = 0; cell < text.cells(); ++cell)
    for (const unsigned side : {rightward, below})
      if (const auto edge = edge_of(text, edges, cell, side))
        lines.edges.push_back({cell, *neighbour_to(text, cell, side), *edge, 2});
  return lines;
}

void add_even(Maker& maker, const Cells& variables) {
  (void)maker.follow(
      nullptr, variables, {'e'},
      [](std::uint64_t state, std::size_t, std::int64_t number) { return state ^ static_cast<std::uint64_t>(number); },
      [](std::uint64_t state) { return state == 0; });
}

namespace {

// A point of each cell for level lines, and one for upright ones, which turns join.
void part_crossings(const Text& text, const Maker& maker, Lines& loop) {
  const auto cells = static_cast<std::uint32_t>(text.cells());
  loop.points = 2 * cells;
  for (Lines::Edge& edge : loop.edges)
    if (edge.b == edge.a + text.columns) edge.a += cells, edge.b += cells;
  for (Variable cell = 0; cell < cells; ++cell)
    if (!maker.is_left_out(cell)) loop.edges.push_back({cell, cell + cells, cell, turns});
}

}  // namespace

void add_loop(Maker& maker, const CellEdges& edges, Values crossing) {
  const Text& text = maker.text;
  Lines loop = lines_through(text, edges, Lines::Shape::loop);
  maker.network.is_impossible |= loop.edges.empty();
  if (crossing != 0) part_crossings(text, maker, loop);
  network::add(maker.network, std::move(loop));
  // By cell: its lower right corner; those at the border are outside. An edge parts two corners.
  std::vector<std::optional<Variable>> corners(text.cells());
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (neighbour_to(text, cell, rightward) && neighbour_to(text, cell, below))
      corners[cell] = maker.network.add_auxiliary(2, 0);
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    for (const unsigned side : {rightward, below}) {
      Cells parity;
      if (const auto edge = edge_of(text, edges, cell, side)) parity.push_back(*edge);
      if (!neighbour_to(text, cell, side)) continue;
      if (corners[cell]) parity.push_back(*corners[cell]);
      const auto before = neighbour_to(text, cell, side == rightward ? above : leftward);
      if (before && corners[*before]) parity.push_back(*corners[*before]);
      add_even(maker, parity);
    }
}

bool do_lines_fit(const Text& text, const std::vector<unsigned>& sides) {
  for (std::size_t cell = 0; cell < sides.size(); ++cell) {
    const auto goes = [&](std::size_t from, unsigned side) { return (sides[from] & side) != 0; };
    for (const unsigned side : {above, leftward, rightward, below}) {
      const auto other = neighbour_to(text, cell, side);
      if (!other ? goes(cell, side)
                 : goes(cell, side) != goes(*other, side == above      ? below
                                                    : side == below    ? above
                                                    : side == leftward ? rightward
                                                                       : leftward))
        return false;
    }
  }
  return true;
}

bool is_one_loop(const Text& text, const std::vector<unsigned>& sides) {
  if (!do_lines_fit(text, sides)) return false;
  std::size_t passes = 0, start = sides.size();
  for (std::size_t cell = 0; cell < sides.size(); ++cell) {
    const auto ends = static_cast<std::size_t>(std::popcount(sides[cell]));
    if (ends % 2 != 0) return false;
    passes += ends / 2;
    if (ends == 2) start = cell;
  }
  if (start == sides.size()) return false;
  std::size_t walked = 0, at = start;
  unsigned came = 0;  // the side that the walk came in by
  do {
    const bool crosses = std::popcount(sides[at]) == 4;
    const unsigned level = leftward | rightward, axis = (came & level) != 0 ? level : above | below;
    const unsigned leaves = (crosses ? axis : sides[at]) & ~came;
    const unsigned side = leaves & (~leaves + 1);
    came = side == above ? below : side == below ? above : side == leftward ? rightward : leftward;
    at = *neighbour_to(text, at, side);
    ++walked;
  } while (at != start);
  return walked == passes;
}

std::vector<unsigned> sides_of(const Answer& answer, unsigned shapes) {
  std::vector<unsigned> sides;
  for (const std::uint8_t value : answer) sides.push_back(value > shapes ? 0 : line_shapes[value - 1u].sides);
  return sides;
}

}  // namespace quadrille::grid
