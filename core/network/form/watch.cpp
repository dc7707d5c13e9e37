#include "core/network/form/watch.hpp"

#include <algorithm>

namespace quadrille::network {

[[clang::minsize]] void Watch::open(const Network& network, std::span<const Values> candidates,
                                    std::vector<OptionValue> says) {
  says_ = std::move(says);
  candidates_.assign(candidates.begin(), candidates.end());
  for (std::size_t variable = candidates_.size(); variable < network.domains.size(); ++variable)
    candidates_.push_back(all_values(network.domains[variable].values));
  constraints_.clear();
  constraints_of_.assign(candidates_.size(), {});
  Neighbours neighbours;
  neighbours.open(network);
  Opening opening(network, neighbours);
  for_filters(filters_, [&](auto& filter, std::uint32_t number) {
    filter.open(opening);
    for (std::uint32_t i = 0; i < filter.size(); ++i) {
      const auto at = static_cast<std::uint32_t>(constraints_.size());
      constraints_.push_back({number, i});
      for (const Variable variable : filter.variables(i)) constraints_of_[variable].push_back(at);
    }
  });
}

bool Watch::holds(const Constraint& constraint) {
  return with_filter(filters_, constraint.filter,
                     [&](auto& filter) { return filter.filter(constraint.index, masks_); });
}

std::size_t Watch::take_steps() {
  std::size_t steps = 0;
  for_filters(filters_, [&](auto& filter, std::uint32_t) { steps += filter.take_steps(); });
  return steps;
}

bool Watch::allows(std::span<const std::uint32_t> options) {
  if (!options.empty() && says_[options.back()].variable == OptionValue::none) return true;
  masks_ = candidates_;
  for (const std::uint32_t option : options)
    if (says_[option].variable != OptionValue::none) masks_[says_[option].variable] = value_bit(says_[option].value);
  if (!options.empty()) {
    const auto& its = constraints_of_[says_[options.back()].variable];
    return std::all_of(its.begin(), its.end(), [&](std::uint32_t at) { return holds(constraints_[at]); });
  }
  return std::all_of(constraints_.begin(), constraints_.end(), [&](const auto& each) { return holds(each); });
}

}  // namespace quadrille::network
