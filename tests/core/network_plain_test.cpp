// The plain search of Sudoku variants on random networks: every solution of brute force once, and the search contract;
// and its parts by what they must leave.
#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "core/cells/combinations.hpp"
#include "core/network/compile/constraints.hpp"
#include "core/network/filters/exclusions.hpp"
#include "core/network/filters/links.hpp"
#include "core/network/filters/sum.hpp"
#include "core/network/learning/search.hpp"
#include "core/network/plain/mask_propagator.hpp"
#include "core/network/plain/plain.hpp"
#include "tests/core/allocations.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"

namespace network_plain_test {

using namespace quadrille;
using namespace quadrille::test;
using network::Network;
using network::Values;
using network::Variable;

namespace {

using Indices = std::vector<unsigned>;

// All solutions, with this many nodes at a time.
std::vector<Indices> solve(network::Plain& plain, const network::Problem& problem, std::uint64_t nodes) {
  plain.open(problem);
  std::vector<Indices> solutions;
  for (;;) {
    Fuel fuel = {.nodes = nodes};
    const Step step = plain.advance(fuel);
    if (step == Step::finished) return solutions;
    if (step != Step::solution) continue;
    auto& solution = solutions.emplace_back();
    for (const Values values : plain.masks()) {
      REQUIRE(network::is_single(values));
      solution.push_back(network::first_of(values));
    }
  }
}

// 0, 1, 2, 0, 1, 2, …: each sum says one more of them.
Network long_way(std::size_t variables) {
  Network network = make_network(variables, 3, 0);
  network::add_allowed(network, 0, 0b001);
  network::add_allowed(network, 1, 0b010);
  for (Variable first = 0; first + 2 < variables; ++first)
    network.sums.push_back({{{1, first}, {1, first + 1}, {1, first + 2}}, 3});
  return network;
}

// How many calls with the least fuel it takes to the first solution, which has to be at the first node.
template <class Search>
unsigned calls_to_solution(Search& search) {
  for (unsigned calls = 1;; ++calls) {
    Fuel fuel = {.work = 1};
    const Step step = search.advance(fuel);
    if (step == Step::paused) continue;
    REQUIRE(step == Step::solution);
    CHECK(search.stats().nodes == 1);
    return calls;
  }
}

}  // namespace

TEST_CASE("a search pauses within a node if one conclusion leads to the next for long") {
  const Network network = long_way(100'000);
  network::Plain plain;
  plain.open(problem_of(network));
  CHECK(calls_to_solution(plain) > 1);
  network::LearningSearch<> learning;
  learning.open(problem_of(network), std::size_t{1} << 16);
  CHECK(calls_to_solution(learning) > 1);
  const Network short_way = long_way(30);
  plain.open(problem_of(short_way));
  CHECK(calls_to_solution(plain) == 1);
}

TEST_CASE("the plain search finds every solution of a random network once, whatever the slices") {
  Random random(11);
  network::Plain plain;
  std::size_t with_several = 0;
  for (int round = 0; round < rounds(600); ++round) {
    const Network network = random_network(random);
    const auto expected = solve_by_brute_force(network);
    auto found = solve(plain, problem_of(network), ~std::uint64_t{0});
    const Stats stats = plain.stats();
    CHECK(solve(plain, problem_of(network), 1) == found);
    CHECK(plain.stats() == stats);
    CHECK(plain.fraction() == 1);
    std::sort(found.begin(), found.end());
    REQUIRE(found == expected);
    with_several += expected.size() > 1 ? 1 : 0;
  }
  CHECK(with_several >= enough(50u));
}

TEST_CASE("the plain search loses no solution when it goes back to the root") {
  // Six pigeons and five holes; a sixth hole is open if variable 6 has the value 2, which is tried last.
  Network network = make_network(7, 6);
  network.domains[6].values = 3;
  for (std::uint32_t a = 0; a < 6; ++a) {
    for (std::uint32_t b = a + 1; b < 6; ++b) {
      network.relations.push_back({a, b, {}});
      for (unsigned value = 0; value < 6; ++value) network.relations.back().allowed.push_back(63u ^ 1u << value);
    }
    network.relations.push_back({6, a, {31, 31, 63}});
  }
  network::Plain plain;
  plain.open(problem_of(network));
  std::vector<Indices> solutions;
  double fraction = 0;
  for (Step step = Step::paused; step != Step::finished;) {
    Fuel fuel = {.nodes = 1};
    step = plain.advance(fuel);
    REQUIRE(plain.fraction() >= fraction);
    fraction = plain.fraction();
    if (step != Step::solution) continue;
    if (solutions.empty()) CHECK(plain.stats().dead_ends >= 20);  // it has gone back
    auto& solution = solutions.emplace_back();
    for (const Values values : plain.masks()) solution.push_back(network::first_of(values));
  }
  std::sort(solutions.begin(), solutions.end());
  CHECK(std::unique(solutions.begin(), solutions.end()) == solutions.end());
  CHECK(solutions.size() == 720);
}

// 2 of 300 variables that are 0 or 1 are 1. Two that differ are one of each: inside the first 256 terms, among which
// groups are looked for together, or on both sides of their end.
TEST_CASE("a sum of more terms than are grouped together has its solutions, wherever two of them differ") {
  network::Plain plain;
  for (const std::vector<std::array<Variable, 2>>& pairs :
       {std::vector<std::array<Variable, 2>>{{255, 256}}, {{10, 200}}, {{10, 200}, {255, 256}}}) {
    Network network = make_network(300, 2, 0);
    std::vector<Network::Term> terms;
    for (Variable variable = 0; variable < 300; ++variable) terms.push_back({1, variable});
    network::add_sum(network, terms, 2);
    for (const auto& [one, other] : pairs) network::add_different(network, {one, other});
    const std::size_t solutions = pairs.size() == 1 ? 2 * 298 : 4;
    REQUIRE(solve(plain, problem_of(network), ~std::uint64_t{0}).size() == solutions);
  }
}

TEST_CASE("more different variables than values are impossible, and no group that is searched") {
  for (const std::size_t variables : {3, 4}) {
    Network network = make_network(variables, 3);
    std::vector<Variable> all;
    for (Variable variable = 0; variable < variables; ++variable) all.push_back(variable);
    network::add_different(network, all);
    REQUIRE(network.is_impossible == (variables == 4));
    REQUIRE(network.different.size() == (variables == 4 ? 0 : 1));
  }
}

TEST_CASE("the plain search keeps no solution of an impossible network") {
  network::Plain plain;
  Network network = make_network(3, 3);
  network.is_impossible = true;
  CHECK(solve(plain, problem_of(network), 1).empty());
  network.is_impossible = false;
  auto board = problem_of(network);
  CHECK(solve(plain, board, 1).size() == 27);
  board.candidates[1] = 0;
  CHECK(solve(plain, board, 1).empty());
}

TEST_CASE("the combinations of a sum lose no digit of a filling, and are exact for up to three open cells") {
  Random random(12);
  int removed = 0, needed = 0;
  for (int round = 0; round < rounds(20000); ++round) {
    const unsigned digits = 3 + random.below(8);
    std::vector<cells::Digits> candidates(2 + random.below(digits - 1));
    for (auto& cell : candidates) {
      cell = static_cast<cells::Digits>(random.next() & ((1u << digits) - 1));
      if (cell == 0) cell = 1;
    }
    const auto open =
        std::count_if(candidates.begin(), candidates.end(), [](auto cell) { return (cell & (cell - 1)); });
    const unsigned sum = random.below(46);
    auto exact = candidates, fast = candidates;
    const bool is_possible = cells::filter_distinct(exact, cells::Sums{1} << sum) != 0;
    cells::Digits required = 0;
    const bool seems_possible = cells::filter_combinations(fast, sum, required);
    if (is_possible || open <= 3) REQUIRE(seems_possible == is_possible);
    if (!is_possible) continue;
    for (std::size_t i = 0; i < exact.size(); ++i) {
      REQUIRE((exact[i] & ~fast[i]) == 0);
      REQUIRE((fast[i] & ~candidates[i]) == 0);
    }
    if (open <= 3) REQUIRE(fast == exact);
    for (unsigned digit = 0; digit < digits; ++digit) {
      if ((required >> digit & 1) == 0) continue;
      auto without = candidates;
      for (auto& cell : without) cell = static_cast<cells::Digits>(cell & ~(1u << digit));
      REQUIRE(cells::filter_distinct(without, cells::Sums{1} << sum) == 0);
      ++needed;
    }
    removed += fast != candidates ? 1 : 0;
  }
  CHECK(removed >= enough(1000));
  CHECK(needed >= enough(1000));
}

TEST_CASE("values that a cage needs are taken from what differs from all of its cells that may have them") {
  Network network = make_network(5, 4);
  network.different = {{{0, 1, 2, 3}, 0}, {{0, 1, 4}, 0}};
  network.sums = {{{{1, 0}, {1, 1}, {1, 2}}, 6, false}};  // 1, 2, 3
  network::MaskPropagator propagator;
  auto board = problem_of(network);
  board.candidates[2] = 0b1110;
  std::vector<Values> masks;
  REQUIRE(propagator.open(board, masks));
  REQUIRE(propagator.settle(masks));
  CHECK(masks[3] == 0b1000);
  CHECK(masks[4] == 0b1110);  // 0 or 1 has the 1
}

TEST_CASE("a value that a sequence requires is taken from what differs from all of its cells that may have it") {
  Network network = make_network(5, 4);
  network.different = {{{0, 1, 4}, 0}};
  const auto has_first = [](std::uint64_t state, std::size_t, std::int64_t number) {
    return state | static_cast<std::uint64_t>(number == 1);
  };
  REQUIRE_FALSE(network::add_sequence(network, {0, 1, 2, 3}, network::OwnAutomaton::rank, 0, has_first,
                                      [](std::uint64_t state) { return state == 1; }));
  for (const Values required : {Values{1}, Values{0}}) {
    network.sequences[0].required = required;
    network::MaskPropagator propagator;
    auto board = problem_of(network);
    board.candidates[2] = board.candidates[3] = 0b1110;  // 0 or 1 has the 1
    std::vector<Values> masks;
    REQUIRE(propagator.open(board, masks));
    REQUIRE(propagator.settle(masks));
    CHECK(masks[4] == (required == 1 ? 0b1110 : 0b1111));
  }
}

TEST_CASE(
    "variables are neighbours where they are in a set of different ones or a pair that differs, and nowhere else") {
  Random random(5);
  for (int round = 0; round < rounds(40); ++round) {
    const auto variables = static_cast<Variable>(100 + random.below(300));
    Network network = make_network(variables, 3);
    const auto any = [&] { return static_cast<Variable>(random.below(variables)); };
    std::vector<std::vector<bool>> differ(variables, std::vector<bool>(variables));
    const auto note = [&](Variable a, Variable b) { differ[a][b] = differ[b][a] = true; };
    for (std::uint64_t i = random.below(60); i > 0; --i) {
      std::vector<Variable> group = {any(), any(), any()};
      std::sort(group.begin(), group.end());
      group.erase(std::unique(group.begin(), group.end()), group.end());
      for (const Variable a : group)
        for (const Variable b : group)
          if (a != b) note(a, b);
      network.different.push_back({group});
    }
    for (std::uint64_t i = random.below(200); i > 0; --i) {
      const Variable a = any(), b = any();
      const bool is_inequality = random.one_in(2);
      if (a == b) continue;
      if (is_inequality) note(a, b);
      network.relations.push_back({a, b, {0b110, 0b101, is_inequality ? Values{0b011} : Values{0b111}}});
    }
    network::Neighbours neighbours;
    neighbours.open(network);
    for (Variable a = 0; a < variables; ++a) {
      std::vector<bool> met(variables);
      std::uint32_t last = 0;
      neighbours.for_each_of(a, [&](std::uint32_t member) {
        REQUIRE(last <= member);
        last = member + 1;
        met[neighbours.variable_of(member)] = true;
      });
      REQUIRE(met == differ[a]);
      for (Variable b = 0; b < variables; ++b) REQUIRE(neighbours.differ(a, b) == differ[a][b]);
    }
  }
}

TEST_CASE("that two variables are equal needs no table") {
  Network network = make_network(3, 9);
  std::vector<Values> equal, other;
  for (unsigned value = 0; value < 9; ++value) {
    equal.push_back(Values{1} << value);
    other.push_back(Values{1} << (value + 1) % 9);
  }
  network.relations = {{0, 1, equal}, {1, 2, other}};
  network::Neighbours neighbours;
  neighbours.open(network);
  network::Links links;
  links.open(network, network.relations, neighbours, 3);
  for (const Variable variable : {0u, 1u}) {
    const auto arc = links.arcs(variable)[0];
    CHECK(arc.to == 1 - variable);
    CHECK(arc.chunks == 0);
    CHECK(links.allowed(arc, 0b1'0000'0101) == 0b1'0000'0101);
  }
  CHECK(links.arcs(1)[1].chunks == 2);
  CHECK(links.allowed(links.arcs(1)[1], 0b1'0000'0101) == 0b1011);
}

TEST_CASE("what a variable leaves to another is what the relation says, whatever their numbers of values") {
  Random random(4);
  for (int round = 0; round < rounds(300); ++round) {
    Network network = make_network(4, 2);
    // The first pair of variables twice: equal relations share their tables.
    const auto values = [&] { return static_cast<std::uint8_t>(1 + random.below(64)); };
    network.domains[0].values = network.domains[2].values = values();
    network.domains[1].values = network.domains[3].values = values();
    std::vector<Values> allowed(network.domains[0].values);
    const Values all = network::all_values(network.domains[1].values);
    for (Values& each : allowed) each = (random.next() & random.next() & all) | 1;
    network.relations = {{0, 1, allowed}, {2, 3, allowed}};
    network::Neighbours neighbours;
    neighbours.open(network);
    network::Links links;
    links.open(network, network.relations, neighbours, 4);
    for (const Variable from : {0u, 1u, 2u, 3u}) {
      const auto arc = links.arcs(from)[0];
      const Values some = random.next() & network::all_values(network.domains[from].values);
      Values expected = 0;
      for (unsigned a = 0; a < allowed.size(); ++a)
        for (unsigned b = 0; b < network.domains[1].values; ++b) {
          if ((allowed[a] >> b & 1) == 0) continue;
          if (from % 2 == 0 && (some >> a & 1) != 0) expected |= Values{1} << b;
          if (from % 2 == 1 && (some >> b & 1) != 0) expected |= Values{1} << a;
        }
      REQUIRE(arc.to == (from ^ 1));
      REQUIRE(links.allowed(arc, some) == expected);
    }
  }
}

TEST_CASE("a variable of the search says which branch is the first that holds") {
  const auto branch_with = [](Values allowed) {
    Network branch = make_network(1, 3);
    network::add_allowed(branch, 0, allowed);
    return network::Network::Branch{{0}, std::make_shared<const Network>(std::move(branch))};
  };
  Network network = make_network(1, 3);
  network.disjunctions = {{{0}, {branch_with(0b011), branch_with(0b110)}}};
  network::MaskPropagator propagator;
  std::vector<Values> open;
  REQUIRE(propagator.open(problem_of(network), open));
  REQUIRE(propagator.variables() == 2);
  REQUIRE(propagator.settle(open));
  CHECK(open[0] == 0b111);
  CHECK(open[1] == 0b11);
  // Sets what the two variables may be, and returns what they then may be; 0 at a contradiction.
  const auto settled = [&](Values values, Values first) {
    std::vector<Values> masks = open;
    propagator.set(masks, 0, values);
    propagator.set(masks, 1, first);
    return propagator.settle(masks) ? std::array<Values, 2>{masks[0], masks[1]} : std::array<Values, 2>{};
  };
  CHECK(settled(0b001, 0b11) == std::array<Values, 2>{0b001, 0b01});
  CHECK(settled(0b010, 0b11) == std::array<Values, 2>{0b010, 0b01});  // both hold
  CHECK(settled(0b100, 0b11) == std::array<Values, 2>{0b100, 0b10});
  CHECK(settled(0b111, 0b01) == std::array<Values, 2>{0b011, 0b01});
  CHECK(settled(0b010, 0b10) == std::array<Values, 2>{});
  // What a rule says of the same values is known.
  propagator.take_steps();
  settled(0b101, 0b11);
  const std::size_t steps = propagator.take_steps();
  settled(0b101, 0b11);
  CHECK(propagator.take_steps() < steps);
  network::Plain plain;
  CHECK(solve(plain, problem_of(network), ~std::uint64_t{0}).size() == 3);
}

namespace {

// A branch that names one variable, with pigeons of its own that need holes of their own.
Network with_pigeons(std::size_t pigeons, unsigned holes) {
  Network branch = make_network(1 + pigeons, holes);
  branch.cells = 1;
  for (Variable a = 1; a <= pigeons; ++a) {
    for (Variable b = a + 1; b <= pigeons; ++b) {
      branch.relations.push_back({a, b, {}});
      for (unsigned hole = 0; hole < holes; ++hole)
        branch.relations.back().allowed.push_back(network::all_values(holes) ^ Values{1} << hole);
    }
  }
  network::add_allowed(branch, 0, network::all_values(holes) ^ 1);
  Network network = make_network(1, holes);
  network.disjunctions = {{{0}, {{{0}, std::make_shared<const Network>(std::move(branch))}}}};
  return network;
}

}  // namespace

TEST_CASE("what is left of a branch is searched, but no longer than a bound, and without memory") {
  const std::size_t pigeons = GENERATE(3, 4, 5, 12);
  const Network network = with_pigeons(pigeons, pigeons == 3 ? 3 : static_cast<unsigned>(pigeons - 1));
  network::MaskPropagator propagator;
  std::vector<Values> open, masks;
  REQUIRE(propagator.open(problem_of(network), open));
  REQUIRE(propagator.settle(open));
  propagator.take_steps();
  for (const Values value : {2, 4}) {
    masks = open;
    propagator.set(masks, 0, value);
    const std::uint64_t calls = allocations();
    // Three pigeons fit; of four and five it is found that they do not; of twelve that is not found.
    CHECK(propagator.settle(masks) == (pigeons == 3 || pigeons == 12));
    CHECK(allocations() == calls);
    CHECK(propagator.take_steps() < 1'000'000);
  }
}

TEST_CASE("a branch with more variables of its own than levels of its search counts as one that holds") {
  const std::size_t own = 200;
  Network branch = make_network(1 + own, 2);
  branch.cells = 1;
  Network network = make_network(1, 2);
  network.disjunctions = {{{0}, {{{0}, std::make_shared<const Network>(std::move(branch))}}}};
  network::MaskPropagator propagator;
  std::vector<Values> masks;
  REQUIRE(propagator.open(problem_of(network), masks));
  REQUIRE(propagator.settle(masks));
  propagator.set(masks, 0, 1);
  const std::uint64_t calls = allocations();
  CHECK(propagator.settle(masks));
  CHECK(allocations() == calls);
}

TEST_CASE("a variable loses what is required at positions that it differs from, if they are few enough to look at") {
  Random random(15);
  int lost = 0, kept = 0;
  for (int round = 0; round < rounds(500); ++round) {
    const std::uint32_t positions = 3 + random.below(9), outsiders = 12;
    Network network = make_network(positions + outsiders, 6);
    std::vector<network::Variable> its;
    std::vector<std::vector<bool>> differs(outsiders, std::vector<bool>(positions));
    for (network::Variable variable = 0; variable < positions; ++variable) its.push_back(variable);
    for (network::Variable outside = 0; outside < outsiders; ++outside) {
      for (network::Variable variable = 0; variable < positions; ++variable) {
        differs[outside][variable] = !random.one_in(4);
        if (differs[outside][variable]) network.different.push_back({{variable, positions + outside}, 0});
      }
    }
    network::Neighbours neighbours;
    neighbours.open(network);
    network::Exclusions exclusions;
    exclusions.open();
    exclusions.add(std::vector<network::Variable>(100, 0), neighbours);  // too many: the numbers go on
    exclusions.add(its, neighbours);
    std::vector<Values> own, masks(network.domains.size(), network::all_values(6));
    for (std::uint32_t i = 0; i < positions; ++i) own.push_back(random.one_in(2) ? 0b11 : 0b111);
    own[random.below(positions)] |= 0b111000;
    own[random.below(positions)] |= 0b111000;
    const Values required = 0b111000;
    const auto lose = [&](network::Variable variable, Values values) {
      masks[variable] &= ~values;
      return true;
    };
    REQUIRE(exclusions.apply(1, required, own, masks, lose));
    for (network::Variable outside = 0; outside < outsiders; ++outside) {
      std::size_t pattern = 0;
      Values elsewhere = 0;
      for (network::Variable variable = 0; variable < positions; ++variable) {
        pattern += differs[outside][variable] ? 1 : 0;
        if (!differs[outside][variable]) elsewhere |= own[variable];
      }
      const bool is_looked_at = positions <= 10 && pattern > 1 && pattern + 3 >= positions;
      const Values expected = is_looked_at ? required & ~elsewhere : 0;
      REQUIRE(masks[positions + outside] == (network::all_values(6) & ~expected));
      ++(expected == 0 ? kept : lost);
    }
    REQUIRE(exclusions.apply(0, required, own, masks, lose));
  }
  CHECK(lost >= enough(500));
  CHECK(kept >= enough(500));
}

// What the fast filter of a sum has left to its variables.
static std::vector<Values> left_by_fast(const network::SumPart& sums, const std::vector<Values>& candidates) {
  std::vector<Values> left;
  for (const network::Variable variable : sums.variables(0))
    left.push_back(sums.has_left_all() ? candidates[variable] : sums.kept()[left.size()]);
  return left;
}

TEST_CASE("the fast filter of a sum keeps what the exact one keeps, and agrees for up to three open variables") {
  Random random(13);
  int checked = 0, few = 0, left_all = 0;
  for (int round = 0; round < rounds(4000); ++round) {
    auto network = make_network(3 + random.below(5), 3 + random.below(6), static_cast<int>(random.below(2)));
    const auto filling = random_indices(network, random);
    for (std::uint32_t i = random.below(3); i > 0; --i) add_random_different(network, filling, random);
    add_random_sum(network, filling, random);
    if (network.sums[0].terms.size() < 3) continue;
    auto sums = open_filter<network::SumPart>(network);
    std::vector<Values> candidates;
    for (const auto& domain : network.domains) {
      const Values values = random.next() & network::all_values(domain.values);
      candidates.push_back(values == 0 || random.one_in(3) ? Values{1} << random.below(domain.values) : values);
    }
    const bool is_possible = sums.filter(0, candidates);
    const std::size_t size = sums.variables(0).size();
    const std::vector<Values> exact(sums.kept(), sums.kept() + size);
    const bool seems_possible = sums.filter_fast(0, candidates);
    const bool is_full = std::all_of(sums.variables(0).begin(), sums.variables(0).end(),
                                     [&](auto variable) { return network::is_single(candidates[variable]); });
    if (is_possible || is_full) REQUIRE(seems_possible == is_possible);
    if (!is_possible) continue;
    const std::vector<Values> fast = left_by_fast(sums, candidates);
    for (std::size_t i = 0; i < size; ++i) REQUIRE((exact[i] & ~fast[i]) == 0);
    left_all += sums.has_left_all() ? 1 : 0;
    const auto open = std::count_if(sums.variables(0).begin(), sums.variables(0).end(),
                                    [&](auto variable) { return !network::is_single(candidates[variable]); });
    if (open <= 3) {
      REQUIRE(fast == exact);
      ++few;
    }
    ++checked;
  }
  CHECK(checked >= enough(500));
  CHECK(few >= enough(300));
  CHECK(left_all >= enough(50));
}

// The last variable has the sum of the others, which all differ; in every other round the sum follows from others.
TEST_CASE("the fast filter of a sum is exact where a variable has the sum of a group, unless it is derived") {
  Random random(15);
  int exact = 0, looser = 0;
  for (int round = 0; round < rounds(2000); ++round) {
    const auto size = static_cast<network::Variable>(3 + random.below(3));
    Network network = make_network(size, 9);
    const network::Variable total = network.add_auxiliary(40, 0);
    std::vector<Network::Term> terms = {{-1, total}};
    std::vector<network::Variable> group;
    for (network::Variable variable = 0; variable < size; ++variable) {
      group.push_back(variable);
      terms.push_back({1, variable});
    }
    network.different.push_back({group, {}});
    network.sums.push_back({terms, 0, round % 2 == 1});
    auto sums = open_filter<network::SumPart>(network);
    std::vector<Values> candidates;
    for (const auto& domain : network.domains)
      candidates.push_back(random.next() & random.next() & network::all_values(domain.values));
    if (!sums.filter(0, candidates)) continue;
    const std::vector<Values> kept(sums.kept(), sums.kept() + size + 1);
    REQUIRE(sums.filter_fast(0, candidates));
    const bool is_equal = left_by_fast(sums, candidates) == kept;
    if (round % 2 == 0) REQUIRE(is_equal);
    ++(is_equal ? exact : looser);
  }
  CHECK(exact >= enough(300));
  CHECK(looser >= enough(100));
}

TEST_CASE("what one variable leaves to another is looked up for any number of values") {
  Random random(14);
  for (const unsigned values : {2u, 8u, 9u, 16u, 17u, 64u}) {
    Network network = make_network(2, 4);
    network.domains[0].values = static_cast<std::uint8_t>(values);
    Network::Relation relation = {0, 1, {}};
    for (unsigned value = 0; value < values; ++value) relation.allowed.push_back(random.next() & 15);
    network::Neighbours neighbours;
    neighbours.open(network);
    network::Links links;
    links.open(network, std::vector{relation}, neighbours, network.domains.size());
    for (int round = 0; round < rounds(50); ++round) {
      const Values set = random.next() & network::all_values(values);
      Values expected = 0;
      for (unsigned value = 0; value < values; ++value)
        if ((set >> value & 1) != 0) expected |= relation.allowed[value];
      REQUIRE(links.allowed(links.arcs(0)[0], set) == expected);
    }
  }
}

}  // namespace network_plain_test
