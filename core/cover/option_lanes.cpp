#include "core/cover/option_lanes.hpp"

#include <algorithm>
#include <bit>

#include "core/simd.hpp"

namespace quadrille::cover {

namespace {

// Writes `state` & `row` to `child`, and the sizes of its items less 1 to `sizes`. Returns the least of them.
template <class Lane>
Lane descend(const Lane* state, const Lane* row, Lane* child, Lane* sizes, std::size_t stride) {
  using simd::Lanes;
  Lanes<Lane> least = ~Lanes<Lane>{};
  for (std::size_t at = 0; at < stride; at += simd::lanes<Lane>) {
    const Lanes<Lane> left = simd::load_lanes(state + at) & simd::load_lanes(row + at);
    const Lanes<Lane> size = simd::popcounts(left) - 1;
    simd::store(child + at, left);
    simd::store(sizes + at, size);
    least = simd::least_of(least, size);
  }
  return simd::least_lane<Lane>(least);
}

}  // namespace

template <class Lane>
std::optional<Error> OptionLanes<Lane>::open(const Problem& problem) {
  layout_.lay_out(problem);
  const std::size_t primary = layout_.primary();
  stride_ = stride_of(primary);
  rows_.clear();
  rows_.reserve(layout_.options() * stride_);
  row_of_.assign(layout_.options(), no_row);
  states_.clear();
  states_.reserve((primary + 1) * stride_);
  states_.resize(stride_, 0);
  for (Item item = 0; item < primary; ++item) {
    states_[item] = static_cast<Lane>(uncovered | (lane_of(layout_.members(item).size()) - 1));
  }
  sizes_.resize(stride_);
  top_ = 0;
  least_ = descend(states_.data(), states_.data(), states_.data(), sizes_.data(), stride_);

  frames_.clear();
  frames_.reserve(primary);
  stats_ = {};
  next_ = Next::enter;
  return std::nullopt;
}

template <class Lane>
Step OptionLanes<Lane>::advance(std::uint64_t& fuel) {
  return walk(next_, stats_, fuel, [this] { return enter(); }, [this] { return leave(); });
}

template <class Lane>
Node OptionLanes<Lane>::enter() {
  if (least_ == 0) return Node::dead_end;
  if (least_ == covered) return Node::solution;
  choose(static_cast<Item>(simd::first_of(least_, sizes_.data())));
  return Node::inner;
}

template <class Lane>
void OptionLanes<Lane>::choose(Item item) {
  frames_.push_back({item, 0, static_cast<Lane>(states_[top_ + item] ^ uncovered), 0, static_cast<std::uint8_t>(least_)});
  stats_.depth = std::max(stats_.depth, static_cast<std::uint32_t>(frames_.size()));
  top_ += stride_;
  if (states_.size() == top_) states_.resize(top_ + stride_);
  place_next(frames_.back());
}

// Makes the next choice for the item of the last one, if there is one; else takes that back.
template <class Lane>
Next OptionLanes<Lane>::leave() {
  if (frames_.empty()) return Next::nothing;
  Frame& frame = frames_.back();
  if (++frame.tried < frame.choices) {
    place_next(frame);
    return Next::enter;
  }
  frames_.pop_back();
  top_ -= stride_;
  return Next::leave;
}

// Chooses the first of the last frame's options to come; there is one.
template <class Lane>
void OptionLanes<Lane>::place_next(Frame& frame) {
  frame.option = layout_.members(frame.item)[static_cast<std::size_t>(std::countr_zero(frame.rest))].option;
  frame.rest &= static_cast<Lane>(frame.rest - 1);
  if (row_of_[frame.option] == no_row) make_row(frame.option);
  Lane* const child = states_.data() + top_;
  least_ = descend(child - stride_, rows_.data() + row_of_[frame.option], child, sizes_.data(), stride_);
}

template <class Lane>
void OptionLanes<Lane>::make_row(Option option) {
  const std::size_t begin = rows_.size();
  row_of_[option] = static_cast<std::uint32_t>(begin);
  rows_.resize(begin + stride_, static_cast<Lane>(~Lane{0}));
  Lane* const row = rows_.data() + begin;
  layout_.each_conflict(option, [&](Option other) {
    for (const auto& [item, bit] : layout_.places_of(other)) {
      row[item] &= static_cast<Lane>(~lane_of(bit - layout_.first_word(item) * SetLayout::word_bits));
    }
    return true;
  });
  for (const auto& place : layout_.places_of(option)) row[place.item] = 0;
}

template <class Lane>
void OptionLanes<Lane>::read(std::vector<Option>& chosen) const {
  chosen.clear();
  for (const Frame& frame : frames_) chosen.push_back(frame.option);
}

template <class Lane>
void OptionLanes<Lane>::path(std::vector<Choice>& path) const {
  for (const Frame& frame : frames_) path.push_back({frame.item, frame.option, frame.tried, frame.choices});
}

template class OptionLanes<std::uint16_t>;
template class OptionLanes<std::uint32_t>;

}  // namespace quadrille::cover
