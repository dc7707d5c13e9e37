// A nondeterministic finite automaton: what codes of automata are read to.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/puzzles/variant/rules.hpp"

namespace quadrille::variant {

/// Reads symbols: the indices of values, then perhaps `values` itself, which stands between the segments of a line.
struct StateMachine {
  struct Edge {
    std::uint32_t symbols;  ///< a set: bit i is the symbol i
    std::uint32_t to;
  };
  struct State {
    std::vector<Edge> edges;
    std::vector<std::uint32_t> silent;  ///< states that are reached without reading
    bool accepts = false;
  };
  static constexpr std::size_t most_states = std::size_t{1} << 16;

  std::vector<State> states;
  std::vector<std::uint32_t> starts;
  std::uint32_t symbols = 0;  ///< 1 + the highest symbol of an edge, 0 if there is none

  std::uint32_t add_state() {
    states.emplace_back();
    return static_cast<std::uint32_t>(states.size() - 1);
  }
};

/// The code of an automaton, as `NFASerializer` of Interactive Sudoku Solver writes it (js/nfa_builder.js): base 64 of
/// bits, the highest first. An empty code accepts nothing.
std::optional<Fault> read_machine_code(std::string_view code, StateMachine& machine);

/// The key of a relation, as `fnToBinaryKey` of Interactive Sudoku Solver writes it (js/sudoku_constraint.js): a bit
/// for each pair of values, six to a character, the lowest first. `allowed[i]` becomes the values that may follow i.
std::optional<Fault> read_relation_key(std::string_view key, unsigned values, std::vector<Values>& allowed);

}  // namespace quadrille::variant
