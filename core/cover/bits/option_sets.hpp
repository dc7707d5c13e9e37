// Exact cover by bit sets of options: the engine `bits` of the puzzle `cover`.
//
// Every primary item keeps the set of its options that can still be chosen, in words of its own (set_layout.hpp). To
// choose an option is to take all options that conflict with it out of the sets of all uncovered items, word by word:
// live &= ~mask, with the item's size lowered by the popcount of what went, and a record of what went to undo it. The
// masks do not depend on the position, so each option's are made once (conflict_rows.hpp); where there is no room for
// them, options are looked up one by one.
//
//     live      item 0          item 1   item 2 …       a bit a live option of the item
//             ┌───────┬───────┬────────┬───────┬──
//     words   │11101..│1......│0011....│0......│...
//     alive   │ 1       1       1        0     │        a bit a word that is not 0, and whose item is uncovered
//     row     │ 1       0       1        1     │        a bit a word that the chosen option touches
//
// Only words of `alive & row` are looked at. A choice under which an uncovered item runs dry ends there; the option
// remembers the item, which is then looked at before anything is taken out.
//
// Branches like `DancingLinks`: the uncovered primary item with the fewest options, leftmost first, options in order.
// Both walk the same tree, so statistics agree. Conflict masks as such are folklore of clique and packing search.
// Tested by tests/core/cover_bits_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/cover/bits/conflict_rows.hpp"
#include "core/cover/bits/set_layout.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::cover {

class OptionSets {
 public:
  /// `problem` must stay as it is while the search goes on.
  std::optional<Error> open(const Problem& problem);
  Step advance(std::uint64_t& fuel);
  /// The chosen options, in the order of choice.
  void read(std::vector<Option>& chosen) const;
  /// Appends them with what else there was to choose.
  void path(std::vector<Choice>& path) const;
  const Stats& stats() const { return stats_; }
  double fraction() const { return next_ == Next::nothing ? 1 : fraction_behind(frames_); }

  /// For tests: how many masks may be kept, from the next `open` on. Changes speed only.
  void set_room(std::size_t masks) { room_ = masks; }

 private:
  using Word = ConflictRows::Word;
  using Index = SetLayout::Index;
  static constexpr Index word_bits = SetLayout::word_bits;
  static constexpr Word bit_of(Index number) { return SetLayout::bit_of(number); }
  static constexpr Item none = ~Item{0};

  // What a choice took out of one word of an item's set.
  struct Gone {
    Word bits;
    Index word;
    Item item;
  };

  // 64 bits of `alive_` as they were before a choice.
  struct Before {
    Word alive;
    Index block;
  };

  // One choice in force: `option`, the bit `bit` of `item`'s set. `tried` options of `choices` lie behind.
  struct Frame {
    Item item;
    Option option;
    Index bit;
    Index tried;
    Index choices;
    bool is_foreseen;  // the option was seen to leave an item dry, so nothing was done
    std::size_t gone;  // records of earlier choices
    std::size_t before;
  };

  Node enter();
  Next leave();
  void choose(Item item);
  void place_option(Frame& frame, Index from);
  void take_back(const Frame& frame);

  bool foresees_end(Option option);
  bool runs_dry(Item item, std::span<const ConflictRows::Block> row) const;
  Item strike_row(std::span<const ConflictRows::Block> row);
  Item strike_one_by_one(Option option);

  // A size with this added is that of a covered item, or stands behind the last one: never the least while an item is
  // uncovered.
  static constexpr std::int32_t covered = std::int32_t{1} << 30;
  static_assert(SetLayout::most_bits <= covered);
  static_assert(std::int64_t{2} * covered - 1 <= std::numeric_limits<std::int32_t>::max());

  SetLayout layout_;
  ConflictRows rows_;
  std::size_t room_ = ConflictRows::default_room;

  std::vector<Word> live_;           // by word: options that can still be chosen; a covered item's stay as they were
  std::vector<Word> alive_;          // by 64 words: which are not 0 and belong to an uncovered item
  std::vector<std::int32_t> sizes_;  // by primary item, padded: live options, or `covered` and more
  std::size_t uncovered_ = 0;        // primary items
  std::vector<Gone> gone_;           // what the choices in force took out; gone_size_ of them count
  std::size_t gone_size_ = 0;
  std::vector<Before> before_;  // and of `alive_`; before_size_ of them count
  std::size_t before_size_ = 0;
  std::vector<std::array<Item, 2>>
      fatal_;  // by option: items that ran dry when it was chosen, the last first; else none

  std::vector<std::uint64_t> met_;  // by option: the last strike, one by one, that met it
  std::uint64_t strikes_ = 0;

  std::vector<Frame> frames_;  // root first; reserved for one choice a primary item
  bool dry_ = false;           // an uncovered item has no option left
  Next next_ = Next::nothing;
  Stats stats_;
};

}  // namespace quadrille::cover
