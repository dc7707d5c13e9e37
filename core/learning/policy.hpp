// What learning searches (solver.hpp) do differently.
#pragma once

#include <cstdint>

namespace quadrille::learning {

struct Policy {
  double decay;                     ///< of activities, see `DecisionHeap`
  std::uint64_t restart_unit;       ///< conflicts before the first restart, see `Restarts`
  std::uint64_t first_reduce;       ///< conflicts before the first reduction of the clauses
  std::uint64_t reduce_grows;       ///< how many more before each later one
  std::uint64_t words_per_element;  ///< bounds the clauses of a small problem, whose conflicts are small
  bool minimizes;                   ///< learnt clauses, see minimize.cpp
  unsigned reason_steps;            ///< how far a conflict reaches, see `Analyzer::involved`
  bool has_phases;                  ///< elements are variables, and phases.hpp says what to decide; else the propagator
  /// Visits all clauses and units again when the floor goes down: there they may imply what they could not imply
  /// before.
  bool repropagates;
  /// The propagator chooses what to decide, by the activities and what it knows: a walk over all elements, so for few
  /// of them. Else the element of the highest activity is decided.
  bool weighs_domains;
};

}  // namespace quadrille::learning
