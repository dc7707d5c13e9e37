#include "core/network/filters/store.hpp"

namespace quadrille::network {

[[clang::minsize]] bool Store::open(const Network& network, std::span<const Values> candidates, Trail& trail) {
  const std::size_t count = network.domains.size();
  candidates_.resize(count);
  values_.resize(count);
  last_.assign(count, 0);
  first_pair_.resize(count);
  variable_of_.clear();
  for (Variable variable = 0; variable < count; ++variable) {
    values_[variable] = network.domains[variable].values;
    candidates_[variable] = all(variable);
    first_pair_[variable] = static_cast<std::uint32_t>(variable_of_.size());
    variable_of_.insert(variable_of_.end(), values_[variable], variable);
  }
  trail.open(variable_of_.size(), variable_of_.size() + 2);
  bool is_possible = true;
  for (Variable variable = 0; variable < count; ++variable) {
    const Values left = variable < candidates.size() ? all(variable) & candidates[variable] : all(variable);
    if (left == 0) {
      is_possible = false;
    } else if (left != all(variable)) {
      remove(trail, variable, ~left, {});
    }
  }
  return is_possible;
}

void Store::assign(Trail& trail, Literal literal, Reason reason) {
  const Pair pair = learning::variable_of(literal);
  const Variable variable = variable_of_[pair];
  const Pair first = first_pair_[variable];
  Values& candidates = candidates_[variable];
  const Values value = value_bit(pair - first);
  trail.assign(literal, reason);
  if (learning::is_negative(literal)) {
    candidates ^= value;
    if (is_single(candidates))
      trail.assign(learning::positive(first + first_of(candidates)), reason_of(Part::value, 0));
  } else {
    for_values(candidates ^ value, [&](unsigned other) {
      trail.assign(learning::negation(learning::positive(first + other)), {Reason::Kind::literal, literal});
    });
    candidates = value;
  }
}

bool Store::remove(Trail& trail, Variable variable, Values values, Reason reason) {
  const Values left = candidates_[variable] & ~values;
  if (left == 0) return false;
  for_values(candidates_[variable] & values, [&](unsigned value) { assign(trail, is_not(variable, value), reason); });
  return true;
}

}  // namespace quadrille::network
