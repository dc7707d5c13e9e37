// One Kakuro run: the table of digit sets, and filtering and explaining a run, against trying every filling.
#include <algorithm>
#include <set>
#include <span>
#include <vector>

#include "core/puzzles/kakuro/digit_sets.hpp"
#include "core/puzzles/kakuro/run_filter.hpp"
#include "core/puzzles/kakuro/runs.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace kakuro_run_test {

using namespace quadrille;
using namespace quadrille::kakuro;
using namespace quadrille::test;

namespace {

using Cells = std::vector<Digits>;

// For each cell the digits that it has in some filling, by trying all fillings.
Cells supported_by_trying(const Cells& candidates, Sum sum) {
  Cells supported(candidates.size(), 0);
  std::vector<unsigned> filling(candidates.size());
  const auto fill = [&](const auto& self, std::size_t cell, Digits used, Sum so_far) -> void {
    if (cell == candidates.size()) {
      if (sum != no_clue && so_far != sum) return;
      for (std::size_t i = 0; i < filling.size(); ++i) supported[i] |= digit_bit(filling[i]);
      return;
    }
    for_digits(candidates[cell] & static_cast<Digits>(~used), [&](unsigned digit) {
      filling[cell] = digit;
      self(self, cell + 1, used | digit_bit(digit), so_far + digit);
    });
  };
  fill(fill, 0, 0, 0);
  return supported;
}

bool has_filling(const Cells& candidates, Sum sum) {
  const Cells supported = supported_by_trying(candidates, sum);
  return std::none_of(supported.begin(), supported.end(), [](Digits digits) { return digits == 0; });
}

// Cells with random candidates, and a sum that is sometimes impossible.
Cells random_cells(std::size_t length, Random& random) {
  Cells cells;
  for (std::size_t i = 0; i < length; ++i) {
    auto digits = static_cast<Digits>(random.below(digit_set_count));
    if (random.one_in(3)) digits = digit_bit(1 + random.below(9));
    if (random.one_in(3)) digits |= static_cast<Digits>(random.below(digit_set_count));
    cells.push_back(digits == 0 ? all_digits : digits);
  }
  return cells;
}

Sum random_sum(std::size_t length, Random& random) {
  if (random.one_in(5)) return no_clue;
  const auto cells = static_cast<Sum>(length);
  return cells * 5 + random.below(2 * cells + 3) - cells;
}

}  // namespace

TEST_CASE("digit_sets has each set of the given size and sum exactly once") {
  std::size_t sets = 0;
  for (std::size_t length = 0; length <= digits; ++length) {
    sets += digit_sets(length, no_clue).size();
    for (Sum sum = 0; sum <= largest_sum; ++sum) {
      std::set<Digits> seen;
      for (const Digits set : digit_sets(length, sum)) {
        CHECK(size(set) == length);
        CHECK(sum_of(set) == sum);
        seen.insert(set);
      }
      CHECK(seen.size() == digit_sets(length, sum).size());
    }
  }
  CHECK(sets == 512);
  // From the tables that Kakuro players use: 15 in three digits has 8 sets, 7 and 24 have one, 20 in four digits
  // has 12.
  CHECK(digit_sets(3, 15).size() == 8);
  CHECK(digit_sets(3, 7).size() == 1);
  CHECK(digit_sets(3, 24).size() == 1);
  CHECK(digit_sets(4, 20).size() == 12);
  CHECK(digit_sets(3, 5).empty());
  CHECK(digit_sets(9, 45).size() == 1);
  CHECK(digit_sets(10, no_clue).empty());
  CHECK(digit_sets(2, 46).empty());
}

