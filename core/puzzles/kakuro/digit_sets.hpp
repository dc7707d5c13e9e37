// Sets of digits, and a table of the sets of a given number of digits and a given sum, made at compile time.
//
//     Digits     0 0 1 0 1 0 0 0 1   the digits 1, 5 and 7: bit d − 1
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/puzzles/kakuro/board.hpp"

namespace quadrille::kakuro {

using Digits = std::uint16_t;

constexpr unsigned digit_set_count = 1u << digits;
constexpr Digits all_digits = digit_set_count - 1;
constexpr Sum largest_sum = 45;

constexpr Digits digit_bit(unsigned digit) { return static_cast<Digits>(1u << (digit - 1)); }
constexpr unsigned least_digit(Digits set) { return static_cast<unsigned>(std::countr_zero(set)) + 1; }
constexpr unsigned size(Digits set) { return static_cast<unsigned>(std::popcount(set)); }
constexpr bool is_single(Digits set) { return set != 0 && (set & (set - 1)) == 0; }

/// Calls `visit(digit)` for the digits of a set, ascending.
template <class F>
constexpr void for_digits(Digits set, F&& visit) {
  for (; set != 0; set = static_cast<Digits>(set & (set - 1))) visit(least_digit(set));
}

constexpr Sum sum_of(Digits set) {
  Sum sum = 0;
  for_digits(set, [&](unsigned digit) { sum += digit; });
  return sum;
}

namespace detail {

struct DigitSetTable {
  // Every set, by size, then sum, then value; those of size s and sum t are sets[starts[s][t] … starts[s][t + 1]).
  std::array<Digits, digit_set_count> sets = {};
  std::array<std::array<std::uint16_t, largest_sum + 2>, digits + 1> starts = {};
};

consteval DigitSetTable make_digit_sets() {
  // A counting sort: count the sets of each size and sum, compute where they start, then put each set to its place.
  DigitSetTable table;
  std::array<std::array<std::uint16_t, largest_sum + 1>, digits + 1> next = {};
  for (unsigned set = 0; set < digit_set_count; ++set)
    ++next[size(static_cast<Digits>(set))][sum_of(static_cast<Digits>(set))];
  std::uint16_t at = 0;
  for (unsigned length = 0; length <= digits; ++length) {
    for (Sum sum = 0; sum <= largest_sum; ++sum) {
      table.starts[length][sum] = at;
      at = static_cast<std::uint16_t>(at + next[length][sum]);
      next[length][sum] = table.starts[length][sum];
    }
    table.starts[length][largest_sum + 1] = at;
  }
  for (unsigned i = 0; i < digit_set_count; ++i) {
    const auto set = static_cast<Digits>(i);
    table.sets[next[size(set)][sum_of(set)]++] = set;
  }
  return table;
}

inline constexpr DigitSetTable digit_set_table = make_digit_sets();

}  // namespace detail

/// The sets of `length` digits with the sum `sum`; all of that length for `no_clue`. None for a length above nine.
constexpr std::span<const Digits> digit_sets(std::size_t length, Sum sum) {
  if (length > digits || (sum > largest_sum && sum != no_clue)) return {};
  const auto& starts = detail::digit_set_table.starts[length];
  const std::size_t first = sum == no_clue ? starts[0] : starts[sum];
  const std::size_t last = sum == no_clue ? starts[largest_sum + 1] : starts[sum + 1];
  return std::span(detail::digit_set_table.sets).subspan(first, last - first);
}

}  // namespace quadrille::kakuro
