// The functions that core/puzzles/tiling/notations.cpp puts into its table, and what reader and writer share.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/job/notation.hpp"
#include "core/puzzles/tiling/board.hpp"

namespace quadrille::tiling {

/// Lines that begin a section; so neither a row of cells nor a piece can be one of these words.
constexpr std::array<std::string_view, 4> section_names = {"board", "pieces", "only", "placed"};

/// A drawing has these characters; a line of a piece that has other ones is no row of a drawing.
constexpr std::string_view drawing_characters = "X._ ";

Read read_tiling(Cursor& cursor, Board& board, Error& error);
void write_tiling(const Board& board, std::string& out);
void write_tiling_answer(const Board& board, const Answer& answer, std::string& out);

Detection detect_xmpuzzle(std::string_view text, bool last);
Read read_xmpuzzle(Cursor& cursor, Board& board, Error& error);
void write_xmpuzzle(const Board& board, std::string& out);
bool fits_xmpuzzle(const Board& board);

}  // namespace quadrille::tiling
