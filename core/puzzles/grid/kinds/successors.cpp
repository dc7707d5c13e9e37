// Rules about the number that is larger by 1 than a cell's own one.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// The state: 0 if the next number was there or need not be, else 1 and the value that is looked for.
std::optional<Error> look_for_next(const Building& building, const Place& place, std::uint64_t highest) {
  const auto lowest = static_cast<std::int64_t>(building.kind.values.lowest);
  Cells cells = {*place.cell};
  cells.insert(cells.end(), place.cells.begin(), place.cells.end());
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    const auto value = static_cast<std::uint64_t>(number - lowest);
    if (position == 0) return value == highest ? 0 : value + 2;
    return state == value + 1 ? 0 : state;
  };
  const std::vector<std::int64_t> key = {'f', static_cast<std::int64_t>(highest)};
  return follow(building, place.clue, cells, key, step, [](std::uint64_t state) { return state == 0; });
}

std::optional<Error> compile_next(const Building& building, const Rule&, const Place& place) {
  return look_for_next(building, place, building.ground.values() - 1);
}

bool holds_next(const Finished& finished, const Rule&, const Place& place) {
  if (finished.answer[*place.cell] == finished.ground.values()) return true;
  return std::any_of(place.cells.begin(), place.cells.end(),
                     [&](Variable cell) { return finished.number(cell) == finished.number(*place.cell) + 1; });
}

// All numbers up to how many cells there are have a next one, but for the last.
std::optional<Error> compile_all_next(const Building& building, const Rule&, const Place& place) {
  const std::uint64_t lowest = building.kind.values.lowest;
  for (const Variable cell : place.cells) {
    Cells around = neighbours4(building.maker.text, cell);
    std::erase_if(around, [&](Variable other) {
      return std::find(place.cells.begin(), place.cells.end(), other) == place.cells.end();
    });
    Place one = {std::move(around), cell};
    const std::uint64_t size = place.cells.size();
    if (auto error = look_for_next(building, one, size < lowest ? ~std::uint64_t{0} : size - lowest)) return error;
  }
  return std::nullopt;
}

bool holds_all_next(const Finished& finished, const Rule&, const Place& place) {
  std::vector<bool> is_inside(finished.ground.text.cells());
  for (const Variable cell : place.cells) is_inside[cell] = true;
  return std::all_of(place.cells.begin(), place.cells.end(), [&](Variable cell) {
    if (finished.number(cell) == static_cast<std::int64_t>(place.cells.size())) return true;
    const Cells around = neighbours4(finished.ground.text, cell);
    return std::any_of(around.begin(), around.end(), [&](Variable other) {
      return is_inside[other] && finished.number(other) == finished.number(cell) + 1;
    });
  });
}

constexpr Row successor_table[] = {
    {.form = "the next number is",
     .shapes = shape(Shape::cell),
     .compile = compile_next,
     .holds = holds_next,
     .words = {"GROUP but the highest number: the next one is among WHERE", "GROUP（最大数除外）：下一个数在 WHERE 中"},
     .takes_where = true,
     .values = CellValues::Form::numbers},
    {.form = "each number beside the next one",
     .shapes = shape(Shape::board, Shape::cells),
     .compile = compile_all_next,
     .holds = holds_all_next,
     .words = {"GROUP: each number but that of its cells has an edge with the next one",
               "GROUP：除格数外每个数都与下一个数相邻"},
     .values = CellValues::Form::numbers},
};

}  // namespace

std::span<const Row> successor_rows() { return successor_table; }

}  // namespace quadrille::grid::kinds
