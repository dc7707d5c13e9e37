// What the values of a group are together: different, all there, a sum, in order.
#include <algorithm>
#include <bit>
#include <set>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

unsigned values_of(const Building& building) { return building.ground.values(); }

void count_each(const Building& building, const Place& place, Values values, std::uint64_t low, std::uint64_t high) {
  for (unsigned value = 0; value < values_of(building); ++value)
    if ((values >> value & 1) != 0) building.maker.count(place.cells, Values{1} << value, low, high);
}

std::optional<Error> compile_different(const Building& building, const Rule& rule, const Place& place) {
  if (place.cells.size() == 2) {
    const int lowest = building.maker.network.domains[place.cells[0]].lowest;
    const Values free = rule.sets.empty() ? 0 : rule.sets[0];
    building.maker.relate(place.cells[0], place.cells[1],
                          [&](std::int64_t a, std::int64_t b) { return a != b || (free >> (a - lowest) & 1) != 0; });
  } else if (!rule.sets.empty()) {
    count_each(building, place, ~rule.sets[0], 0, 1);
  } else {
    building.maker.differ(place.cells, place.unit);
  }
  return std::nullopt;
}

bool holds_different(const Finished& finished, const Rule& rule, const Place& place) {
  Values seen = 0;
  for (const Variable cell : place.cells) {
    const Values value = Values{1} << (finished.answer[cell] - 1u);
    if (!rule.sets.empty() && finished.has(cell, rule.sets[0])) continue;
    if ((seen & value) != 0) return false;
    seen |= value;
  }
  return true;
}

std::optional<Error> compile_all_values(const Building& building, const Rule&, const Place& place) {
  count_each(building, place, ~Values{0}, 1, place.cells.size());
  return std::nullopt;
}

bool holds_all_values(const Finished& finished, const Rule&, const Place& place) {
  std::set<std::uint8_t> seen;
  for (const Variable cell : place.cells) seen.insert(finished.answer[cell]);
  return seen.size() == finished.ground.values();
}

std::optional<Error> compile_each_once(const Building& building, const Rule&, const Place& place) {
  if (place.cells.size() == values_of(building)) {
    building.maker.differ(place.cells, place.unit);
  } else {
    building.maker.network.is_impossible = true;
  }
  return std::nullopt;
}

bool holds_each_once(const Finished& finished, const Rule& rule, const Place& place) {
  return place.cells.size() == finished.ground.values() && holds_all_values(finished, rule, place);
}

std::optional<Error> compile_to_size(const Building& building, const Rule&, const Place& place) {
  building.maker.differ(place.cells, place.unit);
  const std::int64_t lowest = building.kind.values.lowest;
  Values values = 0;
  for (unsigned value = 0; value < values_of(building); ++value) {
    const std::int64_t number = lowest + value;
    if (number >= 1 && number <= static_cast<std::int64_t>(place.cells.size())) values |= Values{1} << value;
  }
  for (const Variable cell : place.cells)
    if (lowest != 1 || building.maker.network.domains[cell].values > place.cells.size())
      building.maker.allow(cell, values);
  return std::nullopt;
}

bool holds_to_size(const Finished& finished, const Rule&, const Place& place) {
  for (std::size_t number = 1; number <= place.cells.size(); ++number) {
    std::size_t times = 0;
    for (const Variable cell : place.cells)
      times += finished.number(cell) == static_cast<std::int64_t>(number) ? 1u : 0u;
    if (times != 1) return false;
  }
  return true;
}

std::optional<Error> compile_sum(const Building& building, const Rule& rule, const Place& place) {
  const unsigned values = values_of(building);
  const std::uint64_t highest = building.kind.values.lowest + values - 1;
  Tally tally = bounds_of(building, rule, place, highest * place.cells.size());
  if (rule.amount.how == Amount::How::exactly && !rule.condition) {
    std::vector<network::Network::Term> terms;
    for (const Variable cell : place.cells) terms.push_back({1, cell});
    if (place.clue != nullptr && rule.amount.low.from == Quantity::From::clue) {
      building.maker.sum_clue(*place.clue, std::move(terms), tally.low);
    } else {
      network::add_sum(building.maker.network, std::move(terms), static_cast<std::int64_t>(tally.low));
    }
    return std::nullopt;
  }
  for (unsigned value = 0; value < values; ++value) tally.weights.push_back(building.kind.values.lowest + value);
  return add_tally(building, rule, place, tally);
}

