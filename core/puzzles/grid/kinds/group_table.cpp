// The table of groups, and the visits of rows, regions, cells and clues outside.
#include "core/puzzles/grid/kinds/groups.hpp"

#include <algorithm>
#include <utility>

#include "core/puzzles/grid/kinds/houses.hpp"
#include "core/puzzles/grid/kinds/pair_groups.hpp"
#include "core/puzzles/grid/latin.hpp"
#include "core/puzzles/grid/pieces.hpp"

namespace quadrille::grid::kinds {

namespace {

Cells all_cells(const Ground& ground) {
  Cells cells(ground.text.cells());
  for (std::size_t cell = 0; cell < cells.size(); ++cell) cells[cell] = static_cast<Variable>(cell);
  return ground.present(std::move(cells));
}

void visit_board(const Ground& ground, const Group&, UsePlace use) { use({all_cells(ground)}); }

// The clues of a line in a section of lines of tokens.
const std::vector<Token>* clues_of_line(const Text& text, std::string_view section, std::size_t line) {
  const Section* clues = text.find(section);
  return clues == nullptr ? nullptr : &clues->rows[line];
}

void visit_rows(const Ground& ground, const Group&, UsePlace use) {
  for (std::size_t row = 0; row < ground.text.rows; ++row) {
    Place place = {ground.present(row_of(ground.text, row))};
    place.clues = clues_of_line(ground.text, "rows", row);
    place.is_straight = true;
    place.unit = cover::unit(cover::UnitKind::row, row);
    if (!use(place)) return;
  }
}

void visit_columns(const Ground& ground, const Group&, UsePlace use) {
  for (std::size_t column = 0; column < ground.text.columns; ++column) {
    Place place = {ground.present(column_of(ground.text, column))};
    place.clues = clues_of_line(ground.text, "columns", column);
    place.is_straight = true;
    place.unit = cover::unit(cover::UnitKind::column, column);
    if (!use(place)) return;
  }
}

void visit_diagonals(const Ground& ground, const Group&, UsePlace use) {
  const auto rows = static_cast<Variable>(ground.text.rows), columns = static_cast<Variable>(ground.text.columns);
  for (const bool is_rising : {false, true}) {
    Cells cells;
    for (Variable at = 0; at < std::min(rows, columns); ++at)
      cells.push_back(at * columns + (is_rising ? columns - 1 - at : at));
    Place place = {ground.present(std::move(cells))};
    place.is_straight = true;
    if (!use(place)) return;
  }
}

// All of them, of whatever length, first those that fall to the right.
void visit_all_diagonals(const Ground& ground, const Group&, UsePlace use) {
  const std::size_t columns = ground.text.columns;
  for (const int right : {1, -1})
    for (std::size_t cell = 0; cell < ground.text.cells(); ++cell) {
      const bool is_first = cell < columns || cell % columns == (right == 1 ? 0 : columns - 1);
      if (!is_first) continue;
      Cells cells = ray_of(ground.text, cell, 1, right);
      cells.insert(cells.begin(), static_cast<Variable>(cell));
      Place place = {ground.present(std::move(cells))};
      place.is_straight = true;
      if (!use(place)) return;
    }
}

// Once for each number in the region; once without any.
void visit_regions(const Ground& ground, const Group&, UsePlace use) {
  for (const Cells& region : ground.regions()) {
    bool has_number = false;
    for (const Variable cell : region) {
      const Token* token = number_at(ground.text, cell);
      if (token == nullptr) continue;
      has_number = true;
      if (!use({region, {}, token, nullptr, number_of(token->text)})) return;
    }
    if (!has_number && !use({region})) return;
  }
}

void visit_numberless_regions(const Ground& ground, const Group&, UsePlace use) {
  for (const Cells& region : ground.regions()) {
    const auto has_number = [&](Variable cell) { return number_at(ground.whole, cell) != nullptr; };
    if (std::none_of(region.begin(), region.end(), has_number) && !use({region})) return;
  }
}

void visit_runs(const Ground& ground, const Group&, UsePlace use) {
  for (const Cells& run : ground.runs())
    if (!use({run})) return;
}

void visit_windows(const Ground& ground, const Group& group, UsePlace use) {
  const Text& text = ground.text;
  for (std::size_t row = 0; row + group.height <= text.rows; ++row)
    for (std::size_t column = 0; column + group.width <= text.columns; ++column) {
      Cells cells;
      for (std::size_t r = row; r < row + group.height; ++r)
        for (std::size_t c = column; c < column + group.width; ++c)
          cells.push_back(static_cast<Variable>(r * text.columns + c));
      // A window with a wall in it is none.
      if (ground.present(cells).size() == cells.size() && !use({std::move(cells)})) return;
    }
}

// `is_right(token)`: of cells without a clue, null.
template <class IsRight>
void visit_cells_if(const Ground& ground, UsePlace use, IsRight is_right) {
  for (std::size_t cell = 0; cell < ground.text.cells(); ++cell) {
    const Token* clue = clue_of_cell(ground.text, cell);
    if (!is_right(clue, cell)) continue;
    Place place = {ground.present({static_cast<Variable>(cell)}), static_cast<Variable>(cell), clue};
    if (clue != nullptr) place.number = number_of(clue->text);
    if (!use(place)) return;
  }
}

void visit_cells(const Ground& ground, const Group&, UsePlace use) {
  visit_cells_if(ground, use, [&](const Token*, std::size_t cell) { return !ground.is_wall(cell); });
}
void visit_marked(const Ground& ground, const Group& group, UsePlace use) {
  visit_cells_if(ground, use, [&](const Token* clue, std::size_t) { return has_mark(clue, group); });
}
void visit_all_marked(const Ground& ground, const Group& group, UsePlace use) {
  Cells cells;
  visit_marked(ground, group, [&](const Place& place) {
    cells.insert(cells.end(), place.cells.begin(), place.cells.end());
    return true;
  });
  if (!cells.empty()) use({std::move(cells)});
}
void visit_unmarked(const Ground& ground, const Group& group, UsePlace use) {
  visit_cells_if(ground, use, [&](const Token*, std::size_t cell) {
    return !ground.is_wall(cell) && !has_mark(clue_of_cell(ground.whole, cell), group);
  });
}
void visit_clued(const Ground& ground, const Group&, UsePlace use) {
  visit_cells_if(ground, use, [&](const Token* clue, std::size_t) { return clue != nullptr; });
}
void visit_clueless(const Ground& ground, const Group&, UsePlace use) {
  visit_cells_if(ground, use, [&](const Token*, std::size_t cell) {
    return !ground.is_wall(cell) && clue_of_cell(ground.whole, cell) == nullptr;
  });
}
void visit_blank(const Ground& ground, const Group&, UsePlace use) {
  visit_cells_if(ground, use, [&](const Token*, std::size_t cell) {
    const Token* token = ground.whole.at("cells", cell);
    return !ground.is_wall(cell) && (token == nullptr || token->is_blank());
  });
}

// The clues of one side, or of all; the cells from there on.
void visit_outside(const Ground& ground, const Group& group, UsePlace use) {
  for (const std::string_view side : {"top", "bottom", "left", "right"}) {
    if (!group.mark.empty() && group.mark != side) continue;
    for (auto& [line, clue] : clued_lines(ground.text, side)) {
      Cells cells = ground.present(line);
      if (side == "bottom" || side == "right") std::reverse(cells.begin(), cells.end());
      if (!use({std::move(cells), {}, clue, nullptr, number_of(clue->text), true})) return;
    }
  }
}

void visit_list(const Ground& ground, const Group& group, UsePlace use) {
  const Section* section = ground.text.find(group.mark);
  if (section == nullptr) return;
  for (const auto& row : section->rows) {
    Cells cells;
    for (const Token& token : row)
      if (const auto cell = cell_named(ground.text, token.text)) cells.push_back(*cell);
    if (!use({ground.present(std::move(cells))})) return;
  }
}

void visit_signs(const Ground& ground, const Group& group, UsePlace use) {
  std::vector<Pair> pairs;
  (void)read_pairs(ground.text, kind_of(ground.text).signs, pairs);
  for (const Pair& pair : pairs)
    if (pair.sign == group.mark[0] && !use({ground.present({pair.a, pair.b})})) return;
}

void visit_where(const Ground& ground, const Group& group, UsePlace use) {
  if (is_on(ground.text, group.mark)) use({all_cells(ground)});
}

// The shortest straight lines that cross two borders of regions.
void visit_crossings(const Ground& ground, const Group&, UsePlace use) {
  for (const Cells& line : lines_of(ground.text)) {
    std::size_t last = 0;  // the first cell behind the border before
    for (std::size_t at = 1; at < line.size(); ++at) {
      const bool is_broken = ground.is_wall(line[at - 1]) || ground.is_wall(line[at]);
      if (!is_broken && ground.region_of(line[at - 1]) == ground.region_of(line[at])) continue;
      const auto begin = line.begin() + static_cast<std::ptrdiff_t>(last);
      if (!is_broken && last > 0 && !use({{begin - 1, line.begin() + static_cast<std::ptrdiff_t>(at) + 1}})) return;
      last = is_broken ? 0 : at;
    }
  }
}

void visit_corners(const Ground& ground, const Group&, UsePlace use) {
  const Section* section = ground.text.find("corners");
  for (std::size_t row = 0; section != nullptr && row <= ground.text.rows; ++row)
    for (std::size_t column = 0; column <= ground.text.columns; ++column) {
      const Token& clue = section->rows[row][column];
      if (clue.is_blank()) continue;
      Cells cells;
      for (const auto& cell : around_corner(ground.text, row, column))
        if (cell) cells.push_back(*cell);
      Place place = {ground.present(std::move(cells)), {}, &clue, nullptr, number_of(clue.text)};
      place.corner = row * (ground.text.columns + 1) + column;
      if (!use(place)) return;
    }
}

// The cells that a centre lies in: one, two or four.
void visit_centres(const Ground& ground, const Group&, UsePlace use) {
  const Section* section = ground.text.find(centres_name);
  if (section == nullptr) return;
  for (const auto& line : section->rows)
    for (const Token& token : line) {
      const auto centre = point_named(ground.text, token.text);
      if (!centre) continue;
      Cells cells;
      for (std::size_t row = centre->row / 2; row <= (centre->row + 1) / 2; ++row)
        for (std::size_t column = centre->column / 2; column <= (centre->column + 1) / 2; ++column)
          cells.push_back(static_cast<Variable>(row * ground.text.columns + column));
      if (!use({ground.present(std::move(cells))})) return;
    }
}

constexpr GroupRow groups[] = {
    {"each row", Shape::lines, visit_rows, {"each row", "每行"}},
    {"each column", Shape::lines, visit_columns, {"each column", "每列"}},
    {"each diagonal", Shape::lines, visit_diagonals, {"each long diagonal", "每条长对角线"}},
    {"each diagonal line", Shape::lines, visit_all_diagonals, {"each diagonal line", "每条斜线"}},
    {"each region", Shape::cells, visit_regions, {"each region", "每个区域"}, true},
    {"each region without number",
     Shape::cells,
     visit_numberless_regions,
     {"each region without a number", "每个没有数字的区域"}},
    {"each house of grids",
     Shape::cells,
     visit_houses,
     {"each row, column and box of a grid", "每个宫格盘的行、列、宫"}},
    {"each run", Shape::lines, visit_runs, {"each run of cells between walls", "墙之间的每段格子"}},
    {"each window SIZE", Shape::cells, visit_windows, {"each window of SIZE cells", "每个 SIZE 的窗口"}},
    {"each cell", Shape::cell, visit_cells, {"each cell", "每格"}, true},
    {"each clue", Shape::cell, visit_clued, {"each clue", "每个提示"}, true},
    {.form = "each cell without clue",
     .shape = Shape::cell,
     .visit = visit_clueless,
     .words = {"each cell without a clue", "每个无提示的格子"},
     .lacks_clues = true},
    {.form = "each blank cell",
     .shape = Shape::cell,
     .visit = visit_blank,
     .words = {"each cell where nothing is given", "每个空白的格子"},
     .lacks_clues = true},
    {.form = "each cell without MARK",
     .shape = Shape::cell,
     .visit = visit_unmarked,
     .words = {"each cell without MARK", "每个没有 MARK 的格子"},
     .lacks_clues = true},
    {"each number", Shape::cell, visit_marked, {"each number", "每个数字"}, true},
    {"each MARK with number", Shape::cell, visit_marked, {"each MARK with a number", "每个带数字的 MARK"}, true},
    {"each MARK", Shape::cell, visit_marked, {"each MARK", "每个 MARK"}, true},
    {"cells with MARK", Shape::cells, visit_all_marked, {"the cells with MARK", "所有 MARK 格"}},
    {"each clue outside", Shape::clued, visit_outside, {"each clue outside", "每个盘外提示"}, true},
    {"each clue at SIDE", Shape::clued, visit_outside, {"each clue at SIDE", "SIDE 的每个提示"}, true},
    {"each line of LIST", Shape::lines, visit_list, {"each line of LIST", "LIST 的每条线"}},
    {"each pair SIGN", Shape::lines, visit_signs, {"each two cells with SIGN between them", "每对中间有 SIGN 的格子"}},
    {"where SWITCH", Shape::board, visit_where, {"where SWITCH is said", "若有 SWITCH"}},
    {"touching cells", Shape::pairs, visit_touching, {"cells that touch", "相接（含对角）的两格"}},
    {"adjacent cells", Shape::pairs, visit_adjacent, {"adjacent cells", "相邻的两格"}},
    {.form = "adjacent cells of no line",
     .shape = Shape::pairs,
     .visit = visit_unjoined,
     .words = {"adjacent cells that no line joins", "没有线相连的相邻两格"},
     .lacks_clues = true},
    {"adjacent cells of different regions",
     Shape::pairs,
     visit_border,
     {"adjacent cells of different regions", "不同区域的相邻两格"}},
    {"adjacent cells of the same region",
     Shape::pairs,
     visit_within,
     {"adjacent cells of the same region", "同一区域的相邻两格"}},
    {"two MARK of the same region",
     Shape::pairs,
     visit_same_marks,
     {"two MARK of the same region", "同一区域中的两个 MARK"}},
    {"stacked cells of the same region",
     Shape::lines,
     visit_stacked,
     {"two cells of a region, from the upper one to the lower one", "同一区域中上下相邻的两格（自上而下）"}},
    {"equal clues in a line", Shape::cells, visit_equal, {"equal clues in a row or column", "同行或同列中相同的提示"}},
    {"two equal clues in a line",
     Shape::pairs,
     visit_two_equal,
     {"two equal clues in a row or column", "同行或同列中相同的两个提示"}},
    {"each way between two MARK that turns at most once",
     Shape::cells,
     visit_short_ways,
     {"each way between two MARK that turns at most once", "两个 MARK 之间至多转一次弯的每条路"}},
    {"each corner", Shape::cells, visit_corners, {"each corner with a number", "每个带数字的格点"}, true},
    {"each centre", Shape::cells, visit_centres, {"the cells around each centre", "每个中心所在的格"}},
    {"each line over two borders",
     Shape::cells,
     visit_crossings,
     {"each straight line that crosses two borders of regions", "每段跨越两条区域边界的直线"}},
};

constexpr GroupRow board_row = {"the board", Shape::board, visit_board, {"the board", "整个盘面"}};

}  // namespace

std::span<const GroupRow> group_rows() { return groups; }
const GroupRow& whole_board() { return board_row; }

}  // namespace quadrille::grid::kinds
