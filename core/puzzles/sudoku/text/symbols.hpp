// The symbols of Sudoku values: `1`–`9`, then `A`–`Z` for 10 to 35 and `a` for 36; blanks `.`, `0` or `-`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/text/text.hpp"

namespace quadrille::sudoku {

constexpr int unknown = -1;

/// Values by symbol, for boards of up to 35 rows; lower-case letters have the values of upper-case ones.
consteval std::array<std::int8_t, 256> make_values() {
  std::array<std::int8_t, 256> values = {};
  values.fill(unknown);
  for (const char blank : {'.', '0', '-'}) values[static_cast<unsigned char>(blank)] = 0;
  for (std::int8_t i = 1; i <= 9; ++i) values[static_cast<std::size_t>('0' + i)] = i;
  for (std::int8_t i = 0; i < 26; ++i) {
    values[static_cast<std::size_t>('A' + i)] = static_cast<std::int8_t>(10 + i);
    values[static_cast<std::size_t>('a' + i)] = static_cast<std::int8_t>(10 + i);
  }
  return values;
}
constexpr std::array<std::int8_t, 256> values_by_symbol = make_values();

/// The value of a symbol on a board of `side` rows, 0 for a blank; `unknown` if the symbol has no value. On a 36×36
/// board `a` is 36 and the other lower-case letters have no value.
constexpr int value_of(char symbol, unsigned side) {
  if (side == 36 && symbol >= 'a' && symbol <= 'z') return symbol == 'a' ? 36 : unknown;
  const int value = values_by_symbol[static_cast<unsigned char>(symbol)];
  return value <= static_cast<int>(side) ? value : unknown;
}

/// The symbol of a value; `.` for 0.
constexpr char symbol_of(unsigned value) { return ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa"[value]; }

/// The box size n of a board with n² rows, or 0.
unsigned box_of_side(std::size_t side);

/// The box size n of a board with n⁴ cells, or 0.
unsigned box_of_cells(std::size_t cells);

/// The error that the `size` bytes at `offset` of a line are not a value. Quotes them to the end of their last
/// character.
Error unknown_symbol(std::uint32_t number, std::string_view line, std::size_t offset, unsigned side,
                     std::size_t size = 1);

/// The error that `text` at `offset` of a line has `count` …; `expected` completes the sentence.
Error wrong_count(std::uint32_t number, std::string_view line, std::size_t offset, std::string_view text,
                  std::size_t count, const Message& expected);

/// The error that a board whose first row is line `first` has only `rows` of its `side` rows.
Error missing_rows(std::size_t rows, std::size_t side, std::uint32_t first);

}  // namespace quadrille::sudoku