bool holds_sum(const Finished& finished, const Rule& rule, const Place& place) {
  if (!is_met(finished, rule, place)) return true;
  std::uint64_t sum = 0;
  for (const Variable cell : place.cells) sum += static_cast<std::uint64_t>(finished.number(cell));
  const std::uint64_t low = resolve(rule.amount.low, finished.ground.text, place.number).value_or(0);
  const std::uint64_t high = resolve(rule.amount.high, finished.ground.text, place.number).value_or(0);
  using enum Amount::How;
  switch (rule.amount.how) {
    case exactly: return sum == low;
    case at_least: return sum >= low;
    case at_most: return sum <= low;
    case between: return sum >= low && sum <= high;
    case even: return sum % 2 == 0;
    default: return sum % 2 == 1;
  }
}

// The state is the product so far; 0 divides no number, so it comes last where the clue is another one.
std::optional<Error> compile_product(const Building& building, const Rule& rule, const Place& place) {
  const std::uint64_t total = *resolve(rule.amount.low, building.maker.text, place.number);
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
    const auto value = static_cast<std::uint64_t>(number);
    if (total == 0) return value == 0 ? 0 : state;
    return value == 0 || state > total / value || total % (state * value) != 0 ? network::Automaton::refused
                                                                               : state * value;
  };
  return follow(
      building, place.clue, place.cells, {'q' + 256, static_cast<std::int64_t>(total)}, step,
      [&](std::uint64_t state) { return state == total; }, 1);
}

bool holds_product(const Finished& finished, const Rule& rule, const Place& place) {
  std::uint64_t left = *resolve(rule.amount.low, finished.ground.text, place.number);
  bool has_zero = false;
  for (const Variable cell : place.cells) {
    const auto number = static_cast<std::uint64_t>(finished.number(cell));
    has_zero = has_zero || number == 0;
    if (number == 0 || left == 0) continue;
    if (left % number != 0) return false;
    left /= number;
  }
  return has_zero ? left == 0 : left == 1;
}

// The numbers are different and consecutive. The state is their set where there are few such sets; else an auxiliary
// variable is the lowest of them.
std::optional<Error> compile_consecutive(const Building& building, const Rule&, const Place& place) {
  Maker& maker = building.maker;
  const std::size_t values = values_of(building), length = place.cells.size();
  if (length > values) maker.network.is_impossible = true;
  if (length < 2 || length > values) return std::nullopt;
  maker.differ(place.cells);
  if (length == values) return std::nullopt;
  const std::int64_t lowest = building.kind.values.lowest;
  if (length > 11 || ((values - length + 2) << (length - 1)) > 2048) {
    const Variable start =
        maker.network.add_auxiliary(static_cast<unsigned>(values - length) + 1, static_cast<std::int32_t>(lowest));
    for (const Variable cell : place.cells)
      maker.relate(start, cell, [&](std::int64_t from, std::int64_t number) {
        return number >= from && number < from + static_cast<std::int64_t>(length);
      });
    return std::nullopt;
  }
  const std::size_t before = maker.network.sequences.size();
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) {
    const std::uint64_t set = state | std::uint64_t{1} << (number - lowest);
    return set == state || set >> std::countr_zero(set) >> length != 0 ? network::Automaton::refused : set;
  };
  auto error =
      follow(building, nullptr, place.cells, {'c', static_cast<std::int64_t>(length)}, step, network::accept_all);
  if (error || maker.network.sequences.size() == before) return error;
  auto& sets = maker.network.sequences.back().form.emplace<network::Network::Sequence::OneOf>().sets;
  for (std::size_t from = 0; from + length <= values; ++from)
    sets.push_back(network::all_values(static_cast<unsigned>(length)) << from);
  return std::nullopt;
}

bool holds_consecutive(const Finished& finished, const Rule&, const Place& place) {
  std::vector<std::int64_t> numbers;
  for (const Variable cell : place.cells) numbers.push_back(finished.number(cell));
  std::sort(numbers.begin(), numbers.end());
  for (std::size_t i = 1; i < numbers.size(); ++i)
    if (numbers[i] != numbers[i - 1] + 1) return false;
  return true;
}

