// Regions with clues of two kinds, of which the line or what is shaded takes one; and numbers that are wrong.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid::kinds {

namespace {

// The cells with a clue of this mark, also of clues that were left out.
Cells marked_in(const Ground& ground, const Cells& cells, std::string_view mark) {
  Cells marked;
  for (const Variable cell : cells)
    if (const Token* clue = clue_of_cell(ground.whole, cell); clue != nullptr && mark_of(clue->text) == mark)
      marked.push_back(cell);
  return marked;
}

// The state: 1 if a cell with the first mark has a value of the set, 2 if one has not; 4 and 8 likewise for the second.
std::optional<Error> compile_one_mark(const Building& building, const Rule& rule, const Place& place) {
  const Cells first = marked_in(building.ground, place.cells, rule.marks[0]);
  const Cells second = marked_in(building.ground, place.cells, rule.marks[1]);
  if (rule.marks[0] == rule.marks[1] || (first.empty() && second.empty())) {
    building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  Cells cells = first;
  cells.insert(cells.end(), second.begin(), second.end());
  const int lowest = building.maker.network.domains[cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    const std::uint64_t seen = (rule.sets[0] >> (number - lowest) & 1) != 0 ? 1 : 2;
    return state | (position < first.size() ? seen : seen << 2);
  };
  const std::uint64_t all_of_first = 1u | (second.empty() ? 0u : 8u);
  const std::uint64_t all_of_second = 4u | (first.empty() ? 0u : 2u);
  const std::vector<std::int64_t> key = {'m', static_cast<std::int64_t>(rule.sets[0]),
                                         static_cast<std::int64_t>(first.size()), second.empty()};
  return follow(building, nullptr, cells, key, step, [&](std::uint64_t state) {
    return (!first.empty() && state == all_of_first) || (!second.empty() && state == all_of_second);
  });
}

bool holds_one_mark(const Finished& finished, const Rule& rule, const Place& place) {
  std::size_t on[] = {0, 0}, all[] = {0, 0};
  for (const std::size_t which : {0u, 1u})
    for (const Variable cell : marked_in(finished.ground, place.cells, rule.marks[which])) {
      ++all[which];
      on[which] += finished.has(cell, rule.sets[0]) ? 1u : 0u;
    }
  if (rule.marks[0] == rule.marks[1]) return false;
  return (on[0] > 0 && on[0] == all[0] && on[1] == 0) || (on[1] > 0 && on[1] == all[1] && on[0] == 0);
}

// A variable that is 1 if one of the cells has a line; none if there are no cells.
std::optional<Variable> any_line(const Building& building, const Cells& cells) {
  constexpr Values line = straight | turns;
  if (cells.empty()) return std::nullopt;
  if (cells.size() == 1) return building.maker.has(cells[0], line);
  const Variable any = building.maker.network.add_auxiliary(2, 0);
  Cells all = {any};
  all.insert(all.end(), cells.begin(), cells.end());
  // The state: 1 where none has one, 2 where one has, 3 once it was there.
  const auto step = [](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (position == 0) return static_cast<std::uint64_t>(number) + 1;
    if ((line >> number & 1) == 0) return state;
    return state == 1 ? network::Automaton::refused : 3;
  };
  (void)follow(building, nullptr, all, {'a'}, step, [](std::uint64_t state) { return state != 2; });
  return any;
}

// `use(cell, other, side)` of cells side by side that are of two regions.
template <class Use>
void for_borders(const Ground& ground, Use use) {
  for (std::size_t cell = 0; cell < ground.text.cells(); ++cell)
    for (const unsigned side : {rightward, below}) {
      const auto other = neighbour_to(ground.text, cell, side);
      if (!other || !ground.region_of(cell) || !ground.region_of(*other)) continue;
      if (ground.region_of(cell) != ground.region_of(*other)) use(cell, *other, side);
    }
}

std::optional<Error> compile_alternate(const Building& building, const Rule& rule, const Place&) {
  const Ground& ground = building.ground;
  for (const std::string& mark : rule.marks) {
    std::vector<std::optional<Variable>> any;
    for (const Cells& region : ground.regions()) any.push_back(any_line(building, marked_in(ground, region, mark)));
    for_borders(ground, [&](std::size_t cell, Variable other, unsigned side) {
      const auto edge = edge_of(building.maker.text, building.edges, cell, side);
      const auto one = any[*ground.region_of(cell)], two = any[*ground.region_of(other)];
      if (edge && one && two)
        building.maker.count(std::vector<std::pair<Variable, Values>>{{*edge, 2}, {*one, 2}, {*two, 2}}, 0, 2);
    });
  }
  return std::nullopt;
}

bool holds_alternate(const Finished& finished, const Rule& rule, const Place&) {
  const std::vector<unsigned> sides = sides_without_walls(finished);
  const auto passes = [&](std::size_t cell, const std::string& mark) {
    const auto marked = marked_in(finished.ground, finished.ground.regions()[*finished.ground.region_of(cell)], mark);
    return std::any_of(marked.begin(), marked.end(), [&](Variable each) { return sides[each] != 0; });
  };
  bool holds = true;
  for_borders(finished.ground, [&](std::size_t cell, Variable other, unsigned side) {
    for (const std::string& mark : rule.marks)
      if ((sides[cell] & side) != 0 && passes(cell, mark) && passes(other, mark)) holds = false;
  });
  return holds;
}

// A variable for each number: 1 if it is wrong.
std::optional<Error> compile_wrong(const Building& building, const Rule& rule, const Place& place) {
  std::vector<std::pair<Variable, Values>> wrong;
  for (const Variable cell : place.cells) {
    const Token* clue = number_at(building.ground.whole, cell);
    if (clue == nullptr) continue;
    const std::uint64_t number = *number_of(clue->text);
    Cells line = {building.maker.network.add_auxiliary(2, 0)};
    for (const Variable other : building.ground.present(neighbours4(building.maker.text, cell))) line.push_back(other);
    const int lowest = building.maker.network.domains[cell].lowest;
    // The state: 16 where the number is wrong, and how many there were.
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t value) -> std::uint64_t {
      if (position == 0) return value == 1 ? 16 : 0;
      return state + (rule.sets[0] >> (value - lowest) & 1);
    };
    const std::vector<std::int64_t> key = {'i', static_cast<std::int64_t>(rule.sets[0]),
                                           static_cast<std::int64_t>(std::min<std::uint64_t>(number, 9))};
    if (auto error = follow(building, clue, line, key, step,
                            [&](std::uint64_t state) { return ((state & 15) != number) == (state >= 16); }))
      return error;
    wrong.emplace_back(line[0], 2);
  }
  const Tally bounds = bounds_of(building, rule, place, wrong.size());
  building.maker.count(wrong, bounds.low, bounds.high);
  return std::nullopt;
}

bool holds_wrong(const Finished& finished, const Rule& rule, const Place& place) {
  std::uint64_t wrong = 0, all = 0;
  for (const Variable cell : place.cells) {
    const Token* clue = number_at(finished.ground.whole, cell);
    if (clue == nullptr) continue;
    const Cells around = neighbours4(finished.ground.text, cell);
    const auto found =
        std::count_if(around.begin(), around.end(), [&](Variable each) { return finished.has(each, rule.sets[0]); });
    ++all;
    if (static_cast<std::uint64_t>(found) != number_of(clue->text)) ++wrong;
  }
  return is_amount(finished, rule, place, wrong, all);
}

constexpr Row region_clue_table[] = {
    {.form = "SET in all MARK or all MARK but not in both",
     .shapes = shape(Shape::cells),
     .compile = compile_one_mark,
     .holds = holds_one_mark,
     .words = {"GROUP: SET in all its cells with MARK or in all with MARK, and in none of the others",
               "GROUP：所有 MARK 或所有 MARK 为 SET，另一种都不是"},
     .needs_clues = true},
    {.form = "regions along the line alternate between MARK and MARK",
     .shapes = shape(Shape::board),
     .compile = compile_alternate,
     .holds = holds_alternate,
     .words = {"the line never goes from a region into another one in which it passes the same of MARK and MARK",
               "线相继经过的两个区域中，不经过相同的 MARK、MARK"},
     .values = CellValues::Form::loop,
     .needs_regions = true,
     .needs_clues = true},
    {.form = "AMOUNT of its numbers count SET in their neighbours wrongly",
     .shapes = shape(Shape::cells),
     .compile = compile_wrong,
     .holds = holds_wrong,
     .words = {"GROUP: AMOUNT of its numbers are not how many of their neighbours have SET",
               "GROUP：数字与其相邻 SET 的个数不符者AMOUNT"},
     .is_of_regions = true,
     .has_no_parity = true,
     .needs_clues = true},
};

}  // namespace

std::span<const Row> region_clue_rows() { return region_clue_table; }

}  // namespace quadrille::grid::kinds
