// The statement of a model that each constraint of its network is from. Tested by tests/cli/proof.test.js.
#pragma once

#include <cstdint>
#include <vector>

namespace quadrille::network {

/// The number of the statement, from 1, that each constraint of a network is from: lists in the order of its own.
struct Origins {
  /// What says which branch of a disjunction is the first one that holds: the number of its first literal in
  /// certificates, and the place in the statement of each branch that is left, and of each that cannot hold.
  struct Selector {
    std::uint32_t first = 0;
    std::vector<std::uint32_t> branches, impossible;
  };

  std::vector<std::uint32_t> different, relations, sums, counts, sequences, connected, labelled, lines, disjunctions;
  std::vector<Selector> selectors;  ///< by disjunction
  std::uint32_t impossible = 0;     ///< the statement that cannot hold; 0: none is known
};

}  // namespace quadrille::network
