#include "core/cover/counting/layers.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include "core/cover/counting/item_order.hpp"

namespace quadrille::cover {

namespace {

using Word = Layers::Word;

struct Slot {
  std::uint32_t word = 0;
  std::uint32_t shift = 0;
  Word mask = 0;  // 0: the item is never live
};

// The first place where so many zeros stand side by side; 64 if there is none.
std::uint32_t first_gap(Word used, std::uint32_t bits) {
  Word gaps = ~used;  // bit i: zeros from i on, as many as are known so far
  for (std::uint32_t known = 1; known < bits;) {
    const std::uint32_t more = std::min(known, bits - known);
    gaps &= gaps >> more;
    known += more;
  }
  return static_cast<std::uint32_t>(std::countr_zero(gaps));
}

// The bits of a state as they are taken and given back. A slot lies within a word.
class Slots {
 public:
  // The first bits that are free, in a word more if there are none.
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
  void give_back(const Slot& slot) {
    used_[slot.word] &= ~slot.mask;
    for (std::uint32_t& word : first_word_) word = std::min(word, slot.word);
  }
  std::size_t words() const { return used_.size(); }

 private:
  std::vector<Word> used_ = std::vector<Word>(1);
  std::array<std::uint32_t, 64> first_word_ = {};  // by bits: no word before it has so many
};

}  // namespace

// Gives each item that is live between two layers bits of the state, reusing those of items that have died; then writes
// each option down as masks.
bool Layers::lay_out(const Problem& problem, std::size_t most_bytes) {
  const RatedOrder best = best_order(problem);
  const std::vector<Item>& order = best.order;
  state_bound = best.states;
  const auto layer_of = layers_of_options(problem, order);
  const auto life = lives(problem, order, layer_of);
  const auto bits = bits_of_items(problem);

  std::vector<std::vector<Item>> born(order.size() + 1), dying(order.size() + 1);
  for (Item item = 0; item < problem.items(); ++item) {
    if (life[item].first >= life[item].last) continue;
    born[life[item].first].push_back(item);
    dying[life[item].last].push_back(item);
  }
  std::vector<Slot> slots(problem.items());
  Slots free;
  for (std::size_t layer = 0; layer < order.size(); ++layer) {
    for (const Item item : born[layer]) slots[item] = free.take(bits[item]);
    for (const Item item : dying[layer]) free.give_back(slots[item]);
  }
  words = free.words();

  layers.clear();
  moves.clear();
  tints.clear();
  masks.clear();
  const std::uint64_t mask_words = std::uint64_t{words} * (2 * problem.options() + order.size());
  const std::size_t most_tints = problem.is_coloured() ? problem.entries() : 0;
  const std::size_t others =
      problem.options() * sizeof(Move) + order.size() * sizeof(Layer) + most_tints * sizeof(Tint);
  if (mask_words * sizeof(Word) + others > most_bytes) return false;
  masks.reserve(static_cast<std::size_t>(mask_words));
  moves.reserve(problem.options());
  layers.reserve(order.size());
  tints.reserve(most_tints);

  std::vector<std::vector<Option>> options(order.size());
  for (Option option = 0; option < problem.options(); ++option) {
    if (layer_of[option] != no_layer) options[layer_of[option]].push_back(option);
  }
  std::vector<Word> used(words);
  for (std::size_t layer = 0; layer < order.size(); ++layer) {
    const auto first_move = static_cast<std::uint32_t>(moves.size());
    for (const Option option : options[layer]) {
      const auto at = static_cast<std::uint32_t>(masks.size());
      const auto first_tint = static_cast<std::uint32_t>(tints.size());
      masks.resize(masks.size() + 2 * words);
      for (const auto& [item, colour] : problem.option(option)) {
        const Slot& slot = slots[item];
        if (slot.mask == 0) continue;
        // Covered for good is the value past all colours, every bit set: no colour reaches that.
        const Word value = colour == 0 ? slot.mask : Word{colour} << slot.shift;
        if (colour == 0) {
          masks[at + slot.word] |= slot.mask;
        } else {
          tints.push_back({slot.word, slot.mask, value});
        }
        masks[at + words + slot.word] |= value;
      }
      moves.push_back({at, first_tint, static_cast<std::uint32_t>(tints.size())});
    }
    for (const Item item : born[layer]) used[slots[item].word] |= slots[item].mask;
    for (const Item item : dying[layer]) used[slots[item].word] &= ~slots[item].mask;
    const Slot& own = slots[order[layer]];
    const auto keep = static_cast<std::uint32_t>(masks.size());
    masks.insert(masks.end(), used.begin(), used.end());
    layers.push_back({first_move, static_cast<std::uint32_t>(moves.size()), keep, own.word, own.mask});
  }
  return true;
}

}  // namespace quadrille::cover
