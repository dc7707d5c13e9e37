// The sums of the runs of a line that its clues list.
#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

constexpr std::uint64_t any_sum = 1023, most_sum = 1000;  // a sum that the clue does not say, and the largest clue

std::optional<Error> read_sums(const std::vector<Token>& tokens, std::vector<std::uint64_t>& sums) {
  for (const Token& token : tokens) {
    const auto sum = whole_number(token.text);
    if (!sum && token.text != "?") return error_at(token, quote(token.text) + " is no sum of a run, and not ?");
    if (sum && *sum > most_sum) return error_at(token, quote(token.text) + " is too large for a sum: at most 1000");
    sums.push_back(sum.value_or(any_sum));
  }
  return std::nullopt;
}

// The state: twice the runs that have begun, and 1 within a run; times 1024, and the sum of that run so far. A wall
// before a cell ends a run.
std::optional<Error> compile_sums(const Building& building, const Rule& rule, const Place& place) {
  std::vector<std::uint64_t> sums;
  if (place.clues == nullptr || place.clues->empty() || place.clues->front().is_blank()) return std::nullopt;
  if (auto error = read_sums(*place.clues, sums)) return error;
  if (place.cells.empty()) {
    building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  std::vector<std::int64_t> key = {'n' + 512, static_cast<std::int64_t>(rule.sets[0])};
  for (const std::uint64_t sum : sums) key.push_back(static_cast<std::int64_t>(sum));
  std::vector<bool> has_wall_before(place.cells.size());
  std::size_t before = 0;
  for (const Cells& part : building.ground.unbroken(place)) {
    has_wall_before[before] = before > 0;
    if (before > 0) key.push_back(-static_cast<std::int64_t>(before));
    before += part.size();
  }
  const auto is_right = [&](std::uint64_t state) {
    const std::uint64_t sum = sums[static_cast<std::size_t>(state / 2048 - 1)];
    return sum == any_sum || sum == state % 1024;
  };
  const auto is_within = [](std::uint64_t state) { return state / 1024 % 2 == 1; };
  const auto behind = [&](std::uint64_t state) { return state / 2048 * 2048; };
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    const bool is_on = (rule.sets[0] >> (number - lowest) & 1) != 0;
    if (is_within(state) && (!is_on || has_wall_before[position])) {
      if (!is_right(state)) return network::Automaton::refused;
      state = behind(state);
    }
    if (!is_on) return state;
    if (!is_within(state)) state += 3 * 1024;
    const std::uint64_t run = state / 2048;
    if (run > sums.size()) return network::Automaton::refused;
    if (sums[static_cast<std::size_t>(run - 1)] == any_sum) return state;
    const std::uint64_t sum = state % 1024 + static_cast<std::uint64_t>(number);
    return sum > sums[static_cast<std::size_t>(run - 1)] ? network::Automaton::refused
                                                         : state + static_cast<std::uint64_t>(number);
  };
  return follow(building, &place.clues->front(), place.cells, std::move(key), step, [&](std::uint64_t state) {
    return state / 2048 == sums.size() && (!is_within(state) || is_right(state));
  });
}

bool holds_sums(const Finished& finished, const Rule& rule, const Place& place) {
  if (place.clues == nullptr || place.clues->empty() || place.clues->front().is_blank()) return true;
  std::vector<std::int64_t> found;
  for (const Cells& cells : finished.ground.unbroken(place)) {
    bool goes_on = false;
    for (const Variable cell : cells) {
      const bool is_on = finished.has(cell, rule.sets[0]);
      if (is_on && !goes_on) found.push_back(0);
      if (is_on) found.back() += finished.number(cell);
      goes_on = is_on;
    }
  }
  if (found.size() != place.clues->size()) return false;
  for (std::size_t run = 0; run < found.size(); ++run) {
    const Token& clue = (*place.clues)[run];
    if (clue.text != "?" && whole_number(clue.text) != static_cast<std::uint64_t>(found[run])) return false;
  }
  return true;
}

constexpr Row run_sum_table[] = {
    {.form = "sums of runs of SET are its clues",
     .shapes = shape(Shape::lines),
     .compile = compile_sums,
     .holds = holds_sums,
     .words = {"GROUP: the sums of its runs of SET are its clues, in order", "GROUP：各段 SET 之和依次为提示数"},
     .values = CellValues::Form::numbers,
     .is_directed = true,
     .needs_runs = true},
};

}  // namespace

std::span<const Row> run_sum_rows() { return run_sum_table; }

}  // namespace quadrille::grid::kinds
