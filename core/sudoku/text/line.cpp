// The notation `line`: one board a line, its values row by row. What follows the board on its line, and lines that begin
// with `#`, are passed over.
#include <algorithm>
#include <string>

#include "core/sudoku/text/notations.hpp"
#include "core/sudoku/text/symbols.hpp"

namespace quadrille::sudoku {

std::string_view board_of_line(std::string_view line) {
  const auto ends = [](char c) { return is_space(c) || c == ',' || c == ';' || c == ':' || c == '#' || c == '|'; };
  return line.substr(0, static_cast<std::size_t>(std::find_if(line.begin(), line.end(), ends) - line.begin()));
}

Read read_line(Cursor& cursor, Board& board, Error& error) {
  for (;;) {
    const std::uint32_t number = cursor.next_line();
    std::string_view line;
    if (const Read read = cursor.take(line); read != Read::puzzle) return read;
    std::size_t start = 0;
    while (start < line.size() && is_space(line[start])) ++start;
    if (start == line.size() || line[start] == '#') continue;

    const std::string_view symbols = board_of_line(line.substr(start));
    board.box = box_of_cells(symbols.size());
    board.style = Style::compact;
    if (board.box == 0) {
      error = error_at(number, line, start,
                       quote(symbols) + " has " + std::to_string(symbols.size()) +
                           " symbols; a board has 16, 81, 256, 625 or 1296");
      return Read::error;
    }
    for (std::size_t cell = 0; cell < symbols.size(); ++cell) {
      const int value = value_of(symbols[cell], board.side());
      if (value == unknown) {
        error = unknown_symbol(number, line, start + cell, board.side());
        return Read::error;
      }
      board.cells[cell] = static_cast<std::uint8_t>(value);
    }
    return Read::puzzle;
  }
}

void write_line(const Board& board, Style, std::string& out) {
  for (std::size_t cell = 0; cell < board.size(); ++cell) out += symbol_of(board.cells[cell]);
}

}  // namespace quadrille::sudoku
