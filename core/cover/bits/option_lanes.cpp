#include "core/cover/bits/option_lanes.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/simd.hpp"

namespace quadrille::cover {

template <class Lane>
std::optional<Error> OptionLanes<Lane>::open(const Problem& problem) {
  layout_.lay_out(problem);
  const std::size_t primary = layout_.primary();
  stride_ = stride_of(primary);
  assert(stride_ * sizeof(Lane) <= most_state_bytes);
  rows_.open(layout_.options() * stride_);
  row_of_.assign(layout_.options(), {none, 0});
  const std::uint64_t all_columns = std::uint64_t{layout_.items()} * stride_;
  columns_.open(static_cast<std::size_t>(std::min<std::uint64_t>(all_columns, most_row_bytes / sizeof(Lane))));
  column_of_.assign(layout_.items(), none);
  states_.open((primary + 1) * stride_);
  Lane* const root = states_.take(stride_);
  std::fill_n(root, stride_, Lane{0});
  for (Item item = 0; item < primary; ++item) {
    const std::size_t size = layout_.members(item).size();
    root[item] = static_cast<Lane>(size == most_options ? ~Lane{0} : lane_of(size) - 1);
  }
  sizes_.resize(stride_);
  top_ = 0;
  descend(root, root, root, (stride_ - primary) * sizeof(Lane));

  frames_.clear();
  frames_.reserve(primary);
  start(problem.entries() / 2);
  return std::nullopt;
}

template <class Lane>
Step OptionLanes<Lane>::advance(Fuel& fuel) {
  return walk(*this, fuel);
}

template <class Lane>
Node OptionLanes<Lane>::enter() {
  if (wiped_out_) return Node::dead_end;
  if (least_ == covered) return Node::solution;
  choose(static_cast<Item>(simd::first_of(least_, sizes_.data())));
  return Node::inner;
}

template <class Lane>
void OptionLanes<Lane>::choose(Item item) {
  const auto choices = static_cast<std::uint8_t>(least_ + 1);
  frames_.push_back({item, 0, *states_.at(top_ + item), 0, choices, static_cast<std::uint16_t>(empty_)});
  count_depth(frames_.size());
  top_ += stride_;
  if (states_.size() == top_) states_.take(stride_);
  place_next(frames_.back());
}

// Makes the next choice for the item of the last choice, if there is one; else drops the last choice.
template <class Lane>
Next OptionLanes<Lane>::leave() {
  if (is_root(frames_.size())) return Next::nothing;
  Frame& frame = frames_.back();
  if (++frame.tried < frame.choices) {
    place_next(frame);
    return Next::enter;
  }
  frames_.pop_back();
  top_ -= stride_;
  return Next::leave;
}

// Chooses the first option of `rest` of the last frame; there is one.
template <class Lane>
void OptionLanes<Lane>::place_next(Frame& frame) {
  frame.option = layout_.members(frame.item)[static_cast<std::size_t>(std::countr_zero(frame.rest))].option;
  frame.rest &= static_cast<Lane>(frame.rest - 1);
  Row row = row_of_[frame.option];
  if (row.begin == none) row = make_row(frame.option);
  Lane* const child = states_.at(top_);
  descend(child - stride_, rows_.at(row.begin), child, frame.empty + row.own);
}

// Makes `state` & `row` the deepest state. `empty` is the number of bytes of the lanes of covered items: if more lanes
// are 0, an uncovered item is wiped out.
template <class Lane>
void OptionLanes<Lane>::descend(const Lane* state, const Lane* row, Lane* child, std::size_t empty) {
  using simd::Lanes;
  Lanes<Lane> least = ~Lanes<Lane>{};
  std::size_t found_empty = 0;
  Lane* const sizes = sizes_.data();
  const std::size_t stride = stride_;
  for (std::size_t at = 0; at < stride; at += simd::lanes<Lane>) {
    const Lanes<Lane> options = simd::load(state + at) & simd::load(row + at);
    const Lanes<Lane> size = simd::popcounts(options) - 1;
    simd::store(child + at, options);
    simd::store(sizes + at, size);
    least = simd::least_of(least, size);
    found_empty += static_cast<unsigned>(std::popcount(simd::mask_of_negatives((simd::Int8x16)size)));  // size −1
  }
  charge(2 + stride / simd::lanes<Lane> / 4);
  least_ = simd::least_lane<Lane>(least);
  empty_ = found_empty;
  wiped_out_ = found_empty != empty;
}

// There is always room for the row.
template <class Lane>
auto OptionLanes<Lane>::make_row(Option option) -> Row {
  charge(layout_.entries(option).size() * stride_ / 64);
  const std::size_t begin = rows_.size();
  Lane* const row = rows_.take(stride_);
  std::fill_n(row, stride_, static_cast<Lane>(~Lane{0}));
  for (const Entry& entry : layout_.entries(option)) {
    const Lane* const column = entry.colour == 0 ? column_of(entry.item) : nullptr;
    if (column == nullptr) {
      layout_.each_conflict(entry, [this, row](Option other) {
        clear(other, row);
        return true;
      });
    } else {
      for (std::size_t at = 0; at < stride_; at += simd::lanes<Lane>) {
        simd::store(row + at, simd::load(row + at) & simd::load(column + at));
      }
    }
  }
  const auto places = layout_.places_of(option);
  for (const auto& place : places) row[place.item] = 0;
  return row_of_[option] = {static_cast<std::uint32_t>(begin),
                            static_cast<std::uint32_t>(places.size() * sizeof(Lane))};
}

// The item's column; it is made if necessary. Null if there is no room.
template <class Lane>
const Lane* OptionLanes<Lane>::column_of(Item item) {
  if (column_of_[item] == none) {
    const std::size_t begin = columns_.size();
    if (columns_.left() < stride_) return nullptr;
    Lane* const column = columns_.take(stride_);
    std::fill_n(column, stride_, static_cast<Lane>(~Lane{0}));
    for (const auto& member : layout_.members(item)) clear(member.option, column);
    column_of_[item] = static_cast<std::uint32_t>(begin);
  }
  return columns_.at(column_of_[item]);
}

// Clears an option in the lanes of all its items.
template <class Lane>
void OptionLanes<Lane>::clear(Option option, Lane* lanes) const {
  for (const auto& [item, bit] : layout_.places_of(option)) {
    lanes[item] &= static_cast<Lane>(~lane_of(bit - layout_.first_word(item) * SetLayout::word_bits));
  }
}

template <class Lane>
void OptionLanes<Lane>::read(std::vector<Option>& chosen) const {
  chosen.clear();
  for (const Frame& frame : frames_) chosen.push_back(frame.option);
}

template class OptionLanes<std::uint8_t>;
template class OptionLanes<std::uint16_t>;
template class OptionLanes<std::uint32_t>;

}  // namespace quadrille::cover
