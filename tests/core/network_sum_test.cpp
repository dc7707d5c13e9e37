// Sums of Sudoku variants: cells that all differ against brute force, and what sums remove and explain.
#include <array>
#include <vector>

#include "core/cells/distinct.hpp"
#include "core/network/filters/distinct_cache.hpp"
#include "core/network/filters/reach.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"

namespace network_sum_test {

using namespace quadrille;
using namespace quadrille::test;
using cells::Digits;
using cells::Sums;

namespace {

// All fillings of the cells from `at` on with different digits and one of the sums; adds what they use.
Sums walk(const std::vector<Digits>& candidates, std::size_t at, unsigned used, unsigned sum, Sums sums,
          std::vector<Digits>& chosen, std::vector<Digits>& found) {
  if (at == candidates.size()) {
    if ((sums >> sum & 1) == 0) return 0;
    for (std::size_t i = 0; i < chosen.size(); ++i) found[i] = static_cast<Digits>(found[i] | chosen[i]);
    return Sums{1} << sum;
  }
  Sums reached = 0;
  for (unsigned digit = 0; digit < cells::most_distinct; ++digit) {
    if ((candidates[at] >> digit & 1) == 0 || (used >> digit & 1) != 0) continue;
    chosen[at] = static_cast<Digits>(1u << digit);
    reached |= walk(candidates, at + 1, used | 1u << digit, sum + digit, sums, chosen, found);
  }
  return reached;
}

Sums filter_by_brute_force(std::vector<Digits>& candidates, Sums sums) {
  std::vector<Digits> chosen(candidates.size()), found(candidates.size());
  const Sums reached = walk(candidates, 0, 0, 0, sums, chosen, found);
  if (reached != 0) candidates = found;
  return reached;
}

std::vector<Digits> random_candidates(Random& random, unsigned digits) {
  std::vector<Digits> candidates(2 + random.below(4));
  for (Digits& cell : candidates) {
    const std::uint64_t thin = random.one_in(2) ? random.next() : ~std::uint64_t{0};
    cell = static_cast<Digits>(random.next() & thin & ((1u << digits) - 1));
    if (cell == 0) cell = static_cast<Digits>(1u << random.below(digits));
  }
  return candidates;
}

}  // namespace

TEST_CASE("cells that all differ keep the digits that some filling with a wanted sum uses") {
  Random random(1);
  for (int round = 0; round < rounds(4000); ++round) {
    const auto candidates = random_candidates(random, 3 + random.below(8));
    const Sums sums = random.one_in(3) ? cells::any_sum : random.next() & random.next() & random.next();
    auto expected = candidates, kept = candidates;
    const Sums reached = filter_by_brute_force(expected, sums);
    REQUIRE(cells::filter_distinct(kept, sums) == reached);
    REQUIRE(kept == expected);
    REQUIRE(cells::sums_of_distinct(candidates) == [&] {
      auto all = candidates;
      return filter_by_brute_force(all, cells::any_sum);
    }());
  }
}

TEST_CASE("why cells that all differ lack some sums is explained by digits that they need to lack") {
  Random random(2);
  int contradictions = 0;
  for (int round = 0; round < rounds(6000); ++round) {
    const unsigned digits = 3 + random.below(8);
    const auto candidates = random_candidates(random, digits);
    auto left = candidates;
    const Sums lacking = ~filter_by_brute_force(left, cells::any_sum) & (random.one_in(2) ? random.next() : ~Sums{0});
    std::vector<Digits> missing, freed = candidates;
    for (const Digits cell : candidates)
      missing.push_back(static_cast<Digits>(((1u << digits) - 1) & ~unsigned{cell} & random.next()));
    const auto before = missing;
    cells::explain_distinct(freed, lacking, missing);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      REQUIRE((missing[i] & ~before[i]) == 0);
      REQUIRE(freed[i] == (candidates[i] | (before[i] & ~missing[i])));
    }
    REQUIRE((filter_by_brute_force(freed, cells::any_sum) & lacking) == 0);
    contradictions += missing != before ? 1 : 0;
  }
  REQUIRE(contradictions >= enough(1000));
}

