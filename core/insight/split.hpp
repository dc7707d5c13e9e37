// Divides a puzzle's search tree into parts for many machines: the leaves of a small tree of choices. The leaf with the
// most nodes below it, as random descents estimate (descents.hpp), is divided again until there are enough.
//
// Each node branches on the item with the fewest options, among items that are covered exactly once and whose options
// all put values on the board: a part then means the same to every engine. Items with multiplicities are not branched
// on, since no placement says that an option is not chosen. Options that obviously lead nowhere are left out. A choice
// without an alternative is not written, since it follows from the others. Tested by tests/core/split_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/insight/descents.hpp"
#include "core/search/any_engine.hpp"
#include "core/search/part.hpp"

namespace quadrille {

/// Has the interface of a search: its solutions are the parts. It counts no nodes.
class Split final : public AnySearch {
 public:
  /// Divides `whole`, which is `form` and has no path, into at least `parts` parts if it has enough choices.
  void open(const Part& whole, std::size_t parts, cover::BoardForm form);
  Step advance(Fuel& fuel) override;
  /// Calls `visit(part, share)` for each part in the order of the tree; the shares of the tree add up to 1.
  template <class Visit>
  void for_parts(Visit visit) const;

  bool is_done() const { return !is_dividing_ && (leaves_ >= parts_ || heap_.empty()); }

  const Stats& stats() const override { return stats_; }
  double fraction() const override;
  std::string count() const override { return decimal(leaves_); }
  std::string_view own_name() const override { return {}; }

 private:
  using Index = Descents::Index;

  // A node of the tree of choices. The children of a node are consecutive.
  struct Node {
    std::size_t parent;
    Descents::Child chosen;  // the choice that leads here; meaningless at the root
    Branch branch;
    double nodes;  // estimated below it, itself included
    std::size_t first_child = 0;
    std::size_t children = 0;
  };

  void begin_division(std::int64_t& work);
  bool divide(std::int64_t& work);
  void end_division();
  void go_to(std::size_t at);
  Index item_to_branch_on() const;
  bool is_larger(std::size_t one, std::size_t other) const;
  Part part_at(std::size_t at) const;

  Part whole_;
  std::size_t parts_ = 1;
  std::size_t leaves_ = 1;
  cover::BoardForm form_;
  std::vector<char> may_divide_;  // by primary item: covered exactly once, and all its options put values on the board
  Descents tree_;
  bool is_tree_open_ = false;
  std::vector<Node> nodes_;        // the root first
  std::vector<std::size_t> heap_;  // leaves that may be divided, the largest on top
  Stats stats_;

  // The node that is being divided: its number, its children once they are found, and how many of these have been
  // looked at, the present one included.
  bool is_dividing_ = false, has_children_ = false, is_below_ = false;
  std::size_t divided_ = 0;
  std::vector<Descents::Child> children_;
  std::uint32_t child_ = 0;
};

template <class Visit>
void Split::for_parts(Visit visit) const {
  double sum = 0;
  for (const Node& node : nodes_) sum += node.children == 0 ? node.nodes : 0;
  std::vector<std::size_t> left = {0};
  while (!left.empty()) {
    const std::size_t at = left.back();
    const Node& node = nodes_[at];
    left.pop_back();
    for (std::size_t child = node.children; child-- > 0;) left.push_back(node.first_child + child);
    if (node.children == 0) visit(part_at(at), node.nodes / sum);
  }
}

}  // namespace quadrille
