// Four variables of which at least one has a value of each of three sets, the classes, on masks:
//
//     classes  1 2 3 | 4 5 6 | 7 8 9      masks  1 4    2    3    5 9      only the first may have 4 to 6 beside a 9
//
// Tested against brute force by tests/core/network_sets_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cells/set_family.hpp"

namespace quadrille::network {

class Classes {
 public:
  using Sets = std::array<cells::Digits, 3>;

  /// Removes exactly the values that no way has, from the masks of four variables. `required` gets values that some of
  /// them have in every way; perhaps not all. False if there is no way.
  bool filter(const Sets& classes, std::span<cells::Digits> masks, cells::Digits& required);

 private:
  // For each of four variables, the classes that it may have; three bits of each.
  using Found = std::uint16_t;

  Found cover(Found found);

  std::vector<Found> covers_;  // by what is found: what `cover` returned; `unknown` if it was not called
  static constexpr Found unknown = 0xffff;
};

}  // namespace quadrille::network
