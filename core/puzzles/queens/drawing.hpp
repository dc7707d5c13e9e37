// The notation `drawing`: a board of queens as people draw it, a row a line and a character a square, with or without
// blanks between them. `Q` is a queen; what stands for an empty square differs, and all that is usual is read. A blank
// line ends a board. Tested by tests/core/queens_text_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/job/notation.hpp"
#include "core/puzzles/queens/board.hpp"

namespace quadrille::queens {

/// By the first word that is not zeros alone: it consists of squares.
Detection detect_drawing(std::string_view text, bool last);
Read read_drawing(Cursor& cursor, Board& board, Error& error);
void write_drawing(const Board& board, std::string& out);
void write_drawing_answer(const Board& board, const Board& answer, std::string& out);

}  // namespace quadrille::queens
