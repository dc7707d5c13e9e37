// The statement of a model that each constraint of its network is from. Tested by tests/cli/proof.test.js.
#pragma once

#include <cstdint>
#include <vector>

namespace quadrille::network {

/// The number of the statement, from 1, that each constraint of a network is from: lists in the order of its own.
struct Origins {
  std::vector<std::uint32_t> different, relations, sums, counts, sequences, connected, labelled, lines;
  std::uint32_t impossible = 0;  ///< the statement that cannot hold; 0: none is known
};

}  // namespace quadrille::network
