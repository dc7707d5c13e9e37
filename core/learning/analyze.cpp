#include "core/learning/analyze.hpp"

#include <cassert>
#include <utility>

namespace quadrille::learning {

void Analyzer::open(std::size_t variables, std::size_t most_levels, bool minimizes) {
  minimizes_ = minimizes;
  literals_.reserve(variables + 1);
  marks_.assign(variables, Mark::none);
  marked_.clear();
  marked_.reserve(variables);
  involved_ = 0;
  if (minimizes_) {
    visits_.reserve(variables);
    denied_.assign(variables, 0);
  }
  counted_.assign(most_levels + 1, 0);
  count_ = 0;
}

void Analyzer::analyze(const Trail& trail, Clauses& clauses, Explainer& explainer, Explanation conflict) {
  const Implications implications = {trail, clauses, explainer};
  for (const Variable variable : marked_) marks_[variable] = Mark::none;
  marked_.clear();
  literals_.assign(1, 0);
  open_ = 0;
  add(trail, conflict);
  for (std::uint32_t position = trail.size();;) {
    assert(open_ > 0);
    do {
      --position;
    } while (marks_[variable_of(trail[position])] == Mark::none);
    if (--open_ == 0) {
      literals_[0] = negation(trail[position]);
      break;
    }
    const Variable variable = variable_of(trail[position]);
    const Explanation explanation = implications.explain(variable);
    const Reason& reason = trail.reason_of(variable);
    if (reason.kind == Reason::Kind::clause) {
      clauses.use(reason.index, count_levels(trail, explanation));
    }
    add(trail, explanation);
  }
  involved_ = marked_.size();
  if (minimizes_) {
    minimize(implications);
    shrink(trail);
  }
  move_highest_to_second(trail);
  glue_ = count_levels(trail, literals_);
}

Explanation Analyzer::Implications::explain(Variable variable) const {
  const Reason& reason = trail.reason_of(variable);
  switch (reason.kind) {
    case Reason::Kind::none: break;
    case Reason::Kind::literal: return {&reason.index, 1};
    case Reason::Kind::clause: return clauses.literals(reason.index);
    case Reason::Kind::rule: return explainer.explain(trail, variable, reason.index);
  }
  return {};
}

// A variable of level 0 needs no mention, one of a lower level is part of the clause, and one of the current level will
// be replaced.
void Analyzer::add(const Trail& trail, Explanation explanation) {
  for (const Literal literal : explanation) {
    const Variable variable = variable_of(literal);
    const std::uint32_t level = trail.level_of(variable);
    if (level == 0 || marks_[variable] != Mark::none) continue;
    mark(variable, Mark::involved);
    if (level == trail.level()) {
      ++open_;
    } else {
      literals_.push_back(trail.is_true(literal) ? negation(literal) : literal);
    }
  }
}

void Analyzer::move_highest_to_second(const Trail& trail) {
  level_ = 0;
  for (std::size_t i = 1; i < literals_.size(); ++i) {
    const std::uint32_t level = trail.level_of(variable_of(literals_[i]));
    if (level <= level_) continue;
    level_ = level;
    std::swap(literals_[1], literals_[i]);
  }
}

// Leaves in `counted_` which levels they are.
std::uint32_t Analyzer::count_levels(const Trail& trail, Explanation literals) {
  ++count_;
  std::uint32_t levels = 0;
  for (const Literal literal : literals) {
    std::uint64_t& counted = counted_[trail.level_of(variable_of(literal))];
    levels += counted != count_ ? 1 : 0;
    counted = count_;
  }
  return levels;
}

}  // namespace quadrille::learning
