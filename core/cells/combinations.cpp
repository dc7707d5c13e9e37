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

// Leaves what the open cells have in some set that has all digits of `used`. The sets are whole vectors.
bool keep_sets(std::span<Digits> candidates, const Open& open, std::span<const Digits> sets, unsigned used,
               Digits& required) {
  std::array<Lanes, most_distinct> kept;
  for (std::size_t i = 0; i < open.count; ++i) kept[i] = Lanes{};
  const Lanes in_set = lanes_of(used), free = lanes_of(~open.used);
  Lanes missing = {};  // in some set that holds
  for (std::size_t at = 0; at < sets.size(); at += lanes) {
    const Lanes whole = load(&sets[at]), rest = whole & ~in_set;
    std::array<Lanes, most_distinct> cells;
    for (std::size_t i = 0; i < open.count; ++i) cells[i] = rest & free & lanes_of(candidates[open.cells[i]]);
    Lanes failed = where((whole & in_set) != in_set);
    settle(cells.data(), open.count, rest, failed);
    const Lanes holds = where(failed == Lanes{});
    for (std::size_t i = 0; i < open.count; ++i) kept[i] |= cells[i] & holds;
    missing |= ~rest & holds;
  }
  for (std::size_t i = 0; i < open.count; ++i) {
    candidates[open.cells[i]] = any_of(kept[i]);
    if (candidates[open.cells[i]] == 0) return false;
  }
  required = static_cast<Digits>(open.occurring & ~any_of(missing));
  return true;
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

}  // namespace quadrille::cells
