#include "core/cover/learning/facts.hpp"

#include <algorithm>

namespace quadrille::cover {

void Facts::open(const Problem& problem) {
  const auto options = static_cast<Option>(problem.options());
  first_item_.assign(1, 0);
  items_.clear();
  colours_.clear();
  states_.assign(2 * problem.options(), 0);
  known_.assign(problem.options(), {});
  trail_.clear();
  trail_.reserve(problem.options());
  levels_.clear();
  levels_.reserve(problem.options());
  followed_ = 0;
  starts_.assign(problem.items() + 1, 0);
  for (Option option = 0; option < options; ++option) {
    const auto entries = problem.option(option);
    if (std::none_of(entries.begin(), entries.end(),
                     [&](const Entry& entry) { return entry.item < problem.primary(); })) {
      states_[chosen(option)] = -1;
      states_[negation(chosen(option))] = 1;
    } else {
      for (const auto& [item, colour] : entries) {
        ++starts_[item + 1];
        items_.push_back(item);
        if (problem.is_coloured()) colours_.push_back(colour);
      }
    }
    first_item_.push_back(static_cast<std::uint32_t>(items_.size()));
  }
  for (Item item = 0; item < problem.items(); ++item) starts_[item + 1] += starts_[item];

  members_.resize(items_.size());
  member_colours_.resize(colours_.size());
  rests_.assign(problem.items(), {});
  for (Option option = 0; option < options; ++option) {
    for (std::uint32_t at = first_item_[option]; at < first_item_[option + 1]; ++at) {
      Rest& rest = rests_[items_[at]];
      const std::uint32_t place = starts_[items_[at]] + rest.count++;
      members_[place] = chosen(option);
      if (problem.is_coloured()) member_colours_[place] = colours_[at];
      rest.exclusive_or ^= option;
    }
  }
  has_dry_item_ = false;
  clash_ = {};
  for (Item item = 0; item < problem.items(); ++item) {
    Rest& rest = rests_[item];
    if (item >= problem.primary()) {
      rest.count += spare;
    } else if (rest.count == 0) {
      has_dry_item_ = true;
    } else if (rest.count == 1 && !is_decided(rest.exclusive_or)) {
      learn(chosen(rest.exclusive_or), {Reason::Kind::item, item});
    }
  }
}

bool Facts::follow_rules() {
  while (followed_ < trail_.size()) {
    const Literal literal = trail_[followed_++];
    if (!(denies(literal) ? count_down(option_of(literal)) : deny_rivals(option_of(literal)))) return false;
  }
  return !has_dry_item_;
}

bool Facts::deny_rivals(Option option) {
  const Reason reason = {Reason::Kind::option, chosen(option)};
  for (std::uint32_t at = first_item_[option]; at < first_item_[option + 1]; ++at) {
    const Colour shared = colours_.empty() ? 0 : colours_[at];
    const std::uint32_t end = starts_[items_[at] + 1];
    for (std::uint32_t member = starts_[items_[at]]; member < end; ++member) {
      const Literal rival = members_[member];
      if (fails(rival) || rival == chosen(option) || (shared != 0 && member_colours_[member] == shared)) continue;
      if (holds(rival)) {
        rivals_ = {chosen(option), rival};
        clash_ = rivals_;
        return false;
      }
      learn(negation(rival), reason);
    }
  }
  return true;
}

// All items are counted even when one runs dry, so that taking the literal back need not know how far it went.
bool Facts::count_down(Option option) {
  bool possible = true;
  for (std::uint32_t at = first_item_[option]; at < first_item_[option + 1]; ++at) {
    const Item item = items_[at];
    Rest& rest = rests_[item];
    rest.exclusive_or ^= option;
    if (--rest.count > 1) continue;
    if (rest.count == 0) {
      clash_ = members(item);
      possible = false;
    } else if (!is_decided(rest.exclusive_or)) {  // else it is chosen, or denied and not counted yet
      learn(chosen(rest.exclusive_or), {Reason::Kind::item, item});
    }
  }
  return possible;
}

// Undoes the latest literal, which stays on the trail.
void Facts::take_back() {
  const Literal literal = trail_.back();
  const Option option = option_of(literal);
  states_[literal] = states_[negation(literal)] = 0;
  if (followed_ < trail_.size()) return;
  --followed_;
  if (!denies(literal)) return;
  for (std::uint32_t at = first_item_[option]; at < first_item_[option + 1]; ++at) {
    Rest& rest = rests_[items_[at]];
    ++rest.count;
    rest.exclusive_or ^= option;
  }
}

}  // namespace quadrille::cover
