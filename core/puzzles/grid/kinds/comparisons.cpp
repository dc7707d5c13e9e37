// How many cells of one value there are, beside how many of another, or of another region.
#include <algorithm>
#include <set>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

std::set<std::size_t> regions_beside(const Ground& ground, const Place& place) {
  std::set<std::size_t> beside;
  const auto own = place.cells.empty() ? std::nullopt : ground.region_of(place.cells[0]);
  for (const Variable cell : place.cells)
    for (const Variable next : neighbours4(ground.text, cell))
      if (const auto other = ground.region_of(next); other && other != own) beside.insert(*other);
  return beside;
}

namespace {

std::optional<Error> compile_as_many(const Building& building, const Rule& rule, const Place& place) {
  if (is_balanced(building, rule, place)) return compile_balanced(building, place);
  if (place.cells.size() == 2) {
    const int lowest = building.maker.network.domains[place.cells[0]].lowest;
    const auto balance = [&](std::int64_t number) {
      return static_cast<int>(rule.sets[0] >> (number - lowest) & 1) -
             static_cast<int>(rule.sets[1] >> (number - lowest) & 1);
    };
    building.maker.relate(place.cells[0], place.cells[1],
                          [&](std::int64_t a, std::int64_t b) { return balance(a) + balance(b) == 0; });
    return std::nullopt;
  }
  std::vector<network::Network::Term> terms;
  for (const Variable cell : place.cells) {
    terms.push_back({1, building.maker.has(cell, rule.sets[0])});
    terms.push_back({-1, building.maker.has(cell, rule.sets[1])});
  }
  network::add_sum(building.maker.network, std::move(terms), 0);
  return std::nullopt;
}

std::optional<Error> compile_as_beside(const Building& building, const Rule& rule, const Place& place) {
  std::vector<network::Network::Term> terms;
  for (const Variable cell : place.cells) terms.push_back({1, building.maker.has(cell, rule.sets[0])});
  for (const std::size_t region : regions_beside(building.ground, place))
    for (const Variable cell : building.ground.present(building.ground.regions()[region]))
      terms.push_back({-1, building.maker.has(cell, rule.sets[0])});
  network::add_sum(building.maker.network, std::move(terms), 0);
  return std::nullopt;
}

bool holds_as_beside(const Finished& finished, const Rule& rule, const Place& place) {
  const auto number_in = [&](const Cells& cells) {
    return std::count_if(cells.begin(), cells.end(), [&](Variable cell) { return finished.has(cell, rule.sets[0]); });
  };
  std::ptrdiff_t beside = 0;
  for (const std::size_t region : regions_beside(finished.ground, place))
    beside += number_in(finished.ground.regions()[region]);
  return number_in(place.cells) == beside;
}

// The state: the cells with a value of the first set, less those of the second, and the number of cells.
std::optional<Error> compile_more(const Building& building, const Rule& rule, const Place& place) {
  const std::uint64_t start = place.cells.size();
  if (place.cells.empty()) {
    building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) {
    return state + (rule.sets[0] >> (number - lowest) & 1) - (rule.sets[1] >> (number - lowest) & 1);
  };
  const std::vector<std::int64_t> key = {'m', static_cast<std::int64_t>(rule.sets[0]),
                                         static_cast<std::int64_t>(rule.sets[1]), static_cast<std::int64_t>(start)};
  return follow(
      building, place.clue, place.cells, key, step, [&](std::uint64_t state) { return state > start; }, start);
}

bool holds_more(const Finished& finished, const Rule& rule, const Place& place) {
  std::size_t one = 0, other = 0;
  for (const Variable cell : place.cells) {
    one += finished.has(cell, rule.sets[0]) ? 1u : 0u;
    other += finished.has(cell, rule.sets[1]) ? 1u : 0u;
  }
  return one > other;
}

bool holds_as_many(const Finished& finished, const Rule& rule, const Place& place) {
  std::size_t one = 0, other = 0;
  for (const Variable cell : place.cells) {
    if (finished.has(cell, rule.sets[0])) ++one;
    if (finished.has(cell, rule.sets[1])) ++other;
  }
  return one == other;
}

// For each pair of regions once: the state is how many cells of the first have the value, less those of the other.
std::optional<Error> compile_unlike_beside(const Building& building, const Rule& rule, const Place& place) {
  const std::vector<Cells>& regions = building.ground.regions();
  if (place.cells.empty()) return std::nullopt;
  const std::size_t own = building.ground.region_of(place.cells[0]).value();
  for (const std::size_t region : regions_beside(building.ground, place)) {
    if (region < own) continue;
    Cells cells = place.cells;
    cells.insert(cells.end(), regions[region].begin(), regions[region].end());
    const int lowest = building.maker.network.domains[cells[0]].lowest;
    const std::size_t size = place.cells.size();
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if ((rule.sets[0] >> (number - lowest) & 1) == 0) return state;
      return position < size ? state + 1 : state - 1;
    };
    const std::uint64_t start = regions[region].size();
    const std::vector<std::int64_t> key = {'u', static_cast<std::int64_t>(rule.sets[0]),
                                           static_cast<std::int64_t>(size), static_cast<std::int64_t>(start)};
    const auto accepts = [&](std::uint64_t state) { return state != start; };
    if (auto error = follow(building, nullptr, cells, key, step, accepts, start)) return error;
  }
  return std::nullopt;
}

