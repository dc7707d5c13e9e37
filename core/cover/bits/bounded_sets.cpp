#include "core/cover/bits/bounded_sets.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "core/simd.hpp"

namespace quadrille::cover {

// ---- Opening ----

[[clang::minsize]] std::optional<Error> BoundedSets::open(const Problem& problem) {
  if (problem.entries() + std::uint64_t{word_bits} * problem.primary() > most_bits) {
    return Error{Error::Code::too_large, "the cover problem with multiplicities has " + in_digits(problem.entries()) +
                                             " entries and " + decimal(problem.primary()) +
                                             " primary items, more than bit sets can address"};
  }
  open_sets(problem);
  wiped_out_by_.assign(layout_.options(), no_item);
  rent_.assign(layout_.options() + layout_.primary(), 0);
  frames_.clear();
  start(problem.entries() / 2);
  open_items(problem);
  return std::nullopt;
}

[[clang::minsize]] void BoundedSets::open_items(const Problem& problem) {
  times_.clear();
  is_counted_.clear();
  std::uint64_t choices = 0, nones = 0;
  is_dead_end_ = false;
  for (Item item = 0; item < layout_.primary(); ++item) {
    const auto size = static_cast<Index>(layout_.members(item).size());
    const auto [low, high] = problem.bounds(item);
    times_.push_back({low, high, 0});
    is_counted_.push_back(high > 1);
    keys_[item] = low == 0 ? optional + static_cast<std::int32_t>(size) : static_cast<std::int32_t>(size - low + 1);
    if (high == 0) keys_[item] += covered;
    is_dead_end_ |= low > size;
    choices += std::min(high, size);
    nones += low < high;
  }
  frames_.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(choices, layout_.options()) + nones));
  rows_.open(layout_, room_, is_counted_);
  wiped_out_ = no_item;
  for (Item item = 0; item < layout_.primary() && !is_dead_end_; ++item) {
    if (times_[item].high > 0) continue;
    remove_options_of(item);
    is_dead_end_ = wiped_out_ != no_item;
  }
}

// ---- The search ----

Step BoundedSets::advance(Fuel& fuel) { return walk(*this, fuel); }

Node BoundedSets::enter() {
  if (is_dead_end_) return Node::dead_end;
  charge(units_of(keys_.size() / simd::lanes<std::int32_t>));
  const Item item = item_to_branch_on();
  if (item == no_item) return Node::solution;
  choose(item);
  return Node::inner;
}

Item BoundedSets::item_to_branch_on() const {
  if (keys_.empty()) return no_item;
  const auto least = static_cast<Item>(simd::first_of_least(keys_.data(), keys_.size(), 1));
  if (keys_[least] < optional) return least;
  if (keys_[least] >= covered) return no_item;
  for (Item item = 0; item < layout_.primary(); ++item) {
    if (keys_[item] > optional && keys_[item] < covered) return item;
  }
  return no_item;
}

void BoundedSets::choose(Item item) {
  const bool has_none = keys_[item] >= optional;
  const auto choices = static_cast<Index>(has_none ? keys_[item] - optional + 1 : keys_[item]);
  const bool is_last_time = times_[item].chosen + 1 == times_[item].high;
  frames_.push_back({item, 0, 0, 0, choices, is_last_time, has_none, false, false, mark(), mark()});
  count_depth(frames_.size());
  choose_option(frames_.back(), layout_.first_word(item) * word_bits);
}

// Takes the last choice back and makes the next one for the same item, if there is one.
Next BoundedSets::leave() {
  if (is_root(frames_.size())) return Next::nothing;
  Frame& frame = frames_.back();
  take_back(frame);
  if (++frame.tried == frame.choices) {
    restore(frame.begin);
    frames_.pop_back();
    return Next::leave;
  }
  if (!frame.is_last_time) remove_tried(frame);
  if (frame.has_none && frame.tried + 1 == frame.choices) {
    choose_none(frame);
  } else {
    choose_option(frame, frame.bit + 1);
  }
  return Next::enter;
}

// Chooses the first live option of the frame's item from bit `from` on; there is one.
void BoundedSets::choose_option(Frame& frame, Index from) {
  frame.bit = first_live(from);
  frame.option = layout_.option_at(frame.item, frame.bit);
  frame.is_made = !frame.is_hopeless && !predicts_wipeout(frame.option);
  is_dead_end_ = !frame.is_made;
  if (frame.is_made) make(frame);
}

// No item needs to be covered, so none can be wiped out.
void BoundedSets::choose_none(Frame& frame) {
  frame.option = Choice::no_option;
  frame.is_made = true;
  keys_[frame.item] += covered;
  if (frame.is_last_time) remove_options_of(frame.item);
}

