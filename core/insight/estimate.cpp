#include "core/insight/estimate.hpp"

namespace quadrille {

void Estimate::open(const cover::Problem& problem) {
  links_.build(problem);
  frames_.clear();
  frames_.reserve(problem.primary());
  sum_ = descents_ = 0;
  state_ = 0;
}

void Estimate::descend() {
  double weight = 1;
  while (weight > 0 && links_.uncovered() > 0) {
    const double children = links_.wiped_out() > 0 ? 0 : choose();
    weight = children == 0 ? 0 : weight * children;  // the weight may be infinite, and infinity times 0 is no number
  }
  for (; !frames_.empty(); frames_.pop_back()) {
    const Frame& frame = frames_.back();
    links_.uncommit_others(frame.node, frame.reached);
    links_.uncover(frame.item);
  }
  sum_ += weight;
  ++descents_;
}

// Goes to a child, if there is any; returns how many there are.
double Estimate::choose() {
  const Index item = links_.fewest_options();
  const Index size = links_.size(item);
  links_.cover(item);
  children_.clear();
  Index node = links_.first(item);
  for (Index i = 0; i < size; ++i, node = links_.below(node)) {
    const Index reached = links_.commit_others(node);
    if (links_.wiped_out() == 0) children_.push_back(static_cast<std::uint32_t>(node));
    links_.uncommit_others(node, reached);
  }
  if (children_.empty()) {
    links_.uncover(item);
    return 0;
  }
  node = static_cast<Index>(children_[random() % children_.size()]);
  frames_.push_back({item, node, links_.commit_others(node)});
  return static_cast<double>(children_.size());
}

// SplitMix64 (Steele, Lea, Flood 2014).
std::uint64_t Estimate::random() {
  std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

}  // namespace quadrille
