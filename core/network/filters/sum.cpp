#include "core/network/filters/sum.hpp"

#include <algorithm>
#include <array>

#include "core/cells/distinct.hpp"
#include "core/network/filters/reach.hpp"

namespace quadrille::network {

using learning::Explanation;

[[clang::minsize]] void SumPart::open(Opening& opening) {
  sums_.clear();
  groups_.clear();
  members_.clear();
  for (const auto& sum : opening.sums) add_sum(opening.network, sum, opening.neighbours);
  seen_.assign(members_.size(), 0);
  if (opening.fillings != nullptr) {
    fillings_ = opening.fillings;
  } else {
    if (fillings_ == nullptr) fillings_ = std::make_shared<DistinctCache>();
    fillings_->open();
    opening.fillings = fillings_;
  }
  if (std::any_of(sums_.begin(), sums_.end(), [](const Sum& sum) { return sum.has_groups; })) fillings_->allocate();
  std::size_t most_groups = 0, most_words = 0, most_members = 0;
  for (std::uint32_t sum = 0; sum < sums_.size(); ++sum) {
    most_groups = std::max<std::size_t>(most_groups, sums_[sum].size);
    most_words = std::max(most_words, std::max<std::size_t>(sums_[sum].words, IntervalReach::size));
    most_members = std::max(most_members, variables(sum).size());
  }
  before_.resize((most_groups + 1) * most_words);
  after_.resize((most_groups + 1) * most_words);
  allowed_.resize(most_groups);
  order_.resize(most_groups);
  explained_.resize(most_members);
  kept_.resize(most_members);
  bounds_.resize(most_groups);
  literals_.reserve(64 * most_members);
  steps_ = 0;
}

[[clang::minsize]] bool SumPart::can_be_grouped(const Network& network, const Network::Term& a, const Network::Term& b,
                                                const Neighbours& neighbours) {
  const Network::Domain &one = network.domains[a.variable], &other = network.domains[b.variable];
  return a.coefficient == b.coefficient && one.values == other.values && one.values <= most_grouped &&
         neighbours.differ(a.variable, b.variable);
}

[[clang::minsize]] void SumPart::add_sum(const Network& network, const Network::Sum& sum,
                                         const Neighbours& neighbours) {
  Sum added = {static_cast<std::uint32_t>(groups_.size()), 0, sum.total, 0, false, true, sum.is_derived, sum.total};
  for (const auto& [coefficient, variable] : sum.terms) {
    const auto& domain = network.domains[variable];
    added.is_unit = added.is_unit && (coefficient == 1 || coefficient == -1) && domain.values <= most_added;
    added.rest -= std::int64_t{coefficient} * domain.lowest;
  }
  for (std::span<const Network::Term> terms = sum.terms; !terms.empty();) {
    const std::size_t size = std::min(terms.size(), grouped_at_once);
    add_groups(network, {terms.begin(), terms.begin() + static_cast<std::ptrdiff_t>(size)}, neighbours, added);
    terms = terms.subspan(size);
  }
  std::int64_t most = 0;
  for (std::uint32_t at = added.first; at < added.first + added.size; ++at) most += groups_[at].step * groups_[at].most;
  if (added.target > most) added.target = -1;
  added.words = words_of_reach(added.target);
  sums_.push_back(added);
}

// Groups are made greedily: around each term, the variables that differ from all in its group; the largest group first.
[[clang::minsize]] void SumPart::add_groups(const Network& network, std::vector<Network::Term> left,
                                            const Neighbours& neighbours, Sum& added) {
  std::array<std::size_t, most_grouped> group = {}, best = {};  // places in `left`
  while (!left.empty()) {
    std::size_t largest = 0;
    for (std::size_t seed = 0; seed < left.size(); ++seed) {
      std::size_t size = 0;
      group[size++] = seed;
      const Variable variable = left[seed].variable;
      const bool is_alone = neighbours.member_of(variable) == Neighbours::no_member;
      const std::size_t most = is_alone ? 1 : std::min<std::size_t>(network.domains[variable].values, most_grouped);
      for (std::size_t i = 0; i < left.size() && size < most; ++i) {
        if (std::all_of(group.data(), group.data() + size,
                        [&](std::size_t at) { return can_be_grouped(network, left[at], left[i], neighbours); }))
          group[size++] = i;
      }
      if (size > largest) best = group;
      largest = std::max(largest, size);
      if (largest == left.size() || left.size() > 64) break;
    }
    const std::int32_t coefficient = left[best[0]].coefficient;
    std::array<Variable, most_grouped> variables = {};
    for (std::size_t i = 0; i < largest; ++i) {
      variables[i] = left[best[i]].variable;
      left[best[i]].coefficient = 0;
    }
    std::erase_if(left, [](const Network::Term& term) { return term.coefficient == 0; });
    add_group(network, {variables.data(), largest}, coefficient, added);
  }
}

[[clang::minsize]] void SumPart::add_group(const Network& network, std::span<const Variable> variables,
                                           std::int64_t coefficient, Sum& sum) {
  const auto size = static_cast<std::uint32_t>(variables.size());
  const unsigned values = network.domains[variables[0]].values;
  Group group = {static_cast<std::uint32_t>(members_.size()), size, 0, 0, coefficient < 0, 0};
  group.step = coefficient < 0 ? -coefficient : coefficient;
  for (unsigned value = values; value + size > values; --value) group.most += value == 0 ? 0 : value - 1;
  for (const Variable variable : variables) sum.target -= coefficient * network.domains[variable].lowest;
  if (group.is_reversed) sum.target += group.step * group.most;
  members_.insert(members_.end(), variables.begin(), variables.end());
  groups_.push_back(group);
  sum.has_groups = sum.has_groups || size > 1;
  ++sum.size;
}

std::span<const Variable> SumPart::variables(std::uint32_t sum) const {
  const Group &first = groups_[sums_[sum].first], &last = groups_[sums_[sum].first + sums_[sum].size - 1];
  return std::span(members_).subspan(first.first, last.first + last.size - first.first);
}

// `filter_fast` with groups looks at the ends of many open variables, of which its own effects may leave only a few:
// then it may leave what its next call would take away although no variable has changed its ends.
Schedule SumPart::schedule(std::uint32_t index) const {
  const Sum& sum = sums_[index];
  const auto its = variables(index);
  return {.cost = 50 * its.size() + 20 * sum.size * std::max<std::size_t>(sum.words, 1),
          .rests = is_exact(index),
          .is_implied = sum.is_derived,
          .is_of_ends = is_of_ends(index),
          .is_lazy = is_of_ends(index) || !is_exact(index) || sum.has_groups,
          .required_of = sum.size == 1 ? its : std::span<const Variable>()};
}

// From counting by indices to counting by the group's steps, or back.
Values SumPart::turned(const Group& group, Values sums) {
  return group.is_reversed ? reversed(sums) >> (63 - group.most) : sums;
}

// Computes the sums again only if a candidate has changed.
Values SumPart::sums_of(Group& group, std::span<const Values> candidates) {
  const Variable* const members = &members_[group.first];
  if (group.size == 1) return turned(group, candidates[members[0]]);
  Values* const seen = &seen_[group.first];
  Values changed = 0;
  for (std::uint32_t i = 0; i < group.size; ++i) {
    const Values its = candidates[members[i]];
    changed |= its ^ seen[i];
    seen[i] = its;
  }
  if (changed != 0) group.sums = find(group, cells::any_sum).sums;
  return turned(group, group.sums);
}

// At the candidates that were seen last.
const DistinctCache::Filling& SumPart::find(const Group& group, Values sums) {
  std::array<cells::Digits, most_grouped> digits;
  for (std::uint32_t i = 0; i < group.size; ++i) digits[i] = static_cast<cells::Digits>(seen_[group.first + i]);
  const auto& filling = fillings_->find({digits.data(), group.size}, sums);
  steps_ += fillings_->was_computed() ? 3 * group.size : 1;
  return filling;
}

// What the group's variables have in fillings with one of the sums.
bool SumPart::keep(Group& group, Values sums, std::span<const Values> candidates, Values* kept) {
  sums = turned(group, sums);
  if (group.size == 1) return (kept[0] = candidates[members_[group.first]] & sums) != 0;
  const auto& filling = find(group, sums == group.sums ? cells::any_sum : sums);
  if (filling.sums == 0) return false;
  std::copy(filling.digits.data(), filling.digits.data() + group.size, kept);
  return true;
}

bool SumPart::filter(std::uint32_t index, std::span<const Values> candidates) {
  const Sum& sum = sums_[index];
  if (sum.target < 0) return false;
  return with_reach(sum.words, [&]<class Reach>() { return filter_groups<Reach>(sum, candidates); });
}

template <class Reach>
bool SumPart::filter_groups(const Sum& sum, std::span<const Values> candidates) {
  const std::span<Group> groups(&groups_[sum.first], sum.size);
  Reach::set(before_.data(), 0);
  for (std::size_t g = 0; g < groups.size(); ++g) {
    allowed_[g] = sums_of(groups[g], candidates);
    Reach::add(&before_[g * Reach::size], allowed_[g], groups[g].step, &before_[(g + 1) * Reach::size]);
  }
  steps_ += groups.size() * Reach::size;
  Reach::set(&after_[groups.size() * Reach::size], sum.target);
  for (std::size_t g = groups.size(); g-- > 0;) {
    const std::uint64_t* const after = &after_[(g + 1) * Reach::size];
    allowed_[g] = Reach::join(&before_[g * Reach::size], after, allowed_[g], groups[g].step);
    if (allowed_[g] == 0) return false;
    Reach::subtract(after, allowed_[g], groups[g].step, &after_[g * Reach::size]);
  }
  Values* kept = kept_.data();
  for (std::size_t g = 0; g < groups.size(); kept += groups[g++].size)
    if (!keep(groups[g], allowed_[g], candidates, kept)) return false;
  return true;
}

bool SumPart::propagate(std::uint32_t index, Store& store, Trail& trail, Reason reason) {
  if (!filter(index, store.candidates())) return false;
  const auto its = variables(index);
  for (std::size_t i = 0; i < its.size(); ++i) store.remove(trail, its[i], ~kept_[i], reason);
  return true;
}

Explanation SumPart::explain(std::uint32_t index, Literal literal, std::uint32_t position, const Store& store,
                             const Trail& trail) {
  const Sum& sum = sums_[index];
  literals_.clear();
  if (sum.target < 0) return literals_;
  read_members(sum, literal, position, store, trail);
  with_reach(sum.words, [&]<class Reach>() { explain_groups<Reach>(sum); });
  for (const Member& member : std::span(explained_).first(variables(index).size())) {
    if (is_single(member.candidates) && std::popcount(member.missing) > 1) {
      literals_.push_back(store.is(member.variable, first_of(member.candidates)));
    } else {
      for_values(member.missing, [&](unsigned value) { literals_.push_back(store.is_not(member.variable, value)); });
    }
  }
  return literals_;
}

// What was assigned last is freed first: then what is left is old, and the clause takes the search further back. So the
// members of each group are in this order, and the groups in that of their first members. The variable that `literal`
// is about counts as having the value that the literal denies it.
void SumPart::read_members(const Sum& sum, Literal literal, std::uint32_t position, const Store& store,
                           const Trail& trail) {
  const std::uint32_t base = groups_[sum.first].first;
  const Variable about = literal == no_literal ? ~Variable{0} : store.variable_of(learning::variable_of(literal));
  for (std::uint32_t g = 0; g < sum.size; ++g) {
    const Group& group = groups_[sum.first + g];
    Member* const members = &explained_[group.first - base];
    for (std::uint32_t i = 0; i < group.size; ++i) {
      const Variable variable = members_[group.first + i];
      Member member = {variable, 0, 0, 0};
      if (variable == about) {
        member.candidates = value_bit(store.value_of(learning::variable_of(literal)));
      } else {
        member.candidates = store.candidates_at(variable, position, trail);
        for_values(store.all(variable) & ~member.candidates, [&](unsigned value) {
          const Pair pair = store.pair(variable, value);
          if (trail.level_of(pair) == 0) return;
          member.missing |= value_bit(value);
          member.latest = std::max(member.latest, trail.position_of(pair));
        });
      }
      std::uint32_t at = i;
      for (; at > 0 && members[at - 1].latest < member.latest; --at) members[at] = members[at - 1];
      members[at] = member;
    }
    std::uint32_t at = g;
    const auto latest = [&](std::uint32_t which) { return explained_[groups_[sum.first + which].first - base].latest; };
    for (; at > 0 && latest(order_[at - 1]) < members[0].latest; --at) order_[at] = order_[at - 1];
    order_[at] = g;
  }
  steps_ += explained_.size();
}

Values SumPart::sums_of_members(std::span<const Member> members) {
  if (members.size() == 1) return members[0].candidates;
  std::array<cells::Digits, most_grouped> digits;
  for (std::size_t i = 0; i < members.size(); ++i) digits[i] = static_cast<cells::Digits>(members[i].candidates);
  return cells::sums_of_distinct({digits.data(), members.size()});
}

// Gives back to the members what they may have as long as they do not reach a forbidden sum.
void SumPart::explain_group(std::span<Member> members, Values forbidden) {
  if (members.size() == 1) {
    Member& member = members[0];
    Values needed = member.missing & forbidden;
    if (needed != 0 && !is_single(needed) && is_single(member.candidates)) needed = member.missing;
    member.candidates |= member.missing & ~needed;
    member.missing = needed;
    return;
  }
  std::array<cells::Digits, most_grouped> digits, missing;
  for (std::size_t i = 0; i < members.size(); ++i) {
    digits[i] = static_cast<cells::Digits>(members[i].candidates);
    missing[i] = static_cast<cells::Digits>(members[i].missing);
  }
  cells::explain_distinct({digits.data(), members.size()}, forbidden, {missing.data(), members.size()});
  for (std::size_t i = 0; i < members.size(); ++i) {
    members[i].candidates = digits[i];
    members[i].missing = missing[i];
  }
}

template <class Reach>
void SumPart::explain_groups(const Sum& sum) {
  const std::uint32_t base = groups_[sum.first].first;
  const auto members_of = [&](const Group& group) {
    return std::span(explained_).subspan(group.first - base, group.size);
  };
  Reach::set(&after_[sum.size * Reach::size], sum.target);
  for (std::size_t g = sum.size; g-- > 1;) {
    const Group& group = groups_[sum.first + order_[g]];
    Reach::subtract(&after_[(g + 1) * Reach::size], turned(group, sums_of_members(members_of(group))), group.step,
                    &after_[g * Reach::size]);
  }
  Reach::set(before_.data(), 0);
  for (std::size_t g = 0; g < sum.size; ++g) {
    const Group& group = groups_[sum.first + order_[g]];
    const std::uint64_t* const before = &before_[g * Reach::size];
    const Values forbidden =
        Reach::join(before, &after_[(g + 1) * Reach::size], all_values(group.most + 1), group.step);
    explain_group(members_of(group), turned(group, forbidden));
    if (g + 1 < sum.size) {
      Reach::add(before, turned(group, sums_of_members(members_of(group))), group.step,
                 &before_[(g + 1) * Reach::size]);
    }
  }
}

}  // namespace quadrille::network
