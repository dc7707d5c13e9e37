// The sets of live options, which the choices of `OptionSets` and `BoundedSets` change and restore. option_sets.hpp has
// a picture of them. Tested by tests/core/cover_bits_test.cpp and cover_bounded_bits_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cover/bits/conflict_rows.hpp"
#include "core/cover/bits/set_layout.hpp"
#include "core/cover/problem.hpp"

namespace quadrille::cover {

class LiveSets {
 protected:
  using Word = ConflictRows::Word;
  using Index = SetLayout::Index;
  using Row = std::span<const ConflictRows::Block>;
  static constexpr Index word_bits = SetLayout::word_bits;
  static constexpr Word bit_of(Index number) { return SetLayout::bit_of(number); }
  static constexpr Item no_item = ~Item{0};
  // Units of work: four words are read and changed in 10 ns. At least what a node takes.
  static constexpr std::size_t units_of(std::size_t words) { return 1 + words / 4; }
  // To clear a bit costs as much as to read this number of words in a row.
  static constexpr std::size_t words_a_bit = 4;

  // Added to the key of an item that may not be covered once more; also the key of the padding. So neither is the least
  // key while there is another item.
  static constexpr std::int32_t covered = std::int32_t{1} << 30;

  // What was removed from one word of an item's set.
  struct Removal {
    Word bits;
    Index word;
    Item item;
  };

  // 64 bits of `alive_`, as they were before a change.
  struct SavedBlock {
    Word alive;
    Index block;
  };

  // Numbers of records: what to restore.
  struct Mark {
    std::size_t removals = 0;
    std::size_t saved_blocks = 0;
  };

  // All options are live. The keys of items are 0, and those of the padding `covered`.
  void open_sets(const Problem& problem);

  // The first live option of an item's set, as a bit, from bit `from` on; there is one.
  Index first_live(Index from) const {
    Index word = from / word_bits;
    Word rest = live_[word] >> from % word_bits << from % word_bits;
    while (rest == 0) rest = live_[++word];
    return word * word_bits + static_cast<Index>(std::countr_zero(rest));
  }

  // Whether an option that has not been chosen is live. It is in the sets of all its items, unless these are covered:
  // the sets of items that were covered before are not up to date.
  bool is_live(Option option) const {
    const auto& place = layout_.places_of(option).front();
    return keys_[place.item] < covered && (live_[place.bit / word_bits] & bit_of(place.bit)) != 0;
  }

  // Whether the row has all live options of the item.
  bool takes_all(Row row, Item item) const {
    auto block = row.begin();
    for (Index word = layout_.first_word(item); word < layout_.first_word(item + 1); ++word) {
      while (block != row.end() && block->block < word / word_bits) ++block;
      const bool touched =
          block != row.end() && block->block == word / word_bits && (block->touched & bit_of(word)) != 0;
      const Word mask = touched ? rows_.mask(*block, word % word_bits) : 0;
      if ((live_[word] & ~mask) != 0) return false;
    }
    return true;
  }

  // Removes the options in the row, up to the first item that is wiped out. Returns that item, or none.
  Item remove_row(Row row);

  // Removes a live option from the sets of all its items. `wiped_out` becomes the last of them that is wiped out.
  void remove_option(Option option, Item& wiped_out) {
    for (const auto& [item, bit] : layout_.places_of(option)) {
      const Index word = bit / word_bits;
      live_[word] ^= bit_of(bit);
      if (live_[word] == 0) clear_alive(word);
      removals_[removal_count_++] = {bit_of(bit), word, item};
      if (--keys_[item] == 0) wiped_out = item;
    }
  }

  // Takes the words of a covered item out of `alive_`.
  void clear_alive_of(Item item) {
    for (Index word = layout_.first_word(item); word < layout_.first_word(item + 1); ++word) clear_alive(word);
  }

  // Removes the options of a covered item one by one, up to the first item that is wiped out.
  void remove_live_options(Item item, Item& wiped_out) {
    for (Index word = layout_.first_word(item); word < layout_.first_word(item + 1); ++word) {
      while (live_[word] != 0 && wiped_out == no_item) {
        const Index bit = word * word_bits + static_cast<Index>(std::countr_zero(live_[word]));
        remove_option(layout_.option_at(item, bit), wiped_out);
      }
    }
  }

  // Removes the options that conflict with this one by its secondary items, which have no sets, one by one, up to the
  // first item that is wiped out.
  void remove_secondary_conflicts(Option option, Item& wiped_out) {
    for (const Entry& entry : layout_.entries(option)) {
      if (entry.item < layout_.primary()) continue;
      const bool goes_on = layout_.each_conflict(entry, [&](Option other) {
        if (is_live(other)) remove_option(other, wiped_out);
        return wiped_out == no_item;
      });
      if (!goes_on) return;
    }
  }

  Mark mark() const { return {removal_count_, saved_count_}; }

  // Undoes what was removed since.
  void restore(Mark mark) {
    while (removal_count_ > mark.removals) {
      const auto [bits, word, item] = removals_[--removal_count_];
      live_[word] |= bits;
      keys_[item] += std::popcount(bits);
    }
    while (saved_count_ > mark.saved_blocks) {
      const auto [alive, block] = saved_blocks_[--saved_count_];
      alive_[block] = alive;
    }
  }

  SetLayout layout_;
  ConflictRows rows_;

  std::vector<Word> live_;   // by word: the options that can still be chosen; not up to date while the item is covered
  std::vector<Word> alive_;  // by 64 words: a bit for each that is not 0 and belongs to an uncovered item
  // By primary item, padded for vectors: falls by 1 with each live option that is removed. The item is wiped out at 0.
  std::vector<std::int32_t> keys_;
  std::vector<Removal> removals_;  // the first `removal_count_`
  std::size_t removal_count_ = 0;
  std::vector<SavedBlock> saved_blocks_;  // the first `saved_count_`
  std::size_t saved_count_ = 0;
  // By row that has not been made: what removals one by one in place of it have cost, in words.
  std::vector<std::size_t> rent_;

 private:
  void clear_alive(Index word) {
    Word& alive = alive_[word / word_bits];
    if ((alive & bit_of(word)) == 0) return;
    saved_blocks_[saved_count_++] = {alive, word / word_bits};
    alive ^= bit_of(word);
  }
};

}  // namespace quadrille::cover
