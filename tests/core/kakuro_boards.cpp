#include "tests/core/kakuro_boards.hpp"

#include <vector>

namespace quadrille::test {

namespace {

using kakuro::Board;
using kakuro::Cell;

bool happens(std::uint32_t one_in, Random& random) { return one_in > 0 && random.one_in(one_in); }

// The set of digits of the white cells directly before a cell of a row or column of `cells` cells that are `step`
// apart.
unsigned seen_before(const Board& board, const std::vector<unsigned>& filling, std::size_t place, std::size_t step,
                     std::size_t cells) {
  unsigned seen = 0;
  for (; cells > 0 && board.cells[place - step].white; --cells) seen |= 1u << filling[place -= step];
  return seen;
}

// The sum of the run that begins `step` after the black cell.
kakuro::Sum clue_of(const Board& board, const std::vector<unsigned>& filling, std::size_t place, std::size_t step,
                    std::size_t cells, const KakuroShape& shape, Random& random) {
  kakuro::Sum sum = 0;
  for (std::size_t i = 0; i < cells && board.cells[place += step].white; ++i) sum += filling[place];
  if (sum == 0) return happens(shape.idle, random) ? random.below(2) : kakuro::no_clue;
  if (happens(shape.no_clue, random)) return kakuro::no_clue;
  return happens(shape.wrong, random) ? random.below(50) : sum;
}

}  // namespace

Board random_kakuro(const KakuroShape& shape, Random& random) {
  Board board;
  board.rows = 1 + random.below(shape.most_rows);
  board.columns = 1 + random.below(shape.most_columns);
  const std::size_t columns = board.columns;
  board.cells.assign(board.rows * columns, {});
  const bool framed = !random.one_in(6);
  std::vector<unsigned> filling(board.cells.size(), 0);
  for (std::size_t place = 0; place < board.cells.size(); ++place) {
    if (framed && (place < columns || place % columns == 0)) continue;
    if (happens(shape.black, random)) continue;
    const unsigned seen = seen_before(board, filling, place, columns, place / columns) |
                          seen_before(board, filling, place, 1, place % columns);
    std::vector<unsigned> left;
    for (unsigned digit = 1; digit <= kakuro::digits; ++digit) {
      if ((seen >> digit & 1) == 0) left.push_back(digit);
    }
    if (left.empty()) continue;
    board.cells[place].white = true;
    filling[place] = left[random.below(left.size())];
  }
  for (std::size_t place = 0; place < board.cells.size(); ++place) {
    Cell& cell = board.cells[place];
    if (cell.white) {
      if (happens(shape.given, random)) cell.given = static_cast<std::uint8_t>(filling[place]);
      if (cell.given != 0 && happens(shape.wrong, random)) cell.given = static_cast<std::uint8_t>(1 + random.below(9));
      continue;
    }
    const std::size_t row = place / columns, column = place % columns;
    cell.across = clue_of(board, filling, place, 1, columns - 1 - column, shape, random);
    cell.down = clue_of(board, filling, place, columns, board.rows - 1 - row, shape, random);
  }
  return board;
}

}  // namespace quadrille::test
