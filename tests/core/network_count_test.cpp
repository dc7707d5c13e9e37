// Counts: what the filter leaves against brute force, what the learning search removes and explains, the solutions of
// both searches and of the cover form, and how they are written.
#include <algorithm>
#include <vector>

#include "core/cover/links/dancing_links.hpp"
#include "core/network/compile/constraints.hpp"
#include "core/network/compile/counts.hpp"
#include "core/network/compile/merge.hpp"
#include "core/network/filters/count.hpp"
#include "core/network/form/form.hpp"
#include "core/network/line_up/line_up.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"

namespace network_count_test {

using namespace quadrille;
using namespace quadrille::test;
using network::Network;
using network::Values;
using network::Variable;

namespace {

// Up to six variables of two to four values, some of which may be below zero, with a count.
Network random_counted(Random& random) {
  auto network = make_network(2 + random.below(5), 2, static_cast<int>(random.below(3)) - 1);
  for (auto& domain : network.domains) domain.values = static_cast<std::uint8_t>(2 + random.below(3));
  add_random_count(network, random_indices(network, random), random);
  return network;
}

// By dancing links, which `cover::obeys` judges.
std::vector<std::vector<unsigned>> solve(const cover::CoverForm& form, std::size_t cells) {
  std::vector<std::vector<unsigned>> solutions;
  cover::DancingLinks links;
  REQUIRE(!links.open(form.problem));
  Fuel fuel;
  std::vector<cover::Option> chosen;
  while (links.advance(fuel) == Step::solution) {
    links.read(chosen);
    REQUIRE(cover::obeys(form.problem, chosen));
    auto& solution = solutions.emplace_back(cells);
    for (const cover::Option option : chosen)
      for (const cover::Placement placement : form.placements(option)) solution[placement / 4] = placement % 4;
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

}  // namespace

TEST_CASE("a count leaves exactly the values that some way has", "[network]") {
  Random random(101);
  int impossible = 0, narrowed = 0, with_bound = 0;
  for (int round = 0; round < rounds(4000); ++round) {
    const Network network = random_counted(random);
    std::vector<Values> candidates;
    for (const auto& domain : network.domains) {
      const Values all = network::all_values(domain.values), some = random.one_in(2) ? all & random.next() : all;
      candidates.push_back(some == 0 ? all : some);
    }
    std::vector<Values> expected(candidates.size(), 0);
    for (const auto& solution : solve_by_brute_force(network)) {
      bool fits = true;
      for (std::size_t i = 0; i < solution.size(); ++i) fits = fits && (candidates[i] >> solution[i] & 1) != 0;
      for (std::size_t i = 0; i < solution.size() && fits; ++i) expected[i] |= Values{1} << solution[i];
    }
    network::CountPart count;
    count.open(network);
    const bool is_possible = count.filter(0, candidates);
    REQUIRE(is_possible == (expected[0] != 0));
    impossible += is_possible ? 0 : 1;
    if (!is_possible) continue;
    const auto variables = count.variables(0);
    with_bound += network.counts[0].bound != Network::Count::none ? 1 : 0;
    for (std::size_t i = 0; i < variables.size(); ++i) {
      REQUIRE(count.kept()[i] == expected[variables[i]]);
      narrowed += count.kept()[i] != candidates[variables[i]] ? 1 : 0;
    }
  }
  CHECK(impossible >= enough(200));
  CHECK(narrowed >= enough(500));
  CHECK(with_bound >= enough(500));
}

TEST_CASE("counts remove and explain what follows", "[network]") {
  Random random(102);
  for (int round = 0; round < rounds(400); ++round) {
    Network network = random_counted(random);
    const auto filling = random_indices(network, random);
    if (random.one_in(2)) add_random_count(network, filling, random);
    if (random.one_in(3)) add_random_relation(network, filling, random);
    require_right_explanations(network, 40, random);
  }
}

TEST_CASE("counts have the solutions of brute force in each search and in the form", "[network]") {
  Random random(103);
  network::LineUp plain, learning(1024, 0);  // the second learns from its first turn on
  std::size_t with_several = 0, with_multiplicities = 0;
  for (int round = 0; round < rounds(400); ++round) {
    Network network = random_counted(random);
    const auto filling = random_indices(network, random);
    if (random.one_in(2)) add_random_count(network, filling, random);
    if (random.one_in(3)) add_random_relation(network, filling, random);
    if (random.one_in(3)) add_random_sum(network, filling, random);
    const auto expected = solve_by_brute_force(network);
    const auto problem = problem_of(network);
    REQUIRE(solve_by(plain, problem) == expected);
    REQUIRE(solve_by(learning, problem) == expected);
    std::vector<Values> all;
    for (const auto& domain : network.domains) all.push_back(network::all_values(domain.values));
    with_several += expected.size() > 1 ? 1 : 0;
    for (const bool counts : {false, true}) {
      cover::CoverForm form;
      REQUIRE(!network::write_form(network, all, 4, form, nullptr, counts));
      REQUIRE(solve(form, network.cells) == expected);
      with_multiplicities += form.problem.has_multiplicities() ? 1 : 0;
    }
  }
  CHECK(with_several >= enough(50u));
  CHECK(with_multiplicities >= enough(50u));
}

TEST_CASE("nothing follows of counts where propagation has come to rest", "[differential]") {
  Random random(104);
  int rests = 0;
  for (int round = 0; round < rounds(500); ++round)
    REQUIRE(find_unrest(problem_of(random_counted(random)), random, rests) == "");
  CHECK(rests >= enough(500));
}

TEST_CASE("the learning search finds what a long count has, by parts of it", "[differential]") {
  Random random(106);
  network::LineUp learning(1024, 0);
  std::size_t most_solutions = 0;
  for (int round = 0; round < rounds(60); ++round) {
    auto network = make_network(2 * network::part_of_count + random.below(2), 2, 0);
    Network::Count count;
    for (Variable variable = 0; variable < network.domains.size(); ++variable)
      count.members.push_back({variable, Values{1} << random.below(2)});
    count.low = count.high = static_cast<std::uint32_t>(random.below(count.members.size() + 1));
    network.counts.push_back(count);
    const auto filling = random_indices(network, random);
    for (std::uint64_t others = random.below(8); others > 0; --others) add_random_relation(network, filling, random);
    REQUIRE(network::has_long_counts(network));
    const Network divided = network::with_parts_of_counts(network);
    REQUIRE(divided.domains.size() - network.domains.size() ==
            (count.members.size() + network::part_of_count - 1) / network::part_of_count);
    REQUIRE(divided.sums.size() == 1);
    const auto solutions = solve_by_brute_force(network);
    REQUIRE(solve_by(learning, problem_of(network)) == solutions);
    most_solutions = std::max(most_solutions, solutions.size());
  }
  CHECK(most_solutions >= enough(20u));
}

TEST_CASE("the parts of a long count are joined until few are left, as far as a variable has values", "[network]") {
  const auto network_of = [](std::uint32_t members, std::uint32_t number) {
    auto network = make_network(members, 2, 0);
    Network::Count count = {.members = {}, .low = number, .high = number};
    for (Variable variable = 0; variable < members; ++variable) count.members.push_back({variable, 2});
    network.counts.push_back(count);
    return network;
  };
  const auto most_terms = [&](std::uint32_t members, std::uint32_t number) {
    const Network divided = network::with_parts_of_counts(network_of(members, number));
    std::size_t most = 0;
    for (const auto& sum : divided.sums) most = std::max(most, sum.terms.size());
    for (const auto& domain : divided.domains) REQUIRE(domain.values <= network::most_values);
    return most;
  };
  CHECK(most_terms(136, 40) == 4);  // three parts and what they are together
  CHECK(most_terms(1000, 63) == 4);
  CHECK(most_terms(1000, 64) == 19);  // of 54 members each: three of them would need 65 values
  network::LineUp learning(1024, 0);
  for (const std::uint32_t members : {19, 25, 60})
    CHECK(solve_by(learning, problem_of(network_of(members, 2))).size() == members * (members - 1) / 2);
}

TEST_CASE("only counts with one number and at least twelve members have parts", "[network]") {
  const auto is_long = [](std::uint32_t members, std::uint32_t low, std::uint32_t high, bool has_bound) {
    auto network = make_network(members + 1, 2, 0);
    Network::Count count = {.members = {}, .low = low, .high = high};
    for (Variable variable = 0; variable < members; ++variable) count.members.push_back({variable, 1});
    if (has_bound) count.bound = members;
    network.counts.push_back(count);
    return network::has_long_counts(network);
  };
  CHECK(is_long(12, 5, 5, false));
  CHECK(!is_long(11, 5, 5, false));
  CHECK(!is_long(12, 5, 6, false));
  CHECK(!is_long(12, 0, 0, true));
}

TEST_CASE("a count is written in its simplest form, with the same solutions", "[network]") {
  Random random(105);
  int relations = 0, kept = 0, without = 0, impossible = 0;
  for (int round = 0; round < rounds(1000); ++round) {
    Network given = random_counted(random), written = given;
    written.counts.clear();
    const Network::Count& count = given.counts[0];
    if (count.bound == Network::Count::none) {
      // Sets of the same variable that have no value in common are one.
      auto members = count.members;
      for (auto& [variable, in] : members)
        if (const Values one = in & (~in + 1); one != in && random.one_in(2)) {
          in ^= one;
          members.push_back({variable, one});
          break;
        }
      network::add_count(written, members, count.low, count.high);
    } else {
      network::add_count(written, count.members, count.bound);
    }
    network::merge_constraints(written);
    REQUIRE(solve_by_brute_force(written) == solve_by_brute_force(given));
    relations += written.relations.empty() ? 0 : 1;
    kept += written.counts.empty() ? 0 : 1;
    impossible += written.is_impossible ? 1 : 0;
    without += written.relations.empty() && written.counts.empty() && written.sequences.empty() ? 1 : 0;
    for (const auto& [members, low, high, bound] : written.counts) {
      REQUIRE(members.size() + (bound != Network::Count::none) > 2);
      REQUIRE(std::is_sorted(members.begin(), members.end(),
                             [](const auto& a, const auto& b) { return a.variable <= b.variable; }));
    }
  }
  CHECK(relations >= enough(50));
  CHECK(kept >= enough(50));
  CHECK(without >= enough(20));
  CHECK(impossible >= enough(5));
}

}  // namespace network_count_test
