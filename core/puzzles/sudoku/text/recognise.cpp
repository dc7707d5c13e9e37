#include "core/puzzles/sudoku/text/recognise.hpp"

#include <algorithm>
#include <vector>

#include "core/puzzles/sudoku/text/grid_row.hpp"
#include "core/puzzles/sudoku/text/notations.hpp"
#include "core/puzzles/sudoku/text/symbols.hpp"
#include "core/text/pzpr_link.hpp"
#include "core/text/pzpr_square.hpp"
#include "core/text/text.hpp"

namespace quadrille::sudoku {

namespace {

constexpr std::size_t most_lines = 16;

// More than any board on a line has, or any row of one: what a longer line holds is not looked at. A text of any length
// is recognised once for each notation.
constexpr std::size_t longest_row = 2000;

// Whether a line may be the count that begins a `poj2676`. A row of a 4×4 board looks the same.
bool may_be_count(std::string_view line) {
  return line.size() <= 7 && std::all_of(line.begin(), line.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// The first block of lines that are neither blank nor comments, trimmed.
struct FirstBlock {
  std::vector<std::string_view> lines;
  bool has_header = false;  // there is a header of an `sdk` before them
  bool is_whole = false;    // no more lines belong to the block
};

// A header of an `sdk`: author, description, comment, date, source, level or address.
bool is_header(std::string_view line) {
  return line.size() > 1 && std::string_view("ADCBSLU").find(line[1]) != std::string_view::npos;
}

// Whether a line is nine symbols without spaces. Other rows of nine belong to a `grid`, even after such a header.
bool is_sdk_row(std::string_view line) {
  return line.size() == 9 && std::all_of(line.begin(), line.end(), [](char c) { return value_of(c, 9) != unknown; });
}

FirstBlock first_block_of(std::string_view text, bool last) {
  FirstBlock block;
  Cursor cursor(text, last);
  std::string_view line;
  while (block.lines.size() < most_lines) {
    const Read read = cursor.take(line);
    if (read == Read::more) return block;
    if (read == Read::end) break;
    line = trim(line);
    if (line.empty()) {
      const bool before_boards = block.lines.empty() || (block.lines.size() == 1 && may_be_count(block.lines[0]));
      if (!before_boards) break;
    } else if (line.front() != '#') {
      block.lines.push_back(line);
    } else if (block.lines.empty()) {
      block.has_header |= is_header(line);
    }
  }
  block.is_whole = true;
  return block;
}

enum class LineKind : std::uint8_t { otherwise, line, row, sixteen };

// The kind of a line by itself: a board, a row, or sixteen symbols, which are a 4×4 board or a row of a 16×16 board.
LineKind kind_of_line(std::string_view line) {
  const std::size_t symbols = board_of_line(line.substr(0, longest_row)).size();
  if (symbols == 16) return line.size() == 16 ? LineKind::sixteen : LineKind::line;
  if (box_of_cells(symbols) != 0) return LineKind::line;
  if (line.size() > longest_row) return LineKind::otherwise;
  const GridRow row = split_grid_row(line, 0);
  return row.kind != GridRow::Kind::values || box_of_side(row.count) != 0 ? LineKind::row : LineKind::otherwise;
}

// The format of a block of lines of sixteen symbols. All values of a 4×4 board are below 5, but few of a 16×16 board.
// `poj3076` writes 1 as `A`, so most of its letters are above `G`, which is the largest value in a `grid`.
Format format_of_sixteen(const std::vector<std::string_view>& lines) {
  std::size_t to_four = 0, to_nine = 0, to_g = 0, to_p = 0, not_dash = 0;
  for (const std::string_view line : lines) {
    if (kind_of_line(line) != LineKind::sixteen) continue;
    for (const char c : line) {
      to_four += c >= '1' && c <= '4';
      to_nine += c >= '5' && c <= '9';
      to_g += (c >= 'A' && c <= 'G') || (c >= 'a' && c <= 'g');
      to_p += c >= 'H' && c <= 'P';
      not_dash += c == '.' || c == '0';
    }
  }
  const std::size_t digits = to_four + to_nine;
  if (to_four >= to_nine + to_g + to_p) return Format::line;
  return to_p > digits || digits + not_dash == 0 ? Format::poj3076 : Format::grid;
}

}  // namespace

Recognised recognise(std::string_view text, bool last) {
  const FirstBlock block = first_block_of(text, last);
  if (block.lines.empty()) return {block.is_whole, Format::otherwise};

  if (is_pzpr_link(block.lines[0], pzpr_sudoku)) return {true, Format::puzzlink};
  if (block.lines[0] == puzzle_section || (block.has_header && is_sdk_row(block.lines[0]))) return {true, Format::sdk};
  if (may_be_count(block.lines[0])) {
    if (block.lines.size() == 1)
      return {block.is_whole, kind_of_line(block.lines[0]) == LineKind::row ? Format::grid : Format::otherwise};
    if (block.lines[1].size() > 4) return {true, Format::poj2676};
  }
  switch (kind_of_line(block.lines[0])) {
    case LineKind::line: return {true, Format::line};
    case LineKind::row: return {true, Format::grid};
    case LineKind::sixteen:
    case LineKind::otherwise: break;
  }

  if (!block.is_whole) return {};
  const auto half = [&](LineKind kind) {
    const auto count = std::count_if(block.lines.begin(), block.lines.end(),
                                     [kind](std::string_view line) { return kind_of_line(line) == kind; });
    return 2 * static_cast<std::size_t>(count) >= block.lines.size();
  };
  if (half(LineKind::sixteen)) return {true, format_of_sixteen(block.lines)};
  if (half(LineKind::line)) return {true, Format::line};
  if (half(LineKind::row)) return {true, Format::grid};
  return {true, Format::otherwise};
}

}  // namespace quadrille::sudoku
