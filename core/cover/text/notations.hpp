// What the notations' files share with the table that names them.
#pragma once

#include <string>

#include "core/cover/puzzle/board.hpp"
#include "core/job/notation.hpp"

namespace quadrille::cover {

Read read_dlx(Cursor& cursor, Board& board, Error& error);
void write_dlx(const Board& board, std::string& out);
void write_dlx_answer(const Board& board, const Answer& answer, std::string& out);
/// Every option has an item: a line without one would not be an option.
bool fits_dlx(const Board& board);

Read read_matrix(Cursor& cursor, Board& board, Error& error);
void write_matrix(const Board& board, std::string& out);
void write_matrix_answer(const Board& board, const Answer& answer, std::string& out);
/// Nothing is secondary, and there is at least one row and one column to write.
bool fits_matrix(const Board& board);

}  // namespace quadrille::cover
