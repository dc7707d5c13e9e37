// The table of the kinds of constraint, and the limits that come from it.
#include "core/network/kinds.hpp"

#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "core/network/compile/constraints.hpp"
#include "core/network/compile/limits.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"

namespace network_kinds_test {

using namespace quadrille;
using namespace quadrille::test;
using network::Network;
using network::Variable;

namespace {

// One constraint of each kind; those that they name are different variables, but for the disjunction, whose branch has
// variables of its own.
Network one_of_each() {
  Network network = make_network(30, 2);
  network.different.push_back({{0, 1}, 0});
  network.relations.push_back({2, 3, {1, 2}});
  network.sums.push_back({{{1, 4}, {-1, 5}, {2, 6}}, 3});
  network.counts.push_back({{{7, 1}, {8, 2}}, 0, 0, 9});
  network::add_allowed(network, 10, 1);
  network.rankings.push_back({.clued = {{11, 12}}, .between = {1, 0}, .sides = {{{13, 14}}}});
  network.connected.push_back({{{15, 1}, {16, 1}}, {{0, 1}}});
  network.labelled.push_back({{17, 18}, {19, 20}});
  network.lines.push_back({Network::Lines::Shape::forest, 3, {{0, 1, 21, 1}, {1, 2, 22, 1}}});
  Network branch = make_network(2, 2);
  branch.sums.push_back({{{1, 0}, {1, 1}}, 3});
  network.disjunctions.push_back({{23, 24}, {{{23, 24}, std::make_shared<const Network>(std::move(branch))}}});
  return network;
}

}  // namespace

TEST_CASE("the table visits every variable that a constraint of any kind names, and can change it") {
  Network network = one_of_each();
  std::set<Variable> seen;
  network::for_variables(std::as_const(network), [&](Variable variable) { seen.insert(variable); });
  CHECK(seen.size() == 25);
  CHECK(*seen.begin() == 0);
  CHECK(*seen.rbegin() == 24);
  network::for_variables(network, [](Variable& variable) { variable += 100; });
  seen.clear();
  network::for_variables(network, [&](Variable variable) { seen.insert(variable); });
  CHECK(seen.size() == 25);
  CHECK(*seen.begin() == 100);
}

TEST_CASE("a network has only the kinds that it has") {
  Network network = make_network(3, 3);
  CHECK(network::has_only<>(network));
  network.sums.push_back({{{1, 0}, {1, 1}, {1, 2}}, 6});
  CHECK_FALSE(network::has_only<>(network));
  CHECK_FALSE(network::has_only<Network::Count>(network));
  CHECK(network::has_only<Network::Sum>(network));
  CHECK(network::has_only<Network::Count, Network::Sum>(network));
  network::for_kinds([&](const auto& kind) {
    Network all = one_of_each();
    (all.*kind.list).clear();
    CHECK(network::entries_of(all) < network::entries_of(one_of_each()));
  });
}

TEST_CASE("each constraint has entries: its variables, edges and tables, and all that is in its branches") {
  Network network = make_network(4, 3);
  network.different.push_back({{0, 1, 2}, 0});
  CHECK(network::entries_of(network) == 2 + 3);
  network.relations.push_back({0, 3, {1, 2, 4}});
  CHECK(network::entries_of(network) == 5 + 2 + 2 + 3);
  network.connected.push_back({{{0, 1}, {1, 1}, {2, 1}}, {{0, 1}, {1, 2}}});
  CHECK(network::entries_of(network) == 12 + 2 + 3 + 2 * 2);
  const auto inner = std::make_shared<const Network>(network);
  network.disjunctions.push_back({{0, 1, 2, 3}, {{{0, 1, 2, 3}, inner}, {{0, 1, 2, 3}, inner}}});
  CHECK(network::entries_of(network) == 21 + 2 + 4 + 2 * (4 + network::entries_of_branch + 21));
}

TEST_CASE("a constraint of any kind that is too much is not added, and the limit is named") {
  const Network all = one_of_each();
  network::for_kinds([&](const auto& kind) {
    const auto& constraint = (all.*kind.list)[0];
    const std::size_t entries = network::entries_of(kind, all, constraint);
    Network network = make_network(30, 2);
    network.diagrams = all.diagrams;
    network.most.entries = 2 * entries;
    for (int times = 0; times < 2; ++times) network::add(network, constraint);
    CHECK((network.*kind.list).size() == 2);
    CHECK_FALSE(network::fault_of_size(network));
    network::add(network, constraint);
    CHECK((network.*kind.list).size() == 2);
    REQUIRE(network::fault_of_size(network));
    CHECK(network::fault_of_size(network)->message.text() ==
          "the constraints need more than " + std::to_string(2 * entries) + " entries");
    const auto fault = network::add_sequence(
        network, {0}, network::OwnAutomaton::rank, 0,
        [](std::uint64_t state, std::size_t, std::int64_t) { return state; }, network::accept_all);
    CHECK(fault);
  });
}

TEST_CASE("auxiliary variables and transitions have limits of their own") {
  Network network = make_network(2, 2);
  network.most.auxiliary = 1;
  network.add_auxiliary(2, 0);
  CHECK_FALSE(network::fault_of_size(network));
  network.add_auxiliary(2, 0);
  CHECK(network::fault_of_size(network)->message.text() == "more than 1 auxiliary variables are needed");
  network = make_network(2, 2);
  network.most.transitions = 5;
  network::add_allowed(network, 0, 1);  // one
  network::add_allowed(network, 0, 2);
  CHECK_FALSE(network::fault_of_size(network));
  const auto differ = [](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (position == 0) return static_cast<std::uint64_t>(number);
    return state == static_cast<std::uint64_t>(number) ? network::Automaton::refused : 0;
  };
  const auto fault = network::add_sequence(network, {0, 1}, network::OwnAutomaton::unequal, 0, differ,
                                           network::accept_all);  // four
  REQUIRE(fault);
  CHECK(fault->message.text() == "the automata need more than 5 transitions");
  CHECK(network.diagrams.size() == 2);
  CHECK(network.sequences.size() == 2);
}

}  // namespace network_kinds_test
