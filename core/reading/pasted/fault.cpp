#include "core/reading/pasted/fault.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/reading/pasted/cells.hpp"
#include "core/reading/pasted/plain.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading::pasted {

namespace {

// Fewer are no board.
constexpr std::size_t fewest_cells_of_line = 40, fewest_rows = 3;
// A longer text is no single board.
constexpr std::size_t longest_board = 20'000;

struct Cell {
  std::string_view symbol;
  std::size_t at;  // in its line
};
struct Line {
  std::string_view text;
  std::uint32_t number;
  std::vector<Cell> cells = {};
};
using Board = std::vector<Line>;

bool is_bracket(char c) { return std::string_view("[]{}(),;").find(c) != std::string_view::npos; }

// The lines that may be rows.
Board rows_in(std::string_view text) {
  Board rows;
  std::uint32_t number = 0;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    ++number;
    begin = end + 1;
    const bool is_filled = !std::all_of(line.begin(), line.end(), [](char c) { return is_space(c) || is_bracket(c); });
    if (is_filled && !is_label(line) && !is_prose(line) && !is_rule(line, false)) rows.push_back({line, number});
  }
  return rows;
}

// Between commas, semicolons or tabs.
void split_fields(Line& line, char delimiter) {
  const std::string_view text = line.text;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(delimiter, begin), text.size());
    std::string_view field = text.substr(begin, end - begin);
    constexpr std::string_view around = " \t\r\"'[]{}";
    const std::size_t first = std::min(field.find_first_not_of(around), field.size());
    field = field.substr(first, std::max(field.find_last_not_of(around) + 1, first) - first);
    line.cells.push_back({field, begin + first});
    begin = end + 1;
  }
  // What follows the last mark behind a bracket is no cell.
  const std::string_view whole = trim(text);
  if (whole.size() > 1 && whole.back() == delimiter &&
      (whole[whole.size() - 2] == ']' || whole[whole.size() - 2] == '}'))
    line.cells.pop_back();
}

bool is_apart(char c) { return is_space(c) || c == '|'; }

