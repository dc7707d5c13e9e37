#include "core/network/compile/learnable.hpp"

#include <algorithm>
#include <utility>

#include "core/network/compile/counts.hpp"
#include "core/network/compile/rankings.hpp"

namespace quadrille::network {

bool is_learnable(const Network& network) {
  return std::all_of(network.disjunctions.begin(), network.disjunctions.end(), [](const auto& disjunction) {
    return disjunction.branches.size() <= most_values &&
           std::all_of(disjunction.branches.begin(), disjunction.branches.end(),
                       [](const Network::Branch& branch) { return is_learnable(*branch.network); });
  });
}

// There is no part for rankings: automata say the same. Of long counts more is learnt by parts.
std::shared_ptr<const Network> learnable(std::shared_ptr<const Network> network) {
  if (!network->rankings.empty()) network = std::make_shared<const Network>(without_rankings(*network));
  if (has_long_counts(*network)) network = std::make_shared<const Network>(with_parts_of_counts(*network));
  return with_selectors(std::move(network));
}

std::shared_ptr<const Network> with_selectors(std::shared_ptr<const Network> network) {
  if (network->disjunctions.empty()) return network;
  auto selecting = std::make_shared<Network>(*network);
  for (Network::Disjunction& disjunction : selecting->disjunctions) {
    selecting->add_auxiliary(static_cast<unsigned>(disjunction.branches.size()), 0);
    for (Network::Branch& branch : disjunction.branches) branch.network = learnable(branch.network);
  }
  return selecting;
}

}  // namespace quadrille::network
