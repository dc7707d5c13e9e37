// What there may be of a network at most, asked where something is added: what is beyond is not added, so no text takes
// more memory than the limits allow, and the compiler of rules then says which limit it was. Tested by
// tests/core/network_kinds_test.cpp and variant_limits_test.cpp.
#pragma once

#include <optional>
#include <type_traits>
#include <utility>

#include "core/network/kinds.hpp"
#include "core/network/network.hpp"
#include "core/text/text.hpp"

namespace quadrille::network {

/// Whether something was not added.
inline bool is_too_large(const Network& network) {
  const Network::Amount &most = network.most, &used = network.used;
  return used.auxiliary > most.auxiliary || used.transitions > most.transitions || used.entries > most.entries;
}

/// Which limit the network is beyond; none if there is no such limit.
std::optional<Fault> fault_of_size(const Network& network);

/// Adds a constraint, unless it is too much.
template <class Constraint>
void add(Network& network, Constraint constraint) {
  for_kinds([&](const auto& kind) {
    if constexpr (std::is_same_v<typename std::remove_cvref_t<decltype(kind)>::Constraint, Constraint>) {
      network.used.entries += entries_of(kind, network, constraint);
      if (!is_too_large(network)) (network.*kind.list).push_back(std::move(constraint));
    }
  });
}

/// Adds a diagram, unless it is too much. Whether it was added.
bool add_diagram(Network& network, Diagram diagram);

}  // namespace quadrille::network
