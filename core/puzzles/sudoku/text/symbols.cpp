#include "core/puzzles/sudoku/text/symbols.hpp"

#include <string>

#include "core/puzzles/sudoku/board.hpp"

namespace quadrille::sudoku {

unsigned box_of_side(std::size_t side) {
  for (unsigned n = smallest_box; n <= largest_box; ++n) {
    if (side == n * n) return n;
  }
  return 0;
}

unsigned box_of_cells(std::size_t cells) {
  for (unsigned n = smallest_box; n <= largest_box; ++n) {
    if (cells == n * n * n * n) return n;
  }
  return 0;
}

Error unknown_symbol(std::uint32_t number, std::string_view line, std::size_t offset, unsigned side, std::size_t size) {
  std::size_t end = offset + size;
  while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0u) == 0x80u) ++end;
  return error_at(number, line, offset,
                  quote(line.substr(offset, end - offset)) + " is not a value of a " + decimal(side) + "×" +
                      decimal(side) + " board");
}

Error wrong_count(std::uint32_t number, std::string_view line, std::size_t offset, std::string_view text,
                  std::size_t count, const Message& expected) {
  return error_at(number, line, offset, quote(text) + " has " + decimal(count) + ' ' + expected);
}

Error missing_rows(std::size_t rows, std::size_t side, std::uint32_t first) {
  return {Error::Code::bad_input,
          "the board that begins here has " + in_digits(rows) + " of its " + decimal(side) + " rows", first, 1};
}

}  // namespace quadrille::sudoku
