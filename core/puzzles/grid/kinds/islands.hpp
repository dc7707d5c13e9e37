// Islands: a kind says that each piece of one value has exactly one clue, all clues are in such pieces, their numbers
// are the sizes, and all other cells hang together. Its rules are compiled as one: to which island each cell belongs,
// which knows more than the rules one by one. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

/// Whether the rules of a board say so of a set.
bool are_islands(const Building& building, Values set);
/// Adds all of that.
void add_islands(const Building& building, Values set);

}  // namespace quadrille::grid::kinds
