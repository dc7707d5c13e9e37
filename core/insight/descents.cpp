#include "core/insight/descents.hpp"

#include <algorithm>

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

Descents::Found Descents::mean_of(int descents) {
  Found sum = {0, 0};
  for (int i = 0; i < descents; ++i) {
    const Found found = descend(static_cast<double>(i) / descents, static_cast<double>(i + 1) / descents);
    sum.nodes += found.nodes / descents;
    sum.solutions += found.solutions / descents;
  }
  return sum;
}

// Each node's children divide an interval into equal ones, from 0 to 1 at the root. Goes to a leaf at a random place
// between `from` and `to`.
Descents::Found Descents::descend(double from, double to) {
  const std::size_t above = depth();
  double place = random_between(from, to), width = to - from;
  double weight = 1, nodes = 1;
  while (weight > 0 && links_.uncovered() > 0) {
    const auto children = links_.wiped_out() > 0 ? std::span<const Index>() : find_children(links_.fewest_options());
    const auto choices = static_cast<double>(children.size());
    // The weight may be infinite, and infinity times 0 is no number.
    weight = children.empty() ? 0 : weight * choices;
    nodes += weight;
    if (children.empty()) break;
    place *= choices;
    const auto child = std::min(static_cast<std::size_t>(place), children.size() - 1);
    place -= static_cast<double>(child);
    width *= choices;
    if (width >= 1) place = random_between(0, 1);  // any place in the child, and all digits of it
    go_down(children[child]);
  }
  while (depth() > above) go_up();
  return {nodes, weight};
}

double Descents::random_between(double from, double to) {
  return from + (to - from) * (static_cast<double>(random() >> 11) * 0x1p-53);
}

// SplitMix64 (Steele, Lea, Flood 2014).
std::uint64_t Descents::random() {
  std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

}  // namespace quadrille
