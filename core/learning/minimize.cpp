// Makes a learnt clause shorter. Literals that the others imply are left out (Sörensson, Biere, "Minimizing learned
// clauses", SAT 2009). Then several literals that are false because one literal alone made them so are replaced by
// that one: half the length on exact covers, and a third faster (a simple case of Fleury, Biere, "Efficient all-UIP
// learned clause minimization", SAT 2021). Tested by tests/core/learning_test.cpp.
#include <algorithm>
#include <utility>

#include "core/learning/analyze.hpp"

namespace quadrille::learning {

void Analyzer::minimize(const Implications& implications) {
  count_levels(implications.trail, literals_);
  const auto last = std::remove_if(literals_.begin() + 1, literals_.end(),
                                   [&](Literal literal) { return is_redundant(variable_of(literal), implications); });
  literals_.erase(last, literals_.end());
}

// Walks what implied the variable, and what implied that, down to involved variables. A level without an involved
// variable cannot lead to one.
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

// A literal of the clause that implies others has none of them left beside it after `minimize`, so the causes that are
// counted here are not in the clause.
void Analyzer::shrink(const Trail& trail) {
  const auto cause_of = [&](Literal literal) {
    const Reason& reason = trail.reason_of(variable_of(literal));
    return reason.kind == Reason::Kind::literal ? reason.index : literal;
  };
  for (std::size_t i = 1; i < literals_.size(); ++i) ++denied_[variable_of(cause_of(literals_[i]))];
  std::size_t kept = 1;
  for (std::size_t i = 1; i < literals_.size(); ++i) {
    const Literal cause = cause_of(literals_[i]);
    const std::uint32_t denied = std::exchange(denied_[variable_of(cause)], 0);
    if (denied == 0) continue;
    literals_[kept++] = denied == 1 ? literals_[i] : negation(cause);
  }
  literals_.resize(kept);
}

}  // namespace quadrille::learning
