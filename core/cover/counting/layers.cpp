#include "core/cover/counting/layers.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/cover/counting/item_order.hpp"
#include "core/cover/counting/ranges.hpp"
#include "core/cover/counting/slot_plan.hpp"

namespace quadrille::cover {

namespace {

using Word = Layers::Word;

// Writes the layers, one after the other.
class Writer {
 public:
  Writer(const Problem& problem, const Ranges& ranges, const std::vector<Item>& order,
         const std::vector<std::uint32_t>& layer_of, std::size_t most_bytes, Layers& layers)
      : problem_(problem),
        ranges_(ranges),
        plan_(problem, ranges, order, layer_of),
        words_(plan_.words),
        is_sure_(problem.items()),
        is_fresh_(problem.items()),
        uses_(problem.items()),
        most_words_(most_bytes / sizeof(Word)),
        layers_(layers) {}

  std::size_t words() const { return words_; }

  // Writes the layers of `item`, whose options are `options`, and the layers that clear the slots of items whose last
  // layer it is. Returns false if the masks take too much room.
  bool write(std::size_t layer, Item item, const std::vector<Option>& options) {
    for (const Item first : plan_.first[layer]) {
      is_fresh_[first] = true;
      bits_ += bits_of(first);
      if (!ranges_.is_exact(first)) counters_to_start_.push_back(first);
    }
    const bool fits = ranges_.is_exact(item) ? write_exact(item, options) : write_bounded(item, options);
    for (const Item first : plan_.first[layer]) is_fresh_[first] = false;
    return fits && clear(plan_.last[layer], item);
  }

 private:
  // The counter of an item with bounds begins at `start_of`, so that its top bit is set when the item is saturated.
  Word start_of(Item item) const { return top_of(item) - (Word{ranges_[item].high} << plan_.slots[item].shift); }
  Word top_of(Item item) const { return plan_.slots[item].mask & ~(plan_.slots[item].mask >> 1); }
  Word one_of(Item item) const { return Word{1} << plan_.slots[item].shift; }
  int bits_of(Item item) const { return std::popcount(plan_.slots[item].mask); }

  // A layer, in which the item is covered already or one of its options is chosen.
  bool write_exact(Item item, const std::vector<Option>& options) {
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
    if (own.mask == 0) find_sure_items(options);
    end(own.mask == 0 ? 0 : 1);
    return true;
  }

  // A layer for each option, in which it is chosen or not, and layers that check the counter. If the counter has few
  // contents, the last option's layer checks it.
  bool write_bounded(Item item, const std::vector<Option>& options) {
    const bool has_few = plan_.slots[item].mask != 0 && ranges_[item].high - ranges_[item].low < most_at_once;
    for (const Option option : options) {
      begin();
      if (add_stream() == nullptr || !add_option(option, no_item)) return false;
      if (option == options.back() && has_few && !is_fresh_[item]) {
        if (!check_streams(item)) return false;
        end(bits_of(item));
        return true;
      }
      end(0);
      for (const Entry& entry : problem_.option(option)) is_fresh_[entry.item] = false;
    }
    return check(item);
  }

  // Replaces each stream of the layer by one for each content that the counter of `item` may have before, and lets that
  // clear it. In all of them but the first, an option of the item is chosen.
  bool check_streams(Item item) {
    const Slot slot = plan_.slots[item];
    const std::uint32_t first = first_stream_, last = streams_;
    for (std::uint32_t stream = first; stream < last; ++stream) {
      const std::uint32_t chosen = stream == first ? 0 : 1;
      const std::uint32_t least = std::max(ranges_[item].low, chosen);
      for (std::uint32_t count = ranges_[item].high; count >= least; --count) {
        std::uint32_t to = stream;
        if (count > least) {
          if (add_stream() == nullptr) return false;
          to = streams_ - 1;
          std::copy_n(&layers_.masks[3 * words_ * stream], 3 * words_, &layers_.masks[3 * words_ * to]);
        }
        Word* const care = &layers_.masks[3 * words_ * to + slot.word];
        const Word before = start_of(item) + (Word{count - chosen} << slot.shift);
        care[0] |= slot.mask;
        care[words_] |= before;
        care[2 * words_] -= before + chosen * one_of(item);
        if (count == 0) break;
      }
    }
    return true;
  }

  // Appends the layers that check the counter of `item` and clear it.
  bool check(Item item) {
    const Slot slot = plan_.slots[item];
    const auto [low, high] = ranges_[item];
    if (slot.mask == 0) {
      if (ranges_.is_free(item)) return true;
      begin();  // no streams: no number of options is right
      end(0);
      return true;
    }
    if (high - low >= most_contents) return check_by_bits(item);
    begin();
    for (std::uint32_t count = low; count <= high; ++count) {
      Word* const care = add_stream();
      if (care == nullptr) return false;
      care[slot.word] = slot.mask;
      care[words_ + slot.word] = start_of(item) + (Word{count} << slot.shift);
      care[2 * words_ + slot.word] = 0 - care[words_ + slot.word];
    }
    end(bits_of(item));
    return true;
  }

