// Values in a line between which others are passed over: what adds up between two, and what comes twice.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// The state: 0 before the first cell of the set, else 1, 2 behind another one, and behind that the sum up to the last
// one and the sum so far, each at most one more than the number.
std::optional<Error> compile_sum_between(const Building& building, const Rule& rule, const Place& place) {
  const std::uint64_t number = *resolve(rule.amount.low, building.maker.text, place.number);
  const auto lowest = static_cast<std::int64_t>(building.kind.values.lowest);
  const std::uint64_t highest = building.kind.values.lowest + building.ground.values() - 1;
  if (place.cells.size() < 2 || number > highest * place.cells.size()) {
    building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  const std::uint64_t radix = number + 2;
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t value) -> std::uint64_t {
    const bool is_in = (rule.sets[0] >> (value - lowest) & 1) != 0;
    if (state == 0) return is_in ? 1 : 0;
    const std::uint64_t before = state / 4 / radix, sum = state / 4 % radix;
    if (is_in && sum > number) return network::Automaton::refused;
    const std::uint64_t next = std::min(sum + static_cast<std::uint64_t>(value), number + 1);
    return ((is_in ? sum : before) * radix + next) * 4 + (is_in ? 2 : state % 4);
  };
  const std::vector<std::int64_t> key = {'s' + 512, static_cast<std::int64_t>(rule.sets[0]),
                                         static_cast<std::int64_t>(number)};
  return follow(building, place.clue, place.cells, key, step,
                [&](std::uint64_t state) { return state % 4 == 2 && state / 4 / radix == number; });
}

bool holds_sum_between(const Finished& finished, const Rule& rule, const Place& place) {
  const auto is_in = [&](Variable cell) { return finished.has(cell, rule.sets[0]); };
  const auto first = std::find_if(place.cells.begin(), place.cells.end(), is_in);
  const auto last = std::find_if(place.cells.rbegin(), place.cells.rend(), is_in).base();
  if (last - first < 2) return false;
  std::uint64_t sum = 0;
  for (auto at = first + 1; at + 1 < last; ++at) sum += static_cast<std::uint64_t>(finished.number(*at));
  return sum == resolve(rule.amount.low, finished.ground.text, place.number);
}

// The state: 0, or 1 and the last value that was not of the set.
std::optional<Error> compile_no_pair(const Building& building, const Rule& rule, const Place& place) {
  const std::vector<std::int64_t> key = {'t' + 256, static_cast<std::int64_t>(rule.sets[0])};
  for (const Cells& cells : building.ground.unbroken(place)) {
    const int lowest = building.maker.network.domains[cells[0]].lowest;
    const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
      const auto value = static_cast<std::uint64_t>(number - lowest);
      if ((rule.sets[0] >> value & 1) != 0) return state;
      return state == value + 1 ? network::Automaton::refused : value + 1;
    };
    if (auto error = follow(building, nullptr, cells, key, step, network::accept_all)) return error;
  }
  return std::nullopt;
}

bool holds_no_pair(const Finished& finished, const Rule& rule, const Place& place) {
  for (Cells cells : finished.ground.unbroken(place)) {
    std::erase_if(cells, [&](Variable cell) { return finished.has(cell, rule.sets[0]); });
    const auto are_equal = [&](Variable a, Variable b) { return finished.answer[a] == finished.answer[b]; };
    if (std::adjacent_find(cells.begin(), cells.end(), are_equal) != cells.end()) return false;
  }
  return true;
}

// The state: how many cells ago the last one of the set was, 0 if there was none; and behind that, how far that was
// from the one before it, 0 if there was none.
std::optional<Error> compile_spacing(const Building& building, const Rule& rule, const Place& place) {
  const std::vector<std::int64_t> key = {'p' + 256, static_cast<std::int64_t>(rule.sets[0])};
  for (const Cells& cells : building.ground.unbroken(place)) {
    const int lowest = building.maker.network.domains[cells[0]].lowest;
    const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
      const std::uint64_t since = state % 256, before = state / 256;
      if ((rule.sets[0] >> (number - lowest) & 1) == 0) return since == 0 ? 0 : before * 256 + since + 1;
      if (since != 0 && since == before) return network::Automaton::refused;
      return since * 256 + 1;
    };
    if (auto error = follow(building, nullptr, cells, key, step, network::accept_all)) return error;
  }
  return std::nullopt;
}

bool holds_spacing(const Finished& finished, const Rule& rule, const Place& place) {
  for (const Cells& cells : finished.ground.unbroken(place)) {
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at < cells.size(); ++at)
      if (finished.has(cells[at], rule.sets[0])) places.push_back(at);
    for (std::size_t i = 2; i < places.size(); ++i)
      if (places[i] + places[i - 2] == 2 * places[i - 1]) return false;
  }
  return true;
}

constexpr Row passing_table[] = {
    {.form = "no three SET one after the other equally spaced",
     .shapes = shape(Shape::lines, Shape::clued),
     .compile = compile_spacing,
     .holds = holds_spacing,
     .words = {"GROUP: no three SET, with no other SET between, are equally far apart",
               "GROUP：没有依次三个 SET 间距相等"}},
    {.form = "sum between SET is QUANTITY",
     .shapes = shape(Shape::lines, Shape::clued),
     .compile = compile_sum_between,
     .holds = holds_sum_between,
     .words = {"GROUP: the sum of the numbers between the first SET and the last one is AMOUNT",
               "GROUP：首末两个 SET 之间各数之和AMOUNT"},
     .values = CellValues::Form::numbers},
    {.form = "no value twice in a row passing over SET",
     .shapes = shape(Shape::lines, Shape::clued),
     .compile = compile_no_pair,
     .holds = holds_no_pair,
     .words = {"GROUP: no value comes twice in a row, where SET is passed over",
               "GROUP：跳过 SET，没有连续两个相同的值"}},
};

}  // namespace

std::span<const Row> passing_rows() { return passing_table; }

}  // namespace quadrille::grid::kinds
