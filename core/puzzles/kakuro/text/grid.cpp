// The notation `grid`: each line is a row, with spaces between cells and blank lines between boards.
//
//     #      4\     16\          #   black            down\across  black with clues; either number may be missing
//     \11    .      .            .   open
//     3\4    1      .            1   given
//
// There are no comments: `#` is a black cell.
#include <algorithm>

#include "core/puzzles/kakuro/statements.hpp"
#include "core/puzzles/kakuro/text/notations.hpp"

namespace quadrille::kakuro {

namespace {

// Reads one cell. Returns false if `text` is not a cell.
bool read_cell(std::string_view text, Cell& cell) {
  cell = {};
  if (text == "#") return true;
  if (text == ".") {
    cell.white = true;
    return true;
  }
  if (text.size() == 1 && text[0] >= '1' && text[0] <= '9') {
    cell.white = true;
    cell.given = static_cast<std::uint8_t>(text[0] - '0');
    return true;
  }
  const std::size_t slash = text.find('\\');
  if (slash == std::string_view::npos) return false;
  const std::string_view down = text.substr(0, slash), across = text.substr(slash + 1);
  const auto read_sum = [](std::string_view number, Sum& sum) {
    if (number.empty()) return true;
    const auto read = sum_in(number);
    sum = read.value_or(no_clue);
    return read.has_value();
  };
  return read_sum(down, cell.down) && read_sum(across, cell.across);
}

// Notes where the statements of the last cell stand, which is `word` at byte `at` of a line.
void note_places(const Cursor& cursor, const Board& board, std::uint32_t number, std::string_view line, std::size_t at,
                 std::string_view word) {
  const std::size_t cell = board.cells.size() - 1;
  cursor.note(thing_of(cell, Stated::given), number, line, at);
  cursor.note(thing_of(cell, Stated::down), number, line, at);
  cursor.note(thing_of(cell, Stated::across), number, line, at + std::min(word.find('\\'), word.size() - 1) + 1);
}

// Adds the cells of a line to the board. Returns false after an error, which it writes.
bool read_row(const Cursor& cursor, std::string_view line, std::uint32_t number, Board& board, Error& error) {
  std::uint64_t cells = 0;
  std::size_t indent = 0, end = 0;
  for (std::string_view word; !(word = next_word(line, end)).empty();) {
    const std::size_t at = end - word.size();
    if (cells++ == 0) indent = at;
    if (board.cells.size() == most_cells) {
      error = too_large(board.rows + std::uint64_t{1}, board.rows > 0 ? board.columns : cells, number,
                        error_at(number, line, at, {}).column);
      return false;
    }
    if (!read_cell(word, board.cells.emplace_back())) {
      error = error_at(number, line, at, quote(word) + " is not a cell; a cell is #, ., 1 to 9 or down\\across");
      return false;
    }
    note_places(cursor, board, number, line, at, word);
  }
  if (board.rows > 0 && cells != board.columns) {
    error = error_at(
        number, line, indent,
        quote(trim(line)) + " has " + decimal(cells) + " cells; the rows above it have " + decimal(board.columns));
    return false;
  }
  board.columns = static_cast<std::uint32_t>(cells);
  ++board.rows;
  return true;
}

void write_cell(const Cell& cell, std::string& out) {
  if (cell.white) {
    out += cell.given == 0 ? '.' : static_cast<char>('0' + cell.given);
  } else if (cell.down == no_clue && cell.across == no_clue) {
    out += '#';
  } else {
    if (cell.down != no_clue) out += decimal(cell.down);
    out += '\\';
    if (cell.across != no_clue) out += decimal(cell.across);
  }
}

template <class F>
void write_rows(const Board& board, std::string& out, F&& write) {
  for (std::size_t place = 0; place < board.cells.size(); ++place) {
    if (place > 0) out += place % board.columns == 0 ? '\n' : ' ';
    write(place);
  }
}

}  // namespace

Read read_grid(Cursor& cursor, Board& board, Error& error) {
  board.rows = board.columns = 0;
  board.cells.clear();
  return read_block(cursor, [&](std::string_view line, std::uint32_t number) {
    return read_row(cursor, line, number, board, error);
  });
}

void write_grid(const Board& board, std::string& out) {
  write_rows(board, out, [&](std::size_t place) { write_cell(board.cells[place], out); });
}

void write_grid_answer(const Board& board, const Answer& answer, std::string& out) {
  write_rows(board, out, [&](std::size_t place) {
    Cell cell = board.cells[place];
    if (cell.white && cell.given == 0) cell.given = answer[place];
    write_cell(cell, out);
  });
}

}  // namespace quadrille::kakuro
