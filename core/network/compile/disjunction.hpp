// Disjunctions: each branch is compiled to a network of its own, with the variables that it names and what of these
// differs anyway. Tested by tests/core/variant_combined_test.cpp and model_test.cpp.
#pragma once

#include <optional>
#include <utility>

#include "core/network/compile/limits.hpp"
#include "core/network/compile/split.hpp"
#include "core/network/network.hpp"
#include "core/text/text.hpp"

namespace quadrille::network {

/// Begins a branch with the sets of different variables of the network around it, which it takes from there.
Network begin_branch(Network& network);
/// Gives these sets back, of which there are `around`, and adds the branch unless it is impossible. False if the branch
/// always holds.
bool end_branch(Network& branch, Network& network, std::size_t around, Network::Disjunction& disjunction);
/// Adds the disjunction of such branches.
void end_disjunction(Network& network, Network::Disjunction disjunction);

/// `compile(number, branch)` adds what a branch says, or returns a fault.
template <class Compile>
std::optional<Fault> add_disjunction(Network& network, std::size_t branches, Compile compile) {
  Network::Disjunction disjunction;
  const std::size_t around = network.different.size(), entries = network.used.entries;
  bool holds = false;
  for (std::size_t number = 0; number < branches && !holds; ++number) {
    Network branch = begin_branch(network);
    std::optional<Fault> fault = compile(number, branch);
    if (!fault && !branch.is_impossible) split_long_sums(branch);
    if (!fault) fault = fault_of_size(branch);
    const bool is_impossible = fault || branch.is_impossible;
    branch.is_impossible = is_impossible;
    holds = !end_branch(branch, network, around, disjunction);
    if (fault) return fault;
  }
  network.used.entries = entries;  // those of the branches are those of the disjunction
  if (!holds) end_disjunction(network, std::move(disjunction));
  return std::nullopt;
}

}  // namespace quadrille::network
