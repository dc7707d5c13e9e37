// Dancing links on exact cover problems: known answers, corner cases, and a brute-force oracle.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/links/dancing_links.hpp"
#include "core/cover/problem.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"

namespace cover_test {

using namespace quadrille;
using namespace quadrille::cover;
using namespace quadrille::test;

namespace {

using Chosen = std::vector<Option>;

// A problem whose items are single letters; an option is a list of items, `x:A` for a colour.
Problem problem_of(std::string_view primary, std::string_view secondary, const std::vector<std::string_view>& options) {
  const std::string items = std::string(primary) + std::string(secondary);
  Problem problem;
  problem.reset(primary.size(), secondary.size());
  for (const std::string_view option : options) {
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < option.size(); ++i) {
      const auto item = items.find(option[i]);
      if (item == std::string::npos) continue;
      const bool coloured = i + 2 < option.size() && option[i + 1] == ':';
      entries.push_back({static_cast<Item>(item), coloured ? static_cast<Colour>(option[i + 2]) : 0});
      if (coloured) i += 2;
    }
    problem.add_option(entries);
  }
  return problem;
}

// Every solution, each with its options ascending, in ascending order. Also checks that the engine keeps the contract
// and leaves the links as it found them.
std::vector<Chosen> solutions_of(const Problem& problem) {
  static DancingLinks engine;  // one engine for all problems: what it keeps must not matter
  Links before;
  before.build(problem);
  auto solutions =
      require_search_contract<Chosen>(engine, problem, [](const Chosen& chosen) { return chosen; }).solutions;
  REQUIRE(engine.links() == before);
  for (Chosen& chosen : solutions) {
    REQUIRE(obeys(problem, chosen));
    std::sort(chosen.begin(), chosen.end());
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

// The number of solutions, for trees that are too large to search many times.
std::uint64_t count_of(const Problem& problem) {
  DancingLinks engine;
  Links before;
  before.build(problem);
  REQUIRE_FALSE(engine.open(problem));
  Fuel fuel;
  while (engine.advance(fuel) != Step::finished) {
  }
  REQUIRE(engine.links() == before);
  return engine.stats().solutions;
}

// The rule of TAOCP 7.2.2.1, written again for this test: how the chosen options use each item.
bool is_cover(const Problem& problem, const Chosen& chosen) {
  for (Item item = 0; item < problem.items(); ++item) {
    std::vector<Colour> uses;
    for (const Option option : chosen) {
      for (const Entry& entry : problem.option(option)) {
        if (entry.item == item) uses.push_back(entry.colour);
      }
    }
    const bool one_colour =
        std::all_of(uses.begin(), uses.end(), [&](Colour use) { return use != 0 && use == uses[0]; });
    const bool fine = item < problem.primary() ? uses.size() == 1 : uses.size() <= 1 || one_colour;
    if (!fine) return false;
  }
  return true;
}

Problem langford(unsigned n) {
  Problem problem;
  problem.reset(3 * n, 0);  // the numbers, then the places
  for (unsigned number = 1; number <= n; ++number) {
    for (unsigned place = 0; place + number + 1 < 2 * n; ++place) {
      const std::vector<Entry> option = {{number - 1}, {n + place}, {n + place + number + 1}};
      problem.add_option(option);
    }
  }
  return problem;
}

Problem queens(unsigned n) {
  Problem problem;
  problem.reset(2 * n, 2 * (2 * n - 1));  // rows and columns, then both families of diagonals
  for (unsigned row = 0; row < n; ++row) {
    for (unsigned column = 0; column < n; ++column) {
      const std::vector<Entry> option = {
          {row}, {n + column}, {2 * n + row + column}, {2 * n + 2 * n - 1 + row + n - 1 - column}};
      problem.add_option(option);
    }
  }
  return problem;
}

// `primary` items with an option for each of `colours`, which gives the only secondary item that colour; 0: does not
// contain the secondary item.
Problem shared_colour(unsigned primary, const std::vector<Colour>& colours) {
  Problem problem;
  problem.reset(primary, 1);
  for (Item item = 0; item < primary; ++item) {
    for (const Colour colour : colours) {
      std::vector<Entry> option = {{item}};
      if (colour != 0) option.push_back({primary, colour});
      problem.add_option(option);
    }
  }
  return problem;
}

}  // namespace

TEST_CASE("Knuth's example of seven items has one cover (TAOCP 7.2.2.1, (6))") {
  const Problem problem = problem_of("abcdefg", "", {"c e", "a d g", "b c f", "a d f", "b g", "d e g"});
  REQUIRE(solutions_of(problem) == std::vector<Chosen>{{0, 3, 4}});
}

TEST_CASE("Knuth's example with colours has one cover (TAOCP 7.2.2.1, (49))") {
  const Problem problem = problem_of("pqr", "xy", {"p q x y:A", "p r x:A y", "p x:B", "q x:A", "r y:B"});
  REQUIRE(solutions_of(problem) == std::vector<Chosen>{{1, 3}});
}

TEST_CASE("Langford pairs of 3 and 4 have 2 arrangements, of 7 52, of 8 300, both directions counted (OEIS A014552)") {
  REQUIRE(solutions_of(langford(3)).size() == 2);
  REQUIRE(solutions_of(langford(4)).size() == 2);
  REQUIRE(solutions_of(langford(5)).empty());
  REQUIRE(solutions_of(langford(6)).empty());
  REQUIRE(count_of(langford(7)) == 52);
  REQUIRE(count_of(langford(8)) == 300);
}

TEST_CASE("n queens with secondary diagonals: 1, 0, 0, 2, 10, 4, 40, 92 (OEIS A000170)") {
  const std::vector<std::uint64_t> known = {1, 0, 0, 2, 10, 4, 40, 92};
  for (unsigned n = 1; n <= known.size(); ++n) REQUIRE(count_of(queens(n)) == known[n - 1]);
}

TEST_CASE("colours make crossing words agree: the squares of two by two words") {
  const std::vector<std::string> words = {"AB", "BA", "BB", "CA"};
  std::vector<Chosen> expected;
  Problem problem;
  problem.reset(4, 4);  // rows, columns; then the four letters
  const auto add = [&](Item line, Item first, Item second, const std::string& word) {
    const std::vector<Entry> option = {
        {line}, {4 + first, static_cast<Colour>(word[0])}, {4 + second, static_cast<Colour>(word[1])}};
    problem.add_option(option);
  };
  for (const std::string& word : words) {
    add(0, 0, 1, word);
    add(1, 2, 3, word);
    add(2, 0, 2, word);
    add(3, 1, 3, word);
  }
  for (Option top = 0; top < 4; ++top) {
    for (Option bottom = 0; bottom < 4; ++bottom) {
      for (Option left = 0; left < 4; ++left) {
        for (Option right = 0; right < 4; ++right) {
          const bool agree = words[top][0] == words[left][0] && words[top][1] == words[right][0] &&
                             words[bottom][0] == words[left][1] && words[bottom][1] == words[right][1];
          if (agree) expected.push_back({4 * top, 4 * bottom + 1, 4 * left + 2, 4 * right + 3});
        }
      }
    }
  }
  for (Chosen& chosen : expected) std::sort(chosen.begin(), chosen.end());
  std::sort(expected.begin(), expected.end());
  REQUIRE(!expected.empty());
  REQUIRE(solutions_of(problem) == expected);
}

TEST_CASE("any number of chosen options may give a secondary item the same colour") {
  // Each item does not use s, or gives it colour A or B; A and B exclude each other: 2^n + 2^n - 1 solutions.
  for (const unsigned n : {1u, 8u, 9u, 10u, 12u, 16u}) {
    INFO(n << " items");
    REQUIRE(count_of(shared_colour(n, {1, 0, 2})) == (std::uint64_t{2} << n) - 1);
  }
}

TEST_CASE("thousands of chosen options may give a secondary item the same colour") {
  const Problem problem = shared_colour(3600, {1, 1, 1, 2, 2, 2, 3, 3, 3});
  DancingLinks engine;
  REQUIRE_FALSE(engine.open(problem));
  Fuel fuel = {.nodes = 10'000};
  REQUIRE(engine.advance(fuel) == Step::solution);
  Chosen chosen;
  engine.read(chosen);
  REQUIRE(obeys(problem, chosen));
  REQUIRE(engine.stats().nodes == 3601);
}

TEST_CASE("a problem without primary items has one solution: the empty one") {
  REQUIRE(solutions_of(problem_of("", "", {})) == std::vector<Chosen>{{}});
  REQUIRE(solutions_of(problem_of("", "xy", {"x", "x:A y"})) == std::vector<Chosen>{{}});
}

TEST_CASE("options of secondary items alone are never chosen (TAOCP 7.2.2.1)") {
  REQUIRE(solutions_of(problem_of("a", "xy", {"x", "a", "y:A", "a x", ""})) == std::vector<Chosen>{{1}, {3}});
}

TEST_CASE("an item without options leaves no solution") {
  REQUIRE(solutions_of(problem_of("a", "", {})).empty());
  REQUIRE(solutions_of(problem_of("ab", "x", {"a", "a x"})).empty());
}

TEST_CASE("equal options are different choices") {
  REQUIRE(solutions_of(problem_of("ab", "", {"a b", "a", "a b", "b", "b"})) ==
          std::vector<Chosen>{{0}, {1, 3}, {1, 4}, {2}});
}

TEST_CASE("a problem that is too large for the links is refused before memory is allocated") {
  Problem problem;
  problem.reset(Links::most_nodes, 0);
  DancingLinks engine;
  const auto refused = engine.open(problem);
  REQUIRE(refused);
  REQUIRE(refused->code == Error::Code::too_large);
}

TEST_CASE("the rule rejects every set of options that is not a cover") {
  const Problem problem = problem_of("ab", "xy", {"a x:A", "b x:A", "b x:B", "b x", "a b", "x:A y:A", "a y", "b y"});
  const auto holds = [&](const Chosen& chosen) { return obeys(problem, chosen); };
  REQUIRE(holds({0, 1}));
  REQUIRE(holds({4}));
  REQUIRE(holds({0, 1, 5}));
  REQUIRE_FALSE(holds({}));      // nothing covered
  REQUIRE_FALSE(holds({0}));     // b is uncovered
  REQUIRE_FALSE(holds({0, 4}));  // a twice
  REQUIRE_FALSE(holds({0, 2}));  // two colours
  REQUIRE_FALSE(holds({0, 3}));  // with a colour and without
  REQUIRE_FALSE(holds({3, 0}));  // in the opposite order
  REQUIRE_FALSE(holds({6, 7}));  // a secondary item twice
  REQUIRE_FALSE(holds({4, 4}));  // an option twice
  REQUIRE_FALSE(holds({0, 1, 5, 5}));
  REQUIRE_FALSE(holds({4, 8}));  // there is no such option
}

TEST_CASE("small random problems have exactly the solutions that a search through all sets of options finds",
          "[differential]") {
  Random random(4);
  std::size_t found = 0;
  for (int left = rounds(2500); left > 0; --left) {
    const std::size_t primary = random.below(5), secondary = random.below(4), options = random.below(9);
    Problem problem;
    problem.reset(primary, secondary);
    std::vector<bool> has_primary;
    for (std::size_t option = 0; option < options; ++option) {
      std::vector<Entry> entries;
      for (Item item = 0; item < primary + secondary; ++item) {
        if (!random.one_in(3)) continue;
        entries.push_back({item, item < primary ? 0 : random.below(3)});
      }
      random.shuffle(entries);  // the order of items in an option must not matter
      has_primary.push_back(
          std::any_of(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.item < primary; }));
      problem.add_option(entries);
    }

    std::vector<Chosen> expected;
    bool rule_agrees = true;
    for (unsigned set = 0; set < 1u << options; ++set) {
      Chosen chosen;
      bool choosable = true;
      for (Option option = 0; option < options; ++option) {
        if ((set >> option & 1) == 0) continue;
        chosen.push_back(option);
        choosable = choosable && has_primary[option];
      }
      const bool cover = is_cover(problem, chosen);
      rule_agrees = rule_agrees && obeys(problem, chosen) == cover;
      if (cover && choosable) expected.push_back(chosen);
    }
    REQUIRE(rule_agrees);
    std::sort(expected.begin(), expected.end());
    REQUIRE(solutions_of(problem) == expected);
    found += expected.size();
  }
  REQUIRE(found >= enough(1000u));  // the random problems are not trivial
}

}  // namespace cover_test
