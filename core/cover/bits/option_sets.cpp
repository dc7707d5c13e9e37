#include "core/cover/bits/option_sets.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "core/simd.hpp"

namespace quadrille::cover {

[[clang::minsize]] std::optional<Error> OptionSets::open(const Problem& problem) {
  if (!SetLayout::can_lay_out(problem)) {
    return Error{Error::Code::too_large, "the exact cover problem has " + in_digits(problem.entries()) +
                                             " entries and " + decimal(problem.primary()) +
                                             " primary items, more than bit sets can address"};
  }
  open_sets(problem);
  rows_.open(layout_, room_);
  for (Item item = 0; item < layout_.primary(); ++item)
    keys_[item] = static_cast<std::int32_t>(layout_.members(item).size());
  uncovered_ = layout_.primary();
  wiped_out_by_.assign(layout_.options(), {no_item, no_item});
  rent_.assign(layout_.options(), 0);

  frames_.clear();
  frames_.reserve(layout_.primary());
  wiped_out_ = false;
  start(problem.entries() / 2);
  return std::nullopt;
}

Step OptionSets::advance(Fuel& fuel) { return walk(*this, fuel); }

Node OptionSets::enter() {
  if (wiped_out_) return Node::dead_end;
  if (uncovered_ == 0) return Node::solution;
  const auto item = static_cast<Item>(simd::first_of_least(keys_.data(), keys_.size(), 0));
  if (keys_[item] == 0) return Node::dead_end;
  choose(item);
  return Node::inner;
}

void OptionSets::choose(Item item) {
  frames_.push_back({item, 0, 0, 0, static_cast<Index>(keys_[item]), false, mark()});
  count_depth(frames_.size());
  charge(units_of(keys_.size() / simd::lanes<std::int32_t>));
  choose_option(frames_.back(), layout_.first_word(item) * word_bits);
}

// Undoes the last choice and makes the next one for the same item, if there is one.
Next OptionSets::leave() {
  if (is_root(frames_.size())) return Next::nothing;
  Frame& frame = frames_.back();
  undo(frame);
  if (++frame.tried < frame.choices) {
    choose_option(frame, frame.bit + 1);
    return Next::enter;
  }
  frames_.pop_back();
  return Next::leave;
}

// Chooses the first live option of the frame's item from bit `from` on; there is one.
void OptionSets::choose_option(Frame& frame, Index from) {
  frame.bit = first_live(from);
  frame.option = layout_.option_at(frame.item, frame.bit);
  if (!rows_.is_made(frame.option)) make_row_if_it_pays(frame.option);
  frame.is_predicted = predicts_wipeout(frame.option);
  wiped_out_ = frame.is_predicted;
  if (wiped_out_) return;

  const auto places = layout_.places_of(frame.option);
  for (const auto& place : places) keys_[place.item] += covered;
  uncovered_ -= places.size();
  const Item wiped_out =
      rows_.is_kept(frame.option) ? remove_row(rows_.row(frame.option)) : remove_one_by_one(frame.option);
  wiped_out_ = wiped_out != no_item;
  // What is removed is restored later.
  charge(units_of(places.size() + rows_.row(frame.option).size() + 3 * (removal_count_ - frame.before.removals)));
  if (wiped_out_) wiped_out_by_[frame.option] = {wiped_out, wiped_out_by_[frame.option][0]};
}

void OptionSets::undo(const Frame& frame) {
  wiped_out_ = false;
  if (frame.is_predicted) return;
  restore(frame.before);
  const auto places = layout_.places_of(frame.option);
  for (const auto& place : places) keys_[place.item] -= covered;
  uncovered_ += places.size();
}

// Whether an item that `option` wiped out before would be wiped out again.
bool OptionSets::predicts_wipeout(Option option) {
  const auto row = rows_.row(option);
  if (!rows_.is_kept(option)) return false;
  auto& [last, earlier] = wiped_out_by_[option];
  if (last == no_item) return false;
  if (would_wipe_out(last, row)) return true;
  if (earlier == no_item || !would_wipe_out(earlier, row)) return false;
  std::swap(last, earlier);
  return true;
}

// Whether the item is uncovered and the row would remove all its options.
bool OptionSets::would_wipe_out(Item item, Row row) const { return keys_[item] < covered && takes_all(row, item); }

// What `remove_row` does, without a row: visits every live option that conflicts, and clears its bits in all items,
// also in those of `option`.
Item OptionSets::remove_one_by_one(Option option) {
  Item wiped_out = no_item;
  const auto places = layout_.places_of(option);
  for (const auto& place : places) clear_alive_of(place.item);
  for (const auto& place : places) {
    remove_live_options(place.item, wiped_out);
    if (wiped_out != no_item) return wiped_out;
  }
  remove_secondary_conflicts(option, wiped_out);
  return wiped_out;
}

// A row pays when the option's removals one by one, this one included, cost as much as to make it (the rule for renting
// or buying).
void OptionSets::make_row_if_it_pays(Option option) {
  const auto places = layout_.places_of(option);
  std::size_t conflicts = 0, members = 0;
  for (const Entry& entry : layout_.entries(option)) {
    if (entry.item < layout_.primary()) {
      conflicts += static_cast<std::size_t>(keys_[entry.item]);
    } else {
      members += layout_.members(entry.item).size();
    }
  }
  conflicts = std::min(conflicts + members, layout_.options());
  rent_[option] += words_a_bit * (conflicts * places.size() + members);
  charge(units_of(places.size()));
  const std::size_t cost = rows_.cost_of_making(option);
  if (rent_[option] < cost) return;
  rows_.make(option);
  charge(units_of(cost));
}

void OptionSets::read(std::vector<Option>& chosen) const {
  chosen.clear();
  for (const Frame& frame : frames_) chosen.push_back(frame.option);
}

}  // namespace quadrille::cover
