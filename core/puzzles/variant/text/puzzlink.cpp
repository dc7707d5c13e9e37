// The notation `puzzlink` of variants: links to a Sudoku whose boxes need not be squares, such as 6×6
// (core/text/pzpr_square.hpp). Boxes are as wide as puzz.link draws them. Tested by tests/core/variant_text_test.cpp.
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <string>

#include "core/puzzles/variant/compile.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "core/text/pzpr_link.hpp"
#include "core/text/pzpr_square.hpp"

namespace quadrille::variant {

namespace {

constexpr PzprSides sides = {[](unsigned side) { return side <= most_side; },
                             "a board has up to 16 columns and as many rows"};

}  // namespace

Detection detect_puzzlink(std::string_view text, bool last) {
  Cursor cursor(text, last);
  std::string_view line;
  std::uint32_t number = 0;
  const Read read = take_link_line(cursor, line, number);
  if (read == Read::more) return Detection::more;
  return read == Read::puzzle && is_pzpr_link(line, pzpr_sudoku) ? Detection::yes : Detection::no;
}

Read read_puzzlink(Cursor& cursor, Board& board, Error& error) {
  std::array<std::uint8_t, most_cells> values{};
  unsigned side = 0;
  if (const Read read = take_pzpr_square(cursor, sides, side, values, error); read != Read::puzzle) return read;
  board = {};
  const auto small = static_cast<std::uint8_t>(side);
  set_shape(board, {small, small, small});
  for (std::size_t cell = 0; cell < board.cells(); ++cell)
    if (values[cell] > 0) board.candidates[cell] = Values{1} << (values[cell] - 1);
  [[maybe_unused]] const auto wrong = compile(board);
  assert(!wrong);  // there are no rules
  return Read::puzzle;
}

bool fits_puzzlink(const Board& board) {
  const Shape square = {board.shape.rows, board.shape.rows, board.shape.rows};
  const auto is_known = [&](Values values) {
    return values == all_values(square.values) || std::has_single_bit(values);
  };
  return board.shape == square && board.rules.empty() && board.variables.empty() && board.words.empty() &&
         std::all_of(board.candidates.begin(), board.candidates.end(), is_known);
}

void write_puzzlink(const Board& board, std::string& out) {
  std::array<std::uint8_t, most_cells> values{};
  for (std::size_t cell = 0; cell < board.cells(); ++cell)
    if (std::has_single_bit(board.candidates[cell]))
      values[cell] = static_cast<std::uint8_t>(std::countr_zero(board.candidates[cell]) + 1);
  write_pzpr_square(board.shape.rows, std::span(values).first(board.cells()), out);
}

}  // namespace quadrille::variant