  // Adds high − low to the counter, so that its top bit is set if and only if `low` is reached. (If that is 0, there is
  // nothing to check.)
  bool check_by_bits(Item item) {
    const Slot slot = plan_.slots[item];
    const auto [low, high] = ranges_[item];
    if (low > 0) {
      begin();
      Word* const care = add_stream();
      if (care == nullptr) return false;
      care[2 * words_ + slot.word] = Word{high - low} << slot.shift;
      end(0);
    }
    bits_to_clear_.clear();
    append_bits(slot, low > 0 ? top_of(item) : 0);
    return clear_bits();
  }

  void begin() { first_stream_ = streams_; }
  // Ends a layer that frees this number of bits. It starts the counters of items that became live: their slots are 0
  // before.
  void end(int freed) {
    for (const Item item : counters_to_start_) {
      for (std::uint32_t stream = first_stream_; stream < streams_; ++stream)
        layers_.masks[(3 * stream + 2) * words_ + plan_.slots[item].word] += start_of(item);
    }
    counters_to_start_.clear();
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

  // Appends the streams of an option in the layer of `item`, if that is covered exactly once. A coloured item that may
  // be covered or not has two contents that fit.
  bool add_option(Option option, Item item) {
    undecided_.clear();
    Word* care = add_stream();
    if (care == nullptr) return false;
    for (const auto& [other, colour] : problem_.option(option)) {
      const Slot& slot = plan_.slots[other];
      if (slot.mask == 0) continue;
      if (!ranges_.is_exact(other)) {
        if (!is_fresh_[other]) care[slot.word] |= top_of(other);
        care[2 * words_ + slot.word] += one_of(other);
        continue;
      }
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

  // A bit of a slot, and whether it must be set.
  struct Bit {
    std::uint32_t word;
    Word mask;
    bool is_required;
  };

  void append_bits(const Slot& slot, Word required) {
    for (Word left = slot.mask; left != 0; left &= left - 1) {
      const Word mask = left & (0 - left);
      bits_to_clear_.push_back({slot.word, mask, (mask & required) != 0});
    }
  }

  // Appends the layers that clear the slots of items.
  bool clear(const std::vector<Item>& items, Item except) {
    bits_to_clear_.clear();
    for (const Item item : items) {
      if (item != except) append_bits(plan_.slots[item], 0);
    }
    return clear_bits();
  }

  // Clears some bits at a time: a stream for each content of these bits.
  bool clear_bits() {
    const auto& bits = bits_to_clear_;
    for (std::size_t first = 0; first < bits.size(); first += most_cleared_bits) {
      const std::size_t count = std::min(most_cleared_bits, bits.size() - first);
      begin();
      for (std::size_t content = 0; content >> count == 0; ++content) {
        bool fits = true;
        for (std::size_t i = 0; i < count; ++i) fits &= (content >> i & 1) != 0 || !bits[first + i].is_required;
        if (!fits) continue;
        Word* const care = add_stream();
        if (care == nullptr) return false;
        for (std::size_t i = 0; i < count; ++i) {
          const Bit& bit = bits[first + i];
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
  // The largest number of contents of a counter that are cleared by a stream each.
  static constexpr std::uint32_t most_contents = 1 << most_cleared_bits;
  // Only in a layer that does something else, too. More streams than this take longer than another layer.
  static constexpr std::uint32_t most_at_once = 4;
  static constexpr Item no_item = ~Item{0};

  const Problem& problem_;
  const Ranges& ranges_;
  SlotPlan plan_;
  std::size_t words_;
  std::vector<bool> is_sure_;      // by item: covered in every state
  std::vector<bool> is_fresh_;     // by item: its slot is 0 in every state
  std::vector<std::size_t> uses_;  // by item: options of the present layer that contain it; 0 between layers
  std::vector<Slot> undecided_;    // of the present option; the mask is the content
  std::vector<Bit> bits_to_clear_;
  std::vector<Item> counters_to_start_;  // in the present layer
  std::uint32_t streams_ = 0;
  std::uint32_t first_stream_ = 0;
  int bits_ = 0;  // of the slots in use
  std::size_t most_words_;
  Layers& layers_;
};

}  // namespace

bool Layers::lay_out(const Problem& problem, std::size_t most_bytes) {
  const Ranges ranges(problem);
  const std::vector<Item> order = best_order(problem, ranges).order;
  const auto layer_of = layers_of_options(problem, ranges, order);
  layers.clear();
  masks.clear();
  most_streams = 0;
  has_counters = problem.has_multiplicities();
  state_bound = 1;
  Writer writer(problem, ranges, order, layer_of, most_bytes, *this);
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
