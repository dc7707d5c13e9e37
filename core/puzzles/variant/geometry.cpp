#include "core/puzzles/variant/geometry.hpp"

#include <algorithm>

#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant {

namespace {

struct Box {
  unsigned height = 0, width = 0;  // 0 if no box fits
};

Box box_of_size(const Shape& shape, unsigned size) {
  Box best;
  for (unsigned small = 2; small * small <= size; ++small) {
    if (size % small != 0) continue;
    const unsigned large = size / small;
    if (shape.rows % small == 0 && shape.columns % large == 0) {
      best = {small, large};
    } else if (shape.rows % large == 0 && shape.columns % small == 0) {
      best = {large, small};
    }
  }
  return best;
}

// The size that RegionSize gives, or `otherwise`.
unsigned region_size_or(const Board& board, unsigned otherwise) {
  for (const Rule& rule : board.rules) {
    if (rule.kind == &kinds::region_size) return static_cast<unsigned>(rule.numbers[0]);
  }
  return otherwise;
}

Group rectangle(const Shape& shape, unsigned top, unsigned left, Box box) {
  Group cells;
  cells.reserve(std::size_t{box.height} * box.width);
  for (unsigned i = 0; i < box.height * box.width; ++i) {
    cells.push_back(shape.cell(top + i / box.width, left + i % box.width));
  }
  return cells;
}

std::vector<Group> boxes_of(const Shape& shape, Box box) {
  std::vector<Group> boxes;
  if (box.height == 0) return boxes;
  boxes.reserve(shape.size() / (std::size_t{box.height} * box.width));
  for (unsigned top = 0; top < shape.rows; top += box.height) {
    for (unsigned left = 0; left < shape.columns; left += box.width) boxes.push_back(rectangle(shape, top, left, box));
  }
  return boxes;
}

// To the left, to the right, above and below.
Group neighbours_of(const Board& board, Cell cell) {
  const Area area = area_of(board, cell);
  const std::size_t at = cell - area.first;
  Group neighbours;
  neighbours.reserve(4);
  if (at % area.columns > 0) neighbours.push_back(static_cast<Cell>(cell - 1));
  if (at % area.columns + 1 < area.columns && at + 1 < area.size) neighbours.push_back(static_cast<Cell>(cell + 1));
  if (at >= area.columns) neighbours.push_back(static_cast<Cell>(cell - area.columns));
  if (at + area.columns < area.size) neighbours.push_back(static_cast<Cell>(cell + area.columns));
  return neighbours;
}

}  // namespace

unsigned region_size(const Board& board) {
  return region_size_or(board, std::max(board.shape.rows, board.shape.columns));
}

std::vector<Group> boxes(const Board& board) {
  if (board.shape.is_raw) return {};
  for (const Rule& rule : board.rules) {
    if (rule.kind == &kinds::no_boxes) return {};
  }
  return boxes_of(board.shape, box_of_size(board.shape, region_size(board)));
}

std::vector<Group> pieces(const Board& board) {
  std::vector<Group> pieces;
  for (const Rule& rule : board.rules) {
    if (rule.kind == &kinds::jigsaw) pieces.insert(pieces.end(), rule.groups.begin(), rule.groups.end());
  }
  return pieces;
}

std::vector<Group> windows(const Board& board) {
  const Shape& shape = board.shape;
  const Box box = box_of_size(shape, region_size_or(board, shape.values));
  std::vector<Group> windows;
  if (box.height == 0) return windows;
  for (unsigned top = 1; top + box.height < shape.rows; top += box.height + 1) {
    for (unsigned left = 1; left + box.width < shape.columns; left += box.width + 1) {
      windows.push_back(rectangle(shape, top, left, box));
    }
  }
  return windows;
}

std::vector<Group> disjoint_sets(const Board& board) {
  std::vector<Group> sets;
  for (const Group& box : boxes_of(board.shape, box_of_size(board.shape, region_size(board)))) {
    sets.resize(box.size());
    for (std::size_t i = 0; i < box.size(); ++i) sets[i].push_back(box[i]);
  }
  return sets;
}

Group row_of(const Shape& shape, unsigned row) {
  Group cells;
  cells.reserve(shape.columns);
  for (unsigned column = 0; column < shape.columns; ++column) cells.push_back(shape.cell(row, column));
  return cells;
}

Group column_of(const Shape& shape, unsigned column) {
  Group cells;
  cells.reserve(shape.rows);
  for (unsigned row = 0; row < shape.rows; ++row) cells.push_back(shape.cell(row, column));
  return cells;
}

Group diagonal_of(const Shape& shape, int direction) {
  Group cells;
  for (unsigned row = 0; row < shape.rows; ++row) {
    cells.push_back(shape.cell(row, direction > 0 ? shape.columns - 1 - row : row));
  }
  return cells;
}

// Clues look down right from the left side, up left from the right side, down left from the top and up right from the
// bottom.
Group little_killer_line(const Shape& shape, Cell from) {
  const int rows = shape.rows, columns = shape.columns;
  int row = static_cast<int>(shape.row(from)), column = static_cast<int>(shape.column(from));
  int down = 0, right = 0;
  if (column == 0 && row + 1 < rows) {
    down = right = 1;
  } else if (row == 0 && column > 0) {
    down = 1, right = -1;
  } else if (column == columns - 1 && row > 0 && row + 1 < rows) {
    down = right = -1;
  } else if (row == rows - 1 && column > 0 && column + 1 < columns) {
    down = -1, right = 1;
  }
  Group cells;
  if (down == 0) return cells;
  for (; row >= 0 && row < rows && column >= 0 && column < columns; row += down, column += right) {
    cells.push_back(shape.cell(static_cast<unsigned>(row), static_cast<unsigned>(column)));
  }
  if (cells.size() < 2) return {};
  // The left side and the top name a diagonal that ends there.
  if (down < 0 && (right < 0 ? column < 0 : row < 0)) std::reverse(cells.begin(), cells.end());
  return cells;
}

