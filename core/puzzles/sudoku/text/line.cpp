// The notation `line`: one board on each line, its values row by row. Text after the board, and lines that begin with
// `#`, are skipped.
#include <algorithm>
#include <array>
#include <string>

#include "core/puzzles/sudoku/text/notations.hpp"
#include "core/puzzles/sudoku/text/symbols.hpp"

namespace quadrille::sudoku {

namespace {

consteval std::array<bool, 256> make_ends() {
  std::array<bool, 256> ends = {};
  for (const char c : {' ', '\t', '\r', '\v', '\f', ',', ';', ':', '#', '|'})
    ends[static_cast<unsigned char>(c)] = true;
  return ends;
}
constexpr std::array<bool, 256> ends_board = make_ends();

}  // namespace

std::string_view board_of_line(std::string_view line) {
  std::size_t size = 0;
  while (size < line.size() && !ends_board[static_cast<unsigned char>(line[size])]) ++size;
  return line.substr(0, size);
}

bool ends_after(std::string_view line, std::size_t size) {
  return line.size() == size || (line.size() > size && ends_board[static_cast<unsigned char>(line[size])]);
}

Read read_line(Cursor& cursor, Board& board, Error& error) {
  for (;;) {
    const std::uint32_t number = cursor.next_line();
    std::string_view line;
    if (const Read read = cursor.take(line); read != Read::puzzle) return read;
    std::size_t start = 0;
    while (start < line.size() && is_space(line[start])) ++start;
    if (start == line.size() || line[start] == '#') continue;

    cursor.begin = number;
    const std::string_view symbols = board_of_line(line.substr(start));
    board.box = box_of_cells(symbols.size());
    board.style = Style::compact;
    if (board.box == 0 && line.front() == '[' && line.find_first_not_of("[]\"', \tx.01") == std::string_view::npos) {
      error = error_at(number, line, start, "rows of JSON with 0 and 1 are no Sudoku; binairo reads them");
      return Read::error;
    }
    if (board.box == 0 && line.substr(start).starts_with("http")) {
      error = error_at(number, line, start, "this link is to no Sudoku; it is recognised where no puzzle is named");
      return Read::error;
    }
    if (board.box == 0) {
      error =
          wrong_count(number, line, start, symbols, symbols.size(), "symbols; a board has 16, 81, 256, 625 or 1296");
      return Read::error;
    }
    // One pass without branches; if there was an unknown symbol, it is searched for afterwards.
    const unsigned side = board.side();
    bool faulty = false;
    for (std::size_t cell = 0; cell < symbols.size(); ++cell) {
      const int value = value_of(symbols[cell], side);
      faulty |= value == unknown;
      board.cells[cell] = static_cast<std::uint8_t>(value);
    }
    if (!faulty) {
      for (std::size_t cell = 0; cursor.places != nullptr && cell < symbols.size(); ++cell)
        cursor.note(cell, number, line, start + cell);
      return Read::puzzle;
    }
    const auto is_unknown = [side](char c) { return value_of(c, side) == unknown; };
    const auto bad = std::find_if(symbols.begin(), symbols.end(), is_unknown);
    error = unknown_symbol(number, line, start + static_cast<std::size_t>(bad - symbols.begin()), side);
    return Read::error;
  }
}

void write_line(const Board& board, Style, std::string& out) {
  const std::size_t begin = out.size();
  out.resize(begin + board.size());
  for (std::size_t cell = 0; cell < board.size(); ++cell) out[begin + cell] = symbol_of(board.cells[cell]);
}

}  // namespace quadrille::sudoku
