#include "core/insight/descents.hpp"

namespace quadrille {

void Descents::open(const cover::Problem& problem) {
  links_.build(problem);
  chosen_.clear();
  chosen_.reserve(problem.primary());
  state_ = 0;
}

std::span<const Descents::Index> Descents::find_children(Index item) {
  const Index size = links_.size(item);
  links_.cover(item);
  children_.clear();
  Index node = links_.first(item);
  for (Index i = 0; i < size; ++i, node = links_.below(node)) {
    const Index reached = links_.commit_others(node);
    if (links_.wiped_out() == 0) children_.push_back(node);
    links_.uncommit_others(node, reached);
  }
  links_.uncover(item);
  return children_;
}

void Descents::go_down(Index node) {
  links_.cover(links_.item_of(node));
  chosen_.push_back({node, links_.commit_others(node)});
}

void Descents::go_up() {
  const auto [node, reached] = chosen_.back();
  links_.uncommit_others(node, reached);
  links_.uncover(links_.item_of(node));
  chosen_.pop_back();
}

Descents::Found Descents::descend() {
  const std::size_t from = depth();
  double weight = 1, nodes = 1;
  while (weight > 0 && links_.uncovered() > 0) {
    const auto children = links_.wiped_out() > 0 ? std::span<const Index>() : find_children(links_.fewest_options());
    // The weight may be infinite, and infinity times 0 is no number.
    weight = children.empty() ? 0 : weight * static_cast<double>(children.size());
    nodes += weight;
    if (!children.empty()) go_down(children[random() % children.size()]);
  }
  while (depth() > from) go_up();
  return {nodes, weight};
}

// SplitMix64 (Steele, Lea, Flood 2014).
std::uint64_t Descents::random() {
  std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

}  // namespace quadrille
