// Random covers that are too large for trying all sets of options: up to 40 primary items, secondary items that many
// options share, counts above 64 and 128 bits. The expected counts come from cover_oracles.hpp.
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/cover/bits/bit_sets.hpp"
#include "core/cover/bits/option_sets.hpp"
#include "core/cover/counting/frontier.hpp"
#include "core/cover/learning/learning.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/cover_oracles.hpp"
#include "tests/core/random.hpp"
#include "tests/core/short_turns.hpp"

namespace cover_deep_test {

using namespace quadrille;
using namespace quadrille::cover;
using namespace quadrille::test;

namespace {

using Chosen = std::vector<Option>;

// The count that an engine finds; empty if it needs more nodes. In a count a portfolio passes on some of its solutions.
template <class E>
std::string counted(E& engine, const Problem& problem, std::uint64_t nodes = 1'000'000) {
  REQUIRE_FALSE(engine.open(problem));
  Fuel fuel = {.nodes = nodes};
  Step step = Step::solution;
  while (step == Step::solution) step = engine.advance(fuel);
  return step == Step::finished ? engine.count() : "";
}

// The solutions that an engine finds in its first nodes: each obeys, none occurs twice, options are ascending.
struct Found {
  std::vector<Chosen> solutions;  // in the order in which they were found
  bool is_all = false;
};

template <class E>
Found find(E& engine, const Problem& problem, std::uint64_t nodes) {
  REQUIRE_FALSE(engine.open(problem));
  Found found;
  Step step = Step::paused;
  Fuel fuel = {.nodes = nodes};
  while ((step = engine.advance(fuel)) == Step::solution) {
    Chosen& chosen = found.solutions.emplace_back();
    engine.read(chosen);
    REQUIRE(obeys(problem, chosen));
    std::sort(chosen.begin(), chosen.end());
  }
  found.is_all = step == Step::finished;
  std::vector<Chosen> sorted = found.solutions;
  std::sort(sorted.begin(), sorted.end());
  REQUIRE(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end());
  return found;
}

struct Tally {
  std::uint64_t listed = 0;    // number of problems whose solutions were all listed
  std::uint64_t past_64 = 0;   // number of counts above 64 bits,
  std::uint64_t past_128 = 0;  //   and above 128
  std::uint64_t in_parts = 0;  // number of problems counted with tables in parts
};

// Every engine of covers on one problem whose count is known.
class Engines {
 public:
  void require_count(const Problem& problem, const Count& expected) {
    if (const std::string count = counted(memory_, problem, 200'000); !count.empty()) {
      REQUIRE(residues_of(count) == expected.residues);
      REQUIRE(residues_of(counted(counters_, problem, 10'000'000)) == expected.residues);
      tally.past_64 += expected.size >= 0x1p64 ? 1 : 0;
      tally.past_128 += expected.size >= 0x1p128 ? 1 : 0;
    }
    for (Frontier* const memory : {&in_parts_, &narrow_}) {
      const std::string count = counted(*memory, problem, 20'000);
      if (count.empty()) continue;  // too many parts
      REQUIRE(residues_of(count) == expected.residues);
      tally.in_parts += memory == &in_parts_ ? 1 : 0;
    }

    // Links and bit sets search the same tree, so they agree also before its end.
    constexpr std::uint64_t nodes = 3000;
    const Found found = find(links_, problem, nodes);
    REQUIRE(find(bits_, problem, nodes).solutions == found.solutions);
    REQUIRE(find(sets_, problem, nodes).solutions == found.solutions);
    REQUIRE(links_.stats() == bits_.stats());
    REQUIRE(links_.stats() == sets_.stats());
    require_listed(find(learning_, problem, nodes), expected);
    require_listed(find(forgetful_, problem, nodes), expected);
    require_listed(find(finders_, problem, nodes), expected);
    require_listed(found, expected);
    tally.listed += found.is_all ? 1 : 0;
  }

  Tally tally;

 private:
  static void require_listed(const Found& found, const Count& expected) {
    if (found.is_all) REQUIRE(static_cast<double>(found.solutions.size()) == expected.size);
    REQUIRE(static_cast<double>(found.solutions.size()) <= expected.size);
  }

  static Frontier bounded(std::size_t states) {
    Frontier frontier;
    frontier.bound_tables(states);
    return frontier;
  }
  static OptionSets without_rows() {
    OptionSets sets;
    sets.set_room(0);
    return sets;
  }

  Frontier memory_, in_parts_ = bounded(20), narrow_ = bounded(3);
  ShortCounters<50> counters_;
  DancingLinks links_;
  BitSets bits_;
  OptionSets sets_ = without_rows();
  Learning learning_, forgetful_ = Learning(64);
  ShortFinders<50> finders_;
};

}  // namespace

TEST_CASE("covers of up to 40 items in a row with shared secondary items have the counts of dynamic programming",
          "[differential]") {
  Random random(41);
  Engines engines;
  const int most = rounds(120);
  for (int round = 0; round < most; ++round) {
    const Row row = random_row(random, random.one_in(2) ? 40 : 12);
    INFO("round " << round);
    engines.require_count(problem_of(row, random), count_of(row));
  }
  CHECK(engines.tally.listed >= enough(60u));
  CHECK(engines.tally.past_64 >= enough(5u));
  CHECK(engines.tally.past_128 >= enough(1u));
  CHECK(engines.tally.in_parts >= enough(60u));
}

TEST_CASE("the count of independent parts is the product of their counts, also above 128 bits", "[differential]") {
  Random random(42);
  Frontier memory;
  ShortCounters<50> counters;
  std::uint64_t past_128 = 0;
  const int most = rounds(25);
  for (int round = 0; round < most; ++round) {
    // Independent parts: each has its own primary and secondary items.
    Row whole;
    Count expected = Count::one();
    for (std::uint32_t parts = 2 + random.below(14); parts > 0; --parts) {
      const Row part = random_row(random, 16);
      const Count count = count_of(part);
      if (count.is_zero()) continue;
      expected *= count;
      for (Row::Piece piece : part.pieces) {
        piece.first += whole.primary;
        for (Entry& other : piece.others) other.item += whole.secondary;
        whole.pieces.push_back(piece);
      }
      whole.primary += part.primary;
      whole.secondary += part.secondary;
    }
    const Problem problem = problem_of(whole, random);
    INFO("round " << round);
    const std::string count = counted(memory, problem);
    if (count.empty()) continue;  // too many states
    REQUIRE(residues_of(count) == expected.residues);
    REQUIRE(residues_of(counted(counters, problem, 100'000'000)) == expected.residues);
    past_128 += expected.size >= 0x1p128 ? 1 : 0;
  }
  CHECK(past_128 >= enough(5u));
}

TEST_CASE("dominoes on boards with holes have the counts of a transfer matrix", "[differential]") {
  Random random(43);
  Engines engines;
  const int most = rounds(40);
  for (int round = 0; round < most; ++round) {
    const Item rows = 2 + random.below(46), columns = 2 + random.below(6);
    Grid grid = {rows, columns, std::vector<bool>(std::size_t{rows} * columns)};
    for (std::uint32_t holes = random.one_in(2) ? 0 : random.below(6); holes > 0; --holes)
      grid.is_hole[random.below(grid.is_hole.size())] = true;
    INFO("round " << round << ", " << rows << "×" << columns);
    engines.require_count(problem_of(grid, random), count_by_profile(grid));
  }
  CHECK(engines.tally.past_64 >= enough(1u));
}

TEST_CASE("perfect matchings of random grids have the counts that a determinant gives", "[differential]") {
  Random random(44);
  Frontier memory;
  ShortCounters<50> counters;
  std::uint64_t past_64 = 0;
  const int most = rounds(30);
  for (int round = 0; round < most; ++round) {
    const Item columns = 4 + 2 * random.below(3), rows = 4 + random.below(30);
    Grid grid = {rows, columns, std::vector<bool>(std::size_t{rows} * columns)};
    std::vector<std::pair<Item, Item>> missing;
    const std::uint32_t share = 6 + random.below(200);
    grid.each_domino([&](Item a, Item b) {
      if (random.one_in(share)) missing.emplace_back(a, b);
    });
    grid.missing = missing;
    const auto by_profile = count_by_profile(grid);
    auto signed_count = count_by_determinant(grid);
    const bool is_minus = signed_count != by_profile.residues;
    for (std::size_t i = 0; i < primes.size() && is_minus; ++i)
      signed_count[i] = (primes[i] - signed_count[i]) % primes[i];
    REQUIRE(signed_count == by_profile.residues);  // both oracles agree
    const Problem problem = problem_of(grid, random);
    INFO("round " << round << ", " << rows << "×" << columns);
    REQUIRE(residues_of(counted(memory, problem, 10'000'000)) == signed_count);
    REQUIRE(residues_of(counted(counters, problem, 100'000'000)) == signed_count);
    past_64 += by_profile.size >= 0x1p64 ? 1 : 0;
  }
  CHECK(past_64 >= enough(3u));
}

}  // namespace cover_deep_test
