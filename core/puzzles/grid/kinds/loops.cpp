// Loops through the centres of cells.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid::kinds {

std::vector<unsigned> sides_without_walls(const Finished& finished) {
  std::vector<unsigned> sides = sides_of(finished.answer);
  const Values crossing = finished.kind.crossing();
  for (std::size_t cell = 0; cell < sides.size(); ++cell) {
    if (finished.has(cell, crossing)) sides[cell] = above | leftward | rightward | below;
    if (finished.ground.is_wall(cell)) sides[cell] = 0;
  }
  return sides;
}

Cells edges_from(const Building& building, std::size_t cell, unsigned side, std::uint64_t most) {
  const Text& text = building.maker.text;
  const bool is_level = side == leftward || side == rightward, is_back = side == leftward || side == above;
  const auto& all = is_level ? building.edges.right : building.edges.below;  // by the cell on the left, or above
  const std::size_t step = is_level ? 1 : text.columns;
  const std::size_t place = is_level ? cell % text.columns : cell / text.columns;
  std::size_t left = is_back ? place : (is_level ? text.columns : text.rows) - 1 - place;  // edges up to the border
  left = static_cast<std::size_t>(std::min<std::uint64_t>(left, most));
  Cells edges;
  edges.reserve(left);
  for (std::size_t at = is_back ? cell - step : cell; left > 0 && all[at]; --left) {
    edges.push_back(*all[at]);
    at = is_back ? at - step : at + step;
  }
  return edges;
}

