// The settings in which learning searches (solver.hpp) differ.
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
  /// Visits all clauses and units again when the floor (solver.hpp) goes down, since they may then imply more.
  bool repropagates;
  /// The propagator chooses what to decide, by activities and domains. It looks at all elements, so this is for
  /// problems with few of them. Otherwise the element of the highest activity is decided.
  bool weighs_domains;
};

}  // namespace quadrille::learning
