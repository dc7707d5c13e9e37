// How many cells the line passes on each way through a region: from where it enters it to where it leaves it.
#include <algorithm>
#include <iterator>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

constexpr unsigned four_sides[] = {above, leftward, rightward, below};
constexpr unsigned across(unsigned side) {
  return side == above ? below : side == below ? above : side == leftward ? rightward : leftward;
}
constexpr unsigned sides_of_shape(std::int64_t shape) {
  return shape < std::int64_t{loop_shapes} ? line_shapes[static_cast<std::size_t>(shape)].sides : 0;
}

// For each cell and each side where a cell of the region is, a variable: where the line comes from that side, the cells
// from here on until it leaves the region; else 0. `most_` is endless: a loop that never leaves has no visits. Without
// an upper bound it may also be any larger number.
class VisitLengths {
 public:
  VisitLengths(const Building& building, const Place& place, std::uint64_t low, std::uint64_t high, bool is_bounded)
      : building_(building),
        place_(place),
        low_(low),
        high_(high),
        is_bounded_(is_bounded),
        most_(std::max<std::uint64_t>(is_bounded_ ? high : low, 1)),
        is_inside_(building.maker.text.cells()),
        from_(building.maker.text.cells() * sides_of_a_cell) {
    for (const Variable cell : place.cells) is_inside_[cell] = true;
  }
  bool is_too_long() const { return most_ >= network::most_values; }

  // With entries there is a variable also for the sides where the line comes into the region.
  std::optional<Error> add(bool with_entries = false) {
    std::vector<std::pair<Variable, unsigned>> ways;
    for (const Variable cell : place_.cells)
      for (const unsigned side : four_sides)
        if (with_entries ? edge_of(building_.maker.text, building_.edges, cell, side).has_value()
                         : beside(cell, side).has_value())
          ways.emplace_back(cell, side);
    for (const auto& [cell, side] : ways)
      from(cell, side) = building_.maker.network.add_auxiliary(static_cast<unsigned>(most_) + 1, 0);
    for (const auto& [cell, side] : ways)
      if (auto error = add_way(cell, side, from(cell, side))) return error;
    return std::nullopt;
  }
  Variable& from(Variable cell, unsigned side) { return from_[cell * sides_of_a_cell + side]; }

