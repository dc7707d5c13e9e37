// Bit sets of options, against known answers, the search tree of dancing links, and a search through all sets of
// options.
#include <algorithm>
#include <string>
#include <vector>

#include "core/cover/bits/bit_sets.hpp"
#include "core/cover/bits/option_lanes.hpp"
#include "core/cover/bits/option_sets.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "core/cover/problem.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/cover_oracles.hpp"
#include "tests/core/cover_runs.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"

namespace cover_bits_test {

using namespace quadrille;
using namespace quadrille::cover;
using namespace quadrille::test;

namespace {

// Up to 8 items and 14 options: repeated options, items without one, options of secondary items alone, two or three
// colours.
Problem random_problem(Random& random) {
  const std::uint32_t primary = random.below(6), secondary = random.below(4);
  Problem problem;
  problem.reset(primary, secondary);
  const std::uint32_t density = 2 + random.below(3);
  add_random_options(problem, {random.below(15), density, 3}, random);
  return problem;
}

// Every set of options that obeys the rules and names a primary item in each, each ascending.
std::vector<Chosen> all_covers(const Problem& problem) {
  std::vector<Chosen> covers;
  for (std::uint32_t set = 0; set < 1u << problem.options(); ++set) {
    Chosen chosen;
    for (Option option = 0; option < problem.options(); ++option) {
      if ((set >> option & 1) != 0) chosen.push_back(option);
    }
    const bool eligible = std::all_of(chosen.begin(), chosen.end(), [&](Option option) {
      const auto entries = problem.option(option);
      return std::any_of(entries.begin(), entries.end(),
                         [&](const Entry& entry) { return entry.item < problem.primary(); });
    });
    if (eligible && obeys(problem, chosen)) covers.push_back(chosen);
  }
  std::sort(covers.begin(), covers.end());
  return covers;
}

// Whether lanes are wide enough for the problem; if they are, checks that they search the expected tree.
template <class Lane>
bool walks(OptionLanes<Lane>& lanes, const Problem& problem, const Found& expected) {
  std::vector<std::size_t> sizes(problem.items());
  for (Option option = 0; option < problem.options(); ++option) {
    for (const Entry& entry : problem.option(option)) ++sizes[entry.item];
  }
  sizes.resize(problem.primary());
  const bool fits =
      std::all_of(sizes.begin(), sizes.end(), [](std::size_t size) { return size <= OptionLanes<Lane>::most_options; });
  return !fits || search_all(lanes, problem) == expected;
}

// A packing with many options for each item, so that sets have several words: bars of 1 to 3 cells on a strip, with
// each cell's bars repeated.
Problem strip(std::uint32_t cells, std::uint32_t copies) {
  Problem problem;
  problem.reset(cells, 1);
  for (std::uint32_t copy = 0; copy < copies; ++copy) {
    for (std::uint32_t first = 0; first < cells; ++first) {
      std::vector<Entry> option;
      for (std::uint32_t cell = first; cell < first + 3 && cell < cells; ++cell) {
        option.push_back({cell});
        problem.add_option(option);
      }
    }
  }
  return problem;
}

}  // namespace

TEST_CASE("both engines find the counts of the literature", "[long]") {
  struct Known {
    const char* file;
    std::uint64_t solutions;
  };
  // Origins: tests/data/README.md.
  const Known all[] = {{"langford8.dlx", 300},   {"queens8.dlx", 92}, {"latin4.dlx", 576},     {"debruijn4.dlx", 16},
                       {"petersen4.dlx", 12960}, {"mutil6.dlx", 0},   {"php8.dlx", 0},         {"dom6x6.dlx", 6728},
                       {"sud_golden.dlx", 1},    {"soma.dlx", 11520}, {"dominating7.dlx", 86}, {"cubic8.dlx", 19355}};
  for (const auto& [file, solutions] : all) {
    const std::string text = read_file(std::string("tests/data/cover/") + file);
    const auto links = ask("cover", request_of(Question::count, EngineChoice::dlx, text)).at(0);
    auto bits = ask("cover", request_of(Question::count, EngineChoice::bits, text)).at(0);
    INFO(file);
    REQUIRE(links.count == solutions);
    REQUIRE(bits.engine == "bits");
    bits.engine = links.engine;
    REQUIRE(bits == links);  // the same tree
  }
}

TEST_CASE("bit sets search the same tree as dancing links on 10,000 random problems, with and without room for rows",
          "[differential]") {
  Random random(1);
  DancingLinks links;
  OptionSets sets, cramped, roomless;
  cramped.set_room(9);
  roomless.set_room(0);
  OptionLanes<std::uint8_t> narrow;
  OptionLanes<std::uint16_t> middling;
  OptionLanes<std::uint32_t> wide;
  for (int round = rounds(10'000); round > 0; --round) {
    const Problem problem = random_problem(random);
    const Found expected = search_all(links, problem);
    const bool same = search_all(sets, problem) == expected && search_all(cramped, problem) == expected &&
                      search_all(roomless, problem) == expected && walks(narrow, problem, expected) &&
                      walks(middling, problem, expected) && walks(wide, problem, expected);
    INFO("round " << round);
    REQUIRE(same);
  }
}

TEST_CASE("bit sets choose lanes or words by the problem's size, also when the next problem needs another engine",
          "[differential]") {
  Random random(4);
  DancingLinks links;
  BitSets bits;
  for (int round = rounds(1000); round > 0; --round) {
    // Items with few and with many options, for lanes of 8, 16 and 32 bits and for words.
    const Problem problem = round % 2 == 0 ? random_problem(random) : strip(1 + random.below(3), 1 + random.below(16));
    const bool same = search_all(bits, problem) == search_all(links, problem);
    INFO("round " << round);
    REQUIRE(same);
  }
}

TEST_CASE("bit sets find the same solutions as a search through all sets of options", "[differential]") {
  Random random(2);
  OptionSets sets;
  std::size_t found = 0;
  for (int round = rounds(400); round > 0; --round) {
    const Problem problem = random_problem(random);
    if (problem.options() > 10) continue;
    auto solutions = search_all(sets, problem).solutions;
    for (Chosen& chosen : solutions) std::sort(chosen.begin(), chosen.end());
    std::sort(solutions.begin(), solutions.end());
    INFO("round " << round);
    REQUIRE(solutions == all_covers(problem));
    found += solutions.size();
  }
  REQUIRE(found >= enough(100u));
}

TEST_CASE("sets of several words are searched in the same way as sets of one word", "[long]") {
  DancingLinks links;
  OptionSets sets, roomless;
  roomless.set_room(0);
  OptionLanes<std::uint8_t> narrow;
  OptionLanes<std::uint16_t> middling;
  OptionLanes<std::uint32_t> wide;
  for (const std::uint32_t copies : {1u, 3u, 7u, 11u, 32u, 43u}) {
    const Problem problem = strip(3, copies);
    const Found expected = search_all(links, problem);
    const bool same =
        walks(narrow, problem, expected) && walks(middling, problem, expected) && walks(wide, problem, expected);
    REQUIRE(same);
    // Tilings of three cells by bars of `copies` kinds have the count c + 2c² + c³.
    REQUIRE(expected.stats.solutions == copies + 2 * copies * copies + copies * copies * copies);
    REQUIRE(search_all(sets, problem) == expected);
    REQUIRE(search_all(roomless, problem) == expected);
  }
}

TEST_CASE("bit sets keep the search contract, with and without room for rows") {
  Random random(3);
  const auto show = [](const Chosen& chosen) { return chosen; };
  OptionSets sets, roomless;
  roomless.set_room(0);
  OptionLanes<std::uint8_t> lanes;
  for (int round = 0; round < rounds(100); ++round) {
    const Problem problem = random_problem(random);
    require_search_contract<Chosen>(lanes, problem, show);
    require_search_contract<Chosen>(sets, problem, show);
    require_search_contract<Chosen>(roomless, problem, show);
  }
  require_search_contract<Chosen>(sets, strip(6, 2), show);
}

TEST_CASE("the puzzle cover keeps the contract of jobs with both engines") {
  const std::string matrices = read_file("tests/data/cover/knuth.matrix") + "\n012\n\n110\n011\n\n1\n";
  const std::string coloured = "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\nr\nq r\np y:B\n";
  for (const std::string& text : {matrices, coloured, read_file("tests/data/cover/queens8.dlx")}) {
    require_job_contract("cover", EngineChoice::dlx, text);
    require_job_contract("cover", EngineChoice::bits, text);
    require_equal_answers("cover", text);
  }
}

TEST_CASE("a problem that is too large for bit sets is refused before memory is allocated") {
  Problem problem;
  problem.reset(std::size_t{1} << 26, 0);
  OptionSets sets;
  const auto refused = sets.open(problem);
  REQUIRE(refused);
  REQUIRE(refused->code == Error::Code::too_large);
}

}  // namespace cover_bits_test
