// Random descents in the tree of dancing links (Knuth, "Estimating the efficiency of backtrack programs", 1975). Each
// goes from a node to a leaf, and chooses among the children of a node with equal probability. The product of the
// numbers of children above a level estimates the nodes of that level without bias, so their sum estimates all nodes.
// The last product, if the leaf is a solution, estimates the number of solutions. Children that leave an item without
// options are not counted, so that more descents reach a solution.
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

  /// The estimates of one descent for the tree below its node. Both may be infinite.
  struct Found {
    double nodes;
    double solutions;
  };

  /// Begins at the root. The same problem gives the same sequence of descents.
  void open(const cover::Problem& problem);
  const cover::BoundedLinks& links() const { return links_; }

  /// Finds the children of the present node for one of its items that may be covered. The first function begins, the
  /// second goes on until the work is spent (false) or all are found (true). Until then no other function may be
  /// called.
  void begin_children(Index item);
  bool find_children(std::int64_t& work);
  std::span<const Child> children() const { return children_; }
  /// Makes the choice, and takes the last one back.
  void go_down(const Child& child) { chosen_.push_back(links_.choose(child.item, child.tried)); }
  void go_up();
  std::size_t depth() const { return chosen_.size(); }

  /// Goes to a random leaf and back.
  Found descend();
  /// The mean of `descents` random descents that are spread evenly over the tree (systematic sampling), which is a
  /// better estimate than that of independent ones. The first function begins, the second goes on until the work is
  /// spent (false) or all are made (true).
  void begin_mean(int descents);
  bool find_mean(std::int64_t& work);
  const Found& mean() const { return mean_; }

  /// The work of visiting options since the last call.
  std::int64_t take_work() { return 1 + static_cast<std::int64_t>(links_.take_visits() / visits_a_unit); }

 private:
  static constexpr std::size_t visits_a_unit = 5;  // as in dancing links

  void begin_descent();
  bool go_on(std::int64_t& work);
  std::uint64_t random();
  double random_between(double from, double to);

  cover::BoundedLinks links_;  // without multiplicities their tree is that of exact cover
  std::vector<cover::Links::Frame> chosen_;
  Index item_ = 0;             // the item whose children are being found; 0 if there is none
  cover::Links::Frame frame_;  // of the next child
  std::vector<Child> children_;

  // For a mean: how many descents are wanted, and how many are made.
  int wanted_ = 0, made_ = 0;
  Found mean_ = {0, 0};
  bool is_under_way_ = false;
  std::size_t above_ = 0;  // the depth that it began at
  double place_ = 0, width_ = 0, weight_ = 0, nodes_ = 0;
  std::uint64_t state_ = 0;
};

}  // namespace quadrille
