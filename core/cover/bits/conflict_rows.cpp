#include "core/cover/bits/conflict_rows.hpp"

#include <algorithm>
#include <utility>

#include "core/simd.hpp"

namespace quadrille::cover {

namespace {

// The room for blocks is computed as if each block had this number of masks.
constexpr std::size_t masks_per_block = 8;

}  // namespace

[[clang::minsize]] void ConflictRows::open(const SetLayout& layout, std::size_t room, std::vector<bool> counted) {
  layout_ = &layout;
  counted_ = std::move(counted);
  const std::size_t rows = layout.options() + counted_.size();
  const std::size_t words = layout.words();
  const std::size_t blocks = (words + block_words - 1) / block_words;
  const auto up_to = [rows](std::size_t each, std::size_t most) {
    return static_cast<std::size_t>(std::min<std::uint64_t>(std::uint64_t{rows} * each, most));
  };
  masks_.open(up_to(words, room));
  blocks_.open(up_to(blocks, room / masks_per_block));
  rows_.assign(rows, {});
  last_gathered_for_.assign(layout.options(), 0);
  gathered_.assign((words + simd::lanes<Word> - 1) / simd::lanes<Word> * simd::lanes<Word>, 0);
  touched_.assign(blocks, 0);
  own_.assign(blocks, 0);
  columns_.assign(layout.items(), no_column);
  joined_.clear();
  joined_.reserve(layout.items() + 1);
  std::size_t columns = 0;
  for (Item item = 0; item < layout.items(); ++item) columns += has_many_options(item);
  column_words_.open(
      static_cast<std::size_t>(std::min<std::uint64_t>(std::uint64_t{columns} * (gathered_.size() + blocks), room)));
}

std::size_t ConflictRows::cost_of_making(Option option) const {
  std::size_t cost = layout_->words() / simd::lanes<Word>;
  if (option >= layout_->options()) return cost + cost_of_entry({static_cast<Item>(option - layout_->options())});
  for (const Entry& entry : layout_->entries(option)) {
    if (!is_counted(entry.item)) cost += cost_of_entry(entry);
  }
  return cost;
}

std::size_t ConflictRows::cost_of_entry(const Entry& entry) const {
  const auto [item, colour] = entry;
  const std::size_t words = layout_->words(), row = words / simd::lanes<Word>;
  const std::size_t places = layout_->places() / layout_->options() + 1;
  const std::size_t members = layout_->members(item).size();
  if (colour != 0 || !has_many_options(item)) return members * places;
  return row + (columns_[item] == no_column ? words + members * places : 0);
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
  row.is_kept = masks <= masks_.left() && blocks <= blocks_.left();
  row.begin = static_cast<Index>(blocks_.size());
  auto begin = static_cast<Index>(masks_.size());
  Word* packed = row.is_kept ? masks_.take(masks) : nullptr;
  for (std::size_t block = 0; block < touched_.size(); ++block) {
    const Word touched = std::exchange(touched_[block], 0);
    const Word own = std::exchange(own_[block], 0);
    if (row.is_kept && (touched | own) != 0) {
      *blocks_.take(1) = {own, touched, static_cast<Index>(block), begin};
      begin += static_cast<Index>(std::popcount(touched));
    }
    Word* const gathered = gathered_.data() + block * block_words;
    for (Word rest = touched; rest != 0; rest &= rest - 1) {
      const Word mask = std::exchange(gathered[std::countr_zero(rest)], 0);
      if (row.is_kept) *packed++ = mask;
    }
  }
  row.end = static_cast<Index>(blocks_.size());
}

// Adds the bits of all options that conflict with an entry, each option only once for all entries of a row.
void ConflictRows::gather_places(Option row, const Entry& entry) {
  layout_->each_conflict(entry, [this, row](Option other) {
    if (std::exchange(last_gathered_for_[other], row + 1) != row + 1) gather_option(other);
    return true;
  });
}

// Adds the bits of an option.
void ConflictRows::gather_option(Option option) {
  for (const auto& [item, bit] : layout_->places_of(option)) {
    const Index word = bit / SetLayout::word_bits;
    gathered_[word] |= SetLayout::bit_of(bit);
    touched_[word / block_words] |= SetLayout::bit_of(word);
  }
}

// The begin of the item's column, which is made if necessary. `no_column` if the item has few options or there is
// no room.
std::size_t ConflictRows::column_of(Item item) {
  if (columns_[item] != no_column || !has_many_options(item)) return columns_[item];
  const std::size_t begin = column_words_.size(), size = gathered_.size() + touched_.size();
  if (column_words_.left() < size) return no_column;
  Word* const column = column_words_.take(size);
  std::fill_n(column, size, 0);
  Word* const touched = column + gathered_.size();
  for (const SetLayout::Member& member : layout_->members(item)) {
    for (const auto& [other, bit] : layout_->places_of(member.option))
      column[bit / SetLayout::word_bits] |= SetLayout::bit_of(bit);
  }
  const auto words = static_cast<Index>(layout_->words());
  for (Index word = 0; word < words; ++word)
    touched[word / block_words] |= Word{column[word] != 0} << word % block_words;
  return columns_[item] = begin;
}

void ConflictRows::gather(Option option) {
  joined_.clear();
  if (option >= layout_->options()) {
    const auto item = static_cast<Item>(option - layout_->options());
    gather_entry(option, {item});
    gather_columns();
    return cover_words(item);
  }
  for (const Entry& entry : layout_->entries(option)) {
    if (!is_counted(entry.item)) gather_entry(option, entry);
  }
  gather_columns();
  if (!counted_.empty()) gather_option(option);
  for (const auto& place : layout_->places_of(option)) {
    if (!is_counted(place.item)) cover_words(place.item);
  }
}

// Adds what conflicts with an entry, as a column if there is one.
void ConflictRows::gather_entry(Option row, const Entry& entry) {
  const std::size_t column = entry.colour == 0 ? column_of(entry.item) : no_column;
  if (column == no_column) {
    gather_places(row, entry);
  } else {
    joined_.push_back(column);
  }
}

// The row covers the item.
void ConflictRows::cover_words(Item item) {
  for (Index word = layout_->first_word(item); word < layout_->first_word(item + 1); ++word) {
    own_[word / block_words] |= SetLayout::bit_of(word);
    touched_[word / block_words] &= ~SetLayout::bit_of(word);
    gathered_[word] = 0;
  }
}

// Adds two columns at a time, so that `gathered_` is loaded and stored half as often.
void ConflictRows::gather_columns() {
  if (joined_.size() % 2 != 0) joined_.push_back(joined_.back());
  Word* const gathered = gathered_.data();
  const std::size_t words = gathered_.size();
  for (std::size_t i = 0; i < joined_.size(); i += 2) {
    const Word* const one = column_words_.at(joined_[i]);
    const Word* const other = column_words_.at(joined_[i + 1]);
    for (std::size_t at = 0; at < words; at += simd::lanes<Word>) {
      simd::store(gathered + at, simd::load(gathered + at) | simd::load(one + at) | simd::load(other + at));
    }
    for (std::size_t block = 0; block < touched_.size(); ++block)
      touched_[block] |= one[words + block] | other[words + block];
  }
}

}  // namespace quadrille::cover
