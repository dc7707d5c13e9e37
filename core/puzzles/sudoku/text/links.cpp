// Links of f-puzzles and SudokuPad (core/links) to a Sudoku without other rules. Everything in a link stands at its
// beginning.
#include <cstddef>
#include <string>

#include "core/links/links.hpp"
#include "core/links/notation.hpp"
#include "core/puzzles/sudoku/text/notations.hpp"

namespace quadrille::sudoku {

Read read_link(Cursor& cursor, Board& board, Error& error) {
  std::string text;
  std::uint32_t number = 0;
  const Read read = links::take_link(cursor, links::Target::classic, text, number, error);
  if (read != Read::puzzle) return read;
  Cursor inner(text, true);
  if (read_line(inner, board, error) == Read::error) return links::refuse_link(number, error);
  for (std::size_t cell = 0; cursor.places != nullptr && cell < board.size(); ++cell)
    cursor.places->note(cell, Place{number, 1});
  return Read::puzzle;
}

void write_fpuzzles(const Board& board, Style, std::string& out) {
  out += links::classic_link({board.cells.data(), board.size()}, "fpuzzles");
}

void write_sudokupad(const Board& board, Style, std::string& out) {
  out += links::classic_link({board.cells.data(), board.size()}, "sudokupad");
}

}  // namespace quadrille::sudoku
