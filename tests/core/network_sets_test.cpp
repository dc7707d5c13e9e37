// Lines that have one of a few sets of values, on masks, against brute force.
#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <numeric>
#include <vector>

#include "core/cells/combinations.hpp"
#include "core/cells/distinct.hpp"
#include "core/cells/sandwich.hpp"
#include "core/network/filters/cliques.hpp"
#include "core/network/filters/sets.hpp"
#include "core/network/plain/plain.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"

namespace network_sets_test {

using namespace quadrille;
using namespace quadrille::test;
using cells::Digits;
using network::Network;
using network::Values;
using network::Variable;

namespace {

// All ways to give the cells the digits of one of the sets; by cell, the digits that they have in some way, and at
// last the digits that all ways have.
std::vector<Digits> try_all(const std::vector<Digits>& candidates, const std::vector<Digits>& sets) {
  std::vector<Digits> seen(candidates.size() + 1, 0);
  seen.back() = static_cast<Digits>(~0);
  std::vector<unsigned> digits(candidates.size());
  const auto fill = [&](const auto& self, std::size_t cell, unsigned used) -> void {
    if (cell == candidates.size()) {
      if (std::find(sets.begin(), sets.end(), used) == sets.end()) return;
      for (std::size_t i = 0; i < cell; ++i) seen[i] = static_cast<Digits>(seen[i] | 1u << digits[i]);
      seen[cell] = static_cast<Digits>(seen[cell] & used);
      return;
    }
    for (unsigned digit = 0; digit < 10; ++digit) {
      if (((candidates[cell] & ~used) >> digit & 1) == 0) continue;
      digits[cell] = digit;
      self(self, cell + 1, used | 1u << digit);
    }
  };
  fill(fill, 0, 0);
  return seen;
}

}  // namespace

TEST_CASE("the sets of a line lose no digit of a filling, and are exact for up to three open cells") {
  Random random(31);
  int removed = 0, needed = 0;
  for (int round = 0; round < rounds(10000); ++round) {
    const unsigned digits = 5 + random.below(6);
    std::vector<Digits> candidates(2 + random.below(4));
    for (auto& cell : candidates) {
      cell = static_cast<Digits>(random.next() & ((1u << digits) - 1));
      if (random.one_in(3)) cell = static_cast<Digits>(cell & (0u - cell));
      if (cell == 0) cell = 1;
    }
    // Up to 20 sets: one, two or three vectors.
    std::vector<Digits> sets;
    for (std::uint32_t count = 1 + random.below(20); count > 0; --count) {
      Digits set = 0;
      for (std::size_t size = 0; size < candidates.size();) {
        const auto digit = static_cast<Digits>(1u << random.below(digits));
        size += (set & digit) == 0;
        set |= digit;
      }
      sets.push_back(set);
    }
    const std::vector<Digits> exact = try_all(candidates, sets);
    while (sets.size() % cells::sets_at_once != 0) sets.push_back(0);
    auto fast = candidates;
    Digits required = 0;
    const bool seems_possible = cells::filter_sets(fast, sets, required);
    const auto open =
        std::count_if(candidates.begin(), candidates.end(), [](auto cell) { return (cell & (cell - 1)); });
    const bool is_possible = exact[0] != 0;
    if (is_possible || open <= 3) REQUIRE(seems_possible == is_possible);
    if (!is_possible) continue;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      REQUIRE((exact[i] & ~fast[i]) == 0);
      REQUIRE((fast[i] & ~candidates[i]) == 0);
      if (open <= 3) REQUIRE(fast[i] == exact[i]);
    }
    REQUIRE((required & ~exact.back()) == 0);
    removed += fast != candidates ? 1 : 0;
    needed += required != 0 ? 1 : 0;
  }
  CHECK(removed >= enough(500));
  CHECK(needed >= enough(500));
}

