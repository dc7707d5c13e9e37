// The runs of a line that its clues list.
#include <algorithm>
#include <map>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

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
  return follow(building, &place.clues->front(), place.cells, std::move(key), step,
                [&](std::uint64_t state) { return state + 2 >= picture.size(); });
}

// The lengths that are still to come, each as often as it is, in a number with a digit a length; and 1024 times that,
// the run so far.
class AnyOrder {
 public:
  explicit AnyOrder(const std::vector<std::uint64_t>& runs) : lengths_(runs) {
    std::sort(lengths_.begin(), lengths_.end());
    std::vector<std::uint64_t> different = lengths_;
    different.erase(std::unique(different.begin(), different.end()), different.end());
    std::uint64_t weight = 1;
    for (const std::uint64_t length : different) {
      const auto times = static_cast<std::uint64_t>(std::count(lengths_.begin(), lengths_.end(), length));
      digits_.push_back({length, weight, times + 1});
      start_ += weight * times;
      weight *= times + 1;
    }
  }

  std::uint64_t start() const { return start_ << 10; }
  const std::vector<std::uint64_t>& lengths() const { return lengths_; }
  /// Behind the run so far; refused if there is no such length.
  std::uint64_t end_run(std::uint64_t state) const {
    const std::uint64_t run = state & 1023, left = state >> 10;
    if (run == 0) return state;
    for (const auto& [length, weight, radix] : digits_)
      if (length == run && left / weight % radix > 0) return (left - weight) << 10;
    return network::Automaton::refused;
  }
  std::uint64_t go_on(std::uint64_t state) const {
    return (state & 1023) == (lengths_.empty() ? 0 : lengths_.back()) ? network::Automaton::refused : state + 1;
  }

 private:
  struct Digit {
    std::uint64_t length, weight, radix;
  };
  std::vector<std::uint64_t> lengths_;
  std::vector<Digit> digits_;
  std::uint64_t start_ = 0;
};

std::optional<Error> compile_runs_in_any_order(const Building& building, const Rule& rule, const Place& place) {
  std::vector<std::uint64_t> runs;
  if (!has_clues(place)) return std::nullopt;
  if (auto error = read_runs(*place.clues, runs)) return error;
  std::uint64_t needed = 0;
  for (const std::uint64_t run : runs) needed += std::min<std::uint64_t>(run, most_side);
  if (needed > place.cells.size()) building.maker.network.is_impossible = true;
  if (needed > place.cells.size() || place.cells.empty()) return std::nullopt;
  const AnyOrder order(runs);
  std::vector<std::int64_t> key = {'y', static_cast<std::int64_t>(rule.sets[0])};
  for (const std::uint64_t run : order.lengths()) key.push_back(static_cast<std::int64_t>(run));
  std::vector<bool> has_wall_before(place.cells.size());
  std::size_t before = 0;
  for (const Cells& part : building.ground.unbroken(place)) {
    has_wall_before[before] = before > 0;
    key.push_back(-static_cast<std::int64_t>(before));
    before += part.size();
  }
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    const bool is_on = (rule.sets[0] >> (number - lowest) & 1) != 0;
    if (has_wall_before[position]) state = order.end_run(state);
    if (state == network::Automaton::refused) return state;
    return is_on ? order.go_on(state) : order.end_run(state);
  };
  return follow(
      building, &place.clues->front(), place.cells, std::move(key), step,
      [&](std::uint64_t state) { return order.end_run(state) == 0; }, order.start());
}

// The lengths of the runs of a finished line.
std::vector<std::uint64_t> runs_of(const Finished& finished, const Rule& rule, const Place& place) {
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
  return found;
}

bool holds_runs(const Finished& finished, const Rule& rule, const Place& place) {
  if (!has_clues(place)) return true;
  const std::vector<std::uint64_t> found = runs_of(finished, rule, place);
  std::size_t at = 0;
  for (const Token& token : *place.clues) {
    if (whole_number(token.text) == 0u) continue;
    if (at == found.size() || whole_number(token.text) != found[at]) return false;
    ++at;
  }
  return at == found.size();
}

