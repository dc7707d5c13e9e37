// How many rows and columns a text has: by what states it, before any row is divided into tokens of one character.
// Tested by tests/core/grid_text_test.cpp.
#pragma once

#include <optional>

#include "core/puzzles/grid/text.hpp"

namespace quadrille::grid {

/// Sets `rows` and `columns` of a text whose sections have rows as they stand there: tokens between blanks.
std::optional<Error> measure(Text& text);

}  // namespace quadrille::grid
