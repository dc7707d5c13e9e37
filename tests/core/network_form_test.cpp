// The exact-cover form of a network (core/network/form/form.hpp) against trying every value of every variable.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/cover/links/dancing_links.hpp"
#include "core/network/form/form.hpp"
#include "core/network/form/form_parts.hpp"
#include "core/network/form/part_filter.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"

namespace network_form_test {

using namespace quadrille;
using namespace quadrille::variant;
using namespace quadrille::network;
using quadrille::test::enough;
using quadrille::test::Random;
using quadrille::test::rounds;

namespace {

using Given = std::vector<Values>;

bool is_in(Values values, unsigned value) { return (values >> value & 1) != 0; }

bool accepts(const Diagram& diagram, const std::vector<unsigned>& values) {
  if (diagram.is_empty()) return false;
  Diagram::State state = 0;
  for (std::size_t layer = 0; layer < values.size(); ++layer) {
    const auto steps = diagram.transitions(layer);
    const auto step = std::find_if(steps.begin(), steps.end(), [&](const Diagram::Transition& each) {
      return each.from == state && each.value == values[layer];
    });
    if (step == steps.end()) return false;
    state = step->to;
  }
  return true;
}

bool holds(const Network& network, const std::vector<unsigned>& values) {
  const auto value_of = [&](Variable variable) { return values[variable]; };
  for (const auto& different : network.different) {
    std::set<unsigned> seen;
    for (const Variable variable : different.variables) {
      if (!seen.insert(value_of(variable)).second) return false;
    }
  }
  for (const auto& relation : network.relations) {
    if (!is_in(relation.allowed[value_of(relation.a)], value_of(relation.b))) return false;
  }
  for (const auto& sum : network.sums) {
    std::int64_t total = 0;
    for (const auto& term : sum.terms)
      total += term.coefficient * network.number(term.variable, value_of(term.variable));
    if (total != sum.total) return false;
  }
  for (const auto& sequence : network.sequences) {
    std::vector<unsigned> along;
    for (const Variable variable : sequence.variables) along.push_back(value_of(variable));
    if (!accepts(network.diagrams[sequence.diagram], along)) return false;
  }
  return !network.is_impossible;
}

// The values of the cells in each solution, by trying all; several solutions of the network may have the same cells.
std::vector<std::string> by_force(const Network& network, const Given& candidates) {
  std::vector<std::string> solutions;
  std::vector<unsigned> values(network.domains.size(), 0);
  for (bool more = true; more;) {
    bool is_allowed = holds(network, values);
    std::string text;
    for (std::size_t cell = 0; cell < network.cells; ++cell) {
      is_allowed = is_allowed && is_in(candidates[cell], values[cell]);
      text += static_cast<char>('0' + values[cell]);
    }
    if (is_allowed) solutions.push_back(text);
    more = false;
    for (std::size_t at = 0; at < values.size() && !more; ++at) {
      more = ++values[at] < network.domains[at].values;
      if (!more) values[at] = 0;
    }
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

// Whether values are counted that are not once there.
bool has_repeated(const FormParts& parts) {
  return std::any_of(parts.counts.begin(), parts.counts.end(),
                     [](const auto& count) { return count.low != 1 || count.high != 1; });
}

std::vector<std::string> by_links(const Network& network, const Given& candidates, std::uint32_t values,
                                  bool counts = false) {
  cover::CoverForm form;
  REQUIRE(!write_form(network, candidates, values, form, nullptr, counts));
  CHECK(form.units.size() == form.problem.primary());
  FormParts parts;
  REQUIRE(!find_form_parts(network, candidates, parts, counts));
  CHECK(form.problem.has_multiplicities() == has_repeated(parts));
  CHECK(form.problem.entries() <= parts.entries);
  cover::DancingLinks links;
  REQUIRE(!links.open(form.problem));
  std::vector<std::string> solutions;
  std::vector<cover::Option> chosen;
  Fuel fuel;
  while (links.advance(fuel) == Step::solution) {
    links.read(chosen);
    CHECK(cover::obeys(form.problem, chosen));
    std::string text(network.cells, '?');
    for (const cover::Option option : chosen) {
      for (const cover::Placement placement : form.placements(option))
        text[placement / values] = static_cast<char>('0' + placement % values);
    }
    solutions.push_back(text);
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

Network cells_of(std::size_t cells, unsigned values, std::int32_t lowest) {
  Network network;
  network.cells = cells;
  network.domains.assign(cells, {static_cast<std::uint8_t>(values), lowest});
  return network;
}

// Values of which each is at most `most` away from the last one; the sum of all modulo 3 is `rest`.
std::uint32_t add_walk(Network& network, std::size_t length, unsigned values, unsigned most, unsigned rest) {
  const std::vector<Values> domains(length, all_values(values));
  // The state is 3 · (the last value + 1) + the sum so far modulo 3.
  const auto step = [=](std::uint64_t state, std::size_t, unsigned value) -> std::uint64_t {
    const auto last = static_cast<unsigned>(state / 3 - 1);
    if (state >= 3 && (value > last ? value - last : last - value) > most) return Automaton::refused;
    return 3 * (value + 1) + (state + value) % 3;
  };
  network.diagrams.push_back(*make_diagram(domains, 0, step, [=](std::uint64_t state) { return state % 3 == rest; }));
  return static_cast<std::uint32_t>(network.diagrams.size() - 1);
}

std::vector<Variable> some(Random& random, std::size_t variables, std::size_t count, bool may_repeat) {
  std::vector<Variable> chosen;
  while (chosen.size() < count) {
    const Variable variable = random.below(variables);
    if (may_repeat || std::find(chosen.begin(), chosen.end(), variable) == chosen.end()) chosen.push_back(variable);
  }
  return chosen;
}

Network network_for_form(Random& random) {
  const unsigned values = 2 + random.below(3);
  Network network = cells_of(2 + random.below(4), values, static_cast<std::int32_t>(random.below(2)));
  const std::size_t cells = network.cells;
  for (unsigned more = random.below(3); more > 0; --more)
    network.different.push_back(
        {some(random, cells, 1 + random.below(std::min<std::size_t>(cells, values)), false), 0});
  for (unsigned more = random.below(3); more > 0; --more) {
    const auto pair = some(random, cells, 2, false);
    Network::Relation relation{std::min(pair[0], pair[1]), std::max(pair[0], pair[1]), {}};
    for (unsigned value = 0; value < values; ++value) relation.allowed.push_back(random.below(1u << values));
    if (random.one_in(2)) relation.allowed[0] = relation.allowed[values - 1] = all_values(values) - 1;
    network.relations.push_back(relation);
  }
  for (unsigned more = random.below(3); more > 0; --more) {
    Network::Sum sum{{}, static_cast<std::int64_t>(random.below(3 * values)), random.one_in(5)};
    if (sum.is_derived) continue;
    const bool is_plain = random.one_in(2);
    for (const Variable variable : some(random, cells, 1 + random.below(cells), false))
      sum.terms.push_back({is_plain ? 1 : static_cast<std::int32_t>(random.below(3)) - 3, variable});
    if (random.one_in(2)) {
      sum.terms.back().coefficient = 2;
      for (auto& term : sum.terms) sum.total += random.one_in(2) ? term.coefficient : 0;
    }
    if (is_plain && random.one_in(2) && sum.terms.size() <= values) {
      network.different.emplace_back();
      for (auto& term : sum.terms) {
        term.coefficient = 1;
        network.different.back().variables.push_back(term.variable);
      }
    }
    network.sums.push_back(sum);
  }
  for (unsigned more = random.below(3); more > 0; --more) {
    const std::size_t length = 1 + random.below(5);
    const std::uint32_t walk = add_walk(network, length, values, random.below(3), random.below(3));
    network.sequences.push_back({some(random, cells, length, true), walk});
  }
  return network;
}

}  // namespace

TEST_CASE("the form of a random network has the solutions that trying all values finds") {
  Random random(5);
  std::size_t solved = 0;
  for (int round = 0; round < rounds(2000); ++round) {
    const Network network = network_for_form(random);
    const unsigned values = network.domains[0].values;
    Given candidates(network.cells, all_values(values));
    for (Values& each : candidates) {
      if (random.one_in(4)) each = random.below(1u << values);
    }
    const auto expected = by_force(network, candidates);
    CAPTURE(round);
    REQUIRE(by_links(network, candidates, values) == expected);
    solved += expected.empty() ? 0 : 1;
  }
  CHECK(solved >= enough(300u));
}

TEST_CASE("sums of zeros and ones that are counts in the form have the solutions that trying all values finds") {
  Random random(6);
  std::size_t solved = 0, with_several = 0;
  for (int round = 0; round < rounds(1000); ++round) {
    Network network = cells_of(2 + random.below(6), 2, 0);
    for (unsigned more = 1 + random.below(3); more > 0; --more) {
      const auto variables = some(random, network.cells, 1 + random.below(network.cells), false);
      Network::Sum sum{{}, static_cast<std::int64_t>(random.below(variables.size() + 1)), false};
      for (const Variable variable : variables) sum.terms.push_back({1, variable});
      if (random.one_in(6)) sum.terms.back().coefficient = 2;
      network.sums.push_back(sum);
    }
    if (random.one_in(3))
      network.sequences.push_back({some(random, network.cells, 3, true), add_walk(network, 3, 2, 1, 0)});
    Given candidates(network.cells, all_values(2));
    for (Values& each : candidates)
      if (random.one_in(6)) each = 1 + random.below(2);
    const auto expected = by_force(network, candidates);
    CAPTURE(round);
    REQUIRE(by_links(network, candidates, 2, true) == expected);
    FormParts parts;
    REQUIRE(!find_form_parts(network, candidates, parts, true));
    solved += expected.empty() ? 0 : 1;
    with_several += has_repeated(parts) ? 1 : 0;
  }
  CHECK(solved >= enough(200u));
  CHECK(with_several >= enough(150u));
}

TEST_CASE("auxiliary variables follow from the cells, and make no solution twice") {
  // Two cells with the difference that an auxiliary variable holds: 0 to 3, and not 2.
  Network network = cells_of(2, 4, 1);
  const Variable difference = network.add_auxiliary(4, 0);
  const std::vector<Values> domains(3, all_values(4));
  network.diagrams.push_back(*make_diagram(
      domains, 0,
      [](std::uint64_t state, std::size_t layer, unsigned value) -> std::uint64_t {
        if (layer == 0) return value;
        if (layer == 1) return value > state ? value - state : state - value;
        return state == value ? 0 : Automaton::refused;
      },
      [](std::uint64_t) { return true; }));
  network.sequences.push_back({{0, 1, difference}, 0});
  CHECK(by_links(network, Given(2, all_values(4)), 4).size() == 16);

  SECTION("with a sum") {
    network.sums.push_back({{{1, difference}}, 2, false});
    CHECK(by_links(network, Given(2, all_values(4)), 4) == std::vector<std::string>{"02", "13", "20", "31"});
  }
  SECTION("with a relation that forbids few pairs, so that the variable has options of its own") {
    network.relations.push_back({0, difference, {0b1011, 0b1111, 0b1111, 0b1111}});
    CHECK(by_links(network, Given(2, all_values(4)), 4).size() == 15);
  }
}

TEST_CASE("a set with more cells than values, and a sum that cannot be reached, leave an item without options") {
  Network network = cells_of(3, 2, 1);
  SECTION("set") { network.different.push_back({{0, 1, 2}, 0}); }
  SECTION("sum of different cells") {
    network.different.push_back({{0, 1}, 0});
    network.sums.push_back({{{1, 0}, {1, 1}}, 4, false});
  }
  SECTION("sum by steps") { network.sums.push_back({{{1, 0}, {-1, 1}}, 5, false}); }
  SECTION("sum of nothing") { network.sums.push_back({{}, 1, false}); }
  SECTION("rule") { network.is_impossible = true; }
  CHECK(by_links(network, Given(3, all_values(2)), 2).empty());
}

TEST_CASE("a form with too many entries, and a sum with too many states, are refused", "[long]") {
  cover::CoverForm form;
  SECTION("entries") {
    Network network = cells_of(256, 16, 1);
    for (Variable a = 0; a < 256; ++a) {
      for (Variable b = a + 1; b < 256; ++b) {
        std::vector<Values> allowed;
        for (unsigned value = 0; value < 16; ++value) allowed.push_back(all_values(16) ^ Values{1} << value);
        network.relations.push_back({a, b, allowed});
        if (network.relations.size() * 32 + 2 * 256 * 16 > most_form_entries) break;
      }
    }
    const Given candidates(256, all_values(16));
    CHECK(!write_form(network, candidates, 16, form));
    network.relations.insert(network.relations.end(), 262144 - network.relations.size() + 1, network.relations[0]);
    const auto refused = write_form(network, candidates, 16, form);
    REQUIRE(refused);
    CHECK(refused->code == Error::Code::too_large);
  }
  SECTION("states") {
    // Powers of 16 have one partial sum for each beginning; in descending order, only one can still become the total.
    Network network = cells_of(6, 16, 1);
    network.sums.push_back({{}, 0x123456, false});
    for (Variable cell = 0; cell < 6; ++cell) network.sums[0].terms.push_back({1 << 4 * cell, cell});
    CHECK(!write_form(network, Given(6, all_values(16)), 16, form));
    constexpr std::int32_t primes[] = {10007, 9001, 8009, 7001, 6007, 5003};
    for (std::size_t term = 0; term < 6; ++term) network.sums[0].terms[term].coefficient = primes[term];
    network.sums[0].total = 400'000;
    const auto refused = write_form(network, Given(6, all_values(16)), 16, form);
    REQUIRE(refused);
    CHECK(refused->message.text() == "a sum of 6 cells needs more than 32768 states");
  }
}

TEST_CASE("narrowing candidates keeps each value of a solution, and supposing takes away more than parts",
          "[network]") {
  Random random(29);
  std::size_t by_parts = 0, by_supposing = 0, without = 0;
  for (int round = 0; round < rounds(400); ++round) {
    Network network = test::random_network(random);
    if (random.one_in(2)) test::add_random_count(network, test::random_indices(network, random), random);
    Given candidates, possible(network.cells, 0);
    for (const auto& domain : network.domains) candidates.push_back(all_values(domain.values));
    const auto solutions = test::solve_by_brute_force(network);
    for (const auto& solution : solutions)
      for (std::size_t cell = 0; cell < network.cells; ++cell) possible[cell] |= Values{1} << solution[cell];
    const Given parts = narrow_candidates(network, candidates, 0),
                supposed = narrow_candidates(network, candidates, 1 << 20);
    REQUIRE(parts.size() == network.cells);
    REQUIRE(supposed.size() == network.cells);
    for (std::size_t cell = 0; cell < network.cells; ++cell) {
      REQUIRE((possible[cell] & ~supposed[cell]) == 0);
      REQUIRE((supposed[cell] & ~parts[cell]) == 0);
      REQUIRE((parts[cell] & ~candidates[cell]) == 0);
      by_parts += parts[cell] != candidates[cell] ? 1 : 0;
      by_supposing += supposed[cell] != parts[cell] ? 1 : 0;
    }
    without += solutions.empty() ? 1 : 0;
  }
  CHECK(by_parts >= enough(200u));
  CHECK(by_supposing >= enough(50u));
  CHECK(without >= enough(20u));
}

}  // namespace network_form_test
