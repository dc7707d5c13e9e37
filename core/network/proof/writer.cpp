#include "core/network/proof/writer.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <iterator>
#include <tuple>
#include <type_traits>

namespace quadrille::network {

using learning::Explanation;
using learning::is_negative;
using learning::negation;
using learning::positive;
using learning::variable_of;

namespace {

constexpr std::uint32_t first_filter = static_cast<std::uint32_t>(Part::filter);
static_assert(std::is_same_v<Filters::WithReasons,
                             std::tuple<SumPart, CountPart, SequencePart, ConnectedPart, LabelledPart, LinesPart>>,
              "the lists of `statement_of_filter` are in this order, and disjunctions come behind them");

// The same for a clause in any order of its literals.
std::uint64_t key_of(std::span<const Literal> clause) {
  std::uint64_t key = clause.size();
  for (const Literal literal : clause) {
    std::uint64_t mixed = (literal + 1) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 32) * 0xd6e8feb86659fd93u;
    key += mixed ^ mixed >> 29;
  }
  return key;
}

void append_number(std::string& out, std::uint64_t number) {
  std::array<char, 20> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), static_cast<std::size_t>(end - digits.data()));
}
template <class Before>
void append_after(std::string& out, Before before, std::uint64_t number) {
  out += before;
  append_number(out, number);
}

}  // namespace

void ProofWriter::describe(std::shared_ptr<const Network> network, std::shared_ptr<const Origins> origins) {
  network_ = std::move(network);
  origins_ = std::move(origins);
  links_.assign(network_->domains.size(), {});
  for (std::uint32_t i = 0; i < network_->different.size(); ++i)
    for (const Variable variable : network_->different[i].variables) links_[variable].push_back({false, i});
  for (std::uint32_t i = 0; i < network_->relations.size(); ++i)
    for (const Variable variable : {network_->relations[i].a, network_->relations[i].b})
      links_[variable].push_back({true, i});
  numbers_.clear();
  const std::size_t first_selector = network_->domains.size() - network_->disjunctions.size();
  for (std::size_t variable = 0; variable < network_->domains.size(); ++variable)
    for (std::uint32_t value = 0; value < network_->domains[variable].values; ++value) {
      std::uint32_t number = 0;
      if (variable < network_->cells) number = static_cast<std::uint32_t>(numbers_.size()) + 1;
      if (variable >= first_selector) {
        const Origins::Selector& selector = origins_->selectors[variable - first_selector];
        if (selector.branches.size() > 1) number = selector.first + selector.branches[value];
      }
      numbers_.push_back(number);
    }
}

void ProofWriter::open(const Trail& trail, const NetworkPropagator& rules) {
  store_ = &rules.store();
  marks_.assign(trail.variables(), Mark::none);
  turned_.assign(trail.variables(), 0);
  text_ = "proof 1\n";
}

void ProofWriter::append(Literal literal, std::string& out) const {
  assert(numbers_[variable_of(literal)] != 0);
  if (is_negative(literal)) out += '-';
  append_number(out, numbers_[variable_of(literal)]);
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
          at.trail.level_of(pair) == 0 ? statement_without_support(pair, position, at.trail) : 0;
      if (statement != 0) add_hint(statement, literal);
      return;
    }
    case Reason::Kind::literal: {
      const Pair cause = variable_of(reason.index);
      if (store_->variable_of(cause) != store_->variable_of(pair)) add_hint(statement_of_two(cause, pair), literal);
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
      return add_hint(statement_of_relation(pair, at.rules.explain(at.trail, pair, rule), position, at.trail), literal);
    case Part::house:
    case Part::locked: {
      const Explanation others = at.rules.explain(at.trail, pair, rule);
      if (part_of(rule) == Part::locked) return add_id(lemma(others, pair));
      members_.assign(1, store_->variable_of(pair));
      for (const Literal other : others) members_.push_back(store_->variable_of(variable_of(other)));
      return add_hint(house_with(members_), literal);
    }
    default: return add_hint(statement_of_filter((rule % parts) - first_filter, index_of(rule)), literal);
  }
}

std::uint32_t ProofWriter::statement_of_filter(std::size_t filter, std::uint32_t index) const {
  const std::vector<std::uint32_t>* const lists[] = {&origins_->sums,        &origins_->counts,   &origins_->sequences,
                                                     &origins_->connected,   &origins_->labelled, &origins_->lines,
                                                     &origins_->disjunctions};
  return (*lists[filter])[index];
}

std::pair<Variable, Values> ProofWriter::supports(const Network::Relation& relation, Pair pair) const {
  const unsigned value = store_->value_of(pair);
  if (relation.a == store_->variable_of(pair)) return {relation.b, relation.allowed[value] & store_->all(relation.b)};
  Values values = 0;
  for (unsigned other = 0; other < relation.allowed.size(); ++other)
    if ((relation.allowed[other] >> value & 1) != 0) values |= value_bit(other);
  return {relation.a, values};
}

