// Counting by components with a cache: known counts, Frontier and links as oracles, caches of any size, slices, counts
// above 64 bits.
#include <cstdint>
#include <string>
#include <vector>

#include "core/cover/counting/components.hpp"
#include "core/cover/counting/frontier.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/cover_oracles.hpp"
#include "tests/core/random.hpp"

using namespace quadrille;
using namespace quadrille::cover;
using namespace quadrille::test;

namespace {

struct Bounded : Components {
  std::size_t most_bytes = usual_bytes;
  std::optional<Error> open(const Problem& problem) { return Components::open(problem, most_bytes); }
};

template <class E>
std::string counted(E& engine, const Problem& problem, Fuel slice = {}) {
  REQUIRE_FALSE(engine.open(problem));
  double behind = engine.fraction();
  for (Step step = Step::paused; step != Step::finished;) {
    Fuel fuel = slice;
    const Stats before = engine.stats();
    step = engine.advance(fuel);
    REQUIRE(step != Step::solution);
    REQUIRE(engine.stats().nodes - before.nodes == slice.nodes - fuel.nodes);
    REQUIRE((step == Step::finished || fuel.is_spent()));
    REQUIRE(engine.fraction() >= behind);
    behind = engine.fraction();
  }
  REQUIRE(behind == 1);
  return engine.count();
}

std::string listed(const Problem& problem) {
  DancingLinks links;
  REQUIRE_FALSE(links.open(problem));
  Fuel fuel;
  while (links.advance(fuel) == Step::solution) {
  }
  return std::to_string(links.stats().solutions);
}

// Small problems that fall apart: options contain neighbouring items only.
Problem random_problem(Random& random) {
  Problem problem;
  const std::uint32_t primary = random.below(14), secondary = random.below(6), reach = 1 + random.below(4);
  problem.reset(primary, secondary);
  std::vector<Entry> entries;
  for (std::uint32_t options = random.below(40); options > 0; --options) {
    entries.clear();
    const Item first = primary == 0 ? 0 : random.below(primary);
    for (Item item = first; item < primary && item < first + reach; ++item) {
      if (item == first || random.one_in(2)) entries.push_back({item});
    }
    for (Item item = primary; item < primary + secondary; ++item) {
      if (random.one_in(5)) entries.push_back({item, random.below(4)});
    }
    random.shuffle(entries);
    if (!entries.empty()) problem.add_option(entries);
  }
  return problem;
}

Problem grid(std::uint32_t rows, std::uint32_t columns, Random& random) {
  return problem_of(Grid{rows, columns, std::vector<bool>(rows * columns)}, random);
}

}  // namespace

TEST_CASE("components have the counts of links on random problems, with caches of any size", "[differential]") {
  Random random(11);
  Components components;
  Bounded little, least;
  little.most_bytes = 100 << 10;
  least.most_bytes = 4 << 10;
  std::uint64_t splits = 0, hits = 0;
  for (int left = rounds(4000); left > 0; --left) {
    const Problem problem = random_problem(random);
    const std::string expected = listed(problem);
    INFO("problem " << left);
    REQUIRE(counted(components, problem) == expected);
    REQUIRE(counted(little, problem) == expected);
    REQUIRE(counted(least, problem) == expected);
    splits += components.splits();
    hits += components.hits();
  }
  CHECK(splits > 100);
  CHECK(hits > 100);
}

TEST_CASE("components have the counts of dynamic programming, also above 64 and 128 bits", "[differential]") {
  Random random(12);
  Components components;
  Frontier frontier;
  std::size_t longest = 0;
  for (int left = rounds(60); left > 0; --left) {
    const Row row = random_row(random, 40);
    const Problem problem = problem_of(row, random);
    Fuel fuel = {.nodes = 20'000};
    REQUIRE_FALSE(components.open(problem));
    if (components.advance(fuel) != Step::finished) continue;  // too many components
    REQUIRE(residues_of(components.count()) == count_of(row).residues);
    longest = std::max(longest, components.count().size());
  }
  const Problem board = grid(4, 64, random);
  CHECK(counted(components, board) == "54931604400922112582501764836");  // OEIS A005178
  // 100 boards of 4x4 that nothing connects: 36^100
  Problem apart;
  apart.reset(1600, 0);
  for (Item first = 0; first < 1600; first += 16) {
    const Problem one = grid(4, 4, random);
    for (Option option = 0; option < one.options(); ++option) {
      std::vector<Entry> entries(one.option(option).begin(), one.option(option).end());
      for (Entry& entry : entries) entry.item += first;
      apart.add_option(entries);
    }
  }
  CHECK(counted(components, apart) == counted(frontier, apart));
  CHECK(components.count().size() == 156);
  CHECK(components.stats().nodes < 100'000);
}

TEST_CASE("components give the same statistics however they are sliced, and with a cache too small for all") {
  Random random(13);
  for (const std::size_t bytes : {std::size_t{200} << 20, std::size_t{60} << 10}) {
    Bounded engine;
    engine.most_bytes = bytes;
    const Problem problem = grid(6, 8, random);
    CHECK(counted(engine, problem) == "167089");  // OEIS A028470
    CHECK(engine.bytes() <= bytes);
    const Stats whole = engine.stats();
    const std::uint64_t hits = engine.hits();
    for (const Fuel slice :
         {Fuel{.nodes = 1}, Fuel{.nodes = 7}, Fuel{.nodes = 1000}, Fuel{.work = 1}, Fuel{.work = 50}}) {
      CHECK(counted(engine, problem, slice) == "167089");
      CHECK(engine.stats() == whole);
      CHECK(engine.hits() == hits);
    }
  }
}

TEST_CASE("components give up where their keys have no room, and count nothing then") {
  Bounded engine;
  engine.most_bytes = 100;
  Random random(14);
  const Problem problem = grid(6, 6, random);
  REQUIRE_FALSE(engine.open(problem));
  Fuel fuel;
  CHECK(engine.advance(fuel) == Step::paused);
  CHECK(engine.has_given_up());
  CHECK(engine.bytes() == 0);
  CHECK(engine.fraction() == 0);
}

TEST_CASE("a problem without primary items has one solution by components, and one with a wiped-out item none") {
  Components engine;
  Problem problem;
  problem.reset(0, 2);
  CHECK(counted(engine, problem) == "1");
  problem.reset(3, 0);
  problem.add_option(std::vector<Entry>{{0}, {1}});
  CHECK(counted(engine, problem) == "0");
}
