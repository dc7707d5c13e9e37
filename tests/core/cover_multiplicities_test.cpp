// Covering with multiplicities: known numbers, and problems small enough to try all sets of options.
#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "core/cover/learning/learning.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "core/cover/problem.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/cover_oracles.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"

namespace cover_multiplicities_test {

using namespace quadrille;
using namespace quadrille::cover;
using namespace quadrille::test;

namespace {

using Chosen = std::vector<Option>;

// A bound that no number of options reaches.
constexpr std::uint32_t any = ~std::uint32_t{0};

Problem problem_of(std::size_t items, Bounds bounds, const std::vector<std::vector<Item>>& options) {
  Problem problem;
  problem.reset(items, 0);
  for (Item item = 0; item < items; ++item) problem.set_bounds(item, bounds);
  for (const auto& option : options) {
    std::vector<Entry> entries;
    for (const Item item : option) entries.push_back({item});
    problem.add_option(entries);
  }
  return problem;
}

// All sets of `size` items, in lexicographic order.
std::vector<std::vector<Item>> subsets(Item items, std::size_t size) {
  std::vector<std::vector<Item>> all;
  std::vector<Item> set;
  const auto extend = [&](const auto& again, Item from) -> void {
    if (set.size() == size) return all.push_back(set);
    for (Item item = from; item < items; ++item) {
      set.push_back(item);
      again(again, item + 1);
      set.pop_back();
    }
  };
  extend(extend, 0);
  return all;
}

template <class E>
std::vector<Chosen> solutions_of(E& engine, const Problem& problem) {
  REQUIRE_FALSE(engine.open(problem));
  std::vector<Chosen> solutions;
  for (Fuel fuel; engine.advance(fuel) == Step::solution;) {
    engine.read(solutions.emplace_back());
    std::sort(solutions.back().begin(), solutions.back().end());
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

std::uint64_t count_of(const Problem& problem) {
  DancingLinks engine;
  BoundedLinks before;
  before.build(problem);
  REQUIRE_FALSE(engine.open(problem));
  for (Fuel fuel; engine.advance(fuel) != Step::finished;) {
  }
  REQUIRE(engine.bounded_links() == before);
  return engine.stats().solutions;
}

// The graphs on n labelled vertices in which every vertex has such a degree.
std::uint64_t graphs(Item vertices, Bounds degree) {
  return count_of(problem_of(vertices, degree, subsets(vertices, 2)));
}

// The squares that a queen on `square` attacks, and that square.
std::vector<Item> attacked_from(Item side, Item square) {
  std::vector<Item> attacked;
  const auto row = static_cast<int>(square / side), column = static_cast<int>(square % side);
  for (Item other = 0; other < side * side; ++other) {
    const int rows = static_cast<int>(other / side) - row, columns = static_cast<int>(other % side) - column;
    if (rows == 0 || columns == 0 || rows == columns || rows == -columns) attacked.push_back(other);
  }
  return attacked;
}

}  // namespace

TEST_CASE("links and learning find exactly the solutions that trying all sets of options finds, with multiplicities",
          "[cover][differential]") {
  Random random(8);
  // One engine for all problems: what it keeps must not matter.
  DancingLinks links;
  Learning learning, cramped(100), roomless(0);
  std::size_t found = 0, searched = 0;
  for (int round = rounds(10'000); round > 0; --round) {
    const Problem problem = random_bounded(random);
    if (!problem.has_multiplicities()) continue;
    ++searched;
    INFO("round " << round);
    BoundedLinks before;
    before.build(problem);
    const auto expected = solutions_by_force(problem);
    const bool same = solutions_of(links, problem) == expected;
    REQUIRE(same);
    REQUIRE(links.bounded_links() == before);
    const bool learnt = solutions_of(random.one_in(3)   ? roomless
                                     : random.one_in(2) ? cramped
                                                        : learning,
                                     problem) == expected;
    REQUIRE(learnt);
    found += expected.size();
  }
  REQUIRE(found > searched);
}

TEST_CASE("learning finds the solutions of links on larger problems with multiplicities", "[cover][differential]") {
  Random random(10);
  DancingLinks links;
  Learning learning, cramped(200);
  std::uint64_t dead_ends = 0;
  for (int round = rounds(1000); round > 0; --round) {
    const Problem problem = random_bounded(random, {.primary = 14, .secondary = 4, .options = 40});
    INFO("round " << round);
    if (!problem.has_multiplicities()) continue;
    REQUIRE_FALSE(links.open(problem));
    Fuel fuel = {.nodes = 2000};
    while (links.advance(fuel) == Step::solution) {
    }
    if (fuel.nodes == 0) continue;
    const auto expected = solutions_of(links, problem);
    const bool same = solutions_of(learning, problem) == expected && solutions_of(cramped, problem) == expected;
    REQUIRE(same);
    dead_ends += learning.stats().dead_ends;
  }
  REQUIRE(dead_ends >= enough(1000u));
}

TEST_CASE("links and learning keep the search contract with multiplicities", "[cover]") {
  Random random(9);
  DancingLinks links;
  Learning learning(300);
  const auto show = [](const Chosen& found) { return found; };
  for (int round = rounds(600); round > 0; --round) {
    const Problem problem = random_bounded(random, {.primary = 7, .secondary = 3, .options = 10});
    INFO("round " << round);
    for (const Chosen& chosen : require_search_contract<Chosen>(links, problem, show).solutions)
      REQUIRE(obeys(problem, chosen));
    for (const Chosen& chosen : require_search_contract<Chosen>(learning, problem, show).solutions)
      REQUIRE(obeys(problem, chosen));
  }
}

TEST_CASE("Knuth's example with 2:3|C has one cover (dlx3.w, 2020)", "[cover]") {
  const std::string text = "A B 2:3|C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nC X:0\nB X:1\nC Y:1\n";
  const auto answered = ask("cover", request_of(Question::list, EngineChoice::dlx, text)).at(0);
  REQUIRE(answered.solutions == std::vector<std::string>{"2: A C X:1 Y:1\n4: B X:1\n5: C Y:1"});
}

TEST_CASE("regular labelled graphs: of degree 2, 3 and 4 (OEIS A001205, A002829, A005815)", "[cover]") {
  const std::vector<std::uint64_t> twos = {1, 3, 12, 70, 465, 3507};
  for (Item n = 3; n < 3 + twos.size(); ++n) REQUIRE(graphs(n, {2, 2}) == twos[n - 3]);
  REQUIRE(graphs(4, {3, 3}) == 1);
  REQUIRE(graphs(6, {3, 3}) == 70);
  REQUIRE(graphs(8, {3, 3}) == 19355);
  REQUIRE(graphs(5, {3, 3}) == 0);
  REQUIRE(graphs(6, {4, 4}) == 15);
  REQUIRE(graphs(7, {4, 4}) == 465);
  REQUIRE(graphs(8, {4, 4}) == 19355);
}

TEST_CASE("labelled graphs without an isolated vertex, and matchings (OEIS A006129, A000085)", "[cover]") {
  const std::vector<std::uint64_t> no_isolated = {1, 0, 1, 4, 41, 768, 27449};
  for (Item n = 1; n < no_isolated.size(); ++n) REQUIRE(graphs(n, {1, any}) == no_isolated[n]);
  const std::vector<std::uint64_t> matchings = {1, 1, 2, 4, 10, 26, 76, 232, 764, 2620};
  for (Item n = 1; n < matchings.size(); ++n) REQUIRE(graphs(n, {0, 1}) == matchings[n]);
  for (Item n = 1; n < 7; ++n) REQUIRE(graphs(n, {0, any}) == std::uint64_t{1} << n * (n - 1) / 2);
}

TEST_CASE("labelled graphs of degree at most 2 are sets of paths and cycles", "[cover]") {
  // The vertex of the highest number is on a path or a cycle with k − 1 others: k!/2 paths, and (k − 1)!/2 cycles.
  std::vector<double> count = {1};
  for (Item n = 1; n <= 8; ++n) {
    double sum = 0, others = 1, factorial = 1;  // others: ways to choose k − 1 of n − 1; factorial: (k − 1)!
    for (Item k = 1; k <= n; ++k) {
      const double shapes = k == 1 ? 1 : factorial * k / 2 + (k > 2 ? factorial / 2 : 0);
      sum += others * shapes * count[n - k];
      others = others * (n - k) / k;
      factorial *= k;
    }
    count.push_back(sum);
    REQUIRE(graphs(n, {0, 2}) == static_cast<std::uint64_t>(sum));
  }
  REQUIRE(count[6] == 1858);
}

TEST_CASE("square matrices of 0 and 1 with k ones in each row and column (OEIS A001499, A001501)", "[cover]") {
  const auto matrices = [](Item side, std::uint32_t ones) {
    std::vector<std::vector<Item>> places;
    for (Item place = 0; place < side * side; ++place) places.push_back({place / side, side + place % side});
    return count_of(problem_of(2 * side, {ones, ones}, places));
  };
  const std::vector<std::uint64_t> twos = {1, 6, 90, 2040, 67950}, threes = {1, 24, 2040, 297200};
  for (Item side = 2; side < 2 + twos.size(); ++side) REQUIRE(matrices(side, 2) == twos[side - 2]);
  for (Item side = 3; side < 3 + threes.size(); ++side) REQUIRE(matrices(side, 3) == threes[side - 3]);
}

TEST_CASE("labelled designs: Fano planes, affine planes, and a pair in two blocks each", "[cover]") {
  // An option is a block, an item a pair of points. Numbers by orbits: n! / |Aut|, with one design up to isomorphism
  // (Colbourn, Dinitz, Handbook of Combinatorial Designs, II.1): 7!/168, 9!/432, and 6!/60 for 2-(6,3,2).
  const auto designs = [](Item points, std::uint32_t times) {
    std::vector<std::vector<Item>> blocks;
    for (const auto& block : subsets(points, 3)) {
      const auto pair = [points](Item a, Item b) { return a * points + b; };
      blocks.push_back({pair(block[0], block[1]), pair(block[0], block[2]), pair(block[1], block[2])});
    }
    Problem problem = problem_of(points * points, {0, any}, blocks);
    for (const auto& pair : subsets(points, 2)) problem.set_bounds(pair[0] * points + pair[1], {times, times});
    return count_of(problem);
  };
  REQUIRE(designs(6, 2) == 12);
  REQUIRE(designs(9, 1) == 840);
  REQUIRE(designs(7, 1) == 30);
}

TEST_CASE("subsets of a size, and partitions of a set into a number of blocks (OEIS A007318, A008277)", "[cover]") {
  for (const auto& [bounds, number] : std::vector<std::pair<Bounds, std::uint64_t>>{{{0, 0}, 1},
                                                                                    {{3, 3}, 120},
                                                                                    {{5, 5}, 252},
                                                                                    {{10, 10}, 1},
                                                                                    {{11, 11}, 0},
                                                                                    {{11, any}, 0},
                                                                                    {{0, 2}, 56},
                                                                                    {{8, any}, 56},
                                                                                    {{2, 4}, 375},
                                                                                    {{0, 10}, 1024},
                                                                                    {{0, any}, 1024}}) {
    INFO(bounds.low << " to " << bounds.high);
    REQUIRE(count_of(problem_of(1, bounds, std::vector<std::vector<Item>>(10, {0}))) == number);
  }
  const std::vector<std::uint64_t> stirling = {1, 31, 90, 65, 15, 1};
  for (std::uint32_t blocks = 1; blocks <= 6; ++blocks) {
    std::vector<std::vector<Item>> options;
    for (Item size = 1; size <= 6; ++size) {
      for (auto& set : subsets(6, size)) {
        set.push_back(6);
        options.push_back(set);
      }
    }
    Problem problem = problem_of(7, {1, 1}, options);
    problem.set_bounds(6, {blocks, blocks});
    if (problem.has_multiplicities()) REQUIRE(count_of(problem) == stirling[blocks - 1]);
  }
}

TEST_CASE("the fewest queens that attack every square, 1 to 7 squares a side (OEIS A075458, A002564)", "[cover]") {
  const std::vector<std::uint32_t> fewest = {1, 1, 1, 2, 3, 3, 4};
  const std::vector<std::uint64_t> ways = {1, 4, 1, 12, 186, 4, 86};
  for (Item side = 1; side <= fewest.size(); ++side) {
    std::vector<std::vector<Item>> options;
    for (Item square = 0; square < side * side; ++square) {
      options.push_back(attacked_from(side, square));
      options.back().push_back(side * side);
    }
    Problem problem = problem_of(side * side + 1, {1, any}, options);
    const auto count = [&](std::uint32_t queens) {
      problem.set_bounds(side * side, {0, queens});
      return count_of(problem);
    };
    REQUIRE(count(fewest[side - 1]) == ways[side - 1]);
    REQUIRE(count(fewest[side - 1] - 1) == 0);
  }
}

TEST_CASE("a problem with multiplicities that is too large for the links is refused before memory is allocated",
          "[cover]") {
  Problem problem;
  problem.reset(1, BoundedLinks::most_nodes - 2);
  problem.set_bounds(0, {0, 2});
  REQUIRE(Links::nodes_for(problem) == BoundedLinks::most_nodes + 1);
  DancingLinks engine;
  const auto refused = engine.open(problem);
  REQUIRE(refused);
  REQUIRE(refused->code == Error::Code::too_large);
}

TEST_CASE("bounds that are greater than any number of options are as good as that number", "[cover]") {
  const std::vector<std::vector<Item>> options(6, {0});
  for (const std::uint32_t high : {6u, 7u, 1u << 27, 1u << 28, 1u << 31, any}) {
    REQUIRE(count_of(problem_of(1, {0, high}, options)) == 64);
    REQUIRE(count_of(problem_of(1, {5, high}, options)) == 7);
    REQUIRE(count_of(problem_of(1, {7, std::max(7u, high)}, options)) == 0);
    REQUIRE(count_of(problem_of(1, {high, high}, options)) == (high == 6 ? 1 : 0));
  }
}

}  // namespace cover_multiplicities_test
