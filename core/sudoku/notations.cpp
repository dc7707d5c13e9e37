#include "core/sudoku/notations.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/sudoku/text/notations.hpp"
#include "core/sudoku/text/symbols.hpp"

namespace quadrille::sudoku {

namespace {

bool is_digits(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// What the first lines with content say: their number until a blank line or the end, and their shape.
struct Front {
  std::vector<std::string_view> lines;  // trimmed; the first block, at most 37 lines
  bool whole = false;                   // the block is over, or the limit is reached
};

Front front_of(std::string_view text, bool last) {
  Front front;
  Cursor cursor(text, last);
  std::string_view line;
  for (;;) {
    const Read read = cursor.take(line);
    if (read == Read::more) return front;
    line = trim(line);
    if (read == Read::end || (line.empty() && !front.lines.empty()) || front.lines.size() == 37) break;
    if (!line.empty() && line.front() != '#') front.lines.push_back(line);
  }
  front.whole = true;
  return front;
}

Detection needs(const Front& front) { return front.whole ? Detection::no : Detection::more; }

Detection detect_poj2676(std::string_view text, bool last) {
  const Front front = front_of(text, last);
  if (front.lines.empty()) return needs(front);
  const std::string_view first = front.lines[0];
  if (!is_digits(first) || first.size() > 7) return Detection::no;
  if (front.lines.size() < 2) return needs(front);
  return front.lines[1].size() >= 9 && first.size() != front.lines[1].size() ? Detection::yes : Detection::no;
}

// Sixteen rows of sixteen letters up to P, dashes and nothing else, so that no digit or point says otherwise.
Detection detect_poj3076(std::string_view text, bool last) {
  const Front front = front_of(text, last);
  for (const std::string_view line : front.lines) {
    const bool letters = std::all_of(line.begin(), line.end(), [](char c) { return c == '-' || (c >= 'A' && c <= 'P'); });
    if (!letters || line.size() != 16) return Detection::no;
  }
  if (front.lines.size() < 16) return needs(front);
  return Detection::yes;
}

// Lines of 16 symbols are 4×4 boards, or the rows of a 16×16 one: only sixteen of them with a value past 4 are that.
Detection detect_grid(std::string_view text, bool last) {
  const Front front = front_of(text, last);
  if (front.lines.empty()) return needs(front);
  const GridRow row = split_grid_row(front.lines[0], 1);
  if (row.is_rule || (row.may_be_rule && row.at.size() != 16)) return Detection::yes;
  const std::size_t width = row.at.size();
  if (row.style == Style::compact && box_of_cells(board_of_line(front.lines[0]).size()) != 0) {
    if (width != 16) return Detection::no;
    if (front.lines.size() < 16) return needs(front);
    const bool past_four = std::any_of(front.lines.begin(), front.lines.begin() + 16, [](std::string_view line) {
      return std::any_of(line.begin(), line.end(), [](char c) { return c > '4'; });
    });
    return past_four ? Detection::yes : Detection::no;
  }
  return box_of_side(width) != 0 ? Detection::yes : Detection::no;
}

Detection detect_line(std::string_view text, bool last) {
  const Front front = front_of(text, last);
  if (front.lines.empty()) return needs(front);
  return box_of_cells(board_of_line(front.lines[0]).size()) != 0 ? Detection::yes : Detection::no;
}

template <void (*write)(const Board&, Style, std::string&)>
void write_puzzle(const Board& board, std::string& out) {
  write(board, board.style, out);
}

// An answer is written in the style of its puzzle.
template <void (*write)(const Board&, Style, std::string&)>
void write_answer(const Board& board, const Board& answer, std::string& out) {
  write(answer, board.style, out);
}

// The judge's input is digits only, a list of one board.
void write_poj2676_puzzle(const Board& board, std::string& out) {
  out += "1\n";
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    if (cell > 0 && cell % 9 == 0) out += '\n';
    out += static_cast<char>('0' + board.cells[cell]);
  }
}

template <unsigned N>
bool has_box(const Board& board) {
  return board.box == N;
}

}  // namespace

const std::array<BoardNotation, 4> notations = {{
    {"line", detect_line, read_line, write_puzzle<write_line>, write_answer<write_line>},
    {"poj2676", detect_poj2676, read_poj2676, write_poj2676_puzzle, write_answer<write_grid>, has_box<3>},
    {"poj3076", detect_poj3076, read_poj3076, write_puzzle<write_poj3076>, write_answer<write_poj3076>, has_box<4>,
     {.none = "INCORRECT", .after = "\n"}},
    {"grid", detect_grid, read_grid, write_puzzle<write_grid>, write_answer<write_grid>},
}};

}  // namespace quadrille::sudoku