TEST_CASE("sandwiches lose no digit of a filling") {
  Random random(32);
  int removed = 0, refuted = 0;
  for (int round = 0; round < rounds(3000); ++round) {
    const unsigned size = round % 500 == 0 ? cells::most_distinct : 3 + random.below(4);
    const auto crusts = static_cast<Digits>(1 | 1u << (1 + random.below(size - 1)));
    // None, one or two vectors of each size.
    std::vector<std::vector<Digits>> sets(size - 1);
    for (unsigned set = 0; set < 1u << size; ++set)
      if ((set & crusts) == 0 && random.one_in(3))
        sets[static_cast<unsigned>(std::popcount(set))].push_back(Digits(set));
    for (auto& own : sets)
      while (own.size() % cells::sets_at_once != 0) own.push_back(0);
    std::vector<Digits> candidates(size);
    for (auto& cell : candidates) {
      cell = static_cast<Digits>((random.next() | random.next()) & ((1u << size) - 1));
      if (random.one_in(6)) cell = static_cast<Digits>(cell & (0u - cell));
      if (cell == 0) cell = 1;
    }
    std::vector<Digits> exact(size, 0);
    std::vector<unsigned> digits(size);
    const auto fill = [&](const auto& self, std::size_t cell, unsigned used) -> void {
      if (cell < size) {
        for (unsigned left = candidates[cell] & ~used; left != 0; left &= left - 1) {
          digits[cell] = left & (~left + 1);
          self(self, cell + 1, used | digits[cell]);
        }
        return;
      }
      unsigned between = 0, ends = 0;
      for (const unsigned digit : digits) {
        if ((digit & crusts) != 0) {
          ++ends;
        } else if (ends == 1) {
          between |= digit;
        }
      }
      const auto& own = sets[static_cast<std::size_t>(std::popcount(between))];
      if (std::find(own.begin(), own.end(), between) == own.end()) return;
      for (std::size_t i = 0; i < size; ++i) exact[i] = static_cast<Digits>(exact[i] | digits[i]);
    };
    fill(fill, 0, 0);
    auto fast = candidates;
    const bool seems_possible = cells::filter_sandwich(fast, {crusts, sets});
    if (exact[0] != 0) REQUIRE(seems_possible);
    refuted += exact[0] == 0 && !seems_possible ? 1 : 0;
    if (!seems_possible) continue;
    for (std::size_t i = 0; i < size; ++i) {
      REQUIRE((exact[i] & ~fast[i]) == 0);
      REQUIRE((fast[i] & ~candidates[i]) == 0);
    }
    removed += fast != candidates ? 1 : 0;
  }
  CHECK(removed >= enough(500));
  CHECK(refuted >= enough(500));
}

TEST_CASE("squares with all classes, segments, and values that differ, have exactly the values of their fillings") {
  using Sequence = Network::Sequence;
  Random random(33);
  network::Network network = make_network(4, 9);
  network.sequences = {{{0, 1, 2, 3}, 0, Sequence::Classes{{7, 56, 448}}},
                       {{0, 1, 2, 3}, 0, Sequence::Classes{{73, 146, 292}}},
                       {{0, 1, 2, 3}, 0, Sequence::Differ{5}},
                       {{0, 1, 2}, 0, Sequence::Differ{5}},
                       {{0, 1, 2, 3}, 0, Sequence::Segments{9}}};
  auto patterns = open_filter<network::Sets>(network);
  std::array<int, 5> refuted = {}, removed = {}, needed = {};
  for (int round = 0; round < rounds(10000); ++round) {
    const std::uint32_t index = random.below(5);
    const auto& sequence = network.sequences[index];
    std::vector<network::Values> masks(4);
    for (auto& mask : masks) {
      mask = random.next() & random.next() & random.next() & 511;
      if (mask == 0) mask = 1;
    }
    const std::size_t size = sequence.variables.size();
    const auto fits = [&](const std::vector<network::Values>& values) {
      network::Values all = 0, twice = 0;
      unsigned sum = 0;
      for (std::size_t i = 0; i < size; ++i) {
        all |= values[i];
        for (std::size_t j = 1; j < i; ++j) twice |= values[i] & values[j];
        sum += sum > 9 ? 0 : static_cast<unsigned>(std::countr_zero(values[i])) + 1;
        if (sum == 9) sum = 0;
      }
      if (sequence.is<Sequence::Segments>()) return sum == 0;
      if (sequence.is<Sequence::Differ>()) return (values[0] & 5) == 0 || twice == 0;
      const auto& sets = std::get<Sequence::Classes>(sequence.form).sets;
      return std::all_of(sets.begin(), sets.end(), [&](network::Values set) { return (set & all) != 0; });
    };
    std::vector<network::Values> exact(size, 0), values;
    network::Values everywhere = ~network::Values{0};
    const auto fill = [&](const auto& self) -> void {
      if (values.size() < size) {
        for (network::Values left = masks[values.size()]; left != 0; left &= left - 1) {
          values.push_back(left & (~left + 1));
          self(self);
          values.pop_back();
        }
        return;
      }
      if (!fits(values)) return;
      network::Values all = 0;
      for (std::size_t i = 0; i < size; ++i) {
        exact[i] |= values[i];
        all |= values[i];
      }
      everywhere &= all;
    };
    fill(fill);
    const bool is_possible = patterns.filter(index, masks);
    REQUIRE(is_possible == (exact[0] != 0));
    refuted[index] += is_possible ? 0 : 1;
    if (!is_possible) continue;
    for (std::size_t i = 0; i < size; ++i) {
      REQUIRE(patterns.kept()[i] == exact[i]);
      removed[index] += exact[i] == masks[i] ? 0 : 1;
    }
    REQUIRE((patterns.required() & ~everywhere) == 0);
    needed[index] += patterns.required() != 0 ? 1 : 0;
  }
  for (const int count : refuted) CHECK(count >= enough(20));
  for (const int count : removed) CHECK(count >= enough(20));
  CHECK(needed[0] >= enough(20));
  CHECK(needed[1] >= enough(20));
}

