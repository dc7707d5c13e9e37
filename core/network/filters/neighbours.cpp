#include "core/network/filters/neighbours.hpp"

#include <algorithm>

namespace quadrille::network {

bool is_inequality(const Network::Relation& relation, const Network& network) {
  const Network::Domain &a = network.domains[relation.a], &b = network.domains[relation.b];
  if (a.values != b.values || a.lowest != b.lowest) return false;
  const Values all = all_values(a.values);
  for (unsigned value = 0; value < a.values; ++value)
    if ((relation.allowed[value] & all) != (all & ~(Values{1} << value))) return false;
  return true;
}

[[clang::minsize]] void Neighbours::open(const Network& network) {
  number_members(network);
  words_ = (variable_of_.size() + 63) / 64;
  neighbours_.assign(variable_of_.size() * words_, 0);
  for (const auto& different : network.different) add_different(different.variables);
  for (const auto& relation : network.relations) {
    const Variable pair[] = {relation.a, relation.b};
    if (is_inequality(relation, network)) add_different(pair);
  }
}

[[clang::minsize]] void Neighbours::number_members(const Network& network) {
  member_of_.assign(network.domains.size(), no_member);
  variable_of_.clear();
  values_ = 0;
  const auto add = [&](Variable variable) {
    if (member_of_[variable] != no_member) return;
    member_of_[variable] = static_cast<std::uint32_t>(variable_of_.size());
    variable_of_.push_back(variable);
    values_ = std::max<unsigned>(values_, network.domains[variable].values);
  };
  for (const auto& different : network.different)
    std::for_each(different.variables.begin(), different.variables.end(), add);
  for (const auto& relation : network.relations) {
    if (!is_inequality(relation, network)) continue;
    add(relation.a);
    add(relation.b);
  }
}

[[clang::minsize]] void Neighbours::add_different(std::span<const Variable> variables) {
  for (const Variable a : variables) {
    for (const Variable b : variables) {
      if (a == b) continue;
      const std::uint32_t one = member_of_[a], other = member_of_[b];
      neighbours_[one * words_ + other / 64] |= std::uint64_t{1} << other % 64;
    }
  }
}

}  // namespace quadrille::network
