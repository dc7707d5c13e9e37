#include "tests/core/engine_trial.hpp"

#include <algorithm>

#include "core/text/text.hpp"

namespace quadrille::test {

std::string shown(const tiling::Answer& pieces) {
  std::string text;
  for (const tiling::Laid& piece : pieces) text += decimal(piece.placement) + ' ';
  return text;
}

std::string shown(const std::vector<std::uint8_t>& digits) {
  std::string text;
  for (const std::uint8_t digit : digits) text += static_cast<char>('0' + digit);
  return text;
}

std::string shown(const queens::Board& board) {
  std::string text;
  for (const std::uint16_t column : board.columns) text += decimal(column) + ' ';
  return text;
}

std::string shown(const sudoku::Board& board) {
  std::string text;
  for (std::size_t cell = 0; cell < board.size(); ++cell) text += static_cast<char>('0' + board.cells[cell]);
  return text;
}

std::string shown(std::vector<cover::Option> options) {
  std::sort(options.begin(), options.end());
  std::string text;
  for (const cover::Option option : options) text += decimal(option) + ' ';
  return text;
}

}  // namespace quadrille::test