TEST_CASE("lines with sets are taken for up to ten values, and other sequences not at all") {
  for (const unsigned values : {9u, 10u, 11u}) {
    network::Network network = make_network(3, values);
    network.sequences = {{{0, 1, 2}, 0, Network::Sequence::OneOf{{7, 14}}}, {{0, 1}, 0}};
    auto sets = open_filter<network::Sets>(network);
    REQUIRE(sets.size() == (values <= 10 ? 1 : 0));
    if (values > 10) continue;
    const std::vector<network::Values> masks = {1, 15, 15};
    REQUIRE(sets.filter(0, masks));
    CHECK(sets.kept()[1] == 6);
    CHECK(sets.required() == 6);
    const std::vector<network::Values> apart = {1, 8, 15};
    CHECK_FALSE(sets.filter(0, apart));
  }
}

TEST_CASE("cliques are variables of which every two are related, and have the sets that this leaves") {
  Random random(37);
  std::size_t found = 0, with_several = 0;
  for (int round = 0; round < rounds(300); ++round) {
    const unsigned values = 3 + random.below(4), variables = 3 + random.below(4);
    Network network = make_network(variables, values);
    std::vector<Values> table(values, 0);
    for (unsigned a = 0; a < values; ++a) {
      for (unsigned b = 0; b < a; ++b) {
        if (random.one_in(4)) continue;
        table[a] |= Values{1} << b;
        table[b] |= Values{1} << a;
      }
    }
    std::vector<std::vector<bool>> are_related(variables, std::vector<bool>(variables));
    for (Variable a = 0; a < variables; ++a) {
      for (Variable b = a + 1; b < variables; ++b) {
        if (random.one_in(3)) continue;
        network.relations.push_back({a, b, table});
        if (random.one_in(5)) network.relations.back().allowed[0] = ~Values{0};  // of another kind
        are_related[a][b] = network.relations.back().allowed == table;
      }
    }
    for (const auto& clique : network::find_cliques(network, network.relations)) {
      if (clique.sets.empty()) continue;
      Network own = make_network(clique.variables.size(), values);
      std::vector<Digits> expected;
      for (std::size_t i = 0; i < clique.variables.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
          CHECK(are_related[clique.variables[j]][clique.variables[i]]);
          own.relations.push_back({static_cast<Variable>(j), static_cast<Variable>(i), table});
        }
      }
      for (const auto& solution : solve_by_brute_force(own)) {
        unsigned set = 0;
        for (const unsigned index : solution) set |= 1u << index;
        expected.push_back(static_cast<Digits>(set));
      }
      std::sort(expected.begin(), expected.end());
      expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
      CHECK(clique.sets == expected);
      ++found;
      with_several += clique.sets.size() > 1 ? 1 : 0;
    }
    network::Plain plain;
    plain.open(problem_of(network));
    std::size_t solutions = 0;
    for (Step step = Step::paused; step != Step::finished;) {
      Fuel fuel;
      step = plain.advance(fuel);
      solutions += step == Step::solution ? 1 : 0;
    }
    REQUIRE(solutions == solve_by_brute_force(network).size());
  }
  CHECK(found >= enough(100u));
  CHECK(with_several >= enough(50u));
}

