// The steps that all compilers of rules share: they add constraints to a network, each in its simplest form. A relation
// of a variable with itself becomes a set of allowed values, and sequences of the same automaton share one diagram.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/network/compile/limits.hpp"
#include "core/network/diagram.hpp"
#include "core/network/network.hpp"
#include "core/text/text.hpp"

namespace quadrille::network {

/// Different cells that are not a row, column or box.
constexpr cover::Unit other_unit = cover::unit(cover::UnitKind::item, 0);

/// All `variables` have different values. One that occurs several times counts once; fewer than two say nothing.
void add_different(Network& network, std::vector<Variable> variables, cover::Unit unit = other_unit);

/// Only the values with these indices, whatever the candidates are.
void add_allowed(Network& network, Variable variable, Values values);

using Table = std::vector<Values>;  ///< a relation's `allowed`

/// The table of the pairs of numbers of `a` and `b` that `allows` accepts.
template <class Allows>
Table make_table(const Network& network, Variable a, Variable b, Allows allows) {
  Table table(network.domains[a].values);
  for (unsigned i = 0; i < table.size(); ++i)
    for (unsigned j = 0; j < network.domains[b].values; ++j)
      if (allows(network.number(a, i), network.number(b, j))) table[i] |= Values{1} << j;
  return table;
}
void add_relation(Network& network, Variable a, Variable b, const Table& table);
template <class Allows>
void add_relation_if(Network& network, Variable a, Variable b, Allows allows) {
  add_relation(network, a, b, make_table(network, a, b, allows));
}
void add_equal(Network& network, Variable a, Variable b);

/// The sum of coefficient · number is `total`. A variable may occur several times.
void add_sum(Network& network, std::vector<Network::Term> terms, std::int64_t total);

/// `low` to `high` of the members have a value of their set. What a variable has in several of these sets counts once,
/// so no value may be in two of them.
void add_count(Network& network, std::vector<Network::Count::Member> members, std::uint64_t low, std::uint64_t high);
/// As many of the members as the number of `bound`, which is none of them.
void add_count(Network& network, std::vector<Network::Count::Member> members, Variable bound);

/// For automata in which every sequence that is not refused is accepted.
inline constexpr auto accept_all = [](std::uint64_t) { return true; };

/// The network's own automata.
enum class OwnAutomaton : std::int32_t { allowed = -3, rank, unequal };

/// What an automaton is made from. Equal keys, equal automata.
struct AutomatonKey {
  /// `kind` is of an enumeration whose values no other one has: from 0 those of a puzzle's rules, below 0 the
  /// network's.
  template <class Kind>
  AutomatonKey(Kind kind_, std::vector<std::int64_t> numbers_ = {})
      : kind(static_cast<std::int32_t>(kind_)), numbers(std::move(numbers_)) {}

  std::int32_t kind;
  std::vector<std::int64_t> numbers;
};

/// The sequence of `variables` that an automaton accepts, which reads the indices of their values. A fault if it has
/// too many states. `form` says the same to a filter that is faster.
std::optional<Fault> add_automaton(Network& network, std::vector<Variable> variables, const AutomatonKey& key,
                                   std::uint64_t start, Automaton& automaton, Network::Sequence::Form form = {});

/// The same for an automaton that reads numbers: `step(state, position, number)` and `accepts(state)`.
template <class Step, class Accepts>
std::optional<Fault> add_sequence(Network& network, std::vector<Variable> variables, const AutomatonKey& key,
                                  std::uint64_t start, Step step, Accepts accepts_, Network::Sequence::Form form = {}) {
  struct Functions final : Automaton {
    Functions(const Network& n, const std::vector<Variable>& v, Step& s, Accepts& a)
        : network(n), variables(v), step_of(s), accepts_of(a) {}
    void step(std::uint64_t& state, std::size_t layer, unsigned value) override {
      state = step_of(state, layer, network.number(variables[layer], value));
    }
    bool accepts(const std::uint64_t& state) override { return accepts_of(state); }
    const Network& network;
    const std::vector<Variable>& variables;
    Step& step_of;
    Accepts& accepts_of;
  };
  Functions automaton(network, variables, step, accepts_);
  return add_automaton(network, variables, key, start, automaton, std::move(form));
}

}  // namespace quadrille::network
