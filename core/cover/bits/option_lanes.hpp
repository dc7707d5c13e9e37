// Exact cover by bit sets of options, for items with few options: each set is a lane of a vector, and a choice is one
// AND of all lanes.
//
// The sets of all primary items lie side by side, a lane for each item: a bit for each of its options that can still be
// chosen, in their order. The choice of an option clears the options that conflict with it, and all bits of its own
// items, so that along a branch bits are only cleared:
//
//     lane        item 0    item 1    item 2  …          four bits in this picture; 8, 16 or 32 in the code
//     state     │ 0 0 1 1 │ 0 1 1 0 │ 0 0 0 0 │          2 is covered; 0 and 1 have two options left
//     row       │ 1 1 0 1 │ 0 0 0 0 │ 1 1 0 1 │          what the choice of an option of item 1 leaves
//     child     │ 0 0 0 1 │ 0 0 0 0 │ 0 0 0 0 │  = state & row
//     size      │    0    │   −1    │   −1    │          popcount − 1; unsigned, so −1 is the greatest
//
// The search branches on the item with the least size. The lanes of covered items are 0, and their number is known; if
// more lanes are 0, an item is wiped out. Each depth has a state of its own, so nothing has to be restored.
//
// An option's row is made when the option is first chosen: it is the AND of the columns of all its items. The column of
// an item leaves the options that do not contain the item. For a coloured item the conflicting options are cleared one
// by one instead.
//
// Branches like `OptionSets`, which is for items with more options: both search the same tree. Tested by
// tests/core/cover_bits_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/cover/arena.hpp"
#include "core/cover/bits/set_layout.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"
#include "core/simd.hpp"

namespace quadrille::cover {

/// `Lane` is an unsigned integer of 8, 16 or 32 bits.
template <class Lane>
class OptionLanes : public DepthFirst {
 public:
  /// The largest number of options of an item.
  static constexpr std::size_t most_options = 8 * sizeof(Lane);
  /// The largest number of bytes of a state. Every node reads the lanes of all items, which is slow for many items.
  /// Measured: at 41 vectors, for Sudoku as an exact cover, this is still twice as fast as `OptionSets`.
  static constexpr std::size_t most_state_bytes = 1024;
  /// The largest number of bytes of all rows, and of all columns.
  static constexpr std::size_t most_row_bytes = std::size_t{1} << 25;
  /// The number of lanes of a state of `primary` items, padding included.
  static constexpr std::size_t stride_of(std::size_t primary) {
    return std::max(simd::lanes<Lane>, (primary + simd::lanes<Lane> - 1) / simd::lanes<Lane> * simd::lanes<Lane>);
  }

  /// `problem` must not change during the search. Each of its primary items must have at most `most_options` options,
  /// and a state must take at most `most_state_bytes` bytes.
  [[clang::minsize]] std::optional<Error> open(const Problem& problem);
  Step advance(Fuel& fuel);
  /// The chosen options, in the order of choice.
  void read(std::vector<Option>& chosen) const;
  auto frames() const { return std::span(frames_); }
  double fraction() const { return fraction_of(frames_); }

 private:
  friend DepthFirst;
  // One choice in force: `option` for `item`. Of the item's `choices` options, `tried` were tried before; `rest` are
  // those to try later.
  struct Frame {
    Item item;
    Option option;
    Lane rest;
    std::uint8_t tried;
    std::uint8_t choices;
    std::uint16_t empty;  // bytes of lanes that are 0, in the state in which the choice was made
  };

  struct Row {
    std::uint32_t begin;  // in rows_; none if the row has not been made
    std::uint32_t own;    // bytes of the lanes of the option's own items
  };

  static_assert(most_state_bytes <= std::numeric_limits<decltype(Frame::empty)>::max());
  static_assert(most_options <= std::numeric_limits<decltype(Frame::choices)>::max());
  static_assert(most_row_bytes < std::numeric_limits<decltype(Row::begin)>::max());

  static constexpr std::uint32_t none = ~std::uint32_t{0};
  static constexpr Lane covered = static_cast<Lane>(~Lane{0});  // the size − 1 of a covered item
  static constexpr Lane lane_of(std::size_t bit) { return static_cast<Lane>(Lane{1} << bit); }

  Node enter();
  Next leave();
  void choose(Item item);
  // A node makes one call, that of `descend`, of which the root then needs no copy.
  [[gnu::always_inline]] inline void place_next(Frame& frame);
  [[gnu::noinline]] void descend(const Lane* state, const Lane* row, Lane* child, std::size_t empty);
  [[gnu::noinline]] Row make_row(Option option);
  const Lane* column_of(Item item);
  [[gnu::noinline]] void clear(Option option, Lane* lanes) const;

  SetLayout layout_;
  std::size_t stride_ = 0;                // lanes of a state, padding included
  Arena<Lane> rows_;                      // stride_ lanes each
  std::vector<Row> row_of_;               // by option
  Arena<Lane> columns_;                   // stride_ lanes each
  std::vector<std::uint32_t> column_of_;  // by item: where its column begins; none if the column has not been made
  Arena<Lane> states_;                    // by depth, stride_ lanes each
  std::size_t top_ = 0;                   // where the deepest state begins
  // The deepest state:
  std::vector<Lane> sizes_;  // by item, size − 1 or `covered`
  Lane least_ = 0;           // of sizes_
  std::size_t empty_ = 0;    // bytes of lanes that are 0
  bool wiped_out_ = false;   // an uncovered item has no option left

  std::vector<Frame> frames_;  // root first; reserved for one choice for each primary item
};

extern template class OptionLanes<std::uint8_t>;
extern template class OptionLanes<std::uint16_t>;
extern template class OptionLanes<std::uint32_t>;

}  // namespace quadrille::cover
