// The limits of exact covers: a problem on either side of each, with a count that a formula gives.
//
//     limit                                         test
//     pairs and entries for which an order is made  "an order is computed…", "an order is found…"
//     64 bits of a state, and of a count            "states and counts…"
//     bits of a coloured slot                       "a colour of 20 bits…"
//     enumeration's turns, entries (Counting)       "counts are right…"
//     8, 16 and 32 options in a lane, 64 in a word  "an item may have…"
//     lanes of a vector, words of a block, 1024     "a strip…"
//     bytes of a state
//     room for rows and columns of lanes            "without room…"
//     bits of all sets                              "sets are laid out…"
//     steps of looking ahead                        "options that share…"
//     entries of learning                           "learning takes…"
//     cost of looking ahead                         "a hint looks ahead…"
//     number of a unit                              "a unit…"
//
// Memory, links, colours and rooms for clauses have their limits crossed in cover_counting_test, cover_test,
// cover_bits_test and cover_learning_test; a text's limits in limits_test.
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

#include "core/cover/bits/bit_sets.hpp"
#include "core/cover/bits/option_sets.hpp"
#include "core/cover/bits/set_layout.hpp"
#include "core/cover/counting/counting.hpp"
#include "core/cover/counting/frontier.hpp"
#include "core/cover/counting/item_order.hpp"
#include "core/cover/cover_form.hpp"
#include "core/cover/learning/learning.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "core/insight/form_hint.hpp"
#include "core/puzzles/cover/traits.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/short_turns.hpp"

