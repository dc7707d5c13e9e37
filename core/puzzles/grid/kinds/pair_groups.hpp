// The groups of two cells, and of cells whose clues are equal. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include "core/puzzles/grid/kinds/groups.hpp"

namespace quadrille::grid::kinds {

void visit_touching(const Ground& ground, const Group& group, UsePlace use);
void visit_adjacent(const Ground& ground, const Group& group, UsePlace use);
void visit_unjoined(const Ground& ground, const Group& group, UsePlace use);
void visit_border(const Ground& ground, const Group& group, UsePlace use);
void visit_within(const Ground& ground, const Group& group, UsePlace use);
void visit_same_marks(const Ground& ground, const Group& group, UsePlace use);
void visit_short_ways(const Ground& ground, const Group& group, UsePlace use);
void visit_stacked(const Ground& ground, const Group& group, UsePlace use);
void visit_equal(const Ground& ground, const Group& group, UsePlace use);
void visit_two_equal(const Ground& ground, const Group& group, UsePlace use);

}  // namespace quadrille::grid::kinds
