// The notation `grid`: n² rows of symbols, or of numbers between spaces; rules around the boxes are passed over.
#include <algorithm>
#include <string>

#include "core/sudoku/text/notations.hpp"
#include "core/sudoku/text/symbols.hpp"

namespace quadrille::sudoku {

// Splits a line into values. Words of a full row's number, one of them longer than a symbol, are numbers; else every
// character that is not a space or a bar is a value.
GridRow split_grid_row(std::string_view line, std::uint32_t number) {
  GridRow row;
  row.number = number;
  row.line = line;
  const auto between = [](char c) { return is_space(c) || c == '|'; };
  std::vector<std::pair<std::size_t, std::size_t>> words;
  for (std::size_t i = 0; i < line.size();) {
    if (between(line[i])) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < line.size() && !between(line[end])) ++end;
    words.emplace_back(i, end - i);
    i = end;
  }
  std::size_t symbols = 0, longest = 0;
  bool letters = false;
  for (const auto& [start, length] : words) {
    symbols += length;
    longest = std::max(longest, length);
    for (std::size_t i = start; i < start + length; ++i) letters |= line[i] > '9';
  }
  const bool rule_marks = std::all_of(line.begin(), line.end(), [&](char c) { return between(c) || c == '-' || c == '+'; });
  row.is_rule = rule_marks && (symbols == 0 || line.find('+') != std::string_view::npos);
  row.may_be_rule = rule_marks && !row.is_rule;

  const bool one_word_a_value = words.size() >= 4 && box_of_side(words.size()) != 0;
  if (one_word_a_value && (longest == 1 || (words.size() >= 16 && longest == 2))) {
    row.style = words.size() >= 16 && !letters ? Style::numbers : Style::spaced;
    for (const auto& [start, length] : words) {
      row.at.push_back(start);
      row.size.push_back(length);
    }
  } else {
    for (const auto& [start, length] : words) {
      for (std::size_t i = start; i < start + length; ++i) {
        row.at.push_back(i);
        row.size.push_back(1);
      }
    }
  }
  return row;
}

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

int value_in(const GridRow& row, std::size_t i, unsigned side) {
  const std::string_view word = row.line.substr(row.at[i], row.size[i]);
  if (word.size() == 1) return value_of(word[0], side);
  if (!is_digit(word[0]) || !is_digit(word[1])) return unknown;
  const int value = (word[0] - '0') * 10 + (word[1] - '0');
  return value <= static_cast<int>(side) ? value : unknown;
}

// Reads `rows` into `board`.
Read read_rows(const std::vector<GridRow>& rows, Board& board, Error& error) {
  const std::size_t side = rows.front().at.size();
  board.box = box_of_side(side);
  board.style = rows.front().style;
  if (board.box == 0) {
    error = error_at(rows.front().number, rows.front().line, 0,
                     quote(trim(rows.front().line)) + " has " + std::to_string(side) +
                         " values; a row has 4, 9, 16, 25 or 36");
    return Read::error;
  }
  for (std::size_t r = 0; r < rows.size() && r < side; ++r) {
    const GridRow& row = rows[r];
    if (row.at.size() != side) {
      error = error_at(row.number, row.line, 0,
                       quote(trim(row.line)) + " has " + std::to_string(row.at.size()) + " values; the rows above it have " +
                           std::to_string(side));
      return Read::error;
    }
    if (row.style == Style::numbers) board.style = Style::numbers;
    for (std::size_t column = 0; column < side; ++column) {
      const int value = value_in(row, column, board.side());
      if (value == unknown) {
        error = unknown_symbol(row.number, row.line, row.at[column], board.side());
        return Read::error;
      }
      board.cells[r * side + column] = static_cast<std::uint8_t>(value);
    }
  }
  if (rows.size() != side) {
    error = {Error::Code::bad_input, "the board that begins here has " + std::to_string(rows.size()) + " rows of " + std::to_string(side),
             rows.front().number, 1};
    return Read::error;
  }
  return Read::puzzle;
}

// Gathers the rows of one board: up to a blank line where a board can end, to the row that completes it, or to the end of the
// text. A blank line between bands belongs to the board.
Read gather_rows(Cursor& cursor, std::vector<GridRow>& rows) {
  const auto count = [&rows](bool with_doubtful) {
    return static_cast<std::size_t>(
        std::count_if(rows.begin(), rows.end(), [&](const GridRow& row) { return with_doubtful || !row.may_be_rule; }));
  };
  const auto width = [&rows] {
    const auto sure = std::find_if(rows.begin(), rows.end(), [](const GridRow& row) { return !row.may_be_rule; });
    return (sure == rows.end() ? rows.front() : *sure).at.size();
  };
  for (;;) {
    const Cursor before = cursor;
    const std::uint32_t number = cursor.next_line();
    std::string_view line;
    const Read read = cursor.take(line);
    if (read == Read::more) return Read::more;
    if (read == Read::end) break;
    const std::string_view trimmed = trim(line);
    if (trimmed.empty()) {
      if (rows.empty()) continue;
      const unsigned n = box_of_side(width());
      const bool between_bands = n != 0 && count(false) > 0 && count(false) < width() && count(false) % n == 0 && count(true) < width();
      if (between_bands) continue;
      break;
    }
    if (trimmed.front() == '#') continue;
    GridRow row = split_grid_row(line, number);
    if (row.is_rule) continue;
    if (!rows.empty() && !row.may_be_rule && count(false) == width()) {
      cursor = before;
      break;
    }
    rows.push_back(std::move(row));
  }
  if (rows.empty()) return Read::end;
  // Lines of dashes are rules if the board is whole without them, else rows of blanks.
  const std::size_t side = width();
  if (count(false) == side || count(true) != side) std::erase_if(rows, [](const GridRow& row) { return row.may_be_rule; });
  return rows.empty() ? Read::end : Read::puzzle;
}

}  // namespace

Read read_grid(Cursor& cursor, Board& board, Error& error) {
  std::vector<GridRow> rows;
  if (const Read read = gather_rows(cursor, rows); read != Read::puzzle) return read;
  return read_rows(rows, board, error);
}

void write_grid(const Board& board, Style style, std::string& out) {
  for (unsigned row = 0; row < board.side(); ++row) {
    if (row > 0) out += '\n';
    for (unsigned column = 0; column < board.side(); ++column) {
      const std::uint8_t value = board.cells[row * board.side() + column];
      if (column > 0 && style != Style::compact) out += ' ';
      if (style == Style::numbers && value != 0) {
        out += std::to_string(value);
      } else {
        out += symbol_of(value);
      }
    }
  }
}

}  // namespace quadrille::sudoku
