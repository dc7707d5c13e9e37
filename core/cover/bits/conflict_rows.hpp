// What choosing an option takes out of the other items' sets: a mask for every word that it touches, in any position.
//
// A row is made when its option is first chosen, and kept while there is room. Masks stand packed in the order of their
// words, in blocks of 64 words: a block says by a bit each which of its words have a mask, so a word's mask is found by
// a popcount.
//
//     block      words 64·b … 64·b + 63
//     touched    0 0 1 0 0 1 1 0 …              word 2, 5 and 6 of the block
//     masks            └─ m0  └─ m1 m2          the mask of word 6 is m[popcount(touched & 0b111111)]
//
// What an item without colour adds to a row is the same for all options that name it: the options of that item,
// wherever they stand. For items of many options that is gathered once, in a column of all words, and a row is then an
// OR of few columns.
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
    Word own;      // by word of the block: it belongs to one of the option's own items, which are covered with it
    Word touched;  // there is a mask
    Index block;
    Index masks;  // where they begin
  };

  /// Room for masks: 32 MB, 12 more for blocks, and 32 for columns, of which few problems need much.
  static constexpr std::size_t default_room = std::size_t{4} << 20;

  /// Begins anew for a layout, which must stay as it is. At most `room` masks are kept, and columns of as many words at
  /// most.
  void open(const SetLayout& layout, std::size_t room);

  /// The option's row, ascending; made if it has not been. Empty when there was no room, or nothing to touch.
  std::span<const Block> row(Option option) {
    if (!rows_[option].is_made) make(option);
    return {blocks_.at(rows_[option].begin), blocks_.at(rows_[option].end)};
  }
  /// Whether the option's row, which has been asked for, says all.
  bool is_kept(Option option) const { return rows_[option].is_kept; }

  /// The mask of bit `bit` of a block, which the block must touch.
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

  bool deserves_column(Item item) const { return 4 * layout_->members(item).size() >= layout_->words(); }
  void make(Option option);
  void gather(Option option);
  void gather_columns();
  void gather_places(Option option, const Entry& entry);
  std::size_t column_of(Item item);

  const SetLayout* layout_ = nullptr;
  std::vector<Row> rows_;  // by option
  Arena<Block> blocks_;    // made so far
  Arena<Word> masks_;
  std::vector<std::size_t> columns_;  // by item: where its column begins, `no_column` if there is none so far
  Arena<Word> column_words_;         // a column: its words, padded as in `gathered_`, then a bit for each that is not 0
  std::vector<std::size_t> joined_;  // columns that the row being made is an OR of
  std::vector<Option> met_;          // by option: the last option, plus one, whose row gathered its places
  std::vector<Word> gathered_;       // by word, padded to whole vectors: the mask in the row being made; else 0
  std::vector<Word> touched_;        // by block: the words gathered
  std::vector<Word> own_;            // by block: the words of the option's own items
};

}  // namespace quadrille::cover
