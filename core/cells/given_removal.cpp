#include "core/cells/given_removal.hpp"

#include <algorithm>

namespace quadrille {

void GivenRemoval::begin(std::span<const std::uint32_t> order, const Rules& rules) {
  rules_ = rules;
  order_.assign(order.begin(), order.end());
  next_ = first_ = 0;
  at_once_ = order.size() * 2 / 5;
  chosen_.clear();
}

const std::vector<std::uint32_t>& GivenRemoval::choose(std::uint32_t givens) {
  chosen_.clear();
  for (first_ = next_; next_ < order_.size() && chosen_.size() < at_once_; ++next_) {
    const std::uint32_t cell = order_[next_];
    const auto orbit = orbit_of(cell, rules_.rows, rules_.columns, rules_.symmetry);
    if (givens < rules_.least + chosen_.size() + orbit.size()) continue;
    if (*std::min_element(orbit.begin(), orbit.end()) != cell) continue;  // an orbit is tried at its first cell
    chosen_.insert(chosen_.end(), orbit.begin(), orbit.end());
  }
  return chosen_;
}

void GivenRemoval::note(bool can_go) {
  if (!can_go && at_once_ > 1) next_ = first_;
  at_once_ = std::max<std::size_t>(at_once_ / 2, 1);
}

}  // namespace quadrille
