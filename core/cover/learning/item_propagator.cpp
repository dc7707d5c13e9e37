#include "core/cover/learning/item_propagator.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::cover {

using learning::is_negative;

[[clang::minsize]] void ItemPropagator::open(const Problem& problem, Trail& trail) {
  trail.open(problem.options(), problem.options());
  read_options(problem, trail);
  list_members(problem);
  propagated_ = 0;
  is_wiped_out_ = false;
  conflict_ = {};
  open_times(problem);
  for (Item item = 0; item < problem.items(); ++item) {
    const bool is_primary = item < problem.primary();
    open_item(item, is_primary ? problem.bounds(item) : Bounds{0, 1}, trail);
  }
  steps_ = 0;
}

[[clang::minsize]] void ItemPropagator::open_times(const Problem& problem) {
  times_.clear();
  gathered_.clear();
  if (!problem.has_multiplicities()) return;
  std::size_t most = 0;
  for (Item item = 0; item < problem.primary(); ++item) {
    times_.push_back({problem.bounds(item)});
    most = std::max(most, members(item).size());
  }
  gathered_.reserve(most);
}

// Assigns what the bounds of an item imply before any decision.
[[clang::minsize]] void ItemPropagator::open_item(Item item, Bounds bounds, Trail& trail) {
  Live& live = live_[item];
  if (bounds.low > live.count()) is_wiped_out_ = true;
  if (bounds.low == 0 || is_wiped_out_) {
    live.add_to_count(spare);
  } else {
    live.take_from_count(bounds.low - 1);
    if (live.count() == 1) choose_rest(item, trail);
  }
  if (bounds.high == 0) deny_rest(item, trail);
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
      const std::uint32_t place = starts_[items_[at]] + live.count();
      members_[place] = chosen(option);
      if (problem.is_coloured()) member_colours_[place] = colours_[at];
      live.add(option);
    }
  }
}

bool ItemPropagator::propagate(Trail& trail, std::uint32_t size) {
  while (propagated_ < size) {
    const Literal literal = trail[propagated_++];
    const Option option = option_of(literal);
    const bool possible = is_negative(literal)   ? count_down(option, trail)
                          : has_multiplicities() ? count_up(option, trail) && deny_rivals<true>(option, trail)
                                                 : deny_rivals<false>(option, trail);
    if (!possible) return false;
  }
  return !is_wiped_out_;
}

// Counts in all items even when one is covered too often, so that `unassign` need not know how far it went.
bool ItemPropagator::count_up(Option option, const Trail& trail) {
  bool possible = true;
  for (std::uint32_t at = first_item_[option]; at < first_item_[option + 1]; ++at) {
    const Item item = items_[at];
    if (!is_counted(item) || ++times_[item].chosen <= times_[item].bounds.high) continue;
    conflict_ = gather(trail, item, true, propagated_, members(item).size());
    possible = false;
  }
  return possible;
}

[[clang::minsize]] void ItemPropagator::deny_rest(Item item, Trail& trail) {
  const Reason reason = {Reason::Kind::rule, item + static_cast<std::uint32_t>(live_.size())};
  steps_ += members(item).size();
  for (const Literal member : members(item)) {
    if (!trail.is_assigned(option_of(member))) trail.assign(learning::negation(member), reason);
  }
}

[[clang::minsize]] void ItemPropagator::choose_rest(Item item, Trail& trail) {
  steps_ += members(item).size();
  for (const Literal member : members(item)) {
    if (!trail.is_assigned(option_of(member))) trail.assign(member, {Reason::Kind::rule, item});
  }
}

// With the options that a rule has counted, those of the least positions, there may be some that were assigned before
// it was their turn to be counted.
[[clang::minsize]] learning::Explanation ItemPropagator::gather(const Trail& trail, Item item, bool are_chosen,
                                                                std::uint32_t end, std::size_t most) {
  const auto position = [&trail](Literal literal) { return trail.position_of(option_of(literal)); };
  gathered_.clear();
  steps_ += members(item).size();
  for (const Literal member : members(item)) {
    if ((are_chosen ? trail.is_true(member) : trail.is_false(member)) && position(member) < end)
      gathered_.push_back(member);
  }
  for (; gathered_.size() > most; gathered_.pop_back()) {
    const auto last = std::max_element(gathered_.begin(), gathered_.end(),
                                       [&](Literal one, Literal other) { return position(one) < position(other); });
    std::swap(*last, gathered_.back());
  }
  return gathered_;
}

learning::Explanation ItemPropagator::explain(const Trail& trail, learning::Variable variable, std::uint32_t rule) {
  const Item item = rule < live_.size() ? rule : rule - static_cast<Item>(live_.size());
  if (!has_multiplicities()) return members(item);
  const auto [low, high] = times_[item].bounds;
  const std::uint32_t end = trail.position_of(variable);
  if (rule != item) return gather(trail, item, true, end, high);
  return low == 1 ? members(item) : gather(trail, item, false, end, members(item).size() - low);
}

template <bool has_multiplicities>
bool ItemPropagator::deny_rivals(Option option, Trail& trail) {
  const Reason reason = {Reason::Kind::literal, chosen(option)};
  for (std::uint32_t at = first_item_[option]; at < first_item_[option + 1]; ++at) {
    if (has_multiplicities && is_counted(items_[at])) {
      const Times& times = times_[items_[at]];
      if (times.chosen == times.bounds.high) deny_rest(items_[at], trail);
      continue;
    }
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
  const std::span<const Item> items = items_of(option);
  steps_ += items.size();
  bool possible = true;
  for (const Item item : items) {
    Live& live = live_[item];
    live.take(option);
    if (live.count() > 1) continue;
    if (has_multiplicities() && times_[item].bounds.low > 1) {
      if (live.count() > 0) {
        choose_rest(item, trail);
      } else {
        conflict_ = gather(trail, item, false, propagated_, members(item).size());
        possible = false;
      }
    } else if (live.count() == 0) {
      conflict_ = members(item);
      possible = false;
    } else if (!trail.is_assigned(live.last())) {  // else it is chosen, or denied and not counted yet
      trail.assign(chosen(live.last()), {Reason::Kind::rule, item});
    }
  }
  return possible;
}

void ItemPropagator::uncount(Option option) {
  for (const Item item : items_of(option)) {
    if (is_counted(item)) --times_[item].chosen;
  }
}

void ItemPropagator::unassign(Literal literal, const Trail& trail, learning::DecisionHeap& heap) {
  const Option option = option_of(literal);
  heap.push(option);
  if (propagated_ < trail.size()) return;
  --propagated_;
  if (!is_negative(literal)) return has_multiplicities() ? uncount(option) : void();
  for (const Item item : items_of(option)) live_[item].add(option);
}

}  // namespace quadrille::cover
