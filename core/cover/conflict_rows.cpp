#include "core/cover/conflict_rows.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::cover {

namespace {

// Room for blocks is a share of that for masks, as if a block had this many.
constexpr std::size_t masks_a_block = 8;

}  // namespace

void ConflictRows::open(const SetLayout& layout, std::size_t room) {
  layout_ = &layout;
  const std::size_t words = layout.words();
  const std::size_t blocks = (words + block_words - 1) / block_words;
  masks_.clear();
  const auto up_to = [&layout](std::size_t each, std::size_t most) {
    return static_cast<std::size_t>(std::min<std::uint64_t>(std::uint64_t{layout.options()} * each, most));
  };
  masks_.reserve(up_to(words, room));
  blocks_.clear();
  blocks_.reserve(up_to(blocks, room / masks_a_block));
  rows_.assign(layout.options(), {});
  gathered_.assign(words, 0);
  touched_.assign(blocks, 0);
  own_.assign(blocks, 0);
  columns_.assign(layout.items(), no_column);
  std::size_t columns = 0;
  for (Item item = 0; item < layout.items(); ++item) columns += deserves_column(item);
  column_words_.clear();
  column_words_.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(std::uint64_t{columns} * (words + blocks), room)));
}

void ConflictRows::make(Option option) {
  gather(option);
  std::size_t masks = 0, blocks = 0;
  for (std::size_t block = 0; block < touched_.size(); ++block) {
    masks += static_cast<unsigned>(std::popcount(touched_[block]));
    blocks += (touched_[block] | own_[block]) != 0;
  }
  Row& row = rows_[option];
  row.is_made = true;
  row.is_kept = masks <= masks_.capacity() - masks_.size() && blocks <= blocks_.capacity() - blocks_.size();
  row.begin = static_cast<Index>(blocks_.size());
  for (std::size_t block = 0; block < touched_.size(); ++block) {
    const Word touched = std::exchange(touched_[block], 0);
    const Word own = std::exchange(own_[block], 0);
    if (row.is_kept && (touched | own) != 0) {
      blocks_.push_back({own, touched, static_cast<Index>(block), static_cast<Index>(masks_.size())});
    }
    for (Word rest = touched; rest != 0; rest &= rest - 1) {
      const Word mask = std::exchange(gathered_[block * block_words + static_cast<unsigned>(std::countr_zero(rest))], 0);
      if (row.is_kept) masks_.push_back(mask);
    }
  }
  row.end = static_cast<Index>(blocks_.size());
}

// The places of all options that conflict by an entry.
void ConflictRows::gather_places(const Entry& entry) {
  layout_->each_conflict(entry, [this](Option other) {
    for (const auto& [item, bit] : layout_->places_of(other)) {
      const Index word = bit / SetLayout::word_bits;
      gathered_[word] |= Word{1} << bit % SetLayout::word_bits;
      touched_[word / block_words] |= Word{1} << word % block_words;
    }
    return true;
  });
}

// Where the item's column begins, made if it has not been; `no_column` if it deserves none, or there is no room.
std::size_t ConflictRows::column_of(Item item) {
  if (columns_[item] != no_column || !deserves_column(item)) return columns_[item];
  const std::size_t begin = column_words_.size(), touched = begin + gathered_.size();
  if (column_words_.capacity() - begin < gathered_.size() + touched_.size()) return no_column;
  column_words_.resize(touched + touched_.size(), 0);
  for (const SetLayout::Member& member : layout_->members(item)) {
    for (const auto& place : layout_->places_of(member.option)) {
      const Index word = place.bit / SetLayout::word_bits;
      column_words_[begin + word] |= Word{1} << place.bit % SetLayout::word_bits;
      column_words_[touched + word / block_words] |= Word{1} << word % block_words;
    }
  }
  return columns_[item] = begin;
}

void ConflictRows::gather(Option option) {
  for (const Entry& entry : layout_->entries(option)) {
    const std::size_t column = entry.colour == 0 ? column_of(entry.item) : no_column;
    if (column == no_column) {
      gather_places(entry);
    } else {
      const Word* from = column_words_.data() + column;
      for (Word& word : gathered_) word |= *from++;
      for (Word& word : touched_) word |= *from++;
    }
  }
  for (const auto& place : layout_->places_of(option)) {
    for (Index word = layout_->first_word(place.item); word < layout_->first_word(place.item + 1); ++word) {
      own_[word / block_words] |= Word{1} << word % block_words;
      touched_[word / block_words] &= ~(Word{1} << word % block_words);
      gathered_[word] = 0;
    }
  }
}

}  // namespace quadrille::cover