template <class Allows>
std::optional<Error> relate_next(const Building& building, const Place& place, Allows allows) {
  for (std::size_t i = 1; i < place.cells.size(); ++i)
    building.maker.relate(place.cells[i - 1], place.cells[i], allows);
  return std::nullopt;
}

std::optional<Error> compile_increasing(const Building& building, const Rule&, const Place& place) {
  return relate_next(building, place, [](std::int64_t a, std::int64_t b) { return a < b; });
}
std::optional<Error> compile_decreasing(const Building& building, const Rule&, const Place& place) {
  return relate_next(building, place, [](std::int64_t a, std::int64_t b) { return a > b; });
}
std::optional<Error> compile_not_decreasing(const Building& building, const Rule&, const Place& place) {
  return relate_next(building, place, [](std::int64_t a, std::int64_t b) { return a <= b; });
}

bool holds_increasing(const Finished& finished, const Rule&, const Place& place) {
  for (std::size_t i = 1; i < place.cells.size(); ++i)
    if (finished.number(place.cells[i]) <= finished.number(place.cells[i - 1])) return false;
  return true;
}
bool holds_decreasing(const Finished& finished, const Rule&, const Place& place) {
  for (std::size_t i = 1; i < place.cells.size(); ++i)
    if (finished.number(place.cells[i]) >= finished.number(place.cells[i - 1])) return false;
  return true;
}
bool holds_not_decreasing(const Finished& finished, const Rule&, const Place& place) {
  for (std::size_t i = 1; i < place.cells.size(); ++i)
    if (finished.number(place.cells[i]) < finished.number(place.cells[i - 1])) return false;
  return true;
}

std::optional<Error> compile_own_size(const Building& building, const Rule& rule, const Place& place) {
  const std::uint64_t size = place.cells.size(), lowest = building.kind.values.lowest;
  Values values = ~rule.sets[0];
  if (size >= lowest && size - lowest < network::most_values) values |= Values{1} << (size - lowest);
  for (const Variable cell : place.cells) building.maker.allow(cell, values & network::all_values(values_of(building)));
  return std::nullopt;
}

bool holds_own_size(const Finished& finished, const Rule& rule, const Place& place) {
  return std::all_of(place.cells.begin(), place.cells.end(), [&](Variable cell) {
    return !finished.has(cell, rule.sets[0]) || finished.number(cell) == static_cast<std::int64_t>(place.cells.size());
  });
}

// Whether another cell of those around has a clue of this number.
bool has_clue_around(const Ground& ground, const Rule& rule, const Place& place, std::uint64_t number) {
  const auto around = rule.where == nullptr ? std::nullopt : rule.where->cells(ground, *place.cell);
  return around && std::any_of(around->begin(), around->end(), [&](Variable cell) {
           const Token* clue = clue_of_cell(ground.text, cell);
           return cell != *place.cell && clue != nullptr && number_of(clue->text) == number;
         });
}

