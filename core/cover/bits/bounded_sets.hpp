// Covering with multiplicities by bit sets of options. The sets, and the masks that change them, are those of
// `OptionSets` (option_sets.hpp). What differs:
//
// - An item has a *key*: while it needs to be covered m > 0 more times, the number of its choices, n − m + 1 for n live
//   options. 0 is a wipe-out. When the item needs no more, `optional` is added to n instead, and `covered` when it is
//   *saturated*, that is, covered `high` times.
// - The mask of an option has its conflicts by secondary items and by items that are covered at most once. The other
//   items are *counted*. When a counted item is saturated, its remaining options are removed by a mask of the item.
// - Where an item may be covered more than once again, an option that was tried is removed before the next is chosen.
//
//     options a b c d, m = 2     choices    a, then b c d are live   ►   b, then c d are live   ►   c, then d is live
//     key 3
//
// Branches like `AlgorithmM`: on the item with the fewest choices among those that need to be covered, the first of
// several; if none needs to be covered, on the first that is not saturated and has an option left. Options are chosen
// in order. The last choice for an item that needs no more is *none* of its options. So both search the same tree, and
// their statistics agree. Tested by tests/core/cover_bounded_bits_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/cover/bits/live_sets.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::cover {

class BoundedSets : public DepthFirst, private LiveSets {
 public:
  /// Keys are below `optional` while an item needs to be covered.
  static constexpr std::uint64_t most_bits = std::uint64_t{1} << 28;

  /// `problem` must not change during the search.
  std::optional<Error> open(const Problem& problem);
  Step advance(Fuel& fuel);
  /// The chosen options, in the order of choice.
  void read(std::vector<Option>& chosen) const;
  auto frames() const { return std::span(frames_); }
  double fraction() const { return fraction_of(frames_); }

  /// For tests: the number of masks that may be kept, from the next `open` on. Affects only speed.
  void set_room(std::size_t masks) { room_ = masks; }
  /// For tests: whether both have the same sets, as before and after a search.
  bool has_sets_of(const BoundedSets& other) const {
    return live_ == other.live_ && alive_ == other.alive_ && keys_ == other.keys_;
  }

 private:
  friend DepthFirst;
  static constexpr std::int32_t optional = std::int32_t{1} << 28;
  static_assert(most_bits <= optional && 2 * optional < covered);

  struct Times {
    std::uint32_t low;
    std::uint32_t high;
    std::uint32_t chosen;  // options in force
  };

  // One choice in force for `item`: `option`, which is bit `bit` of its set, or none. Of `choices`, `tried` were tried
  // before.
  struct Frame {
    Item item;
    Option option;
    Index bit;
    Index tried;
    Index choices;
    bool is_last_time;  // each option saturates the item
    bool has_none;      // the last choice is none
    bool is_hopeless;   // an item was wiped out by the removal of tried options
    bool is_made;       // the choice has changed something
    Mark begin;         // before the first choice
    Mark before;        // before this choice, behind the removal of tried options
  };

  void open_items(const Problem& problem);
  Node enter();
  Next leave();
  Item item_to_branch_on() const;
  void choose(Item item);
  void choose_option(Frame& frame, Index from);
  void choose_none(Frame& frame);
  void make(Frame& frame);
  void take_back(const Frame& frame);
  void remove_tried(Frame& frame);

  void count(Item item);
  void uncount(Item item);
  bool predicts_wipeout(Option option);
  void remove_conflicts(Option option);
  void remove_options_of(Item item);
  void remove_all_of(Row row);
  bool has_row(std::size_t row, std::size_t conflicts, std::size_t places, std::size_t members);
  bool is_counted(Item item) const { return is_counted_[item]; }
  // For an item that is covered, or not counted.
  std::size_t live_options(Item item) const { return static_cast<std::size_t>(keys_[item] & (optional - 1)); }

  // The rows are those of options, and behind them those of items.
  std::size_t room_ = ConflictRows::default_room;
  std::vector<Times> times_;        // by primary item
  std::vector<bool> is_counted_;    // by item: may be covered more than once
  std::vector<Item> wiped_out_by_;  // by option: the last item covered at most once that it wiped out; or `no_item`

  std::vector<Frame> frames_;  // root first; reserved for all choices that can be in force
  Item wiped_out_ = no_item;   // an item that cannot be covered any more
  bool is_dead_end_ = false;
};

}  // namespace quadrille::cover
