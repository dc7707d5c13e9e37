// The notations of two judges. `poj2676`: a count T, then T boards of nine rows of nine digits. `poj3076`: boards of
// sixteen rows of `A`–`P`, with `-` for a blank, and blank lines between boards.
#include <limits>
#include <string>

#include "core/puzzles/sudoku/text/notations.hpp"
#include "core/puzzles/sudoku/text/symbols.hpp"

namespace quadrille::sudoku {

namespace {

// The value of `Cursor::announced` if T could not be read: then all boards up to the end of the text are read.
constexpr std::uint64_t any_number = std::numeric_limits<std::uint64_t>::max();

std::size_t indent_of(std::string_view line) { return static_cast<std::size_t>(trim(line).data() - line.data()); }

// Reads row `row`: nine digits, with or without spaces between them. Returns false after an error, which it writes.
bool read_digits(const Cursor& cursor, std::string_view line, std::uint32_t number, std::size_t row, Board& board,
                 Error& error) {
  std::size_t column = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (is_space(line[i])) continue;
    if (line[i] < '0' || line[i] > '9') {
      error = unknown_symbol(number, line, i, 9);
      return false;
    }
    if (column < 9) {
      board.cells[row * 9 + column] = static_cast<std::uint8_t>(line[i] - '0');
      cursor.note(row * 9 + column, number, line, i);
    }
    ++column;
  }
  if (column == 9) return true;
  error = wrong_count(number, line, indent_of(line), trim(line), column, "digits; a row has 9");
  return false;
}

// Reads row `row`: sixteen letters or dashes. Returns false after an error, which it writes.
bool read_letters(const Cursor& cursor, std::string_view line, std::uint32_t number, std::size_t row, Board& board,
                  Error& error) {
  const std::string_view letters = trim(line);
  const std::size_t indent = indent_of(line);
  if (letters.size() != 16) {
    error = wrong_count(number, line, indent, letters, letters.size(), "letters; a row has 16");
    return false;
  }
  for (std::size_t column = 0; column < 16; ++column) {
    const char symbol = letters[column];
    if (symbol != '-' && (symbol < 'A' || symbol > 'P')) {
      error = unknown_symbol(number, line, indent + column, 16);
      return false;
    }
    board.cells[row * 16 + column] = static_cast<std::uint8_t>(symbol == '-' ? 0 : symbol - 'A' + 1);
    cursor.note(row * 16 + column, number, line, indent + column);
  }
  return true;
}

}  // namespace

Read read_poj2676(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (cursor.announced == 0) {
    if (const Read read = cursor.take_content(line, number); read != Read::puzzle) return read;
    const auto boards = whole_number(trim(line));
    cursor.announced = boards ? *boards + 1 : any_number;
    if (!boards) {
      error = error_at(number, line, indent_of(line), quote(trim(line)) + " is not a number of boards");
      return Read::error;
    }
  }

  board.box = 3;
  board.style = Style::compact;
  const bool surplus = cursor.announced == 1;
  bool faulty = false;
  for (std::size_t row = 0; row < 9; ++row) {
    const Read read = cursor.take_content(line, number);
    if (read == Read::more) return Read::more;
    if (read == Read::end) {
      if (row == 0 && (surplus || cursor.announced == any_number)) return Read::end;
      if (faulty) break;
      error = {Error::Code::bad_input,
               row == 0 ? in_digits(cursor.announced - 1) + " of the announced boards are missing here"
                        : in_digits(9 - row) + " rows of the board are missing here",
               number, 1};
      cursor.announced = 1;
      return Read::error;
    }
    if (row == 0) cursor.begin = number;
    if (surplus && row == 0) {
      error = error_at(number, line, indent_of(line), quote(trim(line)) + " follows the last of the announced boards");
      faulty = true;
    }
    if (!faulty) faulty = !read_digits(cursor, line, number, row, board, error);
  }
  if (!surplus && cursor.announced != any_number) --cursor.announced;
  return faulty ? Read::error : Read::puzzle;
}

Read read_poj3076(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = cursor.take_content(line, number); read != Read::puzzle) return read;
  const std::uint32_t first = number;
  board.box = 4;
  board.style = Style::compact;
  bool faulty = false;
  for (std::size_t row = 0;; ++row) {
    if (!faulty) faulty = !read_letters(cursor, line, number, row, board, error);
    // A board ends with its sixteenth row, also where no blank line follows.
    if (row == 15) return faulty ? Read::error : Read::puzzle;
    number = cursor.next_line();
    const Read read = cursor.take(line);
    if (read == Read::more) return Read::more;
    if (read == Read::puzzle && !trim(line).empty()) continue;
    if (!faulty) error = missing_rows(row + 1, 16, first);
    return Read::error;
  }
}

void write_poj3076(const Board& board, Style, std::string& out) {
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    if (cell > 0 && cell % board.side() == 0) out += '\n';
    out += board.cells[cell] == 0 ? '-' : static_cast<char>('A' + board.cells[cell] - 1);
  }
}

}  // namespace quadrille::sudoku
