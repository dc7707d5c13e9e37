// The sets of values of large cages, as variables of the plain search, against brute force.
#include "core/network/filters/cage_sets.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "core/network/plain/plain.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"

namespace network_cage_sets_test {

using namespace quadrille;
using namespace quadrille::test;
using network::CageSets;
using network::Network;
using network::Values;
using network::Variable;

namespace {

// A cage of the variables from `first` on.
void add_cage(Network& network, Variable first, Variable size, std::int64_t total) {
  Network::Sum sum = {{}, total};
  std::vector<Variable> cells;
  for (Variable variable = first; variable < first + size; ++variable) {
    sum.terms.push_back({1, variable});
    cells.push_back(variable);
  }
  network.different.push_back({cells, {}});
  network.sums.push_back(sum);
}

struct Opened {
  CageSets cages;
  std::vector<Network::Sum> sums;  // that were not taken
  std::vector<Values> masks;
};

Opened open(const Network& network) {
  std::vector<Values> masks;
  for (const auto& domain : network.domains) masks.push_back(network::all_values(domain.values));
  network::Neighbours neighbours;
  neighbours.open(network);
  network::Opening opening(network, neighbours, masks);
  CageSets cages;
  cages.open(opening);
  return {cages, opening.sums, opening.masks};
}

// The sets of five indices of nine with a sum, ascending: the order of the values of a cage's variable.
std::vector<unsigned> sets_of_five(unsigned sum) {
  std::vector<unsigned> sets;
  for (unsigned set = 0; set < 512; ++set) {
    unsigned its = 0;
    for (unsigned index = 0; index < 9; ++index) its += (set >> index & 1) * index;
    if (its == sum && std::popcount(set) == 5) sets.push_back(set);
  }
  return sets;
}

}  // namespace

TEST_CASE("cages are taken where large ones have half of the cells") {
  Network network = make_network(12, 9);
  add_cage(network, 0, 5, 25);
  add_cage(network, 5, 4, 20);
  SECTION("not one with five of twelve cells") {
    const Opened opened = open(network);
    CHECK(opened.cages.size() == 0);
    CHECK(opened.sums.size() == 2);
    CHECK(opened.masks.size() == 12);
    CHECK_FALSE(opened.cages.has(11));
  }
  SECTION("but one with exactly half of them") {
    network.sums[0].terms.push_back({1, 5});
    network.different[0].variables.push_back(5);
    network.sums[0].total = 30;
    CHECK(open(network).cages.size() == 1);
  }
  SECTION("and two with ten of twelve, while small ones stay") {
    add_cage(network, 7, 5, 30);
    const Opened opened = open(network);
    REQUIRE(opened.cages.size() == 2);
    CHECK(opened.sums.size() == 1);
    REQUIRE(opened.masks.size() == 14);
    CHECK(std::popcount(opened.masks[12]) == static_cast<int>(sets_of_five(20).size()));
    CHECK(opened.cages.has(12));
    CHECK_FALSE(opened.cages.has(11));
    CHECK(opened.cages.cells(1).front() == 7);
    CHECK(opened.cages.variables(1).back() == 13);
  }
}

TEST_CASE("a cage is not taken that is derived, has equal cells, or a sum that no set has") {
  Network network = make_network(5, 9);
  add_cage(network, 0, 5, 25);
  CHECK(open(network).cages.size() == 1);
  SECTION("derived") { network.sums[0].is_derived = true; }
  SECTION("equal cells") { network.different.clear(); }
  SECTION("no set") { network.sums[0].total = 14; }
  SECTION("coefficient") { network.sums[0].terms[2].coefficient = 2; }
  const Opened opened = open(network);
  CHECK(opened.cages.size() == 0);
  CHECK(opened.sums.size() == 1);
}

TEST_CASE("a cage and its sets lose nothing that a filling has, and what no set has") {
  Random random(41);
  int sets_lost = 0, values_lost = 0, possible = 0;
  for (int round = 0; round < rounds(3000); ++round) {
    Network network = make_network(5, 9);
    const unsigned total = 15 + random.below(21);
    add_cage(network, 0, 5, total);
    Opened opened = open(network);
    REQUIRE(opened.cages.size() == 1);
    const auto sets = sets_of_five(total - 5);
    for (Variable cell = 0; cell < 5; ++cell) {
      opened.masks[cell] = random.one_in(3) ? Values{1} << random.below(9) : random.next() & 511;
      if (opened.masks[cell] == 0) opened.masks[cell] = 511;
    }
    opened.masks[5] &= random.next() | random.next();
    std::vector<Values> expected(6, 0);
    Values required = 511;
    for (std::size_t set = 0; set < sets.size(); ++set) {
      if ((opened.masks[5] >> set & 1) == 0) continue;
      std::vector<unsigned> order;
      for (unsigned index = 0; index < 9; ++index)
        if ((sets[set] >> index & 1) != 0) order.push_back(index);
      do {
        bool fits = true;
        for (std::size_t i = 0; i < 5; ++i) fits = fits && (opened.masks[i] >> order[i] & 1) != 0;
        if (!fits) continue;
        for (std::size_t i = 0; i < 5; ++i) expected[i] |= Values{1} << order[i];
        expected[5] |= Values{1} << set;
        required &= sets[set];
      } while (std::next_permutation(order.begin(), order.end()));
    }
    const bool is_possible = opened.cages.filter(0, opened.masks);
    if (expected[5] != 0) REQUIRE(is_possible);
    if (!is_possible || expected[5] == 0) continue;
    ++possible;
    REQUIRE((opened.cages.required() & ~required) == 0);
    for (std::size_t i = 0; i < 6; ++i) {
      const Values kept = opened.cages.kept()[i];
      REQUIRE((expected[i] & ~kept) == 0);
      REQUIRE((kept & ~opened.masks[i]) == 0);
      if (kept != opened.masks[i]) ++(i == 5 ? sets_lost : values_lost);
    }
  }
  CHECK(possible >= enough(500));
  CHECK(sets_lost >= enough(300));
  CHECK(values_lost >= enough(300));
}

TEST_CASE("the sets with the commonest value are some, but not all") {
  Network network = make_network(5, 9);
  add_cage(network, 0, 5, 19);
  const Opened opened = open(network);
  const auto sets = sets_of_five(14);  // {0,1,2,3,8}, {0,1,2,4,7}, {0,1,2,5,6}, {0,1,3,4,6}, {0,2,3,4,5}: 1 is in four
  REQUIRE(sets.size() == 5);
  Values with_one = 0;
  for (std::size_t set = 0; set < sets.size(); ++set) with_one |= Values{sets[set] >> 1 & 1} << set;
  CHECK(opened.cages.with_commonest(5, opened.masks[5]) == with_one);
  for (Values some = 1; some <= opened.masks[5]; ++some) {
    if (std::popcount(some) < 2) continue;
    const Values with = opened.cages.with_commonest(5, some);
    CHECK((with & ~some) == 0);
    CHECK(with != 0);
    CHECK(with != some);
  }
}

TEST_CASE("a search that decides the sets of cages finds all solutions once", "[slow]") {
  Random random(42);
  std::size_t solved = 0;
  for (int round = 0; round < rounds(150); ++round) {
    Network network = make_network(7, 6);
    const auto filling = random_indices(network, random);
    add_random_relation(network, filling, random);
    add_cage(network, static_cast<Variable>(random.below(3)), 5, 15 + random.below(6));
    const auto expected = solve_by_brute_force(network);
    network::Plain plain;
    plain.open(problem_of(network));
    std::vector<std::vector<unsigned>> found;
    Fuel fuel;
    while (plain.advance(fuel) == Step::solution) {
      auto& solution = found.emplace_back();
      for (std::size_t i = 0; i < 7; ++i) solution.push_back(static_cast<unsigned>(std::countr_zero(plain.masks()[i])));
    }
    std::sort(found.begin(), found.end());
    REQUIRE(found == expected);
    solved += expected.size();
  }
  CHECK(solved > 1000);
}

}  // namespace network_cage_sets_test
