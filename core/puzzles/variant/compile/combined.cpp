// Rules that have rules in them. Each rule in an `Or` becomes a network of its own, with the cells that it names and
// what of these differ anyway.
#include <algorithm>
#include <memory>
#include <utility>

#include "core/network/compile/merge.hpp"
#include "core/network/compile/split.hpp"
#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/rules/combined.hpp"

namespace quadrille::variant {

using network::split_long_sums;

namespace {

std::optional<Fault> compile_each(const std::vector<Rule>& rules, const Board& board, Network& network) {
  for (const Rule& rule : rules)
    if (auto fault = rule.kind->compile(rule, board, network)) return fault;
  return std::nullopt;
}

// Calls `visit` with each variable that a network's constraints name, but for the first `known` sets of different ones.
template <class AnyNetwork, class Visit>
void for_variables(AnyNetwork& network, std::size_t known, Visit visit) {
  for (std::size_t i = known; i < network.different.size(); ++i)
    for (auto& variable : network.different[i].variables) visit(variable);
  for (auto& relation : network.relations) visit(relation.a), visit(relation.b);
  for (auto& sum : network.sums)
    for (auto& term : sum.terms) visit(term.variable);
  for (auto& count : network.counts) {
    for (auto& member : count.members) visit(member.variable);
    if (count.bound != Network::Count::none) visit(count.bound);
  }
  for (auto& sequence : network.sequences)
    for (auto& variable : sequence.variables) visit(variable);
  for (auto& ranking : network.rankings) {
    for (auto& line : ranking.clued)
      for (auto& variable : line) visit(variable);
    for (auto& side : ranking.sides)
      for (auto& line : side)
        for (auto& variable : line) visit(variable);
  }
  for (auto& disjunction : network.disjunctions) {
    for (auto& variable : disjunction.variables) visit(variable);
    for (auto& branch : disjunction.branches)
      for (auto& variable : branch.variables) visit(variable);
  }
}

// The branch with no other variables than those that it names; of the `known` sets of different ones, what it names.
Network::Branch compacted(Network& branch, std::size_t known) {
  std::vector<bool> is_named(branch.domains.size());
  for_variables(std::as_const(branch), known, [&](Variable variable) { is_named[variable] = true; });
  Network::Branch result;
  std::vector<Variable> number(branch.domains.size());
  std::vector<Network::Domain> domains;
  for (Variable variable = 0; variable < branch.domains.size(); ++variable) {
    if (!is_named[variable]) continue;
    number[variable] = static_cast<Variable>(domains.size());
    domains.push_back(branch.domains[variable]);
    if (variable < branch.cells) result.variables.push_back(variable);
  }
  for (std::size_t i = 0; i < known; ++i)
    std::erase_if(branch.different[i].variables, [&](Variable variable) { return !is_named[variable]; });
  std::erase_if(branch.different, [](const Network::Different& group) { return group.variables.size() < 2; });
  for_variables(branch, 0, [&](Variable& variable) { variable = number[variable]; });
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
  for (const Rule& child : rule.children) {
    Network branch;
    branch.cells = network.domains.size();
    branch.domains = network.domains;
    branch.different = network.different;
    if (auto fault = child.kind->compile(child, board, branch)) return fault;
    if (branch.is_impossible) continue;
    split_long_sums(branch);
    Network::Branch compact = compacted(branch, network.different.size());
    if (compact.variables.empty()) return std::nullopt;  // it always holds
    disjunction.variables.insert(disjunction.variables.end(), compact.variables.begin(), compact.variables.end());
    disjunction.branches.push_back(std::move(compact));
  }
  auto& all = disjunction.variables;
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  if (disjunction.branches.empty())
    network.is_impossible = true;
  else
    network.disjunctions.push_back(std::move(disjunction));
  return std::nullopt;
}

std::optional<Fault> compile_given(const Rule& rule, const Board&, Network& network) {
  for (std::size_t i = 0; i < rule.numbers.size(); ++i)
    add_allowed(network, rule.groups[0][i], static_cast<Values>(rule.numbers[i]));
  return std::nullopt;
}

}  // namespace quadrille::variant
