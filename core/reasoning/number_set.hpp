// A set of waiting numbers, of rules or of places of patterns, from which the lowest is taken.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::reasoning {

class NumberSet {
 public:
  /// Fills the set with all numbers from 0 to `size` - 1.
  void fill(std::size_t size) {
    size_ = static_cast<std::uint32_t>(size);
    words_.assign(size / 64 + 1, ~std::uint64_t{0});
    words_.back() = (std::uint64_t{1} << size % 64) - 1;
    front_ = 0;
  }
  void add(std::uint32_t number) {
    words_[number / 64] |= std::uint64_t{1} << number % 64;
    front_ = std::min<std::size_t>(front_, number / 64);
  }
  void remove(std::uint32_t number) { words_[number / 64] &= ~(std::uint64_t{1} << number % 64); }
  /// The lowest number; the size if the set is empty.
  std::uint32_t first() {
    while (front_ < words_.size() && words_[front_] == 0) ++front_;
    if (front_ == words_.size()) return size_;
    return static_cast<std::uint32_t>(64 * front_) + static_cast<std::uint32_t>(std::countr_zero(words_[front_]));
  }
  std::uint32_t size() const { return size_; }

 private:
  std::vector<std::uint64_t> words_;
  std::size_t front_ = 0;  // all words before this one are 0
  std::uint32_t size_ = 0;
};

}  // namespace quadrille::reasoning