bool holds_unlike_beside(const Finished& finished, const Rule& rule, const Place& place) {
  const auto number_in = [&](const Cells& cells) {
    return std::count_if(cells.begin(), cells.end(), [&](Variable cell) { return finished.has(cell, rule.sets[0]); });
  };
  for (const std::size_t region : regions_beside(finished.ground, place))
    if (number_in(finished.ground.regions()[region]) == number_in(place.cells)) return false;
  return true;
}

// The state: how many cells have a value of the one set, and 65536 times those of the other.
std::optional<Error> compile_either(const Building& building, const Rule& rule, const Place& place) {
  const Tally bounds = bounds_of(building, rule, place, place.cells.size());
  const auto is_right = [&](std::uint64_t count) {
    return count >= bounds.low && count <= bounds.high && (!bounds.parity || count % 2 == *bounds.parity);
  };
  if (place.cells.empty()) {
    if (!is_right(0)) building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) {
    return state + (rule.sets[0] >> (number - lowest) & 1) + ((rule.sets[1] >> (number - lowest) & 1) << 16);
  };
  const std::vector<std::int64_t> key = {'x',
                                         static_cast<std::int64_t>(rule.sets[0]),
                                         static_cast<std::int64_t>(rule.sets[1]),
                                         static_cast<std::int64_t>(bounds.low),
                                         static_cast<std::int64_t>(bounds.high),
                                         bounds.parity ? static_cast<std::int64_t>(*bounds.parity) : -1};
  return follow(building, place.clue, place.cells, key, step,
                [&](std::uint64_t state) { return is_right(state & 65535) || is_right(state >> 16); });
}

bool holds_either(const Finished& finished, const Rule& rule, const Place& place) {
  std::uint64_t found[] = {0, 0};
  for (const Variable cell : place.cells)
    for (const std::size_t set : {0u, 1u}) found[set] += finished.has(cell, rule.sets[set]) ? 1u : 0u;
  return is_amount(finished, rule, place, found[0], place.cells.size()) ||
         is_amount(finished, rule, place, found[1], place.cells.size());
}

// The state: how many cells have a value of the one set, and 65536 times those of the other.
std::optional<Error> compile_as_many_or_none(const Building& building, const Rule& rule, const Place& place) {
  if (place.cells.empty()) return std::nullopt;
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) {
    return state + (rule.sets[0] >> (number - lowest) & 1) + ((rule.sets[1] >> (number - lowest) & 1) << 16);
  };
  const std::vector<std::int64_t> key = {'x' + 256, static_cast<std::int64_t>(rule.sets[0]),
                                         static_cast<std::int64_t>(rule.sets[1])};
  return follow(building, place.clue, place.cells, key, step, [](std::uint64_t state) {
    const std::uint64_t one = state & 65535, other = state >> 16;
    return one == other || one == 0 || other == 0;
  });
}

bool holds_as_many_or_none(const Finished& finished, const Rule& rule, const Place& place) {
  std::set<std::size_t> numbers;
  for (const Values set : {rule.sets[0], rule.sets[1]})
    numbers.insert(static_cast<std::size_t>(
        std::count_if(place.cells.begin(), place.cells.end(), [&](Variable cell) { return finished.has(cell, set); })));
  return numbers.size() == 1 || numbers.contains(0);
}

// Appends a variable, 0 or 1: whether all the cells have a value of the set, or whether one has.
std::optional<Error> add_met(const Building& building, Cells cells, Values set, int lowest, bool asks_for_all,
                             Cells& met) {
  const std::size_t last = cells.size();
  met.push_back(building.maker.network.add_auxiliary(2, 0));
  cells.push_back(met.back());
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (position < last) return state + (set >> (number - lowest) & 1);
    return (state >= (asks_for_all ? last : 1)) == (number == 1) ? 0 : network::Automaton::refused;
  };
  return follow(building, nullptr, cells,
                {'x' + 512, static_cast<std::int64_t>(set), lowest, static_cast<std::int64_t>(last), asks_for_all},
                step, network::accept_all);
}

