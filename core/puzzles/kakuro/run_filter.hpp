// Propagation of one run by itself: which digits its cells can have, and an explanation if it has no filling.
//
// The idea: give the cells their digits one after the other. Of the cells that are done only the *set* of their digits
// matters, one of 512 sets. So a filling of the run is a path through layers of sets; layer i has sets of i digits:
//
//     {} ──cell 0──► {d} ──cell 1──► {d, e} ── … ──► a set with the run's sum
//
// A layer is a family of sets, with a bit for each set. A forward pass computes the sets that can be reached from {}, a
// backward pass the sets from which the end can be reached; a digit stays in a cell if and only if a step with that
// digit leads from one of the former to one of the latter. This is domain consistency: every digit that stays is in
// some filling of the run. The same two passes explain a contradiction: a digit that was removed from a cell may be put
// back as long as no step with it connects the two families, and the digits that may not be put back are the
// explanation (Gange, Stuckey, Szymanek, "MDD propagators with explanation", Constraints 16, 2011). Tested against
// brute force by tests/core/kakuro_run_test.cpp.
#pragma once

#include <span>

#include "core/puzzles/kakuro/digit_sets.hpp"

namespace quadrille::kakuro {

/// Removes from each cell the candidates that no filling of the run uses. A filling has different digits with the sum
/// `sum`, or any sum for `no_clue`. Returns false and leaves the candidates unchanged if there is no filling, as for
/// more than nine cells.
bool filter_run(std::span<Digits> candidates, Sum sum);

/// Explains why a run has no filling. On entry `missing` has the digits that were removed from each cell; those that
/// are not needed for the contradiction are taken out of it, so that the run has no filling as long as the digits left
/// in `missing` are removed. Greedy from the first cell on, so most digits are taken out of the first cells. If a cell
/// with one candidate needs two or more of its missing digits, it keeps all of them: "the cell has this digit" is
/// shorter.
void explain_run(std::span<const Digits> candidates, Sum sum, std::span<Digits> missing);

}  // namespace quadrille::kakuro