std::optional<Error> compile_nowhere(const Building& building, const Rule& rule, const Place& place) {
  const std::uint64_t lowest = building.kind.values.lowest;
  const std::uint64_t number = *resolve(rule.amount.low, building.maker.text, place.number);
  if (number < lowest || number - lowest >= values_of(building) ||
      has_clue_around(building.ground, rule, place, number)) {
    building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  for (const Variable cell : place.cells)
    if (cell != *place.cell) building.maker.allow(cell, ~(Values{1} << (number - lowest)));
  return std::nullopt;
}

bool holds_nowhere(const Finished& finished, const Rule& rule, const Place& place) {
  const std::uint64_t number = *resolve(rule.amount.low, finished.ground.text, place.number);
  const std::uint64_t lowest = finished.kind.values.lowest;
  const std::uint64_t highest = lowest + finished.ground.values() - 1;
  if (number < lowest || number > highest || has_clue_around(finished.ground, rule, place, number)) return false;
  return std::none_of(place.cells.begin(), place.cells.end(), [&](Variable cell) {
    return cell != *place.cell && finished.number(cell) == static_cast<std::int64_t>(number);
  });
}

constexpr auto needs_numbers = CellValues::Form::numbers;
constexpr unsigned several = shape(Shape::board, Shape::cells, Shape::lines, Shape::clued);
constexpr unsigned in_order = shape(Shape::lines, Shape::clued);

constexpr Row number_table[] = {
    {.form = "different",
     .shapes = any_cells,
     .compile = compile_different,
     .holds = holds_different,
     .words = {"GROUP: WHERE have different values", "GROUP：WHERE 的值各不相同"},
     .takes_where = true},
    {.form = "different but SET",
     .shapes = any_cells,
     .compile = compile_different,
     .holds = holds_different,
     .words = {"GROUP: WHERE have different values, but SET may stand there again",
               "GROUP：WHERE 的值各不相同，SET 可以重复"},
     .takes_where = true},
    {.form = "all values",
     .shapes = any_cells,
     .compile = compile_all_values,
     .holds = holds_all_values,
     .words = {"GROUP: each value is somewhere in WHERE", "GROUP：WHERE 中每个值都出现"},
     .takes_where = true},
    {.form = "each value once",
     .shapes = any_cells,
     .compile = compile_each_once,
     .holds = holds_each_once,
     .words = {"GROUP: each value is once in WHERE", "GROUP：WHERE 中每个值恰好出现一次"},
     .takes_where = true},
    {.form = "1 to its size",
     .shapes = several,
     .compile = compile_to_size,
     .holds = holds_to_size,
     .words = {"GROUP has the numbers from 1 to its size", "GROUP填 1 到其格数的各数"},
     .values = needs_numbers,
     .is_bounded_by_cells = true},
    {.form = "SET is its size",
     .shapes = shape(Shape::cells),
     .compile = compile_own_size,
     .holds = holds_own_size,
     .words = {"GROUP: where one of its cells has SET, that is how many cells it has",
               "GROUP：其中的 SET 等于它的格数"},
     .values = needs_numbers},
    {.form = "QUANTITY nowhere",
     .shapes = shape(Shape::cell),
     .compile = compile_nowhere,
     .holds = holds_nowhere,
     .words = {"GROUP: the number is AMOUNT, one that cells may have, and stands nowhere else in WHERE",
               "GROUP：数AMOUNT，是格中可填的数，且不在WHERE的其他格中"},
     .takes_where = true,
     .values = needs_numbers},
    {.form = "sum AMOUNT",
     .shapes = any_cells,
     .compile = compile_sum,
     .holds = holds_sum,
     .words = {"GROUP: the sum of WHERE is AMOUNT", "GROUP：WHERE 之和AMOUNT"},
     .takes_where = true,
     .takes_condition = true,
     .values = needs_numbers},
    {.form = "product QUANTITY",
     .shapes = shape(Shape::cells, Shape::lines),
     .compile = compile_product,
     .holds = holds_product,
     .words = {"GROUP: the product of its numbers is AMOUNT", "GROUP：各数之积AMOUNT"},
     .values = CellValues::Form::numbers},
    {.form = "consecutive",
     .shapes = several,
     .compile = compile_consecutive,
     .holds = holds_consecutive,
     .words = {"GROUP: consecutive numbers, in any order", "GROUP：连续的数，顺序不限"},
     .values = needs_numbers},
    {.form = "increasing",
     .shapes = in_order,
     .compile = compile_increasing,
     .holds = holds_increasing,
     .words = {"GROUP: each number is larger than the one before", "GROUP：数逐个增大"},
     .values = needs_numbers,
     .is_directed = true},
    {.form = "decreasing",
     .shapes = in_order,
     .compile = compile_decreasing,
     .holds = holds_decreasing,
     .words = {"GROUP: each number is smaller than the one before", "GROUP：数逐个减小"},
     .values = needs_numbers,
     .is_directed = true},
    {.form = "never decreasing",
     .shapes = in_order,
     .compile = compile_not_decreasing,
     .holds = holds_not_decreasing,
     .words = {"GROUP: no number is smaller than the one before", "GROUP：数不减小"},
     .values = needs_numbers,
     .is_directed = true},
};

}  // namespace

std::span<const Row> number_rows() { return number_table; }

}  // namespace quadrille::grid::kinds