namespace {

// For counting with memory, where a kind has no other rules and cells have nothing but its clues.
void say_circles(const Building& building) {
  const Kind& kind = building.kind;
  const Text& text = building.maker.text;
  LineBoard lines = {.rows = text.rows, .columns = text.columns, .circles = {}};
  lines.circles.resize(text.cells());
  bool is_all = kind.has_only_clues && kind.values.tokens.empty();
  for (std::size_t cell = 0; cell < text.cells(); ++cell) is_all &= !building.ground.is_wall(cell);
  for (const Rule& rule : kind.rules) {
    is_all &= rule.row->circle != LineBoard::Circle::none || rule.row->form == "one loop";
    for_places(building.ground, rule, [&](const Place& place) {
      if (is_all && place.cell) lines.circles[*place.cell] = rule.row->circle;
      return is_all;
    });
  }
  if (is_all) building.maker.say_lines(std::move(lines));
}

std::optional<Error> compile_loop(const Building& building, const Rule& rule, const Place&) {
  if (rule.row->form == "one loop") say_circles(building);
  add_loop(building.maker, building.edges, building.kind.crossing());
  return std::nullopt;
}

std::optional<Error> compile_full_loop(const Building& building, const Rule& rule, const Place& place) {
  for (const Variable cell : place.cells) building.maker.allow(cell, straight | turns | building.kind.crossing());
  return compile_loop(building, rule, place);
}

bool holds_loop(const Finished& finished, const Rule&, const Place&) {
  return is_one_loop(finished.ground.text, sides_without_walls(finished));
}

bool holds_full_loop(const Finished& finished, const Rule& rule, const Place& place) {
  const Values passed = straight | turns | finished.kind.crossing();
  for (const Variable cell : place.cells)
    if (!finished.has(cell, passed)) return false;
  return holds_loop(finished, rule, place);
}

constexpr auto needs_loop = CellValues::Form::loop;

// The edges between a cell of the place and one that is not.
std::vector<std::pair<std::size_t, unsigned>> border_of(const Text& text, const Place& place) {
  std::vector<bool> is_inside(text.cells());
  for (const Variable cell : place.cells) is_inside[cell] = true;
  std::vector<std::pair<std::size_t, unsigned>> border;
  for (const Variable cell : place.cells)
    for (const unsigned side : {above, leftward, rightward, below})
      if (const auto other = neighbour_to(text, cell, side); other && !is_inside[*other])
        border.emplace_back(cell, side);
  return border;
}

// How often the border is crossed: twice a visit. What has no border is the whole board, which no line leaves.
std::optional<Error> compile_visits(const Building& building, const Rule& rule, const Place& place) {
  const auto border = border_of(building.maker.text, place);
  if (border.empty()) return std::nullopt;
  std::vector<std::pair<Variable, Values>> edges;
  for (const auto& [cell, side] : border)
    if (const auto edge = edge_of(building.maker.text, building.edges, cell, side)) edges.emplace_back(*edge, 2);
  const Tally bounds = bounds_of(building, rule, place, edges.size());
  const std::uint64_t most = edges.size();
  building.maker.count(edges, std::min(bounds.low, most + 1) * 2, std::min(bounds.high, most) * 2);
  return std::nullopt;
}

bool holds_visits(const Finished& finished, const Rule& rule, const Place& place) {
  const std::vector<unsigned> sides = sides_without_walls(finished);
  const auto border = border_of(finished.ground.text, place);
  std::uint64_t crossed = 0;
  for (const auto& [cell, side] : border) crossed += (sides[cell] & side) != 0 ? 1u : 0u;
  return border.empty() || (crossed % 2 == 0 && is_amount(finished, rule, place, crossed / 2, 0));
}

// Both ways from a cell, edges up to the first without a line are counted: as many as the rule says, or none. One edge
// more than that is enough of each ray. The state: twice the number so far, and 1 behind the end of the line. Where the
// rule has a condition, the cell is read first, and where it is not met the state is one beyond all.
std::optional<Error> compile_straight(const Building& building, const Rule& rule, const Place& place) {
  constexpr std::uint64_t unmet = std::uint64_t{1} << 32;
  const std::uint64_t length = *resolve(rule.amount.low, building.maker.text, place.number);
  const auto cell = static_cast<std::size_t>(*place.cell);
  const bool is_conditional = rule.condition.has_value();
  if (is_conditional && building.ground.is_wall(cell)) return std::nullopt;
  if (!is_conditional) building.maker.count(Cells{*place.cell}, straight | turns, 1, 1);
  const Values all = network::all_values(building.ground.values());
  if (is_conditional) building.maker.count(Cells{*place.cell}, *rule.condition & all & ~(straight | turns), 0);
  if (building.ground.is_wall(cell) || (!is_conditional && length == 0)) building.maker.network.is_impossible = true;
  for (const auto& [back, forth] : {std::pair(leftward, rightward), {above, below}}) {
    Cells line = edges_from(building, cell, back, length + 1);
    const std::size_t first = is_conditional ? 1 : 0, middle = first + line.size();
    for (const Variable edge : edges_from(building, cell, forth, length + 1)) line.push_back(edge);
    if (is_conditional) line.insert(line.begin(), *place.cell);
    if (line.empty()) continue;
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position < first) return (*rule.condition >> number & 1) != 0 ? 0 : unmet;
      if (state == unmet) return unmet;
      if (position == middle) state &= ~std::uint64_t{1};
      if ((state & 1) != 0 || number == 0) return state | 1;
      return state / 2 == length ? network::Automaton::refused : state + 2;
    };
    const std::vector<std::int64_t> key = {'w', static_cast<std::int64_t>(std::min<std::uint64_t>(length, 1000)),
                                           static_cast<std::int64_t>(middle), is_conditional,
                                           static_cast<std::int64_t>(rule.condition.value_or(0))};
    if (auto error = follow(building, place.clue, line, key, step, [&](std::uint64_t state) {
          return state == unmet || state / 2 == 0 || state / 2 == length;
        }))
      return error;
  }
  return std::nullopt;
}

