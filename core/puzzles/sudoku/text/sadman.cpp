// The notations of SadMan Sudoku's files. `sdm`: many boards, each a line of 81 digits, read like `line`. `sdk`: one
// board of nine rows of nine symbols.
//
//     #A Author            headers: # and a letter
//     [Puzzle]             the givens; older files have no such line before the rows
//     53..7....
//     …
//     [State]              other sections, such as a player's progress, are skipped
//
// After the descriptions of SudoCue (sudocue.net/fileformats.php) and pzl.org.uk/Formats.html. Tested by
// tests/core/sudoku_links_test.cpp.
#include <string>

#include "core/puzzles/sudoku/text/notations.hpp"
#include "core/puzzles/sudoku/text/symbols.hpp"

namespace quadrille::sudoku {

namespace {

bool read_row(const Cursor& cursor, std::string_view line, std::uint32_t number, std::size_t row, Board& board,
              Error& error) {
  const std::string_view symbols = trim(line);
  const auto indent = static_cast<std::size_t>(symbols.data() - line.data());
  if (symbols.size() != 9) {
    error = wrong_count(number, line, indent, symbols, symbols.size(), "symbols; a row has 9");
    return false;
  }
  for (std::size_t column = 0; column < 9; ++column) {
    const int value = value_of(symbols[column], 9);
    if (value == unknown) {
      error = unknown_symbol(number, line, indent + column, 9);
      return false;
    }
    board.cells[row * 9 + column] = static_cast<std::uint8_t>(value);
    cursor.note(row * 9 + column, number, line, indent + column);
  }
  return true;
}

}  // namespace

Read read_sdk(Cursor& cursor, Board& board, Error& error) {
  board.box = 3;
  board.style = Style::compact;
  bool faulty = false, skips = false;
  std::uint32_t first = 0;
  for (std::size_t row = 0; row < 9;) {
    const Cursor before = cursor;
    std::string_view line;
    const Read read = cursor.take(line);
    if (read == Read::more || (read == Read::end && row == 0)) return read;
    const std::string_view content = read == Read::end ? std::string_view() : trim(line);
    if (content.starts_with('#')) continue;
    if (content.empty() || content.front() == '[') {
      if (row > 0) {
        cursor = before;
        if (!faulty) error = missing_rows(row, 9, first);
        return Read::error;
      }
      if (!content.empty()) skips = content != puzzle_section;
      continue;
    }
    if (skips) continue;
    if (row == 0) first = before.next_line();
    if (!faulty) faulty = !read_row(cursor, line, before.next_line(), row, board, error);
    ++row;
  }
  return faulty ? Read::error : Read::puzzle;
}

void write_sdk(const Board& board, std::string& out) {
  out += puzzle_section;
  out += '\n';
  write_grid(board, Style::compact, out);
}

// SadMan's own collections write blanks as 0.
void write_sdm(const Board& board, Style style, std::string& out) {
  const std::size_t begin = out.size();
  write_line(board, style, out);
  for (std::size_t i = begin; i < out.size(); ++i) out[i] = out[i] == '.' ? '0' : out[i];
}

}  // namespace quadrille::sudoku
