// The functions that core/puzzles/kakuro/notations.cpp puts into its table, and what the notations share.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/job/notation.hpp"
#include "core/puzzles/kakuro/board.hpp"

namespace quadrille::kakuro {

Read read_grid(Cursor& cursor, Board& board, Error& error);
Read read_zsoi(Cursor& cursor, Board& board, Error& error);
Read read_puzzlink(Cursor& cursor, Board& board, Error& error);
Read read_penpa(Cursor& cursor, Board& board, Error& error);
/// A link of penpa-edit as a text in the notation `grid`, or what is wrong with it, without its place.
std::optional<Error> convert_penpa(std::string_view line, std::string& text);
Detection detect_penpa(std::string_view text, bool last);

void write_grid(const Board& board, std::string& out);
void write_zsoi(const Board& board, std::string& out);
void write_puzzlink(const Board& board, std::string& out);

/// Writes the board with the digits of the answer in its open cells.
void write_grid_answer(const Board& board, const Answer& answer, std::string& out);
/// Writes only the digits, row by row, 0 for an open cell.
void write_zsoi_answer(const Board& board, const Answer& answer, std::string& out);

bool fits_zsoi(const Board& board);
bool fits_puzzlink(const Board& board);

/// For other solvers (exports.cpp). Nothing, and false, if the board is too large for them.
bool write_model(const Board& board, std::string& out);
bool write_cnf(const Board& board, std::string& out);
bool write_opb(const Board& board, std::string& out);

/// The value of `text` if it is a whole number that can be a clue.
std::optional<Sum> sum_in(std::string_view text);

/// The error that a board of `rows` × `columns` cells is too large, at a line and column of the text.
Error too_large(std::uint64_t rows, std::uint64_t columns, std::uint32_t line, std::uint32_t column);
/// Whether such a board is too large.
bool is_too_large(std::uint64_t rows, std::uint64_t columns);

}  // namespace quadrille::kakuro
