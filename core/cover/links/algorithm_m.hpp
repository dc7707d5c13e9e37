// Covering with multiplicities by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm M, made resumable. bounded_links.hpp
// says what the choices are.
//
// Branches on the item that needs to be covered with the fewest choices, leftmost first; when no item needs to be
// covered, on the leftmost one with options. Tested by tests/core/cover_multiplicities_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/cover/links/bounded_links.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::cover {

class AlgorithmM : public DepthFirst {
 public:
  /// Too large when the links would need more than `BoundedLinks::most_nodes` nodes.
  std::optional<Error> open(const Problem& problem);
  Step advance(Fuel& fuel);
  /// The chosen options, in the order of choice.
  void read(std::vector<Option>& chosen) const;
  /// Appends them with what else there was to choose.
  void path(std::vector<Choice>& path) const { links_.write_path(frames_, path); }
  auto frames() const { return std::span(frames_); }
  double fraction() const { return fraction_of(frames_); }

  /// For tests: the links as they stand. Equal before the search and after it is finished.
  const BoundedLinks& links() const { return links_; }

 private:
  friend DepthFirst;

  Node enter();
  Next leave();
  // As in Algorithm C; each item without need may be looked at.
  void charge_visits() { charge(2 + links_.items() / 256 + links_.take_visits() / 5); }

  BoundedLinks links_;
  std::vector<Links::Frame> frames_;  // root first; reserved for all choices that can be in force
};

}  // namespace quadrille::cover
