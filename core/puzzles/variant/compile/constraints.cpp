#include "core/puzzles/variant/compile/constraints.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::variant {

bool are_in_house(const Network& network, std::span<const Cell> cells) {
  // Rows, columns and regions were added first.
  for (const auto& group : network.different) {
    if (cover::kind_of(group.unit) == cover::UnitKind::item) return false;
    const auto& in = group.variables;
    if (std::all_of(cells.begin(), cells.end(), [&](Cell c) { return std::find(in.begin(), in.end(), c) != in.end(); }))
      return true;
  }
  return false;
}

void append_terms(std::vector<Network::Term>& terms, std::span<const Cell> cells, std::int32_t coefficient) {
  terms.reserve(terms.size() + cells.size());
  for (const Cell cell : cells) terms.push_back({coefficient, cell});
}

void add_sum(Network& network, std::span<const Cell> cells, std::int64_t total) {
  std::vector<Network::Term> terms;
  append_terms(terms, cells, 1);
  add_sum(network, std::move(terms), total);
}

}  // namespace quadrille::variant
