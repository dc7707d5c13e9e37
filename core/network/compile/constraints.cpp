#include "core/network/compile/constraints.hpp"

#include <algorithm>
#include <cassert>

namespace quadrille::network {

using Term = Network::Term;

void add_different(Network& network, std::vector<Variable> variables, cover::Unit unit) {
  std::sort(variables.begin(), variables.end());
  variables.erase(std::unique(variables.begin(), variables.end()), variables.end());
  if (variables.size() < 2) return;
  if (variables.size() > network.domains[variables[0]].values) {
    network.is_impossible = true;  // and the group may be too large to be searched
    return;
  }
  add(network, Network::Different{std::move(variables), unit});
}

void add_allowed(Network& network, Variable variable, Values values) {
  const unsigned count = network.domains[variable].values;
  values &= all_values(count);
  // It has no more states than one layer, so it never fails.
  (void)add_sequence(
      network, {variable}, {OwnAutomaton::allowed, {static_cast<std::int64_t>(values)}}, 0,
      [&](std::uint64_t, std::size_t, std::int64_t number) {
        return values >> (number - network.domains[variable].lowest) & 1 ? 0 : Automaton::refused;
      },
      [](std::uint64_t) { return true; });
}

void add_relation(Network& network, Variable a, Variable b, const Table& table) {
  if (a != b) {
    if (!is_too_large(network)) add(network, Network::Relation{a, b, table});
    return;
  }
  Values allowed = 0;
  for (std::size_t value = 0; value < table.size(); ++value) allowed |= table[value] & Values{1} << value;
  add_allowed(network, a, allowed);
}

void add_equal(Network& network, Variable a, Variable b) {
  add_relation(network, a, b, make_table(network, a, b, [](std::int64_t x, std::int64_t y) { return x == y; }));
}

void add_sum(Network& network, std::vector<Term> terms, std::int64_t total) {
  std::sort(terms.begin(), terms.end(), [](const Term& x, const Term& y) { return x.variable < y.variable; });
  std::size_t count = 0;
  for (std::size_t i = 0; i < terms.size();) {
    Term term = terms[i];
    while (++i < terms.size() && terms[i].variable == term.variable) term.coefficient += terms[i].coefficient;
    if (term.coefficient != 0) terms[count++] = term;
  }
  terms.resize(count);
  if (count == 0) {
    if (total != 0) network.is_impossible = true;
  } else {
    add(network, Network::Sum{std::move(terms), total, false});
  }
}

namespace {

using Members = std::vector<Network::Count::Member>;

// One member a variable, in ascending order.
void merge_members(Members& members) {
  std::sort(members.begin(), members.end(), [](const auto& x, const auto& y) { return x.variable < y.variable; });
  std::size_t count = 0;
  for (const auto& member : members) {
    if (count > 0 && members[count - 1].variable == member.variable) {
      assert((members[count - 1].in & member.in) == 0);
      members[count - 1].in |= member.in;
    } else {
      members[count++] = member;
    }
  }
  members.resize(count);
}

}  // namespace

void add_count(Network& network, Members members, std::uint64_t low, std::uint64_t high) {
  merge_members(members);
  const auto all_of = [&](const auto& member) { return all_values(network.domains[member.variable].values); };
  const auto before = members.size();
  std::erase_if(members, [&](const auto& member) { return (all_of(member) & ~member.in) == 0; });
  const std::uint64_t always = before - members.size();
  std::erase_if(members, [&](const auto& member) { return (all_of(member) & member.in) == 0; });
  const std::uint64_t most = always + members.size();
  if (high < always || low > most || high < low) {
    network.is_impossible = true;
  } else if (low > always || high < most) {
    add(network, Network::Count{std::move(members), static_cast<std::uint32_t>(std::max(low, always) - always),
                                static_cast<std::uint32_t>(std::min(high, most) - always)});
  }
}

void add_count(Network& network, Members members, Variable bound) {
  merge_members(members);
  add(network, Network::Count{std::move(members), 0, 0, bound});
}

namespace {

// Whether every sequence is allowed.
bool is_trivial(const Diagram& diagram, const Network& network, const std::vector<Variable>& variables) {
  for (std::size_t layer = 0; layer < diagram.layers(); ++layer) {
    if (diagram.states(layer) != 1 || diagram.transitions(layer).size() != network.domains[variables[layer]].values)
      return false;
  }
  return true;
}

}  // namespace

std::optional<Fault> add_automaton(Network& network, std::vector<Variable> variables, const AutomatonKey& key,
                                   std::uint64_t start, Automaton& automaton, Network::Sequence::Form form) {
  if (is_too_large(network)) return fault_of_size(network);
  std::vector<std::int64_t> full_key = {static_cast<std::int64_t>(key.kind),
                                        static_cast<std::int64_t>(key.numbers.size())};
  full_key.insert(full_key.end(), key.numbers.begin(), key.numbers.end());
  for (std::size_t at = 0, first = 0; at < variables.size(); ++at) {  // those with the same values together
    const auto& domain = network.domains[variables[at]];
    const std::int64_t values = std::int64_t{domain.lowest} * 256 + domain.values;
    if (at == 0 || full_key.back() != values) full_key.insert(full_key.end(), {0, values}), first = full_key.size() - 2;
    ++full_key[first];
  }
  const auto next = static_cast<std::uint32_t>(network.diagrams.size());
  const auto [at, is_new] = network.diagram_of.try_emplace(std::move(full_key), next);
  if (is_new) {
    std::vector<Values> domains;
    for (const Variable variable : variables) domains.push_back(all_values(network.domains[variable].values));
    std::optional<Diagram> diagram = make_diagram(domains, start, automaton);
    if (!diagram) {
      network.diagram_of.erase(at);
      return Fault{"the rule needs an automaton with more than " + in_digits(Diagram::most_states) + " states"};
    }
    if (!add_diagram(network, std::move(*diagram))) {
      network.diagram_of.erase(at);
      return fault_of_size(network);
    }
  }
  const Diagram& diagram = network.diagrams[at->second];
  if (diagram.is_empty()) {
    network.is_impossible = true;
  } else if (!is_trivial(diagram, network, variables)) {
    add(network, Network::Sequence{.variables = std::move(variables), .diagram = at->second, .form = std::move(form)});
  }
  return std::nullopt;
}

}  // namespace quadrille::network
