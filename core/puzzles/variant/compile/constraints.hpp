// What compilers of rules share beside core/network/compile/constraints.hpp: cells as variables, and the automata of
// rules.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/network/compile/constraints.hpp"
#include "core/puzzles/variant/rules.hpp"

namespace quadrille::variant {

using network::accept_all;
using network::add;
using network::add_allowed;
using network::add_different;
using network::add_equal;
using network::add_relation;
using network::add_relation_if;
using network::add_sequence;
using network::add_sum;
using network::Automaton;
using network::AutomatonKey;
using network::Diagram;
using network::make_table;
using network::other_unit;
using network::Table;

/// The same with the coefficient 1 for each cell.
void add_sum(Network& network, std::span<const Cell> cells, std::int64_t total);

/// Whether the cells are all in one row, column or region, so that their values differ.
bool are_in_house(const Network& network, std::span<const Cell> cells);

/// Appends cells with a coefficient to terms.
void append_terms(std::vector<Network::Term>& terms, std::span<const Cell> cells, std::int32_t coefficient);

/// The cells' own variables.
inline std::vector<Variable> variables_of(std::span<const Cell> cells) { return {cells.begin(), cells.end()}; }

/// The kinds of automata; with their numbers, they are the keys of diagrams.
enum class AutomatonKind : std::int32_t {
  between,
  border,
  chaos_arrow,
  chaos_count,
  circles,
  classes,
  contain,
  crossing,
  cycle,
  distinct_count,
  dutch_flatmates,
  equality,
  hidden_skyscraper,
  lockout,
  lunchbox,
  missing,
  nfa,
  presence,
  regex,
  rellik,
  renban,
  same_sets,
  same_values,
  skyscraper,
  sum_line,
  sum_line_start,
  total,
  value_indexing,
  x_sum
};

}  // namespace quadrille::variant
