// How far two numbers of a line are apart: their difference, whether one is twice the other, and the cells between
// them.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// `allows(a, b)` of two cells of a pair, or of any two of a line that are side by side.
template <class Allows>
std::optional<Error> relate_beside(const Building& building, const Place& place, Allows allows) {
  for (const Cells& cells : building.ground.unbroken(place))
    for (std::size_t i = 1; i < cells.size(); ++i) building.maker.relate(cells[i - 1], cells[i], allows);
  return std::nullopt;
}
template <class IsRight>
bool are_beside(const Finished& finished, const Place& place, IsRight is_right) {
  for (const Cells& cells : finished.ground.unbroken(place))
    for (std::size_t i = 1; i < cells.size(); ++i)
      if (!is_right(finished.number(cells[i - 1]), finished.number(cells[i]))) return false;
  return true;
}

std::optional<Error> compile_differ_by(const Building& building, const Rule& rule, const Place& place) {
  const Tally bounds = bounds_of(building, rule, place, network::most_values);
  return relate_beside(building, place, [&](std::int64_t a, std::int64_t b) {
    const auto apart = static_cast<std::uint64_t>(std::llabs(a - b));
    return apart >= bounds.low && apart <= bounds.high && (!bounds.parity || apart % 2 == *bounds.parity);
  });
}

bool holds_differ_by(const Finished& finished, const Rule& rule, const Place& place) {
  return are_beside(finished, place, [&](std::int64_t one, std::int64_t other) {
    return is_amount(finished, rule, place, static_cast<std::uint64_t>(one > other ? one - other : other - one), 0);
  });
}

bool is_twice(std::int64_t a, std::int64_t b) { return a == 2 * b || b == 2 * a; }

std::optional<Error> compile_twice(const Building& building, const Rule&, const Place& place) {
  return relate_beside(building, place, [](std::int64_t a, std::int64_t b) { return is_twice(a, b); });
}
std::optional<Error> compile_not_twice(const Building& building, const Rule&, const Place& place) {
  return relate_beside(building, place, [](std::int64_t a, std::int64_t b) { return !is_twice(a, b); });
}
bool holds_twice(const Finished& finished, const Rule&, const Place& place) {
  return are_beside(finished, place,
                    [](std::int64_t a, std::int64_t b) { return std::min(a, b) * 2 == std::max(a, b); });
}
bool holds_not_twice(const Finished& finished, const Rule&, const Place& place) {
  return are_beside(finished, place,
                    [](std::int64_t a, std::int64_t b) { return std::min(a, b) * 2 != std::max(a, b); });
}

// The state: 0 before the first number, else 1, the last one times 2 and the cells since times 65536.
std::optional<Error> compile_spaced(const Building& building, const Rule& rule, const Place& place) {
  constexpr std::uint64_t one_cell = 65536;
  const auto lowest = static_cast<std::int64_t>(building.kind.values.lowest);
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
    const auto value = static_cast<std::uint64_t>(number - lowest);
    if ((rule.sets[0] >> value & 1) != 0) return state == 0 ? 0 : state + one_cell;
    const std::uint64_t last = state % one_cell / 2, apart = value > last ? value - last : last - value;
    if (state != 0 && apart != state / one_cell) return network::Automaton::refused;
    return 1 + value * 2;
  };
  const std::vector<std::int64_t> key = {'s' + 256, static_cast<std::int64_t>(rule.sets[0])};
  for (const Cells& cells : building.ground.unbroken(place))
    if (auto error = follow(building, nullptr, cells, key, step, network::accept_all)) return error;
  return std::nullopt;
}

bool holds_spaced(const Finished& finished, const Rule& rule, const Place& place) {
  for (const Cells& cells : finished.ground.unbroken(place)) {
    std::optional<std::size_t> last;
    for (std::size_t at = 0; at < cells.size(); ++at) {
      if (finished.has(cells[at], rule.sets[0])) continue;
      if (last) {
        const std::int64_t differ = finished.number(cells[at]) - finished.number(cells[*last]);
        if (std::llabs(differ) != static_cast<std::int64_t>(at - *last) - 1) return false;
      }
      last = at;
    }
  }
  return true;
}

// The pairs of a number and another cell where it cannot be again are bounded.
std::optional<Error> compile_apart(const Building& building, const Rule& rule, const Place& place) {
  const Text& text = building.maker.text;
  const auto far = [&](Variable a, Variable b) {
    return std::max(b / text.columns - a / text.columns, b % text.columns - a % text.columns);
  };
  for (std::size_t i = 0; i < place.cells.size(); ++i) {
    const Variable cell = place.cells[i];
    const std::size_t most = building.kind.values.lowest + building.maker.network.domains[cell].values - 1u;
    for (std::size_t j = i + 1; j < place.cells.size() && far(cell, place.cells[j]) <= most; ++j)
      building.maker.relate(cell, place.cells[j], [&](std::int64_t a, std::int64_t b) {
        return a != b || a < static_cast<std::int64_t>(far(cell, place.cells[j]));
      });
    if (network::is_too_large(building.maker.network))
      return Error{Error::Code::too_large, "the rule is about too many cells of a board of this size", rule.line,
                   rule.column};
  }
  return std::nullopt;
}

