// A network's constraints in the form that both searches take: sums of two terms are relations, sums of one term are
// sets of values. Relations that only say that two variables differ are left out, since `Neighbours` has them.
// Tested by tests/core/network_engine_test.cpp.
#pragma once

#include <utility>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::network {

struct Simplified {
  bool is_possible = true;  ///< false if a sum without terms does not hold
  std::vector<Network::Relation> relations;
  std::vector<Network::Sum> sums;  ///< of three or more terms
  std::vector<std::pair<Variable, Values>> allowed;
};

Simplified simplify(const Network& network);

}  // namespace quadrille::network
