// Algorithm C (algorithm_c.hpp) for solutions that must also obey what is no item: a watch sees the chosen options at
// each node and may call it a dead end. Tested by tests/core/grid_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/cover/links/algorithm_c.hpp"
#include "core/cover/links/dancing_links.hpp"

namespace quadrille::cover {

/// `Watch` has `allows(options)`, the chosen ones in their order, and `take_steps()`, of 5 ns each.
template <class Watch>
class Watched : public AlgorithmC {
 public:
  /// Null: everything is allowed. It must live as long as the search.
  void watch_by(Watch* watch) { watch_ = watch; }
  Step advance(Fuel& fuel) { return walk(*this, fuel); }

 private:
  friend DepthFirst;
  using AlgorithmC::leave;

  Node enter() {
    if (watch_ == nullptr) return AlgorithmC::enter();
    read(chosen_);
    const bool is_allowed = watch_->allows(chosen_);
    charge(1 + chosen_.size() / 4 + watch_->take_steps() / 2);
    if (is_allowed) return AlgorithmC::enter();
    cut();
    return Node::dead_end;
  }

  Watch* watch_ = nullptr;
  std::vector<Option> chosen_;
};

/// With a watch, an exact cover; else any cover.
template <class Watch>
class MaybeWatched {
 public:
  void watch_by(Watch* watch) {
    is_watched_ = watch != nullptr;
    watched_.watch_by(watch);
  }
  std::optional<Error> open(const Problem& problem) {
    return is_watched_ ? watched_.open(problem) : links_.open(problem);
  }
  Step advance(Fuel& fuel) { return is_watched_ ? watched_.advance(fuel) : links_.advance(fuel); }
  DepthFirst& tree() { return is_watched_ ? watched_.tree() : links_.tree(); }
  std::span<const Links::Frame> frames() const { return is_watched_ ? watched_.frames() : links_.frames(); }
  void read(std::vector<Option>& chosen) const { is_watched_ ? watched_.read(chosen) : links_.read(chosen); }
  void path(std::vector<Choice>& path) const { is_watched_ ? watched_.path(path) : links_.path(path); }
  const Stats& stats() const { return is_watched_ ? watched_.stats() : links_.stats(); }
  double fraction() const { return is_watched_ ? watched_.fraction() : links_.fraction(); }

 private:
  bool is_watched_ = false;
  Watched<Watch> watched_;
  DancingLinks links_;
};

}  // namespace quadrille::cover