  // The visit of each cell has `low` to `high` cells.
  std::optional<Error> bound() {
    for (const Variable cell : place_.cells)
      if (auto error = follow_cell(cell, std::nullopt)) return error;
    return std::nullopt;
  }
  // The line passes a cell once, and its visit has this number of cells, at most `most_`.
  std::optional<Error> count_at(const Token* clue, Variable cell, std::uint64_t number) {
    Cells cells = {cell};
    for (const unsigned side : four_sides)
      if (const auto next = beside(cell, side)) cells.push_back(from(*next, across(side)));
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t value) -> std::uint64_t {
      const auto found = static_cast<std::uint64_t>(value);
      if (position == 0) return sides_of_shape(value) == 0 ? network::Automaton::refused : 1;
      return found == most_ || state + found > number ? network::Automaton::refused : state + found;
    };
    const std::vector<std::int64_t> key = {'v' + 512, static_cast<std::int64_t>(number),
                                           static_cast<std::int64_t>(most_), static_cast<std::int64_t>(cells.size())};
    return follow(building_, clue, cells, key, step, [&](std::uint64_t state) { return state == number; });
  }
  // The visit of some cell has `high` cells.
  std::optional<Error> reach() {
    std::vector<std::pair<Variable, Values>> reached;
    for (const Variable cell : place_.cells) {
      reached.emplace_back(building_.maker.network.add_auxiliary(2, 0), 2);
      if (auto error = follow_cell(cell, reached.back().first)) return error;
    }
    building_.maker.count(reached, 1, reached.size());
    return std::nullopt;
  }

 private:
  static constexpr std::size_t sides_of_a_cell = 16;  // they are bits

  std::optional<Variable> beside(Variable cell, unsigned side) const {
    const auto other = neighbour_to(building_.maker.text, cell, side);
    return other && is_inside_[*other] ? other : std::nullopt;
  }

  // The state for one cell more than a number.
  std::uint64_t one_more(std::uint64_t number) const {
    if (number + 1 < most_) return number + 2;
    return number + 1 == most_ && is_bounded_ ? network::Automaton::refused : most_ + 1;
  }

  // The state: where the line goes on in a cell of the region, 256 and the position of that cell's variable; else one
  // more than the number.
  std::optional<Error> add_way(Variable cell, unsigned side, Variable variable) {
    constexpr std::uint64_t waits = 256;
    Cells cells = {cell};
    std::vector<std::uint64_t> position_of(16, 0);
    std::vector<std::int64_t> key = {'v', static_cast<std::int64_t>(most_), is_bounded_, side};
    for (const unsigned other : four_sides)
      if (const auto next = beside(cell, other); next && other != side) {
        position_of[other] = cells.size();
        cells.push_back(from(*next, across(other)));
        key.push_back(other);
      }
    cells.push_back(variable);
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position == 0) {
        const bool crosses = (building_.kind.crossing() >> number & 1) != 0;
        const unsigned sides = crosses ? side | across(side) : sides_of_shape(number);
        if ((sides & side) == 0) return 1;
        const std::uint64_t at = position_of[sides & ~side];
        return at == 0 ? one_more(0) : waits + at;
      }
      const auto found = static_cast<std::uint64_t>(number);
      if (position + 1 == cells.size()) return state == found + 1 ? 0 : network::Automaton::refused;
      if (state != waits + position) return state;
      return one_more(found);
    };
    return follow(building_, nullptr, cells, std::move(key), step, network::accept_all);
  }

  // The state: 0 where the line is not in the cell, else one more than the cells of the visit so far; or beyond all.
  std::optional<Error> follow_cell(Variable cell, std::optional<Variable> reached) {
    constexpr std::uint64_t endless = 4096;
    Cells cells = {cell};
    for (const unsigned side : four_sides)
      if (const auto next = beside(cell, side)) cells.push_back(from(*next, across(side)));
    if (reached) cells.push_back(*reached);
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position == 0) return sides_of_shape(number) == 0 ? 0 : 2;
      if (reached && position + 1 == cells.size())
        return (state == high_ + 1) == (number == 1) ? 0 : network::Automaton::refused;
      if (state == 0 || state == endless) return state;
      const auto found = static_cast<std::uint64_t>(number);
      return found == most_ ? endless : state + found;
    };
    const auto accepts = [&](std::uint64_t state) {
      return reached || state == 0 || state == endless || (state > low_ && (!is_bounded_ || state <= high_ + 1));
    };
    const std::vector<std::int64_t> key = {'v' + 256,
                                           static_cast<std::int64_t>(low_),
                                           static_cast<std::int64_t>(high_),
                                           static_cast<std::int64_t>(most_),
                                           is_bounded_,
                                           reached.has_value(),
                                           static_cast<std::int64_t>(cells.size())};
    return follow(building_, place_.clue, cells, key, step, accepts);
  }

  const Building& building_;
  const Place& place_;
  std::uint64_t low_, high_;
  bool is_bounded_;
  std::uint64_t most_;
  std::vector<bool> is_inside_;
  Cells from_;  // by cell and side
};

// Whether there is an edge from one of the cells to another cell.
bool has_exit(const Building& building, const Place& place) {
  std::vector<bool> is_inside(building.maker.text.cells());
  for (const Variable cell : place.cells) is_inside[cell] = true;
  return std::any_of(place.cells.begin(), place.cells.end(), [&](Variable cell) {
    return std::any_of(std::begin(four_sides), std::end(four_sides), [&](unsigned side) {
      return edge_of(building.maker.text, building.edges, cell, side) &&
             !is_inside[*neighbour_to(building.maker.text, cell, side)];
    });
  });
}

template <bool is_longest>
std::optional<Error> compile_visit_lengths(const Building& building, const Rule& rule, const Place& place) {
  if (!has_exit(building, place)) {
    building.maker.network.is_impossible |= is_longest;
    return std::nullopt;
  }
  const std::uint64_t cells = place.cells.size();
  const Tally bounds = bounds_of(building, rule, place, cells);
  if (bounds.low > bounds.high || bounds.low > cells || (is_longest && bounds.low == 0)) {
    // No visit is right; a loop that stays inside is.
    building.maker.network.is_impossible |= is_longest;
    VisitLengths none(building, place, 0, 0, true);
    if (auto error = none.add()) return error;
    return none.bound();
  }
  const bool is_bounded = is_longest || bounds.high < cells;
  VisitLengths lengths(building, place, is_longest ? 1 : bounds.low, bounds.high, is_bounded);
  if (lengths.is_too_long())
    return Error{Error::Code::too_large, "the rule is about visits of at most 63 cells", rule.line, rule.column};
  if (auto error = lengths.add()) return error;
  if (auto error = lengths.bound()) return error;
  return is_longest ? lengths.reach() : std::nullopt;
}

