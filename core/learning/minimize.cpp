// Makes a learnt clause shorter. Literals that the others imply are left out (Sörensson, Biere, "Minimizing learned
// clauses", SAT 2009). Then several literals of one level are replaced by one literal that implies them (Fleury, Biere,
// "Efficient all-UIP learned clause minimization", SAT 2021): half the length on exact covers, and half the conflicts.
// Tested by tests/core/learning_analyze_test.cpp.
#include <algorithm>
#include <utility>

#include "core/learning/analyze.hpp"
#include "core/sort.hpp"

namespace quadrille::learning {

void Analyzer::minimize(const Implications& implications) {
  count_levels(implications.trail, literals_);
  const auto last = std::remove_if(literals_.begin() + 1, literals_.end(),
                                   [&](Literal literal) { return is_redundant(variable_of(literal), implications); });
  literals_.erase(last, literals_.end());
}

// Walks down from the variable to what implied it, and so on, until all ways end at involved variables. A level without
// an involved variable ends the walk: it cannot lead to one.
bool Analyzer::is_redundant(Variable variable, const Implications& implications) {
  visits_.assign(1, {variable, 0});
  while (!visits_.empty()) {
    const Variable visited = visits_.back().variable;
    const Explanation explanation = implications.explain(visited);
    bool is_implied = !explanation.empty();
    bool goes_down = false;
    while (is_implied && !goes_down && visits_.back().next < explanation.size()) {
      const Variable cause = variable_of(explanation[visits_.back().next++]);
      const std::uint32_t level = implications.trail.level_of(cause);
      if (cause == visited || level == 0 || marks_[cause] == Mark::involved || marks_[cause] == Mark::redundant)
        continue;
      is_implied = marks_[cause] == Mark::none && counted_[level] == count_;
      goes_down = is_implied;
      if (goes_down) visits_.push_back({cause, 0});
    }
    if (goes_down) continue;
    if (!is_implied) {
      for (std::size_t i = 1; i < visits_.size(); ++i) mark(visits_[i].variable, Mark::needed);
      return false;
    }
    visits_.pop_back();
    if (!visits_.empty()) mark(visited, Mark::redundant);
  }
  return true;
}

// Replaces the literals of each level by one literal where that is possible: the last true literal of the level that
// makes them all false, together with involved lower levels. Otherwise, literals that one literal makes false by itself
// are replaced by that one. The result has the literals of high levels first: a search for a literal that is not false
// should begin there.
void Analyzer::shrink(const Implications& implications) {
  const Trail& trail = implications.trail;
  // Sorts by position on the trail. The literals are false, so their negations are there.
  const std::span<Literal> others = std::span<Literal>(literals_).subspan(1);
  for (Literal& literal : others) literal = ~trail.position_of(variable_of(literal));
  sort_numbers(others);
  for (Literal& literal : others) literal = negation(trail[~literal]);
  std::size_t kept = 1;
  for (std::size_t begin = 1, end; begin < literals_.size(); begin = end) {
    const std::uint32_t level = trail.level_of(variable_of(literals_[begin]));
    for (end = begin + 1; end < literals_.size() && trail.level_of(variable_of(literals_[end])) == level;) ++end;
    const std::span<const Literal> block = {&literals_[begin], end - begin};
    const Literal cause = block.size() > 1 ? find_cause(block, implications) : no_literal;
    if (cause != no_literal) {
      literals_[kept++] = negation(cause);
    } else {
      kept = shrink_by_literals(trail, begin, end, kept);
    }
  }
  literals_.resize(kept);
}

// Walks the level back as `analyze` does. Returns `no_literal` if the walk leads to a lower level that is not involved,
// or to a literal without a reason while others are left: such a literal is the negation of a decision that was undone.
Literal Analyzer::find_cause(std::span<const Literal> block, const Implications& implications) {
  const Trail& trail = implications.trail;
  const std::uint32_t level = trail.level_of(variable_of(block[0]));
  ++block_;
  for (const Literal literal : block) in_block_[variable_of(literal)] = block_;
  std::size_t open = block.size();
  for (std::uint32_t position = trail.position_of(variable_of(block[0]));; --position) {
    const Variable variable = variable_of(trail[position]);
    if (in_block_[variable] != block_) continue;
    if (--open == 0) return trail[position];
    const Explanation explanation = implications.explain(variable);
    if (explanation.empty()) return no_literal;
    for (const Literal literal : explanation) {
      const Variable cause = variable_of(literal);
      if (cause == variable || in_block_[cause] == block_ || trail.level_of(cause) == 0) continue;
      if (trail.level_of(cause) == level) {
        in_block_[cause] = block_;
        ++open;
      } else if (marks_[cause] != Mark::involved && marks_[cause] != Mark::redundant) {
        return no_literal;
      }
    }
  }
}

// Shortens the literals from `begin` to `end`, which are of one level, and writes the result from `kept` on. Returns
// the end of the result. After `minimize` no literal of the clause implies another one of it, so none of the causes
// that are counted here is in the clause.
std::size_t Analyzer::shrink_by_literals(const Trail& trail, std::size_t begin, std::size_t end, std::size_t kept) {
  const auto cause_of = [&](Literal literal) {
    const Reason& reason = trail.reason_of(variable_of(literal));
    return reason.kind == Reason::Kind::literal ? reason.index : literal;
  };
  for (std::size_t i = begin; i < end; ++i) ++denied_[variable_of(cause_of(literals_[i]))];
  for (std::size_t i = begin; i < end; ++i) {
    const Literal cause = cause_of(literals_[i]);
    const std::uint32_t denied = std::exchange(denied_[variable_of(cause)], 0);
    if (denied == 0) continue;
    literals_[kept++] = denied == 1 ? literals_[i] : negation(cause);
  }
  return kept;
}

}  // namespace quadrille::learning
