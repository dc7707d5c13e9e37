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

// The items that become live in each layer, those whose last layer it is, and the slots of all: an item reuses the bits
// of items that are not live any more.
struct SlotPlan {
  SlotPlan(const Problem& problem, const std::vector<Item>& order, const std::vector<std::uint32_t>& layer_of)
      : first(order.size() + 1), last(order.size() + 1), slots(problem.items()) {
    const auto life = lives(problem, order, layer_of);
    const auto bits = bits_of_items(problem);
    for (Item item = 0; item < problem.items(); ++item) {
      if (life[item].first >= life[item].last) continue;
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

  std::vector<std::vector<Item>> first, last;  // by layer
  std::vector<Slot> slots;                     // by item
  std::size_t words;                           // of a state
};

// Appends the move of an option.
void add_move(const Problem& problem, Option option, const std::vector<Slot>& slots, Layers& layers) {
  const auto at = static_cast<std::uint32_t>(layers.masks.size());
  const auto first_constraint = static_cast<std::uint32_t>(layers.colour_constraints.size());
  layers.masks.resize(layers.masks.size() + 2 * layers.words);
  for (const auto& [item, colour] : problem.option(option)) {
    const Slot& slot = slots[item];
    if (slot.mask == 0) continue;
    // An item covered without a colour has all bits of its slot set: no colour has that value.
    const Word value = colour == 0 ? slot.mask : Word{colour} << slot.shift;
    if (colour == 0) {
      layers.masks[at + slot.word] |= slot.mask;
    } else {
      layers.colour_constraints.push_back({slot.word, slot.mask, value});
    }
    layers.masks[at + layers.words + slot.word] |= value;
  }
  layers.moves.push_back({at, first_constraint, static_cast<std::uint32_t>(layers.colour_constraints.size())});
}

}  // namespace

bool Layers::lay_out(const Problem& problem, std::size_t most_bytes) {
  const RatedOrder best = best_order(problem);
  const std::vector<Item>& order = best.order;
  state_bound = best.states;
  const auto layer_of = layers_of_options(problem, order);
  const SlotPlan plan(problem, order, layer_of);
  words = plan.words;

  layers.clear();
  moves.clear();
  colour_constraints.clear();
  masks.clear();
  const std::uint64_t mask_words = std::uint64_t{words} * (2 * problem.options() + order.size());
  const std::size_t most_constraints = problem.is_coloured() ? problem.entries() : 0;
  const std::size_t others =
      problem.options() * sizeof(Move) + order.size() * sizeof(Layer) + most_constraints * sizeof(ColourConstraint);
  if (mask_words * sizeof(Word) + others > most_bytes) return false;
  masks.reserve(static_cast<std::size_t>(mask_words));
  moves.reserve(problem.options());
  layers.reserve(order.size());
  colour_constraints.reserve(most_constraints);

  std::vector<std::vector<Option>> options(order.size());
  for (Option option = 0; option < problem.options(); ++option) {
    if (layer_of[option] != no_layer) options[layer_of[option]].push_back(option);
  }
  std::vector<Word> used(words);
  for (std::size_t layer = 0; layer < order.size(); ++layer) {
    const auto first_move = static_cast<std::uint32_t>(moves.size());
    for (const Option option : options[layer]) add_move(problem, option, plan.slots, *this);
    for (const Item item : plan.first[layer]) used[plan.slots[item].word] |= plan.slots[item].mask;
    for (const Item item : plan.last[layer]) used[plan.slots[item].word] &= ~plan.slots[item].mask;
    const Slot& own = plan.slots[order[layer]];
    const auto keep = static_cast<std::uint32_t>(masks.size());
    masks.insert(masks.end(), used.begin(), used.end());
    layers.push_back({first_move, static_cast<std::uint32_t>(moves.size()), keep, own.word, own.mask});
  }
  return true;
}

}  // namespace quadrille::cover
