// The grids of 9×9 cells, or of another square number, of a board that has several of them, which may have cells in
// common. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include <optional>

#include "core/puzzles/grid/kinds/groups.hpp"

namespace quadrille::grid::kinds {

/// The section with their upper left corners. Without it, each place at a multiple of a box's side where a whole grid
/// stands is one.
constexpr std::string_view grids_name = "grids";

/// An error where a corner has no whole grid, or a cell is in no grid.
std::optional<Error> check_grids(const Ground& ground);
/// The rows, columns and boxes of all grids.
void visit_houses(const Ground& ground, const Group& group, UsePlace use);

}  // namespace quadrille::grid::kinds
