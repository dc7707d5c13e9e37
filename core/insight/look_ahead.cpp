#include "core/insight/look_ahead.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace quadrille {

using namespace cover;

namespace {

// Forced options of a short and of a long supposition. A short one has four reasons, with the item that has too few
// options. Long ones are tried if short ones eliminate nothing.
constexpr std::size_t few_forced = 3, most_forced = 40;
// A step compares or removes an option: this number takes some tenths of a second.
constexpr std::uint64_t most_steps = std::uint64_t{1} << 24;
constexpr std::uint64_t work_of_step = 2;

}  // namespace

void LookAhead::begin() {
  eliminations_.assign(live_.options(), none);
  by_.assign(live_.options(), none);
  options_.assign(live_.form().cells * live_.form().values, none);
  for (Option option = 0; option < live_.options(); ++option) {
    if (live_.is_live(option) && !live_.places_nothing(option) && !live_.is_filled(option))
      options_[live_.placement_of(option)] = option;
  }
}

LookAhead::Look LookAhead::eliminate(Fuel& fuel) {
  if (!is_in_round_) most_forced_ = few_forced;
  for (;;) {
    const Look look = look_further(fuel);
    if (look != Look::nothing || most_forced_ == most_forced || steps_ > most_steps) return look;
    most_forced_ = most_forced;
  }
}

LookAhead::Look LookAhead::look_further(Fuel& fuel) {
  if (!is_in_round_) {
    if (options_.empty()) begin();
    begin_round();
    fuel.work -= static_cast<std::int64_t>(live_.primary() + options_.size());
  }
  while (at_ < options_.size()) {
    if (fuel.is_spent()) return Look::open;
    const std::uint64_t before = steps_;
    look_at(options_[at_++]);
    fuel.work -= static_cast<std::int64_t>(work_of_step * (steps_ - before));
    if (steps_ > most_steps) {
      is_in_round_ = false;
      return Look::nothing;
    }
  }
  is_in_round_ = false;
  const std::uint64_t before = steps_;
  eliminate_refuted();
  fuel.work -= static_cast<std::int64_t>(work_of_step * (steps_ - before) + refuted_.size());
  return fewest_ != none ? Look::eliminated : Look::nothing;
}

void LookAhead::begin_round() {
  refuted_.clear();
  forced_.clear();
  first_.assign(live_.primary(), none);
  next_.clear();
  direct_.clear();
  fewest_ = none;
  at_ = 0;
  is_in_round_ = true;
}

void LookAhead::look_at(Option option) {
  if (option == none || !live_.is_live(option)) return;
  if (suppose(option)) {
    refuted_.push_back(option);
    forced_.push_back(explain());
    fewest_ = std::min(fewest_, forced_.back());
    for (std::size_t at = 0; forced_.back() == 0 && at < failed_.size(); ++at) {
      next_.push_back(std::exchange(first_[failed_[at]], static_cast<std::uint32_t>(direct_.size())));
      direct_.push_back(option);
    }
  }
  take_back();
}

void LookAhead::eliminate_refuted() {
  if (fewest_ == 0) return eliminate_directly();
  for (std::size_t at = 0; at < refuted_.size(); ++at) {
    if (forced_[at] == fewest_) eliminate_by_forced(refuted_[at]);
  }
}

Reasons::Numbers LookAhead::eliminations_of(Item item) const {
  Reasons::Numbers numbers;
  if (eliminations_.empty()) return numbers;
  for (const Option option : live_.members(item)) {
    if (eliminations_[option] != none) numbers.push_back(eliminations_[option]);
  }
  return numbers;
}

// Options that leave the same item too few have one reason together.
void LookAhead::eliminate_directly() {
  for (Item item = 0; item < first_.size(); ++item) {
    premises_ = eliminations_of(item);
    std::uint32_t reason = none;
    forced_values_.clear();
    for (std::uint32_t at = first_[item]; at != none; at = next_[at]) {
      if (!live_.is_live(direct_[at])) continue;
      if (reason == none) reason = add_reason(item);
      eliminate(direct_[at], reason);
    }
  }
}

