// What a search (solver.hpp) calls to write a proof of what it concludes. `NoProof` stands for a search without one:
// then none of these calls is compiled. A proof has `is_on` true, `take_steps` as propagators have it, and
//
//     open(trail, rules)              the search begins
//     note_conflict(position, clause) a conflict, before it is analyzed: all literals of the clause are false. Empty if
//                                     the conflict is one of the rules
//     learned(position, clause)       the clause that the last conflict taught, before the search backtracks
//     reduced(clauses, last)          clauses may have been dropped from the store; `last`, if given, was just learnt
//                                     and is not in the store yet
//     refuted(position)               after a conflict the search turns to the other side of its last decision
//     found(position)                 the same after a solution
//
// Tested by tests/cli/proof.test.js.
#pragma once

#include "core/learning/analyze.hpp"
#include "core/learning/clauses.hpp"
#include "core/learning/trail.hpp"

namespace quadrille::learning {

/// The state of the search at a conflict or a solution.
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
