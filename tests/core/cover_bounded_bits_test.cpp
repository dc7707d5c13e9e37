// Bit sets of options with multiplicities, against all sets of options, the search tree of dancing links, counting with
// memory, and known counts.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "core/cover/bits/bit_sets.hpp"
#include "core/cover/bits/bounded_lanes.hpp"
#include "core/cover/bits/bounded_sets.hpp"
#include "core/cover/counting/frontier.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/bounded_problems.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/cover_oracles.hpp"
#include "tests/core/cover_runs.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"

namespace cover_bounded_bits_test {

using namespace quadrille;
using namespace quadrille::cover;
using namespace quadrille::test;

namespace {

template <class E>
std::uint64_t counted(E& engine, const Problem& problem) {
  REQUIRE_FALSE(engine.open(problem));
  Fuel fuel;
  while (engine.advance(fuel) != Step::finished) {
  }
  return engine.stats().solutions;
}

std::vector<Chosen> sorted(std::vector<Chosen> solutions) {
  for (Chosen& chosen : solutions) std::sort(chosen.begin(), chosen.end());
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

// Whether lanes are wide enough for the problem; if they are, checks that they search the expected tree.
template <class Lane>
bool walks(BoundedLanes<Lane>& lanes, const Problem& problem, const Found& expected) {
  std::vector<std::size_t> sizes(problem.items());
  for (Option option = 0; option < problem.options(); ++option) {
    for (const Entry& entry : problem.option(option)) ++sizes[entry.item];
  }
  sizes.resize(problem.primary());
  const bool fits = std::all_of(sizes.begin(), sizes.end(),
                                [](std::size_t size) { return size <= BoundedLanes<Lane>::most_options; });
  return !fits || search_all(lanes, problem) == expected;
}

// Rods of 1 to 3 cells on a strip, each of which is a copy of one of `copies` kinds: so sets have several words. At
// least one and at most `most` rods of each kind are used, and of each length at most `of_length`.
Problem rods(std::uint32_t cells, std::uint32_t copies, std::uint32_t most, std::uint32_t of_length) {
  Problem problem;
  problem.reset(cells + copies + 3, 0);
  for (Item kind = 0; kind < copies; ++kind) problem.set_bounds(cells + kind, {0, most});
  for (Item length = 0; length < 3; ++length) problem.set_bounds(cells + copies + length, {1, of_length});
  for (Item kind = 0; kind < copies; ++kind) {
    for (std::uint32_t length = 1; length <= 3; ++length) {
      for (Item first = 0; first + length <= cells; ++first) {
        std::vector<Entry> option = {{cells + kind}, {cells + copies + length - 1}};
        for (Item cell = first; cell < first + length; ++cell) option.push_back({cell});
        problem.add_option(option);
      }
    }
  }
  return problem;
}

}  // namespace

TEST_CASE("bit sets find the solutions of 6,000 random problems with multiplicities", "[differential]") {
  Random random(41);
  BoundedSets sets, cramped, roomless, opened;
  cramped.set_room(9);
  roomless.set_room(0);
  std::size_t found = 0;
  for (int round = rounds(6000); round > 0; --round) {
    const Problem problem = random_bounded(random);
    const auto expected = solutions_by_force(problem);
    INFO("round " << round);
    const Found its = search_all(sets, problem);
    REQUIRE(sorted(its.solutions) == expected);
    const bool same = search_all(cramped, problem) == its && search_all(roomless, problem) == its;
    REQUIRE(same);
    REQUIRE_FALSE(opened.open(problem));
    REQUIRE(sets.has_sets_of(opened));  // all is restored after the search
    found += expected.size();
  }
  REQUIRE(found > 1000);
}

TEST_CASE("bit sets search the same tree as dancing links with multiplicities", "[long][differential]") {
  Random random(42);
  BitSets bits;
  BoundedSets sets, roomless;
  roomless.set_room(0);
  BoundedLanes<std::uint8_t> narrow;
  BoundedLanes<std::uint32_t> wide;
  DancingLinks links;
  for (int round = rounds(6000); round > 0; --round) {
    const Problem problem = random_bounded(random, {.primary = 9, .secondary = 4, .options = 24});
    if (!problem.has_multiplicities()) continue;
    const Found expected = search_all(links, problem);
    INFO("round " << round);
    const bool same = search_all(sets, problem) == expected && search_all(roomless, problem) == expected &&
                      walks(narrow, problem, expected) && walks(wide, problem, expected);
    REQUIRE(same);
  }
  for (const Problem& problem : {matrices(4, 2), regular_graphs(7, 2), set_partitions(6, {2, 3}), rods(7, 9, 2, 3),
                                 rods(6, 33, 1, 4), problem_of(Degrees{4, 4, std::vector<Bounds>(16, {1, 2})})}) {
    const Found expected = search_all(links, problem);
    REQUIRE(expected.stats.solutions > 0);
    REQUIRE(search_all(bits, problem) == expected);
    REQUIRE(search_all(sets, problem) == expected);
    REQUIRE(search_all(roomless, problem) == expected);
  }
}

TEST_CASE("bit sets find the counts of graphs, matrices and set partitions in the literature") {
  BitSets bits;
  CHECK(counted(bits, regular_graphs(7, 2)) == 465);       // OEIS A001205
  CHECK(counted(bits, regular_graphs(8, 3)) == 19355);     // OEIS A002829
  CHECK(counted(bits, matrices(5, 2)) == 2040);            // OEIS A001499
  CHECK(counted(bits, matrices(5, 3)) == 2040);            // OEIS A001501
  CHECK(counted(bits, set_partitions(7, {3, 3})) == 301);  // OEIS A008277
  CHECK(counted(bits, set_partitions(7, {0, 9})) == 877);  // OEIS A000110
}

TEST_CASE("the bounds of one item may be anything, with sets of one word and of several", "[long]") {
  BoundedSets sets, roomless;
  roomless.set_room(0);
  BitSets bits;
  for (const std::uint32_t options :
       {0u, 1u, 2u, 3u, 7u, 8u, 9u, 15u, 16u, 17u, 31u, 32u, 33u, 63u, 64u, 65u, 128u, 129u}) {
    for (std::uint32_t low = 0; low <= options + 1; ++low) {
      for (const std::uint32_t high : {low, low + 1, options, ~0u}) {
        if (low > high) continue;
        const bool are_few = options < 14 || high <= 2 || low + 2 >= options;
        if (!are_few) continue;
        const Bounds bounds = {low, high};
        const std::uint64_t expected = sum_of_binomials(options, bounds);
        INFO(options << " options, " << low << " to " << high);
        REQUIRE(counted(sets, subsets(options, bounds)) == expected);
        REQUIRE(counted(bits, subsets(options, bounds)) == expected);
        REQUIRE(bits.stats() == sets.stats());
        REQUIRE(counted(roomless, subsets(options, bounds)) == expected);
      }
    }
  }
}

TEST_CASE("bit sets and memory count the sets of edges of a grid with given degrees alike", "[differential]") {
  Random random(43);
  BitSets bits;
  DancingLinks links;
  for (int round = rounds(60); round > 0; --round) {
    const Degrees degrees = random_degrees(random, 4, 5);
    const Count expected = count_of(degrees);
    if (expected.size > 200'000) continue;
    INFO("round " << round);
    const Problem problem = problem_of(degrees);
    REQUIRE(residues_of(std::to_string(counted(bits, problem))) == expected.residues);
    if (problem.has_multiplicities()) {
      counted(links, problem);
      REQUIRE(links.stats() == bits.stats());
    }
  }
}

TEST_CASE("bit sets and memory count packings alike in which kinds and lengths of rods are bounded") {
  BitSets bits;
  Frontier memory;
  for (const std::uint32_t cells : {5u, 8u, 9u}) {
    for (const Bounds bounds : {Bounds{1, 2}, {1, 3}, {2, 3}, {3, 9}}) {
      INFO(cells << " cells, at most " << bounds.low << " of a kind and " << bounds.high << " of a length");
      const Problem problem = rods(cells, 5, bounds.low, bounds.high);
      REQUIRE_FALSE(memory.open(problem));
      Fuel fuel;
      REQUIRE(memory.advance(fuel) == Step::finished);
      REQUIRE(memory.count() == std::to_string(counted(bits, problem)));
    }
  }
}

TEST_CASE("parts of a search by bit sets with multiplicities add up to the whole", "[long][differential]") {
  constexpr auto kind = engine_kind<BitSets, Problem, Chosen, extras_of<BitSets>()>("bits");
  Random random(45);
  BitSets bits;
  std::size_t parts = 0;
  for (int round = rounds(600); round > 0; --round) {
    const Problem problem = round % 50 == 0 ? rods(6, 12, 2, 3) : random_bounded(random);
    const Found whole = search_all(bits, problem);
    Found sum;
    std::vector<std::vector<Branch>> waiting = {{}};  // the last one is the first in the order of the tree
    for (; !waiting.empty(); ++parts) {
      const auto engine = kind.make();
      REQUIRE_FALSE(engine->open(problem));
      REQUIRE(engine->begin_at(waiting.back()));
      waiting.pop_back();
      std::vector<std::vector<Branch>> given;
      Chosen chosen;
      for (Step step = Step::paused; step != Step::finished;) {
        Fuel fuel = {.nodes = 1 + random.below(20)};
        step = engine->advance(fuel);
        engine->read(chosen);
        if (step == Step::solution) sum.solutions.push_back(chosen);
        std::vector<Branch> path;
        if (!random.one_in(2) || !engine->give_away(path)) continue;
        std::vector<std::vector<Branch>> siblings;
        for (; path.back().at < path.back().of; ++path.back().at) siblings.push_back(path);
        given.insert(given.begin(), siblings.begin(), siblings.end());
      }
      waiting.insert(waiting.end(), given.rbegin(), given.rend());
      sum.stats.nodes += engine->stats().nodes;
      sum.stats.dead_ends += engine->stats().dead_ends;
      sum.stats.solutions += engine->stats().solutions;
      sum.stats.depth = std::max(sum.stats.depth, engine->stats().depth);
    }
    INFO("round " << round);
    REQUIRE(sum == whole);
  }
  REQUIRE(parts >= enough(1000u));
}

TEST_CASE("bit sets with multiplicities keep the search contract, with and without room for rows") {
  Random random(44);
  const auto show = [](const Chosen& chosen) { return chosen; };
  BoundedSets sets, roomless;
  roomless.set_room(0);
  BoundedLanes<std::uint32_t> lanes;
  for (int round = 0; round < rounds(200); ++round) {
    const Problem problem = random_bounded(random, {.primary = 7, .secondary = 3, .options = 14});
    require_search_contract<Chosen>(sets, problem, show);
    require_search_contract<Chosen>(roomless, problem, show);
    require_search_contract<Chosen>(lanes, problem, show);
  }
  require_search_contract<Chosen>(sets, rods(6, 12, 2, 3), show);
  require_search_contract<Chosen>(roomless, rods(6, 12, 2, 3), show);
}

TEST_CASE("a problem with multiplicities that is too large for bit sets is refused before memory is allocated") {
  Problem problem;
  problem.reset(BoundedSets::most_bits / 64, 0);
  problem.add_option(std::vector<Entry>{{0}});
  problem.set_bounds(0, {0, 2});
  BoundedSets sets;
  const auto refused = sets.open(problem);
  REQUIRE(refused);
  REQUIRE(refused->code == Error::Code::too_large);
}

}  // namespace cover_bounded_bits_test
