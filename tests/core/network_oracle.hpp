// Counts the solutions of a network by trying everything: the oracle of compiling.
#pragma once

#include <cstdint>
#include <vector>

#include "core/network/network.hpp"
#include "core/puzzles/variant/board.hpp"

namespace quadrille::test {

/// Fills the cells of a board one after the other, and then asks for the number of ways to give values to the auxiliary
/// variables.
class NetworkOracle {
 public:
  explicit NetworkOracle(const network::Network& network);

  /// The number of assignments of the auxiliary variables that solve the network, for these values of the cells; ~0 if
  /// the sets and the diagram of a sequence have disagreed.
  std::size_t count(const variant::Answer& answer);

 private:
  struct Constraints {
    std::vector<const network::Network::Different*> different;
    std::vector<const network::Network::Relation*> relations;
    std::vector<const network::Network::Sum*> sums;
    std::vector<const network::Network::Count*> counts;
    std::vector<const network::Network::Sequence*> sequences;
    std::vector<const network::Network::Ranking*> rankings;
  };

  bool holds(network::Variable last);
  bool fits(const network::Network::Sequence& sequence) const;
  bool holds(const network::Network::Ranking& ranking) const;
  std::size_t count_from(network::Variable variable);

  const network::Network& network_;
  std::vector<Constraints> by_last_;  // by the highest variable
  std::vector<std::uint8_t> value_;   // by variable: an index
  bool have_sets_failed_ = false;
};

}  // namespace quadrille::test
