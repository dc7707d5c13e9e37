// An estimate of the number of solutions, by random descents in the tree of dancing links (Knuth, "Estimating the
// efficiency of backtrack programs", 1975): each goes from the root to a leaf, at every node to one of its children
// alike; the product of how many there were, if the leaf is a solution, else 0, is right on average. Children that are
// seen at once to lead nowhere do not count as such, so that more descents arrive. Tested by
// tests/core/insight_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "core/cover/links/links.hpp"
#include "core/cover/problem.hpp"

namespace quadrille {

class Estimate {
 public:
  /// Problems of more entries are not estimated: a descent would take too long (queens with 500 rows: 3.5 s), and the
  /// links would take much memory beside the search's.
  static constexpr std::size_t most_entries = std::size_t{1} << 17;

  void open(const cover::Problem& problem);
  /// One more descent. The same problem gives the same sequence.
  void descend();
  /// The mean of the descents so far; 0 while none has met a solution, infinite past the largest number.
  double value() const { return sum_ / descents_; }

 private:
  using Index = cover::Links::Index;

  // A choice in force.
  struct Frame {
    Index item;
    Index node;
    Index reached;
  };

  std::uint64_t random();
  double choose();

  cover::Links links_;
  std::vector<Frame> frames_;
  std::vector<std::uint32_t> children_;  // scratch of `choose`
  double sum_ = 0;
  double descents_ = 0;
  std::uint64_t state_ = 0;
};

}  // namespace quadrille
