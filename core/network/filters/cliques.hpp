// Cliques: variables of which every two are in the same relation, which no two equal values are in, such as the cells
// of a nabner line. What they have together is one of few sets of values, and that says more than the pairs do.
// Tested by tests/core/network_sets_test.cpp.
#pragma once

#include <span>
#include <vector>

#include "core/cells/set_family.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

struct Clique {
  std::vector<Variable> variables;  ///< sorted, three to ten
  std::vector<cells::Digits> sets;  ///< what they may have together
};

/// Finds cliques greedily: each relation is in one of them at most. Those that may have many sets are left out.
std::vector<Clique> find_cliques(const Network& network, std::span<const Network::Relation> relations);

}  // namespace quadrille::network
