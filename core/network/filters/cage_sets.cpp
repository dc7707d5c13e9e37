#include "core/network/filters/cage_sets.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "core/cells/distinct.hpp"

namespace quadrille::network {

[[clang::minsize]] void CageSets::open(Opening& opening) {
  first_variable_ = opening.masks.size();
  cages_.clear();
  variables_.clear();
  sets_.clear();
  std::vector<Network::Sum> others;
  for (const auto& sum : opening.sums)
    if (!take(sum, opening)) others.push_back(sum);
  const std::size_t cells = variables_.size() - cages_.size();
  if (2 * cells >= opening.network.cells) {
    opening.sums = std::move(others);
  } else {
    cages_.clear();
    opening.masks.resize(first_variable_);
  }
  kept_.assign(cells::most_distinct + 1, 0);
  required_ = 0;
  steps_ = 0;
}

// If its cells all differ, and there is a set. Of ten values at most 20 sets of one size have the same sum.
[[clang::minsize]] bool CageSets::take(const Network::Sum& sum, Opening& opening) {
  const Network& network = opening.network;
  const std::size_t size = sum.terms.size();
  if (sum.is_derived || size < least_cells) return false;
  const Network::Domain& domain = network.domains[sum.terms[0].variable];
  if (domain.values > cells::most_distinct) return false;
  std::int64_t total = sum.total;
  for (std::size_t i = 0; i < size; ++i) {
    const auto& [coefficient, variable] = sum.terms[i];
    const Network::Domain& its = network.domains[variable];
    if (coefficient != 1 || its.values != domain.values || its.lowest != domain.lowest) return false;
    total -= its.lowest;
    for (std::size_t j = 0; j < i; ++j)
      if (!opening.neighbours.differ(variable, sum.terms[j].variable)) return false;
  }
  const Cage cage = {static_cast<std::uint32_t>(variables_.size()), static_cast<std::uint32_t>(size),
                     static_cast<std::uint32_t>(sets_.size())};
  for (unsigned set = 0; set < 1u << domain.values; ++set) {
    std::int64_t rest = total;
    for (unsigned left = set; left != 0; left &= left - 1) rest -= std::countr_zero(left);
    if (rest == 0 && std::popcount(set) == static_cast<int>(size)) sets_.push_back(static_cast<cells::Digits>(set));
  }
  const std::size_t sets = sets_.size() - cage.first_set;
  if (sets == 0) return false;
  while (sets_.size() % cells::sets_at_once != 0) sets_.push_back(0);
  for (const auto& term : sum.terms) variables_.push_back(term.variable);
  variables_.push_back(static_cast<Variable>(opening.masks.size()));
  opening.masks.push_back(all_values(static_cast<unsigned>(sets)));
  cages_.push_back(cage);
  return true;
}

bool CageSets::filter(std::uint32_t index, std::span<const Values> masks) {
  const Cage& cage = cages_[index];
  const auto its = variables(index);
  std::array<cells::Digits, cells::most_distinct> digits;
  for (std::size_t i = 0; i < cage.cells; ++i) digits[i] = static_cast<cells::Digits>(masks[its[i]]);
  steps_ += cage.cells;
  Values sets = masks[its[cage.cells]];
  if (!cells::filter_some({digits.data(), cage.cells}, &sets_[cage.first_set], sets, required_)) return false;
  std::copy_n(digits.begin(), cage.cells, kept_.begin());
  kept_[cage.cells] = sets;
  return true;
}

Values CageSets::with_commonest(Variable variable, Values sets) const {
  const Cage& cage = cages_[variable - first_variable_];
  const int all = std::popcount(sets);
  int most = 0;
  Values best = 0;
  for (unsigned value = 0; value < cells::most_distinct; ++value) {
    Values with = 0;
    for (Values left = sets; left != 0; left &= left - 1) {
      const auto set = static_cast<std::size_t>(std::countr_zero(left));
      if ((sets_[cage.first_set + set] >> value & 1) != 0) with |= Values{1} << set;
    }
    const int count = std::popcount(with);
    if (count <= most || count == all) continue;
    most = count;
    best = with;
  }
  return best;
}

}  // namespace quadrille::network
