// Which partial sums a chain of groups can reach: as bits, exactly, or as an interval where the numbers are too large.
// A group adds `step` times one of its `sums`, a set of small numbers. Both kinds are a few words in the caller's
// memory. Tested by tests/core/network_sum_test.cpp.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "core/network/values.hpp"

namespace quadrille::network {

/// Bit i becomes bit 63 − i.
constexpr Values reversed(Values bits) {
  bits = (bits >> 1 & 0x5555555555555555) | (bits & 0x5555555555555555) << 1;
  bits = (bits >> 2 & 0x3333333333333333) | (bits & 0x3333333333333333) << 2;
  bits = (bits >> 4 & 0x0F0F0F0F0F0F0F0F) | (bits & 0x0F0F0F0F0F0F0F0F) << 4;
  bits = (bits >> 8 & 0x00FF00FF00FF00FF) | (bits & 0x00FF00FF00FF00FF) << 8;
  bits = (bits >> 16 & 0x0000FFFF0000FFFF) | (bits & 0x0000FFFF0000FFFF) << 16;
  return bits >> 32 | bits << 32;
}

/// Bit s of `words` words is the partial sum s; larger ones than all bits are never needed.
template <std::size_t words>
struct BitReach {
  static constexpr std::size_t size = words;

  static void set(std::uint64_t* reach, std::int64_t sum) {
    std::fill(reach, reach + words, std::uint64_t{0});
    reach[sum / 64] = std::uint64_t{1} << sum % 64;
  }
  /// The sums of `from` with one of the group's added.
  static void add(const std::uint64_t* from, Values sums, std::int64_t step, std::uint64_t* to) {
    std::fill(to, to + words, std::uint64_t{0});
    for (; sums != 0; sums &= sums - 1) {
      const auto [skip, shift] = split(step * std::countr_zero(sums));
      for (std::size_t w = skip; w < words; ++w) to[w] |= up(from, w - skip, shift);
    }
  }
  /// The sums from which one of the group's leads to a sum of `from`.
  static void subtract(const std::uint64_t* from, Values sums, std::int64_t step, std::uint64_t* to) {
    std::fill(to, to + words, std::uint64_t{0});
    for (; sums != 0; sums &= sums - 1) {
      const auto [skip, shift] = split(step * std::countr_zero(sums));
      for (std::size_t w = skip; w < words; ++w) {
        to[w - skip] |= from[w] >> shift;
        if (shift != 0 && w + 1 < words) to[w - skip] |= from[w + 1] << (64 - shift);
      }
    }
  }
  /// Those of the group's sums that lead from `before` to `after`.
  static Values join(const std::uint64_t* before, const std::uint64_t* after, Values sums, std::int64_t step) {
    Values joined = 0;
    for (; sums != 0; sums &= sums - 1) {
      const auto [skip, shift] = split(step * std::countr_zero(sums));
      std::uint64_t any = 0;
      for (std::size_t w = skip; w < words; ++w) any |= up(before, w - skip, shift) & after[w];
      if (any != 0) joined |= sums & (~sums + 1);
    }
    return joined;
  }

 private:
  struct Shift {
    std::size_t skip;  // words
    unsigned bits;
  };
  static Shift split(std::int64_t shift) {
    return {static_cast<std::size_t>(shift / 64), static_cast<unsigned>(shift % 64)};
  }
  // Word w of `from`, shifted up.
  static std::uint64_t up(const std::uint64_t* from, std::size_t w, unsigned shift) {
    return from[w] << shift | (shift != 0 && w > 0 ? from[w - 1] >> (64 - shift) : 0);
  }
};

/// Two words: the least and the largest partial sum; the least is larger if there is none.
struct IntervalReach {
  static constexpr std::size_t size = 2;

  static void set(std::uint64_t* reach, std::int64_t sum) { put(reach, sum, sum); }
  static void add(const std::uint64_t* from, Values sums, std::int64_t step, std::uint64_t* to) {
    if (is_empty(from) || sums == 0) return put(to, 1, 0);
    put(to, low(from) + step * std::countr_zero(sums), high(from) + step * (63 - std::countl_zero(sums)));
  }
  static void subtract(const std::uint64_t* from, Values sums, std::int64_t step, std::uint64_t* to) {
    if (is_empty(from) || sums == 0) return put(to, 1, 0);
    put(to, low(from) - step * (63 - std::countl_zero(sums)), high(from) - step * std::countr_zero(sums));
  }
  static Values join(const std::uint64_t* before, const std::uint64_t* after, Values sums, std::int64_t step) {
    if (is_empty(before) || is_empty(after)) return 0;
    Values joined = 0;
    for (; sums != 0; sums &= sums - 1) {
      const std::int64_t more = step * std::countr_zero(sums);
      if (low(before) + more <= high(after) && high(before) + more >= low(after)) joined |= sums & (~sums + 1);
    }
    return joined;
  }

 private:
  static std::int64_t low(const std::uint64_t* reach) { return static_cast<std::int64_t>(reach[0]); }
  static std::int64_t high(const std::uint64_t* reach) { return static_cast<std::int64_t>(reach[1]); }
  static bool is_empty(const std::uint64_t* reach) { return low(reach) > high(reach); }
  static void put(std::uint64_t* reach, std::int64_t low, std::int64_t high) {
    reach[0] = static_cast<std::uint64_t>(low);
    reach[1] = static_cast<std::uint64_t>(high);
  }
};

/// Calls `work` with the kind of reach for this number of words as its template argument.
template <class F>
auto with_reach(std::size_t words, F&& work) {
  switch (words) {
    case 1: return work.template operator()<BitReach<1>>();
    case 2: return work.template operator()<BitReach<2>>();
    case 4: return work.template operator()<BitReach<4>>();
    case 16: return work.template operator()<BitReach<16>>();
    default: return work.template operator()<IntervalReach>();
  }
}

/// The number of words for sums up to `most`, as `with_reach` knows them; 0 for an interval.
constexpr std::size_t words_of_reach(std::int64_t most) {
  for (const std::int64_t words : {1, 2, 4, 16})
    if (most < 64 * words) return static_cast<std::size_t>(words);
  return 0;
}

}  // namespace quadrille::network
