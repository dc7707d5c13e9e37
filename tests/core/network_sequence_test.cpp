// Sequences of Sudoku variants: what paths through decision diagrams remove and explain, against brute force.
#include <algorithm>
#include <set>
#include <vector>

#include "core/network/filters/sequence.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"

namespace network_sequence_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

using network::Network;
using network::Values;

using Runs = std::vector<std::size_t>;

// A line of cells, 0 or 1, whose ones are runs of these lengths. The state is how much of the pattern was read: the
// runs with one 0 between two of them.
Network line_of(std::size_t size, const Runs& runs) {
  std::vector<unsigned> pattern;
  for (const std::size_t run : runs) {
    if (!pattern.empty()) pattern.push_back(0);
    pattern.insert(pattern.end(), run, 1);
  }
  Network network = make_network(size, 2, 0);
  const auto diagram = network::make_diagram(
      std::vector<Values>(size, 3), 0,
      [&](std::uint64_t state, std::size_t, unsigned value) -> std::uint64_t {
        if (state < pattern.size() && pattern[state] == value) return state + 1;
        return value == 0 && (state == 0 || state == pattern.size() || pattern[state - 1] == 0)
                   ? state
                   : network::Automaton::refused;
      },
      [&](std::uint64_t state) { return state == pattern.size(); });
  REQUIRE(diagram);
  network.diagrams.push_back(*diagram);
  Network::Sequence sequence = {{}, 0};
  for (network::Variable cell = 0; cell < size; ++cell) sequence.variables.push_back(cell);
  network.sequences.push_back(std::move(sequence));
  return network;
}

// Whether the runs can be placed, one after the other, by the cells behind which the first ones of them can end.
bool can_hold(const std::vector<Values>& cells, const Runs& runs) {
  const auto may_be = [&](std::size_t cell, unsigned value) { return (cells[cell] >> value & 1) != 0; };
  std::vector<bool> ends(cells.size() + 2, false);  // by the next free cell
  ends[0] = true;
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    if (ends[cell] && may_be(cell, 0)) ends[cell + 1] = true;
  for (const std::size_t run : runs) {
    std::vector<bool> next(cells.size() + 2, false);
    for (std::size_t begin = 0; begin + run <= cells.size(); ++begin) {
      bool fits = ends[begin];
      for (std::size_t cell = begin; cell < begin + run; ++cell) fits = fits && may_be(cell, 1);
      const std::size_t end = begin + run;
      if (fits && end == cells.size()) next[end] = next[end + 1] = true;
      if (fits && end < cells.size() && may_be(end, 0)) next[end + 1] = true;
    }
    for (std::size_t cell = 1; cell < cells.size(); ++cell)
      if (next[cell] && may_be(cell, 0)) next[cell + 1] = true;
    ends = std::move(next);
  }
  return ends[cells.size()] || (!runs.empty() && ends[cells.size() + 1]);
}

}  // namespace

TEST_CASE("a line of runs leaves exactly the values that some placement has, to 200 cells", "[slow]") {
  Random random(2);
  int narrowed = 0, impossible = 0, wide = 0;  // layers of more than a word, whose states do not move together
  for (int round = 0; round < rounds(120); ++round) {
    const std::size_t size = round % 4 == 0 ? 60 + random.below(141) : 1 + random.below(30);
    std::vector<unsigned> filling;
    const std::uint32_t density = 2 + random.below(3);
    const bool is_sparse = random.one_in(2);
    for (std::size_t cell = 0; cell < size; ++cell) filling.push_back(random.one_in(density) == is_sparse ? 1 : 0);
    Runs runs;
    for (std::size_t cell = 0; cell < size; ++cell) {
      if (filling[cell] == 0) continue;
      if (cell == 0 || filling[cell - 1] == 0) runs.push_back(0);
      ++runs.back();
    }
    const Network network = line_of(size, runs);
    for (std::size_t layer = 0; layer <= size; ++layer) wide += network.diagrams[0].states(layer) > 64 ? 1 : 0;
    auto filter = open_filter<network::SequencePart>(network);
    // Cell after cell is decided, as in a search, and sometimes wrong.
    std::vector<Values> cells(size, 3);
    for (std::size_t time = 0; time < 6; ++time) {
      for (std::size_t more = time * size / 24; more > 0; --more) {
        const std::size_t cell = random.below(static_cast<std::uint32_t>(size));
        cells[cell] = Values{1} << (random.one_in(25) ? 1 - filling[cell] : filling[cell]);
      }
      if (random.one_in(3)) cells.assign(size, 3);  // back at the root
      const bool is_possible = can_hold(cells, runs);
      REQUIRE(filter.filter(0, cells) == is_possible);
      impossible += is_possible ? 0 : 1;
      for (std::size_t cell = 0; is_possible && cell < size; ++cell) {
        Values expected = 0;
        for (const Values value : {Values{1}, Values{2}}) {
          auto with = cells;
          with[cell] &= value;
          if (with[cell] != 0 && can_hold(with, runs)) expected |= value;
        }
        REQUIRE(filter.kept()[cell] == expected);
        narrowed += expected != cells[cell] ? 1 : 0;
      }
    }
  }
  CHECK(narrowed >= enough(500));
  CHECK(impossible >= enough(20));
  CHECK(wide >= enough(5));
}

