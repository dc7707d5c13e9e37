// A set of numbers below 128, such as the candidates of one value.
#pragma once

#include <cstddef>

#include "core/steps/position.hpp"

namespace quadrille::steps {

struct SmallSet {
  Mask low = 0, high = 0;

  static constexpr std::size_t most = 128;

  void add(std::size_t number) { (number < 64 ? low : high) |= Mask{1} << (number % 64); }
  bool has(std::size_t number) const { return ((number < 64 ? low : high) >> (number % 64) & 1) != 0; }
  bool is_empty() const { return (low | high) == 0; }
  unsigned size() const { return count(low) + count(high); }
  friend SmallSet operator&(SmallSet a, SmallSet b) { return {a.low & b.low, a.high & b.high}; }
  friend SmallSet operator|(SmallSet a, SmallSet b) { return {a.low | b.low, a.high | b.high}; }
  friend bool operator==(SmallSet a, SmallSet b) = default;
  friend SmallSet operator-(SmallSet a, SmallSet b) { return {a.low & ~b.low, a.high & ~b.high}; }

  /// Calls `visit` with each number, from the lowest.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for_bits(low, visit);
    for_bits(high, [&](std::uint32_t number) { visit(number + 64); });
  }
};

}  // namespace quadrille::steps