// Supposes the option once more: now that others are eliminated, its elimination may follow from fewer.
void LookAhead::eliminate_by_forced(Option option) {
  if (suppose(option)) explain();
  const Item item = failed_.empty() ? none : failed_[0];
  take_back();
  if (item != none) eliminate(option, add_reason(item));
}

std::uint32_t LookAhead::add_reason(Item item) {
  Hint::Reason reason;
  reason.unit = live_.unit(item);
  reason.unit_name = unit_name(live_.form(), reason.unit);
  live_.add_cells(item, reason.cells);
  reason.forced.swap(forced_values_);
  return reasons_.add(std::move(reason), premises_);
}

void LookAhead::eliminate(Option option, std::uint32_t reason) {
  eliminations_[option] = reasons_.eliminate(live_.placement_of(option), reason);
  live_.kill(option);
}

// Supposes an option. Returns whether an item then has too few options.
bool LookAhead::suppose(Option option) {
  forced_by_.assign(1, none);
  choose(option);
  for (std::size_t next = 0; failed_.empty() && next < forcing_.size() && chosen_.size() <= most_forced_; ++next) {
    const Item item = forcing_[next];
    if (live_.need(item) != 1 || live_.left(item) != 1) continue;
    forced_by_.push_back(item);
    choose(option_left(item));
  }
  return !failed_.empty();
}

bool LookAhead::is_chosen(Option option) const {
  return live_.is_given(option) || std::find(chosen_.begin(), chosen_.end(), option) != chosen_.end();
}

LookAhead::Option LookAhead::option_left(Item item) const {
  const auto range = live_.members(item);
  return *std::find_if(range.begin(), range.end(),
                       [&](Option option) { return live_.is_live(option) && !is_chosen(option); });
}

void LookAhead::choose(Option option) {
  chosen_.push_back(option);
  live_.choose(option);
  for (const Entry entry : live_.form().problem.option(option)) {
    steps_ += live_.members(entry.item).size();
    if (!live_.is_full(entry.item)) continue;
    for (const Option other : live_.members(entry.item)) {
      if (!live_.is_live(other) || is_chosen(other)) continue;
      const auto others = live_.form().problem.option(other);
      steps_ += others.size();
      if (entry.colour != 0 && std::find(others.begin(), others.end(), entry) != others.end()) continue;
      live_.kill(other);
      killed_.push_back(other);
      by_[other] = static_cast<std::uint32_t>(chosen_.size() - 1);
      for (const Entry lost : others) {
        if (lost.item >= live_.primary() || live_.need(lost.item) == 0) continue;
        if (live_.left(lost.item) + 1 == live_.need(lost.item)) failed_.push_back(lost.item);
        if (live_.left(lost.item) == 1) forcing_.push_back(lost.item);
      }
    }
  }
}

void LookAhead::take_back() {
  for (const Option option : killed_) {
    live_.revive(option);
    by_[option] = none;
  }
  for (const Option option : chosen_) live_.unchoose(option);
  chosen_.clear();
  killed_.clear();
  forcing_.clear();
  failed_.clear();
}

// Marks the chosen options, and the eliminations, that removed options of an item.
void LookAhead::trace(Item item) {
  for (const Option option : live_.members(item)) {
    if (by_[option] != none) kept_[by_[option]] = 1;
    if (eliminations_[option] != none) premises_.push_back(eliminations_[option]);
  }
}

// Writes what the first failed item follows from: `forced_values_` and `premises_`. Returns the number of forced
// options.
std::uint32_t LookAhead::explain() {
  forced_values_.clear();
  premises_.clear();
  kept_.assign(chosen_.size(), 0);
  trace(failed_[0]);
  std::uint32_t forced = 0;
  for (std::size_t number = chosen_.size() - 1; number > 0; --number) {
    if (kept_[number] == 0) continue;
    ++forced;
    trace(forced_by_[number]);
    if (!live_.places_nothing(chosen_[number])) forced_values_.push_back(live_.placement_of(chosen_[number]));
  }
  std::reverse(forced_values_.begin(), forced_values_.end());
  return forced;
}

}  // namespace quadrille
