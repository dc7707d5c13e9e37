// The next step on a grid puzzle: one clue or rule after another is asked what it alone leaves of its cells, those of
// few cells first, until a cell has one value. The hint has those that the value relies on, in order. Tested by
// tests/core/grid_test.cpp.
#pragma once

#include <memory>

#include "core/insight/hint_search.hpp"
#include "core/puzzles/grid/board.hpp"

namespace quadrille::grid {

/// The board must live as long as the search.
std::unique_ptr<HintSearch> search_hint(const Board& board);

/// What reasoning the whole way to the only answer needs: `solved`, with `rule` if it is enough to look at one clue or
/// rule after another, and at what a value would do to one of them; `look-ahead` if two are needed together at times.
/// `stuck` if more are.
std::unique_ptr<HintSearch> search_reasoning(const Board& board);

}  // namespace quadrille::grid
