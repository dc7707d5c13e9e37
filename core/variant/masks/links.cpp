#include "core/variant/masks/links.hpp"

#include <algorithm>
#include <bit>

namespace quadrille::variant {

[[clang::minsize]] void Links::open(const Network& network, std::span<const Network::Relation> relations,
                                    const Neighbours& neighbours) {
  const std::size_t variables = network.domains.size();
  neighbours_.clear();
  first_neighbour_.assign(1, 0);
  for (Variable variable = 0; variable < variables; ++variable) {
    neighbours.for_each_of(variable,
                           [&](std::uint32_t member) { neighbours_.push_back(neighbours.variable_of(member)); });
    first_neighbour_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
  }

  first_arc_.assign(variables + 1, 0);
  for (const auto& relation : relations)
    for (const Variable variable : {relation.a, relation.b}) ++first_arc_[variable + 1];
  for (std::size_t variable = 0; variable < variables; ++variable) first_arc_[variable + 1] += first_arc_[variable];
  std::vector<std::uint32_t> ends(first_arc_.begin(), first_arc_.end());
  arcs_.resize(2 * relations.size());
  std::vector<Values> there, back;
  std::vector<std::vector<Values>> known;
  std::vector<std::uint32_t> starts;
  tables_.clear();
  for (const auto& [a, b, allowed] : relations) {
    there.assign(network.domains[a].values, 0);
    back.assign(network.domains[b].values, 0);
    for (unsigned value = 0; value < there.size(); ++value) {
      there[value] = allowed[value] & all_values(network.domains[b].values);
      for (Values left = there[value]; left != 0; left &= left - 1)
        back[static_cast<std::size_t>(std::countr_zero(left))] |= Values{1} << value;
    }
    const auto chunks_of = [&](Variable variable) { return (network.domains[variable].values + 7u) / 8; };
    arcs_[ends[a]++] = {b, add_table(there, known, starts), chunks_of(a)};
    arcs_[ends[b]++] = {a, add_table(back, known, starts), chunks_of(b)};
  }
}

// `allowed`: by value of `from`. Equal tables are made once; strict rules have one for all pairs of cells.
[[clang::minsize]] std::uint32_t Links::add_table(const std::vector<Values>& allowed,
                                                  std::vector<std::vector<Values>>& known,
                                                  std::vector<std::uint32_t>& starts) {
  const auto found = std::find(known.begin(), known.end(), allowed);
  if (found != known.end()) return starts[static_cast<std::size_t>(found - known.begin())];
  const auto start = static_cast<std::uint32_t>(tables_.size());
  for (std::size_t first = 0; first < allowed.size(); first += 8) {
    const std::size_t table = tables_.size();
    tables_.resize(table + 256);
    for (std::size_t i = 0; i < 8 && first + i < allowed.size(); ++i)
      for (std::size_t set = std::size_t{1} << i; set < 256; set = (set + 1) | std::size_t{1} << i)
        tables_[table + set] |= allowed[first + i];
  }
  known.push_back(allowed);
  starts.push_back(start);
  return start;
}

}  // namespace quadrille::variant
