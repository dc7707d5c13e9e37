// Lines of two values that are equally often there and never three in a row, and lines that differ from each other.
#include <algorithm>

#include "core/network/compile/line_order.hpp"
#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

bool is_balanced(const Building& building, const Rule& rule, const Place& place) {
  if (building.ground.values() != 2 || building.ground.unbroken(place).size() != 1) return false;
  bool is_even = false;
  Values three = 0;
  for (const Rule& other : building.kind.rules) {
    if (other.line != rule.line) continue;
    is_even |= other.row->form == "as many SET as SET" && (other.sets[0] ^ other.sets[1]) == 3;
    if (other.row->form == "no QUANTITY SET in a row" && other.amount.low.number == 3) three |= other.sets[0];
  }
  return is_even && three == 3;
}

std::optional<Error> compile_balanced(const Building& building, const Place& place) {
  const std::uint64_t half = place.cells.size() / 2;
  if (place.cells.size() % 2 != 0) {
    building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  // The state: how many of the second value there were, the last value and whether it stood there twice.
  constexpr std::uint64_t none = 2;
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    const auto value = static_cast<std::uint64_t>(number - lowest);
    const std::uint64_t ones = (state >> 3) + value, last = state & 3, is_twice = state >> 2 & 1;
    if (ones > half || position + 1 - ones > half || (value == last && is_twice != 0))
      return network::Automaton::refused;
    return ones << 3 | (value == last ? 4u : 0u) | value;
  };
  return follow(
      building, nullptr, place.cells, {'b' + 256}, step, [&](std::uint64_t state) { return state >> 3 == half; }, none);
}

namespace {

// Two lines without walls, or with walls at the same places.
std::vector<std::pair<Cells, Cells>> pairs_of_lines(const Ground& ground) {
  const std::vector<Cells> lines = lines_of(ground.text);
  std::vector<std::pair<Cells, Cells>> pairs;
  for (std::size_t i = 0; i < lines.size(); ++i)
    for (std::size_t j = i + 1; j < (i < ground.text.rows ? ground.text.rows : lines.size()); ++j)
      if (std::equal(lines[i].begin(), lines[i].end(), lines[j].begin(),
                     [&](Variable a, Variable b) { return ground.is_wall(a) == ground.is_wall(b); }))
        pairs.emplace_back(ground.present(lines[i]), ground.present(lines[j]));
  return pairs;
}

std::optional<Error> compile_unlike_lines(const Building& building, const Rule&, const Place&) {
  for (const auto& [one, other] : pairs_of_lines(building.ground)) {
    if (one.empty()) building.maker.network.is_impossible = true;
    if (one.empty() || network::is_too_large(building.maker.network)) return std::nullopt;
    (void)network::add_unequal(building.maker.network, one, other);  // it has three states
  }
  return std::nullopt;
}

bool holds_unlike_lines(const Finished& finished, const Rule&, const Place&) {
  const Text& text = finished.ground.text;
  const auto shown = [&](std::size_t cell) { return finished.ground.is_wall(cell) ? 0 : finished.answer[cell]; };
  const auto is_same = [&](std::size_t one, std::size_t other, std::size_t step, std::size_t length) {
    for (std::size_t at = 0; at < length; ++at)
      if (shown(one + at * step) != shown(other + at * step)) return false;
    return true;
  };
  for (std::size_t a = 0; a < text.rows; ++a)
    for (std::size_t b = 0; b < a; ++b)
      if (is_same(a * text.columns, b * text.columns, 1, text.columns)) return false;
  for (std::size_t a = 0; a < text.columns; ++a)
    for (std::size_t b = 0; b < a; ++b)
      if (is_same(a, b, text.columns, text.rows)) return false;
  return true;
}

constexpr Row balance_table[] = {
    {.form = "lines differ",
     .shapes = shape(Shape::board),
     .compile = compile_unlike_lines,
     .holds = holds_unlike_lines,
     .words = {"GROUP: no two rows are equal, and no two columns", "GROUP：任意两行不同，任意两列不同"}},
};

}  // namespace

std::span<const Row> balance_rows() { return balance_table; }

}  // namespace quadrille::grid::kinds
