// How many cells are between two cells of a region, by the shortest way inside it.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

constexpr std::size_t most_cells = 256;  // of a region

// By place among the cells: how many are between them on the shortest way; `no_part` where there is no way.
using Ways = std::vector<std::vector<std::size_t>>;
Ways ways_between(const Text& text, const Cells& cells) {
  std::vector<std::vector<std::size_t>> beside(cells.size());
  for (std::size_t at = 0; at < cells.size(); ++at)
    for (const Variable other : neighbours4(text, cells[at])) {
      const auto found = std::find(cells.begin(), cells.end(), other);
      if (found != cells.end()) beside[at].push_back(static_cast<std::size_t>(found - cells.begin()));
    }
  std::vector<std::vector<std::size_t>> between(cells.size(), std::vector<std::size_t>(cells.size(), no_part));
  for (std::size_t start = 0; start < cells.size(); ++start) {
    std::vector<std::size_t> reached = {start};
    std::vector<bool> is_met(cells.size());
    is_met[start] = true;
    for (std::size_t steps = 0, at = 0; at < reached.size(); ++steps)
      for (const std::size_t end = reached.size(); at < end; ++at)
        for (const std::size_t place : beside[reached[at]]) {
          if (is_met[place]) continue;
          is_met[place] = true;
          between[start][place] = steps;
          reached.push_back(place);
        }
  }
  return between;
}

std::optional<Error> check_size(const Rule& rule, const Cells& cells) {
  if (cells.size() <= most_cells) return std::nullopt;
  return Error{Error::Code::too_large, "the rule is about regions of at most 256 cells", rule.line, rule.column};
}

// Ways depend on the shape of the cells alone, so regions of one shape share what is made of them: where each cell is,
// counted from the first.
void add_shape(std::vector<std::int64_t>& key, const Text& text, const Cells& cells) {
  key.push_back(static_cast<std::int64_t>(cells.size()));
  const auto add = [&](std::size_t place, std::size_t first) {
    key.push_back(static_cast<std::int64_t>(place) - static_cast<std::int64_t>(first));
  };
  for (const Variable cell : cells) {
    add(cell / text.columns, cells[0] / text.columns);
    add(cell % text.columns, cells[0] % text.columns);
  }
}

// The state: 0, then 1 and the place of the first cell, then one beyond all places.
std::optional<Error> compile_between(const Building& building, const Rule& rule, const Place& place) {
  if (auto error = check_size(rule, place.cells)) return error;
  if (place.cells.empty()) return building.maker.network.is_impossible = true, std::nullopt;
  const std::uint64_t number = *resolve(rule.amount.low, building.maker.text, place.number);
  Ways between;  // found where no region had the same automaton
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  const std::uint64_t end = place.cells.size() + 1;
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t value) -> std::uint64_t {
    if ((rule.sets[0] >> (value - lowest) & 1) == 0) return state;
    if (state == 0) return position + 1;
    if (between.empty()) between = ways_between(building.maker.text, place.cells);
    const bool is_right = state != end && between[static_cast<std::size_t>(state - 1)][position] == number;
    return is_right ? end : network::Automaton::refused;
  };
  std::vector<std::int64_t> key = {'w' + 256, static_cast<std::int64_t>(rule.sets[0]),
                                   static_cast<std::int64_t>(std::min<std::uint64_t>(number, most_cells))};
  add_shape(key, building.maker.text, place.cells);
  const Token* clue = rule.amount.low.from == Quantity::From::clue ? place.clue : nullptr;
  return follow(building, clue, place.cells, std::move(key), step, [&](std::uint64_t state) { return state == end; });
}

// Two regions whose numbers differ: an automaton reads the cells of the one, then those of the other.
class Unlike {
 public:
  Unlike(const Text& text, Values set, int lowest, const Cells& one, const Cells& other)
      : text_(text), set_(set), lowest_(lowest), size_(one.size()), one_(one), other_(other) {}

  // Values of a state: the number of the first region and 1, the place of the first cell that was met in the region
  // that is read and 1, and whether there were two. Or the rule says nothing.
  static constexpr std::uint64_t nothing = 1, equal = 2;

  std::uint64_t step(std::uint64_t state, std::size_t position, std::int64_t value) {
    if (state == nothing) return nothing;
    const bool is_in_one = position < size_;
    if (position == size_ && number_of(state) == 0) return nothing;  // there were no two cells
    if ((set_ >> (value - lowest_) & 1) == 0) return state;
    const std::size_t here = is_in_one ? position : position - size_;
    if (has_two(state) && !is_in_one) return nothing;
    if (is_in_one && number_of(state) != 0) return nothing;
    if (first_of(state) == 0) return pack(number_of(state), here + 1, 0);
    Ways& between = is_in_one ? in_one_ : in_other_;
    if (between.empty()) between = ways_between(text_, is_in_one ? one_ : other_);
    const std::size_t cells = between[static_cast<std::size_t>(first_of(state) - 1)][here];
    if (cells == no_part) return nothing;
    if (is_in_one) return pack(cells + 1, 0, 0);
    return pack(0, 0, cells + 1 == number_of(state) ? equal : 3);
  }
  static bool accepts(std::uint64_t state) { return state == nothing || (state & 3) != equal; }
  static constexpr std::uint64_t start = 0;

