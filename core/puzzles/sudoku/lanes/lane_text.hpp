// Converts 9×9 boards between their 81 symbols and the words of lane_sweep.hpp, sixteen symbols at a time.
// Tested by tests/core/sudoku_lanes_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace quadrille::sudoku {

constexpr std::size_t board_symbols = 81;

/// Word 9·row + digit has the cells of that row of each band that hold the digit, in the order of lane_sweep.hpp.
using BoardWords = std::array<std::uint32_t, 27>;

/// Reads 81 symbols: `1` to `9`, and `.`, `0` or `-` for a blank. Returns false if there is any other symbol. `blank`
/// has a word for each row of the bands.
bool read_words(const char* text, BoardWords& givens, std::array<std::uint32_t, 3>& blank);

/// Writes the 81 digits of a board without blanks.
void write_words(const BoardWords& board, char* text);

/// Whether each cell has one digit and each row, column and box has every digit. Shares no code with the search.
bool obeys(const BoardWords& board);

/// Whether the 81 digits of an answer have all the givens of its board; `text` is the board's 81 symbols.
bool keeps_givens(const char* text, const char* answer);

}  // namespace quadrille::sudoku
