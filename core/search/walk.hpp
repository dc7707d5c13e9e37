// The loop of a depth-first engine: which nodes it enters and leaves, and how it counts them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/search/engine.hpp"

namespace quadrille {

class AnySearch;

/// What a node turns out to be.
enum class Node : std::uint8_t {
  dead_end,
  solution,
  inner,
  unsettled,  ///< not known yet: it takes so long that it is examined in several calls
};

/// What propagation at a node has come to.
enum class Settling : std::uint8_t { impossible, rests, goes_on };

/// A node is left unsettled when propagation has taken about this long: the first node of a large board may take
/// seconds.
inline constexpr std::size_t most_ns_at_once = 5'000'000;

/// The way in which the search continues.
enum class Next : std::uint8_t {
  enter,    ///< at a node that has not been entered yet
  leave,    ///< at the parent of this node, which is done
  nothing,  ///< nowhere: the search is finished
};

/// The base class of depth-first engines: their loop. Such an engine has two member functions and makes this class a
/// friend. `enter()` examines a node; at an inner node it also makes the first choice. It is called again at a node
/// that it left unsettled. `leave()` makes the next choice at the parent of a node that is done, and returns `enter`.
/// If the parent has no choice left, it leaves the parent too and returns `leave`, or `nothing` at the root. Both
/// charge the work that they do.
///
/// If the tree can be divided (divide.cpp), `frames()` is a span of the choices in force, root first: `tried` of the
/// `choices` at that node were tried before the one in force.
class DepthFirst {
 public:
  const Stats& stats() const { return stats_; }
  DepthFirst& tree() { return *this; }

 protected:
  /// Opens a search. `work` is what opening took: the first calls of `advance` pay for it.
  void start(std::size_t work = 0) {
    stats_ = {};
    next_ = Next::enter;
    root_ = 0;
    is_cut_ = false;
    work_ = static_cast<std::int64_t>(work);
  }

  /// Advances the engine as the contract says.
  template <class Engine>
  static Step walk(Engine& engine, Fuel& fuel) {
    const Step step = walk_within(engine, fuel.work, fuel.nodes);
    fuel.work -= std::exchange(engine.work_, 0);
    return step;
  }

  void charge(std::size_t units) { work_ += static_cast<std::int64_t>(units); }
  void count_depth(std::size_t choices) { stats_.depth = std::max(stats_.depth, static_cast<std::uint32_t>(choices)); }
  /// Has to be called at a dead end that the engine cannot see in its own data, such as one that a filter found. If a
  /// part of the search begins below such a node, it is empty.
  void cut() { is_cut_ = true; }
  /// Whether nothing is left to search after this node, where `choices` choices are in force.
  bool is_root(std::size_t choices) const { return choices == root_; }
  /// Whether a node with this number of choices in force is above the node that the search began at.
  bool is_above_root(std::size_t choices) const { return choices < root_; }
  /// Begins the search at the present node, where `choices` choices are in force.
  void begin_below(std::size_t choices) {
    stats_ = {.depth = static_cast<std::uint32_t>(choices)};
    next_ = Next::enter;
    root_ = choices;
  }
  /// The fraction done, from the frames of the choices in force.
  template <class Frames>
  double fraction_of(const Frames& frames) const {
    return next_ == Next::nothing ? 1 : fraction_behind(std::span(frames).subspan(root_));
  }

  Next next_ = Next::nothing;
  Stats stats_;

 private:
  friend bool begin_at(DepthFirst& tree, AnySearch& search, std::span<const Branch> path);
  friend bool give_away(DepthFirst& tree, std::vector<Branch>& path);

  template <class Engine>
  static Step walk_within(Engine& engine, std::int64_t work, std::uint64_t& nodes) {
    for (;;) {
      switch (engine.next_) {
        case Next::nothing: return Step::finished;
        case Next::leave: engine.next_ = engine.leave(); break;
        case Next::enter:
          if (engine.work_ >= work || nodes == 0) return Step::paused;
          --nodes;
          ++engine.stats_.nodes;
          engine.next_ = Next::leave;
          switch (engine.enter()) {
            case Node::dead_end: ++engine.stats_.dead_ends; break;
            case Node::solution: ++engine.stats_.solutions; return Step::solution;
            case Node::inner: engine.next_ = Next::enter; break;
            case Node::unsettled:
              engine.next_ = Next::enter;
              ++nodes;
              --engine.stats_.nodes;
              break;
          }
          break;
      }
    }
  }

  bool is_cut_ = false;    // whether `cut` was called so far
  std::size_t root_ = 0;   // choices in force at the node that the search began at, or at which it gave parts away
  std::int64_t work_ = 0;  // that no call has paid for yet
};

}  // namespace quadrille
