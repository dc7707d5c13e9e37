// Houses of variants on masks: single places, what two houses share, and bands, against a slow filter of all of them.
#include <algorithm>
#include <iterator>
#include <vector>

#include "core/network/filters/bands.hpp"
#include "core/network/filters/houses.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"

namespace network_houses_test {

using namespace quadrille;
using namespace quadrille::test;
using network::Network;
using network::Values;

TEST_CASE("a value with one place in a house is there, and two houses have the same values beside what they share") {
  Network network = make_network(6, 4);
  network.different = {{{0, 1, 2, 3}, 0}, {{2, 3, 4, 5}, 0}};
  auto houses = open_filter<network::Houses>(network);
  REQUIRE(houses.size() == 3);
  std::vector<Values> masks = {0b0111, 0b0111, 0b0011, 0b1111, 0b1111, 0b1111};
  const auto set = [&](network::Variable variable, Values values) { masks[variable] = values; };
  REQUIRE(houses.filter(0, masks.data(), nullptr, set));
  CHECK(masks[3] == 0b1000);
  REQUIRE(houses.filter(2, masks.data(), nullptr, set));
  CHECK(masks[4] == 0b0111);
  CHECK(masks[5] == 0b0111);
  masks = {1, 1, 1, 1, 1, 1};
  CHECK_FALSE(houses.filter(0, masks.data(), nullptr, set));
}

namespace {

using House = std::vector<network::Variable>;

// The rows, columns and boxes of a board.
std::vector<House> houses_of(unsigned box_rows, unsigned box_columns) {
  const unsigned size = box_rows * box_columns;
  std::vector<House> houses(std::size_t{3} * size);
  for (unsigned row = 0; row < size; ++row) {
    for (unsigned column = 0; column < size; ++column) {
      const unsigned box = row / box_rows * box_rows + column / box_columns;
      for (const unsigned house : {row, size + column, 2 * size + box}) houses[house].push_back(row * size + column);
    }
  }
  return houses;
}

// Hidden singles and locked candidates of all houses, one after the other, until nothing changes. Empty at a
// contradiction.
std::vector<Values> settle_slowly(const std::vector<House>& houses, std::vector<Values> masks, Values all) {
  const auto values_of = [&](const House& house, const House& without, std::size_t& places, Values wanted) {
    Values values = 0;
    for (const auto cell : house) {
      if (std::find(without.begin(), without.end(), cell) != without.end()) continue;
      values |= masks[cell];
      places += (masks[cell] & wanted) != 0;
    }
    return values;
  };
  for (std::vector<Values> before; before != masks;) {
    before = masks;
    for (const House& a : houses) {
      for (Values left = all; left != 0; left &= left - 1) {
        const Values value = left & (~left + 1);
        std::size_t places = 0;
        values_of(a, {}, places, value);
        if (places == 0) return {};
        for (const auto cell : a)
          if (places == 1 && (masks[cell] & value) != 0) masks[cell] = value;
      }
      for (const House& b : houses) {
        std::vector<network::Variable> both;
        std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
        std::size_t unused = 0;
        const Values allowed = values_of(b, both, unused, 0);
        if (both.size() < 2 || both.size() == a.size()) continue;
        for (const auto cell : a)
          if (std::find(both.begin(), both.end(), cell) == both.end()) masks[cell] &= allowed;
      }
    }
    if (std::find(masks.begin(), masks.end(), 0) != masks.end()) return {};
  }
  return masks;
}

}  // namespace

TEST_CASE("bands find the hidden singles and locked candidates of rows, columns and boxes", "[slow]") {
  struct Case {
    unsigned box_rows, box_columns;
    std::size_t bands, others;  // a band has at most four rows; five columns and boxes are houses and 25 pairs, twice
  };
  Random random(15);
  for (const auto& [box_rows, box_columns, bands, others] :
       {Case{2, 2, 4, 0}, Case{2, 3, 5, 0}, Case{3, 3, 6, 0}, Case{2, 4, 6, 0}, Case{4, 4, 8, 0}, Case{2, 5, 5, 60}}) {
    const unsigned size = box_rows * box_columns;
    const std::vector<House> lists = houses_of(box_rows, box_columns);
    Network network = make_network(std::size_t{size} * size, size);
    for (const House& house : lists) network.different.push_back({house, 0});
    auto houses = open_filter<network::Houses>(network);
    CHECK(houses.bands().size() == bands);
    CHECK(houses.size() == bands + others);
    std::size_t possible = 0, impossible = 0, removed = 0;
    for (int round = 0; round < rounds(300); ++round) {
      // A board that has a solution, with gaps: a cell has its value and most of the others, or few of them.
      std::vector<Values> start(network.domains.size());
      const std::uint32_t share = 1 + random.below(4);
      for (unsigned cell = 0; cell < start.size(); ++cell) {
        const unsigned row = cell / size, shift = row % box_rows * box_columns + row / box_rows;
        const unsigned value = (cell % size + shift) % size;
        start[cell] = random.one_in(16 * size) ? 0 : Values{1} << value;
        for (unsigned other = 0; other < size; ++other)
          if (random.below(5) < share) start[cell] |= Values{1} << other;
        if (start[cell] == 0) start[cell] = 1;
      }
      const std::vector<Values> expected = settle_slowly(lists, start, network::all_values(size));
      std::vector<Values> masks = start, lanes(houses.bands().lane_words());
      for (network::Variable cell = 0; cell < masks.size(); ++cell)
        houses.bands().write(cell, masks[cell], lanes.data());
      bool is_possible = true, has_changed = true;
      const auto set = [&](network::Variable variable, Values values) {
        masks[variable] = values;
        houses.bands().write(variable, values, lanes.data());
        has_changed = true;
      };
      while (is_possible && has_changed) {
        has_changed = false;
        for (std::uint32_t i = 0; i < houses.size() && is_possible; ++i)
          is_possible = houses.filter(i, masks.data(), lanes.data(), set);
      }
      if (!is_possible) masks.clear();
      REQUIRE(masks == expected);
      ++(is_possible ? possible : impossible);
      removed += masks != start ? 1 : 0;
    }
    CHECK(possible > 10);
    CHECK(impossible >= enough(10u));
    CHECK(removed >= enough(50u));
  }
}

TEST_CASE("what bands do not have stays with houses and pairs: the diagonal of a board shares cells with three boxes") {
  std::vector<House> lists = houses_of(3, 3);
  lists.push_back({0, 10, 20, 30, 40, 50, 60, 70, 80});
  Network network = make_network(81, 9);
  for (const House& house : lists) network.different.push_back({house, 0});
  auto houses = open_filter<network::Houses>(network);
  CHECK(houses.bands().size() == 6);
  CHECK(houses.size() == 6 + 4);
}

TEST_CASE("a house of more values than a lane has bits is in no band") {
  for (const unsigned size : {16u, 18u}) {
    const unsigned box_rows = size == 16 ? 4 : 3;
    Network network = make_network(std::size_t{size} * size, size);
    for (const House& house : houses_of(box_rows, size / box_rows)) network.different.push_back({house, 0});
    auto houses = open_filter<network::Houses>(network);
    CHECK(houses.bands().size() == (size == 16 ? 8 : 0));
    CHECK((houses.size() == houses.bands().size()) == (size == 16));
  }
}

}  // namespace network_houses_test
