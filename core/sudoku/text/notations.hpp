// What the notations' files share with the table that names them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/search/notation.hpp"
#include "core/sudoku/board.hpp"

namespace quadrille::sudoku {

/// The front of a line that is the board in `line`: up to a space or a mark that begins other text.
std::string_view board_of_line(std::string_view line);

/// A line of `grid`, split into its values.
struct GridRow {
  std::uint32_t number = 0;  ///< of its line
  std::string_view line;
  std::vector<std::size_t> at;    ///< where each value begins
  std::vector<std::size_t> size;  ///< and how long it is: 1 for a symbol
  Style style = Style::compact;
  bool is_rule = false;      ///< drawn around the boxes
  bool may_be_rule = false;  ///< nothing but dashes: a rule, or a row of blanks
};
GridRow split_grid_row(std::string_view line, std::uint32_t number);

Read read_line(Cursor& cursor, Board& board, Error& error);
Read read_grid(Cursor& cursor, Board& board, Error& error);
Read read_poj2676(Cursor& cursor, Board& board, Error& error);
Read read_poj3076(Cursor& cursor, Board& board, Error& error);

void write_line(const Board& board, Style style, std::string& out);
void write_grid(const Board& board, Style style, std::string& out);
void write_poj3076(const Board& board, Style style, std::string& out);

}  // namespace quadrille::sudoku
