// Nonograms as text files of other programs:
//
//     width 3                 `.non` (Steve Simpson): words and values, then a line of runs for each row and column
//     height 2
//     rows
//     1,1
//     2
//     columns …
//
//     2 3                     `.mk`: rows, columns; lines of runs for the rows, `#`, then for the columns
//     3 2                     `.nin`: columns, rows; lines of runs for the rows, then for the columns
//
//     {"ver": [[1], [1, 1]], "hor": …}, rows = [[1, 1], [2]], …     lists, as JSON or as programs have them
//
// Tested by tests/core/grid_nonograms_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/grid/nonograms/clues.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::nonograms {

/// Whether a file begins with this line. One that may also be a section of our own text is none if `is_ours` is known.
bool begins_file(std::string_view line, bool is_ours);
/// Reads the next puzzle, which the cursor stands before: its clues alone, of which there may be none, or the text.
Read read_clues(Cursor& cursor, Clues& clues, Error& error);
Read read_file(Cursor& cursor, const Genre* implied, Text& text, Error& error);

/// Appends a nonogram as `.non`. False, and `out` is not to be used, if no such file says what the text says.
bool write_file(const Text& text, std::string& out);

/// The same for webpbn's XML, which is only read.
bool begins_webpbn(std::string_view line);
Read read_webpbn(Cursor& cursor, const Genre* implied, Text& text, Error& error);

}  // namespace quadrille::grid::nonograms
