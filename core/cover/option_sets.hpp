// Exact cover by bit sets of options: the engine `bits` of the puzzle `cover`.
//
// Every primary item keeps the set of its options that can still be chosen, in 64-bit words of its own. To choose an option is
// to take all options that conflict with it out of all sets: two options conflict if they share an item, unless both give it one
// and the same colour. What that is, word by word, does not depend on the position:
//
//     words      item 0          item 1   item 2 …       a bit a live option of the item, in the problem's order
//              ┌───────┬───────┬────────┬───────┬──
//     live     │11101..│1......│0011....│...      at first all of them
//     conflicts of option 7:
//               word 0: 01100..          word 2: 0010....   … only words where there are some
//
// so it is a row of masks, made when the option is first chosen and kept while there is room; after that options are looked up
// one by one. Choosing is then, for every mask: live &= ~mask, with the item's size lowered by the popcount of what went; a
// record of what went undoes it. An item that runs dry ends the choice at once, and its mask moves toward the front of its row,
// so that the next such end comes sooner.
//
// Branches like `DancingLinks`: the uncovered primary item with the fewest options, leftmost first, options in order. Both walk the
// same tree, so statistics agree. The representation follows the project's own trials; conflict masks as such are folklore of clique
// and packing search. Tested by tests/core/cover_bits_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cover {

class OptionSets {
 public:
  /// `problem` must stay as it is while the search goes on.
  std::optional<Error> open(const Problem& problem);
  Step advance(std::uint64_t& fuel);
  /// The chosen options, in the order of choice.
  void read(std::vector<Option>& chosen) const;
  const Stats& stats() const { return stats_; }
  double fraction() const { return next_ == Next::nothing ? 1 : fraction_behind(frames_); }

  /// Room for rows of masks: 64 MB. Rows past it are not kept.
  static constexpr std::size_t default_room = std::size_t{4} << 20;
  /// For tests: how many masks may be kept, from the next `open` on. Changes speed only.
  void set_room(std::size_t masks) { room_ = masks; }

 private:
  using Word = std::uint64_t;
  using Index = std::uint32_t;

  // Some bits of one word of `live_`, which belongs to `item`: what an option conflicts with, or what a choice took out.
  struct Bits {
    Word bits;
    Index word;
    Index item;
  };

  // One option of a column. `colour` is the option's for the column's item.
  struct Member {
    Option option;
    Colour colour;
  };

  // Where an option stands in the set of one of its primary items; `bit` counts from word 0.
  struct Place {
    Item item;
    Index bit;
  };

  // What is known of an option's row: rows_[begin … end), or not made yet, or past the room.
  struct Row {
    Index begin = 0;
    Index end = 0;
    bool is_made = false;
    bool is_kept = false;
  };

  // One choice in force: `option`, the bit `bit` of `item`'s set. `tried` options of `choices` lie behind.
  struct Frame {
    Item item;
    Option option;
    Index bit;          // counted from word 0
    std::size_t trail;  // records of earlier choices
    Index tried;
    Index choices;
  };

  // Where the search goes on.
  enum class Next : std::uint8_t {
    enter,    // a node that has not been looked at
    leave,    // the node above: this one is done with
    nothing,  // all is done
  };

  void lay_out_sets();
  void reserve_rows();

  void choose(Item item);
  bool next_choice();
  void place_option(Frame& frame, Index from);
  void take_back(const Frame& frame);

  std::span<const Place> places_of(Option option) const {
    return std::span(places_).subspan(first_place_[option], first_place_[option + 1] - first_place_[option]);
  }
  template <class F>
  bool each_conflict(Option option, F&& f) const;
  void make_row(Option option);
  bool strike_out(Option option);
  bool strike_row(std::span<Bits> row);
  bool strike_one_by_one(Option option);

  // A size with this added is that of a covered item, or stands behind the last one: never the least while an item is uncovered.
  static constexpr std::int32_t covered = std::int32_t{1} << 30;

  const Problem* problem_ = nullptr;

  // Item i's members are members_[columns_[i] … columns_[i + 1]); a primary item's member m is bit m of its set, which begins
  // at word first_word_[i]. Options without primary items are nobody's members.
  std::vector<std::size_t> columns_;
  std::vector<Member> members_;
  std::vector<Index> first_word_;
  // Option o's primary items, and its bit in each one's set, are places_[first_place_[o] … first_place_[o + 1]).
  std::vector<Index> first_place_;
  std::vector<Place> places_;

  std::vector<Word> live_;
  std::vector<std::int32_t> sizes_;  // by primary item: live options, or `covered` and more
  std::vector<Bits> trail_;          // what the choices in force took out; trail_size_ of them count
  std::size_t trail_size_ = 0;
  std::size_t uncovered_ = 0;        // primary items

  std::size_t room_ = default_room;
  std::vector<Bits> rows_;           // made so far, never past its capacity
  std::vector<Row> row_of_;          // by option
  std::vector<Index> mask_of_;       // by word: its mask among rows_ in the row being made; anything else outside that row

  std::vector<Frame> frames_;  // root first; reserved for one choice a primary item
  bool dry_ = false;           // an uncovered item has no option left
  Next next_ = Next::nothing;
  Stats stats_;
};

}  // namespace quadrille::cover
