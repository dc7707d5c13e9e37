#include "core/network/proof/writer.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "core/network/proof/clauses.hpp"

namespace quadrille::network {

using learning::Explanation;
using learning::is_negative;
using learning::negation;
using learning::positive;
using learning::variable_of;

namespace {

constexpr std::uint32_t first_filter = static_cast<std::uint32_t>(Part::filter);

}  // namespace

void ProofWriter::open(const Trail& trail, const NetworkPropagator& rules) {
  store_ = &rules.store();
  statements_.open(*store_);
  marks_.assign(trail.variables(), Mark::none);
  turned_.assign(trail.variables(), 0);
  text_ = "proof 1\n";
  // The search has left these branches out; the checker still has them.
  for (const auto& [statement, number] : statements_.impossible_branches()) {
    append_number(text_, ++last_id_);
    append_after(text_, " -", number);
    append_after(text_, " 0 ", statement);
    append_after(text_, ":-", number);
    text_ += '\n';
  }
}

void ProofWriter::append(Literal literal, std::string& out) const {
  assert(statements_.number_of(variable_of(literal)) != 0);
  if (is_negative(literal)) out += '-';
  append_number(out, statements_.number_of(variable_of(literal)));
}

void ProofWriter::add_hint(std::uint32_t statement, Literal literal) {
  assert(statement != 0);
  append_after(hints_, ' ', statement);
  hints_ += ':';
  if (literal != no_literal) append(literal, hints_);
}

void ProofWriter::add_id(Id id) {
  assert(id != 0);
  append_after(hints_, ' ', id);
}

// Writes a clause with the hints that were added, and forgets these.
ProofWriter::Id ProofWriter::write_line(std::span<const Literal> clause) {
  append_number(text_, ++last_id_);
  for (const Literal literal : clause) {
    text_ += ' ';
    append(literal, text_);
  }
  text_ += " 0";
  text_ += hints_;
  text_ += '\n';
  steps_ += text_.size() / 8;
  hints_.clear();
  return last_id_;
}

// What the search knows without a decision, and the checker does not know yet.
void ProofWriter::write_roots(const Position& at) {
  for (; roots_ < at.trail.size() && at.trail.level_of(variable_of(at.trail[roots_])) == 0; ++roots_) {
    add_reason(at, roots_);
    const Literal literal = at.trail[roots_];
    if (!hints_.empty()) write_line({&literal, 1});
  }
}

void ProofWriter::need(const Trail& trail, learning::Variable pair) {
  if (trail.level_of(pair) == 0 || marks_[pair] != Mark::none) return;
  marks_[pair] = Mark::needed;
  marked_.push_back(pair);
}

// Writes a clause that is false now, and how the conflict follows.
ProofWriter::Id ProofWriter::write_clause(const Position& at, std::span<const Literal> clause) {
  write_roots(at);
  for (const Literal literal : clause) {
    marks_[variable_of(literal)] = Mark::supposed;
    marked_.push_back(variable_of(literal));
  }
  chain_.clear();
  for (const Literal literal : conflict_) need(at.trail, variable_of(literal));
  for (std::uint32_t position = at.trail.size(); position-- > roots_;) {
    if (marks_[variable_of(at.trail[position])] != Mark::needed) continue;
    chain_.push_back(position);
    need_reasons(at, position);
  }
  steps_ += at.trail.size() - roots_ + 8 * chain_.size();
  for (auto position = chain_.rbegin(); position != chain_.rend(); ++position) add_reason(at, *position);
  hints_ += conflict_hint_;
  const Id id = write_line(clause);
  for (const Pair pair : marked_) marks_[pair] = Mark::none;
  marked_.clear();
  return id;
}

void ProofWriter::need_reasons(const Position& at, std::uint32_t position) {
  const Pair pair = variable_of(at.trail[position]);
  const Reason& reason = at.trail.reason_of(pair);
  Explanation explanation;
  switch (reason.kind) {
    case Reason::Kind::none: return;
    case Reason::Kind::literal: return need(at.trail, variable_of(reason.index));
    case Reason::Kind::clause: explanation = at.clauses.literals(reason.index); break;
    case Reason::Kind::rule: explanation = at.rules.explain(at.trail, pair, reason.index); break;
  }
  for (const Literal literal : explanation) need(at.trail, variable_of(literal));
}

// Appends the hint that gives the literal there; nothing if it needs none.
void ProofWriter::add_reason(const Position& at, std::uint32_t position) {
  const Literal literal = at.trail[position];
  const Pair pair = variable_of(literal);
  const Reason& reason = at.trail.reason_of(pair);
  switch (reason.kind) {
    case Reason::Kind::none: {
      if (turned_[pair] != 0) return at.trail.level_of(pair) == 0 ? void() : add_id(turned_[pair]);
      const std::uint32_t statement =
          at.trail.level_of(pair) == 0 ? statements_.without_support(pair, position, at.trail) : 0;
      if (statement != 0) add_hint(statement, literal);
      return;
    }
    case Reason::Kind::literal: {
      const Pair cause = variable_of(reason.index);
      if (store_->variable_of(cause) != store_->variable_of(pair)) add_hint(statements_.of_two(cause, pair), literal);
      return;
    }
    case Reason::Kind::clause: return add_id(ids_.at(key_of(at.clauses.literals(reason.index))));
    case Reason::Kind::rule: return add_rule(at, position, reason.index);
  }
}

void ProofWriter::add_rule(const Position& at, std::uint32_t position, std::uint32_t rule) {
  const Literal literal = at.trail[position];
  const Pair pair = variable_of(literal);
  switch (part_of(rule)) {
    case Part::value: return;
    case Part::relation:
      return add_hint(statements_.of_relation(pair, at.rules.explain(at.trail, pair, rule), position, at.trail),
                      literal);
    case Part::house:
    case Part::locked: {
      const Explanation others = at.rules.explain(at.trail, pair, rule);
      if (part_of(rule) == Part::locked) return add_id(lemma(others, pair));
      members_.assign(1, store_->variable_of(pair));
      for (const Literal other : others) members_.push_back(store_->variable_of(variable_of(other)));
      return add_hint(statements_.of_house(members_), literal);
    }
    default: return add_hint(statements_.of_filter((rule % parts) - first_filter, index_of(rule)), literal);
  }
}

// The clause that a value has one of the places `others` in a house, or not that pair: it goes with no other place.
// Kept for good, as the house says it anywhere in the search.
ProofWriter::Id ProofWriter::lemma(Explanation others, Pair pair) {
  clause_.assign(1, negation(positive(pair)));
  for (const Literal other : others)
    if (variable_of(other) != pair) clause_.push_back(positive(variable_of(other)));
  Id& id = lemmas_[key_of(clause_)];
  if (id != 0) return id;
  const unsigned value = store_->value_of(pair);
  const auto is_other = [&](Variable variable) {
    return std::find(clause_.begin() + 1, clause_.end(), store_->is(variable, value)) != clause_.end();
  };
  const std::size_t house = statements_.house_around(pair, std::span(clause_).subspan(1));
  std::string hints;
  std::swap(hints, hints_);
  for (const Variable member : statements_.network().different[house].variables)
    if (!is_other(member))
      add_hint(statements_.of_two(pair, store_->pair(member, value)), store_->is_not(member, value));
  add_hint(statements_.of_different(house), no_literal);
  id = write_line(clause_);
  std::swap(hints, hints_);
  return id;
}

void ProofWriter::note_conflict(const Position& at, std::span<const Literal> clause) {
  // Nothing is explained here: the analysis asks for the same conflict again.
  const Explanation conflict =
      clause.empty() && !at.rules.is_impossible() ? at.rules.explain_conflict(at.trail) : clause;
  conflict_.assign(conflict.begin(), conflict.end());
  if (at.rules.is_impossible()) return refute_opening(at);
  if (!clause.empty()) {
    add_id(ids_.at(key_of(clause)));
  } else {
    const auto constraint = at.rules.conflict_constraint();
    constraint ? add_hint(statements_.of_filter(constraint->first, constraint->second), no_literal) : add_different(at);
  }
  conflict_hint_ = std::exchange(hints_, {});
}

// The hint for a conflict of neighbours, a house, a relation or locked candidates. The last literal is about a value
// that its variable has, unless a house has no place for it.
void ProofWriter::add_different(const Position& at) {
  const Pair last = variable_of(conflict_.back()), first = variable_of(conflict_.front());
  if (!at.trail.is_true(positive(last))) {
    members_.clear();
    for (const Literal literal : conflict_) members_.push_back(store_->variable_of(variable_of(literal)));
    return add_hint(statements_.of_house(members_), no_literal);
  }
  if (first != last && !is_negative(conflict_.front())) return add_hint(statements_.of_two(first, last), no_literal);
  const std::vector<Literal> others(conflict_.begin(), conflict_.end() - 1);
  const std::uint32_t relation = statements_.of_relation(last, others, at.trail.size(), at.trail);
  if (relation != 0) return add_hint(relation, no_literal);
  add_id(lemma(others, last));
}

// A statement that cannot hold, or relations that leave a variable no number.
void ProofWriter::refute_opening(const Position& at) {
  if (statements_.impossible() != 0) {
    add_hint(statements_.impossible(), no_literal);
  } else {
    for (Pair pair = 0; pair < at.trail.variables(); ++pair) {
      const std::uint32_t statement =
          at.trail.is_assigned(pair) ? 0 : statements_.without_support(pair, at.trail.size(), at.trail);
      if (statement != 0) add_hint(statement, negation(positive(pair)));
    }
  }
  conflict_hint_ = std::exchange(hints_, {});
}

void ProofWriter::learned(const Position& at, std::span<const Literal> clause) {
  const Id id = write_clause(at, clause);
  if (clause.size() == 1) {
    turned_[variable_of(clause[0])] = 0;
  } else {
    ids_[key_of(clause)] = id;
  }
}

void ProofWriter::reduced(const learning::Clauses& clauses, std::span<const Literal> last) {
  std::unordered_map<std::uint64_t, Id> kept;
  clauses.for_each([&](std::span<const Literal> clause) {
    const auto found = ids_.find(key_of(clause));
    kept.insert(*found);
  });
  if (!last.empty()) kept.insert(*ids_.find(key_of(last)));
  if (kept.size() == ids_.size()) return;
  std::vector<Id> dropped;
  for (const auto& [key, id] : ids_)
    if (!kept.contains(key)) dropped.push_back(id);
  std::sort(dropped.begin(), dropped.end());
  text_ += 'd';
  for (const Id id : dropped) append_after(text_, ' ', id);
  text_ += '\n';
  ids_ = std::move(kept);
}

void ProofWriter::refuted(const Position& at) { turn(at); }

void ProofWriter::found(const Position& at) {
  append_after(text_, "s ", ++last_id_);
  conflict_.clear();
  for (Variable variable = 0; variable < statements_.network().cells; ++variable) {
    const unsigned value = first_of(store_->candidates(variable));
    conflict_.push_back(store_->is(variable, value));
    const std::int64_t number = statements_.network().number(variable, value);
    text_ += number < 0 ? " -" : " ";
    append_number(text_, static_cast<std::uint64_t>(number < 0 ? -number : number));
  }
  text_ += '\n';
  const Id solution = last_id_;
  append_after(conflict_hint_ = {}, ' ', solution);
  turn(at);
  append_after(text_, "d ", solution);
  text_ += '\n';
}

// Denies all decisions. What was turned on this level or above is taken back now.
void ProofWriter::turn(const Position& at) {
  const std::uint32_t level = at.trail.level();
  std::vector<Literal> clause;
  for (std::uint32_t of = 1; of <= level; ++of) clause.push_back(negation(at.trail.decision_of(of)));
  const Id id = write_clause(at, clause);
  for (; !prefixes_.empty() && prefixes_.back().level >= level; prefixes_.pop_back()) {
    append_after(text_, "d ", prefixes_.back().id);
    text_ += '\n';
  }
  if (level == 0) return;
  turned_[variable_of(clause.back())] = id;
  if (level > 1) prefixes_.push_back({level - 1, id});
}

}  // namespace quadrille::network
