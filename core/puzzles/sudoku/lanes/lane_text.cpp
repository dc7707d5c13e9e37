#include "core/puzzles/sudoku/lanes/lane_text.hpp"

#include <cstring>

#include "core/puzzles/sudoku/lanes/lane_sweep.hpp"
#include "core/simd.hpp"

namespace quadrille::sudoku {

namespace {

using simd::Int8x16;
using simd::Uint32x4;

// A word is treated as two overlapping halves: bits 0 to 15, and bits 11 to 26.
constexpr std::size_t upper = 11;
// The last row is read and written from here on, with the seven symbols before it.
constexpr std::size_t last = board_symbols - 16;

// The column of the board of a bit, whose band is bit % 3; and the bit of a band and a column.
constexpr std::size_t column_of(std::size_t bit) { return bit / 3 % 3 * 3 + bit / 9; }
constexpr std::size_t bit_of(std::size_t band, std::size_t column) { return column % 3 * 9 + column / 3 * 3 + band; }

constexpr Int8x16 all(int byte) { return Int8x16{} + static_cast<std::int8_t>(byte); }

// The symbols of sixteen bits from `first` on, from the same row of each band.
template <std::size_t first>
Int8x16 in_order_of_bits(Int8x16 top, Int8x16 middle, Int8x16 bottom) {
  constexpr auto of_two = [](std::size_t i) { return column_of(first + i) + ((first + i) % 3 == 1 ? 16 : 0); };
  constexpr auto of_all = [](std::size_t i) { return (first + i) % 3 == 2 ? 16 + column_of(first + i) : i; };
  return simd::shuffle<of_all>(simd::shuffle<of_two>(top, middle), bottom);
}

// The inverse: the nine symbols of a row, then any others, from the symbols of bits 0 to 15 and of bits 11 to 26.
template <std::size_t band>
Int8x16 in_order_of_columns(Int8x16 low, Int8x16 high) {
  constexpr auto source = [](std::size_t column) {
    const std::size_t bit = column < 9 ? bit_of(band, column) : 0;
    return bit < 16 ? bit : 16 + bit - upper;
  };
  return simd::shuffle<source>(low, high);
}

// Sixteen bytes: `value` where the bit is 1, else 0.
Int8x16 where(std::uint32_t bits, int value) {
  constexpr Int8x16 weights = {1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128};
  const auto word = (Int8x16)Uint32x4{bits, bits, bits, bits};
  const Int8x16 spread = simd::shuffle<[](std::size_t i) { return i / 8; }>(word, word);
  return (Int8x16)((spread & weights) != 0) & all(value);
}

// The symbols of sixteen bits from `first` on; `binary[i]` has bit i of the digit of each cell.
Int8x16 symbols_of(const std::array<std::uint32_t, 4>& binary, std::size_t first) {
  return '0' + (where(binary[0] >> first, 1) | where(binary[1] >> first, 2) | where(binary[2] >> first, 4) |
                where(binary[3] >> first, 8));
}

// Rotates the lanes: lane i of the result is lane i + `places`, modulo 4.
template <std::size_t places>
Uint32x4 rotated(Uint32x4 lanes) {
  return (Uint32x4)simd::shuffle<[](std::size_t byte) { return (byte + 4 * places) % 16; }>((Int8x16)lanes,
                                                                                            (Int8x16)lanes);
}

}  // namespace

bool read_words(const char* text, BoardWords& givens, std::array<std::uint32_t, 3>& blank) {
  const Int8x16 end = simd::load(text + last);
  std::uint32_t known = all_cells;
  for (std::size_t row = 0; row < 3; ++row) {
    const Int8x16 top = simd::load(text + 9 * row), middle = simd::load(text + 9 * (row + 3));
    const Int8x16 bottom = row < 2 ? simd::load(text + 9 * (row + 6))
                                   : simd::shuffle<[](std::size_t i) { return (i + 7) % 16; }>(end, end);
    const Int8x16 low = in_order_of_bits<0>(top, middle, bottom), high = in_order_of_bits<upper>(top, middle, bottom);
    const auto cells_with = [low, high](char symbol) {
      return simd::mask_of((Int8x16)(low == all(symbol))) | simd::mask_of((Int8x16)(high == all(symbol))) << upper;
    };
    blank[row] = cells_with('.') | cells_with('0') | cells_with('-');
    std::uint32_t given = 0;
    for (std::size_t digit = 0; digit < 9; ++digit)
      given |= givens[9 * row + digit] = cells_with(static_cast<char>('1' + digit));
    known &= given | blank[row];
  }
  return known == all_cells;
}

void write_words(const BoardWords& board, char* text) {
  std::array<Int8x16, 3> low, high;
  for (std::size_t row = 0; row < 3; ++row) {
    const std::uint32_t* const cells = &board[9 * row];  // of the digits 1 to 9
    const std::array<std::uint32_t, 4> binary = {cells[0] | cells[2] | cells[4] | cells[6] | cells[8],
                                                 cells[1] | cells[2] | cells[5] | cells[6],
                                                 cells[3] | cells[4] | cells[5] | cells[6], cells[7] | cells[8]};
    low[row] = symbols_of(binary, 0);
    high[row] = symbols_of(binary, upper);
  }
  // Each row is written with seven extra symbols, which the next row overwrites. The last row is written together with
  // the last seven symbols of the row before it.
  const auto write = [text](std::size_t at, Int8x16 digits) { std::memcpy(text + at, &digits, sizeof digits); };
  for (std::size_t row = 0; row < 3; ++row) write(9 * row, in_order_of_columns<0>(low[row], high[row]));
  for (std::size_t row = 0; row < 3; ++row) write(9 * (row + 3), in_order_of_columns<1>(low[row], high[row]));
  for (std::size_t row = 0; row < 2; ++row) write(9 * (row + 6), in_order_of_columns<2>(low[row], high[row]));
  const Int8x16 before = in_order_of_columns<2>(low[1], high[1]);
  write(last, simd::shuffle<[](std::size_t i) { return i < 7 ? i + 2 : i + 9; }>(
                  before, in_order_of_columns<2>(low[2], high[2])));
}

bool obeys(const BoardWords& board) {
  // Four digits at a time: each digit must occur in every row, column and box.
  Uint32x4 missing = {};
  for (const std::size_t digit : {0u, 4u, 5u}) {
    Uint32x4 columns = {};
    for (std::size_t row = 0; row < 27; row += 9) {
      const Uint32x4 cells = simd::load(&board[row + digit]);
      columns |= cells;
      const Uint32x4 minirows = cells | cells >> 9 | cells >> 18;
      missing |= ~(minirows | minirows >> 3 | minirows >> 6) & 7;
    }
    missing |= ~(columns | columns >> 1 | columns >> 2) & 0111111111;
    missing |= ~(columns | columns >> 9 | columns >> 18) & 0777;
  }
  // Each cell must have exactly one digit: sets are disjoint if their sum equals their union. Digits 1 to 8 are folded
  // onto each other, lane by lane.
  for (std::size_t row = 0; row < 27; row += 9) {
    const Uint32x4 low = simd::load(&board[row]), high = simd::load(&board[row + 4]);
    const std::uint32_t nine = board[row + 8];
    Uint32x4 sum = low + high, either = low | high;
    sum += rotated<2>(sum);
    either |= rotated<2>(either);
    sum += rotated<1>(sum) + nine;
    either |= rotated<1>(either) | nine;
    missing |= (sum ^ all_cells) | (either ^ all_cells);
  }
  return !simd::any(missing);
}

bool keeps_givens(const char* text, const char* answer) {
  Int8x16 changed = {};
  for (const std::size_t at : {0u, 16u, 32u, 48u, 64u, 65u}) {
    const Int8x16 symbols = simd::load(text + at);
    changed |= (Int8x16)(symbols > all('0')) & (Int8x16)(symbols != simd::load(answer + at));
  }
  return simd::mask_of(changed) == 0;
}

}  // namespace quadrille::sudoku
