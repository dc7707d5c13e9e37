#include "core/cover/counting/slot_plan.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include "core/cover/counting/item_order.hpp"

namespace quadrille::cover {

namespace {

using Word = std::uint64_t;

// The first of `bits` consecutive zeros; 64 if there are none.
std::uint32_t first_gap(Word used, std::uint32_t bits) {
  Word gaps = ~used;  // bit i: the `known` bits from i on are zeros
  for (std::uint32_t known = 1; known < bits;) {
    const std::uint32_t more = std::min(known, bits - known);
    gaps &= gaps >> more;
    known += more;
  }
  return static_cast<std::uint32_t>(std::countr_zero(gaps));
}

// Allocates the bits of a state. A slot lies within one word.
class SlotAllocator {
 public:
  // The first `bits` free bits; adds a word if there are none.
  Slot take(std::uint32_t bits) {
    assert(bits >= 1 && bits < 64);
    for (std::uint32_t& word = first_word_[bits];; ++word) {
      if (word == used_.size()) used_.push_back(0);
      const std::uint32_t shift = first_gap(used_[word], bits);
      if (shift == 64) continue;
      const Slot slot = {word, shift, ((Word{1} << bits) - 1) << shift};
      used_[word] |= slot.mask;
      return slot;
    }
  }
  void release(const Slot& slot) {
    used_[slot.word] &= ~slot.mask;
    for (std::uint32_t& word : first_word_) word = std::min(word, slot.word);
  }
  std::size_t words() const { return used_.size(); }

 private:
  std::vector<Word> used_ = std::vector<Word>(1);
  std::array<std::uint32_t, 64> first_word_ = {};  // by number of bits: no earlier word has that many free
};

}  // namespace

SlotPlan::SlotPlan(const Problem& problem, const Ranges& ranges, const std::vector<Item>& order,
                   const std::vector<std::uint32_t>& layer_of)
    : first(order.size() + 1), last(order.size() + 1), slots(problem.items()) {
  const auto life = lives(problem, order, layer_of);
  const auto bits = bits_of_items(problem, ranges);
  // An item that is covered exactly once has one chosen option, so an item that only its options cover does not become
  // live.
  const auto is_ever_live = [&](Item item) {
    const Life& its = life[item];
    if (bits[item] == 0 || its.first > its.last) return false;
    return its.first < its.last || !ranges.is_exact(order[its.first]);
  };
  for (Item item = 0; item < problem.items(); ++item) {
    if (!is_ever_live(item)) continue;
    first[life[item].first].push_back(item);
    last[life[item].last].push_back(item);
  }
  SlotAllocator allocator;
  for (std::size_t layer = 0; layer < order.size(); ++layer) {
    for (const Item item : first[layer]) slots[item] = allocator.take(bits[item]);
    for (const Item item : last[layer]) allocator.release(slots[item]);
  }
  words = allocator.words();
}

}  // namespace quadrille::cover
