// The notations of two judges' tasks: `poj2676`, a count T and then T boards of nine rows of nine digits; `poj3076`, boards of
// sixteen rows of `A`–`P` with `-` for a blank and blank lines between them.
#include <algorithm>
#include <optional>
#include <string>

#include "core/sudoku/text/notations.hpp"
#include "core/sudoku/text/symbols.hpp"

namespace quadrille::sudoku {

namespace {

// At most 18 digits, so that it fits.
std::optional<std::uint64_t> whole_number(std::string_view text) {
  const bool digits = std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (text.empty() || text.size() > 18 || !digits) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) number = number * 10 + static_cast<std::uint64_t>(c - '0');
  return number;
}

// The next line that is not blank, trimmed.
Read take_content(Cursor& cursor, std::string_view& line, std::uint32_t& number) {
  do {
    number = cursor.next_line();
    if (const Read read = cursor.take(line); read != Read::puzzle) return read;
    line = trim(line);
  } while (line.empty());
  return Read::puzzle;
}

}  // namespace

Read read_poj2676(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (cursor.announced == 0) {
    if (const Read read = take_content(cursor, line, number); read != Read::puzzle) return read;
    const auto boards = whole_number(line);
    cursor.announced = boards.value_or(0) + 1;
    if (!boards) {
      error = error_at(number, line, 0, quote(line) + " is no number of boards");
      return Read::error;
    }
  }

  board.box = 3;
  board.style = Style::compact;
  bool faulty = false;
  for (unsigned row = 0; row < 9; ++row) {
    const Read read = take_content(cursor, line, number);
    if (read == Read::more) return Read::more;
    if (read == Read::end) {
      if (row == 0 && cursor.announced <= 1) return Read::end;
      error = {Error::Code::bad_input,
               std::to_string(cursor.announced - 1) + " more of the announced boards expected here" +
                   (row == 0 ? "" : ", the first with " + std::to_string(9 - row) + " more rows"),
               number, 1};
      cursor.announced = 1;
      return Read::error;
    }
    if (faulty) continue;
    std::size_t column = 0;
    for (std::size_t i = 0; i < line.size() && !faulty; ++i) {
      if (is_space(line[i])) continue;
      if (line[i] < '0' || line[i] > '9') {
        error = unknown_symbol(number, line, i, 9);
        faulty = true;
      } else if (column < 9) {
        board.cells[row * 9 + column] = static_cast<std::uint8_t>(line[i] - '0');
      }
      ++column;
    }
    if (!faulty && column != 9) {
      error = error_at(number, line, 0, quote(line) + " has " + std::to_string(column) + " digits; a row has 9");
      faulty = true;
    }
  }
  if (cursor.announced <= 1) {
    error = {Error::Code::bad_input, "a board follows the last of those announced", number, 1};
    return Read::error;
  }
  --cursor.announced;
  return faulty ? Read::error : Read::puzzle;
}

Read read_poj3076(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = take_content(cursor, line, number); read != Read::puzzle) return read;
  const std::uint32_t first = number;
  board.box = 4;
  board.style = Style::compact;
  bool faulty = false;
  std::size_t row = 0;
  for (;; ++row) {
    if (!faulty && row < 16) {
      if (line.size() != 16) {
        error = error_at(number, line, 0, quote(line) + " has " + std::to_string(line.size()) + " letters; a row has 16");
        faulty = true;
      }
      for (std::size_t column = 0; column < 16 && !faulty; ++column) {
        const char symbol = line[column];
        faulty = symbol != '-' && (symbol < 'A' || symbol > 'P');
        if (faulty) error = unknown_symbol(number, line, column, 16);
        board.cells[row * 16 + column] = static_cast<std::uint8_t>(symbol == '-' ? 0 : symbol - 'A' + 1);
      }
    }
    // Boards without a blank line between them end with their sixteenth row.
    if (row == 15 && !faulty) return Read::puzzle;
    number = cursor.next_line();
    const Read read = cursor.take(line);
    if (read == Read::more) return Read::more;
    line = trim(line);
    if (read == Read::end || line.empty()) break;
  }
  if (!faulty) {
    error = {Error::Code::bad_input, "the board that begins here has " + std::to_string(row + 1) + " rows of 16", first, 1};
  }
  return Read::error;
}

void write_poj3076(const Board& board, Style, std::string& out) {
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    if (cell > 0 && cell % board.side() == 0) out += '\n';
    out += board.cells[cell] == 0 ? '-' : static_cast<char>('A' + board.cells[cell] - 1);
  }
}

}  // namespace quadrille::sudoku
