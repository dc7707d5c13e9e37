#include "core/cover/learning/item_propagator.hpp"

#include <algorithm>

namespace quadrille::cover {

using learning::is_negative;

[[clang::minsize]] void ItemPropagator::open(const Problem& problem, Trail& trail) {
  trail.open(problem.options(), problem.options());
  read_options(problem, trail);
  list_members(problem);
  propagated_ = 0;
  steps_ = 0;
  is_wiped_out_ = false;
  conflict_ = {};
  for (Item item = 0; item < problem.items(); ++item) {
    Live& live = live_[item];
    if (item >= problem.primary()) {
      live.count += spare;
    } else if (live.count == 0) {
      is_wiped_out_ = true;
    } else if (live.count == 1 && !trail.is_assigned(live.exclusive_or)) {
      trail.assign(chosen(live.exclusive_or), {Reason::Kind::rule, item});
    }
  }
}

[[clang::minsize]] void ItemPropagator::read_options(const Problem& problem, Trail& trail) {
  first_item_.assign(1, 0);
  items_.clear();
  colours_.clear();
  starts_.assign(problem.items() + 1, 0);
  for (Option option = 0; option < problem.options(); ++option) {
    const auto entries = problem.option(option);
    if (std::none_of(entries.begin(), entries.end(),
                     [&](const Entry& entry) { return entry.item < problem.primary(); })) {
      trail.assign(learning::negation(chosen(option)), {});
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
}

[[clang::minsize]] void ItemPropagator::list_members(const Problem& problem) {
  members_.resize(items_.size());
  member_colours_.resize(colours_.size());
  live_.assign(problem.items(), {});
  for (Option option = 0; option < problem.options(); ++option) {
    for (std::uint32_t at = first_item_[option]; at < first_item_[option + 1]; ++at) {
      Live& live = live_[items_[at]];
      const std::uint32_t place = starts_[items_[at]] + live.count++;
      members_[place] = chosen(option);
      if (problem.is_coloured()) member_colours_[place] = colours_[at];
      live.exclusive_or ^= option;
    }
  }
}

bool ItemPropagator::propagate(Trail& trail, std::uint32_t size) {
  while (propagated_ < size) {
    const Literal literal = trail[propagated_++];
    const Option option = option_of(literal);
    if (!(is_negative(literal) ? count_down(option, trail) : deny_rivals(option, trail))) return false;
  }
  return !is_wiped_out_;
}

bool ItemPropagator::deny_rivals(Option option, Trail& trail) {
  const Reason reason = {Reason::Kind::literal, chosen(option)};
  for (std::uint32_t at = first_item_[option]; at < first_item_[option + 1]; ++at) {
    const Colour shared = colours_.empty() ? 0 : colours_[at];
    const std::uint32_t end = starts_[items_[at] + 1];
    steps_ += end - starts_[items_[at]];
    for (std::uint32_t member = starts_[items_[at]]; member < end; ++member) {
      const Literal rival = members_[member];
      if (trail.is_false(rival) || rival == chosen(option) || (shared != 0 && member_colours_[member] == shared))
        continue;
      if (trail.is_true(rival)) {
        rivals_ = {chosen(option), rival};
        conflict_ = rivals_;
        return false;
      }
      trail.assign(learning::negation(rival), reason);
    }
  }
  return true;
}

// Counts in all items even when one has no option left, so that `unassign` need not know how far it went.
bool ItemPropagator::count_down(Option option, Trail& trail) {
  steps_ += first_item_[option + 1] - first_item_[option];
  bool possible = true;
  for (std::uint32_t at = first_item_[option]; at < first_item_[option + 1]; ++at) {
    const Item item = items_[at];
    Live& live = live_[item];
    live.exclusive_or ^= option;
    if (--live.count > 1) continue;
    if (live.count == 0) {
      conflict_ = members(item);
      possible = false;
    } else if (!trail.is_assigned(live.exclusive_or)) {  // else it is chosen, or denied and not counted yet
      trail.assign(chosen(live.exclusive_or), {Reason::Kind::rule, item});
    }
  }
  return possible;
}

void ItemPropagator::unassign(Literal literal, const Trail& trail, learning::DecisionHeap& heap) {
  const Option option = option_of(literal);
  heap.push(option);
  if (propagated_ < trail.size()) return;
  --propagated_;
  if (!is_negative(literal)) return;
  for (std::uint32_t at = first_item_[option]; at < first_item_[option + 1]; ++at) {
    Live& live = live_[items_[at]];
    ++live.count;
    live.exclusive_or ^= option;
  }
}

}  // namespace quadrille::cover
