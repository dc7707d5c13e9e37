// What is on the two sides of the border of two regions.
#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// `use(cells)` for each two regions: the cells on both sides of their border, one and the other in turn.
template <class Use>
void for_two_regions(const Ground& ground, Use use) {
  for (std::size_t region = 0; region < ground.regions().size(); ++region)
    for (const std::size_t other : regions_beside(ground, {ground.present(ground.regions()[region])})) {
      Cells cells;
      for (const Variable cell : ground.regions()[region])
        for (const Variable next : neighbours4(ground.text, cell))
          if (ground.region_of(next) == other) cells.insert(cells.end(), {cell, next});
      if (region < other) use(cells);
    }
}

std::optional<Error> compile_doors(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  std::optional<Error> error;
  for_two_regions(building.ground, [&](const Cells& sides) {
    std::vector<std::pair<Variable, Values>> doors;
    for (std::size_t i = 0; !error && i < sides.size(); i += 2) {
      doors.emplace_back(maker.network.add_auxiliary(2, 0), 2);
      const auto step = [](std::uint64_t state, std::size_t position, std::int64_t is) -> std::uint64_t {
        if (position < 2) return state + static_cast<std::uint64_t>(is);
        return (state == 2) == (is == 1) ? 0 : network::Automaton::refused;
      };
      const Cells cells = {maker.has(sides[i], rule.sets[0]), maker.has(sides[i + 1], rule.sets[0]),
                           doors.back().first};
      error = follow(building, nullptr, cells, {'d' + 256}, step, network::accept_all);
    }
    const Tally bounds = bounds_of(building, rule, place, doors.size());
    maker.count(doors, bounds.low, bounds.high);
  });
  return error;
}

bool holds_doors(const Finished& finished, const Rule& rule, const Place& place) {
  bool holds = true;
  for_two_regions(finished.ground, [&](const Cells& sides) {
    std::uint64_t doors = 0;
    for (std::size_t i = 0; i < sides.size(); i += 2)
      doors += finished.has(sides[i], rule.sets[0]) && finished.has(sides[i + 1], rule.sets[0]) ? 1u : 0u;
    holds = holds && is_amount(finished, rule, place, doors, sides.size() / 2);
  });
  return holds;
}

constexpr Row border_table[] = {
    {.form = "SET on both sides of the border of two regions AMOUNT times",
     .shapes = shape(Shape::board),
     .compile = compile_doors,
     .holds = holds_doors,
     .words = {"two regions: SET is on both sides of their border AMOUNT times",
               "相邻两区的边界两侧都是 SET 的次数AMOUNT"},
     .needs_regions = true,
     .has_no_parity = true},
};

}  // namespace

std::span<const Row> border_rows() { return border_table; }

}  // namespace quadrille::grid::kinds
