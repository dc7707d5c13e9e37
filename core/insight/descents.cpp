#include "core/insight/descents.hpp"

#include <algorithm>

namespace quadrille {

void Descents::open(const cover::Problem& problem) {
  links_.build(problem);
  chosen_.clear();
  chosen_.reserve(links_.most_choices());
  state_ = 0;
}

std::span<const Descents::Child> Descents::find_children(Index item) {
  children_.clear();
  auto frame = links_.choose(item);
  do {
    if (links_.wiped_out() > 0) continue;
    const cover::Option option = links_.is_none(frame) ? 0 : links_.option_of(frame.node);
    children_.push_back({item, frame.tried, option});
  } while (links_.choose_next(frame));
  return children_;
}

void Descents::go_up() {
  links_.take_back(chosen_.back());
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
  while (weight > 0) {
    const bool is_dead = links_.wiped_out() > 0;
    const Index item = is_dead ? 0 : links_.item_to_branch_on();
    if (item == 0 && !is_dead) break;
    const auto children = is_dead ? std::span<const Child>() : find_children(item);
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