TEST_CASE("a table of fillings gives what was computed, also when entries replace each other") {
  Random random(3);
  network::DistinctCache cache;
  cache.open();
  cache.allocate();
  int remembered = 0;
  for (int round = 0; round < rounds(20000); ++round) {
    const auto candidates = random_candidates(random, 3 + random.below(3));
    const Sums sums = random.one_in(2) ? cells::any_sum : Sums{1} << random.below(12);
    auto expected = candidates;
    const Sums reached = cells::filter_distinct(expected, sums);
    const auto& filling = cache.find(candidates, sums);
    remembered += cache.was_computed() ? 0 : 1;
    REQUIRE(filling.sums == reached);
    if (reached == 0) continue;
    REQUIRE(std::vector<Digits>(filling.digits.begin(), filling.digits.begin() + static_cast<int>(candidates.size())) ==
            expected);
  }
  REQUIRE(remembered >= enough(1000));
}

TEST_CASE("partial sums as bits of any number of words and as intervals agree with their definition") {
  Random random(4);
  const auto check = [&]<class Reach>(std::int64_t most) {
    std::vector<std::uint64_t> from(Reach::size), to(Reach::size), back(Reach::size);
    for (int round = 0; round < rounds(300); ++round) {
      const std::int64_t start = random.below(static_cast<std::uint64_t>(most / 2)), step = 1 + random.below(12);
      const network::Values sums = (random.next() & random.next() & 0x3FF) | 2;
      Reach::set(from.data(), start);
      Reach::add(from.data(), sums, step, to.data());
      for (unsigned sum = 0; sum < 12; ++sum) {
        const std::int64_t reached = start + step * sum;
        if (reached >= most) continue;
        Reach::set(back.data(), reached);
        const bool joins = Reach::join(from.data(), back.data(), network::Values{1} << sum, step) != 0;
        REQUIRE(joins);
        if ((sums >> sum & 1) == 0) continue;
        REQUIRE((Reach::join(from.data(), to.data(), sums, step) >> sum & 1) != 0);
        // From the end back: the start is among the sums that lead there.
        Reach::subtract(back.data(), sums, step, to.data());
        REQUIRE((Reach::join(from.data(), to.data(), 1, step) & 1) != 0);
        Reach::add(from.data(), sums, step, to.data());
      }
    }
  };
  check.operator()<network::BitReach<1>>(64);
  check.operator()<network::BitReach<2>>(128);
  check.operator()<network::BitReach<4>>(256);
  check.operator()<network::BitReach<16>>(1024);
  check.operator()<network::IntervalReach>(1 << 20);
}

TEST_CASE("sums remove and explain what follows, with and without variables that differ") {
  Random random(5);
  for (int round = 0; round < rounds(250); ++round) {
    auto network = make_network(3 + random.below(4), 3 + random.below(3), static_cast<int>(random.below(2)));
    const auto filling = random_indices(network, random);
    for (std::uint32_t i = random.below(3); i > 0; --i) add_random_different(network, filling, random);
    for (std::uint32_t i = 1 + random.below(3); i > 0; --i) add_random_sum(network, filling, random);
    require_right_explanations(network, 40, random);
  }
}

TEST_CASE("sums of variables with many values are right beyond the words of a reach") {
  Random random(6);
  for (int round = 0; round < rounds(40); ++round) {
    auto network = make_network(3, 16);
    network.domains[0].values = 11;
    network.domains[2] = {30, -7};
    const auto filling = random_indices(network, random);
    add_random_different(network, filling, random);
    for (int i = 0; i < 3; ++i) add_random_sum(network, filling, random);
    require_right_explanations(network, 30, random);
  }
}

}  // namespace network_sum_test
