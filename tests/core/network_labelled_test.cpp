// Variables with labels: what the filter leaves against brute force, what the learning search removes and explains, and
// the solutions of both searches.
#include <vector>

#include "core/network/filters/labelled.hpp"
#include "core/network/line_up/line_up.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"

namespace network_labelled_test {

using namespace quadrille;
using namespace quadrille::test;
using network::Network;
using network::Values;
using network::Variable;

namespace {

// Two to four variables with their labels, all of two or three values. Four of two values may be a full group.
Network random_labelled(Random& random) {
  const std::size_t size = 2 + random.below(3);
  auto network = make_network(2 * size, 2 + random.below(2));
  std::vector<Variable> all(2 * size);
  for (Variable variable = 0; variable < all.size(); ++variable) all[variable] = variable;
  random.shuffle(all);
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>(size);
  const bool may_be_full = size == 4 && network.domains[0].values == 2;
  network.labelled.push_back(
      {{all.begin(), middle}, {middle, all.end()}, may_be_full && random.one_in(2), random.one_in(2)});
  const auto filling = random_indices(network, random);
  if (random.one_in(2)) add_random_relation(network, filling, random);
  if (random.one_in(3)) add_random_sum(network, filling, random);
  return network;
}

}  // namespace

TEST_CASE("variables with labels: the filter loses nothing, and is right where all is decided", "[network][slow]") {
  Random random(91);
  int impossible = 0, narrowed = 0, decided = 0;
  for (int round = 0; round < rounds(4000); ++round) {
    Network network = random_labelled(random);
    network.relations.clear();
    network.sums.clear();
    std::vector<Values> candidates;
    for (const auto& domain : network.domains) {
      const Values all = network::all_values(domain.values);
      const Values some = random.one_in(3) ? all & random.next() : random.one_in(2) ? Values{1} : all;
      candidates.push_back(some == 0 ? all : some);
    }
    std::vector<Values> expected(candidates.size(), 0);
    for (const auto& solution : solve_by_brute_force(network)) {
      bool fits = true;
      for (std::size_t i = 0; i < solution.size(); ++i) fits = fits && (candidates[i] >> solution[i] & 1) != 0;
      for (std::size_t i = 0; i < solution.size() && fits; ++i) expected[i] |= Values{1} << solution[i];
    }
    const bool has_none = expected[0] == 0;
    const bool is_full =
        std::all_of(candidates.begin(), candidates.end(), [](Values values) { return (values & (values - 1)) == 0; });
    network::LabelledPart labelled;
    labelled.open(network);
    const bool is_possible = labelled.filter(0, candidates);
    if (!is_possible || is_full) REQUIRE(has_none == !is_possible);
    impossible += is_possible ? 0 : 1;
    decided += is_full && is_possible ? 1 : 0;
    if (!is_possible) continue;
    const auto variables = labelled.variables(0);
    for (std::size_t i = 0; i < variables.size(); ++i) {
      REQUIRE((expected[variables[i]] & ~labelled.kept()[i]) == 0);
      narrowed += labelled.kept()[i] != candidates[variables[i]] ? 1 : 0;
    }
  }
  CHECK(impossible >= enough(200));
  CHECK(decided >= enough(20));
  CHECK(narrowed >= enough(500));
}

TEST_CASE("variables with labels remove and explain what follows", "[network][slow]") {
  Random random(92);
  for (int round = 0; round < rounds(400); ++round) require_right_explanations(random_labelled(random), 40, random);
}

TEST_CASE("variables with labels have the solutions of brute force in each search", "[network]") {
  Random random(93);
  network::LineUp plain, learning(1024, 0);  // the second learns from its first turn on
  std::size_t with_several = 0;
  for (int round = 0; round < rounds(400); ++round) {
    const Network network = random_labelled(random);
    const auto expected = solve_by_brute_force(network);
    const auto problem = problem_of(network);
    REQUIRE(solve_by(plain, problem) == expected);
    REQUIRE(solve_by(learning, problem) == expected);
    with_several += expected.size() > 1 ? 1 : 0;
  }
  CHECK(with_several >= enough(50u));
}

TEST_CASE("nothing follows of labels where propagation has come to rest", "[differential]") {
  Random random(94);
  int rests = 0;
  for (int round = 0; round < rounds(500); ++round)
    REQUIRE(find_unrest(problem_of(random_labelled(random)), random, rests) == "");
  CHECK(rests >= enough(500));
}

}  // namespace network_labelled_test
