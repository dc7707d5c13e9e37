// Equal numbers of a row or a column that belong together, two by two.
#include <algorithm>
#include <set>
#include <utility>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

bool is_of(Values set, std::int64_t value) { return (set >> value & 1) != 0; }

// For every two cells of a line a variable says whether they are a pair: both have the number of the cells between
// them. Each cell with a number is in one pair.
std::optional<Error> compile_number_pairs(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const Values blank = rule.sets[0];
  const std::int64_t lowest = building.kind.values.lowest, highest = lowest + building.ground.values() - 1;
  std::vector<std::vector<std::pair<Variable, Values>>> pairs_of(maker.text.cells());
  for (const Cells& line : lines_of(maker.text)) {
    for (std::size_t i = 0; i < line.size(); ++i)
      for (std::size_t j = i + 1; j < line.size(); ++j) {
        const Variable one = line[i], other = line[j];
        if (building.ground.is_wall(one) || building.ground.is_wall(other)) continue;
        const auto between = static_cast<std::int64_t>(j - i - 1);
        maker.relate(one, other, [&](std::int64_t a, std::int64_t b) {
          return a != b || a == between || is_of(blank, a - lowest);
        });
        if (between < lowest || between > highest || is_of(blank, between - lowest)) continue;
        const Variable is_pair = maker.network.add_auxiliary(2, 0);
        const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
          if (position < 2) return state + (number == between ? 1 : 0);
          return (state == 2) == (number == 1) ? 0 : network::Automaton::refused;
        };
        if (auto error = follow(building, nullptr, {one, other, is_pair}, {'p' + 512, between, lowest}, step,
                                network::accept_all))
          return error;
        for (std::size_t at = i + 1; at < j; ++at)
          if (!building.ground.is_wall(line[at]))
            maker.relate(is_pair, line[at], [&](std::int64_t is, std::int64_t number) {
              return is == 0 || is_of(blank, number - lowest);
            });
        for (const Variable cell : {one, other}) pairs_of[cell].emplace_back(is_pair, 2);
      }
    if (network::is_too_large(maker.network))
      return Error{Error::Code::too_large, "the rule is about too many cells of a board of this size", rule.line,
                   rule.column};
  }
  for (const Variable cell : place.cells) {
    pairs_of[cell].emplace_back(cell, blank);
    maker.count(pairs_of[cell], 1, 1);
  }
  return std::nullopt;
}

// From a cell along its row and its column: all cells there with its number.
Cells equal_cells(const Finished& finished, Variable cell) {
  const std::size_t columns = finished.ground.text.columns, row = cell / columns * columns;
  Cells equal;
  const auto look_at = [&](std::size_t at) {
    const auto other = static_cast<Variable>(at);
    if (other != cell && !finished.ground.is_wall(other) && finished.answer[other] == finished.answer[cell])
      equal.push_back(other);
  };
  for (std::size_t at = row; at < row + columns; ++at) look_at(at);
  for (std::size_t at = cell % columns; at < finished.answer.size(); at += columns) look_at(at);
  return equal;
}

bool holds_number_pairs(const Finished& finished, const Rule& rule, const Place& place) {
  const std::size_t columns = finished.ground.text.columns;
  return std::all_of(place.cells.begin(), place.cells.end(), [&](Variable cell) {
    if (finished.has(cell, rule.sets[0])) return true;
    const Cells equal = equal_cells(finished, cell);
    if (equal.size() != 1) return false;
    const auto [first, last] = std::minmax(cell, equal[0]);
    const std::size_t step = last / columns == first / columns ? 1 : columns;
    std::int64_t between = 0;
    for (std::size_t at = first + step; at < last; at += step, ++between)
      if (!finished.ground.is_wall(at) && !finished.has(at, rule.sets[0])) return false;
    return between == finished.number(cell);
  });
}

std::optional<Error> compile_pairs_apart(const Building& building, const Rule& rule, const Place&) {
  const Ground& ground = building.ground;
  const std::int64_t lowest = building.kind.values.lowest;
  std::vector<std::set<std::size_t>> beside;
  for (const Cells& region : ground.regions()) beside.push_back(regions_beside(ground, {region}));
  for (const Cells& line : lines_of(ground.text))
    for (std::size_t i = 0; i < line.size(); ++i)
      for (std::size_t j = i + 1; j < line.size(); ++j) {
        const auto one = ground.region_of(line[i]), other = ground.region_of(line[j]);
        if (!one || !other || !beside[*one].contains(*other)) continue;
        building.maker.relate(line[i], line[j], [&](std::int64_t a, std::int64_t b) {
          return a != b || is_of(rule.sets[0], a - lowest);
        });
      }
  return std::nullopt;
}

bool holds_pairs_apart(const Finished& finished, const Rule& rule, const Place& place) {
  const Ground& ground = finished.ground;
  std::set<std::pair<std::size_t, std::size_t>> side_by_side;
  for (Variable at = 0; at < finished.answer.size(); ++at)
    for (const Variable next : neighbours4(ground.text, at))
      if (ground.region_of(at) && ground.region_of(next) && *ground.region_of(at) != *ground.region_of(next))
        side_by_side.emplace(*ground.region_of(at), *ground.region_of(next));
  for (const Variable cell : place.cells) {
    if (finished.has(cell, rule.sets[0]) || !ground.region_of(cell)) continue;
    for (const Variable equal : equal_cells(finished, cell))
      if (ground.region_of(equal) && side_by_side.contains({*ground.region_of(cell), *ground.region_of(equal)}))
        return false;
  }
  return true;
}

constexpr Row number_pair_table[] = {
    {.form = "numbers but SET are in pairs of a line with as many cells between and no other number",
     .shapes = shape(Shape::board),
     .compile = compile_number_pairs,
     .holds = holds_number_pairs,
     .words = {"a number is twice in its row and column together, but for SET, with as many cells between them as it "
               "says, all with SET",
               "除 SET 外，每个数在其行列中恰与一个相同的数成对，其间格数等于该数，且都是 SET"},
     .values = CellValues::Form::numbers},
    {.form = "regions side by side have no equal numbers but SET in a line",
     .shapes = shape(Shape::board),
     .compile = compile_pairs_apart,
     .holds = holds_pairs_apart,
     .words = {"no two equal numbers of a row or column, but SET, are in regions with a common border",
               "除 SET 外，同行或同列的相同数不在相邻的区域中"},
     .values = CellValues::Form::numbers,
     .needs_regions = true},
};

}  // namespace

std::span<const Row> number_pair_rows() { return number_pair_table; }

}  // namespace quadrille::grid::kinds
