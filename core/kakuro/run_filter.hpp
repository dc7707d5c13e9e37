// What one run says by itself: which digits its cells can have, and why not others.
//
// The idea: give the cells their digits one after the other. What matters of the cells done is only the *set* of digits
// used, one of 512, so all that can happen is a path through layers of sets, layer i holding sets of i digits:
//
//     {} ──cell 0──► {d} ──cell 1──► {d, e} ── … ──► a set with the run's sum
//
// A layer is a family of sets, a bit each. Going forward gives the sets that can be reached, going backward those that
// can still be finished; a digit stays in a cell exactly if a step with it joins the two. That is full consistency:
// every digit that stays is in some filling of the run. The same two walks explain a contradiction: a digit that was
// taken from a cell may come back as long as no step with it joins the two, and what may not come back is the
// explanation (Gange, Stuckey, Szymanek, "MDD propagators with explanation", Constraints 16, 2011). Tested against
// brute force by tests/core/kakuro_run_test.cpp.
#pragma once

#include <span>

#include "core/kakuro/digit_sets.hpp"

namespace quadrille::kakuro {

/// Takes from each of at most nine cells the digits that no filling of the run uses: different digits with the sum
/// `sum`, or any sum for `no_clue`. False, and the candidates as they were, if there is no filling.
bool filter_run(std::span<Digits> candidates, Sum sum);

/// For cells that no filling of the run fits: which of the digits that are `missing` from each cell rule fillings out.
/// The run has no filling while the digits that are left in `missing` are missing, whatever happens to the others.
/// Greedy from the first cell on, so the first cells are freed of most; a cell with one candidate that would keep two
/// or more of its missing digits keeps all, since "it is that digit" says it shorter.
void explain_run(std::span<const Digits> candidates, Sum sum, std::span<Digits> missing);

}  // namespace quadrille::kakuro