void BoundedSets::make(Frame& frame) {
  const auto places = layout_.places_of(frame.option);
  wiped_out_ = no_item;
  remove_conflicts(frame.option);
  for (const auto& [item, bit] : places) {
    if (is_counted(item) && keys_[item] >= covered && wiped_out_ == no_item) remove_options_of(item);
  }
  is_dead_end_ = wiped_out_ != no_item;
  if (is_dead_end_ && !is_counted(wiped_out_)) wiped_out_by_[frame.option] = wiped_out_;
  // What is removed is restored later.
  charge(units_of(places.size() + 3 * (removal_count_ - frame.before.removals)));
}

void BoundedSets::take_back(const Frame& frame) {
  is_dead_end_ = false;
  if (!frame.is_made) return;
  restore(frame.before);
  if (frame.option == Choice::no_option) {
    keys_[frame.item] -= covered;
    return;
  }
  for (const auto& place : layout_.places_of(frame.option)) uncount(place.item);
}

// The later choices are those without the option that was tried.
void BoundedSets::remove_tried(Frame& frame) {
  wiped_out_ = no_item;
  remove_option(frame.option, wiped_out_);
  frame.is_hopeless |= wiped_out_ != no_item;
  frame.before = mark();
}

// ---- Counting ----

void BoundedSets::count(Item item) {
  auto& [low, high, chosen] = times_[item];
  ++chosen;
  if (chosen <= low) keys_[item] += chosen < low ? 1 : optional;
  if (chosen == high) keys_[item] += covered;
}

void BoundedSets::uncount(Item item) {
  auto& [low, high, chosen] = times_[item];
  if (chosen == high) keys_[item] -= covered;
  if (chosen <= low) keys_[item] -= chosen < low ? 1 : optional;
  --chosen;
}

// ---- Removing options ----

// Whether an item that `option` wiped out before, and that is covered at most once, would be wiped out again.
bool BoundedSets::predicts_wipeout(Option option) {
  const Item item = wiped_out_by_[option];
  if (item == no_item || keys_[item] >= optional || !rows_.is_kept(option)) return false;
  return takes_all(rows_.row(option), item);
}

// Counts the option in its items and removes what conflicts with it by secondary items and items covered at most once.
void BoundedSets::remove_conflicts(Option option) {
  const auto places = layout_.places_of(option);
  bool is_out = false;  // the option is one of an item that is covered now
  std::size_t conflicts = 0, members = 0;
  for (const auto& [item, bit] : places) {
    if (!is_counted(item)) conflicts += live_options(item);
    count(item);
  }
  for (const Entry& entry : layout_.entries(option)) {
    if (entry.item >= layout_.primary()) members += layout_.members(entry.item).size();
  }
  if (has_row(option, conflicts, places.size(), members)) return remove_all_of(rows_.row(option));
  for (const auto& [item, bit] : places) {
    if (is_counted(item)) continue;
    is_out = true;
    clear_alive_of(item);
    remove_live_options(item, wiped_out_);
    if (wiped_out_ != no_item) return;
  }
  if (!is_out) remove_option(option, wiped_out_);
  remove_secondary_conflicts(option, wiped_out_);
}

// Removes the options of a covered item.
void BoundedSets::remove_options_of(Item item) {
  if (live_options(item) == 0) return;
  const std::size_t row = layout_.options() + item;
  if (has_row(row, live_options(item), 1, 0)) return remove_all_of(rows_.row(static_cast<Option>(row)));
  clear_alive_of(item);
  remove_live_options(item, wiped_out_);
}

// Whether the row is kept. It is made when the removals one by one, this one included, have cost as much as to make it.
bool BoundedSets::has_row(std::size_t row, std::size_t conflicts, std::size_t places, std::size_t members) {
  const auto number = static_cast<Option>(row);
  if (rows_.is_made(number)) return rows_.is_kept(number);
  rent_[row] += words_a_bit * (std::min(conflicts + members, layout_.options()) * places + members);
  charge(units_of(places));
  const std::size_t cost = rows_.cost_of_making(number);
  if (rent_[row] < cost) return false;
  rows_.make(number);
  charge(units_of(cost));
  return rows_.is_kept(number);
}

// No item is wiped out before.
void BoundedSets::remove_all_of(Row row) {
  charge(row.size() / 4);
  wiped_out_ = remove_row(row);
}

// ---- The choices in force ----

void BoundedSets::read(std::vector<Option>& chosen) const {
  chosen.clear();
  for (const Frame& frame : frames_) {
    if (frame.option != Choice::no_option) chosen.push_back(frame.option);
  }
}

}  // namespace quadrille::cover
