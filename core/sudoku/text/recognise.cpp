#include "core/sudoku/text/recognise.hpp"

#include <algorithm>
#include <vector>

#include "core/sudoku/text/grid_row.hpp"
#include "core/sudoku/text/notations.hpp"
#include "core/sudoku/text/symbols.hpp"
#include "core/text/pzpr_link.hpp"
#include "core/text/text.hpp"

namespace quadrille::sudoku {

namespace {

constexpr std::size_t most_lines = 16;

// The count that begins a `poj2676`. A row of a 4×4 board looks like one too.
bool may_be_count(std::string_view line) {
  return line.size() <= 7 && std::all_of(line.begin(), line.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// The first block of lines with content, trimmed.
struct Front {
  std::vector<std::string_view> lines;
  bool headed = false;  // a header of an `sdk` comes before them
  bool whole = false;   // no later line belongs to it
};

// Author, description, comment, date, source, level or address.
bool is_header(std::string_view line) {
  return line.size() > 1 && std::string_view("ADCBSLU").find(line[1]) != std::string_view::npos;
}

// Nine symbols and nothing between them. Other rows of nine are a grid, whatever its comments.
bool is_sdk_row(std::string_view line) {
  return line.size() == 9 && std::all_of(line.begin(), line.end(), [](char c) { return value_of(c, 9) != unknown; });
}

Front front_of(std::string_view text, bool last) {
  Front front;
  Cursor cursor(text, last);
  std::string_view line;
  while (front.lines.size() < most_lines) {
    const Read read = cursor.take(line);
    if (read == Read::more) return front;
    if (read == Read::end) break;
    line = trim(line);
    if (line.empty()) {
      const bool before_boards = front.lines.empty() || (front.lines.size() == 1 && may_be_count(front.lines[0]));
      if (!before_boards) break;
    } else if (line.front() != '#') {
      front.lines.push_back(line);
    } else if (front.lines.empty()) {
      front.headed |= is_header(line);
    }
  }
  front.whole = true;
  return front;
}

enum class Looks : std::uint8_t { otherwise, line, row, sixteen };

// What a line by itself looks like. Sixteen symbols are a 4×4 board, or a row of a 16×16 one.
Looks looks_of(std::string_view line) {
  const std::size_t symbols = board_of_line(line).size();
  if (symbols == 16) return line.size() == 16 ? Looks::sixteen : Looks::line;
  if (box_of_cells(symbols) != 0) return Looks::line;
  const GridRow row = split_grid_row(line, 0);
  return row.kind != GridRow::Kind::values || box_of_side(row.count) != 0 ? Looks::row : Looks::otherwise;
}

// Most values of a 4×4 board are below 5, few of a 16×16 one; and most letters of the judge's boards, which write 1 as
// A, are no values in a grid.
Written of_sixteen(const std::vector<std::string_view>& lines) {
  std::size_t to_four = 0, to_nine = 0, to_g = 0, to_p = 0, not_dash = 0;
  for (const std::string_view line : lines) {
    if (looks_of(line) != Looks::sixteen) continue;
    for (const char c : line) {
      to_four += c >= '1' && c <= '4';
      to_nine += c >= '5' && c <= '9';
      to_g += (c >= 'A' && c <= 'G') || (c >= 'a' && c <= 'g');
      to_p += c >= 'H' && c <= 'P';
      not_dash += c == '.' || c == '0';
    }
  }
  const std::size_t digits = to_four + to_nine;
  if (to_four >= to_nine + to_g + to_p) return Written::line;
  return to_p > digits || digits + not_dash == 0 ? Written::poj3076 : Written::grid;
}

}  // namespace

Recognised recognise(std::string_view text, bool last) {
  const Front front = front_of(text, last);
  if (front.lines.empty()) return {front.whole, Written::otherwise};

  if (is_pzpr_link(front.lines[0], pzpr_name)) return {true, Written::puzzlink};
  if (front.lines[0] == puzzle_section || (front.headed && is_sdk_row(front.lines[0]))) return {true, Written::sdk};
  if (may_be_count(front.lines[0])) {
    if (front.lines.size() == 1)
      return {front.whole, looks_of(front.lines[0]) == Looks::row ? Written::grid : Written::otherwise};
    if (front.lines[1].size() > 4) return {true, Written::poj2676};
  }
  switch (looks_of(front.lines[0])) {
    case Looks::line: return {true, Written::line};
    case Looks::row: return {true, Written::grid};
    case Looks::sixteen:
    case Looks::otherwise: break;
  }

  if (!front.whole) return {};
  const auto half = [&](Looks looks) {
    const auto count = std::count_if(front.lines.begin(), front.lines.end(),
                                     [looks](std::string_view line) { return looks_of(line) == looks; });
    return 2 * static_cast<std::size_t>(count) >= front.lines.size();
  };
  if (half(Looks::sixteen)) return {true, of_sixteen(front.lines)};
  if (half(Looks::line)) return {true, Written::line};
  if (half(Looks::row)) return {true, Written::grid};
  return {true, Written::otherwise};
}

}  // namespace quadrille::sudoku
