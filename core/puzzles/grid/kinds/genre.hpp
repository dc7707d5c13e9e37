// The genre of a kind: what the rest of grid asks of it. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include "core/puzzles/grid/kinds/kind.hpp"

namespace quadrille::grid::kinds {

/// When all else of the kind is there.
void make_genre(Kind& kind);

}  // namespace quadrille::grid::kinds
