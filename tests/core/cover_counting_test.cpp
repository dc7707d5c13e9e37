// Counting with memory: known counts, enumeration as the oracle, tables that are made in parts, counts above 64
// bits.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/cover/bits/bit_sets.hpp"
#include "core/cover/counting/counting.hpp"
#include "core/cover/counting/frontier.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

using namespace quadrille;
using namespace quadrille::cover;
using namespace quadrille::test;

namespace {

constexpr std::uint64_t plenty = ~std::uint64_t{0};

Problem dominoes(std::uint32_t rows, std::uint32_t columns) {
  Problem problem;
  problem.reset(rows * columns, 0);
  const auto place = [&](Item a, Item b) {
    const std::vector<Entry> option = {{a}, {b}};
    problem.add_option(option);
  };
  for (std::uint32_t row = 0; row < rows; ++row) {
    for (std::uint32_t column = 0; column < columns; ++column) {
      const Item cell = row * columns + column;
      if (column + 1 < columns) place(cell, cell + 1);
      if (row + 1 < rows) place(cell, cell + columns);
    }
  }
  return problem;
}

Problem permutations(std::uint32_t n) {
  Problem problem;
  problem.reset(2 * n, 0);
  for (Item row = 0; row < n; ++row) {
    for (Item column = 0; column < n; ++column) {
      const std::vector<Entry> option = {{row}, {n + column}};
      problem.add_option(option);
    }
  }
  return problem;
}

// Rows and columns are primary, diagonals secondary. Few placements leave the same free columns and diagonals.
Problem queens(std::uint32_t n) {
  Problem problem;
  problem.reset(2 * n, 2 * (2 * n - 1));
  for (std::uint32_t row = 0; row < n; ++row) {
    for (std::uint32_t column = 0; column < n; ++column) {
      const std::vector<Entry> option = {{row}, {n + column}, {2 * n + row + column}, {5 * n - 2 + row - column}};
      problem.add_option(option);
    }
  }
  return problem;
}

Problem random_problem(Random& random) {
  Problem problem;
  const std::uint32_t primary = random.below(9), secondary = random.below(5);
  problem.reset(primary, secondary);
  std::vector<Entry> entries;
  for (std::uint32_t options = random.below(24); options > 0; --options) {
    entries.clear();
    for (Item item = 0; item < primary + secondary; ++item) {
      if (!random.one_in(4)) continue;
      entries.push_back({item, item < primary ? 0 : random.below(4)});
    }
    random.shuffle(entries);
    if (!entries.empty()) problem.add_option(entries);
  }
  return problem;
}

template <class E>
std::string counted(E& engine, const Problem& problem, std::uint64_t slice = plenty) {
  REQUIRE_FALSE(engine.open(problem));
  double behind = 0;
  for (Step step = Step::paused; step != Step::finished;) {
    Fuel fuel = {.nodes = slice};
    step = engine.advance(fuel);
    REQUIRE(step != Step::solution);
    REQUIRE(engine.fraction() >= behind);
    behind = engine.fraction();
  }
  REQUIRE(behind == 1);
  return engine.count();
}

template <class E>
std::string enumerated(const Problem& problem, E& engine) {
  REQUIRE_FALSE(engine.open(problem));
  Fuel fuel = {.nodes = plenty};
  while (engine.advance(fuel) == Step::solution) {
  }
  return std::to_string(engine.stats().solutions);
}

}  // namespace

TEST_CASE("dominoes have the counts of Kasteleyn's formula, also above 64 bits") {
  Frontier memory;
  CHECK(counted(memory, dominoes(8, 8)) == "12988816");
  CHECK(counted(memory, dominoes(7, 7)) == "0");
  CHECK(counted(memory, dominoes(12, 12)) == "53060477521960000");
  CHECK(counted(memory, dominoes(4, 64)) == "54931604400922112582501764836");  // by a transfer matrix, OEIS A005178
}

TEST_CASE("a count may exceed 64 and 128 bits while the options of a state are tried") {
  // Each item has four options that give s the colour 1, three without s, and one that gives it the colour 2. Colours 1
  // and 2 do not go together, so there are 7^n + 4^n - 3^n solutions.
  Problem problem;
  problem.reset(60, 1);
  for (Item item = 0; item < 60; ++item) {
    for (const Colour colour : {1u, 0u, 1u, 0u, 2u, 0u, 1u, 1u}) {
      std::vector<Entry> option = {{item}};
      if (colour != 0) option.push_back({60, colour});
      problem.add_option(option);
    }
  }
  Frontier memory;
  CHECK(counted(memory, problem) == "508021860739624694550141591409814189375980510747376");
}

TEST_CASE("permutations have factorials as counts, and memory stores only subsets") {
  Frontier memory;
  CHECK(counted(memory, permutations(12)) == "479001600");
  CHECK(memory.stats().nodes < 10'000);
}

TEST_CASE("memory and enumeration find the same counts on random problems with secondary items and colours",
          "[differential]") {
  Random random(7);
  DancingLinks links;
  Frontier memory, in_parts;
  in_parts.bound_tables(3);
  for (int left = rounds(2000); left > 0; --left) {
    const Problem problem = random_problem(random);
    const std::string expected = enumerated(problem, links);
    INFO("problem " << left);
    REQUIRE(counted(memory, problem) == expected);
    REQUIRE(counted(in_parts, problem) == expected);
  }
}

TEST_CASE("a count above 64 bits is the same when its tables are made in parts") {
  Frontier in_parts;
  in_parts.bound_tables(40);
  CHECK(counted(in_parts, dominoes(4, 52)) == "199075747282501410531281");
}

TEST_CASE("memory finds the same count with any bound on its bytes, and keeps the bound") {
  const std::pair<Problem, std::string> problems[] = {
      {dominoes(16, 16), "2444888770250892795802079170816"},  // OEIS A004003
      {dominoes(10, 10), "258584046368"},
      {permutations(14), "87178291200"},
      {permutations(11), "39916800"},
  };
  constexpr std::size_t kilobytes[] = {200 << 10, 4 << 10, 1 << 10, 512, 200};
  for (const auto& [problem, expected] : problems) {
    std::uint64_t most_nodes = 0;
    for (const std::size_t bound : kilobytes) {
      if (bound < 512 && problem.items() > 200) continue;  // too many parts: too slow
      INFO(problem.items() << " items in " << bound << " KB");
      Counting counting;
      counting.bound_memory(bound << 10);
      CHECK(counted(counting, problem) == expected);
      CHECK(counting.bytes() <= bound << 10);
      CHECK(counting.stats().nodes >= most_nodes);
      most_nodes = counting.stats().nodes;
      if (most_nodes > 1'000'000) continue;
      const Stats unlimited_fuel = counting.stats();
      counted(counting, problem, 1000);
      CHECK(counting.stats() == unlimited_fuel);
    }
  }
}

TEST_CASE("counting gives the same statistics however it is sliced") {
  for (const Problem& problem : {dominoes(6, 6), permutations(6), queens(11)}) {
    Frontier memory;
    counted(memory, problem);
    const Stats remembered = memory.stats();
    for (const std::uint64_t slice : {1u, 7u, 1000u}) {
      counted(memory, problem, slice);
      CHECK(memory.stats() == remembered);
    }
  }
}
