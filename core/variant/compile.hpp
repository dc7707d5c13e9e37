// Compiles a board's rules to the constraints that engines know (network.hpp). Each rule adds its own; then relations
// of the same variables are merged, and sums that follow from houses and other sums are added (derive.cpp): a house
// has a known total, so houses minus cages are sums of few cells ("innies" and "outies"). Tested by
// tests/core/variant_network_test.cpp.
#pragma once

#include <optional>

#include "core/text/text.hpp"
#include "core/variant/board.hpp"
#include "core/variant/network.hpp"
#include "core/variant/rules.hpp"

namespace quadrille::variant {

/// What is wrong with which rule.
struct RuleFault : Fault {
  std::size_t rule = 0;  ///< its index on the board
};

/// Writes `board.network`. A fault if a rule cannot be compiled.
std::optional<RuleFault> compile(Board& board);

/// The same network with sequences, sums and auxiliary variables in place of its rankings.
Network without_rankings(const Network& network);

}  // namespace quadrille::variant
