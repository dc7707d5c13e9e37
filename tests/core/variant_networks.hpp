// Small random networks of constraints, all their solutions by brute force, and a check of the propagator of variants:
// what it removes and what it explains must follow.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/variant/board.hpp"
#include "core/variant/network.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

/// A network of `variables` variables, which are all cells, with values 0 … `values` − 1 and numbers from `lowest` on.
variant::Network make_network(std::size_t variables, unsigned values, std::int32_t lowest = 1);

// Constraints between random variables. Most are obeyed by `filling`, an index for each variable.
void add_random_different(variant::Network& network, const std::vector<unsigned>& filling, Random& random);
void add_random_relation(variant::Network& network, const std::vector<unsigned>& filling, Random& random);
void add_random_sum(variant::Network& network, const std::vector<unsigned>& filling, Random& random);
void add_random_sequence(variant::Network& network, const std::vector<unsigned>& filling, Random& random);

std::vector<unsigned> random_indices(const variant::Network& network, Random& random);

/// A network of three to seven variables with constraints of all these kinds.
variant::Network random_network(Random& random);

/// A board without rules whose network is this one.
variant::Board board_of(const variant::Network& network);

/// All solutions: the index of each variable's value.
std::vector<std::vector<unsigned>> solve_by_brute_force(const variant::Network& network);

/// Decides at random, propagates and backtracks, `rounds` times. Requires that everything assigned follows from the
/// literals that explain it, that these were assigned before, and that a conflict has no solution.
void require_right_explanations(const variant::Network& network, std::size_t rounds, Random& random);

}  // namespace quadrille::test
