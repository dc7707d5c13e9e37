#include "core/network/filters/relation.hpp"

#include <algorithm>

namespace quadrille::network {

using learning::Explanation;
using learning::is_negative;

[[clang::minsize]] bool RelationPart::open(const Network& network, std::span<const Network::Relation> relations,
                                           Store& store, Trail& trail) {
  arcs_.clear();
  tables_.clear();
  for (const auto& [a, b, allowed] : relations) {
    const auto there = static_cast<std::uint32_t>(tables_.size());
    const std::uint32_t back = there + network.domains[a].values;
    tables_.resize(back + network.domains[b].values);
    for (unsigned value = 0; value < network.domains[a].values; ++value) {
      tables_[there + value] = allowed[value] & store.all(b);
      for_values(tables_[there + value], [&](unsigned other) { tables_[back + other] |= value_bit(value); });
    }
    arcs_.push_back({a, b, there, back});
    arcs_.push_back({b, a, back, there});
  }
  std::stable_sort(arcs_.begin(), arcs_.end(), [](const Arc& a, const Arc& b) { return a.from < b.from; });
  first_arc_.assign(store.variables() + 1, 0);
  for (const Arc& arc : arcs_) ++first_arc_[arc.from + 1];
  for (std::size_t variable = 0; variable < store.variables(); ++variable)
    first_arc_[variable + 1] += first_arc_[variable];
  literals_.reserve(65);
  steps_ = 0;
  bool is_possible = true;
  for (const Arc& arc : arcs_) {
    Values unsupported = 0;
    for_values(store.candidates(arc.to), [&](unsigned value) {
      if (tables_[arc.supports + value] == 0) unsupported |= value_bit(value);
    });
    is_possible = store.remove(trail, arc.to, unsupported, {}) && is_possible;
  }
  return is_possible;
}

bool RelationPart::propagate(Literal literal, Store& store, Trail& trail) {
  const Pair pair = learning::variable_of(literal);
  const Variable variable = store.variable_of(pair);
  const unsigned value = store.value_of(pair);
  const Values candidates = store.candidates(variable);
  // When a variable has its value, that literal says it all.
  if (is_negative(literal) && is_single(candidates)) return true;
  for (std::uint32_t at = first_arc_[variable]; at < first_arc_[variable + 1]; ++at) {
    const Arc& arc = arcs_[at];
    ++steps_;
    Values lost = store.candidates(arc.to);
    Reason reason = {Reason::Kind::literal, literal};
    if (is_negative(literal)) {
      lost &= tables_[arc.allowed + value];
      for_values(lost, [&](unsigned other) {
        if ((tables_[arc.supports + other] & candidates) != 0) lost &= ~value_bit(other);
      });
      reason = reason_of(Part::relation, at);
    } else {
      lost &= ~tables_[arc.allowed + value];
    }
    for (; lost != 0; lost &= lost - 1) {
      if (!remove(at, first_of(lost), reason, store, trail)) return false;
    }
  }
  return true;
}

bool RelationPart::remove(std::uint32_t arc, unsigned value, Reason reason, Store& store, Trail& trail) {
  const Variable to = arcs_[arc].to;
  const Literal literal = store.is_not(to, value);
  if (!is_single(store.candidates(to))) {
    store.assign(trail, literal, reason);
    return true;
  }
  literals_.clear();
  if (reason.kind == Reason::Kind::literal) {
    literals_.push_back(reason.index);
  } else {
    for_values(tables_[arcs_[arc].supports + value],
               [&](unsigned support) { literals_.push_back(store.is_not(arcs_[arc].from, support)); });
  }
  literals_.push_back(literal);
  explanation_ = literals_;
  return false;
}

Explanation RelationPart::explain(std::uint32_t arc, Pair pair, const Store& store) {
  literals_.clear();
  for_values(tables_[arcs_[arc].supports + store.value_of(pair)],
             [&](unsigned support) { literals_.push_back(store.is_not(arcs_[arc].from, support)); });
  return literals_;
}

}  // namespace quadrille::network
