// The notation `grid`: n² rows of symbols, or of numbers between spaces; rules around boxes are skipped. A board ends
// with its last row, or with a blank line that is not between two bands.
#include <algorithm>
#include <string>
#include <vector>

#include "core/puzzles/sudoku/text/grid_row.hpp"
#include "core/puzzles/sudoku/text/notations.hpp"
#include "core/puzzles/sudoku/text/symbols.hpp"

namespace quadrille::sudoku {

namespace {

using Kind = GridRow::Kind;

// Not less than the number of rows and rules of any board.
constexpr std::size_t most_text_lines = 2 * 36 + 2;

// The lines of one board that have been read so far.
class GridLines {
 public:
  void add(GridRow row) {
    if (row.kind == Kind::values) {
      ++value_rows_;
      if (side_ == 0 && box_of_side(row.count) != 0) side_ = row.count;
      for (const std::string_view value : row.values) {
        blank_is_dash_ |= value == "-";
        blank_is_not_dash_ |= value == "." || value == "0";
      }
    }
    rows_.push_back(std::move(row));
  }

  void keep_first(std::size_t lines) {
    rows_.resize(lines);
    value_rows_ = static_cast<std::size_t>(
        std::count_if(rows_.begin(), rows_.end(), [](const GridRow& row) { return row.kind == Kind::values; }));
  }

  std::size_t lines() const { return rows_.size(); }

  // The number of values of a row, from the first line that has a possible number of values.
  std::size_t side() const {
    return value_rows_ > 0 || rows_.empty() ? side_ : box_of_side(rows_[0].count) != 0 ? rows_[0].count : 0;
  }

  // The number of rows so far. A line of dashes as long as a row is a row of blanks if the other rows write blanks as
  // dashes.
  std::size_t height() const { return value_rows_ + (blank_is_dash_ || value_rows_ == 0 ? dashes() : 0); }

  bool is_complete() const { return side() != 0 && height() >= side(); }

  // The rows, to call after the last line. If the other rows do not show how blanks are written, lines of dashes are
  // rows if the board needs them. One or two lines of dashes alone are not a board but rules of another one.
  std::vector<GridRow> take() {
    const bool needed = !blank_is_not_dash_ && value_rows_ < side() && value_rows_ + dashes() == side();
    const bool keep_dashes = value_rows_ == 0 ? rows_.size() > 2 : blank_is_dash_ || needed;
    const std::size_t width = side();
    std::erase_if(rows_,
                  [&](const GridRow& row) { return row.kind == Kind::dashes && (!keep_dashes || row.count != width); });
    return std::move(rows_);
  }

 private:
  std::size_t dashes() const {
    const auto is_row = [this](const GridRow& row) { return row.kind == Kind::dashes && row.count == side(); };
    return static_cast<std::size_t>(std::count_if(rows_.begin(), rows_.end(), is_row));
  }