bool holds_runs_in_any_order(const Finished& finished, const Rule& rule, const Place& place) {
  if (!has_clues(place)) return true;
  std::vector<std::uint64_t> found = runs_of(finished, rule, place);
  for (const Token& token : *place.clues) {
    if (whole_number(token.text) == 0u) continue;
    const auto at = std::find(found.begin(), found.end(), whole_number(token.text));
    if (at == found.end()) return false;
    found.erase(at);
  }
  return found.empty();
}

// The state: the run so far, and 1024 times the one before it.
std::optional<Error> compile_unlike_runs(const Building& building, const Rule& rule, const Place& place) {
  const std::vector<std::int64_t> key = {'z' + 256, static_cast<std::int64_t>(rule.sets[0])};
  const auto is_right = [](std::uint64_t state) { return state == 0 || state >> 10 != (state & 1023); };
  for (const Cells& cells : building.ground.unbroken(place)) {
    const int lowest = building.maker.network.domains[cells[0]].lowest;
    const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
      if ((rule.sets[0] >> (number - lowest) & 1) != 0) return state + 1;
      if ((state & 1023) == 0) return state;
      return is_right(state) ? (state & 1023) << 10 : network::Automaton::refused;
    };
    if (auto error = follow(building, nullptr, cells, key, step, is_right)) return error;
  }
  return std::nullopt;
}

bool holds_unlike_runs(const Finished& finished, const Rule& rule, const Place& place) {
  for (const Cells& cells : finished.ground.unbroken(place)) {
    const std::vector<std::uint64_t> runs = runs_of(finished, rule, {cells});
    if (std::adjacent_find(runs.begin(), runs.end()) != runs.end()) return false;
  }
  return true;
}

// Clues of runs, where `?` is a run of any length and `*` any runs, or none. A position is the clue that comes next, or
// is being read, times 256, and how far its run has come; behind a run of `?` or `*` that is 1.
class RunsOrStars {
 public:
  using Positions = std::vector<std::size_t>;  // in order, each once
  static constexpr std::uint64_t any_run = ~std::uint64_t{0}, any_runs = any_run - 1;

  std::optional<Error> read(const std::vector<Token>& tokens) {
    for (const Token& token : tokens) {
      const auto length = whole_number(token.text);
      if (token.text != "?" && token.text != "*" && (!length || *length > most_side))
        return error_at(token, quote(token.text) + " is no length of a run, and neither ? nor *");
      if (length == 0) continue;
      clues_.push_back(token.text == "?" ? any_run : token.text == "*" ? any_runs : *length);
    }
    return std::nullopt;
  }
  const std::vector<std::uint64_t>& clues() const { return clues_; }

  Positions start() const { return with_skipped({0}); }
  Positions after(const Positions& before, bool is_on) const {
    Positions next;
    for (const std::size_t at : before) {
      const std::size_t clue = at / 256, length = at % 256;
      if (is_on) {
        if (clue == clues_.size()) continue;
        const bool is_known = clues_[clue] < any_runs;
        if (!is_known || length < clues_[clue]) next.push_back(clue * 256 + (is_known ? length + 1 : 1));
      } else if (length == 0 || clues_[clue] == any_runs) {
        next.push_back(clue * 256);
      } else if (clues_[clue] == any_run || clues_[clue] == length) {
        next.push_back((clue + 1) * 256);
      }
    }
    return with_skipped(std::move(next));
  }
  bool accepts(const Positions& positions) const {
    const Positions end = after(positions, false);
    return !end.empty() && end.back() == clues_.size() * 256;
  }

 private:
  Positions with_skipped(Positions positions) const {
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const std::size_t at = positions[i], clue = at / 256;
      if (at % 256 == 0 && clue < clues_.size() && clues_[clue] == any_runs) positions.push_back((clue + 1) * 256);
    }
    std::sort(positions.begin(), positions.end());
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
    return positions;
  }

  std::vector<std::uint64_t> clues_;
};

