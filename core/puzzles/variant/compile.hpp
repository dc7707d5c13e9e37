// Compiles a board's rules to the constraints that engines know (network.hpp). Each rule adds its own; then relations
// of the same variables are merged, and sums that follow from houses and other sums are added (derive.cpp): a house
// has a known total, so houses minus cages are sums of few cells ("innies" and "outies"). Tested by
// tests/core/network_rules_test.cpp.
#pragma once

#include <optional>

#include "core/network/network.hpp"
#include "core/puzzles/variant/board.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant {

/// What is wrong with which rule.
struct RuleFault : Fault {
  std::size_t rule = 0;  ///< its index on the board
};

/// Writes `board.network`. A fault if a rule cannot be compiled.
std::optional<RuleFault> compile(Board& board);
/// What engines say about a board without a network: some of another one's rules, which cannot be compiled by
/// themselves.
Error not_compiled();

/// Compiles a rule of a board alone. The first variables, `alone.cells`, are all that a rule can name: the board's
/// cells, then what rows, columns and boxes lack (geometry.hpp). They have the same numbers in `board.network`.
std::optional<Fault> compile_alone(const Rule& rule, const Board& board, Network& alone);

}  // namespace quadrille::variant
