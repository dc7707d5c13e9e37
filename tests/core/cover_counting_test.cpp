// Counting with memory: known counts, enumeration as the oracle, tables that are made in parts, counts above 64
// bits.
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/cover/bits/bit_sets.hpp"
#include "core/cover/counting/counting.hpp"
#include "core/cover/counting/frontier.hpp"
#include "core/cover/counting/residues.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace cover_counting_test {

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

// Each of n items has `choices` options: `choices`^n solutions, in one state a layer.
Problem power(std::uint32_t n, std::uint32_t choices) {
  Problem problem;
  problem.reset(n, 0);
  for (Item item = 0; item < n; ++item) {
    for (std::uint32_t i = 0; i < choices; ++i) problem.add_option(std::vector<Entry>{{item}});
  }
  return problem;
}

TEST_CASE("counts by residues are whole counts, on both sides of every number of residues") {
  Frontier whole, one, two;
  one.bound_counts(1);
  two.bound_counts(2);
  std::size_t most_passes = 0;
  for (const std::uint32_t bits : {59u,  60u,  61u,  62u,  63u,  64u,  65u,  123u, 124u, 125u, 126u,
                                   127u, 128u, 129u, 186u, 187u, 247u, 248u, 249u, 256u, 310u, 620u}) {
    INFO(bits << " bits");
    const std::string expected = counted(whole, power(bits, 2));
    CHECK(whole.passes() == 1);
    CHECK(counted(one, power(bits, 2)) == expected);
    CHECK(counted(two, power(bits, 2)) == expected);
    most_passes = std::max(most_passes, one.passes());
    CHECK((one.passes() > 1) == (bits > 63));
  }
  CHECK(most_passes == 1 + (620 + 61) / 62 + 1);  // the first pass finds how many residues are needed: 621 bits
  CHECK(counted(one, dominoes(16, 16)) == "2444888770250892795802079170816");  // OEIS A004003
  CHECK(counted(two, dominoes(15, 15)) == "0");
}

TEST_CASE("a count of which residues are 0 is found", "[long]") {
  // 2^63 - 1 = 7² · 73 · 127 · 337 · 92737 · 649657 is the first modulus.
  Problem problem;
  problem.reset(8 + 40, 0);
  const std::uint32_t choices[] = {7, 7, 73, 127, 337, 92737, 649657, 1};
  for (Item item = 0; item < 8; ++item) {
    for (std::uint32_t i = 0; i < choices[item]; ++i) problem.add_option(std::vector<Entry>{{item}});
  }
  for (Item item = 8; item < 48; ++item) {
    for (int i = 0; i < 4; ++i) problem.add_option(std::vector<Entry>{{item}});
  }
  Frontier whole, one;
  one.bound_counts(1);
  const std::string expected = "11150372599265311569558933316709551578284032";  // (2^63 - 1) · 4^40
  CHECK(counted(whole, problem) == expected);
  CHECK(counted(one, problem) == expected);
}

TEST_CASE("the moduli are coprime, and any residues are joined to their number") {
  Moduli moduli;
  for (std::size_t i = 0; i < 40; ++i) {
    CHECK(moduli[i] > std::uint64_t{1} << 62);
    CHECK(moduli[i] < std::uint64_t{1} << 63);
    for (std::size_t j = 0; j < i; ++j) CHECK(std::gcd(moduli[i], moduli[j]) == 1);
  }
  Random random(3);
  for (int round = 0; round < rounds(2000); ++round) {
    std::vector<std::uint64_t> number(1 + random.below(5));
    for (std::uint64_t& limb : number) {
      limb = random.one_in(4) ? 0 : random.one_in(4) ? ~std::uint64_t{0} : random.below(~0u) * 0x9E3779B97F4A7C15u;
    }
    while (number.size() > 1 && number.back() == 0) number.pop_back();
    std::vector<std::uint64_t> residues;
    for (std::size_t i = 0; i < moduli_for(ceiling_of(number)); ++i) residues.push_back(residue_of(number, moduli[i]));
    REQUIRE(join_residues(residues) == number);
    residues.push_back(residue_of(number, moduli[residues.size()]));
    REQUIRE(join_residues(residues) == number);
  }
}

