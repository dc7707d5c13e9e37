// Rules that have rules in them. Each rule in an `Or` becomes a network of its own, with the cells that it names and
// what of these differ anyway.
#include "core/puzzles/variant/rules/combined.hpp"
#include "core/network/compile/disjunction.hpp"
#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"

namespace quadrille::variant {

namespace {

std::optional<Fault> compile_each(const std::vector<Rule>& rules, const Board& board, Network& network) {
  for (const Rule& rule : rules)
    if (auto fault = rule.kind->compile(rule, board, network)) return fault;
  return std::nullopt;
}

}  // namespace

std::optional<Fault> compile_all_of(const Rule& rule, const Board& board, Network& network) {
  return compile_each(rule.children, board, network);
}

std::optional<Fault> compile_replicate(const Rule& rule, const Board& board, Network& network) {
  return compile_each(copies_of(rule), board, network);
}

std::optional<Fault> compile_any_of(const Rule& rule, const Board& board, Network& network) {
  return network::add_disjunction(network, rule.children.size(), [&](std::size_t number, Network& branch) {
    const Rule& child = rule.children[number];
    return child.kind->compile(child, board, branch);
  });
}

std::optional<Fault> compile_given(const Rule& rule, const Board&, Network& network) {
  for (std::size_t i = 0; i < rule.numbers.size(); ++i)
    add_allowed(network, rule.groups[0][i], static_cast<Values>(rule.numbers[i]));
  return std::nullopt;
}

}  // namespace quadrille::variant
