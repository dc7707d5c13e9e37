// The next step that a person can see on the board of a variant, and why.
//
// From easy to hard: the last cell of a house, a value with one place left in a house, a cell with one value left; then
// candidates that cannot be: outside the crossing of two houses (`locked`), beside two or three cells that share as
// many values (`naked-set`), or by one rule of the puzzle's text (`rule`): of a cage what no set of values with its sum
// has, of a line what no way along it has. A cell that the rule leaves one value is filled in. What a value rules out
// in the cells that differ from it is not worth a step. Candidates are those of the text: so a step that eliminates
// some is done when they are written there. Tested by tests/core/variant_hint_test.cpp.
#pragma once

#include <memory>

#include "core/insight/hint_search.hpp"
#include "core/puzzles/variant/board.hpp"

namespace quadrille::variant {

/// The board must live as long as the search.
std::unique_ptr<HintSearch> search_hint(const Board& board);

}  // namespace quadrille::variant
