// Exact cover by bit sets of options, where every item has few: a set is a lane of a vector, and a choice one AND of
// all lanes.
//
// The sets of all primary items lie side by side, a lane each: a bit for each of the item's options that can still be
// chosen, in their order. To choose an option is to clear what conflicts with it, and the lanes of its own items whole,
// so that no bit ever comes back along a branch:
//
//     lane        item 0    item 1    item 2  …          a lane of four bits here, of 8, 16 or 32 in truth
//     state     │ 0 0 1 1 │ 0 1 1 0 │ 0 0 0 0 │          2 is covered; 0 and 1 have two options left
//     row       │ 1 1 0 1 │ 0 0 0 0 │ 1 1 0 1 │          what the choice leaves: its option is one of item 1
//     child     │ 0 0 0 1 │ 0 0 0 0 │ 0 0 0 0 │  = state & row
//     size      │    0    │   −1    │   −1    │          popcount − 1: without a sign −1 is the greatest, and never the
//     least
//
// The least size says where to branch. The lanes that are 0 are those of covered items, whose number is known, and if
// there are more, an item has no option left. Each depth has a state of its own, so nothing is ever taken back.
//
// An option's row is made when it is first chosen: it leaves what the columns of all its items leave. A column says
// what is left by all options of its item; only where there are colours, options are looked at one by one.
//
// Branches like `OptionSets`, which does the same for longer sets by what a choice touches: both walk one tree. Tested
// by tests/core/cover_bits_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
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
class OptionLanes {
 public:
  /// Options that an item may have.
  static constexpr std::size_t most_options = 8 * sizeof(Lane);
  /// Bytes of a state. Lanes look at all items in every node, so they are for problems in which that is not much.
  /// Measured: at 41 vectors, Sudoku as a cover, they are still twice as fast.
  static constexpr std::size_t most_state_bytes = 1024;
  /// Bytes of rows, and of columns as well.
  static constexpr std::size_t most_row_bytes = std::size_t{1} << 25;
  /// Lanes that a state of so many primary items takes, padding included.
  static constexpr std::size_t stride_of(std::size_t primary) {
    return std::max(simd::lanes<Lane>, (primary + simd::lanes<Lane> - 1) / simd::lanes<Lane> * simd::lanes<Lane>);
  }

  /// `problem` must stay as it is while the search goes on. None of its primary items may have more than
  /// `most_options`, and a state may take at most `most_state_bytes`.
  std::optional<Error> open(const Problem& problem);
  Step advance(std::uint64_t& fuel);
  /// The chosen options, in the order of choice.
  void read(std::vector<Option>& chosen) const;
  /// Appends them with what else there was to choose.
  void path(std::vector<Choice>& path) const;
  const Stats& stats() const { return stats_; }
  double fraction() const { return next_ == Next::nothing ? 1 : fraction_behind(frames_); }

 private:
  // One choice in force: `option` for `item`. `tried` options of `choices` lie behind, `rest` are those to come.
  struct Frame {
    Item item;
    Option option;
    Lane rest;
    std::uint8_t tried;
    std::uint8_t choices;
    std::uint16_t empty;  // bytes of the state that the choice was made in whose lanes are 0
  };

  struct Row {
    std::uint32_t begin;  // in rows_; none if it has not been made
    std::uint32_t own;    // bytes of lanes that it leaves 0, those of the option's own items
  };

  static_assert(most_state_bytes <= std::numeric_limits<decltype(Frame::empty)>::max());
  static_assert(most_options <= std::numeric_limits<decltype(Frame::choices)>::max());
  static_assert(most_row_bytes < std::numeric_limits<decltype(Row::begin)>::max());

  static constexpr std::uint32_t none = ~std::uint32_t{0};
  static constexpr Lane covered = static_cast<Lane>(~Lane{0});  // as a size − 1
  static constexpr Lane lane_of(std::size_t bit) { return static_cast<Lane>(Lane{1} << bit); }

  Node enter();
  Next leave();
  void choose(Item item);
  void place_next(Frame& frame);
  void descend(const Lane* state, const Lane* row, Lane* child, std::size_t empty);
  Row make_row(Option option);
  const Lane* column_of(Item item);
  void strike(Option option, Lane* lanes) const;

  SetLayout layout_;
  std::size_t stride_ = 0;                // lanes of a state, padding included
  Arena<Lane> rows_;                      // stride_ lanes each
  std::vector<Row> row_of_;               // by option
  Arena<Lane> columns_;                   // stride_ lanes each
  std::vector<std::uint32_t> column_of_;  // by item: where its column begins; none if it has not been made
  Arena<Lane> states_;                    // by depth, stride_ lanes each
  std::size_t top_ = 0;                   // where the deepest state begins
  // Of the deepest state:
  std::vector<Lane> sizes_;  // by item, size − 1 or `covered`
  Lane least_ = 0;           // of sizes_
  std::size_t empty_ = 0;    // bytes whose lanes are 0
  bool is_dry_ = false;      // an uncovered item has no option left

  std::vector<Frame> frames_;  // root first; reserved for one choice a primary item
  Next next_ = Next::nothing;
  Stats stats_;
};

extern template class OptionLanes<std::uint8_t>;
extern template class OptionLanes<std::uint16_t>;
extern template class OptionLanes<std::uint32_t>;

}  // namespace quadrille::cover
