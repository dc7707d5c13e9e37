#include "core/variant/masks/houses.hpp"

#include <algorithm>
#include <iterator>

namespace quadrille::variant {

namespace {

constexpr std::size_t most_paired = 200;  // houses

}  // namespace

[[clang::minsize]] void Houses::open(const Network& network) {
  groups_.clear();
  variables_.clear();
  std::vector<std::vector<Variable>> houses;
  for (const auto& different : network.different) {
    if (different.variables.empty()) continue;
    if (different.variables.size() == network.domains[different.variables[0]].values)
      houses.push_back(different.variables);
  }
  std::sort(houses.begin(), houses.end());
  houses.erase(std::unique(houses.begin(), houses.end()), houses.end());
  for (const auto& house : houses) {
    const auto first = static_cast<std::uint32_t>(variables_.size());
    variables_.insert(variables_.end(), house.begin(), house.end());
    const auto end = static_cast<std::uint32_t>(variables_.size());
    groups_.push_back({first, end, end, all_values(network.domains[house[0]].values)});
  }
  if (houses.size() > most_paired) return;
  for (std::size_t a = 0; a < houses.size(); ++a)
    for (std::size_t b = a + 1; b < houses.size(); ++b) add_pair(houses[a], houses[b]);
}

// Of houses that share a single variable nothing follows that the houses do not say.
[[clang::minsize]] void Houses::add_pair(const std::vector<Variable>& a, const std::vector<Variable>& b) {
  std::vector<Variable> one, other;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(one));
  if (a.size() != b.size() || a.size() - one.size() < 2) return;
  std::set_difference(b.begin(), b.end(), a.begin(), a.end(), std::back_inserter(other));
  const auto first = static_cast<std::uint32_t>(variables_.size());
  variables_.insert(variables_.end(), one.begin(), one.end());
  const auto middle = static_cast<std::uint32_t>(variables_.size());
  variables_.insert(variables_.end(), other.begin(), other.end());
  groups_.push_back({first, middle, static_cast<std::uint32_t>(variables_.size()), 0});
}

}  // namespace quadrille::variant
