// Algorithm C (algorithm_c.hpp) for solutions that must also obey what is no item: a watch sees the chosen options at
// each node and may call it a dead end. Tested by tests/core/grid_test.cpp.
#pragma once

#include <cstddef>
#include <vector>

#include "core/cover/links/algorithm_c.hpp"

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

}  // namespace quadrille::cover
