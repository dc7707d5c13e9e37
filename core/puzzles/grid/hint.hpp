// The next step on a grid puzzle: one clue or rule after another is asked what it alone leaves of its cells, those of
// few cells first, until a cell has one value. Where none leaves less, a value is supposed, and what follows leads to a
// rule that cannot be obeyed. Values of auxiliary variables are supposed too, such as that a line goes along an edge.
// The hint has the steps that the value relies on, in order, and the clues that say them.
//
// The grade of a step, and of a puzzle the largest one on the way to its answer:
//
//     1   one clue or rule after another
//     2   a value that two of them together exclude
//     3   a value that up to four of them together exclude, within three steps from one to the next
//     4   one supposition: what follows from the value by rules alone, any number of them, within sixteen steps
//     5   a longer supposition, or one within another
//
// What two cells exclude of each other is not counted. Tested by tests/core/grid_test.cpp and grid_hint_test.cpp.
#pragma once

#include <memory>

#include "core/insight/hint_search.hpp"
#include "core/puzzles/grid/board.hpp"

namespace quadrille::grid {

/// The board must live as long as the search.
std::unique_ptr<HintSearch> search_hint(const Board& board);

/// The grade of reasoning the whole way to the only answer: `solved` with the grade, or `stuck`.
std::unique_ptr<HintSearch> search_reasoning(const Board& board);

}  // namespace quadrille::grid
