// Reads one line of rules: `each row: exactly 2 of *`, with several rules of the same cells behind `, and`. Tested by
// tests/core/grid_kinds_test.cpp.
#pragma once

#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/puzzles/grid/kinds/line.hpp"

namespace quadrille::grid::kinds {

/// Adds the rules that stand on a line from byte `from` on; false, and the error, if it is not understood.
bool read_rule(Kind& kind, const Line& line, std::size_t from, Error& error);

}  // namespace quadrille::grid::kinds
