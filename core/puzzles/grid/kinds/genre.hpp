// The genre of a kind: what the rest of grid asks of it. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/kinds/kind.hpp"

namespace quadrille::grid::kinds {

/// When all else of the kind is there.
void make_genre(Kind& kind);

/// By the variables of a constraint of a board, in ascending order: the line of the first rule of its kind that says
/// it.
using ConstraintWords = std::map<std::vector<Variable>, std::string_view>;
ConstraintWords words_of_constraints(const Text& text);

}  // namespace quadrille::grid::kinds
