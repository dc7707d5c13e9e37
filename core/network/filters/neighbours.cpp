#include "core/network/filters/neighbours.hpp"

#include <algorithm>
#include <array>
#include <utility>

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
  std::vector<std::array<Variable, 2>> pairs;
  for (const auto& relation : network.relations)
    if (is_inequality(relation, network)) pairs.push_back({relation.a, relation.b});
  Groups groups;
  for (const auto& different : network.different) groups.emplace_back(different.variables);
  groups.insert(groups.end(), pairs.begin(), pairs.end());
  number_members(network, groups);
  words_ = (variable_of_.size() + 63) / 64;
  add_neighbours(groups);
}

[[clang::minsize]] void Neighbours::number_members(const Network& network, const Groups& groups) {
  member_of_.assign(network.domains.size(), no_member);
  variable_of_.clear();
  values_ = 0;
  for (const auto& group : groups)
    for (const Variable variable : group) {
      if (member_of_[variable] != no_member) continue;
      member_of_[variable] = static_cast<std::uint32_t>(variable_of_.size());
      variable_of_.push_back(variable);
      values_ = std::max<unsigned>(values_, network.domains[variable].values);
    }
}

// Makes the set of one member after the other, from the groups that it is in.
[[clang::minsize]] void Neighbours::add_neighbours(const Groups& groups) {
  std::vector<std::size_t> next(members() + 1);
  for (const auto& group : groups)
    for (const Variable variable : group) ++next[member_of_[variable] + 1];
  for (std::size_t member = 0; member < members(); ++member) next[member + 1] += next[member];
  std::vector<std::uint32_t> group_of(next.back());
  const std::vector<std::size_t> first_group = next;  // in group_of, by member
  for (std::uint32_t group = 0; group < groups.size(); ++group)
    for (const Variable variable : groups[group]) group_of[next[member_of_[variable]]++] = group;
  neighbours_.clear();
  first_word_.assign(members() + 1, 0);
  std::vector<std::uint64_t> row(words_);
  std::vector<std::uint32_t> met;  // words of the row that are not 0
  for (std::uint32_t member = 0; member < members(); ++member) {
    for (std::size_t at = first_group[member]; at < first_group[member + 1]; ++at)
      for (const Variable variable : groups[group_of[at]]) {
        const std::uint32_t other = member_of_[variable];
        if (other == member) continue;
        if (row[other / 64] == 0) met.push_back(other / 64);
        row[other / 64] |= std::uint64_t{1} << other % 64;
      }
    std::sort(met.begin(), met.end());
    first_word_[member] = neighbours_.size();
    for (const std::uint32_t word : met) neighbours_.push_back({word, std::exchange(row[word], 0)});
    met.clear();
  }
  first_word_[members()] = neighbours_.size();
}

}  // namespace quadrille::network
