// The runs of cells around a cell that its clue lists.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/ring.hpp"

namespace quadrille::grid::kinds {

namespace {

// Whether the runs are what a clue says, whose `?` are any length; a `?` alone may also be none, as on puzz.link.
bool are_runs(std::string_view clue, std::string runs) {
  if (clue.size() != runs.size()) return false;
  return std::all_of(clue.begin(), clue.end(), [&](char length) {
    const std::size_t at = length == '?' ? 0 : runs.find(length);
    if (length != '?' && at == std::string::npos) return false;
    if (length != '?') runs[at] = ' ';
    return true;
  });
}

std::optional<Error> compile_ring(const Building& building, const Rule& rule, const Place& place) {
  if (place.clue == nullptr) return std::nullopt;
  const std::string& clue = place.clue->text;
  bool is_possible = false;
  for (unsigned circle = 0; circle < 256; ++circle) is_possible |= are_runs(clue, grid::runs_of(circle));
  const int lowest = building.maker.network.domains[*place.cell].lowest;
  Cells cells;
  std::vector<unsigned> bits;  // by position: the bit in the circle
  std::vector<std::int64_t> key = {'r' + 512, static_cast<std::int64_t>(rule.sets[0])};
  key.insert(key.end(), clue.begin(), clue.end());
  const auto ring = ring_of(building.maker.text, *place.cell);
  for (unsigned i = 0; i < ring.size(); ++i) {
    if (!ring[i] || building.ground.is_wall(*ring[i])) continue;
    cells.push_back(*ring[i]);
    bits.push_back(i);
    key.push_back(i);
  }
  if (!is_possible || cells.empty()) {
    building.maker.network.is_impossible |= !are_runs(clue, grid::runs_of(0));
    return std::nullopt;
  }
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    return state | (rule.sets[0] >> (number - lowest) & 1) << bits[position];
  };
  return follow(building, place.clue, cells, std::move(key), step,
                [&](std::uint64_t state) { return are_runs(clue, grid::runs_of(static_cast<unsigned>(state))); });
}

bool holds_ring(const Finished& finished, const Rule& rule, const Place& place) {
  if (place.clue == nullptr) return true;
  const auto is_in = [&](std::size_t cell) { return finished.has(cell, rule.sets[0]); };
  return are_runs(place.clue->text, runs_in_ring(finished.ground.text, *place.cell, is_in));
}

// Whether a clue's lengths can still be these, when more may come.
bool may_be_runs(std::string_view clue, std::string runs) {
  if (runs.size() > clue.size()) return false;
  std::size_t unknown = static_cast<std::size_t>(std::count(clue.begin(), clue.end(), '?'));
  for (const char length : clue)
    if (const std::size_t at = runs.find(length); at != std::string::npos) runs.erase(at, 1);
  return runs.size() <= unknown;
}

// Reads the circle of eight cells around a clue: whether the line visits a cell, then whether it goes on to the next
// one. The state: the parts that have ended, in order; the length of the one that goes on; that of the first one, if it
// began with the circle; and whether that is the one that goes on.
class LineRing {
 public:
  explicit LineRing(std::string_view clue) : clue_(clue) {}

  static constexpr std::uint64_t refused = network::Automaton::refused;
  std::uint64_t visit(std::uint64_t state, unsigned place, bool is_on) const {
    State at = unpack(state);
    if (!is_on) return at.length > 0 ? refused : state;
    at.is_first |= place == 0;
    ++at.length;
    return pack(at);
  }
  std::uint64_t go_on(std::uint64_t state, bool is_on) const {
    State at = unpack(state);
    if (is_on || at.length == 0) return is_on && at.length == 0 ? refused : state;
    if (at.is_first) at.first = at.length;
    const bool fits = at.is_first || end(at, at.length);
    at.length = 0, at.is_first = false;
    return fits ? pack(at) : refused;
  }
  // Behind the last place, where the line may go on to the first one.
  bool accepts(std::uint64_t state) const {
    State at = unpack(state);
    if (at.length > 0 && !at.is_first && at.first == 0) return false;
    const std::uint64_t length = at.length + at.first;
    if (length > 0 && !end(at, length)) return false;
    return are_runs(clue_, at.ended.empty() ? "0" : at.ended);
  }

