#include "core/network/filters/simplify.hpp"

#include "core/network/filters/neighbours.hpp"

namespace quadrille::network {

namespace {

// The relation that a sum of two terms is.
Network::Relation relation_of(const Network::Sum& sum, const Network& network) {
  const Network::Term &a = sum.terms[0], &b = sum.terms[1];
  Network::Relation relation = {a.variable, b.variable, {}};
  for (unsigned value = 0; value < network.domains[a.variable].values; ++value) {
    const std::int64_t left = sum.total - a.coefficient * network.number(a.variable, value);
    Values allowed = 0;
    for (unsigned other = 0; other < network.domains[b.variable].values; ++other)
      if (b.coefficient * network.number(b.variable, other) == left) allowed |= Values{1} << other;
    relation.allowed.push_back(allowed);
  }
  return relation;
}

// The values with which a sum of one term holds.
Values values_of(const Network::Sum& sum, const Network& network) {
  const auto [coefficient, variable] = sum.terms[0];
  Values wanted = 0;
  for (unsigned value = 0; value < network.domains[variable].values; ++value)
    if (coefficient * network.number(variable, value) == sum.total) wanted |= Values{1} << value;
  return wanted;
}

}  // namespace

[[clang::minsize]] Simplified simplify(const Network& network) {
  Simplified simplified;
  for (const auto& relation : network.relations)
    if (!is_inequality(relation, network)) simplified.relations.push_back(relation);
  for (const auto& sum : network.sums) {
    switch (sum.terms.size()) {
      case 0: simplified.is_possible = simplified.is_possible && sum.total == 0; break;
      case 1: simplified.allowed.emplace_back(sum.terms[0].variable, values_of(sum, network)); break;
      case 2: simplified.relations.push_back(relation_of(sum, network)); break;
      default: simplified.sums.push_back(sum);
    }
  }
  return simplified;
}

}  // namespace quadrille::network
