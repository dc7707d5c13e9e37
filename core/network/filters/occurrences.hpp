// How often variables have a value, on masks. They come in groups, in each of which at most one has it:
//
//     group           1 2 3      1 4      2 3 5            value 1
//     it may have     1, 2       1        2                so the value occurs up to two times
//     it must have               1                         and at least once
//
// Tested against brute force by tests/core/network_sets_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::network {

class Occurrences {
 public:
  /// Of a sequence with that pattern.
  explicit Occurrences(const Network::Sequence& sequence);

  /// Removes exactly the values that no way has, from the masks of the sequence's variables. False if there is no way.
  bool filter(std::span<Values> masks) const;

 private:
  template <class Visit>
  void for_groups(std::span<Values> masks, Visit visit) const;

  Values value_;
  std::array<std::uint32_t, 2> times_;
  std::vector<std::uint32_t> groups_;  // the number of variables of each
};

}  // namespace quadrille::network
