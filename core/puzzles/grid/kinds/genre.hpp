// The genre of a kind: what the rest of grid asks of it. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include <cstddef>
#include <span>

#include "core/puzzles/grid/kinds/kind.hpp"

namespace quadrille::grid::kinds {

/// When all else of the kind is there.
void make_genre(Kind& kind);

/// How many of the rules, which are its kind's, a full board breaks, each at how many places: at most `most` are
/// counted.
std::size_t count_broken(const Text& text, const Answer& answer, std::span<const Rule> rules, std::size_t most);

}  // namespace quadrille::grid::kinds
