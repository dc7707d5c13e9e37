// The functions that core/puzzles/sudoku/notations.cpp puts into its table, and what the notations share.
#pragma once

#include <string>
#include <string_view>

#include "core/job/notation.hpp"
#include "core/puzzles/sudoku/board.hpp"

namespace quadrille::sudoku {

/// The beginning of a line that is the board in the notation `line`: up to white space or a mark that begins other
/// text.
std::string_view board_of_line(std::string_view line);
/// Whether that board, if its symbols are the first `size` bytes of the line, ends after them.
bool ends_after(std::string_view line, std::size_t size);

/// The line before the givens in an `sdk`.
constexpr std::string_view puzzle_section = "[Puzzle]";

Read read_line(Cursor& cursor, Board& board, Error& error);
Read read_grid(Cursor& cursor, Board& board, Error& error);
Read read_poj2676(Cursor& cursor, Board& board, Error& error);
Read read_poj3076(Cursor& cursor, Board& board, Error& error);
Read read_sdk(Cursor& cursor, Board& board, Error& error);
Read read_puzzlink(Cursor& cursor, Board& board, Error& error);
Read read_link(Cursor& cursor, Board& board, Error& error);

void write_line(const Board& board, Style style, std::string& out);
void write_grid(const Board& board, Style style, std::string& out);
void write_poj3076(const Board& board, Style style, std::string& out);
void write_sdk(const Board& board, std::string& out);
void write_sdm(const Board& board, Style style, std::string& out);
void write_puzzlink(const Board& board, Style style, std::string& out);
void write_fpuzzles(const Board& board, Style style, std::string& out);
void write_sudokupad(const Board& board, Style style, std::string& out);

}  // namespace quadrille::sudoku
