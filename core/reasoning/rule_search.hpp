// The next step by reasons: one rule after another is asked what it alone leaves of its cells, those of few cells
// first. Where none leaves less, a value is supposed, and what follows leads to a rule that cannot be obeyed. Values of
// auxiliary variables are supposed too, such as that a line goes along an edge. A hint has the steps that it relies on,
// in order, and the clues that say them.
//
// The grade of a step, and of a puzzle the largest one on the way to its answer:
//
//     1   one clue or rule after another
//     2   a value that two of them together exclude
//     3   a value that up to four of them together exclude, within three steps from one to the next; perhaps in each
//         of a few cases, which are the values of a cell nearby or the ways to obey one of the rules
//     4   one supposition: what follows from the value by rules alone, any number of them, within sixteen steps, or
//         within one in each of a few cases
//     5   a longer supposition, or one within another
//
// What two cells exclude of each other is not counted. Tested by tests/core/grid_hint_test.cpp.
#pragma once

#include <cstdint>
#include <memory>

#include "core/insight/hint_search.hpp"
#include "core/reasoning/reasoning.hpp"

namespace quadrille::reasoning {

/// How far a search goes. A step for which too much has to be supposed (three seconds' work) is not found: `stuck`.
enum class Goal : std::uint8_t {
  step,  ///< to the next value of a cell; where candidates are noted, to the first that is eliminated
  path,  ///< likewise, and after each hint that is taken to the next one: to `solved` or `stuck`
  end    ///< to the only answer: `solved` with the grade of the whole way, or `stuck`
};

std::unique_ptr<HintSearch> search_reasons(Reasoning reasoning, Goal goal);

}  // namespace quadrille::reasoning
