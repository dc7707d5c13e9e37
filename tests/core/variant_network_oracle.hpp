// Counts the solutions of a network by trying everything: the oracle of compiling.
#pragma once

#include <cstdint>
#include <vector>

#include "core/variant/board.hpp"
#include "core/variant/network.hpp"

namespace quadrille::test {

/// Fills the cells of a board one after the other, and then asks for the number of ways to give values to the auxiliary
/// variables.
class NetworkOracle {
 public:
  explicit NetworkOracle(const variant::Network& network);

  /// The number of assignments of the auxiliary variables that solve the network, for these values of the cells; ~0 if
  /// the sets and the diagram of a sequence have disagreed.
  std::size_t count(const variant::Answer& answer);

 private:
  struct Constraints {
    std::vector<const variant::Network::Different*> different;
    std::vector<const variant::Network::Relation*> relations;
    std::vector<const variant::Network::Sum*> sums;
    std::vector<const variant::Network::Sequence*> sequences;
    std::vector<const variant::Network::Ranking*> rankings;
  };

  bool holds(variant::Variable last);
  bool fits(const variant::Network::Sequence& sequence) const;
  bool holds(const variant::Network::Ranking& ranking) const;
  std::size_t count_from(variant::Variable variable);

  const variant::Network& network_;
  std::vector<Constraints> by_last_;  // by the highest variable
  std::vector<std::uint8_t> value_;   // by variable: an index
  bool have_sets_failed_ = false;
};

}  // namespace quadrille::test
