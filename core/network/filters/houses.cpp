#include "core/network/filters/houses.hpp"

#include <algorithm>
#include <iterator>

namespace quadrille::network {

namespace {

constexpr std::size_t most_paired = 200;  // houses

}  // namespace

[[clang::minsize]] void Houses::open(Opening& opening) {
  const Network& network = opening.network;
  steps_ = 0;
  groups_.clear();
  variables_.clear();
  houses_.clear();
  for (const auto& different : network.different) {
    if (different.variables.empty()) continue;
    if (different.variables.size() == network.domains[different.variables[0]].values)
      houses_.push_back(different.variables);
  }
  std::sort(houses_.begin(), houses_.end());
  houses_.erase(std::unique(houses_.begin(), houses_.end()), houses_.end());
  const bool is_paired = houses_.size() <= most_paired;
  bands_.open(is_paired ? std::span<const std::vector<Variable>>(houses_) : std::span<const std::vector<Variable>>(),
              network, opening.masks.size());
  for (std::size_t a = 0; a < houses_.size(); ++a) {
    if (is_paired && bands_.has_house(a)) continue;
    const auto first = static_cast<std::uint32_t>(variables_.size());
    variables_.insert(variables_.end(), houses_[a].begin(), houses_[a].end());
    const auto end = static_cast<std::uint32_t>(variables_.size());
    groups_.push_back({first, end, end, all_values(network.domains[houses_[a][0]].values)});
  }
  // From houses that share a single variable nothing follows that the houses do not say.
  for (std::size_t a = 0; is_paired && a < houses_.size(); ++a)
    for (std::size_t b = a + 1; b < houses_.size(); ++b)
      if (!bands_.has_pair(a, b) && bands_.shares(a, b) >= 2) add_pair(houses_[a], houses_[b]);
}

[[clang::minsize]] void Houses::add_pair(const std::vector<Variable>& a, const std::vector<Variable>& b) {
  if (a.size() != b.size()) return;
  const auto first = static_cast<std::uint32_t>(variables_.size());
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(variables_));
  const auto middle = static_cast<std::uint32_t>(variables_.size());
  std::set_difference(b.begin(), b.end(), a.begin(), a.end(), std::back_inserter(variables_));
  groups_.push_back({first, middle, static_cast<std::uint32_t>(variables_.size()), 0});
}

}  // namespace quadrille::network
