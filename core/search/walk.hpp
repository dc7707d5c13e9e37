// The walk of a depth-first engine: which nodes it enters and leaves, and what it counts on the way.
#pragma once

#include <cstdint>

#include "core/search/engine.hpp"

namespace quadrille {

/// What a node turns out to be.
enum class Node : std::uint8_t { dead_end, solution, inner };

/// Where a walk goes on.
enum class Next : std::uint8_t {
  enter,    ///< a node that has not been looked at
  leave,    ///< the node above: this one is done with
  nothing,  ///< all is done
};

/// Advances an engine as its contract says. `enter()` looks at a node and, when it is an inner one, makes the first
/// choice there. `leave()` makes the next choice above a node that is done with, and says `enter`; where none is left
/// it drops that node too, and says `leave`, or `nothing` at the root.
template <class Enter, class Leave>
Step walk(Next& next, Stats& stats, std::uint64_t& fuel, Enter enter, Leave leave) {
  for (;;) {
    switch (next) {
      case Next::nothing: return Step::finished;
      case Next::leave: next = leave(); break;
      case Next::enter:
        if (fuel == 0) return Step::paused;
        --fuel;
        ++stats.nodes;
        next = Next::leave;
        switch (enter()) {
          case Node::dead_end: ++stats.dead_ends; break;
          case Node::solution: ++stats.solutions; return Step::solution;
          case Node::inner: next = Next::enter; break;
        }
        break;
    }
  }
}

}  // namespace quadrille
