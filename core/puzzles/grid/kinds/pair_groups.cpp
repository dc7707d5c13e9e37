#include "core/puzzles/grid/kinds/pair_groups.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

namespace quadrille::grid::kinds {

namespace {

template <class AreRight>
void visit_pairs(const Ground& ground, UsePlace use, Cells (*around)(const Text&, std::size_t), AreRight are_right) {
  Place pair = {{0, 0}};
  for (std::size_t cell = 0; cell < ground.text.cells(); ++cell) {
    if (ground.is_wall(cell)) continue;
    for (const Variable other : around(ground.text, cell)) {
      if (other < cell || ground.is_wall(other) || !are_right(cell, other)) continue;
      pair.cells[0] = static_cast<Variable>(cell), pair.cells[1] = other;
      if (!use(pair)) return;
    }
  }
}

}  // namespace

void visit_touching(const Ground& ground, const Group&, UsePlace use) {
  visit_pairs(ground, use, neighbours8, [](std::size_t, std::size_t) { return true; });
}
void visit_adjacent(const Ground& ground, const Group&, UsePlace use) {
  visit_pairs(ground, use, neighbours4, [](std::size_t, std::size_t) { return true; });
}
// Two cells that no line of a list has side by side.
void visit_unjoined(const Ground& ground, const Group&, UsePlace use) {
  std::set<std::pair<std::size_t, std::size_t>> joined;
  for (const Section& section : ground.whole.sections) {
    if (section.rule->kind != SectionKind::list) continue;
    for (const auto& row : section.rows)
      for (std::size_t i = 1; i < row.size(); ++i) {
        const auto one = cell_named(ground.whole, row[i - 1].text), other = cell_named(ground.whole, row[i].text);
        if (one && other) joined.insert(std::minmax<std::size_t>(*one, *other));
      }
  }
  visit_pairs(ground, use, neighbours4, [&](std::size_t a, std::size_t b) { return !joined.contains({a, b}); });
}
void visit_border(const Ground& ground, const Group&, UsePlace use) {
  visit_pairs(ground, use, neighbours4,
              [&](std::size_t a, std::size_t b) { return ground.region_of(a) != ground.region_of(b); });
}
void visit_within(const Ground& ground, const Group&, UsePlace use) {
  visit_pairs(ground, use, neighbours4, [&](std::size_t a, std::size_t b) {
    return ground.region_of(a) && ground.region_of(a) == ground.region_of(b);
  });
}

// Two cells of a region that both have the mark, wherever they are.
void visit_same_marks(const Ground& ground, const Group& group, UsePlace use) {
  for (const Cells& region : ground.regions()) {
    Cells marked;
    for (const Variable cell : region)
      if (has_mark(clue_of_cell(ground.text, cell), group)) marked.push_back(cell);
    for (std::size_t i = 0; i < marked.size(); ++i)
      for (std::size_t j = i + 1; j < marked.size(); ++j)
        if (!use({{marked[i], marked[j]}})) return;
  }
}

// The cells between two with the mark, straight on or around one corner, where no third one is on the way. From each
// along its row, and from there up or down to the next one.
void visit_short_ways(const Ground& ground, const Group& group, UsePlace use) {
  const auto columns = static_cast<std::ptrdiff_t>(ground.text.columns);
  const auto rows = static_cast<std::ptrdiff_t>(ground.text.rows);
  std::vector<bool> is_marked(ground.text.cells());
  for (std::size_t cell = 0; cell < is_marked.size(); ++cell)
    is_marked[cell] = has_mark(clue_of_cell(ground.text, cell), group);
  // Adds cells to a way up to a cell with the mark, or to an end of the board or a wall: then it leads nowhere.
  const auto reaches = [&](Cells& way, std::ptrdiff_t row, std::ptrdiff_t column, std::ptrdiff_t down) {
    for (row += down; row >= 0 && row < rows; row += down) {
      const auto cell = static_cast<Variable>(row * columns + column);
      if (is_marked[cell]) return true;
      if (ground.is_wall(cell)) return false;
      way.push_back(cell);
    }
    return false;
  };
  for (std::size_t from = 0; from < is_marked.size(); ++from) {
    if (!is_marked[from]) continue;
    const auto row = static_cast<std::ptrdiff_t>(from) / columns, start = static_cast<std::ptrdiff_t>(from) % columns;
    Cells straight;
    if (reaches(straight, row, start, 1) && !use({std::move(straight)})) return;
    for (const std::ptrdiff_t right : {-1, 1}) {
      Cells along;
      for (std::ptrdiff_t column = start + right; column >= 0 && column < columns; column += right) {
        const auto corner = static_cast<Variable>(row * columns + column);
        if (is_marked[corner] && right > 0 && !use({along})) return;  // else it was visited from there
        if (is_marked[corner] || ground.is_wall(corner)) break;
        along.push_back(corner);
        for (const std::ptrdiff_t down : {-1, 1}) {
          Cells way = along;
          if (reaches(way, row, column, down) && !use({std::move(way)})) return;
        }
      }
    }
  }
}

// From above to below.
void visit_stacked(const Ground& ground, const Group&, UsePlace use) {
  for (std::size_t cell = 0; cell + ground.text.columns < ground.text.cells(); ++cell) {
    const std::size_t lower = cell + ground.text.columns;
    const bool are_one = ground.region_of(cell) && ground.region_of(cell) == ground.region_of(lower);
    if (are_one && !use({{static_cast<Variable>(cell), static_cast<Variable>(lower)}})) return;
  }
}

// The cells of a row or column whose clues are equal, two or more of them.
void visit_equal(const Ground& ground, const Group&, UsePlace use) {
  for (const Cells& line : lines_of(ground.text)) {
    std::map<std::string_view, Cells> equal;
    for (const Variable cell : ground.present(line))
      if (const Token* clue = clue_of_cell(ground.text, cell)) equal[clue->text].push_back(cell);
    for (const auto& [clue, cells] : equal)
      if (cells.size() > 1 && !use({cells})) return;
  }
}

void visit_two_equal(const Ground& ground, const Group& group, UsePlace use) {
  bool goes_on = true;
  visit_equal(ground, group, [&](const Place& place) {
    for (std::size_t i = 0; goes_on && i < place.cells.size(); ++i)
      for (std::size_t j = i + 1; goes_on && j < place.cells.size(); ++j)
        goes_on = use({{place.cells[i], place.cells[j]}});
    return goes_on;
  });
}

}  // namespace quadrille::grid::kinds
