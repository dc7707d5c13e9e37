#include "tests/core/tiling_boards.hpp"

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/puzzles/tiling/layout.hpp"
#include "core/puzzles/tiling/notations.hpp"

namespace quadrille::test {

namespace {

using tiling::Board;
using tiling::Cell;
using tiling::Grid;
using tiling::Kind;
using tiling::Point;
using tiling::Shape;
using Use = tiling::Cell::Use;

bool is_place(Grid grid, std::size_t row, std::size_t column) { return grid != Grid::hex || (row + column) % 2 == 0; }

// A connected piece, seldom one of two parts.
Shape random_shape(Grid grid, Random& random, std::size_t cells) {
  Shape shape = {Point{0, 0, grid == Grid::triangle ? static_cast<int>(random.below(2)) : 0}};
  while (shape.size() < cells) {
    const auto around = tiling::neighbours(grid, shape[random.below(shape.size())]);
    Point next = around[random.below(around.size())];
    if (random.one_in(20)) next.column += 2;
    if (std::find(shape.begin(), shape.end(), next) == shape.end()) shape.push_back(next);
  }
  tiling::normalize(grid, shape);
  return shape;
}

void set_size(Board& board, Random& random) {
  board.layers = board.grid == Grid::cube ? 1 + random.below(3) : 1;
  board.rows = 1 + random.below(board.grid == Grid::cube ? 3 : 4);
  board.columns = 1 + random.below(board.grid == Grid::cube ? 3 : board.grid == Grid::hex ? 7 : 5);
  if (random.one_in(8)) std::swap(board.rows, board.columns);
}

std::size_t set_cells(Board& board, Random& random) {
  const std::uint32_t holes = random.below(3), open = random.below(4), letters = random.below(4);
  board.cells.assign(board.layers * board.rows * board.columns, {});
  std::size_t cells = 0;
  for (std::size_t place = 0; place < board.cells.size(); ++place) {
    const std::size_t row = place / board.columns % board.rows;
    if (!is_place(board.grid, row, place % board.columns)) continue;
    if (holes > 0 && random.one_in(7)) continue;
    Cell& cell = board.cells[place];
    cell.use = open > 1 && random.one_in(5) ? Use::may : Use::must;
    if (letters == 1 && random.one_in(8)) cell.letter = static_cast<std::uint8_t>(1 + random.below(2));
    ++cells;
  }
  return cells;
}

// A text's board ends with its last cells.
void trim(Board& board) {
  const Board whole = board;
  board.layers = board.rows = board.columns = 0;
  for (std::size_t place = 0; place < whole.cells.size(); ++place) {
    if (whole.cells[place].use == Use::outside) continue;
    const Point point = whole.point_of(place);
    board.layers = std::max(board.layers, static_cast<std::size_t>(point.layer + 1));
    board.rows = std::max(board.rows, static_cast<std::size_t>(point.row + 1));
    board.columns = std::max(board.columns, static_cast<std::size_t>(point.column + 1));
  }
  board.cells.assign(board.layers * board.rows * board.columns, {});
  for (std::size_t place = 0; place < board.cells.size(); ++place)
    board.cells[place] = whole.cells[whole.place_of(board.point_of(place))];
}

void add_kinds(Board& board, Random& random, std::size_t cells) {
  const std::size_t kinds = 1 + random.below(5);
  const bool has_any = random.one_in(3);
  std::size_t covered = 0;
  for (std::size_t number = 0; number < kinds; ++number) {
    Kind kind;
    kind.name = "Q" + std::to_string(number);
    if (random.one_in(3)) kind.name = std::string(1, static_cast<char>('A' + number));
    kind.shape = random_shape(board.grid, random, 1 + random.below(4));
    kind.turning = static_cast<tiling::Turning>(random.below(3));
    kind.low = random.one_in(4) ? random.below(3) : 1;
    kind.high = kind.low + (random.one_in(4) ? random.below(3) : 0);
    if (has_any && random.one_in(2)) {
      kind.low = 0;
      kind.high = tiling::any_number;
    }
    covered += kind.low * kind.shape.size();
    if (covered > cells + 1 && number > 0) break;
    board.kinds.push_back(std::move(kind));
  }
  for (auto& only : board.only) {
    if (&only - board.only.data() > 1) break;
    for (std::uint32_t kind = 0; kind < board.kinds.size(); ++kind) {
      if (random.one_in(2)) only.push_back(kind);
    }
    if (only.empty()) only.push_back(random.below(board.kinds.size()));
  }
}

void add_givens(Board& board, Random& random) {
  std::vector<char> is_taken(board.cells.size());
  std::vector<std::uint32_t> copies(board.kinds.size());
  for (std::uint32_t tries = random.below(3); tries > 0 && board.layout->size() > 0; --tries) {
    const cover::Placement given = random.below(board.layout->size());
    const auto places = board.layout->places(given);
    const std::uint32_t kind = board.layout->kind_of(given);
    const bool is_free = std::none_of(places.begin(), places.end(), [&](auto place) { return is_taken[place] != 0; });
    if (!is_free || copies[kind]++ == board.kinds[kind].high) return;
    for (const std::uint16_t place : places) is_taken[place] = 1;
    board.placed.push_back(given);
  }
}

}  // namespace

Board tiling_of(std::string_view text) {
  Board board;
  Cursor cursor(text, true);
  Error error;
  if (tiling::notations[0].read(cursor, board, error) != Read::puzzle) throw std::runtime_error(error.message.text());
  return board;
}

Board random_tiling(Random& random) {
  Board board;
  board.grid = static_cast<Grid>(random.below(4));
  std::size_t cells = 0;
  while (cells == 0) {
    set_size(board, random);
    cells = set_cells(board, random);
  }
  trim(board);
  add_kinds(board, random, cells);
  auto layout = std::make_shared<tiling::Layout>();
  layout->build(board);
  board.layout = layout;
  if (random.one_in(3)) add_givens(board, random);
  return board;
}

}  // namespace quadrille::test