TEST_CASE("a ceiling is never below the sum that it bounds, and close to it") {
  Random random(5);
  for (int round = 0; round < rounds(200); ++round) {
    // The sum of numbers of very different sizes, in two limbs and as a ceiling.
    std::uint64_t high = 0, low = 0;
    Ceiling ceiling = 0;
    for (int i = 0; i < 3000; ++i) {
      const std::uint64_t more = (std::uint64_t{random.below(~0u)} << 30 | random.below(1u << 30)) >> random.below(62);
      low += more;
      high += low < more;
      ceiling = add_ceilings(ceiling, ceiling_of(std::vector<std::uint64_t>{more}));
      const std::vector<std::uint64_t> sum = {low, high};
      REQUIRE(ceiling >= ceiling_of(sum));
      // 3000 roundings by one part in 2^31
      REQUIRE(ceiling <= add_ceilings(ceiling_of(sum), ceiling_of(std::vector<std::uint64_t>{(low >> 18) + 1, high})));
    }
  }
}

TEST_CASE("passes by single moduli, as workers make them, join to the count") {
  const Problem problem = dominoes(14, 14);
  Frontier engine;
  std::vector<std::uint64_t> residues;
  Ceiling ceiling = 0;
  for (std::size_t first = 0; first == 0 || first < moduli_for(ceiling); ++first) {
    REQUIRE_FALSE(engine.open_pass(problem, 1 << 20, {.first_modulus = first, .has_ceiling = first == 0}));
    Fuel fuel;
    REQUIRE(engine.advance(fuel) == Step::finished);
    REQUIRE(engine.residues().size() == 1);
    residues.push_back(engine.residues()[0]);
    if (first == 0) ceiling = engine.ceiling();
  }
  CHECK(residues.size() == 2);
  CHECK(decimal(join_residues(residues)) == "112202208776036178000000");  // OEIS A004003
}

TEST_CASE("residues are used before tables are made in parts, and a smaller bound costs no more than the passes") {
  Frontier whole, little;
  for (const std::size_t kilobytes : {100u, 120u, 140u, 160u, 200u, 250u, 300u, 400u, 600u}) {
    INFO(kilobytes << " KB");
    const Problem problem = dominoes(12, 30);
    REQUIRE_FALSE(little.open(problem, kilobytes << 10));
    Fuel fuel;
    while (little.advance(fuel) != Step::finished) {
    }
    CHECK(little.count() == counted(whole, problem));
    CHECK(little.bytes() <= kilobytes << 10);
    CHECK_FALSE(little.is_in_parts());
    CHECK(little.passes() <= 5);
    CHECK(little.stats().nodes == little.passes() * whole.stats().nodes);
  }
}

TEST_CASE("permutations have factorials as counts, and memory stores only subsets") {
  Frontier memory;
  CHECK(counted(memory, permutations(12)) == "479001600");
  CHECK(memory.stats().nodes < 10'000);
}

TEST_CASE("memory and enumeration find the same counts on random problems with secondary items and colours",
          "[long][differential]") {
  Random random(7);
  DancingLinks links;
  Frontier memory, in_parts, by_residues;
  in_parts.bound_tables(3);
  by_residues.bound_counts(1);
  for (int left = rounds(2000); left > 0; --left) {
    const Problem problem = random_problem(random);
    const std::string expected = enumerated(problem, links);
    INFO("problem " << left);
    REQUIRE(counted(memory, problem) == expected);
    REQUIRE(counted(in_parts, problem) == expected);
    REQUIRE(counted(by_residues, problem) == expected);
  }
}

TEST_CASE("a count above 64 bits is the same when its tables are made in parts", "[long]") {
  // Tables of 21!'s subsets have up to 352,716 states.
  Frontier in_parts;
  in_parts.bound_tables(200'000);
  CHECK(counted(in_parts, permutations(21)) == "51090942171709440000");
  CHECK(in_parts.is_in_parts());
}

TEST_CASE("tables in parts give the same statistics however they are sliced") {
  for (const std::size_t words : {1u, 9u}) {
    Frontier in_parts;
    in_parts.bound_tables(40);
    in_parts.bound_counts(words);
    CHECK(counted(in_parts, permutations(8)) == "40320");
    CHECK(in_parts.is_in_parts());
    const Stats unlimited = in_parts.stats();
    for (const std::uint64_t slice : {1u, 7u, 1000u}) {
      CHECK(counted(in_parts, permutations(8), slice) == "40320");
      CHECK(in_parts.stats() == unlimited);
    }
  }
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

}  // namespace cover_counting_test
