// Reads the lines `link` and `saved` of a kind: what its links and saved boards hold, part by part. Tested by
// tests/core/grid_named_test.cpp.
#pragma once

#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/puzzles/grid/kinds/line.hpp"

namespace quadrille::grid::kinds {

/// When the sections and values of the kind are known; false, and the error, if the line is not understood.
bool read_link_line(Kind& kind, const Line& line, Error& error);
/// The same of the line `saved`, after that of `link`.
bool read_saved_line(Kind& kind, const Line& line, Error& error);

}  // namespace quadrille::grid::kinds
