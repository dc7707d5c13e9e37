// What cells in order may not be, and the runs that a line's clues list.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// A bit of the state says that so many cells before have been as the pattern begins.
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
  return building.maker.follow(nullptr, cells, std::move(key), step, network::accept_all);
}

bool is_pair(const Rule& rule) { return rule.groups[0].row->shape == Shape::pairs; }

std::optional<Error> compile_not(const Building& building, const Rule& rule, const Place& place) {
  for (const Cells& cells : is_pair(rule) ? std::vector<Cells>() : building.ground.unbroken(place))
    if (auto error = forbid_in_line(building, cells, rule.pattern)) return error;
  if (!is_pair(rule)) return std::nullopt;
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  const auto is = [&](std::size_t position, std::int64_t number) {
    return (rule.pattern[position] >> (number - lowest) & 1) != 0;
  };
  building.maker.relate(place.cells[0], place.cells[1], [&](std::int64_t a, std::int64_t b) {
    return !(is(0, a) && is(1, b)) && !(is(0, b) && is(1, a));
  });
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

std::optional<Error> compile_no_run(const Building& building, const Rule& rule, const Place& place) {
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
    if (auto error = building.maker.follow(place.clue, cells, key, step, network::accept_all)) return error;
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

bool has_clues(const Place& place) {
  return place.clues != nullptr && !place.clues->empty() && !place.clues->front().is_blank();
}

// The lengths of runs, without 0; an error at a token that is no number.
std::optional<Error> read_runs(const std::vector<Token>& tokens, std::vector<std::uint64_t>& runs) {
  for (const Token& token : tokens) {
    const auto length = whole_number(token.text);
    if (!length) return error_at(token, quote(token.text) + " is no length of a run");
    if (*length > 0) runs.push_back(*length);
  }
  return std::nullopt;
}

// State s: the cells so far are the first s of the picture, where blanks before its first run, between runs and behind
// the last one may have been read more often. A wall before a cell is a blank.
std::optional<Error> compile_runs(const Building& building, const Rule& rule, const Place& place) {
  std::vector<std::uint64_t> runs;
  if (!has_clues(place)) return std::nullopt;
  if (auto error = read_runs(*place.clues, runs)) return error;
  std::uint64_t needed = runs.empty() ? 0 : runs.size() - 1;
  std::vector<std::int64_t> key = {'n', static_cast<std::int64_t>(rule.sets[0])};
  for (const std::uint64_t run : runs) {
    needed = std::min<std::uint64_t>(needed + run, most_side + 1);
    key.push_back(static_cast<std::int64_t>(run));
  }
  const std::vector<Cells> parts = building.ground.unbroken(place);
  if (parts.empty() ? needed > 0 : needed > place.cells.size() + parts.size() - 1) {  // a wall is a blank
    building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  if (place.cells.empty()) return std::nullopt;
  std::vector<bool> picture = {false};
  for (const std::uint64_t run : runs) {
    picture.insert(picture.end(), static_cast<std::size_t>(run), true);
    picture.push_back(false);
  }
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  std::vector<bool> has_wall_before(place.cells.size());
  std::size_t before = 0;
  for (const Cells& part : parts) {
    has_wall_before[before] = before > 0;
    if (before > 0) key.push_back(-static_cast<std::int64_t>(before));
    before += part.size();
  }
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    auto at = static_cast<std::size_t>(state);
    if (has_wall_before[position] && picture[at] && picture[at + 1]) return network::Automaton::refused;
    if (has_wall_before[position] && picture[at]) ++at;
    const bool is_on = (rule.sets[0] >> (number - lowest) & 1) != 0;
    if (!is_on && !picture[at]) return at;
    return at + 1 < picture.size() && picture[at + 1] == is_on ? at + 1 : network::Automaton::refused;
  };
  return building.maker.follow(&place.clues->front(), place.cells, std::move(key), step,
                               [&](std::uint64_t state) { return state + 2 >= picture.size(); });
}

bool holds_runs(const Finished& finished, const Rule& rule, const Place& place) {
  if (!has_clues(place)) return true;
  std::vector<std::uint64_t> found;
  for (const Cells& cells : finished.ground.unbroken(place)) {
    bool goes_on = false;
    for (const Variable cell : cells) {
      const bool is_on = finished.has(cell, rule.sets[0]);
      if (is_on && !goes_on) found.push_back(0);
      if (is_on) ++found.back();
      goes_on = is_on;
    }
  }
  std::size_t at = 0;
  for (const Token& token : *place.clues) {
    if (whole_number(token.text) == 0u) continue;
    if (at == found.size() || whole_number(token.text) != found[at]) return false;
    ++at;
  }
  return at == found.size();
}

constexpr unsigned ordered = shape(Shape::lines, Shape::clued);

constexpr Row pattern_table[] = {
    {.form = "not PATTERN",
     .shapes = shape(Shape::lines, Shape::clued, Shape::pairs),
     .compile = compile_not,
     .holds = holds_not,
     .words = {"GROUP: nowhere PATTERN side by side", "GROUP：不得依次出现 PATTERN"},
     .is_directed = true},
    {.form = "no QUANTITY SET in a row",
     .shapes = ordered,
     .compile = compile_no_run,
     .holds = holds_no_run,
     .words = {"GROUP: nowhere AMOUNT cells in a row with SET", "GROUP：SET 不得AMOUNT格相连"}},
    {.form = "runs of SET are its clues",
     .shapes = shape(Shape::lines),
     .compile = compile_runs,
     .holds = holds_runs,
     .words = {"GROUP: its clues are the lengths of its runs of SET, in order", "GROUP：提示依次是连续 SET 的长度"},
     .needs_runs = true},
};

}  // namespace

std::span<const Row> pattern_rows() { return pattern_table; }

}  // namespace quadrille::grid::kinds
