// One cell of a saved board: its token, and what our text says. Tested by tests/core/grid_saved_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/puzzles/grid/saved/table.hpp"

namespace quadrille::grid::saved {

/// What a cell has; empty: nothing. A clue may be `outside_clue`.
struct CellSays {
  std::string clue, filled;
};

/// None if no cell of this form has the token.
std::optional<CellSays> read_cell(const CellForm& form, std::string_view token);
/// None if no token says it. A clue goes before what is filled in.
std::optional<std::string> write_cell(const CellForm& form, const CellSays& says);

}  // namespace quadrille::grid::saved
