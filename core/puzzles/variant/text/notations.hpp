// The functions that core/puzzles/variant/notations.cpp puts into its table, and what the parts of the reader share.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/job/notation.hpp"
#include "core/puzzles/variant/board.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "core/puzzles/variant/text/puzzle_text.hpp"

namespace quadrille::variant {

/// A puzzle a line.
Read read_iss(Cursor& cursor, Board& board, Error& error);
/// All lines are one puzzle, as in Interactive Sudoku Solver.
Read read_iss_text(Cursor& cursor, Board& board, Error& error);
/// Whether the lines of a text are one puzzle, which Interactive Sudoku Solver takes for granted.
Detection detect_iss_text(std::string_view text, bool last);
/// Links to a Sudoku of puzz.link, of any size to 16×16.
Detection detect_puzzlink(std::string_view text, bool last);
Read read_puzzlink(Cursor& cursor, Board& board, Error& error);
/// Links of f-puzzles, SudokuPad and penpa-edit.
Read read_link(Cursor& cursor, Board& board, Error& error);
/// Whether a board has givens only.
bool fits_puzzlink(const Board& board);
void write_puzzlink(const Board& board, std::string& out);
void write_iss(const Board& board, std::string& out);
/// Appends a rule of the board alone.
void write_rule(const Rule& rule, const Board& board, std::string& out);
/// The values row by row: 1 to 9, or A for 1, B for 2, … where the board has values above 9; 0 is always 0. Variables
/// follow after a tab, as numbers: VA1=2 VA2=12.
void write_iss_answer(const Board& board, const Answer& answer, std::string& out);

/// Writes the shape and gives each cell all values. A board has 1 to 16 rows and columns, and at most 16 values; unless
/// it is raw, as many as the longer one of a row and a column at least.
void set_shape(Board& board, const Shape& shape);

/// What a text is found to be wrong about: the message, and the character of the compact text.
struct TextFault {
  Message message;
  std::size_t at = 0;
};

/// Whether a text is a short form (short_forms.cpp): if so, writes the board.
enum class ShortForm : std::uint8_t { no, yes, fault };
ShortForm read_short_form(const PuzzleText& text, Board& board, TextFault& fault);

}  // namespace quadrille::variant
