// Loops through the centres of cells.
#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid::kinds {

namespace {

std::optional<Error> compile_loop(const Building& building, const Rule&, const Place&) {
  add_loop(building.maker, building.edges);
  return std::nullopt;
}

std::optional<Error> compile_full_loop(const Building& building, const Rule& rule, const Place& place) {
  for (const Variable cell : place.cells) building.maker.allow(cell, straight | turns);
  return compile_loop(building, rule, place);
}

bool holds_loop(const Finished& finished, const Rule&, const Place&) {
  std::vector<unsigned> sides = sides_of(finished.answer);
  for (std::size_t cell = 0; cell < sides.size(); ++cell)
    if (finished.ground.is_wall(cell)) sides[cell] = 0;
  return is_one_loop(finished.ground.text, sides);
}

bool holds_full_loop(const Finished& finished, const Rule& rule, const Place& place) {
  for (const Variable cell : place.cells)
    if (!finished.has(cell, straight | turns)) return false;
  return holds_loop(finished, rule, place);
}

constexpr auto needs_loop = CellValues::Form::loop;

constexpr Row loop_table[] = {
    {.form = "one loop",
     .shapes = shape(Shape::board),
     .compile = compile_loop,
     .holds = holds_loop,
     .words = {"the lines are one loop", "线构成一个回路"},
     .values = needs_loop},
    {.form = "one loop through all cells",
     .shapes = shape(Shape::board),
     .compile = compile_full_loop,
     .holds = holds_full_loop,
     .words = {"one loop goes through all cells", "一个回路经过所有格子"},
     .values = needs_loop},
};

}  // namespace

std::span<const Row> loop_rows() { return loop_table; }

}  // namespace quadrille::grid::kinds