// The state: in how many regions beside it the value goes on, at most one more than is right. A cell with the value
// asks for the right number.
std::optional<Error> compile_going_on(const Building& building, const Rule& rule, const Place& place) {
  if (place.cells.empty()) return std::nullopt;
  const Ground& ground = building.ground;
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  const std::uint64_t number = resolve(rule.amount.low, ground.text, place.number).value_or(0);
  Cells line;
  for (const std::size_t region : regions_beside(ground, place)) {
    Cells pairs;
    for (const Variable cell : place.cells)
      for (const Variable next : neighbours4(ground.text, cell))
        if (ground.region_of(next) == region && !ground.is_wall(next))
          if (auto error = add_met(building, {cell, next}, rule.sets[0], lowest, true, pairs)) return error;
    if (pairs.size() == 1) line.push_back(pairs[0]);
    if (pairs.size() > 1)
      if (auto error = add_met(building, pairs, 2, 0, false, line)) return error;
  }
  const std::size_t regions = line.size();
  line.insert(line.end(), place.cells.begin(), place.cells.end());
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t value) -> std::uint64_t {
    if (position < regions) return std::min(state + static_cast<std::uint64_t>(value), number + 1);
    const bool has = (rule.sets[0] >> (value - lowest) & 1) != 0;
    return has && state != number ? network::Automaton::refused : state;
  };
  return follow(building, place.clue, line,
                {'x' + 768, static_cast<std::int64_t>(rule.sets[0]), static_cast<std::int64_t>(regions),
                 static_cast<std::int64_t>(std::min<std::uint64_t>(number, regions + 1))},
                step, network::accept_all);
}

bool holds_going_on(const Finished& finished, const Rule& rule, const Place& place) {
  const Ground& ground = finished.ground;
  std::set<std::size_t> beside;
  bool is_there = false;
  for (const Variable cell : place.cells) {
    if (!finished.has(cell, rule.sets[0])) continue;
    is_there = true;
    for (const Variable next : neighbours4(ground.text, cell))
      if (const auto region = ground.region_of(next); region && finished.has(next, rule.sets[0]))
        beside.insert(*region);
    if (const auto own = ground.region_of(cell)) beside.erase(*own);
  }
  return !is_there || is_amount(finished, rule, place, beside.size(), 0);
}

constexpr Row comparison_table[] = {
    {.form = "as many SET as SET if both are there",
     .shapes = any_cells,
     .compile = compile_as_many_or_none,
     .holds = holds_as_many_or_none,
     .words = {"GROUP: as many of WHERE have SET as have OTHER, or none has one of the two",
               "GROUP：WHERE 中 SET 与 OTHER 个数相同，或其中一种没有"},
     .takes_where = true},
    {.form = "SET goes on in QUANTITY regions beside it",
     .shapes = shape(Shape::cells),
     .compile = compile_going_on,
     .holds = holds_going_on,
     .words =
         {"GROUP: where it has SET, these have SET beside them, across its border, in regions whose number is AMOUNT",
          "GROUP：若其中有 SET，则与之隔边相邻的 SET 所在的其他区域数AMOUNT"},
     .is_of_regions = true},
    {.form = "as many SET as SET",
     .shapes = any_cells,
     .compile = compile_as_many,
     .holds = holds_as_many,
     .words = {"GROUP: as many of WHERE have SET as have OTHER", "GROUP：WHERE 中 SET 与 OTHER 个数相同"},
     .takes_where = true},
    {.form = "more SET than SET",
     .shapes = any_cells,
     .compile = compile_more,
     .holds = holds_more,
     .words = {"GROUP: more of WHERE have SET than have OTHER", "GROUP：WHERE 中 SET 比 OTHER 多"},
     .takes_where = true},
    {.form = "as many SET as the regions beside it",
     .shapes = shape(Shape::cells),
     .compile = compile_as_beside,
     .holds = holds_as_beside,
     .words = {"GROUP: as many of its cells have SET as of all regions beside it together",
               "GROUP：其中 SET 的个数等于相邻各区域同类格的总数"},
     .is_of_regions = true},
    {.form = "another number of SET than the regions beside it",
     .shapes = shape(Shape::cells),
     .compile = compile_unlike_beside,
     .holds = holds_unlike_beside,
     .words = {"GROUP: no region beside it has as many cells with SET", "GROUP：其中 SET 的个数与相邻区域都不同"},
     .is_of_regions = true},
    {.form = "AMOUNT of SET or of SET",
     .shapes = any_cells,
     .compile = compile_either,
     .holds = holds_either,
     .words = {"GROUP: AMOUNT of WHERE have SET, or AMOUNT have OTHER", "GROUP：WHERE 中 SET 或 OTHER 的个数AMOUNT"},
     .takes_where = true},
};

}  // namespace

std::span<const Row> comparison_rows() { return comparison_table; }

}  // namespace quadrille::grid::kinds
