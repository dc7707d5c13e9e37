// The notation `puzzlink`: core/text/pzpr_square.hpp. Tested by tests/core/sudoku_links_test.cpp.
#include <string>

#include "core/puzzles/sudoku/text/notations.hpp"
#include "core/puzzles/sudoku/text/symbols.hpp"
#include "core/text/pzpr_square.hpp"

namespace quadrille::sudoku {

namespace {

constexpr PzprSides sides = {
    [](unsigned side) { return box_of_side(side) != 0; },
    "a board has 4, 9, 16, 25 or 36 columns and as many rows; other boards are of the puzzle variant"};

}  // namespace

Read read_puzzlink(Cursor& cursor, Board& board, Error& error) {
  unsigned side = 0;
  const Read read = take_pzpr_square(cursor, sides, side, board.cells, error);
  board.box = box_of_side(side);
  board.style = Style::compact;
  return read;
}

void write_puzzlink(const Board& board, Style, std::string& out) {
  write_pzpr_square(board.side(), std::span(board.cells).first(board.size()), out);
}

}  // namespace quadrille::sudoku
