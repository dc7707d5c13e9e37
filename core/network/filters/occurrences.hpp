// How often variables have a value, on masks. They come in groups, in each of which at most one has it:
//
//     group           1 2 3      1 4      2 3 5            value 1
//     it may have     1, 2       1        2                so the value occurs up to two times
//     it must have               1                         and at least once
//
// If a group is part of a house, the rest of the house is known too: a value that is not in the one must be in the
// other. So the value is counted in the group when the rest has no place for it. Tested against brute force by
// tests/core/network_sets_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::network {

class Occurrences {
 public:
  /// For a sequence of that form.
  explicit Occurrences(const Network::Sequence::Occurrences& form);

  /// Removes exactly the values that no way has, from the masks of the sequence's variables. False if there is no way.
  bool filter(std::span<Values> masks) const;

 private:
  // How many variables may have the value, and how many have it.
  struct Places {
    std::uint32_t may = 0, must = 0;
  };

  Places places_in(std::span<const Values> masks) const;
  template <class Visit>
  bool for_groups(std::span<Values> masks, Visit visit) const;
  void place(std::span<Values> masks, bool is_there) const;

  Values value_;
  std::array<std::uint32_t, 2> times_;
  std::vector<std::uint32_t> groups_, rests_;  // the number of variables of each; no rests at all, perhaps
};

}  // namespace quadrille::network
