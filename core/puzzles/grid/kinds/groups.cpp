#include "core/puzzles/grid/kinds/groups.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "core/puzzles/grid/pieces.hpp"

namespace quadrille::grid::kinds {

Ground::Ground(const Text& part)
    : text(part),
      whole(part.whole != nullptr ? *part.whole : part),
      is_wall_(part.cells()),
      region_of_(part.cells(), no_part) {
  for (std::size_t cell = 0; cell < text.cells(); ++cell) is_wall_[cell] = kinds::is_wall(text, cell);
  if (text.find("regions") != nullptr)
    for (Cells& region : grid::regions_of(text)) {
      const Cells cells = present(std::move(region));
      if (cells.empty()) continue;
      for (const Variable cell : cells) region_of_[cell] = regions_.size();
      regions_.push_back(cells);
    }
  runs_ = segments_of(text, [this](Variable cell) { return !is_wall_[cell]; });
  runs_of_.resize(text.cells());
  for (std::size_t run = 0; run < runs_.size(); ++run)
    for (const Variable cell : runs_[run]) runs_of_[cell].push_back(run);
}

Cells Ground::present(Cells cells) const {
  std::erase_if(cells, [this](Variable cell) { return is_wall_[cell]; });
  return cells;
}

std::vector<Cells> Ground::unbroken(const Place& place) const {
  std::vector<Cells> parts;
  const auto apart = [](std::size_t a, std::size_t b) { return a > b ? a - b : b - a; };
  for (const Variable cell : place.cells) {
    const bool goes_on =
        !parts.empty() && (!place.is_straight || (apart(parts.back().back() / text.columns, cell / text.columns) <= 1 &&
                                                  apart(parts.back().back() % text.columns, cell % text.columns) <= 1));
    if (!goes_on) parts.emplace_back();
    parts.back().push_back(cell);
  }
  return parts;
}

std::optional<std::size_t> Ground::region_of(std::size_t cell) const {
  return region_of_[cell] == no_part ? std::nullopt : std::optional(region_of_[cell]);
}

namespace {

Cells all_cells(const Ground& ground) {
  Cells cells(ground.text.cells());
  for (std::size_t cell = 0; cell < cells.size(); ++cell) cells[cell] = static_cast<Variable>(cell);
  return ground.present(std::move(cells));
}

void visit_board(const Ground& ground, const Group&, const UsePlace& use) { use({all_cells(ground)}); }

// The clues of a line in a section of lines of tokens.
const std::vector<Token>* clues_of_line(const Text& text, std::string_view section, std::size_t line) {
  const Section* clues = text.find(section);
  return clues == nullptr ? nullptr : &clues->rows[line];
}

void visit_rows(const Ground& ground, const Group&, const UsePlace& use) {
  for (std::size_t row = 0; row < ground.text.rows; ++row) {
    Place place = {ground.present(row_of(ground.text, row))};
    place.clues = clues_of_line(ground.text, "rows", row);
    place.is_straight = true;
    place.unit = cover::unit(cover::UnitKind::row, row);
    if (!use(place)) return;
  }
}

void visit_columns(const Ground& ground, const Group&, const UsePlace& use) {
  for (std::size_t column = 0; column < ground.text.columns; ++column) {
    Place place = {ground.present(column_of(ground.text, column))};
    place.clues = clues_of_line(ground.text, "columns", column);
    place.is_straight = true;
    place.unit = cover::unit(cover::UnitKind::column, column);
    if (!use(place)) return;
  }
}

void visit_diagonals(const Ground& ground, const Group&, const UsePlace& use) {
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

const Token* token_of(const Text& text, std::size_t cell) {
  const Token* token = text.at("cells", cell);
  return token == nullptr || token->is_blank() ? nullptr : token;
}

// The clue of a cell that is a number of its region; null if there is none.
const Token* number_at(const Text& text, Variable cell) {
  const Token* token = kind_of(text).values.form == CellValues::Form::numbers ? nullptr : token_of(text, cell);
  if (token == nullptr || !number_of(token->text) || !mark_of(token->text).empty()) return nullptr;
  return kind_of(text).is_value(token->text) ? nullptr : token;
}

// Once for each number in the region; once without any.
void visit_regions(const Ground& ground, const Group&, const UsePlace& use) {
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

void visit_numberless_regions(const Ground& ground, const Group&, const UsePlace& use) {
  for (const Cells& region : ground.regions()) {
    const auto has_number = [&](Variable cell) { return number_at(ground.whole, cell) != nullptr; };
    if (std::none_of(region.begin(), region.end(), has_number) && !use({region})) return;
  }
}

void visit_runs(const Ground& ground, const Group&, const UsePlace& use) {
  for (const Cells& run : ground.runs())
    if (!use({run})) return;
}

void visit_windows(const Ground& ground, const Group& group, const UsePlace& use) {
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

// The clue of a cell; null if it has none.
const Token* clue_of_cell(const Text& text, std::size_t cell) {
  const Token* token = token_of(text, cell);
  return token == nullptr || kind_of(text).is_value(token->text) ? nullptr : token;
}

// `is_right(token)`: of cells without a clue, null.
template <class IsRight>
void visit_cells_if(const Ground& ground, const UsePlace& use, IsRight is_right) {
  for (std::size_t cell = 0; cell < ground.text.cells(); ++cell) {
    const Token* clue = clue_of_cell(ground.text, cell);
    if (!is_right(clue, cell)) continue;
    Place place = {ground.present({static_cast<Variable>(cell)}), static_cast<Variable>(cell), clue};
    if (clue != nullptr) place.number = number_of(clue->text);
    if (!use(place)) return;
  }
}

bool has_mark(const Token* clue, const Group& group) {
  return clue != nullptr && mark_of(clue->text) == group.mark && (!group.has_number || number_of(clue->text));
}

void visit_cells(const Ground& ground, const Group&, const UsePlace& use) {
  visit_cells_if(ground, use, [&](const Token*, std::size_t cell) { return !ground.is_wall(cell); });
}
void visit_marked(const Ground& ground, const Group& group, const UsePlace& use) {
  visit_cells_if(ground, use, [&](const Token* clue, std::size_t) { return has_mark(clue, group); });
}
void visit_unmarked(const Ground& ground, const Group& group, const UsePlace& use) {
  visit_cells_if(ground, use, [&](const Token*, std::size_t cell) {
    return !ground.is_wall(cell) && !has_mark(clue_of_cell(ground.whole, cell), group);
  });
}
void visit_clueless(const Ground& ground, const Group&, const UsePlace& use) {
  visit_cells_if(ground, use, [&](const Token*, std::size_t cell) {
    return !ground.is_wall(cell) && clue_of_cell(ground.whole, cell) == nullptr;
  });
}

// The clues of one side, or of all; the cells from there on.
void visit_outside(const Ground& ground, const Group& group, const UsePlace& use) {
  for (const std::string_view side : {"top", "bottom", "left", "right"}) {
    if (!group.mark.empty() && group.mark != side) continue;
    for (auto& [line, clue] : clued_lines(ground.text, side)) {
      Cells cells = ground.present(line);
      if (side == "bottom" || side == "right") std::reverse(cells.begin(), cells.end());
      if (!use({std::move(cells), {}, clue, nullptr, number_of(clue->text), true})) return;
    }
  }
}

void visit_list(const Ground& ground, const Group& group, const UsePlace& use) {
  const Section* section = ground.text.find(group.mark);
  if (section == nullptr) return;
  for (const auto& row : section->rows) {
    Cells cells;
    for (const Token& token : row)
      if (const auto cell = cell_named(ground.text, token.text)) cells.push_back(*cell);
    if (!use({ground.present(std::move(cells))})) return;
  }
}

template <class AreRight>
void visit_pairs(const Ground& ground, const UsePlace& use, Cells (*around)(const Text&, std::size_t),
                 AreRight are_right) {
  for (std::size_t cell = 0; cell < ground.text.cells(); ++cell) {
    if (ground.is_wall(cell)) continue;
    for (const Variable other : around(ground.text, cell))
      if (other > cell && !ground.is_wall(other) && are_right(cell, other))
        if (!use({{static_cast<Variable>(cell), other}})) return;
  }
}

void visit_touching(const Ground& ground, const Group&, const UsePlace& use) {
  visit_pairs(ground, use, neighbours8, [](std::size_t, std::size_t) { return true; });
}
void visit_adjacent(const Ground& ground, const Group&, const UsePlace& use) {
  visit_pairs(ground, use, neighbours4, [](std::size_t, std::size_t) { return true; });
}
void visit_border(const Ground& ground, const Group&, const UsePlace& use) {
  visit_pairs(ground, use, neighbours4,
              [&](std::size_t a, std::size_t b) { return ground.region_of(a) != ground.region_of(b); });
}
void visit_within(const Ground& ground, const Group&, const UsePlace& use) {
  visit_pairs(ground, use, neighbours4, [&](std::size_t a, std::size_t b) {
    return ground.region_of(a) && ground.region_of(a) == ground.region_of(b);
  });
}

// Two cells of a region that both have the mark, wherever they are.
void visit_same_marks(const Ground& ground, const Group& group, const UsePlace& use) {
  for (const Cells& region : ground.regions()) {
    Cells marked;
    for (const Variable cell : region)
      if (has_mark(clue_of_cell(ground.text, cell), group)) marked.push_back(cell);
    for (std::size_t i = 0; i < marked.size(); ++i)
      for (std::size_t j = i + 1; j < marked.size(); ++j)
        if (!use({{marked[i], marked[j]}})) return;
  }
}

// From above to below.
void visit_stacked(const Ground& ground, const Group&, const UsePlace& use) {
  for (std::size_t cell = 0; cell + ground.text.columns < ground.text.cells(); ++cell) {
    const std::size_t lower = cell + ground.text.columns;
    const bool are_one = ground.region_of(cell) && ground.region_of(cell) == ground.region_of(lower);
    if (are_one && !use({{static_cast<Variable>(cell), static_cast<Variable>(lower)}})) return;
  }
}

// The cells of a row or column whose clues are equal, two or more of them.
void visit_equal(const Ground& ground, const Group&, const UsePlace& use) {
  for (const Cells& line : lines_of(ground.text)) {
    std::map<std::string_view, Cells> equal;
    for (const Variable cell : ground.present(line))
      if (const Token* clue = clue_of_cell(ground.text, cell)) equal[clue->text].push_back(cell);
    for (const auto& [clue, cells] : equal)
      if (cells.size() > 1 && !use({cells})) return;
  }
}

void visit_two_equal(const Ground& ground, const Group& group, const UsePlace& use) {
  bool goes_on = true;
  visit_equal(ground, group, [&](const Place& place) {
    for (std::size_t i = 0; goes_on && i < place.cells.size(); ++i)
      for (std::size_t j = i + 1; goes_on && j < place.cells.size(); ++j)
        goes_on = use({{place.cells[i], place.cells[j]}});
    return goes_on;
  });
}

// The shortest straight lines that cross two borders of regions.
void visit_crossings(const Ground& ground, const Group&, const UsePlace& use) {
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

void visit_corners(const Ground& ground, const Group&, const UsePlace& use) {
  const Section* section = ground.text.find("corners");
  for (std::size_t row = 0; section != nullptr && row <= ground.text.rows; ++row)
    for (std::size_t column = 0; column <= ground.text.columns; ++column) {
      const Token& clue = section->rows[row][column];
      Cells cells;
      for (const auto& cell : around_corner(ground.text, row, column))
        if (cell) cells.push_back(*cell);
      if (!clue.is_blank() && !use({ground.present(std::move(cells)), {}, &clue, nullptr, number_of(clue.text)}))
        return;
    }
}

constexpr GroupRow groups[] = {
    {"each row", Shape::lines, visit_rows, {"each row", "每行"}},
    {"each column", Shape::lines, visit_columns, {"each column", "每列"}},
    {"each diagonal", Shape::lines, visit_diagonals, {"each long diagonal", "每条长对角线"}},
    {"each region", Shape::cells, visit_regions, {"each region", "每个区域"}, true},
    {"each region without number",
     Shape::cells,
     visit_numberless_regions,
     {"each region without a number", "每个没有数字的区域"}},
    {"each run", Shape::lines, visit_runs, {"each run of cells between walls", "墙之间的每段格子"}},
    {"each window SIZE", Shape::cells, visit_windows, {"each window of SIZE cells", "每个 SIZE 的窗口"}},
    {"each cell", Shape::cell, visit_cells, {"each cell", "每格"}, true},
    {"each cell without clue", Shape::cell, visit_clueless, {"each cell without a clue", "每个无提示的格子"}},
    {"each cell without MARK", Shape::cell, visit_unmarked, {"each cell without MARK", "每个没有 MARK 的格子"}},
    {"each number", Shape::cell, visit_marked, {"each number", "每个数字"}, true},
    {"each MARK with number", Shape::cell, visit_marked, {"each MARK with a number", "每个带数字的 MARK"}, true},
    {"each MARK", Shape::cell, visit_marked, {"each MARK", "每个 MARK"}, true},
    {"each clue outside", Shape::clued, visit_outside, {"each clue outside", "每个盘外提示"}, true},
    {"each clue at SIDE", Shape::clued, visit_outside, {"each clue at SIDE", "SIDE 的每个提示"}, true},
    {"each line of LIST", Shape::lines, visit_list, {"each line of LIST", "LIST 的每条线"}},
    {"touching cells", Shape::pairs, visit_touching, {"cells that touch", "相接（含对角）的两格"}},
    {"adjacent cells", Shape::pairs, visit_adjacent, {"adjacent cells", "相邻的两格"}},
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
    {"each corner", Shape::cells, visit_corners, {"each corner with a number", "每个带数字的格点"}, true},
    {"each line over two borders",
     Shape::cells,
     visit_crossings,
     {"each straight line that crosses two borders of regions", "每段跨越两条区域边界的直线"}},
};

constexpr GroupRow board_row = {"the board", Shape::board, visit_board, {"the board", "整个盘面"}};

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

bool needs_number(const Rule& rule) {
  return rule.amount.low.from == Quantity::From::clue || rule.amount.high.from == Quantity::From::clue;
}

}  // namespace

std::span<const GroupRow> group_rows() { return groups; }
const GroupRow& whole_board() { return board_row; }
std::span<const WhereRow> where_rows() { return wheres; }

void for_places(const Ground& ground, const Rule& rule, const UsePlace& use) {
  bool goes_on = true;
  for (const Group& group : rule.groups) {
    if (!goes_on) return;
    group.row->visit(ground, group, [&](const Place& place) {
      if (needs_number(rule) && !place.number) return true;
      if (rule.where == nullptr) return goes_on = use(place);
      Place around = place;
      auto cells = rule.where->cells(ground, *place.cell);
      if (!cells) return true;
      around.cells = ground.present(std::move(*cells));
      return goes_on = use(around);
    });
  }
}

}  // namespace quadrille::grid::kinds
