#include "core/cover/bits/bounded_lanes.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/simd.hpp"

namespace quadrille::cover {

// ---- Opening ----

template <class Lane>
std::optional<Error> BoundedLanes<Lane>::open(const Problem& problem) {
  layout_.lay_out(problem);
  const std::size_t primary = layout_.primary();
  stride_ = stride_of(primary);
  assert(stride_ * sizeof(Lane) <= most_state_bytes);
  rows_.open(layout_.options() * stride_);
  row_of_.assign(layout_.options(), no_row);
  columns_.open(primary * stride_);
  column_of_.assign(primary, no_row);
  std::uint64_t choices = 0, nones = 0;
  std::size_t longest = 0;
  for (Option option = 0; option < layout_.options(); ++option)
    longest = std::max(longest, layout_.places_of(option).size());
  masks_.resize(longest + 1);
  for (Item item = 0; item < primary; ++item) {
    choices += std::min<std::uint64_t>(problem.bounds(item).high, layout_.members(item).size());
    nones += problem.bounds(item).low < problem.bounds(item).high;
  }
  const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(choices, layout_.options()) + nones);
  frames_.clear();
  frames_.reserve(most);
  start(problem.entries() / 2);

  states_.assign(2 * (most + 1) * stride_, 0);
  keys_.assign(stride_, covered);
  times_.clear();
  std::fill_n(offsets(0), stride_, covered);
  is_dead_end_ = false;
  for (Item item = 0; item < primary; ++item) open_item(item, problem.bounds(item));
  if (is_dead_end_) return std::nullopt;
  for (Item item = 0; item < primary; ++item) {
    if (times_[item].high > 0) continue;
    const Lane* const column = column_of(item);
    for (std::size_t at = 0; at < stride_; ++at) sets(0)[at] &= column[at];
  }
  for (Item item = 0; item < primary; ++item) keys_[item] = static_cast<Key>(size_of(sets(0)[item]) + offsets(0)[item]);
  least_ = *std::min_element(keys_.begin(), keys_.end());
  is_dead_end_ = least_ <= 0;
  return std::nullopt;
}

template <class Lane>
void BoundedLanes<Lane>::open_item(Item item, Bounds bounds) {
  const std::size_t size = layout_.members(item).size();
  sets(0)[item] = static_cast<Lane>(size == most_options ? ~Lane{0} : lane_of(size) - 1);
  times_.push_back({bounds.low, bounds.high, 0});
  is_dead_end_ |= bounds.low > size;
  if (is_dead_end_) return;
  offsets(0)[item] = bounds.high == 0  ? covered
                     : bounds.low == 0 ? optional
                                       : static_cast<Key>(1 - static_cast<Key>(bounds.low));
}

template <class Lane>
typename BoundedLanes<Lane>::Key BoundedLanes<Lane>::size_of(Lane set) {
  return static_cast<Key>(std::popcount(set));
}

// ---- The search ----

template <class Lane>
Step BoundedLanes<Lane>::advance(Fuel& fuel) {
  return walk(*this, fuel);
}

template <class Lane>
Node BoundedLanes<Lane>::enter() {
  if (is_dead_end_) return Node::dead_end;
  const Item item = item_to_branch_on();
  if (item == no_item) return Node::solution;
  choose(item);
  return Node::inner;
}

template <class Lane>
Item BoundedLanes<Lane>::item_to_branch_on() const {
  if (least_ == covered) return no_item;
  if (least_ < optional) return static_cast<Item>(simd::first_of(least_, keys_.data()));
  for (Item item = 0; item < layout_.primary(); ++item) {
    if (keys_[item] > optional && keys_[item] < covered) return item;
  }
  return no_item;
}

template <class Lane>
void BoundedLanes<Lane>::choose(Item item) {
  const bool has_none = keys_[item] >= optional;
  const auto choices = static_cast<std::uint8_t>(has_none ? keys_[item] - optional + 1 : keys_[item]);
  const bool is_last_time = times_[item].chosen + 1 == times_[item].high;
  const Lane rest = sets(frames_.size())[item];
  frames_.push_back({item, 0, rest, 0, choices, is_last_time, has_none, false, false});
  count_depth(frames_.size());
  choose_next(frames_.back());
}

template <class Lane>
Next BoundedLanes<Lane>::leave() {
  if (is_root(frames_.size())) return Next::nothing;
  Frame& frame = frames_.back();
  take_back(frame);
  if (++frame.tried == frame.choices) {
    frames_.pop_back();
    return Next::leave;
  }
  if (!frame.is_last_time) remove_tried(frame);
  if (frame.has_none && frame.tried + 1 == frame.choices) {
    choose_none(frame);
  } else {
    choose_next(frame);
  }
  return Next::enter;
}

// Chooses the first option of `rest` of the last frame; there is one.
template <class Lane>
void BoundedLanes<Lane>::choose_next(Frame& frame) {
  frame.option = layout_.members(frame.item)[static_cast<std::size_t>(std::countr_zero(frame.rest))].option;
  frame.rest &= static_cast<Lane>(frame.rest - 1);
  is_dead_end_ = frame.is_hopeless;
  frame.is_made = !frame.is_hopeless;
  if (frame.is_hopeless) return;
  std::uint32_t row = row_of_[frame.option];
  if (row == no_row) row = make_row(frame.option);
  Key* const child = copy_offsets();
  masks_[0] = rows_.at(row);
  std::size_t masks = 1;
  for (const auto& place : layout_.places_of(frame.option)) {
    if (count(place.item, child)) masks_[masks++] = column_of(place.item);
  }
  descend(masks);
}

