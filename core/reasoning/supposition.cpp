#include "core/reasoning/supposition.hpp"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

namespace quadrille::reasoning {

namespace {

// A refutation of more rules is not made shorter.
constexpr std::size_t most_to_shorten = 24;

}  // namespace

Supposition::Supposition(Rules& rules, const std::vector<Values>& domains, std::size_t cells)
    : rules_(rules),
      known_(domains),
      cells_(cells),
      domains_(domains),
      effects_of_(domains.size()),
      is_waiting_(rules.size()) {}

bool Supposition::refutes(Variable cell, Values value, std::size_t most_levels, std::size_t most_rules, Fuel& fuel) {
  if (!run(cell, value, most_levels, fuel)) return false;
  if (counted_ > most_rules) shorten(cell, value, most_levels, most_rules, fuel);
  return counted_ <= most_rules;
}

bool Supposition::run(Variable cell, Values value, std::size_t most_levels, Fuel& fuel) {
  waiting_.resize(most_levels + 1);
  changed_.push_back(cell);
  domains_[cell] = value;
  wake(cell, 0);
  bool is_refuted = false;
  for (std::size_t level = 0; level <= most_levels && !is_refuted; ++level) {
    for (std::size_t at = 0; at < waiting_[level].size() && !is_refuted; ++at) {
      const std::uint32_t rule = waiting_[level][at];
      if (std::exchange(is_waiting_[rule], 0) == 0) continue;  // it was woken again at an earlier level
      const auto outcome = rules_.narrow(rule, domains_, fuel);
      is_refuted = outcome == Rules::Outcome::impossible;
      if (outcome == Rules::Outcome::narrowed) apply(rule, level, most_levels);
      if (is_refuted) {
        broken_level_ = level;
        collect(effect_of(rule));
      }
    }
  }
  take_back();
  return is_refuted;
}

// What the rule has just left. False if that is too far from the supposed value.
bool Supposition::apply(std::uint32_t rule, std::size_t level, std::size_t most_levels) {
  const auto& variables = rules_.variables(rule);
  bool changes_cell = false;
  for (std::size_t at = 0; at < variables.size(); ++at)
    changes_cell |= variables[at] < cells_ && rules_.after()[at] != rules_.before()[at];
  if (rules_.counts(rule) && changes_cell && ++level > most_levels) return false;
  Effect effect = effect_of(rule);
  const auto number = static_cast<std::uint32_t>(effects_.size());
  for (std::size_t at = 0; at < variables.size(); ++at) {
    const Variable variable = variables[at];
    const Values after = rules_.after()[at];
    if (after == rules_.before()[at]) continue;
    if (domains_[variable] == known_[variable]) changed_.push_back(variable);
    domains_[variable] = after;
    effects_of_[variable].push_back(number);
    if (variable < cells_ && std::has_single_bit(after)) effect.forced.push_back({variable, after});
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
  changed_.clear();
  effects_.clear();
}

Supposition::Effect Supposition::effect_of(std::uint32_t rule) const {
  Effect effect = {rule, {}, rules_.relied_on(rule), {}};
  for (const Variable variable : effect.relied_on)
    effect.premises.insert(effect.premises.end(), effects_of_[variable].begin(), effects_of_[variable].end());
  return effect;
}

// What leads to the broken rule.
void Supposition::collect(const Effect& broken) {
  std::vector<char> is_needed(effects_.size());
  for (const std::uint32_t premise : broken.premises) is_needed[premise] = 1;
  for (std::size_t at = effects_.size(); at-- > 0;) {
    if (is_needed[at] == 0) continue;
    for (const std::uint32_t premise : effects_[at].premises) is_needed[premise] = 1;
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
    if (rule == broken.rule || std::find(cone_.begin(), cone_.end(), rule) != cone_.end()) continue;
    cone_.push_back(rule);
    counted_ += rules_.counts(rule) ? 1 : 0;
  }
  cone_.push_back(broken.rule);
}

// Leaves out rules, one after the other, until few enough are left.
void Supposition::shorten(Variable cell, Values value, std::size_t most_levels, std::size_t most_rules, Fuel& fuel) {
  if (counted_ > most_to_shorten) return;
  is_allowed_.assign(rules_.size(), 0);
  std::vector<std::uint32_t> left = cone_;
  for (const std::uint32_t rule : left) is_allowed_[rule] = 1;
  for (std::size_t at = 0; at < left.size() && counted_ > most_rules; ++at) {
    const std::uint32_t rule = left[at];
    if (is_allowed_[rule] == 0 || !rules_.counts(rule)) continue;
    is_allowed_[rule] = 0;
    const auto [cone, forced, relied_on, counted, level] =
        std::tuple(cone_, forced_, relied_on_, counted_, broken_level_);
    if (!run(cell, value, most_levels, fuel)) {
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