TEST_CASE("a digit stays in a cell of a run if and only if some filling uses it") {
  Random random(1);
  unsigned without = 0;
  for (unsigned round = 0; round < rounds(6000u); ++round) {
    const std::size_t length = random.one_in(100) ? 7 + random.below(3) : random.below(7);
    Cells candidates = random_cells(length, random);
    const Sum sum = random_sum(length, random);
    const Cells before = candidates;
    const Cells expected = supported_by_trying(candidates, sum);
    const bool possible = length == 0 ? sum == no_clue || sum == 0 : expected[0] != 0;
    CAPTURE(before, sum);
    REQUIRE(filter_run(candidates, sum) == possible);
    REQUIRE(candidates == (possible ? expected : before));
    without += !possible;
  }
  CHECK(without >= enough(500u));
  Cells ten(10, all_digits);
  CHECK_FALSE(filter_run(ten, no_clue));
}

TEST_CASE("an explanation of a run is sufficient and minimal") {
  Random random(2);
  unsigned explained = 0;
  for (unsigned round = 0; round < rounds(6000u); ++round) {
    const std::size_t length = 2 + random.below(4);
    const Cells candidates = random_cells(length, random);
    const Sum sum = random_sum(length, random);
    if (has_filling(candidates, sum)) continue;
    ++explained;
    // A digit that is neither a candidate nor missing is never possible.
    Cells missing;
    for (const Digits cell : candidates) {
      missing.push_back(static_cast<Digits>(random.below(digit_set_count) & ~std::uint32_t{cell}));
    }
    const Cells before = missing;
    CAPTURE(candidates, before, sum);
    explain_run(candidates, sum, missing);

    Cells freed;
    for (std::size_t i = 0; i < length; ++i) {
      REQUIRE((missing[i] & ~before[i]) == 0);
      freed.push_back(static_cast<Digits>(candidates[i] | (before[i] & ~missing[i])));
    }
    REQUIRE_FALSE(has_filling(freed, sum));
    for (std::size_t i = 0; i < length; ++i) {
      // A cell with one candidate may keep all its missing digits.
      const bool by_its_candidate = is_single(candidates[i]) && size(missing[i]) > 1;
      if (by_its_candidate) {
        REQUIRE(missing[i] == before[i]);
        continue;
      }
      for_digits(missing[i], [&](unsigned digit) {
        Cells one_more = freed;
        one_more[i] |= digit_bit(digit);
        REQUIRE(has_filling(one_more, sum));
      });
    }
  }
  CHECK(explained >= enough(500u));
}

TEST_CASE("runs are between black cells and edges, and a clue without cells is a run of length 0") {
  // A given, a clue in each direction, clues without a run at the right and at the bottom edge.
  Board board;
  board.rows = 2;
  board.columns = 3;
  board.cells.resize(6);
  board.cells[0].across = 9;
  board.cells[1].white = board.cells[2].white = board.cells[4].white = true;
  board.cells[5].across = 4;
  Runs runs;
  runs.find(board);
  REQUIRE(runs.places == std::vector<std::uint32_t>{1, 2, 4});
  REQUIRE(runs.runs.size() == 5);
  const auto places_of = [&](std::size_t run) {
    std::vector<std::uint32_t> places;
    for (const std::uint32_t cell : runs.cells_of(runs.runs[run])) places.push_back(runs.places[cell]);
    return places;
  };
  CHECK(places_of(0) == std::vector<std::uint32_t>{1, 2});
  CHECK(runs.runs[0].sum == 9);
  CHECK(places_of(1) == std::vector<std::uint32_t>{4});
  CHECK(runs.runs[1].sum == no_clue);
  CHECK(places_of(2).empty());
  CHECK(runs.runs[2].sum == 4);
  CHECK(places_of(3) == std::vector<std::uint32_t>{1, 4});
  CHECK(places_of(4) == std::vector<std::uint32_t>{2});
  CHECK(runs.runs_of[0] == std::array<std::uint32_t, 2>{0, 3});
  CHECK(runs.runs_of[2] == std::array<std::uint32_t, 2>{1, 3});
}

}  // namespace kakuro_run_test