  std::vector<GridRow> rows_;
  std::size_t value_rows_ = 0;  // number of those that are certainly rows
  std::size_t side_ = 0;
  bool blank_is_dash_ = false;
  bool blank_is_not_dash_ = false;
};

// The part of a board before the last blank line between two bands.
struct WholeBands {
  std::size_t height = 0;  // rows
  std::size_t lines = 0;
  Cursor after;
};

// Whether a row is that before a board with its numbers of rows and columns.
bool is_size(const GridRow& row) {
  return row.kind == Kind::values && row.count == 2 && row.values.size() == 2 && row.values[0] == row.values[1] &&
         box_of_side(static_cast<std::size_t>(whole_number(row.values[0]).value_or(0))) != 0;
}

Read gather_lines(Cursor& cursor, GridLines& rows) {
  WholeBands bands;
  while (!rows.is_complete() && rows.lines() < most_text_lines) {
    const std::uint32_t number = cursor.next_line();
    std::string_view line;
    const Read read = cursor.take(line);
    if (read == Read::more) return Read::more;
    if (read == Read::end) break;
    const std::string_view content = trim(line);
    if (content.empty()) {
      if (rows.height() == bands.height) continue;
      const unsigned n = box_of_side(rows.side());
      if (n == 0 || rows.height() != bands.height + n) break;
      bands = {rows.height(), rows.lines(), cursor};
      continue;
    }
    GridRow row = split_grid_row(line, number);
    if (content.front() == '#' || row.kind == Kind::rule || (rows.lines() == 0 && is_size(row))) continue;
    const bool band_is_full = bands.height > 0 && rows.height() == bands.height + box_of_side(rows.side());
    if (band_is_full && row.kind == Kind::values) {
      // No blank line follows the band that was read last, so that band belongs to the next board: this board ends at
      // the last blank line.
      rows.keep_first(bands.lines);
      cursor = bands.after;
      break;
    }
    rows.add(std::move(row));
  }
  return rows.lines() == 0 ? Read::end : Read::puzzle;
}

Error wrong_width(const GridRow& row, const Message& expected) {
  return wrong_count(row.number, row.line, 0, trim(row.line), row.count, "values; " + expected);
}

Style style_of(const std::vector<GridRow>& rows) {
  bool letters = false, spaced = false;
  for (const GridRow& row : rows) {
    spaced |= row.spaced;
    for (const std::string_view value : row.values) {
      if (value.size() == 2) return Style::numbers;
      letters |= value[0] > '9';
    }
  }
  if (!spaced) return Style::compact;
  return letters || rows.size() < 16 ? Style::spaced : Style::numbers;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

int value_in(std::string_view word, unsigned side) {
  if (word.size() == 1) return value_of(word[0], side);
  if (word.size() != 2 || !is_digit(word[0]) || !is_digit(word[1])) return unknown;
  const int value = (word[0] - '0') * 10 + (word[1] - '0');
  return value <= static_cast<int>(side) ? value : unknown;
}

// What else such rows may be: a binairo, if they have 0, 1 and another blank and nothing else, or a slitherlink, if
// they are four without a 4.
std::string_view remark_on(const std::vector<GridRow>& rows, std::size_t side) {
  bool has_zero = false, has_blank = false, has_given = false, has_four = false, is_binary = true;
  for (const GridRow& row : rows)
    for (const std::string_view value : row.values) {
      const bool is_number = is_digit(value[0]);
      has_zero |= value == "0";
      has_blank |= !is_number;
      has_given |= is_number && value != "0";
      has_four |= value == "4";
      is_binary &= !is_number || value == "0" || value == "1";
    }
  if (is_binary && has_zero && has_blank && side % 2 == 0)
    return "read as a Sudoku; for a binairo, ask about binairo and write a line \"cells\" before the rows";
  if (side == 4 && has_given && !has_four)
    return "read as a Sudoku; for a slitherlink, ask about slitherlink and write a line \"cells\" before the rows";
  return {};
}

Read read_rows(const std::vector<GridRow>& rows, std::size_t side, Cursor& cursor, Board& board, Error& error) {
  cursor.remark = remark_on(rows, side);
  board.box = box_of_side(side);
  board.style = style_of(rows);
  for (std::size_t r = 0; r < std::min(rows.size(), side); ++r) {
    const GridRow& row = rows[r];
    if (row.count != side) {
      error = wrong_width(row, "the others have " + in_digits(side));
      return Read::error;
    }
    for (std::size_t column = 0; column < side; ++column) {
      const int value = value_in(row.values[column], board.side());
      if (value == unknown) {
        error = unknown_symbol(row.number, row.line, row.offset(column), board.side(), row.values[column].size());
        return Read::error;
      }
      board.cells[r * side + column] = static_cast<std::uint8_t>(value);
      cursor.note(r * side + column, row.number, row.line, row.offset(column));
    }
  }
  if (rows.size() == side) return Read::puzzle;
  error = missing_rows(rows.size(), side, rows.front().number);
  return Read::error;
}

}  // namespace

Read read_grid(Cursor& cursor, Board& board, Error& error) {
  for (;;) {
    GridLines gathered;
    if (const Read read = gather_lines(cursor, gathered); read != Read::puzzle) return read;
    const std::size_t side = gathered.side();
    const std::vector<GridRow> rows = gathered.take();
    if (rows.empty()) continue;
    if (side != 0) return read_rows(rows, side, cursor, board, error);
    error = wrong_width(rows.front(), "a row has 4, 9, 16, 25 or 36");
    return Read::error;
  }
}

void write_grid(const Board& board, Style style, std::string& out) {
  for (unsigned row = 0; row < board.side(); ++row) {
    if (row > 0) out += '\n';
    for (unsigned column = 0; column < board.side(); ++column) {
      const std::uint8_t value = board.cells[row * board.side() + column];
      if (column > 0 && style != Style::compact) out += ' ';
      if (style == Style::numbers && value != 0) {
        out += decimal(value);
      } else {
        out += symbol_of(value);
      }
    }
  }
}

}  // namespace quadrille::sudoku
