// The functions that core/puzzles/cover/notations.cpp puts into its table.
#pragma once

#include <string>

#include "core/job/notation.hpp"
#include "core/puzzles/cover/board.hpp"
#include "core/sort.hpp"

namespace quadrille::cover {

/// Writes a line for each option of an answer, in ascending order: its number from 1, a colon, and then what
/// `write_entries(option)` writes.
template <class F>
void write_options(Answer answer, std::string& out, F&& write_entries) {
  sort_numbers(answer);
  for (const Option& option : answer) {
    if (&option != answer.data()) out += '\n';
    out += decimal(option + 1);
    out += ':';
    write_entries(option);
  }
}

/// Writes the items of an option with their colours, a space before each.
void write_option(const Board& board, Option option, std::string& out);

Read read_dlx(Cursor& cursor, Board& board, Error& error);
void write_dlx(const Board& board, std::string& out);
void write_dlx_answer(const Board& board, const Answer& answer, std::string& out);
/// Whether every option has an item (a line without items would not be an option), and no bound exceeds `most_bound`.
bool fits_dlx(const Board& board);

/// Whether a text is a matrix and not a problem in `dlx`.
Detection detect_matrix(std::string_view text, bool last);
Read read_matrix(Cursor& cursor, Board& board, Error& error);
void write_matrix(const Board& board, std::string& out);
void write_matrix_answer(const Board& board, const Answer& answer, std::string& out);
/// Whether there are no secondary items and no multiplicities, at least one option and at least one item.
bool fits_matrix(const Board& board);

}  // namespace quadrille::cover
