// Rules that have rules in them.
#include "core/puzzles/variant/rules/combined.hpp"

#include "core/puzzles/variant/compile.hpp"
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

std::optional<Fault> compile_any_of(const Rule&, const Board&, Network&) { return Fault{"\"Or\" is not supported"}; }

std::optional<Fault> compile_given(const Rule& rule, const Board&, Network& network) {
  for (std::size_t i = 0; i < rule.numbers.size(); ++i)
    add_allowed(network, rule.groups[0][i], static_cast<Values>(rule.numbers[i]));
  return std::nullopt;
}

}  // namespace quadrille::variant
