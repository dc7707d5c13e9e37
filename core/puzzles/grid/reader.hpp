// Reads and writes texts of grid puzzles (text.hpp). Tested by tests/core/grid_test.cpp.
#pragma once

#include <string>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/text.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid {

/// Reads the next puzzle. The first line may be left out if it is of the genre `implied`.
Read read_text(Cursor& cursor, const Genre* implied, Text& text, Error& error);
void write_text(const Text& text, std::string& out);

}  // namespace quadrille::grid
