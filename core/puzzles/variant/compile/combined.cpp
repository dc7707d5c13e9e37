// Rules that have rules in them. Each rule in an `Or` becomes a network of its own, with the cells that it names and
// what of these differ anyway.
#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "core/network/compile/merge.hpp"
#include "core/network/compile/split.hpp"
#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/rules/combined.hpp"

namespace quadrille::variant {

using network::for_variables;
using network::split_long_sums;

namespace {

std::optional<Fault> compile_each(const std::vector<Rule>& rules, const Board& board, Network& network) {
  for (const Rule& rule : rules)
    if (auto fault = rule.kind->compile(rule, board, network)) return fault;
  return std::nullopt;
}

// A branch of an `Or`, which begins with what differs around it.
Network begin_branch(Network& network) {
  Network branch;
  branch.cells = network.domains.size();
  branch.domains = network.domains;
  branch.different = std::move(network.different);
  branch.most = network.most;
  branch.used = network.used;
  branch.used.entries += network::entries_of_branch;
  return branch;
}

// Restores this number of them.
void end_branch(Network& branch, Network& network, std::size_t around) {
  const auto own = branch.different.begin() + static_cast<std::ptrdiff_t>(around);
  std::vector<Network::Different> different(std::make_move_iterator(own),
                                            std::make_move_iterator(branch.different.end()));
  branch.different.erase(own, branch.different.end());
  network.different = std::exchange(branch.different, std::move(different));
  network.used = branch.used;
}

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
  network::merge_constraints(branch);
  result.network = std::make_shared<const Network>(std::move(branch));
  return result;
}

}  // namespace

std::optional<Fault> compile_all_of(const Rule& rule, const Board& board, Network& network) {
  return compile_each(rule.children, board, network);
}

std::optional<Fault> compile_replicate(const Rule& rule, const Board& board, Network& network) {
  return compile_each(copies_of(rule), board, network);
}

std::optional<Fault> compile_any_of(const Rule& rule, const Board& board, Network& network) {
  Network::Disjunction disjunction;
  const std::size_t around = network.different.size(), entries = network.used.entries;
  for (const Rule& child : rule.children) {
    Network branch = begin_branch(network);
    auto fault = child.kind->compile(child, board, branch);
    if (!fault && !branch.is_impossible) split_long_sums(branch);
    end_branch(branch, network, around);
    if (!fault) fault = network::fault_of_size(network);
    if (fault) return fault;
    if (branch.is_impossible) continue;
    Network::Branch compact = compacted(branch, network.different);
    if (compact.variables.empty()) {  // it always holds
      network.used.entries = entries;
      return std::nullopt;
    }
    disjunction.variables.insert(disjunction.variables.end(), compact.variables.begin(), compact.variables.end());
    disjunction.branches.push_back(std::move(compact));
  }
  network.used.entries = entries;  // those of the branches are those of the disjunction
  auto& all = disjunction.variables;
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  if (disjunction.branches.empty())
    network.is_impossible = true;
  else
    add(network, std::move(disjunction));
  return std::nullopt;
}

std::optional<Fault> compile_given(const Rule& rule, const Board&, Network& network) {
  for (std::size_t i = 0; i < rule.numbers.size(); ++i)
    add_allowed(network, rule.groups[0][i], static_cast<Values>(rule.numbers[i]));
  return std::nullopt;
}

}  // namespace quadrille::variant
