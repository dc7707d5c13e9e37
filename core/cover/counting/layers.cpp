#include "core/cover/counting/layers.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>

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

// Writes the layers, one after the other.
class Writer {
 public:
  Writer(const Problem& problem, const std::vector<Item>& order, const std::vector<std::uint32_t>& layer_of,
         std::size_t most_bytes, Layers& layers)
      : problem_(problem),
        plan_(problem, order, layer_of),
        words_(plan_.words),
        is_sure_(problem.items()),
        is_fresh_(problem.items()),
        uses_(problem.items()),
        most_words_(most_bytes / sizeof(Word)),
        layers_(layers) {}

  std::size_t words() const { return words_; }

  // Writes the layer of `item`, whose options are `options`, and the layers that clear the slots of items whose last
  // layer it is. Returns false if the masks take too much room.
  bool write(std::size_t layer, Item item, const std::vector<Option>& options) {
    for (const Item first : plan_.first[layer]) {
      is_fresh_[first] = true;
      bits_ += bits_of(first);
    }
    begin();
    const Slot own = plan_.slots[item];
    if (own.mask != 0) {
      Word* const care = add_stream();
      if (care == nullptr) return false;
      care[own.word] = care[words_ + own.word] = own.mask;
      care[2 * words_ + own.word] = 0 - own.mask;
    }
    for (const Option option : options) {
      if (!add_option(option, item)) return false;
    }
    for (const Item first : plan_.first[layer]) is_fresh_[first] = false;
    if (own.mask == 0) find_sure_items(options);
    end(own.mask == 0 ? 0 : 1);
    return clear(plan_.last[layer], item);
  }

 private:
  int bits_of(Item item) const { return std::popcount(plan_.slots[item].mask); }

  void begin() { first_stream_ = streams_; }
  // Ends a layer that frees this number of bits.
  void end(int freed) {
    bits_ -= freed;
    layers_.layers.push_back({first_stream_, streams_});
    layers_.state_bound += std::ldexp(1.0, bits_);
    layers_.most_streams = std::max<std::size_t>(layers_.most_streams, streams_ - first_stream_);
  }

  // Appends a stream of all states, unchanged; null if there is no room.
  Word* add_stream() {
    const std::size_t at = layers_.masks.size();
    if (at + 3 * words_ > most_words_) return nullptr;
    layers_.masks.resize(at + 3 * words_);
    ++streams_;
    return &layers_.masks[at];
  }

  // Appends the streams of an option. A coloured item that may be covered or not has two contents that fit.
  bool add_option(Option option, Item item) {
    undecided_.clear();
    Word* care = add_stream();
    if (care == nullptr) return false;
    for (const auto& [other, colour] : problem_.option(option)) {
      const Slot& slot = plan_.slots[other];
      if (slot.mask == 0) continue;
      // An item covered without a colour has all bits of its slot set: no colour has that value.
      const Word value = colour == 0 ? slot.mask : Word{colour} << slot.shift;
      Word* const delta = care + 2 * words_;
      if (other != item) delta[slot.word] += value;
      if (is_fresh_[other]) continue;
      care[slot.word] |= slot.mask;
      if (colour != 0 && is_sure_[other]) {
        care[words_ + slot.word] |= value;
        delta[slot.word] -= value;
      } else if (colour != 0) {
        undecided_.push_back({slot.word, slot.shift, value});
      } else if (is_sure_[other]) {
        layers_.masks.resize(layers_.masks.size() - 3 * words_);
        --streams_;
        return true;
      }
    }
    // Each undecided slot doubles the streams: those so far are for the content 0.
    std::uint32_t made = 1;
    for (const Slot& slot : undecided_) {
      const std::uint32_t first = streams_ - made;
      for (std::uint32_t i = 0; i < made; ++i) {
        Word* const copy = add_stream();
        if (copy == nullptr) return false;
        std::copy_n(&layers_.masks[3 * words_ * (first + i)], 3 * words_, copy);
        copy[words_ + slot.word] |= slot.mask;
        copy[2 * words_ + slot.word] -= slot.mask;
      }
      made *= 2;
    }
    return true;
  }

  // The options belong to an item that no option of another layer covers, so one of them is chosen, and what all of
  // them contain is covered from now on.
  void find_sure_items(const std::vector<Option>& options) {
    for (const Option option : options) {
      for (const Entry& entry : problem_.option(option)) ++uses_[entry.item];
    }
    for (const Option option : options) {
      for (const Entry& entry : problem_.option(option)) {
        if (uses_[entry.item] == options.size()) is_sure_[entry.item] = true;
        uses_[entry.item] = 0;
      }
    }
  }

  // Appends the layers that clear the slots of items, some bits at a time: a stream for each content of these bits.
  bool clear(const std::vector<Item>& items, Item except) {
    std::vector<Slot> bits;
    for (const Item item : items) {
      const Slot slot = item == except ? Slot{} : plan_.slots[item];
      for (Word left = slot.mask; left != 0; left &= left - 1)
        bits.push_back({slot.word, slot.shift, left & (0 - left)});
    }
    for (std::size_t first = 0; first < bits.size(); first += most_cleared_bits) {
      const std::size_t count = std::min(most_cleared_bits, bits.size() - first);
      begin();
      for (std::size_t content = 0; content >> count == 0; ++content) {
        Word* const care = add_stream();
        if (care == nullptr) return false;
        for (std::size_t i = 0; i < count; ++i) {
          const Slot& bit = bits[first + i];
          care[bit.word] |= bit.mask;
          if ((content >> i & 1) == 0) continue;
          care[words_ + bit.word] |= bit.mask;
          care[2 * words_ + bit.word] -= bit.mask;
        }
      }
      end(static_cast<int>(count));
    }
    return true;
  }

  // Measured: more bits at a time are fewer layers of more streams.
  static constexpr std::size_t most_cleared_bits = 4;

  const Problem& problem_;
  SlotPlan plan_;
  std::size_t words_;
  std::vector<bool> is_sure_;      // by item: covered in every state
  std::vector<bool> is_fresh_;     // by item: its slot is 0 in every state
  std::vector<std::size_t> uses_;  // by item: options of the present layer that contain it; 0 between layers
  std::vector<Slot> undecided_;    // of the present option; the mask is the content
  std::uint32_t streams_ = 0;
  std::uint32_t first_stream_ = 0;
  int bits_ = 0;  // of the slots in use
  std::size_t most_words_;
  Layers& layers_;
};

}  // namespace

bool Layers::lay_out(const Problem& problem, std::size_t most_bytes) {
  const std::vector<Item> order = best_order(problem).order;
  const auto layer_of = layers_of_options(problem, order);
  layers.clear();
  masks.clear();
  most_streams = 0;
  state_bound = 1;
  Writer writer(problem, order, layer_of, most_bytes, *this);
  words = writer.words();
  std::vector<std::vector<Option>> options(order.size());
  for (Option option = 0; option < problem.options(); ++option) {
    if (layer_of[option] != no_layer) options[layer_of[option]].push_back(option);
  }
  for (std::size_t layer = 0; layer < order.size(); ++layer) {
    if (!writer.write(layer, order[layer], options[layer])) return false;
  }
  masks.shrink_to_fit();
  layers.shrink_to_fit();
  return true;
}

}  // namespace quadrille::cover
