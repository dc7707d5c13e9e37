// The notation `puzzlink`: core/text/pzpr_square.hpp. Tested by tests/core/sudoku_links_test.cpp.
#include <algorithm>
#include <string>

#include "core/puzzles/sudoku/text/notations.hpp"
#include "core/puzzles/sudoku/text/symbols.hpp"
#include "core/text/pzpr_square.hpp"

namespace quadrille::sudoku {

namespace {

unsigned box_of(std::uint64_t side) {
  constexpr std::uint64_t most = largest_box * largest_box;
  return box_of_side(static_cast<std::size_t>(std::min(side, most + 1)));
}

constexpr PzprSides sides = {
    [](std::uint64_t side) { return box_of(side) != 0; },
    "a board has 4, 9, 16, 25 or 36 columns and as many rows; other boards are of the puzzle variant"};

}  // namespace

Read read_puzzlink(Cursor& cursor, Board& board, Error& error) {
  unsigned side = 0;
  const Read read = take_pzpr_square(cursor, sides, side, board.cells, error);
  board.box = box_of(side);
  board.style = Style::compact;
  return read;
}

void write_puzzlink(const Board& board, Style, std::string& out) {
  write_pzpr_square(board.side(), std::span(board.cells).first(board.size()), out);
}

}  // namespace quadrille::sudoku
