// Hints in slices: on boards with many rules, options or runs no step of the search takes long, counted in units of
// work; what is found does not depend on the slices, and a stop is heard.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/insight/hint_search.hpp"
#include "core/puzzles/queens/traits.hpp"
#include "core/puzzles/variant/hint.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/variant_texts.hpp"

namespace hint_slices_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// No step may take longer between two looks at the fuel.
constexpr std::int64_t most_of_step = 50 * work_per_ms;

struct Hostile {
  std::string puzzle, text;
};

std::string cell_name(std::uint32_t row, std::uint32_t column) {
  constexpr char digits[] = "123456789abcdefg";
  return std::string("R") + digits[row] + 'C' + digits[column];
}

// Cages of ten cells on 16×16: most of the sums have hundreds of sets of values, each of which is tried.
std::string many_cages(std::uint32_t rules, bool has_givens) {
  Random random(1);
  std::string text = ".Shape~16x16";
  if (has_givens) text += ".~R1C1_16~R3C3_1~R6C6_2~R9C4_3~R4C9_4";
  for (std::uint32_t rule = 0; rule < rules; ++rule) {
    const std::uint32_t row = random.below(12), column = random.below(12);
    text += ".Cage~85";
    for (std::uint32_t at = 0; at < 10; ++at) text += '~' + cell_name(row + at / 4, column + at % 4);
  }
  return text;
}

std::string many_options(std::uint32_t options) {
  Random random(2);
  std::string text;
  for (std::uint32_t item = 0; item < 99; ++item) text += 'i' + std::to_string(item) + ' ';
  for (std::uint32_t option = 0; option < options; ++option) {
    text += '\n';
    for (std::uint32_t at = 0; at < 3; ++at) text += 'i' + std::to_string(33 * at + random.below(33)) + ' ';
  }
  return text;
}

std::string large_queens() {
  std::string text = "100";
  for (int row = 0; row < 100; ++row) text += " 0";
  return text;
}

std::vector<Hostile> hostile() {
  return {{"variant", many_cages(300, false)},
          {"variant", many_cages(20, true)},
          {"cover", many_options(2000)},
          {"queens", large_queens()}};
}

// The number of slices of one millisecond's work in which a question is answered.
std::size_t slices_of(const Hostile& asked, std::string& records) {
  const auto job = open_job(asked.puzzle, request_of(Question::hint, EngineChoice::automatic, asked.text));
  std::size_t slices = 1;
  for (; job->step({.work = work_per_ms}); ++slices) records += job->take_records();
  records += job->take_records();
  return slices;
}

}  // namespace

TEST_CASE("a hint on a hostile board is found in slices, and is the same as at one go", "[long]") {
  for (const Hostile& asked : hostile()) {
    INFO(asked.puzzle << ' ' << asked.text.substr(0, 200));
    std::string sliced;
    CHECK(slices_of(asked, sliced) > 5);
    const auto whole = ask(asked.puzzle, request_of(Question::hint, EngineChoice::automatic, asked.text));
    CHECK(parse_records(sliced) == whole);
    CHECK(whole[0].kind == 'A');
  }
}

TEST_CASE("a hint that is looked for can be stopped after any slice") {
  for (const Hostile& asked : hostile()) {
    INFO(asked.puzzle << ' ' << asked.text.substr(0, 200));
    const auto job = open_job(asked.puzzle, request_of(Question::hint, EngineChoice::automatic, asked.text));
    for (int slice = 0; slice < 3; ++slice) REQUIRE(job->step({.work = work_per_ms}));
    job->stop();
    CHECK(!job->step({}));
    const auto answered = parse_records(job->take_records());
    REQUIRE(answered.size() == 1);
    CHECK(answered[0].verdict == "stopped");
  }
}

TEST_CASE("no step of the search for a hint takes more work than 50 ms", "[long]") {
  const variant::Board cages = read_variant(many_cages(300, false)), given = read_variant(many_cages(20, true));
  const queens::Board queens = {std::vector<std::uint16_t>(100, 0)};
  std::vector<std::unique_ptr<HintSearch>> searches;
  searches.push_back(variant::search_hint(cages));
  searches.push_back(variant::search_hint(given));
  searches.push_back(queens::Traits::search_hint(queens));
  for (const auto& search : searches) {
    std::int64_t most = 0;
    std::size_t steps = 0;
    for (bool is_over = false; !is_over; ++steps) {
      Fuel fuel = {.work = 1};
      is_over = search->advance(fuel);
      most = std::max(most, 1 - fuel.work);
    }
    CHECK(steps > 10);
    CHECK(most < most_of_step);
  }
}

}  // namespace hint_slices_test
