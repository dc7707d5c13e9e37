#include "core/cover/bits/live_sets.hpp"

#include "core/simd.hpp"

namespace quadrille::cover {

[[clang::minsize]] void LiveSets::open_sets(const Problem& problem) {
  layout_.lay_out(problem);
  live_.assign(layout_.words(), ~Word{0});
  alive_.assign((layout_.words() + word_bits - 1) / word_bits, ~Word{0});
  if (layout_.words() % word_bits != 0) alive_.back() = bit_of(static_cast<Index>(layout_.words())) - 1;
  keys_.assign(simd::padded(layout_.primary()), covered);
  for (Item item = 0; item < layout_.primary(); ++item) {
    keys_[item] = 0;
    const auto size = static_cast<Index>(layout_.members(item).size());
    if (size % word_bits != 0) live_[layout_.first_word(item + 1) - 1] = bit_of(size) - 1;
  }
  // Along a branch every record removes at least one bit; one more record is written but not counted.
  removals_.resize(layout_.places() + 1);
  saved_blocks_.resize(layout_.words() + 1);
  removal_count_ = saved_count_ = 0;
}

Item LiveSets::remove_row(Row row) {
  Removal* removal = removals_.data() + removal_count_;
  Item wiped_out = no_item;
  for (const auto& block : row) {
    const Word before = alive_[block.block];
    Word alive = before & ~block.own;
    for (Word rest = alive & block.touched; rest != 0 && wiped_out == no_item; rest &= rest - 1) {
      const auto bit = static_cast<unsigned>(std::countr_zero(rest));
      const Index word = block.block * word_bits + bit;
      const Item item = layout_.item_of(word);
      const Word taken = live_[word] & rows_.mask(block, bit);
      *removal = {taken, word, item};
      removal += taken != 0;  // branchless: the branch would often be mispredicted
      live_[word] ^= taken;
      alive ^= Word{live_[word] == 0} << bit;
      const std::int32_t key = keys_[item], count = std::popcount(taken);
      keys_[item] = key - count;
      if (key <= count) wiped_out = item;
    }
    alive_[block.block] = alive;
    saved_blocks_[saved_count_] = {before, block.block};
    saved_count_ += alive != before;
    if (wiped_out != no_item) break;
  }
  removal_count_ = static_cast<std::size_t>(removal - removals_.data());
  return wiped_out;
}

}  // namespace quadrille::cover
