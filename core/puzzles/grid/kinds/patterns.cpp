// What cells in order may not be.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// Bit i of the state says that the last i cells are the first i of the pattern.
std::optional<Error> forbid_in_line(const Building& building, const Cells& cells, const std::vector<Values>& pattern) {
  if (cells.size() < pattern.size()) return std::nullopt;
  std::vector<std::int64_t> key = {'p'};
  for (const Values values : pattern) key.push_back(static_cast<std::int64_t>(values));
  const int lowest = building.maker.network.domains[cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
    std::uint64_t next = 0;
    for (std::size_t length = 0; length < pattern.size(); ++length) {
      const bool has_begun = length == 0 || (state >> (length - 1) & 1) != 0;
      if (!has_begun || (pattern[length] >> (number - lowest) & 1) == 0) continue;
      if (length + 1 == pattern.size()) return network::Automaton::refused;
      next |= std::uint64_t{1} << length;
    }
    return next;
  };
  return follow(building, nullptr, cells, std::move(key), step, network::accept_all);
}

// As above; the highest bit says that all of the pattern was there.
std::optional<Error> forbid_behind(const Building& building, const Rule& rule, const Cells& cells) {
  constexpr std::uint64_t is_there = std::uint64_t{1} << 62;
  std::vector<std::int64_t> key = {'p' + 512, static_cast<std::int64_t>(rule.sets[0])};
  for (const Values values : rule.pattern) key.push_back(static_cast<std::int64_t>(values));
  const int lowest = building.maker.network.domains[cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
    if ((state & is_there) != 0)
      return (rule.sets[0] >> (number - lowest) & 1) != 0 ? network::Automaton::refused : state;
    std::uint64_t next = 0;
    for (std::size_t length = 0; length < rule.pattern.size(); ++length) {
      const bool has_begun = length == 0 || (state >> (length - 1) & 1) != 0;
      if (!has_begun || (rule.pattern[length] >> (number - lowest) & 1) == 0) continue;
      if (length + 1 == rule.pattern.size()) return is_there;
      next |= std::uint64_t{1} << length;
    }
    return next;
  };
  return follow(building, nullptr, cells, std::move(key), step, network::accept_all);
}

std::optional<Error> compile_behind(const Building& building, const Rule& rule, const Place& place) {
  for (Cells cells : building.ground.unbroken(place))
    for (int way = 0; way < 2; ++way, std::reverse(cells.begin(), cells.end()))
      if (auto error = forbid_behind(building, rule, cells)) return error;
  return std::nullopt;
}

bool is_pair(const Rule& rule) { return rule.groups[0].row->shape == Shape::pairs; }

std::optional<Error> compile_not(const Building& building, const Rule& rule, const Place& place) {
  const std::vector<Values>& pattern = rule.pattern;
  const auto forbid = [&](Variable one, Variable other) {
    const int lowest = building.maker.network.domains[one].lowest;
    building.maker.relate(one, other, [&](std::int64_t a, std::int64_t b) {
      return (pattern[0] >> (a - lowest) & 1) == 0 || (pattern[1] >> (b - lowest) & 1) == 0;
    });
  };
  for (const Cells& cells : building.ground.unbroken(place)) {
    for (std::size_t i = 1; pattern.size() == 2 && i < cells.size(); ++i) forbid(cells[i - 1], cells[i]);
    if (pattern.size() == 2) continue;
    if (auto error = forbid_in_line(building, cells, pattern)) return error;
  }
  if (is_pair(rule) && pattern[0] != pattern[1]) forbid(place.cells[1], place.cells[0]);
  return std::nullopt;
}

bool holds_not(const Finished& finished, const Rule& rule, const Place& place) {
  const std::size_t length = rule.pattern.size();
  const auto begins_at = [&](const Cells& cells, std::size_t start) {
    for (std::size_t i = 0; i < length; ++i)
      if (!finished.has(cells[start + i], rule.pattern[i])) return false;
    return true;
  };
  for (const Cells& cells : finished.ground.unbroken(place))
    for (std::size_t start = 0; start + length <= cells.size(); ++start)
      if (begins_at(cells, start)) return false;
  return !is_pair(rule) || !finished.has(place.cells[0], rule.pattern[1]) ||
         !finished.has(place.cells[1], rule.pattern[0]);
}

bool holds_behind(const Finished& finished, const Rule& rule, const Place& place) {
  const auto length = static_cast<std::ptrdiff_t>(rule.pattern.size());
  for (const Cells& cells : finished.ground.unbroken(place))
    for (const int step : {1, -1})
      for (std::ptrdiff_t start = 0; start < static_cast<std::ptrdiff_t>(cells.size()); ++start) {
        bool is_there = true;
        std::ptrdiff_t at = start;
        const auto is_inside = [&] { return at >= 0 && at < static_cast<std::ptrdiff_t>(cells.size()); };
        for (std::ptrdiff_t i = 0; i < length; ++i, at += step)
          is_there = is_there && is_inside() &&
                     finished.has(cells[static_cast<std::size_t>(at)], rule.pattern[static_cast<std::size_t>(i)]);
        for (; is_there && is_inside(); at += step)
          if (finished.has(cells[static_cast<std::size_t>(at)], rule.sets[0])) return false;
      }
  return true;
}

