// Exact cover by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm C, made resumable. Every primary item is covered
// exactly once; algorithm_m.hpp has multiplicities.
//
// Branches on the active primary item with the fewest options, leftmost first, so the problem's order of items breaks
// ties; options in the problem's order. The search keeps no stack but `frames_`, one for each choice in force.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/cover/links/links.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::cover {

class AlgorithmC : public DepthFirst {
 public:
  /// Too large when the links would need more than `Links::most_nodes` nodes.
  std::optional<Error> open(const Problem& problem);
  Step advance(Fuel& fuel);
  /// The chosen options, in the order of choice.
  void read(std::vector<Option>& chosen) const;
  /// Appends them with what else there was to choose.
  void path(std::vector<Choice>& path) const { links_.write_path(frames_, path); }
  auto frames() const { return std::span(frames_); }
  double fraction() const { return fraction_of(frames_); }

  /// For tests: the links as they stand. Equal before the search and after it is finished.
  const Links& links() const { return links_; }

 protected:
  Node enter();
  Next leave();

 private:
  friend DepthFirst;
  using Index = Links::Index;
  using Frame = Links::Frame;

  void choose(Index item);
  // Five nodes in 10 ns, and what a node of the search takes at least.
  void charge_visits() { charge(2 + links_.items() / 256 + links_.take_visits() / 5); }

  Links links_;
  std::vector<Frame> frames_;  // root first; reserved for one choice a primary item
};

}  // namespace quadrille::cover