 private:
  struct State {
    std::string ended;
    std::uint64_t length, first;
    bool is_first;
  };
  bool end(State& at, std::uint64_t length) const {
    at.ended += static_cast<char>('0' + length);
    std::sort(at.ended.rbegin(), at.ended.rend());
    return may_be_runs(clue_, at.ended);
  }
  static State unpack(std::uint64_t state) {
    State at = {{}, state / 2 % 9, state / 18 % 9, state % 2 == 1};
    for (std::uint64_t rest = state / 162; rest > 0; rest /= 9)
      at.ended.insert(at.ended.begin(), static_cast<char>('0' + rest % 9));
    return at;
  }
  static std::uint64_t pack(const State& at) {
    std::uint64_t ended = 0;
    for (const char length : at.ended) ended = ended * 9 + static_cast<std::uint64_t>(length - '0');
    return ended * 162 + at.first * 18 + at.length * 2 + (at.is_first ? 1 : 0);
  }

  std::string_view clue_;
};

std::optional<Error> compile_line_ring(const Building& building, const Rule&, const Place& place) {
  const Text& text = building.maker.text;
  const LineRing circle(place.clue->text);
  const auto ring = ring_of(text, *place.cell);
  Cells cells;
  std::vector<unsigned> places;  // by position: twice the place in the circle, and 1 for what is behind it
  std::vector<std::int64_t> key = {'r' + 768};
  key.insert(key.end(), place.clue->text.begin(), place.clue->text.end());
  for (unsigned i = 0; i < ring.size(); ++i) {
    if (!ring[i] || building.ground.is_wall(*ring[i])) continue;
    cells.push_back(*ring[i]);
    places.push_back(2 * i);
    const auto& next = ring[(i + 1) % ring.size()];
    for (const unsigned side : {above, leftward, rightward, below})
      if (next && neighbour_to(text, *ring[i], side) == next)
        if (const auto edge = edge_of(text, building.edges, *ring[i], side))
          cells.push_back(*edge), places.push_back(2 * i + 1);
  }
  key.insert(key.end(), places.begin(), places.end());
  if (cells.empty()) {
    building.maker.network.is_impossible |= !circle.accepts(0);
    return std::nullopt;
  }
  // The line visits no cell that is missing, and does not go on where an edge is missing.
  const auto skip = [&](std::uint64_t state, unsigned from, unsigned to) {
    for (unsigned at = from; at < to && state != LineRing::refused; ++at)
      state = at % 2 == 0 ? circle.visit(state, at / 2, false) : circle.go_on(state, false);
    return state;
  };
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    const unsigned at = places[position];
    state = skip(state, position == 0 ? 0 : places[position - 1] + 1, at);
    if (state == LineRing::refused) return state;
    const bool is_line = number >= 0 && ((straight | turns) >> number & 1) != 0;
    return at % 2 == 0 ? circle.visit(state, at / 2, is_line) : circle.go_on(state, number == 1);
  };
  return follow(building, place.clue, cells, std::move(key), step, [&](std::uint64_t state) {
    state = skip(state, places.back() + 1, 16);
    return state != LineRing::refused && circle.accepts(state);
  });
}

bool holds_line_ring(const Finished& finished, const Rule&, const Place& place) {
  const Text& text = finished.ground.text;
  const std::vector<unsigned> sides = sides_without_walls(finished);
  const auto ring = ring_of(text, *place.cell);
  std::vector<std::size_t> left;  // of the circle, visited
  for (const auto& cell : ring)
    if (cell && sides[*cell] != 0) left.push_back(*cell);
  std::string parts;
  while (!left.empty()) {
    std::vector<std::size_t> part = {left.back()};
    left.pop_back();
    for (std::size_t at = 0; at < part.size(); ++at)
      for (const unsigned side : {above, leftward, rightward, below}) {
        const auto next = (sides[part[at]] & side) != 0 ? neighbour_to(text, part[at], side) : std::nullopt;
        const auto there = next ? std::find(left.begin(), left.end(), std::size_t{*next}) : left.end();
        if (there != left.end()) part.push_back(*there), left.erase(there);
      }
    parts += static_cast<char>('0' + part.size());
  }
  return are_runs(place.clue->text, parts.empty() ? "0" : parts);
}

constexpr Row ring_table[] = {
    {.form = "parts of the line around it are its clue",
     .shapes = shape(Shape::cell),
     .compile = compile_line_ring,
     .holds = holds_line_ring,
     .words =
         {"GROUP: its digits are how many cells each part of the line visits around it, in any order, and ? is any "
          "number",
          "GROUP：提示是线在周围八格中各段经过的格数，顺序不限，? 为任意数"},
     .values = CellValues::Form::loop},
    {.form = "runs of SET around it are its clue",
     .shapes = shape(Shape::cell),
     .compile = compile_ring,
     .holds = holds_ring,
     .words = {"GROUP: its digits are the lengths of the runs of SET around it, in any order, and ? is any length",
               "GROUP：提示是周围八格中各段连续 SET 的长度，顺序不限，? 为任意长度"}},
};

}  // namespace

std::span<const Row> ring_rows() { return ring_table; }

}  // namespace quadrille::grid::kinds
