// Exact cover by bit sets of options, for items with any number of options.
//
// Every primary item has the set of its options that can still be chosen, in words of its own (set_layout.hpp). The
// choice of an option removes all options that conflict with it from the sets of all uncovered items, word by word:
// live &= ~mask. The item's size falls by the popcount of the removed bits, and the removed bits are recorded so that
// they can be restored. The masks are the same in every position, so each option's masks are made once
// (conflict_rows.hpp). Where an option is rarely chosen or there is no room for its masks, the conflicting options are
// removed one by one.
//
//     live      item 0          item 1   item 2 …       a bit for each live option of the item
//             ┌───────┬───────┬────────┬───────┬──
//     words   │11101..│1......│0011....│0......│...
//     alive   │ 1       1       1        0     │        a bit for each word that is not 0 and whose item is uncovered
//     row     │ 1       0       1        1     │        a bit for each word that the chosen option changes
//
// Only the words of `alive & row` are visited. An uncovered item without options is *wiped out*, and the choice is a
// dead end. The item is then stored with the option; when the option is chosen again, that item is tested before
// anything is removed.
//
// Branches like `DancingLinks`: on the uncovered primary item with the fewest options, the first of several; options in
// order. Both search the same tree, so their statistics agree. Conflict masks are common in clique and packing search.
// Tested by tests/core/cover_bits_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/cover/bits/live_sets.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::cover {

class OptionSets : public DepthFirst, private LiveSets {
 public:
  /// `problem` must not change during the search.
  std::optional<Error> open(const Problem& problem);
  Step advance(Fuel& fuel);
  /// The chosen options, in the order of choice.
  void read(std::vector<Option>& chosen) const;
  auto frames() const { return std::span(frames_); }
  double fraction() const { return fraction_of(frames_); }

  /// For tests: the number of masks that may be kept, from the next `open` on. Affects only speed.
  void set_room(std::size_t masks) { room_ = masks; }

 private:
  friend DepthFirst;

  // One choice in force: `option`, which is bit `bit` of `item`'s set. Of the item's `choices` options, `tried` were
  // tried before.
  struct Frame {
    Item item;
    Option option;
    Index bit;
    Index tried;
    Index choices;
    bool is_predicted;  // the option was seen to wipe out an item, so nothing was removed
    Mark before;        // the records before this choice
  };

  Node enter();
  Next leave();
  void choose(Item item);
  void choose_option(Frame& frame, Index from);
  void undo(const Frame& frame);

  bool predicts_wipeout(Option option);
  bool would_wipe_out(Item item, Row row) const;
  Item remove_one_by_one(Option option);
  void make_row_if_it_pays(Option option);

  // An item's key is its number of live options, plus `covered` if it is covered.
  static_assert(SetLayout::most_bits <= covered);
  static_assert(std::int64_t{2} * covered - 1 <= std::numeric_limits<std::int32_t>::max());

  std::size_t room_ = ConflictRows::default_room;
  std::size_t uncovered_ = 0;  // number of uncovered primary items
  // By option: two items that it wiped out when it was chosen, the last one first; or none.
  std::vector<std::array<Item, 2>> wiped_out_by_;

  std::vector<Frame> frames_;  // root first; reserved for one choice for each primary item
  bool wiped_out_ = false;     // an uncovered item has no option left
};

}  // namespace quadrille::cover