// A statement that two pairs contradict.
std::uint32_t ProofWriter::statement_of_two(Pair pair, Pair other) const {
  const Variable variable = store_->variable_of(other);
  const unsigned value = store_->value_of(other);
  for (const auto& [is_relation, index] : links_[store_->variable_of(pair)]) {
    if (is_relation) {
      const auto [to, allowed] = supports(network_->relations[index], pair);
      if (to == variable && (allowed >> value & 1) == 0) return origins_->relations[index];
    } else if (store_->value_of(pair) == value) {
      const auto& members = network_->different[index].variables;
      if (std::binary_search(members.begin(), members.end(), variable)) return origins_->different[index];
    }
  }
  return 0;
}

// A relation with another variable which had lost, when the trail had that length, all values that go with the pair.
std::uint32_t ProofWriter::statement_without_support(Pair pair, std::uint32_t position, const Trail& trail) const {
  for (const auto& [is_relation, index] : links_[store_->variable_of(pair)]) {
    if (!is_relation) continue;
    const auto [to, values] = supports(network_->relations[index], pair);
    if ((values & store_->candidates_at(to, position, trail)) == 0) return origins_->relations[index];
  }
  return 0;
}

// A relation that denies the pair because of these literals and what was known without a decision when the trail had
// that length. Others may deny it because of more.
std::uint32_t ProofWriter::statement_of_relation(Pair pair, Explanation why, std::uint32_t position,
                                                 const Trail& trail) const {
  for (const auto& [is_relation, index] : links_[store_->variable_of(pair)]) {
    if (!is_relation) continue;
    auto [to, values] = supports(network_->relations[index], pair);
    for (const Literal literal : why) {
      const Pair other = variable_of(literal);
      if (store_->variable_of(other) == to && is_negative(literal)) values &= ~value_bit(store_->value_of(other));
    }
    bool is_open = false;
    for (; values != 0; values &= values - 1) {
      const Pair other = store_->pair(to, first_of(values));
      const bool is_out = trail.is_assigned(other) && !trail.is_true(positive(other));
      is_open = is_open || !is_out || trail.level_of(other) > 0 || trail.position_of(other) >= position;
    }
    if (!is_open) return origins_->relations[index];
  }
  return 0;
}

// A house of these variables, in any order.
std::uint32_t ProofWriter::house_with(std::span<const Variable> members) const {
  for (const auto& [is_relation, index] : links_[members[0]]) {
    if (is_relation || network_->different[index].variables.size() != members.size()) continue;
    const auto& all = network_->different[index].variables;
    if (std::all_of(members.begin(), members.end(),
                    [&](Variable member) { return std::binary_search(all.begin(), all.end(), member); }))
      return origins_->different[index];
  }
  return 0;
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
  const auto is_house = [&](const std::vector<Variable>& members) {
    const auto places = std::count_if(members.begin(), members.end(), is_other);
    return members.size() == network_->domains[members[0]].values &&
           places + 1 == static_cast<std::ptrdiff_t>(clause_.size()) &&
           std::all_of(members.begin(), members.end(), [&](Variable member) {
             return is_other(member) || statement_of_two(pair, store_->pair(member, value)) != 0;
           });
  };
  const auto& all = network_->different;
  const auto house =
      std::find_if(all.begin(), all.end(), [&](const auto& different) { return is_house(different.variables); });
  assert(house != all.end());
  std::string hints;
  std::swap(hints, hints_);
  for (const Variable member : house->variables)
    if (!is_other(member)) add_hint(statement_of_two(pair, store_->pair(member, value)), store_->is_not(member, value));
  add_hint(origins_->different[static_cast<std::size_t>(house - all.begin())], no_literal);
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
    constraint ? add_hint(statement_of_filter(constraint->first, constraint->second), no_literal) : add_different(at);
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
    return add_hint(house_with(members_), no_literal);
  }
  if (first != last && !is_negative(conflict_.front())) return add_hint(statement_of_two(first, last), no_literal);
  const std::vector<Literal> others(conflict_.begin(), conflict_.end() - 1);
  const std::uint32_t relation = statement_of_relation(last, others, at.trail.size(), at.trail);
  if (relation != 0) return add_hint(relation, no_literal);
  add_id(lemma(others, last));
}

// A statement that cannot hold, or relations that leave a variable no number.
void ProofWriter::refute_opening(const Position& at) {
  if (origins_->impossible != 0) {
    add_hint(origins_->impossible, no_literal);
  } else {
    for (Pair pair = 0; pair < at.trail.variables(); ++pair) {
      const std::uint32_t statement =
          at.trail.is_assigned(pair) ? 0 : statement_without_support(pair, at.trail.size(), at.trail);
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
  for (Variable variable = 0; variable < network_->cells; ++variable) {
    const unsigned value = first_of(store_->candidates(variable));
    conflict_.push_back(store_->is(variable, value));
    const std::int64_t number = network_->number(variable, value);
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
