// What the choice of an option removes from the sets of other items: a mask for every word that it changes. It is the
// same in every position.
//
// An option's row is made when that pays, and is kept if there is room. The masks are packed in the
// order of their words, in blocks of 64 words: a block has a bit for each of its words that has a mask, so a popcount
// finds the mask of a word.
//
//     block      words 64·b … 64·b + 63
//     touched    0 0 1 0 0 1 1 0 …              words 2, 5 and 6 of the block
//     masks            └─ m0  └─ m1 m2          the mask of word 6 is m[popcount(touched & 0b111111)]
//
// An item without a colour adds the same to the row of every option that contains it: the bits of all options of that
// item. For items of many options this is computed once, as a column of all words; a row is then an OR of few columns.
//
// With multiplicities some items are *counted*: two options that share one do not conflict by it. The row of an option
// then removes the option itself from the sets of its counted items. Each item has a row, too, which removes all
// options of the item: row number `options()` + item.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cover/arena.hpp"
#include "core/cover/bits/set_layout.hpp"

namespace quadrille::cover {

class ConflictRows {
 public:
  using Word = std::uint64_t;
  using Index = std::uint32_t;
  static constexpr Index block_words = 64;

  struct Block {
    Word own;      // a bit for each word that belongs to one of the option's own items, which the option covers
    Word touched;  // a bit for each word that has a mask
    Index block;
    Index masks;  // index of the first mask
  };

  /// A number of masks: they take 32 MB, their blocks 12 MB, and columns 32 MB. Few problems need much of that.
  static constexpr std::size_t default_room = std::size_t{4} << 20;

  /// Removes all rows and prepares for a layout, which must not change. Keeps at most `room` masks, and columns of at
  /// most `room` words in all. `counted` says of each primary item whether it is counted; without multiplicities it is
  /// empty.
  void open(const SetLayout& layout, std::size_t room, std::vector<bool> counted = {});

  bool is_made(Option option) const { return rows_[option].is_made; }
  /// About how many words `make` would read.
  std::size_t cost_of_making(Option option) const;
  /// Makes the option's row, which must not have been made.
  void make(Option option);
  /// The option's row in ascending order of blocks. Empty if it is not kept or there is nothing to remove.
  std::span<const Block> row(Option option) const {
    return {blocks_.at(rows_[option].begin), blocks_.at(rows_[option].end)};
  }
  /// Whether the option's row was made and there was room for it.
  bool is_kept(Option option) const { return rows_[option].is_kept; }

  /// The mask of word `bit` of a block; the word must have one.
  Word mask(const Block& block, unsigned bit) const {
    return *masks_.at(block.masks + static_cast<unsigned>(std::popcount(block.touched & ((Word{1} << bit) - 1))));
  }

 private:
  struct Row {
    Index begin = 0;  // in blocks_
    Index end = 0;
    bool is_made = false;
    bool is_kept = false;
  };

  static constexpr std::size_t no_column = ~std::size_t{0};

  bool is_counted(Item item) const { return item < counted_.size() && counted_[item]; }
  bool has_many_options(Item item) const { return 4 * layout_->members(item).size() >= layout_->words(); }
  void gather(Option option);
  void gather_entry(Option row, const Entry& entry);
  void gather_option(Option option);
  void cover_words(Item item);
  void gather_columns();
  void gather_places(Option row, const Entry& entry);
  std::size_t cost_of_entry(const Entry& entry) const;
  std::size_t column_of(Item item);

  const SetLayout* layout_ = nullptr;
  std::vector<bool> counted_;
  std::vector<Row> rows_;  // by option, and then by item
  Arena<Block> blocks_;    // of all rows
  Arena<Word> masks_;
  std::vector<std::size_t> columns_;  // by item: where its column begins, or `no_column`
  Arena<Word> column_words_;  // for each column: its words, padded as in `gathered_`; then a bit for each that is not 0
  std::vector<std::size_t> joined_;        // the columns of the row that is being made
  std::vector<Option> last_gathered_for_;  // by option: the last row, plus one, to which its bits were added
  // The row that is being made; between rows all of it is 0:
  std::vector<Word> gathered_;  // by word, padded to whole vectors: the mask
  std::vector<Word> touched_;   // by block: a bit for each word that has a mask
  std::vector<Word> own_;       // by block: a bit for each word of the option's own items
};

}  // namespace quadrille::cover
