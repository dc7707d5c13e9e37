// A line of variables whose numbers are segments one after the other, each with the same sum: which values each can
// have. A set of partial sums is a word, and adding a number to all of them is a shift:
//
//     sums before a variable   1 · · · · 1 · 1 · ·      bits 0 … sum − 1
//     after the number 3       · · · 1 · · · · 1 ·      and 7 + 3, the sum 10, which is 0 again
//
// Tested against brute force by tests/core/network_sets_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::network {

class Segments {
 public:
  /// Removes exactly the values that no way has; those of a mask begin with the number `lowest`, 0 or 1. False if there
  /// is no way.
  bool filter(std::span<Values> masks, unsigned lowest, unsigned sum);

 private:
  std::vector<std::uint64_t> before_;  // scratch: the sums before each variable
};

}  // namespace quadrille::network
