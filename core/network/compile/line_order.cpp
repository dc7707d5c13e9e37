#include "core/network/compile/line_order.hpp"

#include <utility>

#include "core/network/compile/merge.hpp"
#include "core/network/compile/rankings.hpp"

namespace quadrille::network {
namespace {

using Number = std::int64_t;

// The variables of a and b in turns, from the one at `from` on.
std::vector<Variable> in_turns(const Line& a, const Line& b, std::size_t from) {
  std::vector<Variable> variables;
  for (std::size_t i = from; i < a.size(); ++i) {
    variables.push_back(a[i]);
    variables.push_back(b[i]);
  }
  return variables;
}

// States of automata that compare two lines: the first difference has decided, or none has come yet. Between the two
// variables of a turn, the state is `turn` + the first number.
constexpr std::uint64_t equal = 0, lower = 1, not_lower = 2, turn = 3;

std::uint64_t compare(std::uint64_t state, Number number) {
  if (state == lower || state == not_lower) return state;
  if (state == equal) return turn + static_cast<std::uint64_t>(number);
  const auto first = static_cast<Number>(state - turn);
  return first < number ? lower : first == number ? equal : not_lower;
}

// Says by auxiliary variables which lines of the sides are lower than each clued one.
std::optional<Fault> add_ranking(Network& network, const Network::Ranking& ranking) {
  std::int64_t count = 0;
  for (std::size_t i = 0; i < ranking.clued.size(); ++i) {
    const Line& line = ranking.clued[i];
    for (std::size_t before = 0; before < i; ++before)
      if (auto fault = add_lower(network, ranking.clued[before], line)) return fault;
    std::vector<Network::Term> terms;
    for (const auto& side : ranking.sides) {
      for (const Line& other : side) {
        const Variable is_lower = network.add_auxiliary(2, 0);
        terms.push_back({1, is_lower});
        if (auto fault = add_is_lower(network, other, line, ranking.first, ranking.may_tie, is_lower)) return fault;
      }
    }
    count += ranking.between[i];
    add_sum(network, std::move(terms), count);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Fault> add_lower(Network& network, const Line& a, const Line& b) {
  return add_sequence(
      network, in_turns(a, b, 1), {OwnAutomaton::rank, {0}}, equal,
      [](std::uint64_t state, std::size_t, Number number) { return compare(state, number); },
      [](std::uint64_t state) { return state == lower; });
}

std::optional<Fault> add_is_lower(Network& network, const Line& other, const Line& line, unsigned first, bool may_tie,
                                  Variable is_lower) {
  std::vector<Variable> variables = in_turns(other, line, 1);
  variables.insert(variables.begin(), other[0]);
  variables.push_back(is_lower);
  const std::size_t last = variables.size() - 1;
  const Number begin = network.number(other[0], first);
  return add_sequence(
      network, std::move(variables), {OwnAutomaton::rank, {1, begin, may_tie}}, equal,
      [&](std::uint64_t state, std::size_t position, Number number) {
        if (position == 0) return number == begin ? equal : not_lower;
        if (position < last) return compare(state, number);
        if (state == equal && !may_tie) return Automaton::refused;
        return (state == lower) == (number == 1) ? state : Automaton::refused;
      },
      [](std::uint64_t) { return true; });
}

std::optional<Fault> add_unequal(Network& network, const Line& a, const Line& b) {
  return add_sequence(
      network, in_turns(a, b, 0), {OwnAutomaton::unequal}, equal,
      [](std::uint64_t state, std::size_t, Number number) { return compare(state, number); },
      [](std::uint64_t state) { return state != equal; });
}

Network without_rankings(const Network& network) {
  Network result = network;
  for (const auto& ranking : std::exchange(result.rankings, {})) {
    // Comparing needs few states whatever the board, so it never fails.
    (void)add_ranking(result, ranking);
  }
  merge_constraints(result);
  result.diagram_of.clear();
  return result;
}

}  // namespace quadrille::network