// Between white space and bars, or each character.
void split_words(Line& line, bool is_spaced) {
  for (std::size_t at = 0; at < line.text.size();) {
    if (is_apart(line.text[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    at += std::max<std::size_t>(1, character_size(line.text.substr(at)));
    while (is_spaced && at < line.text.size() && !is_apart(line.text[at])) ++at;
    line.cells.push_back({line.text.substr(begin, at - begin), begin});
  }
}

bool is_line_of_words(std::string_view line) {
  std::size_t at = 0, words = 0;
  for (std::string_view word; !(word = next_word<is_apart>(line, at)).empty(); ++words)
    if (word.size() > 2) return false;
  return words > 3;
}

// In the layout of most lines.
void split(Board& rows) {
  const auto is_most = [&rows](const auto& is) {
    return 2 * static_cast<std::size_t>(std::count_if(rows.begin(), rows.end(), is)) > rows.size();
  };
  for (const char delimiter : {',', ';', '\t'}) {
    if (!is_most([delimiter](const Line& row) { return row.text.find(delimiter) != std::string_view::npos; })) continue;
    for (Line& row : rows) split_fields(row, delimiter);
    return;
  }
  const bool is_spaced = is_most([](const Line& row) { return is_line_of_words(row.text); });
  for (Line& row : rows) split_words(row, is_spaced);
}

std::size_t most_frequent_size(const Board& rows) {
  std::vector<std::size_t> counts(longest_board + 2);
  std::size_t most = 0;
  for (const Line& row : rows)
    if (++counts[row.cells.size()] > counts[most]) most = row.cells.size();
  return most;
}

// A board in one line may be meant to have this side.
std::size_t side_near(std::size_t cells) {
  for (const std::size_t side : {std::size_t{9}, std::size_t{16}, std::size_t{25}})
    if (cells + side >= side * side && cells <= side * side + side) return side;
  return 0;
}

std::string shortened(std::string_view text) {
  constexpr std::size_t longest = 24;
  std::size_t end = 0;
  for (std::size_t count = 0; end < text.size() && count < longest; ++count)
    end += std::max<std::size_t>(1, character_size(text.substr(end)));
  return std::string(text.substr(0, end)) + (end < text.size() ? "…" : "");
}

Fault fault_at(Fault::Kind kind, const Line& row, std::size_t at, std::string_view quoted) {
  Fault fault;
  fault.kind = kind;
  fault.line = row.number;
  fault.column = error_at(row.number, row.text, at, {}).column;
  fault.quoted = shortened(quoted);
  return fault;
}

std::optional<Fault> faulty_row(Fault::Kind kind, const Line& row, std::size_t found, std::size_t side) {
  Fault fault = fault_at(kind, row, row.cells.empty() ? 0 : row.cells[0].at, trim(row.text));
  fault.found = found;
  fault.side = side;
  return fault;
}

// The first symbol without which the board would be one: all before it are values.
std::optional<Fault> faulty_symbol(const Board& rows, std::size_t side) {
  Symbols symbols;
  for (const Line& row : rows)
    for (const Cell& cell : row.cells) symbols.push_back(cell.symbol);
  const std::size_t at = first_fault(symbols, side);
  std::size_t before = 0;
  for (const Line& row : rows) {
    if (at - before < row.cells.size()) {
      const Cell& cell = row.cells[at - before];
      Fault fault = fault_at(Fault::Kind::symbol, row, cell.at, cell.symbol);
      fault.side = side;
      return fault;
    }
    before += row.cells.size();
  }
  return std::nullopt;
}

}  // namespace

std::optional<Fault> fault_in(std::string_view text) {
  if (text.size() > longest_board) return std::nullopt;
  Board rows = rows_in(text);
  split(rows);
  std::size_t count = 0, likely = 0;
  for (const Line& row : rows) {
    count += row.cells.size();
    for (const auto& [symbol, at] : row.cells)
      likely += is_blank(symbol) || std::all_of(symbol.begin(), symbol.end(), is_digit);
  }
  if (count == 0 || 5 * likely < 4 * count) return std::nullopt;
  if (rows.size() == 1) {
    const std::size_t side = side_near(count);
    if (count < fewest_cells_of_line || side == 0) return std::nullopt;
    return count == side * side ? faulty_symbol(rows, side) : faulty_row(Fault::Kind::cell_count, rows[0], count, side);
  }
  const std::size_t side = most_frequent_size(rows);
  if (rows.size() < fewest_rows || !is_side(side)) return std::nullopt;
  const auto odd = std::find_if(rows.begin(), rows.end(), [side](const Line& row) { return row.cells.size() != side; });
  if (odd != rows.end()) return faulty_row(Fault::Kind::row_length, *odd, odd->cells.size(), side);
  if (rows.size() != side) return faulty_row(Fault::Kind::row_count, rows.back(), rows.size(), side);
  return faulty_symbol(rows, side);
}

std::string words_of(const Fault& fault) {
  const std::string side = decimal(fault.side), found = decimal(fault.found);
  const std::string quoted = quote(fault.quoted).text();
  switch (fault.kind) {
    case Fault::Kind::row_length: return "the row " + quoted + " has " + found + " cells; the other rows have " + side;
    case Fault::Kind::row_count:
      return "the board ends after " + found + " rows of " + side + " cells; it needs " + side + " rows";
    case Fault::Kind::cell_count:
      return "this line has " + found + " cells; a board of " + side + "×" + side + " has " +
             decimal(fault.side * fault.side);
    case Fault::Kind::symbol: break;
  }
  return quoted + " is neither 1 to " + side + " nor a blank (. 0 - _ *)";
}

}  // namespace quadrille::reading::pasted
