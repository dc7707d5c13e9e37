// Arrows of clues that point at the largest number beside them, and arrows in cells that lead somewhere.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

std::optional<unsigned> side_of_arrow(const Token* clue) {
  if (clue == nullptr || !has_arrow(clue->text)) return std::nullopt;
  const char arrow = clue->text.back();
  return arrow == '^' ? above : arrow == 'v' ? below : arrow == '<' ? leftward : rightward;
}

std::optional<Error> compile_pointing(const Building& building, const Rule&, const Place& place) {
  const auto side = side_of_arrow(place.clue);
  if (!side) return std::nullopt;
  const Text& text = building.maker.text;
  const auto target = neighbour_to(text, *place.cell, *side);
  if (!target || building.ground.is_wall(*target)) {
    building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  for (const Variable other : building.ground.present(neighbours4(text, *place.cell)))
    if (other != *target) building.maker.relate(other, *target, [](std::int64_t a, std::int64_t b) { return a < b; });
  return std::nullopt;
}

bool holds_pointing(const Finished& finished, const Rule&, const Place& place) {
  const auto side = side_of_arrow(place.clue);
  if (!side) return true;
  std::int64_t pointed = -1, most = -1;
  for (const unsigned each : {above, leftward, rightward, below}) {
    const auto next = neighbour_to(finished.ground.text, *place.cell, each);
    if (!next || finished.ground.is_wall(*next)) continue;
    std::int64_t& best = each == *side ? pointed : most;
    best = std::max(best, finished.number(*next));
  }
  return pointed > most;
}

// The cells that a clue's arrow points at, up to the first wall.
Cells seen_by_arrow(const Ground& ground, const Place& place) {
  Cells cells;
  const auto side = side_of_arrow(place.clue);
  auto next = side ? neighbour_to(ground.text, *place.cell, *side) : std::nullopt;
  for (; next && !ground.is_wall(*next); next = neighbour_to(ground.text, *next, *side)) cells.push_back(*next);
  return cells;
}

// The state: 1 behind the first cell of the set.
std::optional<Error> compile_first_seen(const Building& building, const Rule& rule, const Place& place) {
  if (!side_of_arrow(place.clue)) return std::nullopt;
  const Cells cells = seen_by_arrow(building.ground, place);
  const std::uint64_t needed = *resolve(rule.amount.low, building.maker.text, place.number);
  if (needed == 0) return building.maker.count(cells, rule.sets[0], 0), std::nullopt;
  if (cells.empty()) return building.maker.network.is_impossible = true, std::nullopt;
  const int lowest = building.maker.network.domains[cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
    if (state == 1 || (rule.sets[0] >> (number - lowest) & 1) == 0) return state;
    return static_cast<std::uint64_t>(number) == needed ? 1 : network::Automaton::refused;
  };
  return follow(building, place.clue, cells,
                {'a' + 1024, static_cast<std::int64_t>(rule.sets[0]),
                 static_cast<std::int64_t>(std::min<std::uint64_t>(needed, 1000))},
                step, [](std::uint64_t state) { return state == 1; });
}

bool holds_first_seen(const Finished& finished, const Rule& rule, const Place& place) {
  if (!side_of_arrow(place.clue)) return true;
  const auto needed = resolve(rule.amount.low, finished.ground.text, place.number);
  for (const Variable cell : seen_by_arrow(finished.ground, place))
    if (finished.has(cell, rule.sets[0]))
      return needed != 0 && static_cast<std::uint64_t>(finished.number(cell)) == needed;
  return needed == 0;
}

constexpr std::string_view arrow_values[] = {"^", "v", "<", ">"};
constexpr unsigned arrow_sides[] = {above, below, leftward, rightward};

bool is_target(const Ground& ground, const Rule& rule, std::size_t cell) {
  const Token* clue = clue_of_cell(ground.whole, cell);
  return clue != nullptr && mark_of(clue->text) == rule.marks[0];
}

// A graph of the cells with arrows, of the steps from one to the next, and of one node for all targets. It is connected
// just where there is no circle, for there are as many steps as cells.
std::optional<Error> compile_leading(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  network::Network::Connected graph;
  graph.nodes.push_back({maker.network.add_auxiliary(1, 0), 1});
  std::vector<std::uint32_t> node_of(maker.text.cells());
  Values all = 0;
  for (const std::string_view arrow : arrow_values) all |= *building.kind.set_of(arrow);
  for (const Variable cell : place.cells) {
    if (is_target(building.ground, rule, cell)) continue;
    node_of[cell] = static_cast<std::uint32_t>(graph.nodes.size());
    graph.nodes.push_back({cell, all});
  }
  const auto add_step = [&](Variable is_made, std::uint32_t one, std::uint32_t other) {
    graph.edges.emplace_back(one, static_cast<std::uint32_t>(graph.nodes.size()));
    graph.edges.emplace_back(other, static_cast<std::uint32_t>(graph.nodes.size()));
    graph.nodes.push_back({is_made, 2});
  };
  for (const Variable cell : place.cells) {
    if (node_of[cell] == 0) continue;
    for (const std::size_t way : {0u, 1u, 2u, 3u}) {
      const Values there = *building.kind.set_of(arrow_values[way]);
      const auto other = neighbour_to(maker.text, cell, arrow_sides[way]);
      const bool is_end = other && is_target(building.ground, rule, *other);
      if (is_end) add_step(maker.has(cell, there), node_of[cell], 0);
      if (is_end) continue;
      if (!other || building.ground.is_wall(*other)) maker.count(Cells{cell}, there, 0);
      if (!other || building.ground.is_wall(*other) || *other < cell) continue;
      const Values back = *building.kind.set_of(arrow_values[way ^ 1]);
      const Variable goes = maker.has(cell, there), comes = maker.has(*other, back);
      const Variable is_made = maker.network.add_auxiliary(2, 0);
      const auto step = [](std::uint64_t state, std::size_t position, std::int64_t is) -> std::uint64_t {
        if (position < 2) return state + static_cast<std::uint64_t>(is);
        return state == static_cast<std::uint64_t>(is) ? 0 : network::Automaton::refused;
      };
      if (auto error = follow(building, nullptr, {goes, comes, is_made}, {'l', 'e'}, step, network::accept_all))
        return error;
      add_step(is_made, node_of[cell], node_of[*other]);
    }
  }
  network::add(maker.network, std::move(graph));
  return std::nullopt;
}

bool holds_leading(const Finished& finished, const Rule& rule, const Place& place) {
  for (const Variable start : place.cells) {
    std::optional<Variable> cell = start;
    for (std::size_t steps = 0; !is_target(finished.ground, rule, *cell); ++steps) {
      std::size_t way = 0;
      while (way < 4 && !finished.has(*cell, *finished.kind.set_of(arrow_values[way]))) ++way;
      if (way == 4 && steps == 0) break;
      if (way == 4 || steps > place.cells.size()) return false;
      cell = neighbour_to(finished.ground.text, *cell, arrow_sides[way]);
      if (!cell) return false;
    }
  }
  return true;
}

constexpr Row pointing_table[] = {
    {.form = "its arrow points at the largest number beside it",
     .shapes = shape(Shape::cell),
     .compile = compile_pointing,
     .holds = holds_pointing,
     .words = {"GROUP: of the numbers beside it the one that its arrow points at is the only largest one",
               "GROUP：箭头指向周围各数中唯一最大的数"},
     .values = CellValues::Form::numbers},
    {.form = "the first of SET that its arrow sees is QUANTITY",
     .shapes = shape(Shape::cell),
     .compile = compile_first_seen,
     .holds = holds_first_seen,
     .words = {"GROUP: the first cell with SET in the direction of its arrow, up to a wall, is AMOUNT; for 0 there is "
               "none",
               "GROUP：箭头方向上（到墙为止）第一个 SET AMOUNT，0 表示没有"},
     .values = CellValues::Form::numbers},
    {.form = "arrows lead to MARK",
     .shapes = shape(Shape::board),
     .compile = compile_leading,
     .holds = holds_leading,
     .words = {"from each arrow on, the cells that arrows point at lead to one with MARK",
               "从每个箭头起，依箭头前行都到达带 MARK 的格"},
     .is_directed = true},
};

}  // namespace

std::span<const Row> pointing_rows() { return pointing_table; }

}  // namespace quadrille::grid::kinds
