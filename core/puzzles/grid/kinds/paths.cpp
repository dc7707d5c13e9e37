// A path of cells side by side that touches itself nowhere else, not even by a corner.
#include <algorithm>
#include <map>

#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/pieces.hpp"

namespace quadrille::grid::kinds {

bool is_of_path(const Kind& kind, const Rule& rule) {
  const auto& amount = rule.amount;
  if (rule.row->form != "AMOUNT of SET" || rule.where == nullptr || rule.where->form != "its neighbours" ||
      rule.condition || amount.how != Amount::How::exactly || amount.low.from != Quantity::From::literal ||
      amount.low.number < 1 || amount.low.number > 2 || rule.groups.size() != 1 || !is_in_set(kind, rule))
    return false;
  return std::any_of(kind.rules.begin(), kind.rules.end(), [&](const Rule& other) {
    return other.row->form == "SET is a path that does not touch itself" && other.sets[0] == rule.sets[0];
  });
}

namespace {

// No block of 2×2 has only two cells of the set that only have a corner in common; nor all cells, if `has_blocks` is
// false. The state: which of the cells are of the set.
std::optional<Error> keep_apart(const Building& building, Values set, bool has_blocks) {
  for (const Cells& square : squares_of(building.maker.text)) {
    const Cells cells = building.ground.present(square);
    if (cells.size() < 2) continue;
    std::vector<std::int64_t> key = {'s' + 256, static_cast<std::int64_t>(set), has_blocks};
    std::vector<unsigned> places;  // in the block, by position
    for (unsigned place = 0; place < 4; ++place)
      if (!building.ground.is_wall(square[place])) {
        places.push_back(place);
        key.push_back(place);
      }
    const int lowest = building.maker.network.domains[cells[0]].lowest;
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) {
      return state | (set >> (number - lowest) & 1) << places[position];
    };
    const auto accepts = [&](std::uint64_t state) { return (has_blocks || state != 15) && state != 6 && state != 9; };
    if (auto error = follow(building, nullptr, cells, key, step, accepts)) return error;
  }
  return std::nullopt;
}

// What clues say of ends: one cell of the path beside one of its cells, or two.
void say_ends(const Building& building, const std::map<Variable, Variable>& ends) {
  for (const Rule& rule : building.kind.rules)
    if (is_of_path(building.kind, rule))
      for_places(building.ground, rule, [&](const Place& place) {
        const auto end = ends.find(*place.cell);
        if (end != ends.end()) building.maker.allow(end->second, rule.amount.low.number == 1 ? 2 : 1);
        return true;
      });
}

std::optional<Error> compile_path(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const Values set = rule.sets[0] & network::all_values(building.ground.values());
  connect(maker, set);
  if (auto error = keep_apart(building, set, false)) return error;
  std::vector<std::pair<Variable, Values>> ends;
  std::map<Variable, Variable> end_of;
  for (const Variable cell : place.cells) {
    const Variable end = maker.network.add_auxiliary(2, 0);
    ends.emplace_back(end, 2);
    end_of[cell] = end;
    // The state: 1 of a cell that is not of the path; else 2 and how many parts beside it are missing.
    Cells star = building.ground.present(neighbours4(maker.text, cell));
    star.insert(star.begin(), {cell, end});
    const int lowest = maker.network.domains[cell].lowest;
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position == 1) return number == 0 ? state : state == 4 ? 3 : network::Automaton::refused;
      const bool is_on = (set >> (number - lowest) & 1) != 0;
      if (position == 0) return is_on ? 4 : 1;
      if (state == 1 || !is_on) return state;
      return state > 2 ? state - 1 : network::Automaton::refused;
    };
    if (auto error = follow(building, nullptr, star, {'s' + 512, static_cast<std::int64_t>(set)}, step,
                            [](std::uint64_t state) { return state <= 2; }))
      return error;
  }
  maker.count(ends, 2, 2);
  say_ends(building, end_of);
  return std::nullopt;
}

bool holds_path(const Finished& finished, const Rule& rule, const Place& place) {
  const Text& text = finished.ground.text;
  std::size_t ends = 0, members = 0;
  for (const Variable cell : place.cells) {
    if (!finished.has(cell, rule.sets[0])) continue;
    ++members;
    std::size_t beside = 0;
    for (const Variable other : neighbours4(text, cell)) beside += finished.has(other, rule.sets[0]) ? 1u : 0u;
    if (beside < 1 || beside > 2) return false;
    ends += beside == 1 ? 1u : 0u;
    // If two of its cells only have a corner in common, exactly one of the cells beside both is of the path.
    for (const Variable other : neighbours8(text, cell)) {
      const std::size_t r = cell / text.columns, c = cell % text.columns;
      const std::size_t row = other / text.columns, column = other % text.columns;
      if (r == row || c == column || !finished.has(other, rule.sets[0])) continue;
      if (finished.has(r * text.columns + column, rule.sets[0]) == finished.has(row * text.columns + c, rule.sets[0]))
        return false;
    }
  }
  return ends == 2 && members > 1 && pieces_in(finished, rule.sets[0]).size() == 1;
}

std::optional<Error> compile_no_corner(const Building& building, const Rule& rule, const Place&) {
  return keep_apart(building, rule.sets[0], true);
}

bool holds_no_corner(const Finished& finished, const Rule& rule, const Place& place) {
  const Text& text = finished.ground.text;
  const auto is_on = [&](std::size_t row, std::size_t column) {
    return finished.has(row * text.columns + column, rule.sets[0]);
  };
  for (const Variable cell : place.cells)
    for (const Variable other : neighbours8(text, cell)) {
      const std::size_t r = cell / text.columns, c = cell % text.columns;
      const std::size_t row = other / text.columns, column = other % text.columns;
      if (is_on(r, c) && is_on(row, column) && !is_on(r, column) && !is_on(row, c)) return false;
    }
  return true;
}

constexpr Row path_table[] = {
    {.form = "SET touches itself at no corner",
     .shapes = shape(Shape::board),
     .compile = compile_no_corner,
     .holds = holds_no_corner,
     .words = {"where two cells with SET have a corner in common, a cell with SET is beside both",
               "以对角相接的两个 SET 旁边总有与两者都相邻的 SET"}},
    {.form = "SET is a path that does not touch itself",
     .shapes = shape(Shape::board),
     .compile = compile_path,
     .holds = holds_path,
     .words = {"the cells with SET are one path from cell to cell by edges, which does not touch itself, not even by a "
               "corner",
               "SET 组成一条沿边相连的路，不与自身相接（含对角）"}},
};

}  // namespace

std::span<const Row> path_rows() { return path_table; }

}  // namespace quadrille::grid::kinds
