// The place where a search (solver.hpp) gives a proof what it concludes. With `NoProof` none of it is compiled. A proof
// has `is_on` true, and beside the members below `take_steps`, as propagators have it:
//
//     open(trail, rules)              the search begins
//     note_conflict(position, clause) a conflict, before it is analyzed: all literals of the clause are false; if it is
//                                     empty, the rules know the conflict
//     learned(position, clause)       what the last conflict has taught, before the search goes back
//     reduced(clauses, last)          clauses may have been dropped from the store; `last`, if given, was just learnt,
//                                     and is not there yet
//     refuted(position)               after the last conflict the search turns to the other side of its last decision
//     found(position)                 so it does after a solution
//
// Tested by tests/cli/proof.test.js.
#pragma once

#include "core/learning/analyze.hpp"
#include "core/learning/clauses.hpp"
#include "core/learning/trail.hpp"

namespace quadrille::learning {

/// What a proof looks at: a conflict, or a solution.
template <class Rules>
struct Position {
  const Trail& trail;
  const Clauses& clauses;
  Rules& rules;
};

struct NoProof {
  static constexpr bool is_on = false;
};

}  // namespace quadrille::learning
