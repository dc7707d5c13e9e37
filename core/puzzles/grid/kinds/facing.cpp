// Arrows in cells that face each other along a row or a column, with nothing but cells without an arrow between them.
#include <algorithm>
#include <map>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// The arrow along a line, and the one back.
struct Way {
  Values forth, back, any;
};
Way way_along(const Kind& kind, bool is_row) {
  return {*kind.set_of(is_row ? ">" : "v"), *kind.set_of(is_row ? "<" : "^"),
          *kind.set_of(">") | *kind.set_of("<") | *kind.set_of("v") | *kind.set_of("^")};
}

// The state: whether the last arrow points along the line.
std::optional<Error> compile_paired(const Building& building, const Rule&, const Place&) {
  const Ground& ground = building.ground;
  for (std::size_t run = 0; run < ground.runs().size(); ++run) {
    const Cells& cells = ground.runs()[run];
    const Way way = way_along(building.kind, ground.runs_of(cells[0])[0] == run);
    const auto step = [&](std::uint64_t is_open, std::size_t, std::int64_t number) -> std::uint64_t {
      const auto is_of = [&](Values set) { return (set >> number & 1) != 0; };
      if (!is_of(way.any)) return is_open;
      if ((is_open == 1) != is_of(way.back)) return network::Automaton::refused;
      return is_of(way.forth) ? 1 : 0;
    };
    if (auto error = follow(building, nullptr, cells,
                            {'f' + 256, static_cast<std::int64_t>(way.forth), static_cast<std::int64_t>(way.any)}, step,
                            [](std::uint64_t is_open) { return is_open == 0; }))
      return error;
  }
  return std::nullopt;
}

// Each cell has a variable in the run of its row, and one in that of its column: 1 of a cell without an arrow between
// two of them. The state: whether the last arrow points along the line; and, times 2, whether the cell has none.
std::optional<Error> compile_covering(const Building& building, const Rule& rule, const Place& place) {
  if (auto error = compile_paired(building, rule, place)) return error;
  const Ground& ground = building.ground;
  std::vector<Cells> between(ground.text.cells());
  for (std::size_t run = 0; run < ground.runs().size(); ++run) {
    const Cells& cells = ground.runs()[run];
    Cells line;
    const Way way = way_along(building.kind, ground.runs_of(cells[0])[0] == run);
    for (const Variable cell : cells) {
      line.push_back(cell);
      line.push_back(building.maker.network.add_auxiliary(2, 0));
      between[cell].push_back(line.back());
    }
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position % 2 == 1) return (state == 3) == (number == 1) ? state % 2 : network::Automaton::refused;
      const auto is_of = [&](Values set) { return (set >> number & 1) != 0; };
      return is_of(way.any) ? (is_of(way.forth) ? 1 : 0) : state + 2;
    };
    if (auto error = follow(building, nullptr, line,
                            {'f' + 2048, static_cast<std::int64_t>(way.forth), static_cast<std::int64_t>(way.any)},
                            step, network::accept_all))
      return error;
  }
  const Values any = way_along(building.kind, true).any;
  for (const Variable cell : place.cells) {
    std::vector<std::pair<Variable, Values>> ways = {{cell, any}};
    for (const Variable variable : between[cell]) ways.emplace_back(variable, 2);
    building.maker.count(ways, 1, ways.size());
  }
  return std::nullopt;
}

// The state: 0, or 1 and the region of the last arrow, which points along the line, as long as there are cells of
// regions beside it to come.
std::optional<Error> compile_facing_apart(const Building& building, const Rule&, const Place&) {
  const Ground& ground = building.ground;
  std::vector<std::set<std::size_t>> beside;
  for (const Cells& region : ground.regions()) beside.push_back(regions_beside(ground, {region}));
  for (std::size_t run = 0; run < ground.runs().size(); ++run) {
    const Cells& cells = ground.runs()[run];
    const Way way = way_along(building.kind, ground.runs_of(cells[0])[0] == run);
    std::vector<std::int64_t> key = {'f' + 512, static_cast<std::int64_t>(run)};
    std::map<std::size_t, std::size_t> last;  // by region, the place of the last cell of a region beside it
    for (std::size_t at = 0; at < cells.size(); ++at)
      if (const auto region = ground.region_of(cells[at]))
        for (const std::size_t other : beside[*region]) last[other] = at;
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      const auto is_of = [&](Values set) { return (set >> number & 1) != 0; };
      if (!is_of(way.any)) return state;
      const auto region = ground.region_of(cells[position]);
      const bool is_facing = state > 0 && region && is_of(way.back);
      if (is_facing && beside[static_cast<std::size_t>(state - 1)].contains(*region))
        return network::Automaton::refused;
      return is_of(way.forth) && region ? *region + 1 : 0;
    };
    const auto step_while = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      const std::uint64_t next = step(state, position, number);
      if (next == 0 || next == network::Automaton::refused) return next;
      const auto end = last.find(static_cast<std::size_t>(next - 1));
      return end == last.end() || end->second <= position ? 0 : next;
    };
    if (auto error = follow(building, nullptr, cells, std::move(key), step_while, network::accept_all)) return error;
  }
  return std::nullopt;
}

