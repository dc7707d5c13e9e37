// How many different values some variables have, on masks: that is the number of the last variable.
//
// The variables get their values one after the other, and of those that are done only the set of their values matters.
// A family of sets is a few words (core/cells/set_family.hpp), and adding a value to all of its sets is a shift of
// those that lack it. Variables with one value come first, and what they have needs no place in the sets:
//
//     masks    1    1 2    2 3    count 2       used {1}
//     sets     {}   {} {2}   {2} {3} {2,3}      the last one has 3 values together with 1, so it is out
//
// Tested against brute force by tests/core/network_sets_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/network/values.hpp"

namespace quadrille::network {

class DistinctCount {
 public:
  static constexpr std::size_t most_variables = 10;  ///< and values of each, without the count

  /// Removes exactly the values that no way has; those of the last mask begin with the number `lowest`. False if there
  /// is no way.
  static bool filter(std::span<Values> masks, std::int32_t lowest);
};

}  // namespace quadrille::network
