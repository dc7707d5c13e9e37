#include "tests/core/bounded_problems.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace quadrille::test {

using namespace cover;

Problem subsets(std::uint32_t options, Bounds bounds) {
  Problem problem;
  problem.reset(1, 0);
  problem.set_bounds(0, bounds);
  for (std::uint32_t i = 0; i < options; ++i) problem.add_option(std::vector<Entry>{{0}});
  return problem;
}

std::uint64_t sum_of_binomials(std::uint32_t options, Bounds bounds) {
  std::vector<std::uint64_t> row = {1};  // of Pascal's triangle
  for (std::uint32_t n = 0; n < options; ++n) {
    row.push_back(0);
    for (std::size_t k = row.size() - 1; k > 0; --k) row[k] += row[k - 1];
  }
  std::uint64_t sum = 0;
  for (std::uint64_t k = bounds.low; k <= bounds.high && k <= options; ++k) sum += row[k];
  return sum;
}

Problem regular_graphs(std::uint32_t n, std::uint32_t degree) {
  Problem problem;
  problem.reset(n, 0);
  for (Item vertex = 0; vertex < n; ++vertex) problem.set_bounds(vertex, {degree, degree});
  for (Item a = 0; a < n; ++a) {
    for (Item b = a + 1; b < n; ++b) problem.add_option(std::vector<Entry>{{a}, {b}});
  }
  return problem;
}

Problem matrices(std::uint32_t n, std::uint32_t sum) {
  Problem problem;
  problem.reset(2 * n, 0);
  for (Item line = 0; line < 2 * n; ++line) problem.set_bounds(line, {sum, sum});
  for (Item row = 0; row < n; ++row) {
    for (Item column = 0; column < n; ++column) problem.add_option(std::vector<Entry>{{row}, {n + column}});
  }
  return problem;
}

Problem set_partitions(std::uint32_t n, Bounds blocks) {
  Problem problem;
  problem.reset(n + 1, 0);
  problem.set_bounds(n, blocks);
  for (std::uint32_t set = 1; set < 1u << n; ++set) {
    std::vector<Entry> option = {{n}};
    for (Item element = 0; element < n; ++element) {
      if ((set >> element & 1) != 0) option.push_back({element});
    }
    problem.add_option(option);
  }
  return problem;
}

Degrees random_degrees(Random& random, std::uint32_t most_rows, std::uint32_t most_columns) {
  constexpr Bounds some[] = {{0, 1}, {0, 2}, {0, 4}, {1, 2}, {1, 3}, {2, 3}, {3, 4}, {0, 0}, {1, 7}};
  Degrees degrees;
  degrees.rows = 1 + random.below(most_rows);
  degrees.columns = 1 + random.below(most_columns);
  const std::uint32_t usual = 1 + random.below(2), unusual = 1 + random.below(4);
  for (std::uint32_t left = degrees.rows * degrees.columns; left > 0; --left)
    degrees.bounds.push_back(random.one_in(unusual) ? some[random.below(std::size(some))] : Bounds{usual, usual});
  return degrees;
}

Problem problem_of(const Degrees& degrees) {
  Problem problem;
  problem.reset(degrees.bounds.size(), 0);
  for (Item vertex = 0; vertex < degrees.bounds.size(); ++vertex) {
    problem.set_bounds(vertex, degrees.bounds[vertex]);
    if (vertex % degrees.columns + 1 < degrees.columns) problem.add_option(std::vector<Entry>{{vertex}, {vertex + 1}});
    if (vertex + degrees.columns < degrees.bounds.size())
      problem.add_option(std::vector<Entry>{{vertex}, {vertex + degrees.columns}});
  }
  return problem;
}

// Bit c of a profile is the edge that goes down into column c's next vertex, and bit `columns` the edge from the left.
Count count_of(const Degrees& degrees) {
  const std::uint32_t left = 1u << degrees.columns;
  std::vector<Count> ways(2 * left);
  ways[0] = Count::one();
  for (Item vertex = 0; vertex < degrees.bounds.size(); ++vertex) {
    const std::uint32_t here = 1u << vertex % degrees.columns;
    const bool has_right = vertex % degrees.columns + 1 < degrees.columns;
    const bool has_below = vertex + degrees.columns < degrees.bounds.size();
    std::vector<Count> next(ways.size());
    for (std::uint32_t profile = 0; profile < ways.size(); ++profile) {
      if (ways[profile].is_zero()) continue;
      const auto before = static_cast<std::uint32_t>(std::popcount(profile & (left | here)));
      for (std::uint32_t right = 0; right <= (has_right ? 1u : 0u); ++right) {
        for (std::uint32_t below = 0; below <= (has_below ? 1u : 0u); ++below) {
          const std::uint32_t degree = before + right + below;
          if (degree < degrees.bounds[vertex].low || degree > degrees.bounds[vertex].high) continue;
          next[(profile & ~(left | here)) | (below != 0 ? here : 0) | (right != 0 ? left : 0)] += ways[profile];
        }
      }
    }
    ways = std::move(next);
  }
  return ways[0];
}

}  // namespace quadrille::test