constexpr std::pair<std::string_view, unsigned> facings[] = {
    {"^", above}, {"v", below}, {"<", leftward}, {">", rightward}};

// The side that a cell's arrow points to; 0 if it has none.
unsigned pointed_side(const Finished& finished, std::size_t cell) {
  for (const auto& [arrow, side] : facings)
    if (finished.has(cell, *finished.kind.set_of(arrow))) return side;
  return 0;
}

// The first cell with an arrow, or wall, that a cell's arrow points at.
std::optional<Variable> pointed_at(const Finished& finished, std::size_t cell) {
  const unsigned side = pointed_side(finished, cell);
  auto next = neighbour_to(finished.ground.text, cell, side);
  while (next && !finished.ground.is_wall(*next) && pointed_side(finished, *next) == 0)
    next = neighbour_to(finished.ground.text, *next, side);
  return next;
}

bool are_facing(const Finished& finished, std::size_t cell, std::size_t other) {
  const unsigned sides = pointed_side(finished, cell) | pointed_side(finished, other);
  return pointed_at(finished, other) == cell && (sides == (above | below) || sides == (leftward | rightward));
}

bool holds_paired(const Finished& finished, const Rule&, const Place& place) {
  for (const Variable cell : place.cells) {
    if (pointed_side(finished, cell) == 0) continue;
    const auto other = pointed_at(finished, cell);
    if (!other || !are_facing(finished, cell, *other)) return false;
  }
  return true;
}

bool holds_covering(const Finished& finished, const Rule& rule, const Place& place) {
  std::vector<bool> is_covered(finished.answer.size());
  for (const Variable cell : place.cells)
    if (const unsigned side = pointed_side(finished, cell); side != 0) {
      is_covered[cell] = true;
      const auto end = pointed_at(finished, cell);
      for (auto next = neighbour_to(finished.ground.text, cell, side); end && next != end;
           next = neighbour_to(finished.ground.text, *next, side))
        is_covered[*next] = true;
    }
  return holds_paired(finished, rule, place) &&
         std::all_of(place.cells.begin(), place.cells.end(), [&](Variable cell) { return is_covered[cell]; });
}

bool holds_facing_apart(const Finished& finished, const Rule&, const Place& place) {
  const Ground& ground = finished.ground;
  for (const Variable cell : place.cells) {
    if (pointed_side(finished, cell) == 0) continue;
    const auto other = pointed_at(finished, cell);
    if (!other || !are_facing(finished, cell, *other)) continue;
    const auto own = ground.region_of(cell), far = ground.region_of(*other);
    if (!own || !far || own == far) continue;
    for (const Variable member : ground.regions()[*own])
      for (const Variable next : neighbours4(ground.text, member))
        if (ground.region_of(next) == far) return false;
  }
  return true;
}

constexpr Row facing_table[] = {
    {.form = "arrows face each other",
     .shapes = shape(Shape::board),
     .compile = compile_paired,
     .holds = holds_paired,
     .words = {"the first arrow that an arrow points at points back at it", "每个箭头所指的第一个箭头反过来指向它"},
     .is_directed = true},
    {.form = "arrows face each other over all other cells",
     .shapes = shape(Shape::board),
     .compile = compile_covering,
     .holds = holds_covering,
     .words =
         {"the first arrow that an arrow points at points back at it, and each cell without an arrow is between two "
          "such arrows",
          "每个箭头所指的第一个箭头反过来指向它，没有箭头的格子都在这样两个箭头之间"},
     .is_directed = true},
    {.form = "facing arrows are not in regions side by side",
     .shapes = shape(Shape::board),
     .compile = compile_facing_apart,
     .holds = holds_facing_apart,
     .words = {"two arrows that point at each other are not in two regions that have an edge in common",
               "相对的两个箭头不在相邻的两个区域中"},
     .is_directed = true,
     .needs_regions = true},
};

}  // namespace

std::span<const Row> facing_rows() { return facing_table; }

}  // namespace quadrille::grid::kinds
