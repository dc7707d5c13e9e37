#include "core/learning/analyze.hpp"

#include <cassert>
#include <utility>

namespace quadrille::learning {

[[clang::minsize]] void Analyzer::open(std::size_t variables, std::size_t most_levels, bool minimizes,
                                       unsigned reason_steps) {
  minimizes_ = minimizes;
  reason_steps_ = reason_steps;
  literals_.reserve(variables + 1);
  marks_.assign(variables, Mark::none);
  marked_.clear();
  marked_.reserve(variables);
  involved_.clear();
  involved_.reserve(variables);
  if (minimizes_) {
    visits_.reserve(variables);
    denied_.assign(variables, 0);
    in_block_.assign(variables, 0);
    block_ = 0;
  }
  counted_.assign(most_levels + 1, 0);
  count_ = 0;
}

void Analyzer::analyze(const Trail& trail, Clauses& clauses, Explainer& explainer, Explanation conflict) {
  const Implications implications = {trail, clauses, explainer};
  for (const Variable variable : marked_) marks_[variable] = Mark::none;
  marked_.clear();
  involved_.clear();
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
  if (minimizes_) {
    minimize(implications);
    shrink(implications);
  }
  involve_reasons(implications);
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

// Adds what an explanation relies on. A variable of level 0 is left out, one of another lower level becomes part of the
// clause, and one of the current level will be replaced by what implied it.
void Analyzer::add(const Trail& trail, Explanation explanation) {
  for (const Literal literal : explanation) {
    const Variable variable = variable_of(literal);
    const std::uint32_t level = trail.level_of(variable);
    if (level == 0 || marks_[variable] != Mark::none) continue;
    involve(variable);
    if (level == trail.level()) {
      ++open_;
    } else {
      literals_.push_back(trail.is_true(literal) ? negation(literal) : literal);
    }
  }
}

// Adds to `involved_` what `shrink` has put into the clause, and what implied the clause's variables. The walk is
// breadth-first, because an explanation is only valid until the next one is asked for.
void Analyzer::involve_reasons(const Implications& implications) {
  const auto involve_all = [&](Explanation literals) {
    for (const Literal literal : literals) {
      const Variable variable = variable_of(literal);
      if (marks_[variable] != Mark::involved && implications.trail.level_of(variable) > 0) involve(variable);
    }
  };
  involve_all(literals_);
  if (reason_steps_ == 0) return;
  std::size_t next = involved_.size();
  for (const Literal literal : literals_) involve_all(implications.explain(variable_of(literal)));
  for (unsigned step = 1; step < reason_steps_; ++step) {
    for (const std::size_t end = involved_.size(); next < end; ++next)
      involve_all(implications.explain(involved_[next]));
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

// Counts the levels of the literals, and marks them in `counted_`.
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
