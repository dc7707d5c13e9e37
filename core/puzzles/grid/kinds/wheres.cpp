// The cells around a cell that rules count.
#include <algorithm>
#include <utility>

#include "core/puzzles/grid/kinds/groups.hpp"

namespace quadrille::grid::kinds {

namespace {

std::optional<Cells> own_row(const Ground& ground, std::size_t cell) {
  return row_of(ground.text, cell / ground.text.columns);
}
std::optional<Cells> own_column(const Ground& ground, std::size_t cell) {
  return column_of(ground.text, cell % ground.text.columns);
}
std::optional<Cells> own_cross(const Ground& ground, std::size_t cell) {
  Cells cells = row_of(ground.text, cell / ground.text.columns);
  for (const Variable other : column_of(ground.text, cell % ground.text.columns))
    if (other != cell) cells.push_back(other);
  return cells;
}
std::optional<Cells> own_region(const Ground& ground, std::size_t cell) {
  const auto region = ground.region_of(cell);
  return region ? std::optional(ground.regions()[*region]) : std::nullopt;
}
// Each cell once.
std::optional<Cells> own_runs(const Ground& ground, std::size_t cell) {
  Cells cells;
  for (const std::size_t run : ground.runs_of(cell))
    for (const Variable other : ground.runs()[run])
      if (other != cell || std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(other);
  return cells;
}
std::optional<Cells> own_block(const Ground& ground, std::size_t cell) {
  Cells cells = neighbours8(ground.text, cell);
  cells.push_back(static_cast<Variable>(cell));
  std::sort(cells.begin(), cells.end());
  return cells;
}

std::optional<Cells> own_plus(const Ground& ground, std::size_t cell) {
  Cells cells = neighbours4(ground.text, cell);
  cells.push_back(static_cast<Variable>(cell));
  std::sort(cells.begin(), cells.end());
  return cells;
}

std::optional<Cells> own_corners(const Ground& ground, std::size_t cell) {
  Cells cells = neighbours8(ground.text, cell);
  const Cells beside = neighbours4(ground.text, cell);
  std::erase_if(cells, [&](Variable other) { return std::find(beside.begin(), beside.end(), other) != beside.end(); });
  return cells;
}

constexpr std::pair<char, std::pair<int, int>> arrows[] = {
    {'^', {-1, 0}}, {'v', {1, 0}}, {'<', {0, -1}}, {'>', {0, 1}}};

// The cells that the clue's arrow points at.
std::optional<Cells> own_arrow(const Ground& ground, std::size_t cell) {
  const Token* clue = clue_of_cell(ground.text, cell);
  if (clue == nullptr || !has_arrow(clue->text)) return std::nullopt;
  for (const auto& [arrow, way] : arrows)
    if (clue->text.back() == arrow) return ray_of(ground.text, cell, way.first, way.second);
  return std::nullopt;
}

// Those of them whose clue has the same number.
std::optional<Cells> own_equal_arrow(const Ground& ground, std::size_t cell) {
  auto cells = own_arrow(ground, cell);
  if (!cells) return std::nullopt;
  const auto number = number_of(clue_of_cell(ground.text, cell)->text);
  std::erase_if(*cells, [&](Variable other) {
    const Token* clue = clue_of_cell(ground.text, other);
    return clue == nullptr || number_of(clue->text) != number;
  });
  return cells;
}

// The cells in the row and column that are as far away as the clue's number says.
std::optional<Cells> own_distance(const Ground& ground, std::size_t cell) {
  const Token* clue = clue_of_cell(ground.text, cell);
  const auto number = clue == nullptr ? std::nullopt : number_of(clue->text);
  if (!number) return std::nullopt;
  Cells cells;
  for (const auto& [arrow, way] : arrows)
    if (const Cells ray = ray_of(ground.text, cell, way.first, way.second); *number > 0 && *number <= ray.size())
      cells.push_back(ray[static_cast<std::size_t>(*number - 1)]);
  return cells;
}

constexpr WhereRow wheres[] = {
    {"its neighbours",
     [](const Ground& ground, std::size_t cell) { return std::optional(neighbours4(ground.text, cell)); },
     {"its neighbours", "它的相邻格"}},
    {"its neighbours and itself", own_plus, {"its neighbours and itself", "它与它的相邻格"}},
    {"its touching cells",
     [](const Ground& ground, std::size_t cell) { return std::optional(neighbours8(ground.text, cell)); },
     {"the cells that touch it", "与它相接（含对角）的格"}},
    {"its block", own_block, {"the 3×3 cells around it", "以它为中心的 3×3 格"}},
    {"its corners", own_corners, {"the four cells at its corners", "与它斜接的格"}},
    {"its arrow", own_arrow, {"the cells that its arrow points at", "箭头所指的格"}},
    {"its arrow's equal numbers",
     own_equal_arrow,
     {"the cells with the same number that its arrow points at", "箭头所指的有相同数字的格"}},
    {"its number's distance",
     own_distance,
     {"the cells of its row and column that are as far away as its number", "同行同列中距离等于提示数的格"}},
    {"its row", own_row, {"its row", "它所在的行"}},
    {"its column", own_column, {"its column", "它所在的列"}},
    {"its row and column", own_cross, {"its row and column", "它所在的行与列"}},
    {"its region", own_region, {"its region", "它所在的区域"}},
    {"its runs", own_runs, {"its runs", "它所在的两段"}},
};

}  // namespace

std::span<const WhereRow> where_rows() { return wheres; }

}  // namespace quadrille::grid::kinds