std::optional<Error> compile_no_run(const Building& building, const Rule& rule, const Place& place) {
  if (is_balanced(building, rule, place)) return std::nullopt;
  const std::uint64_t length = *resolve(rule.amount.low, building.maker.text, place.number);
  if (length == 0) building.maker.network.is_impossible = true;
  if (length == 0 || length > place.cells.size()) return std::nullopt;
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  const std::vector<std::int64_t> key = {'r', static_cast<std::int64_t>(rule.sets[0]),
                                         static_cast<std::int64_t>(length)};
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
    if ((rule.sets[0] >> (number - lowest) & 1) == 0) return 0;
    return state + 1 == length ? network::Automaton::refused : state + 1;
  };
  for (const Cells& cells : building.ground.unbroken(place))
    if (auto error = follow(building, place.clue, cells, key, step, network::accept_all)) return error;
  return std::nullopt;
}

bool holds_no_run(const Finished& finished, const Rule& rule, const Place& place) {
  const std::uint64_t length = *resolve(rule.amount.low, finished.ground.text, place.number);
  for (const Cells& cells : finished.ground.unbroken(place)) {
    std::uint64_t run = 0;
    for (const Variable cell : cells) {
      run = finished.has(cell, rule.sets[0]) ? run + 1 : 0;
      if (run >= length) return false;
    }
  }
  return length > 0;
}

// On the shortest straight lines through that number of regions, not all cells have a value of the set.
std::optional<Error> compile_regions_in_row(const Building& building, const Rule& rule, const Place& place) {
  const std::uint64_t regions = *resolve(rule.amount.low, building.maker.text, place.number);
  if (regions == 0) building.maker.network.is_impossible = true;
  for (const Cells& cells : building.ground.unbroken(place)) {
    std::vector<std::size_t> begins;  // of the parts of the line in one region each
    for (std::size_t at = 0; at < cells.size(); ++at)
      if (at == 0 || building.ground.region_of(cells[at]) != building.ground.region_of(cells[at - 1]))
        begins.push_back(at);
    for (std::size_t i = 0; regions > 0 && i + regions <= begins.size(); ++i) {
      if (regions == 1) {
        const std::size_t end = i + 1 < begins.size() ? begins[i + 1] : cells.size();
        for (std::size_t at = begins[i]; at < end; ++at) building.maker.count(Cells{cells[at]}, rule.sets[0], 0);
        continue;
      }
      const std::size_t from = begins[i + 1] - 1;
      const std::size_t to = begins[static_cast<std::size_t>(i + regions - 1)];
      const Cells line(cells.begin() + static_cast<std::ptrdiff_t>(from),
                       cells.begin() + static_cast<std::ptrdiff_t>(to) + 1);
      building.maker.count(line, rule.sets[0], 0, line.size() - 1);
    }
  }
  return std::nullopt;
}

bool holds_regions_in_row(const Finished& finished, const Rule& rule, const Place& place) {
  const std::uint64_t most = *resolve(rule.amount.low, finished.ground.text, place.number);
  for (const Cells& cells : finished.ground.unbroken(place)) {
    std::uint64_t regions = 0;
    std::optional<std::size_t> last;
    for (const Variable cell : cells) {
      const auto region = finished.ground.region_of(cell);
      if (!finished.has(cell, rule.sets[0])) {
        regions = 0;
      } else if (regions == 0 || region != last) {
        ++regions;
      }
      last = region;
      if (regions >= most) return false;
    }
  }
  return most > 0;
}

constexpr unsigned ordered = shape(Shape::lines, Shape::clued);

constexpr Row pattern_table[] = {
    {.form = "not PATTERN",
     .shapes = shape(Shape::lines, Shape::clued, Shape::pairs),
     .compile = compile_not,
     .holds = holds_not,
     .words = {"GROUP: nowhere PATTERN side by side", "GROUP：不得依次出现 PATTERN"},
     .is_directed = true},
    {.form = "no SET behind PATTERN",
     .shapes = ordered,
     .compile = compile_behind,
     .holds = holds_behind,
     .words = {"GROUP: where PATTERN stand side by side, in either direction, no cell beyond them has SET",
               "GROUP：依次出现 PATTERN 之后（两个方向）不再有 SET"}},
    {.form = "no QUANTITY SET in a row",
     .shapes = ordered,
     .compile = compile_no_run,
     .holds = holds_no_run,
     .words = {"GROUP: nowhere AMOUNT cells in a row with SET", "GROUP：SET 不得AMOUNT格相连"}},
    {.form = "no SET in QUANTITY regions in a row",
     .shapes = ordered,
     .compile = compile_regions_in_row,
     .holds = holds_regions_in_row,
     .words = {"GROUP: no cells in a row with SET are in AMOUNT regions", "GROUP：相连的 SET 经过的区域不得AMOUNT个"},
     .needs_regions = true},
};

}  // namespace

std::span<const Row> pattern_rows() { return pattern_table; }

}  // namespace quadrille::grid::kinds
