#include "core/network/filters/links.hpp"

#include <algorithm>
#include <bit>

namespace quadrille::network {

namespace {

bool is_equality(const Network::Relation& relation, unsigned values) {
  if (relation.allowed.size() != values) return false;
  for (unsigned value = 0; value < values; ++value)
    if ((relation.allowed[value] & all_values(values)) != value_bit(value)) return false;
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
  const auto chunks_of = [&](Variable variable) { return (values_of(variable) + 7u) / 8; };
  // Equal relations share their tables; strict rules have one for all pairs of cells.
  struct Known {
    const Network::Relation* relation;
    std::uint32_t there, back;
  };
  std::vector<Known> known;
  std::vector<Values> there, back;
  tables_.clear();
  for (const auto& relation : relations) {
    const Variable a = relation.a, b = relation.b;
    if (is_equality(relation, values_of(b))) {
      arcs_[ends[a]++] = {b, 0, 0};
      arcs_[ends[b]++] = {a, 0, 0};
      continue;
    }
    auto same = std::find_if(known.begin(), known.end(), [&](const Known& each) {
      const auto& other = *each.relation;
      return values_of(other.a) == values_of(a) && values_of(other.b) == values_of(b) &&
             other.allowed == relation.allowed;
    });
    if (same == known.end()) {
      there.assign(values_of(a), 0);
      back.assign(values_of(b), 0);
      for (unsigned value = 0; value < there.size(); ++value) {
        there[value] = relation.allowed[value] & all_values(values_of(b));
        for (Values left = there[value]; left != 0; left &= left - 1)
          back[static_cast<std::size_t>(std::countr_zero(left))] |= Values{1} << value;
      }
      const std::uint32_t one = add_table(there);
      same = known.insert(known.end(), {&relation, one, there == back ? one : add_table(back)});
    }
    arcs_[ends[a]++] = {b, same->there, chunks_of(a)};
    arcs_[ends[b]++] = {a, same->back, chunks_of(b)};
  }
}

// `allowed`: by value of `from`.
[[clang::minsize]] std::uint32_t Links::add_table(std::span<const Values> allowed) {
  const auto start = static_cast<std::uint32_t>(tables_.size());
  for (std::size_t first = 0; first < allowed.size(); first += 8) {
    const std::size_t table = tables_.size();
    tables_.resize(table + 256);
    for (std::size_t i = 0; i < 8 && first + i < allowed.size(); ++i)
      for (std::size_t set = std::size_t{1} << i; set < 256; set = (set + 1) | std::size_t{1} << i)
        tables_[table + set] |= allowed[first + i];
  }
  return start;
}

}  // namespace quadrille::network
