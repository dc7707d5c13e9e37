// Names numbered from 0 in the order in which they were added, with a hash table to find them. One string holds all
// letters, so that a million names take no more memory than their letters and a few numbers each. Tested by
// tests/core/cover_text_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::cover {

class Names {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// The key by which a name is found. The key of a short name is unique: a 1, then the name's letters, a byte each.
  /// The key of a longer name is a hash with the top bit set.
  using Key = std::uint64_t;
  static constexpr Key empty_key = 1;
  static constexpr std::size_t short_size = 7;
  /// The key of a name with one more letter, from the key of the name; both names must be short.
  static constexpr Key extended(Key key, char letter) { return key << 8 | static_cast<unsigned char>(letter); }
  static Key key_of(std::string_view name);

  /// Removes all names; keeps memory.
  void clear();

  std::size_t size() const { return ends_.size(); }
  std::string_view operator[](std::size_t index) const {
    const std::size_t begin = index == 0 ? 0 : ends_[index - 1];
    return std::string_view(letters_).substr(begin, ends_[index] - begin);
  }

  /// The number of `name`, or `none`.
  std::uint32_t find(std::string_view name) const { return find(name, key_of(name)); }
  /// The same for a caller that knows the key. Always inlined: reading a problem consists mostly of this.
  [[gnu::always_inline]] std::uint32_t find(std::string_view name, Key key) const { return slots_[slot_of(name, key)]; }

  /// Adds `name`, which must not have been added yet, and returns its number.
  std::uint32_t add(std::string_view name) { return add(name, key_of(name)); }
  std::uint32_t add(std::string_view name, Key key);

 private:
  // The slot that holds the name; if there is none, the free slot for it.
  [[gnu::always_inline]] std::size_t slot_of(std::string_view name, Key key) const {
    // 2⁶⁴ divided by the golden ratio (Knuth, TAOCP 6.4): the upper bits of the product depend on all letters.
    constexpr Key scatter = 0x9E3779B97F4A7C15;
    auto slot = static_cast<std::size_t>(key * scatter >> shift_);
    while (slots_[slot] != none && !is(slots_[slot], name, key)) slot = (slot + 1) & (slots_.size() - 1);
    return slot;
  }
  bool is(std::uint32_t index, std::string_view name, Key key) const {
    return keys_[index] == key && (name.size() <= short_size || (*this)[index] == name);
  }
  void widen();

  std::string letters_;
  std::vector<std::size_t> ends_;  // name i is letters_[ends_[i - 1] … ends_[i])
  std::vector<Key> keys_;          // by name
  // Each holds a name's number or `none`. Their number is a power of two, and at most half of them hold a name.
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(2, none);
  unsigned shift_ = 63;  // 64 − log₂ of the number of slots
};

}  // namespace quadrille::cover
