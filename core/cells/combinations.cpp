#include "core/cells/combinations.hpp"

#include <algorithm>

#include "core/cells/distinct.hpp"
#include "core/cells/lanes.hpp"

namespace quadrille::cells {

namespace {

// The sets of a number of digits with a sum, ascending, and so those without the largest digits first; filled up with
// empty sets.
struct Bucket {
  std::uint16_t first = 0;  // its sets are sets[first … end), which are filled up to whole vectors
  std::uint16_t end = 0;
};
struct Table {
  std::array<std::array<Bucket, largest_sum + 1>, most_distinct + 1> buckets = {};
  alignas(2 * lanes) std::array<Digits, 4096> sets = {};
};

constexpr unsigned sum_of(unsigned set) {
  unsigned sum = 0;
  for (; set != 0; set &= set - 1) sum += static_cast<unsigned>(std::countr_zero(set));
  return sum;
}

consteval Table make_table() {
  Table table;
  std::array<unsigned, 1u << most_distinct> sums = {};
  for (unsigned set = 0; set < sums.size(); ++set) {
    sums[set] = sum_of(set);
    ++table.buckets[static_cast<std::size_t>(std::popcount(set))][sums[set]].end;
  }
  unsigned next = 0;
  for (auto& row : table.buckets) {
    for (Bucket& bucket : row) {
      const unsigned size = (bucket.end + lanes - 1) / lanes * lanes;
      bucket.first = bucket.end = static_cast<std::uint16_t>(next);
      next += size;
    }
  }
  for (unsigned set = 0; set < sums.size(); ++set) {
    Bucket& bucket = table.buckets[static_cast<std::size_t>(std::popcount(set))][sums[set]];
    table.sets[bucket.end++] = static_cast<Digits>(set);
  }
  return table;
}

constexpr Table table = make_table();

// What is left of cells that all differ.
struct Open {
  std::array<std::uint8_t, most_distinct> cells;  // those with several candidates
  std::size_t count = 0;
  unsigned used = 0;       // digits of the other cells
  unsigned occurring = 0;  // other digits
};

// False if two cells have the same digit.
bool find_open(std::span<const Digits> candidates, Open& open) {
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const unsigned digits = candidates[i];
    if ((digits & (digits - 1)) != 0) {
      open.cells[open.count++] = static_cast<std::uint8_t>(i);
      open.occurring |= digits;
    } else {
      if ((digits & open.used) != 0) return false;
      open.used |= digits;
    }
  }
  open.occurring &= ~open.used;
  return true;
}

// Tests sets against the candidates of the open cells, a vector of sets at a time.
class Tester {
 public:
  // `used`: the digits of other cells that all sets must have.
  Tester(std::span<Digits> candidates, const Open& open, unsigned used)
      : candidates_(candidates), open_(open), in_set_(lanes_of(used)), free_(lanes_of(~open.used)) {
    for (std::size_t i = 0; i < open.count; ++i) kept_[i] = Lanes{};
  }

  // Bits in the lanes of sets that the open cells may have; those that `are_out` has are not looked at.
  Lanes test(const Lanes& sets, const Lanes& are_out = Lanes{}) {
    const Lanes rest = sets & ~in_set_;
    std::array<Lanes, most_distinct> cells;
    for (std::size_t i = 0; i < open_.count; ++i) cells[i] = rest & free_ & lanes_of(candidates_[open_.cells[i]]);
    Lanes failed = are_out | where((sets & in_set_) != in_set_);
    settle(cells.data(), open_.count, rest, failed);
    const Lanes holds = where(failed == Lanes{});
    for (std::size_t i = 0; i < open_.count; ++i) kept_[i] |= cells[i] & holds;
    missing_ |= ~rest & holds;
    return holds;
  }
  // Leaves what the open cells have in some set. False if that is nothing.
  bool keep(Digits& required) const {
    for (std::size_t i = 0; i < open_.count; ++i) {
      candidates_[open_.cells[i]] = any_of(kept_[i]);
      if (candidates_[open_.cells[i]] == 0) return false;
    }
    required = static_cast<Digits>(open_.occurring & ~unsigned{any_of(missing_)});
    return true;
  }

 private:
  std::span<Digits> candidates_;
  const Open& open_;
  Lanes in_set_, free_;
  std::array<Lanes, most_distinct> kept_;
  Lanes missing_ = {};  // digits, in some set that holds
};

// Leaves what the open cells have in some set that has all digits of `used`. The sets are whole vectors.
bool keep_sets(std::span<Digits> candidates, const Open& open, std::span<const Digits> sets, unsigned used,
               Digits& required) {
  Tester tester(candidates, open, used);
  for (std::size_t at = 0; at < sets.size(); at += lanes) tester.test(load(&sets[at]));
  return tester.keep(required);
}

}  // namespace

bool filter_combinations(std::span<Digits> candidates, unsigned sum, Digits& required) {
  required = 0;
  Open open;
  if (!find_open(candidates, open)) return false;
  const unsigned used_sum = sum_of(open.used);
  if (open.count == 0) return used_sum == sum;
  if (used_sum > sum || sum - used_sum > largest_sum) return false;
  const Bucket bucket = table.buckets[open.count][sum - used_sum];
  std::size_t end = bucket.first;
  while (end < bucket.end && table.sets[end] <= open.occurring) end += lanes;
  return keep_sets(candidates, open, std::span(table.sets).subspan(bucket.first, end - bucket.first), 0, required);
}

bool filter_sets(std::span<Digits> candidates, std::span<const Digits> sets, Digits& required) {
  required = 0;
  Open open;
  if (!find_open(candidates, open)) return false;
  if (open.count == 0) return std::find(sets.begin(), sets.end(), open.used) != sets.end();
  return keep_sets(candidates, open, sets, open.used, required);
}

bool filter_some(std::span<Digits> candidates, const Digits* sets, std::uint64_t& some, Digits& required) {
  required = 0;
  Open open;
  if (!find_open(candidates, open)) return false;
  Tester tester(candidates, open, open.used);
  constexpr Lanes bit_of_lane = {1, 2, 4, 8, 16, 32, 64, 128};
  std::uint64_t left = 0;
  for (unsigned at = 0; at < 64; at += lanes) {
    const auto here = static_cast<unsigned>(some >> at & 255);
    if (here == 0) continue;
    const Lanes holds = tester.test(load(&sets[at]), where((lanes_of(here) & bit_of_lane) == Lanes{}));
    left |= std::uint64_t{lanes_in(holds)} << at;
  }
  some = left;
  return some != 0 && tester.keep(required);
}

}  // namespace quadrille::cells
