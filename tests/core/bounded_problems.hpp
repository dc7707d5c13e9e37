// Problems with multiplicities of any size whose counts are known, or found by methods that share no code with the
// engines.
#pragma once

#include <cstdint>
#include <vector>

#include "core/cover/problem.hpp"
#include "tests/core/cover_oracles.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

/// One item with these bounds, and `options` options of it.
cover::Problem subsets(std::uint32_t options, cover::Bounds bounds);
/// Its count: the sum of the binomial coefficients from `low` to `high`. Right below 2^64.
std::uint64_t sum_of_binomials(std::uint32_t options, cover::Bounds bounds);

/// The labelled graphs of n vertices that all have this degree: an item for each vertex, an option for each edge.
cover::Problem regular_graphs(std::uint32_t n, std::uint32_t degree);
/// The n×n matrices of 0 and 1 whose rows and columns have this sum.
cover::Problem matrices(std::uint32_t n, std::uint32_t sum);
/// The partitions of a set of n elements into blocks, whose number is bounded.
cover::Problem set_partitions(std::uint32_t n, cover::Bounds blocks);

/// The sets of edges of a grid in which the degree of each vertex is within its bounds.
struct Degrees {
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  std::vector<cover::Bounds> bounds;  // by vertex
};

/// A grid with at most these numbers of rows and columns; many vertices have degrees of exactly 1 or 2.
Degrees random_degrees(Random& random, std::uint32_t most_rows, std::uint32_t most_columns);
cover::Problem problem_of(const Degrees& degrees);
/// The count by a transfer matrix, vertex by vertex: a profile has a bit for each edge between the vertices before and
/// after.
Count count_of(const Degrees& degrees);

}  // namespace quadrille::test
