// Cells that are a maze: connected without a loop, with a way from one clue to another.
#include <algorithm>
#include <map>

#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/pieces.hpp"

namespace quadrille::grid::kinds {

namespace {

// The rule's clues, in the order in which it names them.
enum Goal : std::size_t { way_begin, way_end, way_passed, way_avoided };

Cells cells_with(const Ground& ground, const std::string& mark) {
  Cells cells;
  for (std::size_t cell = 0; cell < ground.text.cells(); ++cell) {
    const Token* clue = clue_of_cell(ground.text, cell);
    if (clue != nullptr && mark_of(clue->text) == mark) cells.push_back(static_cast<Variable>(cell));
  }
  return cells;
}
// One cell with the clue of each end; without it, nothing is said of a way.
bool has_ends(const Ground& ground, const Rule& rule) {
  return cells_with(ground, rule.marks[way_begin]).size() == 1 && cells_with(ground, rule.marks[way_end]).size() == 1;
}

// A variable says of each cell whether the way passes it: there its ends have one neighbour on the way, all others two.
// Circles of such cells cannot be, since the maze has no loop.
std::optional<Error> compile_maze(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const Ground& ground = building.ground;
  const Values set = rule.sets[0] & network::all_values(building.ground.values());
  connect(maker, set);
  if (auto error = compile_acyclic(building, rule, place)) return error;
  if (!has_ends(ground, rule)) return std::nullopt;
  std::map<Variable, Variable> is_passed;
  for (const Variable cell : place.cells) {
    is_passed[cell] = maker.network.add_auxiliary(2, 0);
    const int lowest = maker.network.domains[cell].lowest;
    maker.relate(cell, is_passed[cell], [&](std::int64_t value, std::int64_t passes) {
      return passes == 0 || (set >> (value - lowest) & 1) != 0;
    });
  }
  const auto say = [&](Goal goal, Values values) {
    for (const Variable cell : cells_with(ground, rule.marks[goal]))
      if (is_passed.contains(cell)) maker.allow(is_passed[cell], values);
  };
  for (const Goal goal : {way_begin, way_end, way_passed}) say(goal, 2);
  say(way_avoided, 1);
  for (const Variable cell : place.cells) {
    const Token* clue = clue_of_cell(ground.text, cell);
    const bool is_end =
        clue != nullptr && (mark_of(clue->text) == rule.marks[way_begin] || mark_of(clue->text) == rule.marks[way_end]);
    const std::uint64_t most = is_end ? 1 : 2;
    Cells star = {is_passed[cell]};
    for (const Variable other : ground.present(neighbours4(maker.text, cell))) star.push_back(is_passed[other]);
    // The state: 0 off the way, else 1 and the neighbours on it so far.
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t passes) -> std::uint64_t {
      const auto is_on = static_cast<std::uint64_t>(passes);
      if (position == 0) return is_on;
      if (state == 0) return 0;
      return state + is_on > most + 1 ? network::Automaton::refused : state + is_on;
    };
    if (auto error = follow(building, nullptr, star, {'m' + 256, static_cast<std::int64_t>(most)}, step,
                            [&](std::uint64_t state) { return state == 0 || state == most + 1; }))
      return error;
  }
  return std::nullopt;
}

// Walks through all of the maze from its first cell on; the way goes back from one end, to where each cell was met.
bool holds_maze(const Finished& finished, const Rule& rule, const Place& place) {
  const Text& text = finished.ground.text;
  const bool has_way = has_ends(finished.ground, rule);
  std::optional<Variable> start;
  std::size_t members = 0, joints = 0;
  for (const Variable cell : place.cells) {
    if (!finished.has(cell, rule.sets[0])) continue;
    if (!start) start = cell;
    ++members;
    for (const unsigned side : {rightward, below})
      if (const auto next = neighbour_to(text, cell, side)) joints += finished.has(*next, rule.sets[0]) ? 1u : 0u;
  }
  if (has_way) start = cells_with(finished.ground, rule.marks[way_begin])[0];
  if (!start) return true;
  if (!finished.has(*start, rule.sets[0]) || joints + 1 != members) return false;
  Cells met = {*start};
  std::map<Variable, Variable> from = {{*start, *start}};
  for (std::size_t at = 0; at < met.size(); ++at)
    for (const Variable next : neighbours4(text, met[at]))
      if (finished.has(next, rule.sets[0]) && from.try_emplace(next, met[at]).second) met.push_back(next);
  if (met.size() != members) return false;
  if (!has_way) return true;
  Cells way = cells_with(finished.ground, rule.marks[way_end]);
  if (!from.contains(way[0])) return false;
  while (way.back() != *start) way.push_back(from.at(way.back()));
  const auto is_on_way = [&](Variable cell) { return std::find(way.begin(), way.end(), cell) != way.end(); };
  const Cells all = cells_with(finished.ground, rule.marks[way_passed]);
  const Cells none = cells_with(finished.ground, rule.marks[way_avoided]);
  return std::all_of(all.begin(), all.end(), is_on_way) && std::none_of(none.begin(), none.end(), is_on_way);
}

// ---- ways to a goal ----

constexpr std::pair<std::string_view, unsigned> ways[] = {
    {"^", above}, {"<", leftward}, {">", rightward}, {"v", below}};

// The place of the way that a cell's clue is; none if it is no arrow.
std::optional<std::size_t> way_of_clue(const Ground& ground, Variable cell) {
  const Token* clue = clue_of_cell(ground.text, cell);
  for (std::size_t way = 0; clue != nullptr && way < std::size(ways); ++way)
    if (clue->text == ways[way].first) return way;
  return std::nullopt;
}
// The cell of the first centre; none if there is none, or it is between cells.
std::optional<Variable> goal_of(const Text& text) {
  const Section* section = text.find(centres_name);
  if (section == nullptr || section->rows.empty() || section->rows[0].empty()) return std::nullopt;
  const auto point = point_named(text, section->rows[0][0].text);
  if (!point || point->row % 2 != 0 || point->column % 2 != 0) return std::nullopt;
  return static_cast<Variable>(point->row / 2 * text.columns + point->column / 2);
}

// A variable says of each cell to which neighbour the way goes on: 0 of cells that are not of the maze, then the ways,
// and last the goal. Of two neighbours in a maze one goes on to the other.
std::optional<Error> compile_guided(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const Values set = rule.sets[0] & network::all_values(building.ground.values());
  connect(maker, set);
  if (auto error = compile_acyclic(building, rule, place)) return error;
  const auto goal = goal_of(maker.text);
  if (!goal || building.ground.is_wall(*goal)) {
    maker.network.is_impossible = true;
    return std::nullopt;
  }
  constexpr unsigned last = std::size(ways) + 1;
  std::vector<Variable> way_at(maker.text.cells());
  for (const Variable cell : place.cells) {
    way_at[cell] = maker.network.add_auxiliary(last + 1, 0);
    const int lowest = maker.network.domains[cell].lowest;
    maker.relate(cell, way_at[cell], [&](std::int64_t value, std::int64_t way) {
      return ((set >> (value - lowest) & 1) != 0) == (way > 0);
    });
    Values possible = cell == *goal ? Values{1} << last : 1;
    for (std::size_t way = 0; way < std::size(ways) && cell != *goal; ++way)
      if (const auto next = neighbour_to(maker.text, cell, ways[way].second); next && !building.ground.is_wall(*next))
        possible |= Values{2} << way;
    if (const auto way = way_of_clue(building.ground, cell); way && cell != *goal) possible &= 1 | Values{2} << *way;
    maker.allow(way_at[cell], possible);
  }
  for (const Variable cell : place.cells)
    for (const std::size_t way : {std::size_t{2}, std::size_t{3}}) {
      const auto next = neighbour_to(maker.text, cell, ways[way].second);
      if (!next || building.ground.is_wall(*next)) continue;
      const auto forth = static_cast<std::int64_t>(way + 1), back = static_cast<std::int64_t>(std::size(ways) - way);
      maker.relate(way_at[cell], way_at[*next], [&](std::int64_t one, std::int64_t other) {
        if (one == 0 || other == 0) return one != forth && other != back;
        return (one == forth) != (other == back);
      });
    }
  return std::nullopt;
}

// Walks through the maze from the goal on: from each arrow, the cell where it was met is the one it points at.
bool holds_guided(const Finished& finished, const Rule& rule, const Place& place) {
  const Text& text = finished.ground.text;
  const auto goal = goal_of(text);
  if (!goal || !finished.has(*goal, rule.sets[0])) return false;
  Cells met = {*goal};
  std::map<Variable, Variable> from = {{*goal, *goal}};
  for (std::size_t at = 0; at < met.size(); ++at)
    for (const Variable next : neighbours4(text, met[at])) {
      if (!finished.has(next, rule.sets[0]) || next == from.at(met[at])) continue;
      if (!from.try_emplace(next, met[at]).second) return false;  // there is another way to it
      met.push_back(next);
    }
  return std::all_of(place.cells.begin(), place.cells.end(), [&](Variable cell) {
    if (!finished.has(cell, rule.sets[0])) return true;
    if (!from.contains(cell)) return false;
    const auto way = way_of_clue(finished.ground, cell);
    return !way || cell == *goal || neighbour_to(text, cell, ways[*way].second) == from.at(cell);
  });
}

constexpr Row maze_table[] = {
    {.form = "SET is a maze whose clues point along the ways to the centre",
     .shapes = shape(Shape::board),
     .compile = compile_guided,
     .holds = holds_guided,
     .words = {"the cells with SET, the goal among them, are connected without a loop, and the way from each arrow to "
               "the goal begins where it points",
               "SET 连成一片且不成环，终点也在其中，从每个箭头到终点的路沿其所指方向出发"},
     .is_directed = true},
    {.form = "SET is a maze from MARK to MARK past all MARK and no MARK",
     .shapes = shape(Shape::board),
     .compile = compile_maze,
     .holds = holds_maze,
     .words = {"the cells with SET are connected without a loop, and the way through them from one end to the other "
               "passes all cells that it has to, and none that it may not",
               "SET 连成一片且不成环，从起点到终点的路经过所有要经过的格，不经过不可经过的格"}},
};

}  // namespace

std::span<const Row> maze_rows() { return maze_table; }

}  // namespace quadrille::grid::kinds
