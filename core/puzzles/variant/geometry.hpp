// Which cells of a board belong together: boxes, jigsaw pieces, lines, diagonals, neighbours. After the definitions of
// Interactive Sudoku Solver (js/cell_geometry.js, js/sudoku_constraint.js). Tested by
// tests/core/variant_rules_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/puzzles/variant/board.hpp"

namespace quadrille::variant {

using Group = std::vector<Cell>;

/// What RegionSize says; else the larger one of the numbers of rows and columns.
unsigned region_size(const Board& board);

/// The boxes of the board, row by row; empty after NoBoxes, or if no box of that size tiles the board. A box is as
/// square as possible; a wide one is preferred to a tall one.
std::vector<Group> boxes(const Board& board);
/// The pieces of all jigsaws.
std::vector<Group> pieces(const Board& board);
/// The windows of Windoku: boxes inside the border, with one line between each two.
std::vector<Group> windows(const Board& board);
/// The cells at the same place in every box, for each place.
std::vector<Group> disjoint_sets(const Board& board);

Group row_of(const Shape& shape, unsigned row);
Group column_of(const Shape& shape, unsigned column);
/// 1: from the bottom left to the top right corner, -1: from the top left to the bottom right one. In the order of
/// rows.
Group diagonal_of(const Shape& shape, int direction);
/// The diagonal that a little killer clue looks along from a cell at the border; empty if there is none. It begins with
/// the cell that names it: some diagonals are seen from both ends.
Group little_killer_line(const Shape& shape, Cell from);

/// The label of the grid's first cell, on a board of `ChaosConstruction`. That of cell c comes c cells later.
std::optional<Cell> first_label(const Board& board);
/// What a clue about labels counts: arms that begin at the same one (`ChaosArrow`), or one group (`ChaosCount`). Where
/// it names none, those of the cells to the left, to the right, up and down, or its own and those around it.
std::vector<Group> counted_labels(const Rule& rule, const Board& board);

/// On a board of `Doppelganger`, each row, column and box lacks one value. Rules may name what they lack like cells:
/// after the last variable come the rows, the columns, then the boxes, as many of each as the board has rows.
enum class Lacking : std::uint8_t { row, column, box };
/// Which group it is that lacks the value `cell`, from `board.cells()` on; and its index.
std::pair<Lacking, unsigned> lacking_group(const Board& board, Cell cell);
/// How many rows, columns and boxes lack a value; 0 on boards without that rule.
std::size_t lacking_groups(const Board& board);

/// Cells that are a board of their own: the grid, a group of variables, or what rows, columns or boxes lack.
struct Area {
  std::size_t first = 0, size = 0, columns = 1;

  bool has(Cell cell) const { return cell >= first && cell < first + size; }
  std::size_t row(Cell cell) const { return (cell - first) / columns; }
  std::size_t column(Cell cell) const { return (cell - first) % columns; }
  friend bool operator==(const Area&, const Area&) = default;
};
Area area_of(const Board& board, Cell cell);

bool are_neighbours(const Shape& shape, Cell a, Cell b);  ///< of the grid
/// The pairs of orthogonal neighbours among `cells`; the one that is earlier in `cells` comes first. What rows lack is
/// in a line, as what columns lack; boxes are neighbours where they touch.
std::vector<std::pair<Cell, Cell>> adjacent_pairs(const Board& board, std::span<const Cell> cells);
/// All pairs of orthogonal neighbours of the grid.
std::vector<std::pair<Cell, Cell>> adjacent_pairs(const Shape& shape);
/// The pairs of cells that are `rows` and `columns` apart.
std::vector<std::pair<Cell, Cell>> pairs_apart(const Shape& shape, unsigned rows, unsigned columns);
/// All squares of 2×2 cells, in reading order.
std::vector<Group> squares(const Shape& shape);

/// The boxes, then the pieces of jigsaws: in each, all values differ.
std::vector<std::vector<Cell>> regions(const Board& board);

}  // namespace quadrille::variant
