// Compiles a grid puzzle's text to its model. Tested by tests/core/grid_test.cpp.
#pragma once

#include <optional>

#include "core/puzzles/grid/board.hpp"

namespace quadrille::grid {

/// Writes the model and what is filled in; or says what is wrong with the text.
std::optional<Error> compile(Board& board);

}  // namespace quadrille::grid
