#include "core/network/filters/links.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>
#include <utility>

namespace quadrille::network {

namespace {

bool is_equality(const Network::Relation& relation, unsigned values) {
  if (relation.allowed.size() != values) return false;
  for (unsigned value = 0; value < values; ++value)
    if ((relation.allowed[value] & all_values(values)) != Values{1} << value) return false;
  return true;
}

}  // namespace

[[clang::minsize]] void Links::open(const Network& network, std::span<const Network::Relation> relations,
                                    const Neighbours& neighbours, std::size_t variables) {
  neighbours_.clear();
  first_neighbour_.assign(1, 0);
  for (Variable variable = 0; variable < variables; ++variable) {
    if (variable < network.domains.size()) {
      neighbours.for_each_of(variable,
                             [&](std::uint32_t member) { neighbours_.push_back(neighbours.variable_of(member)); });
    }
    first_neighbour_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
  }

  first_arc_.assign(variables + 1, 0);
  for (const auto& relation : relations)
    for (const Variable variable : {relation.a, relation.b}) ++first_arc_[variable + 1];
  for (std::size_t variable = 0; variable < variables; ++variable) first_arc_[variable + 1] += first_arc_[variable];
  std::vector<std::uint32_t> ends(first_arc_.begin(), first_arc_.end());
  arcs_.resize(2 * relations.size());
  const auto values_of = [&](Variable variable) { return network.domains[variable].values; };
  // Equal relations share their tables; strict rules have one for all pairs of cells.
  const auto less = [&](const Network::Relation* x, const Network::Relation* y) {
    const auto key = [&](const auto& one) { return std::make_tuple(values_of(one.a), values_of(one.b)); };
    return key(*x) != key(*y) ? key(*x) < key(*y) : x->allowed < y->allowed;
  };
  std::map<const Network::Relation*, std::pair<Arc, Arc>, decltype(less)> known(less);
  std::vector<Values> there, back;
  tables_.clear();
  for (const auto& relation : relations) {
    const Variable a = relation.a, b = relation.b;
    std::pair<Arc, Arc> arcs = {};
    if (!is_equality(relation, values_of(b))) {
      const auto [same, is_new] = known.try_emplace(&relation);
      if (is_new) {
        there.assign(values_of(a), 0);
        back.assign(values_of(b), 0);
        for (unsigned value = 0; value < there.size(); ++value) {
          there[value] = relation.allowed[value] & all_values(values_of(b));
          for (Values left = there[value]; left != 0; left &= left - 1)
            back[static_cast<std::size_t>(std::countr_zero(left))] |= Values{1} << value;
        }
        same->second.first = add_arc(there, back);
        same->second.second = there == back ? same->second.first : add_arc(back, there);
      }
      arcs = same->second;
    }
    arcs.first.to = b;
    arcs.second.to = a;
    arcs_[ends[a]++] = arcs.first;
    arcs_[ends[b]++] = arcs.second;
  }
}

[[clang::minsize]] Links::Arc Links::add_arc(std::span<const Values> allowed, std::span<const Values> supports) {
  const std::size_t chunks = (allowed.size() + 7) / 8;
  if (chunks == 1 || supports.size() > 2 * chunks)
    return {0, add_table(allowed), static_cast<std::uint16_t>(chunks), 0};
  const auto start = static_cast<std::uint32_t>(tables_.size());
  tables_.insert(tables_.end(), supports.begin(), supports.end());
  return {0, start, 0, static_cast<std::uint16_t>(supports.size())};
}

// `allowed`: by value of `from`.
[[clang::minsize]] std::uint32_t Links::add_table(std::span<const Values> allowed) {
  const auto start = static_cast<std::uint32_t>(tables_.size());
  for (std::size_t first = 0; first < allowed.size(); first += 8) {
    const std::size_t table = tables_.size(), count = std::min<std::size_t>(8, allowed.size() - first);
    tables_.resize(table + (std::size_t{1} << count));
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t set = std::size_t{1} << i; set < std::size_t{1} << count; set = (set + 1) | std::size_t{1} << i)
        tables_[table + set] |= allowed[first + i];
  }
  return start;
}

}  // namespace quadrille::network