// The cells of each visit of a region.
std::vector<std::uint64_t> visits_of(const Finished& finished, const Place& place) {
  const std::vector<unsigned> sides = sides_without_walls(finished);
  std::vector<bool> is_left(sides.size()), is_inside(sides.size());
  for (const Variable cell : place.cells) is_inside[cell] = true, is_left[cell] = sides[cell] != 0;
  std::vector<std::uint64_t> visits;
  for (const Variable start : place.cells) {
    if (!is_left[start]) continue;
    bool leaves = false;
    Cells met = {start};
    is_left[start] = false;
    for (std::size_t at = 0; at < met.size(); ++at)
      for (const unsigned side : four_sides) {
        if ((sides[met[at]] & side) == 0) continue;
        const Variable next = *neighbour_to(finished.ground.text, met[at], side);
        leaves = leaves || !is_inside[next];
        if (is_left[next]) met.push_back(next), is_left[next] = false;
      }
    if (leaves) visits.push_back(met.size());
  }
  return visits;
}

bool holds_visit_lengths(const Finished& finished, const Rule& rule, const Place& place) {
  const auto visits = visits_of(finished, place);
  return std::all_of(visits.begin(), visits.end(),
                     [&](std::uint64_t cells) { return is_amount(finished, rule, place, cells, place.cells.size()); });
}

bool holds_longest(const Finished& finished, const Rule& rule, const Place& place) {
  const auto visits = visits_of(finished, place);
  const auto longest = std::max_element(visits.begin(), visits.end());
  return longest != visits.end() && *longest == resolve(rule.amount.low, finished.ground.text, place.number);
}

// All cells with a number, which the clue says, and those where the line is between two cells with the mark.
std::vector<std::pair<const Token*, Variable>> numbers_of(const Ground& ground) {
  std::vector<std::pair<const Token*, Variable>> numbers;
  for (Variable cell = 0; cell < ground.text.cells(); ++cell)
    if (const Token* clue = number_at(ground.text, cell); clue != nullptr && number_of(clue->text))
      numbers.emplace_back(clue, cell);
  return numbers;
}
bool is_mark(const Ground& ground, Variable cell, const std::string& mark) {
  const Token* clue = clue_of_cell(ground.whole, cell);
  return clue != nullptr && mark_of(clue->text) == mark;
}

// Visits are those of all cells without the mark; a line that stays among them is endless.
std::optional<Error> compile_numbered_visits(const Building& building, const Rule& rule, const Place& place) {
  Place between = place;
  std::erase_if(between.cells, [&](Variable cell) { return is_mark(building.ground, cell, rule.marks[0]); });
  const auto numbers = numbers_of(building.ground);
  std::uint64_t most = 0;
  for (const auto& [clue, cell] : numbers) {
    const std::uint64_t number = *number_of(clue->text);
    building.maker.network.is_impossible |=
        number == 0 || number > between.cells.size() || building.ground.is_wall(cell);
    most = std::max(most, number);
  }
  if (numbers.empty() || building.maker.network.is_impossible) return std::nullopt;
  VisitLengths lengths(building, between, most, most, false);
  if (lengths.is_too_long())
    return Error{Error::Code::too_large, "the rule is about visits of at most 63 cells", rule.line, rule.column};
  if (auto error = lengths.add()) return error;
  for (const auto& [clue, cell] : numbers)
    if (auto error = lengths.count_at(clue, cell, *number_of(clue->text))) return error;
  return std::nullopt;
}

// Follows the line from a cell to one side, straight on where it crosses itself, until `meet(cell)` is false.
template <class Meet>
void walk(const Text& text, const std::vector<unsigned>& sides, Variable cell, unsigned side, Meet meet) {
  while ((sides[cell] & side) != 0) {
    cell = *neighbour_to(text, cell, side);
    if (!meet(cell)) return;
    if ((sides[cell] & side) != 0) continue;
    const unsigned back = across(side);
    for (const unsigned next : four_sides)
      if (next != back && (sides[cell] & next) != 0) side = next;
  }
}

// Goes on from each number to both sides.
bool holds_numbered_visits(const Finished& finished, const Rule& rule, const Place&) {
  const Ground& ground = finished.ground;
  const std::vector<unsigned> sides = sides_without_walls(finished);
  for (const auto& [clue, start] : numbers_of(ground)) {
    std::uint64_t passed = 1, ways = 0;
    bool is_endless = false;
    for (const unsigned side : four_sides) {
      ways += (sides[start] & side) != 0 ? 1u : 0u;
      walk(ground.text, sides, start, side, [&, from = start](Variable cell) {
        is_endless |= cell == from;
        if (is_endless || is_mark(ground, cell, rule.marks[0])) return false;
        return ++passed, true;
      });
    }
    if (is_endless || ways != 2 || passed != number_of(clue->text)) return false;
  }
  return true;
}

// The most cells of a set that hang together by edges.
std::uint64_t largest_part(const Text& text, std::vector<bool> is_left) {
  std::uint64_t most = 0;
  for (Variable start = 0; start < text.cells(); ++start) {
    if (!is_left[start]) continue;
    Cells met = {start};
    is_left[start] = false;
    for (std::size_t at = 0; at < met.size(); ++at)
      for (const Variable next : neighbours4(text, met[at]))
        if (is_left[next]) met.push_back(next), is_left[next] = false;
    most = std::max<std::uint64_t>(most, met.size());
  }
  return most;
}

