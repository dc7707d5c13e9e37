// The symbols of Sudoku values: `1`–`9`, then `A`–`Z` for 10 to 35 and `a` for 36; blanks `.`, `0` or `-`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/text.hpp"

namespace quadrille::sudoku {

constexpr int unknown = -1;

/// The value of a symbol on a board of `side` rows, 0 for a blank; `unknown` if it is none. Lower-case letters serve as
/// upper-case ones, but on a 36×36 board `a` is 36.
int value_of(char symbol, unsigned side);

/// The symbol of a value; `.` for 0.
char symbol_of(unsigned value);

/// The box size n of a board with n² rows, or 0.
unsigned box_of_side(std::size_t side);

/// The box size n of a board with n⁴ cells, or 0.
unsigned box_of_cells(std::size_t cells);

/// The error that quotes the `size` bytes at `offset` of a line, and what belongs to the last character there.
Error unknown_symbol(std::uint32_t number, std::string_view line, std::size_t offset, unsigned side, std::size_t size = 1);

}  // namespace quadrille::sudoku
