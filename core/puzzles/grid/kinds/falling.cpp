// How far cells fall if the others below them make way.
#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// A variable says how far. The state: 0 for a cell that does not fall, else 1 and how far it still has to.
std::optional<Error> compile_falling(const Building& building, const Rule& rule, const Place& place) {
  const Text& text = building.maker.text;
  if (place.cells.empty()) return std::nullopt;
  if (text.rows > network::most_values)
    return Error{Error::Code::too_large, "cells can fall by at most 63 rows", rule.line, rule.column};
  const Values set = rule.sets[0];
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  const Variable far = building.maker.network.add_auxiliary(static_cast<unsigned>(text.rows), 0);
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (position == 0) return static_cast<std::uint64_t>(number) + 1;
    const bool is_in = (set >> (number - lowest) & 1) != 0;
    if (position == 1) return is_in ? state : 0;
    return state == 0 || is_in ? state : state == 1 ? network::Automaton::refused : state - 1;
  };
  for (const Variable cell : place.cells) {
    Cells cells = building.ground.present(ray_of(text, cell, 1, 0));
    cells.insert(cells.begin(), {far, cell});
    if (auto error = follow(building, nullptr, cells, {'h' + 256, static_cast<std::int64_t>(set)}, step,
                            [](std::uint64_t state) { return state <= 1; }))
      return error;
  }
  // The variable is 0 if none falls.
  Cells cells = {far};
  cells.insert(cells.end(), place.cells.begin(), place.cells.end());
  return follow(
      building, nullptr, cells, {'e' + 256, static_cast<std::int64_t>(set)},
      [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        if (position == 0) return number == 0 ? 0 : 1;
        return (set >> (number - lowest) & 1) != 0 ? 0 : state;
      },
      [](std::uint64_t state) { return state == 0; });
}

bool holds_falling(const Finished& finished, const Rule& rule, const Place& place) {
  const Text& text = finished.ground.text;
  std::set<std::size_t> found;
  for (const Variable cell : place.cells) {
    if (!finished.has(cell, rule.sets[0])) continue;
    std::size_t others = 0;
    for (std::size_t below = cell + text.columns; below < text.cells(); below += text.columns)
      others += !finished.ground.is_wall(below) && !finished.has(below, rule.sets[0]) ? 1u : 0u;
    found.insert(others);
  }
  return found.size() < 2;
}

constexpr Row falling_table[] = {
    {.form = "below each SET equally many other cells",
     .shapes = shape(Shape::cells),
     .compile = compile_falling,
     .holds = holds_falling,
     .words = {"GROUP: below each of its cells with SET there are equally many cells without, so they fall as one",
               "GROUP：其中每个 SET 下方其他值的格数都相同，因此整体下落"},
     .is_directed = true},
};

}  // namespace

std::span<const Row> falling_rows() { return falling_table; }

}  // namespace quadrille::grid::kinds
