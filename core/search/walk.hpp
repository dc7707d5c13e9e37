// The loop of a depth-first engine: which nodes it enters and leaves, and how it counts them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/search/engine.hpp"

namespace quadrille {

/// What a node turns out to be.
enum class Node : std::uint8_t { dead_end, solution, inner };

/// Where the search continues.
enum class Next : std::uint8_t {
  enter,    ///< at a node that has not been entered yet
  leave,    ///< at the parent of this node, which is done
  nothing,  ///< nowhere: the search is finished
};

/// Advances an engine as the contract says. `enter()` examines a node; at an inner node it also makes the first choice.
/// `leave()` makes the next choice at the parent of a node that is done, and returns `enter`. If the parent has no
/// choice left, it drops the parent too and returns `leave`, or `nothing` at the root.
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

/// The base class of engines that search by `walk`. Such an engine has member functions `enter` and `leave`, and makes
/// this class a friend.
class DepthFirst {
 public:
  const Stats& stats() const { return stats_; }

 protected:
  void start() {
    stats_ = {};
    next_ = Next::enter;
  }
  template <class Engine>
  static Step walk(Engine& engine, std::uint64_t& fuel) {
    return quadrille::walk(
        engine.next_, engine.stats_, fuel, [&engine] { return engine.enter(); }, [&engine] { return engine.leave(); });
  }
  void count_depth(std::size_t choices) { stats_.depth = std::max(stats_.depth, static_cast<std::uint32_t>(choices)); }
  /// The fraction done, from the frames of the choices in force.
  template <class Frames>
  double fraction_of(const Frames& frames) const {
    return next_ == Next::nothing ? 1 : fraction_behind(frames);
  }

  Next next_ = Next::nothing;
  Stats stats_;
};

}  // namespace quadrille
