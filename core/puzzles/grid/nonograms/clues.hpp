// The runs of a nonogram as a file gives them, and the text that they make. Tested by
// tests/core/grid_nonograms_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/text.hpp"

namespace quadrille::grid::nonograms {

struct Clues {
  std::vector<std::vector<Token>> rows, columns;  ///< by line, its runs; a line without any may be empty
  std::uint32_t line = 1;                         ///< where the puzzle begins
};

/// Makes the text, or says why there is none.
bool make_text(Clues clues, Text& text, Error& error);

}  // namespace quadrille::grid::nonograms
