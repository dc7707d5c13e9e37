// Random descents in the tree of dancing links (Knuth, "Estimating the efficiency of backtrack programs", 1975): each
// goes from a node to a leaf, at every node to one of its children alike. The products of how many there were, summed
// over all levels, are right on average for the number of nodes, and the last product, if the leaf is a solution, for
// the number of solutions. Children that leave an item without options do not count, so that more descents arrive.
// Tested by tests/core/insight_test.cpp and split_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/cover/links/bounded_links.hpp"
#include "core/cover/problem.hpp"

namespace quadrille {

class Descents {
 public:
  using Index = cover::Links::Index;

  /// Choice number `tried` for an item, as the links number them: `option`, or none of the item's.
  struct Child {
    Index item = 0;
    Index tried = 0;
    cover::Option option = 0;
  };

  /// What one descent tells of the tree below its node. Either may be infinite.
  struct Found {
    double nodes;
    double solutions;
  };

  /// Begins at the root. The same problem gives the same sequence of descents.
  void open(const cover::Problem& problem);
  const cover::BoundedLinks& links() const { return links_; }

  /// Finds the children of the present node for one of its items that may be covered.
  std::span<const Child> find_children(Index item);
  /// Makes the choice, and takes the last one back.
  void go_down(const Child& child) { chosen_.push_back(links_.choose(child.item, child.tried)); }
  void go_up();
  std::size_t depth() const { return chosen_.size(); }

  /// Goes to a random leaf and back.
  Found descend() { return descend(0, 1); }
  /// The mean of `descents` random descents, spread evenly over the tree (systematic sampling): it is nearer to the
  /// truth than the mean of independent ones.
  Found mean_of(int descents);

  /// About how many nodes of the links were visited since the last call.
  std::size_t take_visits() { return links_.take_visits(); }

 private:
  Found descend(double from, double to);
  std::uint64_t random();
  double random_between(double from, double to);

  cover::BoundedLinks links_;  // without multiplicities their tree is that of exact cover
  std::vector<cover::Links::Frame> chosen_;
  std::vector<Child> children_;
  std::uint64_t state_ = 0;
};

}  // namespace quadrille