TEST_CASE("lines of runs remove and explain what follows") {
  Random random(3);
  for (int round = 0; round < rounds(100); ++round) {
    Runs runs;
    for (std::uint32_t left = random.below(4); left > 0; --left) runs.push_back(1 + random.below(3));
    Network network = line_of(4 + random.below(5), runs);
    if (random.one_in(2)) add_random_relation(network, random_indices(network, random), random);
    require_right_explanations(network, 40, random);
  }
}

TEST_CASE("sequences remove and explain what follows, also where a variable occurs several times") {
  Random random(1);
  std::size_t wide = 0;
  for (int round = 0; round < rounds(250); ++round) {
    const auto variables = 3 + random.below(4);  // first: compilers call arguments in different orders
    auto network = make_network(variables, 2 + random.below(4));
    const auto filling = random_indices(network, random);
    for (std::uint32_t i = 1 + random.below(3); i > 0; --i) add_random_sequence(network, filling, random);
    for (const auto& diagram : network.diagrams)
      for (std::size_t layer = 0; layer <= diagram.layers(); ++layer) wide += diagram.states(layer) > 64 ? 1 : 0;
    require_right_explanations(network, 40, random);
  }
  CHECK(wide >= enough(1u));  // layers of more than one word
}

TEST_CASE("a sequence leaves exactly the values of its paths, whether its states move together or one by one") {
  Random random(5);
  int narrowed = 0, impossible = 0;
  for (int round = 0; round < rounds(200); ++round) {
    // Sometimes more values than states are moved together for.
    auto network = make_network(3 + random.below(5), random.one_in(5) ? 20 : 2 + random.below(4));
    add_random_sequence(network, random_indices(network, random), random);
    if (network.sequences.empty()) continue;
    const auto& variables = network.sequences[0].variables;
    const network::Diagram& diagram = network.diagrams[0];
    auto filter = open_filter<network::SequencePart>(network);
    std::vector<Values> candidates(network.domains.size());
    for (int time = 0; time < 8; ++time) {
      for (network::Variable variable = 0; variable < candidates.size(); ++variable) {
        const Values all = network::all_values(network.domains[variable].values), left = random.next() & all;
        if (time % 4 == 0 || random.one_in(3)) candidates[variable] = time % 4 == 0 || left == 0 ? all : left;
      }
      std::vector<std::set<unsigned>> from_start = {{0}};
      for (std::size_t step = 0; step < variables.size(); ++step) {
        from_start.emplace_back();
        for (const auto& [from, value, to] : diagram.transitions(step))
          if ((candidates[variables[step]] >> value & 1) != 0 && from_start[step].count(from) > 0)
            from_start.back().insert(to);
      }
      REQUIRE(filter.filter(0, candidates) == !from_start.back().empty());
      impossible += from_start.back().empty() ? 1 : 0;
      std::set<unsigned> to_end = {0};
      for (std::size_t step = variables.size(); step-- > 0 && !from_start.back().empty();) {
        std::set<unsigned> before;
        Values expected = 0;
        for (const auto& [from, value, to] : diagram.transitions(step))
          if ((candidates[variables[step]] >> value & 1) != 0 && from_start[step].count(from) > 0 &&
              to_end.count(to) > 0)
            before.insert(from), expected |= Values{1} << value;
        to_end = std::move(before);
        REQUIRE(filter.kept()[step] == expected);
        narrowed += expected != candidates[variables[step]] ? 1 : 0;
      }
    }
  }
  CHECK(narrowed >= enough(500));
  CHECK(impossible >= enough(50));
}

}  // namespace network_sequence_test