namespace cover_limits_test {

using namespace quadrille;
using namespace quadrille::cover;
using namespace quadrille::test;

namespace {

using Options = std::vector<std::vector<Entry>>;

Problem problem_of(std::size_t primary, std::size_t secondary, const Options& options) {
  Problem problem;
  problem.reset(primary, secondary);
  for (const auto& option : options) problem.add_option(option);
  return problem;
}

template <class E>
std::string counted(E& engine, const Problem& problem) {
  REQUIRE_FALSE(engine.open(problem));
  Fuel fuel;
  while (engine.advance(fuel) == Step::solution) {
  }
  if constexpr (requires { engine.count(); }) {
    return engine.count();
  } else {
    return std::to_string(engine.stats().solutions);
  }
}

// 2^exponent + more, in decimal.
std::string power_of_two(unsigned exponent, int more) {
  std::string digits = "1";  // lowest first
  for (; exponent > 0; --exponent) {
    int carry = 0;
    for (char& digit : digits) {
      const int twice = 2 * (digit - '0') + carry;
      digit = static_cast<char>('0' + twice % 10);
      carry = twice / 10;
    }
    if (carry > 0) digits += '1';
  }
  digits[0] = static_cast<char>(digits[0] + more);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

// Items 1 … n with two options each, and item 0 with an option of its own and one with all other items: 2^n + 1
// solutions. If item 0 is first, n items are live.
Problem one_or_all(Item n) {
  Problem problem;
  problem.reset(n + 1, 0);
  std::vector<Entry> all = {{0}};
  problem.add_option(all);
  for (Item item = 1; item <= n; ++item) all.push_back({item});
  problem.add_option(all);
  for (Item item = 1; item <= n; ++item) {
    const std::vector<Entry> alone = {{item}};
    problem.add_option(alone);
    problem.add_option(alone);
  }
  return problem;
}

// Item 0 shares an option with each other item. In the given order all of them are live after its layer; if item 0
// is last, it is the only live item.
Problem star(Item rays, std::size_t entries) {
  Problem problem;
  problem.reset(rays + 1, 0);
  for (Item ray = 1; ray <= rays; ++ray) {
    const std::vector<Entry> option = {{0}, {ray}};
    problem.add_option(option);
  }
  const std::vector<Entry> alone = {{rays}};
  while (problem.entries() < entries) problem.add_option(alone);
  return problem;
}

bool is_permutation_of_items(std::vector<Item> order) {
  std::sort(order.begin(), order.end());
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (order[i] != i) return false;
  }
  return true;
}

// A strip of cells to be covered by dominoes, and also by single cells if `with_singles`.
Problem strip(Item cells, bool with_singles) {
  Problem problem;
  problem.reset(cells, 0);
  for (Item cell = 0; cell < cells; ++cell) {
    const std::vector<Entry> single = {{cell}}, domino = {{cell}, {cell + 1}};
    if (with_singles) problem.add_option(single);
    if (cell + 1 < cells) problem.add_option(domino);
  }
  return problem;
}

// `options` options, each with all items.
Problem grid_of_entries(std::size_t items, std::size_t options) {
  Problem problem;
  problem.reset(items, 0);
  std::vector<Entry> all;
  for (Item item = 0; item < items; ++item) all.push_back({item});
  for (; options > 0; --options) problem.add_option(all);
  return problem;
}

// The form of an exact cover as the puzzle `cover` has it.
BoardForm form_of(const Problem& problem) {
  Board board;
  static_cast<Problem&>(board) = problem;
  BoardForm form;
  REQUIRE_FALSE(Traits::write_form(board, form));
  form.cells = problem.options();
  return form;
}

}  // namespace

TEST_CASE("an order is computed up to the limits of entries and pairs, and counts above them are right") {
  for (const auto& [problem, is_ordered] :
       {std::pair{star(2000, most_ordered), true}, {star(2000, most_ordered + 1), false}}) {
    const RatedOrder best = best_order(problem, Ranges(problem));
    CHECK(is_permutation_of_items(best.order));
    CHECK((best.order[0] != 0) == is_ordered);
    CHECK((best.states < 10'000) == is_ordered);
  }
  // k items in one option are k² pairs: 1023² + 2·1022 + 1 is below 2^20, and 1024² + 2·1023 + 1 above.
  for (const auto& [n, is_ordered] : {std::pair{1022u, true}, {1023u, false}}) {
    const Problem problem = one_or_all(n);
    const std::uint64_t pairs = std::uint64_t{n + 1} * (n + 1) + 2 * n + 1;
    REQUIRE((pairs <= most_pairs) == is_ordered);
    Frontier memory;
    CHECK(counted(memory, problem) == power_of_two(n, 1));
    CHECK(static_cast<double>(memory.stats().nodes) <= memory.state_bound());
  }
}

TEST_CASE("an order is found for random options of three items, a star, and one option of all items") {
  Random random(1);
  Options threes;
  std::vector<Item> items(20'000);
  std::iota(items.begin(), items.end(), Item{0});
  for (int round = 0; round < rounds(3); ++round) {
    random.shuffle(items);
    for (std::size_t i = 0; i + 3 <= items.size(); i += 3)
      threes.push_back({{items[i]}, {items[i + 1]}, {items[i + 2]}});
  }
  for (const Problem& problem : {problem_of(items.size(), 0, threes), star(30'000, 60'000), one_or_all(30'000)}) {
    const RatedOrder best = best_order(problem, Ranges(problem));
    CHECK(best.order.size() == problem.primary());
    CHECK(is_permutation_of_items(best.order));
  }
}

TEST_CASE("states and counts of 60 to 68 and of 124 to 132 bits are counted right", "[long]") {
  for (const unsigned middle : {64u, 128u}) {
    for (unsigned n = middle - 4; n <= middle + 4; ++n) {
      INFO("n = " << n);
      Frontier memory, in_parts;
      in_parts.bound_tables(1);
      CHECK(counted(memory, one_or_all(n)) == power_of_two(n, 1));
      CHECK(counted(in_parts, one_or_all(n)) == power_of_two(n, 1));
    }
  }
}

TEST_CASE("a colour of 20 bits differs from its neighbours and from no colour") {
  // Five secondary items get the same colour from every option that contains them, or are uncovered: each colour has
  // 2^6 - 1 sets of options. One more option has them without a colour.
  for (const Colour top : {1u, 2u, 3u, 4u, (1u << 19) - 1, 1u << 19, (1u << 20) - 2, (1u << 20) - 1, 1u << 20}) {
    INFO("colour " << top);
    std::vector<Colour> colours = {1, top};
    if (top > 2) colours.push_back(top - 1);
    std::sort(colours.begin(), colours.end());
    colours.erase(std::unique(colours.begin(), colours.end()), colours.end());
    Problem problem;
    problem.reset(6, 5);
    for (Item item = 0; item < 6; ++item) {
      std::vector<Entry> option = {{item}};
      problem.add_option(option);
      for (const Colour colour : colours) {
        option.assign(1, {item});
        for (Item secondary = 6; secondary < 11; ++secondary) option.push_back({secondary, colour});
        problem.add_option(option);
      }
      for (std::size_t i = 1; i < option.size(); ++i) option[i].colour = 0;
      problem.add_option(option);
    }
    const std::string expected = std::to_string(63 * colours.size() + 1 + 6);
    Frontier memory;
    DancingLinks links;
    BitSets bits;
    Learning learning;
    CHECK(counted(memory, problem) == expected);
    CHECK(counted(links, problem) == expected);
    CHECK(counted(bits, problem) == expected);
    CHECK(counted(learning, problem) == expected);
  }
}

TEST_CASE("counting with memory takes up to 100,000 entries, and a portfolio goes on without it above that") {
  // An option of secondary items alone is never chosen.
  for (const std::size_t entries : {Counting::most_entries, Counting::most_entries + 1}) {
    Problem problem;
    problem.reset(16, entries);
    for (Item i = 0; i < 32; ++i) problem.add_option(std::vector<Entry>{{i / 2}});
    std::vector<Entry> others;
    while (others.size() + 32 < entries) others.push_back({static_cast<Item>(16 + others.size())});
    problem.add_option(others);
    Counting counting;
    const bool refused = counting.open(problem).has_value();
    CHECK(refused == (entries > Counting::most_entries));
    if (!refused) CHECK(counted(counting, problem) == "65536");
    ShortCounters<1> counters;
    CHECK(counted(counters, problem) == "65536");
  }
}

TEST_CASE("an item may have as many options as a lane or a word has bits, or one less or more") {
  // Two items with `alone` options each and `shared` common options: alone² + shared solutions.
  for (const unsigned bits_of_set : {8u, 16u, 32u, 64u, 128u}) {
    for (unsigned size = bits_of_set - 1; size <= bits_of_set + 1; ++size) {
      Options options;
      const unsigned shared = size / 2, alone = size - shared;
      for (unsigned i = 0; i < shared; ++i) options.push_back({{1}, {0}});
      for (unsigned i = 0; i < alone; ++i) {
        options.push_back({{0}});
        options.push_back({{1}});
      }
      const Problem problem = problem_of(2, 0, options);
      INFO(size << " options");
      BitSets bits;
      OptionSets sets, roomless;
      roomless.set_room(0);
      for (const std::string& count : {counted(bits, problem), counted(sets, problem), counted(roomless, problem)}) {
        CHECK(count == std::to_string(alone * alone + shared));
      }
      CHECK(bits.stats().nodes == 1 + size + alone * alone);
    }
  }
}

TEST_CASE("a strip is covered by dominoes at every length around the sizes of lanes, words and blocks") {
  std::vector<std::uint64_t> fibonacci = {1, 1};
  for (Item cells = 1; cells <= 18; ++cells) {
    fibonacci.push_back(fibonacci[cells] + fibonacci[cells - 1]);
    BitSets bits;
    OptionSets sets;
    INFO(cells << " cells");
    CHECK(counted(bits, strip(cells, true)) == std::to_string(fibonacci[cells]));
    CHECK(counted(sets, strip(cells, true)) == std::to_string(fibonacci[cells]));
  }
  for (const Item middle : {32u, 64u, 128u, 256u, 512u, 1024u, 4096u}) {
    for (Item cells = middle - 2; cells <= middle + 2; ++cells) {
      BitSets bits;
      OptionSets sets, roomless;
      roomless.set_room(0);
      INFO(cells << " cells");
      const std::string expected = cells % 2 == 0 ? "1" : "0";
      CHECK(counted(bits, strip(cells, false)) == expected);
      CHECK(counted(sets, strip(cells, false)) == expected);
      CHECK(counted(roomless, strip(cells, false)) == expected);
    }
  }
}

TEST_CASE("without room for rows or columns of lanes, sets or single options are used") {
  // Options without primary items have rows too, here of 1024 bytes: 2^15 of them fill the room for rows.
  for (const std::size_t options : {std::size_t{1} << 15, (std::size_t{1} << 15) + 1}) {
    Problem problem = strip(1024, false);
    while (problem.options() < options) problem.add_option({});
    BitSets bits;
    CHECK(counted(bits, problem) == "1");
  }
  // A column of 1024 bytes for each of more than 2^15 secondary items.
  constexpr Item cells = 1024, each = 66;
  Problem problem;
  problem.reset(cells, each * (cells - 1));
  for (Item cell = 0; cell + 1 < cells; ++cell) {
    std::vector<Entry> option = {{cell}, {cell + 1}};
    for (Item i = 0; i < each; ++i) option.push_back({cells + each * cell + i});
    problem.add_option(option);
  }
  OptionLanes<std::uint8_t> lanes;
  CHECK(counted(lanes, problem) == "1");
}

TEST_CASE("sets are laid out up to 2^30 bits") {
  Problem problem;
  problem.reset(SetLayout::most_bits / SetLayout::word_bits, 0);
  CHECK(SetLayout::can_lay_out(problem));
  problem.reset(SetLayout::most_bits / SetLayout::word_bits + 1, 0);
  CHECK_FALSE(SetLayout::can_lay_out(problem));
}

TEST_CASE("options that share 100,000 items are searched by bit sets, and a hint ends") {
  constexpr Item items = 100'000;
  Problem problem = grid_of_entries(items, 2);
  for (Item item = 0; item < items; ++item) problem.add_option(std::vector<Entry>{{item}});
  OptionSets sets, roomless;
  roomless.set_room(0);
  for (OptionSets* const engine : {&sets, &roomless}) {
    REQUIRE_FALSE(engine->open(problem));
    Fuel fuel = {.nodes = 3};  // for the root and both of the options; the others are as many nodes as items
    CHECK(engine->advance(fuel) == Step::solution);
    CHECK(engine->advance(fuel) == Step::solution);
    CHECK(fuel.nodes == 0);
  }
  CHECK(find_hint(form_of(problem)).verdict == Verdict::stuck);
}

TEST_CASE("learning takes up to 2^20 entries, and a portfolio goes on without it above that", "[long]") {
  constexpr std::size_t items = 1 << 14;
  for (const std::size_t options : {Learning::most_entries / items, Learning::most_entries / items + 1}) {
    const Problem problem = grid_of_entries(items, options);
    Learning learning;
    const bool refused = learning.open(problem).has_value();
    CHECK(refused == (problem.entries() > Learning::most_entries));
    if (!refused) CHECK(counted(learning, problem) == std::to_string(options));
    ShortFinders<1> finders;
    CHECK(counted(finders, problem) == std::to_string(options));
  }
}

TEST_CASE("a hint looks ahead only while that is cheap enough") {
  // No two sides of a triangle cover its corners exactly; looking ahead finds that. One more item has `others` options.
  for (const auto& [others, looks] : {std::pair{2896u, true}, {2897u, false}}) {
    Problem problem;
    problem.reset(4, 0);
    for (const auto& option : Options{{{0}, {1}}, {{1}, {2}}, {{2}, {0}}}) problem.add_option(option);
    const std::vector<Entry> other = {{3}};
    for (unsigned i = 0; i < others; ++i) problem.add_option(other);
    const Hint hint = find_hint(form_of(problem));
    CHECK(hint.verdict == (looks ? Verdict::none : Verdict::stuck));
    CHECK(hint.ahead == looks);
  }
}

TEST_CASE("a unit holds every kind and every number up to 2^28 - 1") {
  using enum UnitKind;
  for (const UnitKind kind : {cell, row, column, box, across, down, item}) {
    for (const std::size_t number : {std::size_t{0}, std::size_t{1}, unit_numbers - 1}) {
      CHECK(kind_of(unit(kind, number)) == kind);
      CHECK(number_of(unit(kind, number)) == number);
    }
  }
}

}  // namespace cover_limits_test
