// What the notations' files share with the table that names them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/job/notation.hpp"
#include "core/kakuro/board.hpp"

namespace quadrille::kakuro {

Read read_grid(Cursor& cursor, Board& board, Error& error);
Read read_zsoi(Cursor& cursor, Board& board, Error& error);
Read read_puzzlink(Cursor& cursor, Board& board, Error& error);

void write_grid(const Board& board, std::string& out);
void write_zsoi(const Board& board, std::string& out);
void write_puzzlink(const Board& board, std::string& out);

/// The board with its open cells filled as far as the answer goes.
void write_grid_answer(const Board& board, const Answer& answer, std::string& out);
/// The digits alone, row by row, 0 for an open cell.
void write_zsoi_answer(const Board& board, const Answer& answer, std::string& out);

bool fits_zsoi(const Board& board);
bool fits_puzzlink(const Board& board);

/// A whole number that can be a clue.
std::optional<Sum> sum_in(std::string_view text);

/// The error that a board of so many rows and columns is too large, at a line and column.
Error too_large(std::uint64_t rows, std::uint64_t columns, std::uint32_t line, std::uint32_t column);
/// Whether it is.
bool is_too_large(std::uint64_t rows, std::uint64_t columns);

}  // namespace quadrille::kakuro
