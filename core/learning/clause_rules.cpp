#include "core/learning/clause_rules.hpp"

namespace quadrille::learning {

[[clang::minsize]] void ClauseRules::open(const ClauseModel& model, Trail& trail) {
  variables_ = model.variables;
  group_ = model.group;
  grouped_ = model.grouped;
  propagated_ = 0;
  is_impossible_ = false;
  conflict_ = {};
  pair_.resize(2);
  steps_ = 0;
  trail.open(variables_, variables_);
  const auto for_clauses = [&](auto use) {
    for (std::size_t at = 0; at < model.words.size(); at += 1 + model.words[at])
      use(std::span(model.words).subspan(at + 1, model.words[at]));
  };
  constexpr std::size_t header = 4;  // words that the store needs for a clause beside those that the model has
  std::size_t words = model.words.size();
  for_clauses([&](auto) { words += header; });
  clauses_.open(variables_, words);
  for_clauses([&](std::span<const Literal> literals) {
    if (literals.size() > 1) {
      clauses_.add(literals, 0);
    } else if (literals.empty() || trail.is_false(literals[0])) {
      is_impossible_ = true;
    } else if (!trail.is_true(literals[0])) {
      trail.assign(literals[0], {});
    }
  });
}

bool ClauseRules::propagate(Trail& trail, std::uint32_t size) {
  if (is_impossible_) return false;
  while (propagated_ < size) {
    const Literal literal = trail[propagated_++];
    if (!is_negative(literal) && variable_of(literal) < grouped_ && !exclude_others(trail, literal)) return false;
    const auto imply = [&](Literal implied, Reason reason) {
      trail.assign(implied, {Reason::Kind::rule, reason.index});
    };
    if (clauses_.propagate(negation(literal), trail, imply)) continue;
    conflict_ = clauses_.literals(clauses_.conflict());
    return false;
  }
  return true;
}

bool ClauseRules::exclude_others(Trail& trail, Literal literal) {
  const Variable variable = variable_of(literal);
  const auto first = static_cast<Variable>(variable - variable % group_);
  steps_ += group_;
  for (Variable other = first; other < first + group_; ++other) {
    if (other == variable || trail.is_false(positive(other))) continue;
    if (trail.is_true(positive(other))) {
      pair_ = {literal, positive(other)};
      conflict_ = pair_;
      return false;
    }
    trail.assign(negation(positive(other)), {Reason::Kind::literal, literal});
  }
  return true;
}

}  // namespace quadrille::learning
