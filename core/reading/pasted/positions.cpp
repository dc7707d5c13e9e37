#include "core/reading/pasted/positions.hpp"

#include <algorithm>
#include <cstddef>

#include "core/reading/pasted/cells.hpp"
#include "core/reading/pasted/plain.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading::pasted {

namespace {

constexpr std::size_t all_cells = 81, row_cells = 9;
constexpr std::uint16_t all_digits = 0x3FE;

std::uint16_t bit_of(char digit) { return static_cast<std::uint16_t>(1u << (digit - '0')); }

std::size_t box_around(std::size_t cell) { return cell / 27 * 3 + cell % row_cells / 3; }

// For each blank cell the digits that its row, column and box do not have.
void mark_all(Position& position) {
  for (std::size_t cell = 0; cell < all_cells; ++cell) {
    if (position.filled[cell] != '.') continue;
    position.marks[cell] = all_digits;
    for (std::size_t other = 0; other < all_cells; ++other) {
      const bool is_seen = other / row_cells == cell / row_cells || other % row_cells == cell % row_cells ||
                           box_around(other) == box_around(cell);
      if (is_seen && position.filled[other] != '.')
        position.marks[cell] &= static_cast<std::uint16_t>(~bit_of(position.filled[other]));
    }
  }
}

// Takes the candidates away: digit, row and column.
void take_marks(std::string_view deleted, Position& position) {
  bool is_marked = false;
  for (std::size_t at = 0; at + 3 <= deleted.size(); ++at) {
    const std::string_view three = deleted.substr(at, 3);
    if (!std::all_of(three.begin(), three.end(), [](char c) { return c >= '1' && c <= '9'; })) continue;
    if (!is_marked) mark_all(position);
    is_marked = true;
    position.marks[row_cells * static_cast<std::size_t>(three[1] - '1') + static_cast<std::size_t>(three[2] - '1')] &=
        static_cast<std::uint16_t>(~bit_of(three[0]));
    at += 2;
  }
}

// The field of a line between colons.
std::string_view field(std::string_view line, std::size_t number) {
  for (; number > 0; --number) line.remove_prefix(std::min(line.find(':'), line.size() - 1) + 1);
  return line.substr(0, line.find(':'));
}

std::optional<Position> hodoku_position(std::string_view line) {
  line = trim(line);
  if (line.size() < all_cells) return std::nullopt;
  const bool is_bare = line[0] != ':';
  if (!is_bare && std::count(line.begin(), line.end(), ':') < 4) return std::nullopt;
  const std::string_view board = field(line, is_bare ? 0 : 3);
  if (is_bare && board.find('+') == std::string_view::npos) return std::nullopt;
  Position position;
  bool is_filled = false;
  for (const char c : board) {
    if (c == '+' && is_filled) return std::nullopt;
    is_filled |= c == '+';
    if (c == '+') continue;
    if (c != '.' && !is_digit(c)) return std::nullopt;
    const char symbol = c == '0' ? '.' : c;
    position.givens += is_filled ? '.' : symbol;
    position.filled += symbol;
    is_filled = false;
  }
  if (position.givens.size() != all_cells) return std::nullopt;
  const bool has_deleted = std::count(line.begin(), line.end(), ':') > (is_bare ? 0 : 3);
  if (has_deleted) take_marks(field(line, is_bare ? 1 : 4), position);
  return position;
}

bool is_between_lists(char c) { return is_space(c) || c == '|' || c == ':' || c == '*'; }

int digit_of_36(char c) {
  if (is_digit(c)) return c - '0';
  const char small = static_cast<char>(c | 0x20);
  return small >= 'a' && small <= 'z' ? small - 'a' + 10 : 36 * 36;
}

void add_word(std::string& list, std::size_t cell, std::string_view digits) {
  if (!list.empty()) list += ' ';
  (list += decimal(cell) + ':') += digits;
}

std::string digits_of(std::uint16_t marks) {
  std::string digits;
  for (char digit = '1'; digit <= '9'; ++digit)
    if (marks & bit_of(digit)) digits += digit;
  return digits;
}

}  // namespace

std::vector<Position> hodoku_positions(std::string_view text) {
  std::vector<Position> positions;
  for (const std::string_view line : lines_of(text))
    if (auto position = hodoku_position(line)) positions.push_back(std::move(*position));
  return positions;
}

std::optional<Position> sudokuwiki_position(std::string_view code) {
  if (code.size() != 2 * all_cells) return std::nullopt;
  Position position;
  for (std::size_t cell = 0; cell < all_cells; ++cell) {
    const int number = 36 * digit_of_36(code[2 * cell]) + digit_of_36(code[2 * cell + 1]);
    if (number < 1 || number >= 18 + 512) return std::nullopt;
    position.givens += number <= 9 ? static_cast<char>('0' + number) : '.';
    position.filled += number <= 9    ? static_cast<char>('0' + number)
                       : number <= 18 ? static_cast<char>('0' + number - 9)
                                      : '.';
    if (number > 18) position.marks[cell] = static_cast<std::uint16_t>((number - 18) << 1);
  }
  return position;
}

std::optional<Position> candidates_in(std::string_view text) {
  Position position;
  std::size_t rows = 0;
  bool has_list = false;
  for (const std::string_view line : lines_of(text)) {
    if (is_empty(line) || is_rule(line, false) || is_label(line)) continue;
    std::size_t at = 0, count = 0;
    for (std::string_view word; !(word = next_word<is_between_lists>(line, at)).empty(); ++count) {
      std::uint16_t marks = 0;
      for (const char c : word) {
        if (c < '1' || c > '9' || (marks & bit_of(c)) != 0) return std::nullopt;
        marks |= bit_of(c);
      }
      if (position.givens.size() == all_cells) return std::nullopt;
      if (word.size() > 1) position.marks[position.givens.size()] = marks, has_list = true;
      position.givens += word.size() > 1 ? '.' : word[0];
    }
    if (count != row_cells || ++rows > row_cells) return std::nullopt;
  }
  position.filled = position.givens;
  return rows == row_cells && has_list ? std::optional(std::move(position)) : std::nullopt;
}

std::string entries_of(const Position& position) {
  std::string entries;
  for (std::size_t cell = 0; cell < all_cells; ++cell)
    if (position.filled[cell] != position.givens[cell])
      add_word(entries, cell, std::string_view(position.filled).substr(cell, 1));
  return entries;
}

std::string marks_of(const Position& position) {
  std::string marks;
  for (std::size_t cell = 0; cell < all_cells; ++cell)
    if (position.marks[cell] != 0) add_word(marks, cell, digits_of(position.marks[cell]));
  return marks;
}

std::string rules_of(const Position& position) {
  std::string rules = ".";
  for (std::size_t cell = 0; cell < all_cells; ++cell) {
    const char given = position.givens[cell];
    const std::string digits = given == '.' ? digits_of(position.marks[cell]) : std::string(1, given);
    if (digits.empty()) continue;
    rules += "~R" + decimal(cell / row_cells + 1) + 'C' + decimal(cell % row_cells + 1);
    for (const char digit : digits) (rules += '_') += digit;
  }
  return rules;
}

bool is_full(const Position& position) {
  return all_cells - static_cast<std::size_t>(std::count(position.givens.begin(), position.givens.end(), '.')) >= 17;
}

}  // namespace quadrille::reading::pasted