TEST_CASE("cliques are left out beyond their bounds: many sets, kinds of relations, variables or values") {
  const auto differ = [](unsigned values) {
    std::vector<Values> table;
    for (unsigned value = 0; value < values; ++value)
      table.push_back(network::all_values(values) & ~(Values{1} << value));
    return table;
  };
  // Every two of `count` variables, beginning with `first`.
  const auto add = [](Network& network, Variable first, Variable count, const std::vector<Values>& table) {
    for (Variable a = first; a < first + count; ++a)
      for (Variable b = a + 1; b < first + count; ++b) network.relations.push_back({a, b, table});
  };
  const auto count = [](const Network& network) { return network::find_cliques(network, network.relations).size(); };
  for (const auto& [values, size, expected] :
       {std::array{9u, 4u, 1u}, std::array{10u, 5u, 0u}, std::array{10u, 3u, 1u}, std::array{11u, 10u, 0u}}) {
    Network network = make_network(size, values);  // 126, 252 and 120 sets; too many values
    add(network, 0, size, differ(values));
    CHECK(count(network) == expected);
  }
  for (const unsigned kinds : {8u, 9u}) {
    Network network = make_network(3 * kinds, 6);
    for (unsigned kind = 0; kind < kinds; ++kind) {
      auto table = differ(6);  // without one pair of values, another one for each kind
      const unsigned a = kind % 5, b = kind < 5 ? 5 : (a + 1) % 5;
      table[a] &= ~(Values{1} << b);
      table[b] &= ~(Values{1} << a);
      add(network, 3 * kind, 3, table);
    }
    CHECK(count(network) == 8);
  }
  for (const unsigned triples : {133u, 134u}) {
    Network network = make_network(std::size_t{3} * triples, 4);
    for (unsigned i = 0; i < triples; ++i) add(network, 3 * i, 3, differ(4));
    CHECK(count(network) == (triples == 133 ? 133 : 0));
  }
}

