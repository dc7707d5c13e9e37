// Pieces of cells with values of a set: whether they cross borders of regions, and which touch at a corner.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/pieces.hpp"

namespace quadrille::grid::kinds {

namespace {

bool is_border(const Ground& ground, Variable cell, Variable other) {
  const auto region = ground.region_of(cell), beside = ground.region_of(other);
  return region && beside && region != beside;
}

// Two cells side by side with the set, of two regions, join their piece to a node that is always there.
std::optional<Error> compile_crossing(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const Values set = rule.sets[0] & network::all_values(building.ground.values());
  network::Network::Connected graph;
  std::vector<std::uint32_t> node_of(maker.text.cells());
  graph.nodes.push_back({maker.network.add_auxiliary(1, 0), 1});
  for (const Variable cell : place.cells) {
    node_of[cell] = static_cast<std::uint32_t>(graph.nodes.size());
    graph.nodes.push_back({cell, set});
    for (const Variable other : building.ground.present(neighbours4(maker.text, cell))) {
      if (other > cell) continue;
      graph.edges.emplace_back(node_of[other], node_of[cell]);
      if (!is_border(building.ground, cell, other)) continue;
      const Variable are_both = maker.network.add_auxiliary(2, 0);
      const int lowest = maker.network.domains[cell].lowest;
      const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        if (position == 2) return (state == 2) == (number == 1) ? 0 : network::Automaton::refused;
        return state + (set >> (number - lowest) & 1);
      };
      if (auto error = follow(building, nullptr, {other, cell, are_both}, {'c' + 2048, static_cast<std::int64_t>(set)},
                              step, network::accept_all))
        return error;
      const auto crossing = static_cast<std::uint32_t>(graph.nodes.size());
      graph.nodes.push_back({are_both, 2});
      for (const std::uint32_t node : {0u, node_of[other], node_of[cell]}) graph.edges.emplace_back(node, crossing);
    }
  }
  network::add(maker.network, std::move(graph));
  return std::nullopt;
}

bool holds_crossing(const Finished& finished, const Rule& rule, const Place&) {
  for (const Cells& piece : pieces_in(finished, rule.sets[0])) {
    bool is_crossing = false;
    for (const Variable cell : piece)
      for (const Variable other : neighbours4(finished.ground.text, cell))
        is_crossing |= finished.has(other, rule.sets[0]) && is_border(finished.ground, cell, other);
    if (!is_crossing) return false;
  }
  return true;
}

// A variable says of each cell whether it is a piece alone.
std::optional<Error> compile_single(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const Values set = rule.sets[0] & network::all_values(building.ground.values());
  std::vector<Variable> is_alone(maker.text.cells());
  for (const Variable cell : place.cells) {
    Cells star = {cell};
    for (const Variable other : building.ground.present(neighbours4(maker.text, cell))) star.push_back(other);
    star.push_back(is_alone[cell] = maker.network.add_auxiliary(2, 0));
    const int lowest = maker.network.domains[cell].lowest;
    const std::size_t last = star.size() - 1;
    // The state: whether the cell is alone so far.
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position == last) return (state == 1) == (number == 1) ? 0 : network::Automaton::refused;
      const std::uint64_t is_in = set >> (number - lowest) & 1;
      return position == 0 ? is_in : state & ~is_in;
    };
    const std::vector<std::int64_t> key = {'a' + 2048, static_cast<std::int64_t>(set), static_cast<std::int64_t>(last)};
    if (auto error = follow(building, nullptr, star, key, step, network::accept_all)) return error;
  }
  for (const Cells& block : squares_of(maker.text))
    for (const auto& [one, other] : {std::pair(block[0], block[3]), std::pair(block[1], block[2])})
      if (!building.ground.is_wall(one) && !building.ground.is_wall(other))
        maker.count({{is_alone[one], 2}, {is_alone[other], 2}}, 0, 1);
  return std::nullopt;
}

bool holds_single(const Finished& finished, const Rule& rule, const Place&) {
  const std::size_t columns = finished.ground.text.columns;
  std::vector<bool> is_alone(finished.ground.text.cells());
  for (const Cells& piece : pieces_in(finished, rule.sets[0]))
    if (piece.size() == 1) is_alone[piece[0]] = true;
  for (std::size_t cell = columns; cell < is_alone.size(); ++cell) {
    if (!is_alone[cell]) continue;
    if (cell % columns > 0 && is_alone[cell - columns - 1]) return false;
    if (cell % columns + 1 < columns && is_alone[cell - columns + 1]) return false;
  }
  return true;
}

constexpr Row touching_piece_table[] = {
    {.form = "pieces of SET cross a border of regions",
     .shapes = shape(Shape::board),
     .compile = compile_crossing,
     .holds = holds_crossing,
     .words = {"each piece of cells with SET is in two regions or more", "每片 SET 都跨至少两个区域"},
     .needs_regions = true},
    {.form = "pieces of one SET touch no other such piece at a corner",
     .shapes = shape(Shape::board),
     .compile = compile_single,
     .holds = holds_single,
     .words = {"no two pieces of a single cell with SET touch at a corner", "两个只有一格的 SET 不以对角相接"}},
};

}  // namespace

std::span<const Row> touching_piece_rows() { return touching_piece_table; }

}  // namespace quadrille::grid::kinds