std::pair<Lacking, unsigned> lacking_group(const Board& board, Cell cell) {
  const auto after = static_cast<unsigned>(cell - board.cells());
  return {static_cast<Lacking>(after / board.shape.rows), after % board.shape.rows};
}

std::size_t lacking_groups(const Board& board) {
  const bool has_them = !board.rules.empty() && board.rules[0].kind == &kinds::doppelganger;
  return has_them ? std::size_t{board.shape.rows} + board.shape.columns + boxes(board).size() : 0;
}

Area area_of(const Board& board, Cell cell) {
  const Shape& shape = board.shape;
  if (cell < shape.size()) return {0, shape.size(), shape.columns};
  for (const Variables& each : board.variables) {
    if (cell < each.first + each.size) return {each.first, each.size, each.columns};
  }
  const auto [kind, index] = lacking_group(board, cell);
  const std::size_t columns =
      kind == Lacking::box ? shape.columns / box_of_size(shape, shape.columns).width : shape.rows;
  return {cell - std::size_t{index}, shape.rows, columns};
}

bool are_neighbours(const Shape& shape, Cell a, Cell b) {
  const unsigned top = shape.row(std::min(a, b)), bottom = shape.row(std::max(a, b));
  return top == bottom ? std::max(a, b) - std::min(a, b) == 1 : std::max(a, b) - std::min(a, b) == shape.columns;
}

std::vector<std::pair<Cell, Cell>> adjacent_pairs(const Board& board, std::span<const Cell> cells) {
  std::vector<std::size_t> places(board.cells() + 3u * board.shape.rows, cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) places[cells[i]] = i;
  std::vector<std::pair<Cell, Cell>> pairs;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (const Cell other : neighbours_of(board, cells[i])) {
      const std::size_t place = places[other];
      if (place > i && place < cells.size()) pairs.emplace_back(cells[i], other);
    }
  }
  return pairs;
}

std::vector<std::pair<Cell, Cell>> adjacent_pairs(const Shape& shape) {
  std::vector<std::pair<Cell, Cell>> pairs = pairs_apart(shape, 0, 1);
  for (const auto& pair : pairs_apart(shape, 1, 0)) pairs.push_back(pair);
  return pairs;
}

std::vector<std::pair<Cell, Cell>> pairs_apart(const Shape& shape, unsigned rows, unsigned columns) {
  std::vector<std::pair<Cell, Cell>> pairs;
  pairs.reserve(2 * shape.size());
  for (unsigned row = 0; row + rows < shape.rows; ++row) {
    for (unsigned column = 0; column < shape.columns; ++column) {
      const Cell cell = shape.cell(row, column);
      if (column + columns < shape.columns) pairs.emplace_back(cell, shape.cell(row + rows, column + columns));
      if (rows > 0 && columns > 0 && column >= columns) {
        pairs.emplace_back(cell, shape.cell(row + rows, column - columns));
      }
    }
  }
  return pairs;
}

std::vector<Group> squares(const Shape& shape) {
  std::vector<Group> squares;
  for (unsigned row = 0; row + 1 < shape.rows; ++row) {
    for (unsigned column = 0; column + 1 < shape.columns; ++column) {
      squares.push_back(rectangle(shape, row, column, {2, 2}));
    }
  }
  return squares;
}

std::vector<std::vector<Cell>> regions(const Board& board) {
  std::vector<std::vector<Cell>> regions = boxes(board);
  for (Group& piece : pieces(board)) regions.push_back(std::move(piece));
  return regions;
}

std::optional<Cell> first_label(const Board& board) {
  if (board.variables.empty() || board.variables.back().name != labels_name) return std::nullopt;
  return board.variables.back().first;
}

namespace {

// The labels of the cells from one on to the left, to the right, up and down, or its own and those around it.
std::vector<Group> labels_around(const RuleKind* kind, Cell control, const Board& board) {
  const Shape& shape = board.shape;
  const int row = static_cast<int>(shape.row(control)), column = static_cast<int>(shape.column(control));
  const Cell first = *first_label(board);
  const auto add = [&](int down, int right, Group& group) {
    const int at_row = row + down, at_column = column + right;
    const bool is_there = at_row >= 0 && at_row < shape.rows && at_column >= 0 && at_column < shape.columns;
    if (!is_there) return false;
    const Cell cell = shape.cell(static_cast<unsigned>(at_row), static_cast<unsigned>(at_column));
    group.push_back(static_cast<Cell>(first + cell));
    return true;
  };
  if (kind == &kinds::chaos_count) {
    Group area;
    add(0, 0, area);
    for (int place = 0; place < 9; ++place)
      if (place != 4) add(place / 3 - 1, place % 3 - 1, area);
    return {area};
  }
  std::vector<Group> arms;
  for (const auto& [down, right] : {std::pair{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
    Group& arm = arms.emplace_back();
    for (int i = 0; add(i * down, i * right, arm);) ++i;
  }
  return arms;
}

}  // namespace

std::vector<Group> counted_labels(const Rule& rule, const Board& board) {
  if (rule.groups.size() == 1) return labels_around(rule.kind, rule.groups[0][0], board);
  return {rule.groups.begin() + 1, rule.groups.end()};
}

}  // namespace quadrille::variant
