// Boards that are divided into pieces: a cell's value says with which neighbours it is of one piece. Tested by
// tests/core/grid_test.cpp and grid_kinds_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/puzzles/grid/line_graph.hpp"
#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/rectangles.hpp"

namespace quadrille::grid {

constexpr unsigned joined_values = 4;
constexpr Values joined_left = 0b1010, joined_upper = 0b1100;  ///< values of cells that are joined there

/// Makes variables that are 1 between joined cells; those that are left out are not joined.
CellEdges add_joined_edges(Maker& maker);
/// By cell, a cell of its piece: as far as cells are joined. `no_part` where nothing is known.
std::vector<std::size_t> joined_parts(const Text& text, const Answer& answer);
/// Whether two cells side by side are joined exactly where they are of one part. Cells of `no_part` are never joined.
bool are_joined_by(const Text& text, const Answer& answer, const std::vector<std::size_t>& parts);
/// The `value_in_part` of such genres: a piece of one cell has no neighbours.
std::optional<unsigned> joined_value(unsigned neighbours);

}  // namespace quadrille::grid
