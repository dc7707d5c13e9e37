#include "core/variant/compile/split.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/cover/cover_form.hpp"

namespace quadrille::variant {
namespace {

using Term = Network::Term;

// The sums that different cells may have.
struct Range {
  std::int64_t low, high;
  std::int64_t size() const { return high - low; }
};

Range range_of(const Network::Domain& domain, std::size_t cells) {
  const auto count = static_cast<std::int64_t>(cells), steps = count * (count - 1) / 2;
  const std::int64_t highest = std::int64_t{domain.lowest} + domain.values - 1;
  return {count * domain.lowest + steps, count * highest - steps};
}

// The cells of terms with the same coefficient by the houses of one kind. Cells in none are left out; cells in several,
// as in a box and a piece of a jigsaw, are in one group.
std::vector<std::vector<Term>> split_by(const Network& network, std::vector<Term> terms, cover::UnitKind kind) {
  std::vector<std::vector<Term>> groups;
  for (const auto& house : network.different) {
    if (cover::kind_of(house.unit) != kind) continue;
    std::vector<std::vector<Term>> by_coefficient;
    for (const Term& term : terms) {
      if (!std::binary_search(house.variables.begin(), house.variables.end(), term.variable)) continue;
      const auto same = std::find_if(by_coefficient.begin(), by_coefficient.end(),
                                     [&](const auto& group) { return group[0].coefficient == term.coefficient; });
      if (same == by_coefficient.end()) {
        by_coefficient.push_back({term});
      } else {
        same->push_back(term);
      }
    }
    for (auto& group : by_coefficient) {
      if (group.size() < 2) continue;
      std::erase_if(terms, [&](const Term& term) {
        return std::any_of(group.begin(), group.end(),
                           [&](const Term& each) { return each.variable == term.variable; });
      });
      groups.push_back(std::move(group));
    }
  }
  return groups;
}

// How many sums the groups may have together, at most: the smaller, the more is known.
std::int64_t slack(const Network& network, const std::vector<Term>& terms,
                   const std::vector<std::vector<Term>>& groups) {
  std::int64_t total = 0;
  for (const Term& term : terms)
    total += std::int64_t{std::abs(term.coefficient)} * range_of(network.domains[term.variable], 1).size();
  for (const auto& group : groups) {
    const auto& domain = network.domains[group[0].variable];
    total -=
        std::int64_t{std::abs(group[0].coefficient)} *
        (static_cast<std::int64_t>(group.size()) * range_of(domain, 1).size() - range_of(domain, group.size()).size());
  }
  return total;
}

void split(Network& network, Network::Sum& sum, const std::vector<std::vector<Term>>& groups) {
  for (const auto& group : groups) {
    const Range range = range_of(network.domains[group[0].variable], group.size());
    if (range.size() >= 64 || range.size() < 0) continue;
    const Variable part =
        network.add_auxiliary(static_cast<unsigned>(range.size() + 1), static_cast<std::int32_t>(range.low));
    Network::Sum of_part{{}, 0, false};
    for (const Term& term : group) of_part.terms.push_back({1, term.variable});
    of_part.terms.push_back({-1, part});
    std::erase_if(sum.terms, [&](const Term& term) {
      return std::any_of(group.begin(), group.end(), [&](const Term& each) { return each.variable == term.variable; });
    });
    sum.terms.push_back({group[0].coefficient, part});
    network.sums.push_back(std::move(of_part));
  }
}

}  // namespace

void split_long_sums(Network& network) {
  const std::size_t count = network.sums.size();
  for (std::size_t i = 0; i < count; ++i) {
    Network::Sum sum = network.sums[i];
    if (sum.is_derived || sum.terms.size() <= network.domains[0].values) continue;
    std::vector<std::vector<Term>> best;
    for (const auto kind : {cover::UnitKind::row, cover::UnitKind::column, cover::UnitKind::box}) {
      auto groups = split_by(network, sum.terms, kind);
      if (slack(network, sum.terms, groups) < slack(network, sum.terms, best)) best = std::move(groups);
    }
    split(network, sum, best);
    network.sums[i] = std::move(sum);
  }
}

}  // namespace quadrille::variant
