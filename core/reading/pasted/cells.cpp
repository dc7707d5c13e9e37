#include "core/reading/pasted/cells.hpp"

#include <algorithm>
#include <iterator>

#include "core/reading/pasted/plain.hpp"
#include "core/reading/rows.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading::pasted {

namespace {

constexpr std::string_view symbols_of_line = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa";

// What all symbols of a board say about each of them.
struct Way {
  std::size_t side;
  bool has_numbers;       // of two digits, so that letters are no values
  bool has_digit;         // then letters begin at 10
  std::size_t from_zero;  // 1 where the lowest value is written 0
};

bool is_number(std::string_view symbol) {
  return !symbol.empty() && symbol.size() < 4 && std::all_of(symbol.begin(), symbol.end(), is_digit);
}

Way way_of(const Symbols& symbols, std::size_t side) {
  Way way = {side, false, false, 0};
  bool has_zero = false, has_blank = false;
  for (const std::string_view symbol : symbols) {
    const bool is_whole = is_number(symbol);
    way.has_numbers |= is_whole && symbol.size() > 1 && *whole_number(symbol) > 0;
    way.has_digit |= is_whole && symbol.size() == 1 && symbol != "0";
    has_zero |= symbol == "0";
    has_blank |= symbol != "0" && is_blank(symbol);
  }
  // A 0 is the lowest value where blanks are written in another way: boards of 16 with 0 to F, or 0 to 15.
  way.from_zero = side > 9 && has_zero && has_blank ? 1 : 0;
  return way;
}

// From 0 to the side; nothing if the symbol is no value.
std::optional<std::size_t> value_of(std::string_view symbol, const Way& way) {
  const auto up_to_side = [&way](std::size_t value) { return value <= way.side ? std::optional(value) : std::nullopt; };
  if (symbol == "0") return way.from_zero;
  if (is_blank(symbol)) return 0;
  if (is_number(symbol)) return up_to_side(static_cast<std::size_t>(*whole_number(symbol)) + way.from_zero);
  if (way.has_numbers || symbol.size() != 1) return std::nullopt;
  if (symbol == "a" && way.side == 36) return 36;
  const char small = static_cast<char>(symbol[0] | 0x20);
  if (small < 'a' || small > 'z') return std::nullopt;
  const auto letter = static_cast<std::size_t>(small - 'a' + 1);
  const std::size_t value = way.has_digit || way.from_zero > 0 ? letter + 9 + way.from_zero : letter;
  // Letters that mean a blank where they are too large for a value.
  return value > way.side && (small == 'x' || small == 'o') ? 0 : up_to_side(value);
}

}  // namespace

std::size_t Found::givens() const {
  return values.size() - static_cast<std::size_t>(std::count(values.begin(), values.end(), 0));
}

bool is_side(std::size_t side) { return box_of(side) != 0 || has_oblong_boxes(side); }

std::size_t side_of_cells(std::size_t cells) {
  for (std::size_t side : {4u, 9u, 16u, 25u, 36u})
    if (side * side == cells) return side;
  return 0;
}

bool is_blank(std::string_view symbol) {
  constexpr std::string_view words[] = {"null",  "none", "nil", "nan", "undefined", "n/a", "empty",
                                        "blank", "--",   "__",  "..",  "00",        "**"};
  if (symbol.size() < 2) return symbol.empty() || std::string_view("0.-_*#~,+/").find(symbol[0]) < 10;
  return std::any_of(std::begin(words), std::end(words), [symbol](auto word) { return is_same(symbol, word); });
}

std::optional<Found> board_of(const Symbols& symbols, std::size_t side, Form form) {
  Found board;
  board.side = side;
  board.form = form;
  const Way way = way_of(symbols, side);
  for (const std::string_view symbol : symbols) {
    const auto value = value_of(symbol, way);
    if (!value) return std::nullopt;
    board.values.push_back(static_cast<std::uint8_t>(*value));
  }
  board.has_letters = !way.has_digit && !way.has_numbers && board.givens() > 0;
  return board;
}

std::size_t first_fault(const Symbols& symbols, std::size_t side) {
  const Way way = way_of(symbols, side);
  const auto is_fault = [&way](std::string_view symbol) { return !value_of(symbol, way); };
  return static_cast<std::size_t>(std::find_if(symbols.begin(), symbols.end(), is_fault) - symbols.begin());
}

std::string line_of(const Found& board) {
  std::string line;
  for (const std::uint8_t value : board.values) line += symbols_of_line[value];
  return line;
}

std::string iss_of(const Found& board) {
  const std::string side = decimal(board.side);
  std::string text = board.side == 9 ? "." : ".Shape~" + side + 'x' + side + '.';
  for (std::size_t cell = 0; cell < board.values.size(); ++cell)
    if (board.values[cell] > 0)
      text += "~R" + decimal(cell / board.side + 1) + 'C' + decimal(cell % board.side + 1) + '_' +
              decimal(board.values[cell]);
  if (text.size() > 1 && text.back() == '.') text.pop_back();
  return text;
}

}  // namespace quadrille::reading::pasted
