#include "core/reasoning/supposition.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <tuple>
#include <utility>

namespace quadrille::reasoning {

namespace {

// A refutation with more rules than this is not shortened.
constexpr std::size_t most_to_shorten = 24;
// Cases are ways to obey a rule of few variables; of more cases a person loses count.
constexpr std::size_t most_near = 12, most_cases = 16;
constexpr int most_splits = 100;  // how often one value is split into cases
// The work that may be spent on one value with all of its cases. A value that needs more is not refuted.
constexpr std::int64_t most_work = 20 * work_per_ms;

template <class Number>
void sort_unique(std::vector<Number>& numbers) {
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
}

}  // namespace

Supposition::Supposition(Rules& rules, const std::vector<Values>& domains, std::size_t cells,
                         std::vector<char> is_shown)
    : rules_(rules),
      known_(domains),
      cells_(cells),
      is_shown_(std::move(is_shown)),
      domains_(domains),
      effects_of_(domains.size()) {}

bool Supposition::refutes(Forced supposed, Reach reach, Fuel& fuel) {
  least_left_ = fuel.work - most_work;
  return refutes(std::span<const Forced>(&supposed, 1), reach, fuel);
}

bool Supposition::refutes(std::span<const Forced> supposed, Reach reach, Fuel& fuel) {
  if (!run(supposed, reach.levels, fuel)) return false;
  if (counted_ > reach.rules) shorten(supposed, reach, fuel);
  return counted_ <= reach.rules;
}

bool Supposition::refutes_by_cases(Forced supposed, Reach reach, Fuel& fuel) {
  least_left_ = fuel.work - most_work;
  if (run(std::span<const Forced>(&supposed, 1), reach.levels, fuel)) return false;  // by too many rules
  std::vector<std::uint32_t> rules;
  std::vector<Variable> others;
  for (const Variable variable : touched_) {
    for (const std::uint32_t rule : rules_.of(variable)) {
      const auto& near = rules_.variables(rule);
      fuel.work -= 1 + static_cast<std::int64_t>(std::min(near.size(), most_near));
      if (near.size() > most_near) continue;
      others.insert(others.end(), near.begin(), near.end());
      if (rules_.counts(rule)) rules.push_back(rule);
    }
  }
  sort_unique(others);
  sort_unique(rules);
  const auto is_open = [&](Variable variable) {
    return variable != supposed.cell && !std::has_single_bit(known_[variable]);
  };
  int left = most_splits;
  for (const Variable other : others)
    if (is_open(other) && left-- > 0 && has_no_case(supposed, {other}, reach, fuel)) return true;
  for (const std::uint32_t rule : rules) {
    std::vector<Variable> open;
    std::copy_if(rules_.variables(rule).begin(), rules_.variables(rule).end(), std::back_inserter(open), is_open);
    if (open.size() > 1 && left-- > 0 && has_no_case(supposed, open, reach, fuel)) return true;
  }
  return false;
}

// Whether each assignment of values to the variables is refuted. The refutations are then merged into one.
bool Supposition::has_no_case(Forced supposed, const std::vector<Variable>& variables, Reach reach, Fuel& fuel) {
  std::vector<Forced> all = {supposed};
  Cases cases;
  if (!refutes_each(all, variables, reach, cases, fuel)) return false;
  cone_ = std::move(cases.rules);
  relied_on_ = std::move(cases.relied_on);
  counted_ = cases.counted;
  forced_.clear();  // nothing follows in all cases
  return true;
}

bool Supposition::refutes_each(std::vector<Forced>& supposed, std::span<const Variable> variables, Reach reach,
                               Cases& cases, Fuel& fuel) {
  if (variables.empty()) return false;
  cases.relied_on.push_back(variables[0]);
  for (Values left = known_[variables[0]]; left != 0; left &= left - 1) {
    if (++cases.count > most_cases) return false;
    supposed.push_back({variables[0], left & (~left + 1)});
    bool is_refuted = refutes(supposed, reach, fuel);
    if (is_refuted) {
      for (const std::uint32_t rule : cone_) {
        if (std::find(cases.rules.begin(), cases.rules.end(), rule) != cases.rules.end()) continue;
        cases.rules.push_back(rule);
        cases.counted += rules_.counts(rule) ? 1 : 0;
      }
      cases.relied_on.insert(cases.relied_on.end(), relied_on_.begin(), relied_on_.end());
      is_refuted = cases.counted <= reach.rules;
    } else {
      is_refuted = refutes_each(supposed, variables.subspan(1), reach, cases, fuel);
    }
    supposed.pop_back();
    if (!is_refuted) return false;
  }
  return true;
}

bool Supposition::run(std::span<const Forced> supposed, std::size_t most_levels, Fuel& fuel) {
  waiting_.resize(most_levels + 1);
  for (const auto& [cell, value] : supposed) {
    changed_.push_back(cell);
    domains_[cell] = value;
  }
  for (const auto& each : supposed) wake(each.cell, 0);
  bool is_refuted = false;
  for (std::size_t level = 0; level <= most_levels && !is_refuted; ++level) {
    for (std::size_t at = 0; at < waiting_[level].size() && !is_refuted && fuel.work > least_left_; ++at) {
      const std::uint32_t rule = waiting_[level][at];
      if (std::exchange(is_waiting_[rule], 0) == 0) continue;  // it was woken again at an earlier level
      const auto outcome = rules_.narrow(rule, domains_, fuel);
      is_refuted = outcome == Rules::Outcome::impossible;
      if (outcome == Rules::Outcome::narrowed) apply(rule, level, most_levels, fuel);
      if (is_refuted) {
        broken_level_ = level;
        collect(effect_of(rule), fuel);
      }
    }
  }
  take_back();
  return is_refuted;
}

// Takes over what the rule has just left. False if that is more than `most_levels` from the supposed value.
bool Supposition::apply(std::uint32_t rule, std::size_t level, std::size_t most_levels, Fuel& fuel) {
  const auto& variables = rules_.variables(rule);
  bool changes_cell = false;
  for (std::size_t at = 0; at < variables.size(); ++at)
    changes_cell |= variables[at] < cells_ && rules_.after()[at] != rules_.before()[at];
  if (rules_.counts(rule) && changes_cell && ++level > most_levels) return false;
  Effect effect = effect_of(rule);
  fuel.work -= static_cast<std::int64_t>(10 + variables.size() + effect.premises.size());
  const auto number = static_cast<std::uint32_t>(effects_.size());
  for (std::size_t at = 0; at < variables.size(); ++at) {
    const Variable variable = variables[at];
    const Values after = rules_.after()[at];
    if (after == rules_.before()[at]) continue;
    if (domains_[variable] == known_[variable]) changed_.push_back(variable);
    domains_[variable] = after;
    effects_of_[variable].push_back(number);
    if (is_shown_[variable] != 0 && std::has_single_bit(after)) effect.forced.push_back({variable, after});
    wake(variable, level);
  }
  effects_.push_back(std::move(effect));
  return true;
}

void Supposition::wake(Variable variable, std::size_t level) {
  for (const std::uint32_t rule : rules_.of(variable)) {
    const auto since = static_cast<std::uint32_t>(level + 1);
    if ((is_waiting_[rule] != 0 && is_waiting_[rule] <= since) || (!is_allowed_.empty() && is_allowed_[rule] == 0))
      continue;
    is_waiting_[rule] = since;
    waiting_[level].push_back(rule);
  }
}

void Supposition::take_back() {
  for (auto& level : waiting_) {
    for (const std::uint32_t rule : level) is_waiting_[rule] = 0;
    level.clear();
  }
  for (const Variable variable : changed_) {
    effects_of_[variable].clear();
    domains_[variable] = known_[variable];
  }
  touched_.swap(changed_);
  changed_.clear();
  effects_.clear();
}

Supposition::Effect Supposition::effect_of(std::uint32_t rule) const {
  Effect effect = {rule, {}, rules_.relied_on(rule), {}};
  for (const Variable variable : effect.relied_on)
    effect.premises.insert(effect.premises.end(), effects_of_[variable].begin(), effects_of_[variable].end());
  return effect;
}

// Collects the rules that lead to the broken rule.
void Supposition::collect(const Effect& broken, Fuel& fuel) {
  std::vector<char> is_needed(effects_.size()), is_in_cone(rules_.size());
  fuel.work -= static_cast<std::int64_t>(effects_.size() + rules_.size() / 16);
  is_in_cone[broken.rule] = 1;
  for (const std::uint32_t premise : broken.premises) is_needed[premise] = 1;
  for (std::size_t at = effects_.size(); at-- > 0;) {
    if (is_needed[at] == 0) continue;
    for (const std::uint32_t premise : effects_[at].premises) is_needed[premise] = 1;
    fuel.work -= static_cast<std::int64_t>(effects_[at].premises.size() + effects_[at].relied_on.size());
  }
  cone_.clear();
  forced_.clear();
  relied_on_ = broken.relied_on;
  counted_ = rules_.counts(broken.rule) ? 1 : 0;
  for (std::size_t at = 0; at < effects_.size(); ++at) {
    if (is_needed[at] == 0) continue;
    const std::uint32_t rule = effects_[at].rule;
    forced_.insert(forced_.end(), effects_[at].forced.begin(), effects_[at].forced.end());
    relied_on_.insert(relied_on_.end(), effects_[at].relied_on.begin(), effects_[at].relied_on.end());
    if (std::exchange(is_in_cone[rule], 1) != 0) continue;
    cone_.push_back(rule);
    counted_ += rules_.counts(rule) ? 1 : 0;
  }
  cone_.push_back(broken.rule);
}

// Leaves out rules, one after the other, until few enough are left.
void Supposition::shorten(std::span<const Forced> supposed, Reach reach, Fuel& fuel) {
  if (counted_ > most_to_shorten) return;
  is_allowed_.assign(rules_.size(), 0);
  std::vector<std::uint32_t> left = cone_;
  for (const std::uint32_t rule : left) is_allowed_[rule] = 1;
  for (std::size_t at = 0; at < left.size() && counted_ > reach.rules; ++at) {
    const std::uint32_t rule = left[at];
    if (is_allowed_[rule] == 0 || !rules_.counts(rule)) continue;
    is_allowed_[rule] = 0;
    const auto [cone, forced, relied_on, counted, level] =
        std::tuple(cone_, forced_, relied_on_, counted_, broken_level_);
    if (!run(supposed, reach.levels, fuel)) {
      is_allowed_[rule] = 1;
      std::tie(cone_, forced_, relied_on_, counted_, broken_level_) = std::tie(cone, forced, relied_on, counted, level);
      continue;
    }
    std::fill(is_allowed_.begin(), is_allowed_.end(), 0);
    for (const std::uint32_t kept : cone_) is_allowed_[kept] = 1;
  }
  is_allowed_.clear();
}

}  // namespace quadrille::reasoning