bool holds_apart(const Finished& finished, const Rule&, const Place& place) {
  const std::size_t columns = finished.ground.text.columns;
  for (const Variable one : place.cells)
    for (const Variable other : place.cells) {
      if (one >= other || finished.answer[one] != finished.answer[other]) continue;
      const std::size_t down = other / columns - one / columns, right = other % columns - one % columns;
      if (static_cast<std::int64_t>(down + right) <= finished.number(one)) return false;
    }
  return true;
}

bool is_border(const Ground& ground, std::size_t cell, std::size_t other) {
  return ground.region_of(cell) && ground.region_of(other) && ground.region_of(cell) != ground.region_of(other);
}

// `use(cells)` for each straight line of borders: the cells on its one side and on its other one, in turn.
template <class Use>
void for_border_lines(const Ground& ground, Use use) {
  const std::size_t sizes[] = {ground.text.rows, ground.text.columns}, steps[] = {ground.text.columns, 1};
  for (const std::size_t way : {0u, 1u})
    for (std::size_t line = 0; line + 1 < sizes[1 - way]; ++line) {
      Cells cells;
      for (std::size_t at = 0; at <= sizes[way]; ++at) {
        const std::size_t cell = at * steps[way] + line * steps[1 - way];
        if (at < sizes[way] && is_border(ground, cell, cell + steps[1 - way])) {
          cells.insert(cells.end(), {static_cast<Variable>(cell), static_cast<Variable>(cell + steps[1 - way])});
        } else if (!cells.empty()) {
          use(cells);
          cells.clear();
        }
      }
    }
}

std::optional<Error> compile_border_lengths(const Building& building, const Rule&, const Place&) {
  network::Network& network = building.maker.network;
  std::map<std::array<std::int64_t, 3>, network::Table> tables;  // by length and the numbers of values
  for_border_lines(building.ground, [&](const Cells& cells) {
    const auto length = static_cast<std::int64_t>(cells.size() / 2);
    for (std::size_t i = 0; i < cells.size(); i += 2) {
      const Variable one = cells[i], other = cells[i + 1];
      network::Table& table = tables[{length, network.domains[one].values, network.domains[other].values}];
      if (table.empty())
        table = network::make_table(network, one, other,
                                    [&](std::int64_t a, std::int64_t b) { return a - b == length || b - a == length; });
      network::add_relation(network, one, other, table);
    }
  });
  return std::nullopt;
}

// From each border the line is followed both ways.
bool holds_border_lengths(const Finished& finished, const Rule&, const Place&) {
  const Ground& ground = finished.ground;
  const std::size_t columns = ground.text.columns;
  for (std::size_t cell = 0; cell < ground.text.cells(); ++cell)
    for (const unsigned side : {rightward, below}) {
      const auto other = neighbour_to(ground.text, cell, side);
      if (!other || !is_border(ground, cell, *other)) continue;
      const std::size_t along = side == below ? 1 : columns;
      const auto goes_on = [&](std::size_t at) {
        return at < ground.text.cells() && (along != 1 || at / columns == cell / columns) &&
               is_border(ground, at, at + (*other - cell));
      };
      std::int64_t length = 1;
      for (std::size_t at = cell; goes_on(at -= along);) ++length;
      for (std::size_t at = cell; goes_on(at += along);) ++length;
      if (std::llabs(finished.number(cell) - finished.number(*other)) != length) return false;
    }
  return true;
}

constexpr unsigned side_by_side = shape(Shape::pairs, Shape::lines);

constexpr Row difference_table[] = {
    {.form = "equal numbers have as many cells between them",
     .shapes = shape(Shape::lines),
     .compile = compile_apart,
     .holds = holds_apart,
     .words = {"GROUP: between two equal numbers there are at least as many cells",
               "GROUP：两个相同的数之间至少隔着与该数一样多的格"},
     .values = CellValues::Form::numbers},
    {.form = "differ by AMOUNT",
     .shapes = side_by_side,
     .compile = compile_differ_by,
     .holds = holds_differ_by,
     .words = {"GROUP: the difference of two numbers side by side is AMOUNT", "GROUP：相邻两数之差AMOUNT"},
     .values = CellValues::Form::numbers},
    {.form = "one is twice the other",
     .shapes = side_by_side,
     .compile = compile_twice,
     .holds = holds_twice,
     .words = {"GROUP: of two numbers side by side one is twice the other", "GROUP：相邻两数中一个是另一个的两倍"},
     .values = CellValues::Form::numbers},
    {.form = "none is twice the other",
     .shapes = side_by_side,
     .compile = compile_not_twice,
     .holds = holds_not_twice,
     .words = {"GROUP: of two numbers side by side none is twice the other", "GROUP：相邻两数都不是另一个的两倍"},
     .values = CellValues::Form::numbers},
    {.form = "numbers with only SET between differ by the cells between",
     .shapes = shape(Shape::lines, Shape::clued),
     .compile = compile_spaced,
     .holds = holds_spaced,
     .words = {"GROUP: two numbers with only SET between them differ by how many cells are between",
               "GROUP：中间只隔 SET 的两数之差等于所隔格数"},
     .values = CellValues::Form::numbers},
    {.form = "numbers across a border differ by its length",
     .shapes = shape(Shape::board),
     .compile = compile_border_lengths,
     .holds = holds_border_lengths,
     .words = {"two numbers side by side of two regions differ by the length of the straight border between them",
               "边界两侧相邻两数之差为该段直边界的长度"},
     .values = CellValues::Form::numbers,
     .needs_regions = true},
};

}  // namespace

std::span<const Row> difference_rows() { return difference_table; }

}  // namespace quadrille::grid::kinds
