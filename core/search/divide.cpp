#include "core/search/any_engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille {

// Walks down the path one node at a time. The root of the search moves down too: the search ends where it would leave
// the subtree upward.
bool begin_at(DepthFirst& tree, AnySearch& search, std::span<const Branch> path) {
  std::vector<Branch> branches;
  for (const Branch branch : path) {
    Fuel fuel = {.nodes = 1};
    if (search.advance(fuel) != Step::paused) return false;
    branches.clear();
    search.branches(branches);
    if (tree.is_cut_ && branches.size() <= tree.root_) {
      tree.next_ = Next::nothing;
      break;
    }
    if (branches.size() <= tree.root_ || branches.back().of != branch.of) return false;
    for (std::uint32_t skipped = 0; skipped < branch.at; ++skipped) {
      tree.next_ = Next::leave;
      fuel = {.nodes = 0};
      search.advance(fuel);
    }
    ++tree.root_;
  }
  tree.stats_ = {.depth = static_cast<std::uint32_t>(path.size())};
  return true;
}

bool give_away(DepthFirst& tree, std::vector<Branch>& path) {
  for (std::size_t level = tree.root_; level < path.size(); ++level) {
    if (path[level].at + 1 == path[level].of) continue;
    path.resize(level + 1);
    ++path.back().at;
    tree.root_ = path.size();
    return true;
  }
  path.clear();
  return false;
}

}  // namespace quadrille
