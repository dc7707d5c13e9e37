// Decision diagrams against brute force: which sequences they allow, that they are as small as possible, and what is
// refused.
#include <map>
#include <set>
#include <vector>

#include "core/network/diagram.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace network_diagram_test {

using namespace quadrille;
using namespace quadrille::test;
using namespace quadrille::network;

namespace {

using Word = std::vector<unsigned>;

// A random automaton with a table.
struct Machine {
  unsigned values;
  std::vector<std::vector<std::uint64_t>> next;  // by state and value
  std::vector<bool> accepting;

  static Machine random(Random& random, unsigned states, unsigned values) {
    Machine machine{values, {}, {}};
    for (unsigned state = 0; state < states; ++state) {
      machine.next.emplace_back();
      for (unsigned value = 0; value < values; ++value)
        machine.next.back().push_back(random.one_in(4) ? Automaton::refused : random.below(states));
      machine.accepting.push_back(random.one_in(2));
    }
    return machine;
  }
  bool accepts(const Word& word) const {
    std::uint64_t state = 0;
    for (const unsigned value : word) {
      state = next[state][value];
      if (state == Automaton::refused) return false;
    }
    return accepting[state];
  }
  std::optional<Diagram> diagram(const std::vector<Values>& domains) const {
    return make_diagram(
        domains, 0, [&](std::uint64_t state, std::size_t, unsigned value) { return next[state][value]; },
        [&](std::uint64_t state) { return static_cast<bool>(accepting[state]); });
  }
};

// All words of the domains.
std::vector<Word> all_words(const std::vector<Values>& domains) {
  std::vector<Word> words = {{}};
  for (const Values domain : domains) {
    std::vector<Word> longer;
    for (const Word& word : words)
      for (unsigned value = 0; value < 64; ++value)
        if ((domain >> value & 1) != 0) (longer.push_back(word), longer.back().push_back(value));
    words = std::move(longer);
  }
  return words;
}

// The words along all paths; one that has two paths occurs twice.
std::multiset<Word> paths(const Diagram& diagram) {
  std::vector<std::pair<Word, Diagram::State>> ends = {{{}, 0}};
  if (diagram.is_empty()) ends.clear();
  for (std::size_t layer = 0; layer < diagram.layers(); ++layer) {
    std::vector<std::pair<Word, Diagram::State>> longer;
    for (const auto& end : ends) {
      for (const auto& transition : diagram.transitions(layer)) {
        if (transition.from != end.second) continue;
        longer.emplace_back(end.first, transition.to);
        longer.back().first.push_back(transition.value);
      }
    }
    ends = std::move(longer);
  }
  std::multiset<Word> words;
  for (const auto& end : ends) words.insert(end.first);
  return words;
}

// The number of different sets of endings, by layer: the smallest diagram has as many states (Myhill and Nerode).
std::vector<std::size_t> smallest_sizes(const std::multiset<Word>& words, std::size_t length) {
  std::vector<std::size_t> sizes;
  for (std::size_t layer = 0; layer <= length; ++layer) {
    std::map<Word, std::set<Word>> endings;
    for (const Word& word : words) {
      const auto middle = word.begin() + static_cast<std::ptrdiff_t>(layer);
      endings[Word(word.begin(), middle)].insert(Word(middle, word.end()));
    }
    std::set<std::set<Word>> different;
    for (const auto& each : endings) different.insert(each.second);
    sizes.push_back(different.size());
  }
  return sizes;
}

}  // namespace

TEST_CASE("a diagram allows what its automaton accepts, has one path for each word, and is the smallest one") {
  Random random(1);
  int empty = 0;
  for (int round = 0; round < rounds(300); ++round) {
    const unsigned values = 1 + random.below(4), states = 1 + random.below(8);
    const Machine machine = Machine::random(random, states, values);
    std::vector<Values> domains(random.below(6));
    for (Values& domain : domains) domain = 1 + random.below(all_values(values));
    std::multiset<Word> accepted;
    for (const Word& word : all_words(domains))
      if (machine.accepts(word)) accepted.insert(word);
    const auto diagram = machine.diagram(domains);
    REQUIRE(diagram);
    CHECK(diagram->layers() == domains.size());
    CHECK(diagram->is_empty() == accepted.empty());
    empty += accepted.empty();
    CHECK(paths(*diagram) == accepted);
    const auto sizes = smallest_sizes(accepted, domains.size());
    for (std::size_t layer = 0; layer <= domains.size(); ++layer) CHECK(diagram->states(layer) == sizes[layer]);
    for (std::size_t layer = 0; layer < domains.size(); ++layer) {
      const auto transitions = diagram->transitions(layer);
      for (std::size_t i = 1; i < transitions.size(); ++i) {
        CHECK(std::pair(transitions[i - 1].from, transitions[i - 1].value) <
              std::pair(transitions[i].from, transitions[i].value));
      }
    }
  }
  CHECK(empty >= enough(10));
}

TEST_CASE("increasing values are a diagram with a state for each value that may come next") {
  const std::vector<Values> domains(3, all_values(5));
  const auto diagram = make_diagram(
      domains, 0,
      [](std::uint64_t state, std::size_t, unsigned value) {
        return value + 1 > state ? value + 1 : Automaton::refused;
      },
      [](std::uint64_t) { return true; });
  REQUIRE(diagram);
  CHECK(paths(*diagram).size() == 10);  // 5 choose 3
  CHECK(diagram->states(1) == 3);
  CHECK(diagram->states(2) == 3);
}

TEST_CASE("a diagram with too many states is refused, one with just as many is not") {
  // Every word is another state: 1 + 2 + 4 + … states.
  const auto build = [](std::size_t length, std::uint64_t more) {
    std::vector<Values> domains(length, all_values(2));
    return make_diagram(
        domains, 1,
        [&](std::uint64_t state, std::size_t layer, unsigned value) {
          if (layer + 1 == length && 2 * state + value >= (std::uint64_t{1} << length) + more)
            return Automaton::refused;
          return 2 * state + value;
        },
        [](std::uint64_t) { return true; });
  };
  // Layers 0 to 14 have 2¹⁵ − 1 states.
  CHECK(build(15, 1));
  CHECK_FALSE(build(15, 2));
}

}  // namespace network_diagram_test
