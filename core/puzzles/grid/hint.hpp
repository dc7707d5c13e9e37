// The next step on a grid puzzle, and the grade of the whole way, by its clues and rules one by one
// (core/reasoning/rule_search.hpp, which has the grades). Tested by tests/core/grid_hint_test.cpp.
#pragma once

#include <memory>

#include "core/puzzles/grid/board.hpp"
#include "core/reasoning/rule_search.hpp"

namespace quadrille::grid {

reasoning::Reasoning reasoning_of(const Board& board);

std::unique_ptr<HintSearch> search_hint(const Board& board);

/// The grade of reasoning the whole way to the only answer: `solved` with the grade, or `stuck`.
std::unique_ptr<HintSearch> search_reasoning(const Board& board);

}  // namespace quadrille::grid
