// Sets of values: what a variable of a network may still be.
#pragma once

#include <bit>
#include <cstdint>

namespace quadrille::network {

/// Bit i is the value with index i.
using Values = std::uint64_t;
constexpr unsigned most_values = 64;  ///< of a variable

/// The set of the first `count` values.
constexpr Values all_values(unsigned count) { return count == most_values ? ~Values{0} : (Values{1} << count) - 1; }

/// Calls `visit(value)` for the values of a set, ascending.
template <class F>
constexpr void for_values(Values set, F&& visit) {
  for (; set != 0; set &= set - 1) visit(static_cast<unsigned>(std::countr_zero(set)));
}

}  // namespace quadrille::network