// The line turns, as far one way as the other.
std::optional<Error> compile_equal(const Building& building, const Rule&, const Place& place) {
  building.maker.count(Cells{*place.cell}, straight | turns, 1, 1);
  if (building.ground.is_wall(*place.cell)) building.maker.network.is_impossible = true;
  for (const unsigned one : {leftward, rightward})
    for (const unsigned other : {above, below}) {
      if (auto error = compare_arms(building, place.clue, edges_from(building, *place.cell, one),
                                    edges_from(building, *place.cell, other), true, false))
        return error;
    }
  return std::nullopt;
}

// How far the line goes straight through a cell, level and upright.
std::pair<std::uint64_t, std::uint64_t> lengths_at(const Finished& finished, const Place& place) {
  const std::vector<unsigned> sides = sides_without_walls(finished);
  const auto reach = [&](unsigned side) {
    std::uint64_t length = 0;
    for (std::size_t cell = *place.cell; (sides[cell] & side) != 0; ++length)
      cell = *neighbour_to(finished.ground.text, cell, side);
    return length;
  };
  return {reach(leftward) + reach(rightward), reach(above) + reach(below)};
}

bool holds_equal(const Finished& finished, const Rule&, const Place& place) {
  const auto [level, upright] = lengths_at(finished, place);
  return level + upright > 0 && (level == 0 || upright == 0 || level == upright);
}

bool holds_straight(const Finished& finished, const Rule& rule, const Place& place) {
  const auto [level, upright] = lengths_at(finished, place);
  const auto length = resolve(rule.amount.low, finished.ground.text, place.number);
  if (!is_met(finished, rule, place)) return true;
  if (finished.ground.is_wall(*place.cell) || level + upright == 0) return false;
  return (level == 0 || level == length) && (upright == 0 || upright == length);
}

// The edges between two of the cells that are side by side.
std::optional<Error> compile_steps(const Building& building, const Rule& rule, const Place& place) {
  const Text& text = building.maker.text;
  std::vector<bool> is_inside(text.cells());
  for (const Variable cell : place.cells) is_inside[cell] = true;
  std::vector<std::pair<Variable, Values>> edges;
  for (const Variable cell : place.cells)
    for (const unsigned side : {rightward, below})
      if (const auto next = neighbour_to(text, cell, side); next && is_inside[*next])
        if (const auto edge = edge_of(text, building.edges, cell, side)) edges.emplace_back(*edge, 2);
  const Tally bounds = bounds_of(building, rule, place, edges.size());
  building.maker.count(edges, bounds.low, bounds.high);
  return std::nullopt;
}

bool holds_steps(const Finished& finished, const Rule& rule, const Place& place) {
  const std::vector<unsigned> sides = sides_without_walls(finished);
  std::uint64_t found = 0;
  for (const Variable one : place.cells)
    for (const unsigned side : {above, leftward})
      if ((sides[one] & side) != 0)
        found += static_cast<std::uint64_t>(
            std::count(place.cells.begin(), place.cells.end(), *neighbour_to(finished.ground.text, one, side)));
  return is_amount(finished, rule, place, found, 0);
}

// From the upper left corner of the cell to the left, the line is crossed an odd number of times.
template <bool is_inside>
std::optional<Error> compile_side(const Building& building, const Rule&, const Place& place) {
  Maker& maker = building.maker;
  const std::size_t cell = *place.cell, columns = maker.text.columns;
  if (!building.ground.is_wall(cell)) maker.allow(cell, ~(straight | turns));
  Cells crossed;
  if (is_inside) crossed.push_back(maker.network.add_auxiliary(1, 1));
  for (std::size_t column = 0; cell >= columns && column < cell % columns; ++column)
    if (const auto edge = building.edges.below[cell / columns * columns - columns + column]) crossed.push_back(*edge);
  if (is_inside && crossed.size() == 1) maker.network.is_impossible = true;
  if (crossed.size() > (is_inside ? 1u : 0u)) add_even(maker, crossed);
  return std::nullopt;
}

