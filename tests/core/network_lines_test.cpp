// Lines on graphs, against brute force: what both searches find, and that everything removed follows and is explained.
// The numbers of loops are OEIS A003763 (through all cells of a square of even side) and A140517 (all loops).
#include <algorithm>
#include <vector>

#include "core/network/line_up/line_up.hpp"
#include "core/network/network.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"

namespace network_lines_test {

using namespace quadrille;
using namespace quadrille::test;
using network::LineUp;
using network::Network;
using network::Values;
using network::Variable;
using Lines = Network::Lines;

namespace {

// Points in rows and columns, with an edge between neighbours, whose variables are the edges' numbers.
Lines lattice(std::uint32_t rows, std::uint32_t columns, Lines::Shape shape) {
  Lines lines = {.shape = shape, .points = rows * columns, .edges = {}};
  for (std::uint32_t point = 0; point < lines.points; ++point) {
    if (point % columns + 1 < columns)
      lines.edges.push_back({point, point + 1, static_cast<Variable>(lines.edges.size()), 2});
    if (point + columns < lines.points)
      lines.edges.push_back({point, point + columns, static_cast<Variable>(lines.edges.size()), 2});
  }
  return lines;
}

// A few edges between random points, some of which have the same variable.
Lines random_lines(std::size_t variables, unsigned values, Random& random) {
  Lines lines;
  lines.shape = random.one_in(2) ? Lines::Shape::forest : Lines::Shape::loop;
  lines.points = 4 + random.below(5);
  for (Variable edge = 0; edge < 2 * variables; ++edge) {
    const std::uint32_t a = random.below(lines.points), b = random.below(lines.points);
    const bool is_new = std::none_of(lines.edges.begin(), lines.edges.end(), [&](const auto& other) {
      return (other.a == a && other.b == b) || (other.a == b && other.b == a);
    });
    if (a == b || !is_new || lines.edges.size() == variables + 2) continue;
    const Variable variable =
        edge < variables ? edge : static_cast<Variable>(random.below(static_cast<std::uint32_t>(variables)));
    lines.edges.push_back({a, b, variable, Values{1} << random.below(values)});
  }
  if (lines.shape == Lines::Shape::forest && random.one_in(2))
    for (std::uint32_t point = 0; point < lines.points; ++point)
      lines.labels.push_back(random.one_in(2) ? 0 : 1 + random.below(3));
  return lines;
}

Network random_network_with_lines(Random& random) {
  const unsigned values = 2 + random.below(2);
  Network network = make_network(values == 2 ? 10 : 7, values, 0);
  network.lines.push_back(random_lines(network.cells, values, random));
  if (random.one_in(3)) add_random_relation(network, random_indices(network, random), random);
  return network;
}

std::size_t count(LineUp& engine, const Network& network) {
  REQUIRE_FALSE(engine.open(problem_of(network)));
  for (std::size_t solutions = 0;; ++solutions) {
    Fuel fuel;
    if (engine.advance(fuel) == Step::finished) return solutions;
  }
}

Network network_of(Lines lines) {
  Network network = make_network(lines.edges.size(), 2, 0);
  network.lines.push_back(std::move(lines));
  return network;
}

}  // namespace

TEST_CASE("what lines remove and explain follows", "[lines][slow]") {
  Random random(1);
  for (int round = 0; round < rounds(300); ++round)
    require_right_explanations(random_network_with_lines(random), 40, random);
  for (const auto shape : {Lines::Shape::loop, Lines::Shape::forest})
    require_right_explanations(network_of(lattice(3, 3, shape)), 400, random);
}

TEST_CASE("both searches find every solution of a network with lines once", "[lines]") {
  Random random(2);
  LineUp plain, learning(16, 0);  // the other learns from its first turn on
  std::size_t with_several = 0;
  for (int round = 0; round < rounds(300); ++round) {
    const Network network = random_network_with_lines(random);
    auto expected = solve_by_brute_force(network);
    for (auto& solution : expected)
      for (unsigned& index : solution) ++index;
    for (auto* engine : {&plain, &learning}) {
      std::vector<std::vector<unsigned>> found;
      REQUIRE_FALSE(engine->open(problem_of(network)));
      for (;;) {
        Fuel fuel;
        if (engine->advance(fuel) == Step::finished) break;
        network::Answer answer;
        engine->read(answer);
        found.emplace_back(answer.begin(), answer.end());
      }
      std::sort(found.begin(), found.end());
      REQUIRE(found == expected);
    }
    with_several += expected.size() > 1 ? 1 : 0;
  }
  CHECK(with_several >= enough(50u));
}

TEST_CASE("the loops on square lattices are as many as is known", "[lines]") {
  LineUp engine;
  constexpr std::size_t all_loops[] = {1, 13, 213, 9349};
  for (std::uint32_t side = 2; side <= 5; ++side)
    CHECK(count(engine, network_of(lattice(side, side, Lines::Shape::loop))) == all_loops[side - 2]);
}

TEST_CASE("the loops through all points of square lattices are as many as is known", "[lines]") {
  LineUp engine;
  constexpr std::pair<std::uint32_t, std::size_t> known[] = {{2, 1}, {3, 0}, {4, 6}, {6, 1072}};
  for (const auto& [side, loops] : known) {
    Network network = network_of(lattice(side, side, Lines::Shape::loop));
    for (std::uint32_t point = 0; point < side * side; ++point) {
      Network::Sum two = {{}, 2, false};
      for (const auto& edge : network.lines[0].edges)
        if (edge.a == point || edge.b == point) two.terms.push_back({1, edge.variable});
      network.sums.push_back(two);
    }
    CHECK(count(engine, network) == loops);
  }
}

}  // namespace network_lines_test
