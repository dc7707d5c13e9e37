// Random descents in the tree of dancing links (Knuth, "Estimating the efficiency of backtrack programs", 1975): each
// goes from a node to a leaf, at every node to one of its children alike. The products of how many there were, summed
// over all levels, are right on average for the number of nodes, and the last product, if the leaf is a solution, for
// the number of solutions. Children that are seen at once to lead nowhere do not count, so that more descents arrive.
// Tested by tests/core/insight_test.cpp and split_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/cover/links/links.hpp"
#include "core/cover/problem.hpp"

namespace quadrille {

class Descents {
 public:
  using Index = cover::Links::Index;

  /// What one descent tells of the tree below its node. Either may be infinite.
  struct Found {
    double nodes;
    double solutions;
  };

  /// Begins at the root. The same problem gives the same sequence of descents.
  void open(const cover::Problem& problem);
  const cover::Links& links() const { return links_; }

  /// Finds the children of the present node for one of its uncovered items, as nodes of the links.
  std::span<const Index> find_children(Index item);
  /// Chooses the option of a node of an uncovered item, and takes the last choice back.
  void go_down(Index node);
  void go_up();
  std::size_t depth() const { return chosen_.size(); }

  /// Goes to a random leaf and back.
  Found descend() { return descend(0, 1); }
  /// The mean of so many random descents, spread evenly over the tree (systematic sampling): it is nearer to the truth
  /// than the mean of independent ones.
  Found mean_of(int descents);

  /// About how many nodes of the links were visited since the last call.
  std::size_t take_visits() { return links_.take_visits(); }

 private:
  struct Chosen {
    Index node;
    Index reached;
  };

  Found descend(double from, double to);
  std::uint64_t random();
  double random_between(double from, double to);

  cover::Links links_;
  std::vector<Chosen> chosen_;
  std::vector<Index> children_;
  std::uint64_t state_ = 0;
};

}  // namespace quadrille
