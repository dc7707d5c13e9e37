// Connected members of a graph: what the filter leaves against brute force, what the learning search removes and
// explains, and the solutions of both searches and of dancing links with a watch.
#include <algorithm>
#include <string>
#include <vector>

#include "core/cover/links/watched.hpp"
#include "core/network/filters/connected.hpp"
#include "core/network/form/form.hpp"
#include "core/network/form/watch.hpp"
#include "core/network/learning/propagator.hpp"
#include "core/network/line_up/line_up.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"

namespace network_connected_test {

using namespace quadrille;
using namespace quadrille::test;
using network::Network;
using network::Values;
using network::Variable;

namespace {

using Indices = std::vector<unsigned>;

// Variables of two or three values, connected in one or two ways.
Network random_graphs(Random& random) {
  auto network = make_network(2 + random.below(7), 2 + random.below(2));
  const auto filling = random_indices(network, random);
  for (std::size_t graphs = 1 + random.below(2); graphs > 0; --graphs) {
    add_random_connected(network, filling, random);
    network.connected.back().is_one = !random.one_in(3);
  }
  if (random.one_in(3)) add_random_relation(network, filling, random);
  return network;
}

std::vector<Values> random_candidates(const Network& network, Random& random) {
  std::vector<Values> candidates;
  for (const auto& domain : network.domains) {
    Values values = network::all_values(domain.values);
    if (random.one_in(2)) values &= random.next();
    candidates.push_back(values == 0 ? 1 : values);
  }
  return candidates;
}

std::vector<Values> kept_by_brute_force(const std::vector<Indices>& solutions, const std::vector<Values>& candidates) {
  std::vector<Values> kept(candidates.size(), 0);
  for (const Indices& solution : solutions) {
    bool fits = true;
    for (std::size_t i = 0; i < solution.size(); ++i) fits = fits && (candidates[i] >> solution[i] & 1) != 0;
    for (std::size_t i = 0; i < solution.size() && fits; ++i) kept[i] |= Values{1} << solution[i];
  }
  return kept;
}

std::vector<Indices> solve_by_links(const network::Problem& problem) {
  const Network& network = *problem.network;
  cover::CoverForm form;
  std::vector<network::OptionValue> says;
  constexpr std::uint32_t values = 8;
  std::vector<Values> candidates;
  for (const auto& domain : network.domains) candidates.push_back(network::all_values(domain.values));
  REQUIRE_FALSE(network::write_form(network, candidates, values, form, &says));
  network::Watch watch;
  watch.open(network, candidates, says);
  cover::Watched<network::Watch> links;
  links.watch_by(&watch);
  REQUIRE_FALSE(links.open(form.problem));
  std::vector<Indices> solutions;
  std::vector<cover::Option> chosen;
  for (;;) {
    Fuel fuel;
    if (links.advance(fuel) == Step::finished) break;
    links.read(chosen);
    auto& solution = solutions.emplace_back(network.cells);
    for (const auto option : chosen)
      for (const auto placement : form.placements(option)) solution[placement / values] = placement % values;
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

}  // namespace

TEST_CASE("connected members: the filter loses nothing, and leaves exactly what is possible where sizes are free",
          "[slow]") {
  Random random(71);
  int exact = 0, impossible = 0;
  for (int round = 0; round < rounds(4000); ++round) {
    auto network = make_network(2 + random.below(7), 2 + random.below(2));
    add_random_connected(network, random_indices(network, random), random);
    const auto candidates = random_candidates(network, random);
    const auto expected = kept_by_brute_force(solve_by_brute_force(network), candidates);
    network::ConnectedPart connected;
    connected.open(network);
    const bool is_possible = connected.filter(0, candidates);
    const auto& graph = network.connected[0];
    const bool has_sizes = graph.low > 1 || graph.high < graph.nodes.size();
    const bool has_none = std::find(expected.begin(), expected.end(), 0u) != expected.end();
    if (!has_sizes) REQUIRE(is_possible == !has_none);
    if (!is_possible) REQUIRE(has_none);
    impossible += is_possible ? 0 : 1;
    if (!is_possible) continue;
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
      const Values kept = connected.kept()[node], needed = expected[graph.nodes[node].variable];
      REQUIRE((needed & ~kept) == 0);
      if (!has_sizes) REQUIRE(kept == needed);
    }
    exact += has_sizes ? 0 : 1;
  }
  CHECK(exact >= enough(500));
  CHECK(impossible >= enough(200));
}

TEST_CASE("pieces with sizes: the filter loses nothing, and what it leaves is right where all is decided", "[slow]") {
  Random random(75);
  int impossible = 0, narrowed = 0, decided = 0;
  for (int round = 0; round < rounds(4000); ++round) {
    auto network = make_network(2 + random.below(8), 2 + random.below(2));
    add_random_connected(network, random_indices(network, random), random);
    auto& graph = network.connected[0];
    graph.is_one = false;
    graph.low = 1 + random.below(4);
    graph.high = random.one_in(4) ? Network::Connected::any : graph.low + random.below(2);
    auto candidates = random_candidates(network, random);
    const auto solutions = solve_by_brute_force(network);
    const bool is_full = random.one_in(4);
    for (Values& values : candidates)
      if (is_full) values &= ~values + 1;
    const auto expected = kept_by_brute_force(solutions, candidates);
    network::ConnectedPart connected;
    connected.open(network);
    const bool is_possible = connected.filter(0, candidates);
    const bool has_none = std::find(expected.begin(), expected.end(), 0u) != expected.end();
    if (!is_possible || is_full) REQUIRE(has_none == !is_possible);
    impossible += is_possible ? 0 : 1;
    decided += is_full && is_possible ? 1 : 0;
    if (!is_possible) continue;
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
      const Variable variable = graph.nodes[node].variable;
      REQUIRE((expected[variable] & ~connected.kept()[node]) == 0);
      narrowed += connected.kept()[node] != candidates[variable] ? 1 : 0;
    }
  }
  CHECK(impossible >= enough(200));
  CHECK(decided >= enough(50));
  CHECK(narrowed >= enough(200));
}

TEST_CASE("a node is a member if too few are reached without it") {
  // 4 ── 0 ── 1 ── 2 ── 3, where 0 is a member: four of them need 1 and 2.
  Network network = make_network(5, 2);
  network.connected.push_back(
      {{{0, 2}, {1, 2}, {2, 2}, {3, 2}, {4, 2}}, {{0, 1}, {1, 2}, {2, 3}, {0, 4}}, 4, Network::Connected::any});
  network::ConnectedPart connected;
  connected.open(network);
  REQUIRE(connected.filter(0, std::vector<Values>{2, 3, 3, 3, 3}));
  CHECK(std::vector(connected.kept(), connected.kept() + 5) == std::vector<Values>{2, 2, 2, 3, 3});
}

TEST_CASE("connected members remove and explain what follows") {
  Random random(72);
  for (int round = 0; round < rounds(400); ++round) require_right_explanations(random_graphs(random), 40, random);
}

TEST_CASE("connected members have the solutions of brute force in each search") {
  Random random(73);
  network::LineUp plain, learning(1024, 0);  // the second learns from its first turn on
  std::size_t with_several = 0;
  for (int round = 0; round < rounds(400); ++round) {
    const Network network = random_graphs(random);
    const auto expected = solve_by_brute_force(network);
    const auto problem = problem_of(network);
    REQUIRE(solve_by(plain, problem) == expected);
    REQUIRE(solve_by(learning, problem) == expected);
    REQUIRE(solve_by_links(problem) == expected);
    with_several += expected.size() > 1 ? 1 : 0;
  }
  CHECK(with_several >= enough(50u));
}

TEST_CASE("nothing follows of connected members where propagation has come to rest", "[differential]") {
  Random random(74);
  int rests = 0;
  for (int round = 0; round < rounds(500); ++round)
    REQUIRE(find_unrest(problem_of(random_graphs(random)), random, rests) == "");
  CHECK(rests >= enough(500));
}

TEST_CASE("the learning search asks about connected members when a variable is one, or is none any more") {
  Network network = make_network(3, 4);
  network.connected.push_back({{{0, 3}, {1, 3}, {2, 3}}, {{0, 1}, {1, 2}}});
  learning::Trail trail;
  network::NetworkPropagator propagator;
  propagator.open(problem_of(network), trail);
  trail.begin_level();  // one for all: a trail has no room for more levels than there are variables
  const auto asks_after_loss_of = [&](Variable variable, unsigned value) {
    propagator.assign(trail, propagator.store().is_not(variable, value), {});
    REQUIRE(propagator.propagate(trail, trail.size()));
    return propagator.has_work();
  };
  while (propagator.has_work()) REQUIRE(propagator.propagate_next(trail));
  CHECK_FALSE(asks_after_loss_of(1, 0));
  CHECK_FALSE(asks_after_loss_of(1, 2));
  CHECK(asks_after_loss_of(1, 1));  // it is 3
  while (propagator.has_work()) REQUIRE(propagator.propagate_next(trail));
  CHECK_FALSE(asks_after_loss_of(0, 3));
  CHECK(asks_after_loss_of(0, 2));  // it is 0 or 1
}

TEST_CASE("where members are connected, the values that variables had last are preferred in turns") {
  const auto values_preferred = [](const Network& network) {
    learning::Trail trail;
    network::NetworkPropagator propagator;
    learning::DecisionHeap heap;
    propagator.open(problem_of(network), trail);
    heap.open(network.domains.size(), 0.95);
    trail.begin_level();
    propagator.assign(trail, propagator.store().is(0, 2), {});
    trail.backtrack(0, [&](learning::Literal literal) { propagator.unassign(literal, trail, heap); });
    std::vector<unsigned> values;
    for (int turn = 0; turn < 5; ++turn) {
      values.push_back(propagator.store().value_of(learning::variable_of(propagator.decide(0, trail))));
      for (int conflict = 0; conflict < 512; ++conflict) propagator.backtracked(trail);
    }
    return values;
  };
  Network network = make_network(2, 4);
  CHECK(values_preferred(network) == std::vector{0u, 0u, 0u, 0u, 0u});
  network.connected.push_back({{{0, 3}, {1, 3}}, {{0, 1}}});
  CHECK(values_preferred(network) == std::vector{0u, 2u, 2u, 2u, 0u});
}

}  // namespace network_connected_test
