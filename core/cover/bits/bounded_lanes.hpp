// Covering with multiplicities by bit sets of options, for items with few options: each set is a lane of a vector, as
// in `OptionLanes` (option_lanes.hpp).
//
// Beside its set an item has an *offset*, which makes a key of the number n of its live options: 1 − m while the item
// needs to be covered m > 0 more times, so that the key n + 1 − m is the number of its choices, and a key below 1 is a
// wipe-out; `optional` when it needs no more; `covered` when no option may be chosen for it any more.
//
//     lane        item 0    item 1    item 2  …
//     sets      │ 0 0 1 1 │ 0 1 1 0 │ 0 0 0 0 │
//     offsets   │   −1    │ optional│ covered │          item 0 needs two of its two options: one choice
//     keys      │    1    │ optional│ covered │          = popcount + offset
//                             + 2
//
// The row of an option leaves what does not conflict with it by secondary items and by items that are covered at most
// once. The column of an item leaves what does not contain it, for when it is saturated. Each depth has sets and
// offsets of its own, so only the numbers of chosen options are restored.
//
// Searches the same tree as `BoundedSets`, which says how it branches. Tested by
// tests/core/cover_bounded_bits_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "core/cover/arena.hpp"
#include "core/cover/bits/option_lanes.hpp"
#include "core/cover/bits/set_layout.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::cover {

/// `Lane` is an unsigned integer of 8 or 32 bits.
template <class Lane>
class BoundedLanes : public DepthFirst {
 public:
  static constexpr std::size_t most_options = OptionLanes<Lane>::most_options;
  static constexpr std::size_t most_state_bytes = OptionLanes<Lane>::most_state_bytes;
  static constexpr std::size_t stride_of(std::size_t primary) { return OptionLanes<Lane>::stride_of(primary); }

  /// `problem` must not change during the search. Each of its primary items must have at most `most_options` options,
  /// and the sets of all items must take at most `most_state_bytes` bytes.
  [[clang::minsize]] std::optional<Error> open(const Problem& problem);
  Step advance(Fuel& fuel);
  /// The chosen options, in the order of choice.
  void read(std::vector<Option>& chosen) const;
  auto frames() const { return std::span(frames_); }
  double fraction() const { return fraction_of(frames_); }

 private:
  friend DepthFirst;
  using Key = std::make_signed_t<Lane>;

  // One choice in force for `item`: `option`, or none. Of `choices`, `tried` were tried before; `rest` are the options
  // to try later.
  struct Frame {
    Item item;
    Option option;
    Lane rest;
    std::uint8_t tried;
    std::uint8_t choices;
    bool is_last_time;  // each option saturates the item
    bool has_none;      // the last choice is none
    bool is_hopeless;   // an item was wiped out by the removal of tried options
    bool is_made;       // the choice has changed something
  };

  struct Times {
    std::uint32_t low;
    std::uint32_t high;
    std::uint32_t chosen;  // options in force
  };

  static constexpr std::uint32_t no_row = ~std::uint32_t{0};
  static constexpr Item no_item = ~Item{0};
  // No item has 40 options.
  static constexpr Key optional = 40, covered = 100;
  static_assert(most_options < optional && optional + most_options < covered);
  static constexpr Lane lane_of(std::size_t bit) { return static_cast<Lane>(Lane{1} << bit); }
  static Key size_of(Lane set);

  void open_item(Item item, Bounds bounds);
  Node enter();
  Next leave();
  Item item_to_branch_on() const;
  void choose(Item item);
  void choose_next(Frame& frame);
  void choose_none(Frame& frame);
  void remove_tried(Frame& frame);
  void take_back(const Frame& frame);
  Key* copy_offsets();
  bool count(Item item, Key* offsets);
  void descend(std::size_t masks);
  [[gnu::noinline]] std::uint32_t make_row(Option option);
  [[gnu::noinline]] void make_column(Item item);
  // The item's column; it is made if necessary.
  const Lane* column_of(Item item) {
    if (column_of_[item] == no_row) make_column(item);
    return columns_.at(column_of_[item]);
  }
  void clear(Option option, Lane* lanes) const;

  Lane* sets(std::size_t depth) { return states_.data() + 2 * depth * stride_; }
  // Signed and unsigned integers of one type may alias.
  Key* offsets(std::size_t depth) { return reinterpret_cast<Key*>(sets(depth) + stride_); }

  SetLayout layout_;
  std::size_t stride_ = 0;                // lanes of the sets, padding included
  Arena<Lane> rows_;                      // stride_ lanes each
  std::vector<std::uint32_t> row_of_;     // by option: where its row begins; or `no_row`
  Arena<Lane> columns_;                   // stride_ lanes each
  std::vector<std::uint32_t> column_of_;  // by primary item; or `no_row`
  std::vector<Lane> states_;              // by depth: sets and offsets, stride_ lanes each
  std::vector<Times> times_;              // by primary item
  std::vector<const Lane*> masks_;        // of the choice that is being made: its row, and columns
  // The deepest state:
  std::vector<Key> keys_;
  Key least_ = 0;
  bool is_dead_end_ = false;

  std::vector<Frame> frames_;  // root first; reserved for all choices that can be in force
};

extern template class BoundedLanes<std::uint8_t>;
extern template class BoundedLanes<std::uint32_t>;

}  // namespace quadrille::cover
