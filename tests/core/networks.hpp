// Small random networks of constraints, all their solutions by brute force, and a check of the propagator of variants:
// what it removes and what it explains must follow.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/network/filters/filter.hpp"
#include "core/network/line_up/line_up.hpp"
#include "core/network/network.hpp"
#include "core/puzzles/variant/board.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

/// A network of `variables` variables, which are all cells, with values 0 … `values` − 1 and numbers from `lowest` on.
network::Network make_network(std::size_t variables, unsigned values, std::int32_t lowest = 1);

// Constraints between random variables. Most are obeyed by `filling`, an index for each variable.
void add_random_different(network::Network& network, const std::vector<unsigned>& filling, Random& random);
void add_random_relation(network::Network& network, const std::vector<unsigned>& filling, Random& random);
void add_random_sum(network::Network& network, const std::vector<unsigned>& filling, Random& random);
void add_random_count(network::Network& network, const std::vector<unsigned>& filling, Random& random);
void add_random_sequence(network::Network& network, const std::vector<unsigned>& filling, Random& random);
/// On all variables, the first of which are also a path.
void add_random_connected(network::Network& network, const std::vector<unsigned>& filling, Random& random);
/// One to four branches on some of the variables, in which there may be disjunctions again, `depth` deep.
void add_random_disjunction(network::Network& network, const std::vector<unsigned>& filling, unsigned depth,
                            Random& random);

std::vector<unsigned> random_indices(const network::Network& network, Random& random);

/// A network of three to seven variables with constraints of all these kinds.
network::Network random_network(Random& random);
/// A network of three to five variables with one or two disjunctions, and perhaps other constraints.
network::Network random_network_of_disjunctions(Random& random);

/// A board without rules whose network is this one.
variant::Board board_of(const network::Network& network);
network::Problem problem_of(const network::Network& network);

/// A filter with the constraints that it has in the plain search when it is the only one.
template <class Filter>
Filter open_filter(const network::Network& network) {
  network::Neighbours neighbours;
  neighbours.open(network);
  network::Opening opening(network, neighbours, std::vector<network::Values>(network.domains.size()));
  Filter filter;
  filter.open(opening);
  return filter;
}

/// All solutions: the index of each variable's value.
std::vector<std::vector<unsigned>> solve_by_brute_force(const network::Network& network);

/// The same by an engine, in order, in slices of that fuel. Requires that it takes the problem.
std::vector<std::vector<unsigned>> solve_by(network::LineUp& engine, const network::Problem& problem, Fuel slice = {});

/// Decides at random, propagates and backtracks, `rounds` times. Requires that everything assigned follows from the
/// literals that explain it, that these were assigned before, and that a conflict has no solution.
void require_right_explanations(const network::Network& network, std::size_t rounds, Random& random);

/// Decides at random and looks at each rest of the plain search's propagation, until there is a contradiction or
/// nothing left to decide, and adds the number of these to `rests`. Returns a filter that was not at rest; "" if there
/// is none.
std::string find_unrest(const network::Problem& problem, Random& random, int& rests);

}  // namespace quadrille::test
