// Rules that have rules in them: `Or`, `And`, and `Replicate`, which moves its rules to other cells. Tested by
// tests/core/variant_combined_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant {

/// Limits the rules of a board that have rules in them, together with the rules in them.
constexpr std::size_t most_copies = 100'000;

/// How many rules a rule stands for; more than `most_copies` are not counted.
std::size_t count_rules(const Rule& rule);

/// The rules in a `Replicate`, moved to each of its places; all of them hold.
std::vector<Rule> copies_of(const Rule& replicate);

/// Reads the arguments of a `Replicate`: the places of copies as bits in base64, and the cell that is moved there. Its
/// rules are read later.
std::optional<Fault> read_replicate(Arguments arguments, const Board& board, Rule& replicate);
/// What is wrong with a `Replicate` whose rules are read: a copy that leaves the board, or too many of them.
std::optional<Fault> replicate_fault(const Rule& replicate, const Board& board);

/// All cells that a rule names, also in its rules and their copies.
Group cells_of(const Rule& rule);

/// Calls `visit(rule)` for the rules that are drawn on the board, whatever else holds: also copies, but not what is in
/// `Or`.
template <class Visit>
void for_drawn_rules(const std::vector<Rule>& rules, Visit& visit) {
  for (const Rule& rule : rules) {
    if (rule.kind == &kinds::any_of) continue;
    if (rule.kind == &kinds::all_of) {
      for_drawn_rules(rule.children, visit);
    } else if (rule.kind == &kinds::replicate) {
      for_drawn_rules(copies_of(rule), visit);
    } else {
      visit(rule);
    }
  }
}
/// Whether a rule of this kind is in an `Or`.
bool is_in_or(const std::vector<Rule>& rules, const RuleKind& kind);

}  // namespace quadrille::variant