// A visit can only be as long as the next one if both sorts of cells have room for it: longer ones are all alike.
std::optional<Error> compile_unlike_visits(const Building& building, const Rule& rule, const Place& place) {
  const Text& text = building.maker.text;
  Place marked = place, plain = place;
  std::erase_if(marked.cells, [&](Variable cell) { return !is_mark(building.ground, cell, rule.marks[0]); });
  std::erase_if(plain.cells, [&](Variable cell) { return is_mark(building.ground, cell, rule.marks[0]); });
  std::vector<bool> is_marked(text.cells()), is_plain(text.cells());
  for (const Variable cell : marked.cells) is_marked[cell] = true;
  for (const Variable cell : plain.cells) is_plain[cell] = true;
  const std::uint64_t most = std::min(largest_part(text, is_marked), largest_part(text, is_plain)) + 1;
  VisitLengths of_marked(building, marked, most, most, false), of_plain(building, plain, most, most, false);
  if (of_marked.is_too_long())
    return Error{Error::Code::too_large, "the rule is about visits of at most 62 cells", rule.line, rule.column};
  if (auto error = of_marked.add(true)) return error;
  if (auto error = of_plain.add(true)) return error;
  for (const Variable cell : marked.cells)
    for (const unsigned side : four_sides)
      if (const auto next = neighbour_to(text, cell, side);
          next && is_plain[*next] && edge_of(text, building.edges, cell, side))
        building.maker.relate(of_marked.from(cell, side), of_plain.from(*next, across(side)),
                              [](std::int64_t one, std::int64_t other) { return one == 0 || one != other; });
  return std::nullopt;
}

bool holds_unlike_visits(const Finished& finished, const Rule& rule, const Place& place) {
  const Text& text = finished.ground.text;
  const std::vector<unsigned> sides = sides_without_walls(finished);
  // How many cells the part of the line has that begins on that side of a cell.
  const auto length = [&](Variable cell, unsigned side) {
    const bool is_marked = is_mark(finished.ground, *neighbour_to(text, cell, side), rule.marks[0]);
    std::uint64_t passed = 0;
    walk(text, sides, cell, side, [&](Variable next) {
      if (is_mark(finished.ground, next, rule.marks[0]) != is_marked) return false;
      return ++passed, true;
    });
    return passed;
  };
  for (const Variable cell : place.cells)
    for (const unsigned side : {rightward, below}) {
      if ((sides[cell] & side) == 0) continue;
      const Variable next = *neighbour_to(text, cell, side);
      const bool is_border =
          is_mark(finished.ground, cell, rule.marks[0]) != is_mark(finished.ground, next, rule.marks[0]);
      if (is_border && length(cell, side) == length(next, across(side))) return false;
    }
  return true;
}

constexpr Row visit_table[] = {
    {.form = "numbers count the cells of the line between two MARK",
     .shapes = shape(Shape::board),
     .compile = compile_numbered_visits,
     .holds = holds_numbered_visits,
     .words = {"a number is how many cells without a mark the line passes there, from one cell with a mark to the next",
               "数字为环路在此从一个标记格到下一个标记格之间经过的格数"},
     .values = CellValues::Form::loop},
    {.form = "visits of MARK and of other cells differ in length from the next one",
     .shapes = shape(Shape::board),
     .compile = compile_unlike_visits,
     .holds = holds_unlike_visits,
     .words = {"the parts of the line in cells with the mark and in other cells differ in length from the next part",
               "线在标记格中与其他格中依次经过的各段，相邻两段长度不同"},
     .values = CellValues::Form::loop},
    {.form = "visits have AMOUNT cells",
     .shapes = shape(Shape::cells, Shape::lines),
     .compile = compile_visit_lengths<false>,
     .holds = holds_visit_lengths,
     .words = {"GROUP: from where the line enters it to where it leaves it, the cells are AMOUNT",
               "GROUP：线每次从进入到离开经过的格数AMOUNT"},
     .values = CellValues::Form::loop,
     .has_no_parity = true},
    {.form = "its longest visit has QUANTITY cells",
     .shapes = shape(Shape::cells, Shape::lines),
     .compile = compile_visit_lengths<true>,
     .holds = holds_longest,
     .words = {"GROUP: the longest way of the line, from where it enters to where it leaves, passes AMOUNT cells",
               "GROUP：线从进入到离开最长的一段，经过的格数AMOUNT"},
     .values = CellValues::Form::loop},
};

}  // namespace

std::span<const Row> visit_rows() { return visit_table; }

}  // namespace quadrille::grid::kinds
