// Rankings in other words, for engines and forms that have no part for them. Tested by
// tests/core/network_ranking_test.cpp.
#pragma once

#include "core/network/network.hpp"

namespace quadrille::network {

/// The same network with sequences, sums and auxiliary variables in place of its rankings.
Network without_rankings(const Network& network);

}  // namespace quadrille::network