// On a board with a place between any two cells, and a border around it, what is outside is met from the first corner.
template <bool is_inside>
bool holds_side(const Finished& finished, const Rule&, const Place& place) {
  const Text& text = finished.ground.text;
  const std::vector<unsigned> sides = sides_without_walls(finished);
  const std::size_t width = 2 * text.columns + 1, height = 2 * text.rows + 1;
  std::vector<bool> is_line(width * height), is_met(width * height);
  const auto middle = [&](std::size_t cell) {
    return (cell / text.columns * 2 + 1) * width + cell % text.columns * 2 + 1;
  };
  for (std::size_t cell = 0; cell < sides.size(); ++cell) {
    if (sides[cell] != 0) is_line[middle(cell)] = true;
    if ((sides[cell] & rightward) != 0) is_line[middle(cell) + 1] = true;
    if ((sides[cell] & below) != 0) is_line[middle(cell) + width] = true;
  }
  std::vector<std::size_t> waiting = {0};
  is_met[0] = true;
  while (!waiting.empty()) {
    const std::size_t at = waiting.back();
    waiting.pop_back();
    const auto meet = [&](bool is_there, std::size_t next) {
      if (is_there && !is_line[next] && !is_met[next]) is_met[next] = true, waiting.push_back(next);
    };
    meet(at % width > 0, at - 1);
    meet(at % width + 1 < width, at + 1);
    meet(at >= width, at - width);
    meet(at + width < width * height, at + width);
  }
  return !is_line[middle(*place.cell)] && is_met[middle(*place.cell)] != is_inside;
}

constexpr Row loop_table[] = {
    {.form = "AMOUNT steps of the line",
     .shapes = any_cells,
     .compile = compile_steps,
     .holds = holds_steps,
     .words = {"GROUP: the line goes from one of WHERE to the next AMOUNT times",
               "GROUP：线在 WHERE 中相邻两格之间走过的次数AMOUNT"},
     .takes_where = true,
     .values = needs_loop,
     .has_no_parity = true},
    {.form = "is inside the loop",
     .shapes = shape(Shape::cell),
     .compile = compile_side<true>,
     .holds = holds_side<true>,
     .words = {"GROUP is inside the loop", "GROUP在环路之内"},
     .values = needs_loop},
    {.form = "is outside the loop",
     .shapes = shape(Shape::cell),
     .compile = compile_side<false>,
     .holds = holds_side<false>,
     .words = {"GROUP is outside the loop", "GROUP在环路之外"},
     .values = needs_loop},
    {.form = "one loop",
     .shapes = shape(Shape::board),
     .compile = compile_loop,
     .holds = holds_loop,
     .words = {"the lines are one loop", "线构成一个回路"},
     .values = needs_loop},
    {.form = "one loop through all cells",
     .shapes = shape(Shape::board),
     .compile = compile_full_loop,
     .holds = holds_full_loop,
     .words = {"one loop goes through all cells", "一个回路经过所有格子"},
     .values = needs_loop},
    {.form = "visited AMOUNT times",
     .shapes = shape(Shape::cells, Shape::lines),
     .compile = compile_visits,
     .holds = holds_visits,
     .words = {"GROUP: the line enters and leaves it AMOUNT times", "GROUP：线进出的次数AMOUNT"},
     .values = needs_loop,
     .has_no_parity = true},
    {.form = "straight lines of QUANTITY",
     .shapes = shape(Shape::cell),
     .compile = compile_straight,
     .holds = holds_straight,
     .words = {"GROUP: the straight lines through it go AMOUNT cells far from end to end",
               "GROUP：经过它的直线段长度AMOUNT"},
     .takes_condition = true,
     .values = needs_loop},
    {.form = "equal straight lines",
     .shapes = shape(Shape::cell),
     .compile = compile_equal,
     .holds = holds_equal,
     .words = {"GROUP: where the line turns, it goes straight equally far both ways",
               "GROUP：线在此转弯时两边直线段等长"},
     .values = needs_loop},
};

}  // namespace

std::span<const Row> loop_rows() { return loop_table; }

}  // namespace quadrille::grid::kinds