// No item needs to be covered, so none can be wiped out.
template <class Lane>
void BoundedLanes<Lane>::choose_none(Frame& frame) {
  frame.option = Choice::no_option;
  frame.is_made = true;
  is_dead_end_ = false;
  copy_offsets()[frame.item] = covered;
  masks_[0] = column_of(frame.item);
  descend(1);
}

// The later choices are those without the option that was tried.
template <class Lane>
void BoundedLanes<Lane>::remove_tried(Frame& frame) {
  const std::size_t depth = frames_.size() - 1;
  Lane* const state = sets(depth);
  clear(frame.option, state);
  for (const auto& place : layout_.places_of(frame.option))
    frame.is_hopeless |= size_of(state[place.item]) + offsets(depth)[place.item] <= 0;
}

template <class Lane>
void BoundedLanes<Lane>::take_back(const Frame& frame) {
  if (!frame.is_made || frame.option == Choice::no_option) return;
  for (const auto& place : layout_.places_of(frame.option)) --times_[place.item].chosen;
}

// Copies the offsets above to those of the deepest state.
template <class Lane>
auto BoundedLanes<Lane>::copy_offsets() -> Key* {
  const Key* const from = offsets(frames_.size() - 1);
  Key* const to = offsets(frames_.size());
  for (std::size_t at = 0, stride = stride_; at < stride; at += simd::lanes<Lane>)
    simd::store(to + at, simd::load(from + at));
  return to;
}

// Counts a chosen option of the item. Returns whether the item is saturated and may be covered more than once.
template <class Lane>
bool BoundedLanes<Lane>::count(Item item, Key* offsets) {
  auto& [low, high, chosen] = times_[item];
  ++chosen;
  if (chosen == high) {
    offsets[item] = covered;
    return high > 1;
  }
  offsets[item] = chosen < low ? static_cast<Key>(offsets[item] + 1) : optional;
  return false;
}

// Makes the sets above, and'ed with this number of masks, the deepest state; its offsets are there already.
template <class Lane>
void BoundedLanes<Lane>::descend(std::size_t masks) {
  using simd::Lanes;
  const std::size_t depth = frames_.size(), stride = stride_, more = masks - 1;
  const Lane* const state = sets(depth - 1);
  const Lane* const row = masks_[0];
  const Lane* const* const columns = masks_.data() + 1;
  const Key* const offset = offsets(depth);
  Lane* const child = sets(depth);
  Key* const keys = keys_.data();
  Lanes<Key> least = Lanes<Key>{} + covered;
  for (std::size_t at = 0; at < stride; at += simd::lanes<Lane>) {
    Lanes<Lane> options = simd::load(state + at) & simd::load(row + at);
    for (std::size_t i = 0; i < more; ++i) options &= simd::load(columns[i] + at);
    const Lanes<Key> key = (Lanes<Key>)simd::popcounts(options) + simd::load(offset + at);
    simd::store(child + at, options);
    simd::store(keys + at, key);
    least = simd::least_of(least, key);
  }
  charge(3 + (2 + more) * stride / simd::lanes<Lane> / 4);
  least_ = simd::least_lane<Key>(least);
  is_dead_end_ = least_ <= 0;
}

// ---- Rows and columns ----

// There is always room for the row.
template <class Lane>
std::uint32_t BoundedLanes<Lane>::make_row(Option option) {
  charge(layout_.entries(option).size() * stride_ / 64);
  const std::size_t begin = rows_.size();
  Lane* const row = rows_.take(stride_);
  std::fill_n(row, stride_, static_cast<Lane>(~Lane{0}));
  clear(option, row);
  for (const Entry& entry : layout_.entries(option)) {
    if (entry.item < layout_.primary()) {
      if (times_[entry.item].high > 1) continue;
      const Lane* const column = column_of(entry.item);
      for (std::size_t at = 0; at < stride_; ++at) row[at] &= column[at];
      continue;
    }
    layout_.each_conflict(entry, [this, row](Option other) {
      clear(other, row);
      return true;
    });
  }
  return row_of_[option] = static_cast<std::uint32_t>(begin);
}

// There is always room for the column.
template <class Lane>
void BoundedLanes<Lane>::make_column(Item item) {
  column_of_[item] = static_cast<std::uint32_t>(columns_.size());
  Lane* const column = columns_.take(stride_);
  std::fill_n(column, stride_, static_cast<Lane>(~Lane{0}));
  for (const auto& member : layout_.members(item)) clear(member.option, column);
  column[item] = 0;
  charge(layout_.members(item).size() + stride_ / 64);
}

// Clears an option in the lanes of all its items.
template <class Lane>
void BoundedLanes<Lane>::clear(Option option, Lane* lanes) const {
  for (const auto& [item, bit] : layout_.places_of(option)) {
    lanes[item] &= static_cast<Lane>(~lane_of(bit - layout_.first_word(item) * SetLayout::word_bits));
  }
}

// ---- The choices in force ----

template <class Lane>
void BoundedLanes<Lane>::read(std::vector<Option>& chosen) const {
  chosen.clear();
  for (const Frame& frame : frames_) {
    if (frame.option != Choice::no_option) chosen.push_back(frame.option);
  }
}

template class BoundedLanes<std::uint8_t>;
template class BoundedLanes<std::uint32_t>;

}  // namespace quadrille::cover
