// Links of f-puzzles and SudokuPad to a Sudoku without other rules.
#include "core/links/links.hpp"
#include "core/puzzles/sudoku/text/notations.hpp"
#include "core/text/link_line.hpp"

namespace quadrille::sudoku {

Read read_link(Cursor& cursor, Board& board, Error& error) {
  return read_link_line("sudoku", cursor, board, error, read_line, [](const Board& read) { return read.size(); });
}

void write_fpuzzles(const Board& board, Style, std::string& out) {
  out += links::classic_link({board.cells.data(), board.size()}, "fpuzzles");
}

void write_sudokupad(const Board& board, Style, std::string& out) {
  out += links::classic_link({board.cells.data(), board.size()}, "sudokupad");
}

}  // namespace quadrille::sudoku
