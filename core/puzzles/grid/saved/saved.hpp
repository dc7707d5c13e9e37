// Saved boards of puzz.link and other sites of the pzpr family, with what is filled in, read to texts and written from
// them:
//
//     pzprv3/<name>/<rows>/<columns>/<line>/<line>/…
//
// Lines end with `/`, or with a line break each; a link has the whole behind `?`. A name with a number, as `pzprv3.1`,
// is a later form of the same genre. A line has a token a cell, an edge or a clue outside. What a file lacks at its end
// is blank, and what it has behind the board (who made it, the moves) is passed over, all as in pzprjs,
// src/puzzle/FileData.js and src/pzpr/parser.js. Tested by tests/core/grid_saved_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/text.hpp"

namespace quadrille::grid::saved {

/// Whether a saved board begins with this line, of whatever puzzle.
bool begins_saved(std::string_view line);

/// Reads the next saved board, which the cursor stands before; null: of any genre, and of the kinds with a name.
Read read_saved(Cursor& cursor, const Genre* implied, Text& text, Error& error);

/// Appends the saved board, in one line. False, and `out` is not to be used, if none says what the text says.
bool write_saved(const Text& text, std::string& out);

}  // namespace quadrille::grid::saved