// The states: sets of positions, numbered as they are met.
std::optional<Error> compile_runs_or_stars(const Building& building, const Rule& rule, const Place& place) {
  RunsOrStars runs;
  if (!has_clues(place)) return std::nullopt;
  if (auto error = runs.read(*place.clues)) return error;
  std::map<RunsOrStars::Positions, std::uint64_t> number_of = {{runs.start(), 0}};
  std::vector<RunsOrStars::Positions> positions = {runs.start()};
  std::vector<bool> has_wall_before;
  Cells cells;
  std::vector<std::int64_t> key = {'n' + 256, static_cast<std::int64_t>(rule.sets[0])};
  for (const std::uint64_t clue : runs.clues()) key.push_back(static_cast<std::int64_t>(clue));
  for (const Cells& part : building.ground.unbroken(place)) {
    if (!cells.empty()) key.push_back(-256 - static_cast<std::int64_t>(cells.size()));
    for (const Variable cell : part)
      has_wall_before.push_back(cell == part[0] && !cells.empty()), cells.push_back(cell);
  }
  if (cells.empty()) {
    building.maker.network.is_impossible |= !runs.accepts(runs.start());
    return std::nullopt;
  }
  const int lowest = building.maker.network.domains[cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    RunsOrStars::Positions at = positions[static_cast<std::size_t>(state)];
    if (has_wall_before[position]) at = runs.after(at, false);
    at = runs.after(at, (rule.sets[0] >> (number - lowest) & 1) != 0);
    if (at.empty()) return network::Automaton::refused;
    const auto [known, is_new] = number_of.emplace(at, positions.size());
    if (is_new) positions.push_back(std::move(at));
    return known->second;
  };
  return follow(building, nullptr, cells, std::move(key), step,
                [&](std::uint64_t state) { return runs.accepts(positions[static_cast<std::size_t>(state)]); });
}

// Whether the runs fit the clues: where one does not, the last `*` before it takes one run more.
bool do_fit(const std::vector<std::uint64_t>& runs, std::vector<Token> clues) {
  std::erase_if(clues, [](const Token& clue) { return whole_number(clue.text) == 0; });
  std::size_t clue = 0, behind_star = 0, first = 0;
  for (std::size_t run = 0; run < runs.size();) {
    const bool is_star = clue < clues.size() && clues[clue].text == "*";
    if (is_star) {
      behind_star = ++clue, first = run;
    } else if (clue < clues.size() && (clues[clue].text == "?" || whole_number(clues[clue].text) == runs[run])) {
      ++run, ++clue;
    } else if (behind_star > 0) {
      clue = behind_star, run = ++first;
    } else {
      return false;
    }
  }
  while (clue < clues.size() && clues[clue].text == "*") ++clue;
  return clue == clues.size();
}

bool holds_runs_or_stars(const Finished& finished, const Rule& rule, const Place& place) {
  std::vector<std::uint64_t> runs;
  for (const Cells& part : finished.ground.unbroken(place)) {
    bool goes_on = false;
    for (const Variable cell : part) {
      const bool is_on = finished.has(cell, rule.sets[0]);
      if (is_on && !goes_on) runs.push_back(0);
      if (is_on) ++runs.back();
      goes_on = is_on;
    }
  }
  return !has_clues(place) || do_fit(runs, *place.clues);
}

constexpr Row run_table[] = {
    {.form = "runs of SET fit its clues",
     .shapes = shape(Shape::lines),
     .compile = compile_runs_or_stars,
     .holds = holds_runs_or_stars,
     .words =
         {"GROUP: its clues are the lengths of the runs of SET, in order, where ? is any length and * any runs or none",
          "GROUP：提示依次为各段 SET 的长度，? 为任意长度，* 为任意多段（可无）"},
     .is_directed = true,
     .needs_runs = true},
    {.form = "runs of SET are its clues",
     .shapes = shape(Shape::lines),
     .compile = compile_runs,
     .holds = holds_runs,
     .words = {"GROUP: its clues are the lengths of its runs of SET, in order", "GROUP：提示依次是连续 SET 的长度"},
     .needs_runs = true},
    {.form = "runs of SET are its clues in any order",
     .shapes = shape(Shape::lines),
     .compile = compile_runs_in_any_order,
     .holds = holds_runs_in_any_order,
     .words = {"GROUP: its clues are the lengths of its runs of SET, in any order",
               "GROUP：提示是各段连续 SET 的长度，顺序不限"},
     .needs_runs = true},
    {.form = "runs of SET differ in length from the next one",
     .shapes = shape(Shape::lines, Shape::clued),
     .compile = compile_unlike_runs,
     .holds = holds_unlike_runs,
     .words = {"GROUP: no run of SET is as long as the next one", "GROUP：连续 SET 的每段与下一段长度不同"}},
};

}  // namespace

std::span<const Row> run_rows() { return run_table; }

}  // namespace quadrille::grid::kinds
