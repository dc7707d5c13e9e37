// Counting covers with multiplicities with memory: known counts, sums of binomial coefficients, a transfer matrix, and
// all sets of options as oracles.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/cover/counting/counting.hpp"
#include "core/cover/counting/frontier.hpp"
#include "core/cover/counting/item_order.hpp"
#include "core/cover/counting/residues.hpp"
#include "tests/core/bounded_problems.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/cover_oracles.hpp"
#include "tests/core/random.hpp"

namespace cover_bounded_counting_test {

using namespace quadrille;
using namespace quadrille::cover;
using namespace quadrille::test;

namespace {

template <class E>
std::string counted(E& engine, const Problem& problem, std::uint64_t slice = ~std::uint64_t{0}) {
  REQUIRE_FALSE(engine.open(problem));
  for (Step step = Step::paused; step != Step::finished;) {
    Fuel fuel = {.nodes = slice};
    step = engine.advance(fuel);
    REQUIRE(step != Step::solution);
    REQUIRE_FALSE((step == Step::paused && fuel.nodes > 0));  // it has given up
  }
  return engine.count();
}

// Item 0 has an option of its own and one with all other items; they are too many pairs for an order to be computed, so
// all of them are live. Item i has bounds[i] and `options` options of its own.
Problem all_live(const std::vector<Bounds>& bounds, std::uint32_t options) {
  Problem problem;
  problem.reset(bounds.size() + 1, 0);
  std::vector<Entry> all = {{0}};
  problem.add_option(all);
  for (Item item = 1; item <= bounds.size(); ++item) {
    problem.set_bounds(item, bounds[item - 1]);
    all.push_back({item});
  }
  problem.add_option(all);
  for (Item item = 1; item <= bounds.size(); ++item) {
    for (std::uint32_t i = 0; i < options; ++i) problem.add_option(std::vector<Entry>{{item}});
  }
  return problem;
}

Residues residues_of(std::uint64_t number) { return test::residues_of(std::to_string(number)); }

}  // namespace

TEST_CASE("memory counts the solutions of 6,000 random problems with multiplicities", "[long][differential]") {
  Random random(31);
  Frontier memory, in_parts, by_residues;
  in_parts.bound_tables(2);
  by_residues.bound_counts(1);
  std::size_t found = 0;
  for (int round = rounds(6000); round > 0; --round) {
    const Problem problem = random_bounded(random);
    const std::string expected = std::to_string(solutions_by_force(problem).size());
    INFO("round " << round);
    REQUIRE(counted(memory, problem) == expected);
    REQUIRE(static_cast<double>(memory.stats().nodes) <= memory.state_bound());
    REQUIRE(counted(in_parts, problem) == expected);
    REQUIRE(counted(by_residues, problem) == expected);
    found += expected != "0";
  }
  REQUIRE(found > 100);
}

TEST_CASE("memory finds the counts of graphs, matrices and set partitions in the literature") {
  Frontier memory;
  // Labelled graphs with all degrees 2: OEIS A001205; 3: A002829.
  const std::pair<std::uint32_t, const char*> two_regular[] = {{3, "1"}, {4, "3"}, {5, "12"}, {6, "70"}, {7, "465"}};
  for (const auto& [n, count] : two_regular) CHECK(counted(memory, regular_graphs(n, 2)) == count);
  const std::pair<std::uint32_t, const char*> cubic[] = {{4, "1"}, {5, "0"}, {6, "70"}, {8, "19355"}};
  for (const auto& [n, count] : cubic) CHECK(counted(memory, regular_graphs(n, 3)) == count);
  // Square matrices of 0 and 1 with all sums 2: OEIS A001499; 3: A001501.
  const std::pair<std::uint32_t, const char*> sums_2[] = {{2, "1"}, {3, "6"}, {4, "90"}, {5, "2040"}, {8, "187530840"}};
  for (const auto& [n, count] : sums_2) CHECK(counted(memory, matrices(n, 2)) == count);
  const std::pair<std::uint32_t, const char*> sums_3[] = {{3, "1"}, {4, "24"}, {5, "2040"}, {6, "297200"}};
  for (const auto& [n, count] : sums_3) CHECK(counted(memory, matrices(n, 3)) == count);
  // Stirling numbers of the second kind: OEIS A008277.
  const char* const stirling[] = {"0", "1", "127", "966", "1701", "1050", "266", "28", "1", "0"};
  for (std::uint32_t blocks = 0; blocks <= 9; ++blocks)
    CHECK(counted(memory, set_partitions(8, {blocks, blocks})) == stirling[blocks]);
  CHECK(counted(memory, set_partitions(8, {0, 100})) == "4140");  // Bell's number: OEIS A000110
}

TEST_CASE("an item that is covered 50 times by 100 options has a binomial coefficient as its count") {
  Frontier memory, by_residues;
  by_residues.bound_counts(1);
  CHECK(counted(memory, subsets(100, {50, 50})) == "100891344545564193334812497256");  // OEIS A000984
  CHECK(counted(by_residues, subsets(100, {50, 50})) == "100891344545564193334812497256");
  CHECK(counted(memory, subsets(100, {0, 100})) == "1267650600228229401496703205376");  // 2^100
  CHECK(counted(memory, subsets(100, {0, 0})) == "1");
  CHECK(counted(memory, subsets(100, {101, 200})) == "0");
  CHECK(counted(memory, subsets(0, {0, 5})) == "1");
  CHECK(counted(memory, subsets(0, {1, 5})) == "0");
}

TEST_CASE("counters of any width, and any number of their contents, are right", "[long]") {
  Frontier memory, in_parts;
  in_parts.bound_tables(24);
  const std::uint32_t options = 36;
  for (const std::uint32_t low : {0u, 1u, 2u, 3u, 7u, 8u, 9u, 15u, 16u, 17u, 31u, 32u, 33u}) {
    for (const std::uint32_t high : {1u,  2u,  3u,  4u,  5u,  7u,  8u,  9u,  14u, 15u, 16u, 17u, 18u,      19u,
                                     22u, 23u, 24u, 25u, 30u, 31u, 32u, 33u, 34u, 35u, 36u, 37u, 1u << 21, ~0u}) {
      if (low > high) continue;
      INFO(low << " to " << high);
      const std::string expected = std::to_string(sum_of_binomials(options, {low, high}));
      REQUIRE(counted(memory, subsets(options, {low, high})) == expected);
      REQUIRE(counted(in_parts, subsets(options, {low, high})) == expected);
    }
  }
}

TEST_CASE("counters of several widths fill many words of a state") {
  constexpr std::uint32_t options = 3, items = 1100;
  const Bounds some[] = {{1, 2}, {0, 1}, {0, 3}, {2, 4}, {1, 1}, {1, 3}, {0, 2}, {0, 4}, {2, 3}, {1, 9}};
  for (const std::size_t kinds : {1u, 2u, 3u, 7u, 10u}) {
    std::vector<Bounds> bounds;
    Count alone = Count::one(), with_all = Count::one();
    for (Item item = 0; item < items; ++item) {
      const Bounds its = some[item % kinds];
      bounds.push_back(its);
      const Bounds rest = {its.low == 0 ? 0 : its.low - 1, its.high - 1};
      alone *= Count{residues_of(sum_of_binomials(options, its)), 1};
      with_all *= Count{residues_of(sum_of_binomials(options, rest)), 1};
    }
    alone += with_all;
    const Problem problem = all_live(bounds, options);
    Frontier memory;
    INFO(kinds << " kinds of bounds");
    CHECK(test::residues_of(counted(memory, problem)) == alone.residues);
  }
}

TEST_CASE("memory counts the sets of edges of a grid with given degrees like a transfer matrix", "[differential]") {
  Random random(32);
  Frontier memory;
  for (int round = rounds(300); round > 0; --round) {
    const Degrees degrees = random_degrees(random, 5, 6);
    INFO("round " << round);
    REQUIRE(test::residues_of(counted(memory, problem_of(degrees))) == count_of(degrees).residues);
  }
  for (const std::uint32_t n : {4u, 6u, 8u, 9u, 10u}) {
    const Degrees two_factors = {n, n, std::vector<Bounds>(n * n, {2, 2})};
    INFO(n << "x" << n);
    CHECK(test::residues_of(counted(memory, problem_of(two_factors))) == count_of(two_factors).residues);
  }
}

TEST_CASE("counts with multiplicities are the same with any bound on memory and in any slices", "[long]") {
  const Degrees degrees = {10, 10, std::vector<Bounds>(100, {1, 2})};
  const Problem problem = problem_of(degrees);
  const Residues expected = count_of(degrees).residues;
  bool had_passes = false;
  for (const std::size_t kilobytes : {200u << 10, 8u << 10, 2500u, 1500u}) {
    Counting counting;
    counting.bound_memory(kilobytes << 10);
    INFO(kilobytes << " KB");
    CHECK(test::residues_of(counted(counting, problem)) == expected);
    CHECK(counting.bytes() <= kilobytes << 10);
    Frontier frontier;
    REQUIRE_FALSE(frontier.open(problem, kilobytes << 10));
    Fuel fuel;
    REQUIRE(frontier.advance(fuel) == Step::finished);
    had_passes |= frontier.passes() > 1;
  }
  CHECK(had_passes);
  // If tables are made in parts, rows are reserved for later layers.
  const Degrees middling = {8, 8, std::vector<Bounds>(64, {1, 2})};
  Counting cramped;
  cramped.bound_memory(140 << 10);
  CHECK(test::residues_of(counted(cramped, problem_of(middling))) == count_of(middling).residues);
  CHECK(cramped.bytes() <= 140 << 10);
  CHECK_FALSE(cramped.note().empty());
  Frontier memory;
  const Degrees small = {5, 5, std::vector<Bounds>(25, {1, 3})};
  const std::string whole = counted(memory, problem_of(small));
  const Stats stats = memory.stats();
  for (const std::uint64_t slice : {1u, 7u, 1000u}) {
    CHECK(counted(memory, problem_of(small), slice) == whole);
    CHECK(memory.stats() == stats);
  }
  Frontier in_parts;
  in_parts.bound_tables(60);
  CHECK(counted(in_parts, problem_of(small)) == whole);
  CHECK(in_parts.is_in_parts());
}

TEST_CASE("residues found by several workers join to a count with multiplicities") {
  const Problem problem = problem_of(Degrees{9, 9, std::vector<Bounds>(81, {1, 3})});
  Frontier engine;
  std::vector<std::uint64_t> residues;
  Ceiling ceiling = 0;
  for (std::size_t first = 0; first == 0 || first < moduli_for(ceiling); ++first) {
    REQUIRE_FALSE(engine.open_pass(problem, 64 << 20, {.first_modulus = first, .has_ceiling = first == 0}));
    Fuel fuel;
    REQUIRE(engine.advance(fuel) == Step::finished);
    residues.push_back(engine.residues()[0]);
    if (first == 0) ceiling = engine.ceiling();
  }
  CHECK(residues.size() > 1);
  Frontier whole;
  CHECK(decimal(join_residues(residues)) == counted(whole, problem));
}

TEST_CASE("an item that shares options with most others comes last if that leaves fewer states") {
  // Dominoes on a strip of which each may also be of a second kind; 30 to 40 dominoes are of the second kind.
  constexpr Item cells = 100;
  Problem problem;
  problem.reset(cells + 1, 0);
  problem.set_bounds(0, {30, 40});
  for (Item cell = 1; cell < cells; ++cell) {
    problem.add_option(std::vector<Entry>{{cell}, {cell + 1}});
    problem.add_option(std::vector<Entry>{{0}, {cell}, {cell + 1}});
  }
  const RatedOrder best = best_order(problem, Ranges(problem));
  CHECK(best.order.back() == 0);
  Frontier memory;
  CHECK(counted(memory, problem) == std::to_string(sum_of_binomials(50, {30, 40})));
}

}  // namespace cover_bounded_counting_test
