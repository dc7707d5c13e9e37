#include "core/network/compile/disjunction.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <vector>

#include "core/network/compile/merge.hpp"
#include "core/network/kinds.hpp"

namespace quadrille::network {

Network begin_branch(Network& network) {
  Network branch;
  branch.cells = network.domains.size();
  branch.domains = network.domains;
  branch.different = std::move(network.different);
  branch.most = network.most;
  branch.used = network.used;
  branch.used.entries += entries_of_branch;
  return branch;
}

namespace {

// The branch with no other variables than those that it names, and what of these differs around it.
Network::Branch compacted(Network& branch, const std::vector<Network::Different>& around) {
  std::vector<bool> is_named(branch.domains.size());
  for_variables(std::as_const(branch), [&](Variable variable) { is_named[variable] = true; });
  Network::Branch result;
  std::vector<Variable> number(branch.domains.size());
  std::vector<Network::Domain> domains;
  for (Variable variable = 0; variable < branch.domains.size(); ++variable) {
    if (!is_named[variable]) continue;
    number[variable] = static_cast<Variable>(domains.size());
    domains.push_back(branch.domains[variable]);
    if (variable < branch.cells) result.variables.push_back(variable);
  }
  std::vector<Network::Different> different;
  for (const Network::Different& group : around) {
    std::vector<Variable> variables = group.variables;
    std::erase_if(variables, [&](Variable variable) { return !is_named[variable]; });
    if (variables.size() > 1) different.push_back({std::move(variables), group.unit});
  }
  branch.different.insert(branch.different.begin(), std::make_move_iterator(different.begin()),
                          std::make_move_iterator(different.end()));
  for_variables(branch, [&](Variable& variable) { variable = number[variable]; });
  branch.cells = result.variables.size();
  branch.domains = std::move(domains);
  branch.diagram_of.clear();
  merge_constraints(branch);
  result.network = std::make_shared<const Network>(std::move(branch));
  return result;
}

}  // namespace

bool end_branch(Network& branch, Network& network, std::size_t around, Network::Disjunction& disjunction) {
  const auto own = branch.different.begin() + static_cast<std::ptrdiff_t>(around);
  std::vector<Network::Different> different(std::make_move_iterator(own),
                                            std::make_move_iterator(branch.different.end()));
  branch.different.erase(own, branch.different.end());
  network.different = std::exchange(branch.different, std::move(different));
  network.used = branch.used;
  if (branch.is_impossible) return true;
  Network::Branch compact = compacted(branch, network.different);
  if (compact.variables.empty()) return false;
  disjunction.variables.insert(disjunction.variables.end(), compact.variables.begin(), compact.variables.end());
  disjunction.branches.push_back(std::move(compact));
  return true;
}

void end_disjunction(Network& network, Network::Disjunction disjunction) {
  auto& all = disjunction.variables;
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  if (disjunction.branches.empty())
    network.is_impossible = true;
  else
    add(network, std::move(disjunction));
}

}  // namespace quadrille::network