TEST_CASE("how often a value occurs in groups leaves exactly the values of all ways") {
  Random random(34);
  int refuted = 0, removed = 0, placed = 0;
  for (int round = 0; round < rounds(10000); ++round) {
    // The first variable, and groups of one to three; the value is 2, and others stand for all that are not.
    std::vector<std::uint32_t> sizes, rests;
    const bool has_rests = random.one_in(2);
    for (std::uint32_t groups = 1 + random.below(3); groups > 0; --groups) {
      sizes.push_back((has_rests ? 0 : 1) + random.below(3));
      if (has_rests) rests.push_back(random.below(3));
    }
    std::vector<std::size_t> group_of = {~std::size_t{0}};
    std::vector<bool> is_counted = {false};
    for (std::size_t group = 0; group < sizes.size(); ++group) {
      group_of.resize(group_of.size() + sizes[group], group);
      is_counted.resize(group_of.size(), true);
      group_of.resize(group_of.size() + (has_rests ? rests[group] : 0), group);
      is_counted.resize(group_of.size(), false);
    }
    const std::array<std::uint32_t, 2> wanted = {random.below(4), random.below(4)};
    network::Network network = make_network(group_of.size(), 3);
    std::vector<Variable> variables(group_of.size());
    std::iota(variables.begin(), variables.end(), Variable{0});
    network.sequences = {{variables, 0, Network::Sequence::Occurrences{2, wanted, sizes, rests}}};
    std::vector<Values> masks = {1 + random.below(3)};
    while (masks.size() < group_of.size()) masks.push_back(random.one_in(3) ? 2 : 1 + random.below(7));
    std::vector<Values> exact(masks.size(), 0), values;
    const auto fill = [&](const auto& self) -> void {
      if (values.size() < masks.size()) {
        for (Values left = masks[values.size()]; left != 0; left &= left - 1) {
          values.push_back(left & (~left + 1));
          self(self);
          values.pop_back();
        }
        return;
      }
      std::vector<std::uint32_t> in_group(sizes.size(), 0);
      std::uint32_t times = 0;
      for (std::size_t i = 1; i < values.size(); ++i) {
        times += values[i] == 2 && is_counted[i] ? 1 : 0;
        if (values[i] == 2 && ++in_group[group_of[i]] == 2) return;
      }
      if (has_rests && std::find(in_group.begin(), in_group.end(), 0u) != in_group.end()) return;
      if (times != wanted[values[0] - 1]) return;
      for (std::size_t i = 0; i < values.size(); ++i) exact[i] |= values[i];
    };
    fill(fill);
    auto patterns = open_filter<network::Sets>(network);
    const bool is_possible = patterns.filter(0, masks);
    REQUIRE(is_possible == (exact[0] != 0));
    refuted += is_possible ? 0 : 1;
    for (std::size_t i = 0; is_possible && i < masks.size(); ++i) {
      REQUIRE(patterns.kept()[i] == exact[i]);
      removed += exact[i] == masks[i] ? 0 : 1;
      placed += exact[i] == 2 && masks[i] != 2 ? 1 : 0;
    }
  }
  CHECK(refuted >= enough(500));
  CHECK(removed >= enough(500));
  CHECK(placed >= enough(200));
}

TEST_CASE("how many different values variables have leaves exactly the values of all ways") {
  Random random(35);
  int refuted = 0, removed = 0, counts = 0;
  for (int round = 0; round < rounds(10000); ++round) {
    const unsigned values = 2 + random.below(9);
    const std::size_t counted = 1 + random.below(4);
    network::Network network = make_network(counted + 1, values);
    network.domains.back().lowest = static_cast<std::int32_t>(random.below(2));
    Network::Sequence sequence = {{}, 0, Network::Sequence::DistinctCount()};
    for (Variable variable = 0; variable <= counted; ++variable) sequence.variables.push_back(variable);
    network.sequences = {sequence};
    std::vector<Values> masks(counted + 1);
    for (Values& mask : masks) {
      const Values bit = Values{1} << random.below(values);
      mask = random.one_in(3) ? bit : bit | (1 + random.below((1u << values) - 1));
    }
    if (random.one_in(2)) masks.back() = Values{1} << random.below(std::min(values, 4u));
    std::vector<Values> exact(masks.size(), 0), chosen;
    const auto fill = [&](const auto& self) -> void {
      if (chosen.size() < counted) {
        for (Values left = masks[chosen.size()]; left != 0; left &= left - 1) {
          chosen.push_back(left & (~left + 1));
          self(self);
          chosen.pop_back();
        }
        return;
      }
      Values all = 0;
      for (const Values value : chosen) all |= value;
      const int index = std::popcount(all) - network.domains.back().lowest;
      if (index < 0 || (masks.back() >> index & 1) == 0) return;
      for (std::size_t i = 0; i < counted; ++i) exact[i] |= chosen[i];
      exact.back() |= Values{1} << index;
    };
    fill(fill);
    auto patterns = open_filter<network::Sets>(network);
    const bool is_possible = patterns.filter(0, masks);
    REQUIRE(is_possible == (exact[0] != 0));
    refuted += is_possible ? 0 : 1;
    for (std::size_t i = 0; is_possible && i < masks.size(); ++i) {
      REQUIRE(patterns.kept()[i] == exact[i]);
      (i == counted ? counts : removed) += exact[i] == masks[i] ? 0 : 1;
    }
  }
  CHECK(refuted >= enough(500));
  CHECK(removed >= enough(500));
  CHECK(counts >= enough(500));
}

}  // namespace network_sets_test
