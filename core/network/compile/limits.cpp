#include "core/network/compile/limits.hpp"

namespace quadrille::network {

std::optional<Fault> fault_of_size(const Network& network) {
  const auto& [auxiliary, transitions, entries] = network.used;
  const Network::Amount& most = network.most;
  if (auxiliary > most.auxiliary)
    return Fault{"more than " + in_digits(most.auxiliary) + " auxiliary variables are needed"};
  if (transitions > most.transitions)
    return Fault{"the automata need more than " + in_digits(most.transitions) + " transitions"};
  if (entries > most.entries) return Fault{"the constraints need more than " + in_digits(most.entries) + " entries"};
  return std::nullopt;
}

bool add_diagram(Network& network, Diagram diagram) {
  for (std::size_t layer = 0; layer < diagram.layers(); ++layer)
    network.used.transitions += diagram.transitions(layer).size();
  if (is_too_large(network)) return false;
  network.diagrams.push_back(std::move(diagram));
  return true;
}

}  // namespace quadrille::network
