// The notation `tiling`: takes the lines of the next puzzle. A puzzle begins with a line `grid …`, `board` or a size
// such as 6x10, and ends where the next one begins.
#include <vector>

#include "core/puzzles/tiling/text/notations.hpp"
#include "core/puzzles/tiling/text/reader.hpp"

namespace quadrille::tiling {

namespace {

// The line without a comment, which begins with `#` in the first column or behind white space.
std::string_view without_comment(std::string_view line) {
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] == '#' && (at == 0 || is_space(line[at - 1]))) return line.substr(0, at);
  }
  return line;
}

// Takes the lines up to the next puzzle. `Read::end` if there are none.
Read take_lines(Cursor& cursor, std::vector<Line>& lines) {
  bool has_board = false;
  for (;;) {
    const Cursor before = cursor;
    Line line = {{}, cursor.next_line()};
    const Read read = cursor.take(line.text);
    if (read == Read::more) return Read::more;
    if (read == Read::end) return lines.empty() ? Read::end : Read::puzzle;
    const bool is_comment = !line.text.empty() && line.text[0] == '#';
    line.text = without_comment(line.text);
    if (is_comment || (lines.empty() && trim(line.text).empty())) continue;
    const bool is_board = trim(line.text) == "board", is_one_line = is_one_line_form(line.text);
    if (!lines.empty() && (is_one_line || begins_grid(line.text) || (is_board && has_board))) {
      cursor = before;
      return Read::puzzle;
    }
    lines.push_back(line);
    has_board |= is_board;
    if (is_one_line) return Read::puzzle;
  }
}

}  // namespace

Read read_tiling(Cursor& cursor, Board& board, Error& error) {
  std::vector<Line> lines;
  if (const Read read = take_lines(cursor, lines); read != Read::puzzle) return read;
  board = {};
  Reader reader(cursor, board, error);
  const bool is_read = is_one_line_form(lines[0].text) ? reader.read_one_line(lines[0]) : reader.read_full_form(lines);
  return is_read ? Read::puzzle : Read::error;
}

}  // namespace quadrille::tiling