 private:
  static std::uint64_t pack(std::uint64_t number, std::uint64_t first, std::uint64_t two) {
    return number << 24 | first << 8 | two;
  }
  static std::uint64_t number_of(std::uint64_t state) { return state >> 24; }
  static std::uint64_t first_of(std::uint64_t state) { return state >> 8 & 0xffff; }
  static bool has_two(std::uint64_t state) { return (state & 3) >= equal; }

  const Text& text_;
  Values set_;
  int lowest_;
  std::size_t size_;
  const Cells &one_, &other_;
  Ways in_one_, in_other_;  // found where no two regions had the same automaton
};

std::optional<Error> compile_unlike_between(const Building& building, const Rule& rule, const Place& place) {
  if (place.cells.empty()) return std::nullopt;
  const std::size_t own = building.ground.region_of(place.cells[0]).value();
  for (const std::size_t region : regions_beside(building.ground, place)) {
    if (region < own) continue;
    const Cells& other = building.ground.regions()[region];
    for (const Cells* cells : {&place.cells, &other})
      if (auto error = check_size(rule, *cells)) return error;
    Unlike unlike(building.maker.text, rule.sets[0], building.maker.network.domains[other[0]].lowest, place.cells,
                  other);
    std::vector<std::int64_t> key = {'u' + 256, static_cast<std::int64_t>(rule.sets[0])};
    for (const Cells* cells : {&place.cells, &other}) add_shape(key, building.maker.text, *cells);
    Cells all = place.cells;
    all.insert(all.end(), other.begin(), other.end());
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t value) {
      return unlike.step(state, position, value);
    };
    const auto accepts = [](std::uint64_t state) { return Unlike::accepts(state); };
    if (auto error = follow(building, nullptr, all, std::move(key), step, accepts, Unlike::start)) return error;
  }
  return std::nullopt;
}

// How many cells of a finished board are between the only two that have a value of the set.
std::optional<std::uint64_t> found_between(const Finished& finished, Values set, const Cells& cells) {
  std::vector<bool> is_left(finished.ground.text.cells());
  Cells on;
  for (const Variable cell : cells) {
    is_left[cell] = true;
    if (finished.has(cell, set)) on.push_back(cell);
  }
  if (on.size() != 2) return std::nullopt;
  Cells now = {on[0]};
  is_left[on[0]] = false;
  for (std::uint64_t steps = 0; !now.empty(); ++steps) {
    Cells next;
    for (const Variable cell : now)
      for (const Variable other : neighbours4(finished.ground.text, cell)) {
        if (!is_left[other]) continue;
        if (other == on[1]) return steps;
        is_left[other] = false;
        next.push_back(other);
      }
    now = std::move(next);
  }
  return std::nullopt;
}

bool holds_between(const Finished& finished, const Rule& rule, const Place& place) {
  const auto found = found_between(finished, rule.sets[0], place.cells);
  return found && found == resolve(rule.amount.low, finished.ground.text, place.number);
}

bool holds_unlike_between(const Finished& finished, const Rule& rule, const Place& place) {
  const auto own = found_between(finished, rule.sets[0], place.cells);
  for (const std::size_t region : regions_beside(finished.ground, place))
    if (own && own == found_between(finished, rule.sets[0], finished.ground.regions()[region])) return false;
  return true;
}

constexpr Row distance_table[] = {
    {.form = "QUANTITY cells between its SET",
     .shapes = shape(Shape::cells),
     .compile = compile_between,
     .holds = holds_between,
     .words = {"GROUP: two of its cells have SET, and the shortest way between them inside it has AMOUNT cells",
               "GROUP：恰有两格为 SET，区域内两格间最短路上的格数AMOUNT"},
     .is_of_regions = true},
    {.form = "another number of cells between its SET than the regions beside it",
     .shapes = shape(Shape::cells),
     .compile = compile_unlike_between,
     .holds = holds_unlike_between,
     .words = {"GROUP: no region beside it has as many cells between its two cells with SET",
               "GROUP：其中两个 SET 之间的格数与相邻区域都不同"},
     .is_of_regions = true},
};

}  // namespace

std::span<const Row> distance_rows() { return distance_table; }

}  // namespace quadrille::grid::kinds
