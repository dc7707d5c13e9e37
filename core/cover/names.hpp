// Names numbered from 0 in the order in which they were added, found again by a hash table. All letters stand in one string, so
// that a million names cost no more than their letters and three numbers each. Tested by tests/core/cover_text_test.cpp.
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

  /// Forgets all names; keeps memory.
  void clear();

  std::size_t size() const { return ends_.size(); }
  std::string_view operator[](std::size_t index) const {
    const std::size_t begin = index == 0 ? 0 : ends_[index - 1];
    return std::string_view(letters_).substr(begin, ends_[index] - begin);
  }

  /// The number of `name`, or `none`.
  std::uint32_t find(std::string_view name) const;

  /// Adds `name`, which must not be there yet, and returns its number.
  std::uint32_t add(std::string_view name);

 private:
  std::size_t slot_of(std::string_view name) const;
  void widen();

  std::string letters_;
  std::vector<std::size_t> ends_;     // name i is letters_[ends_[i - 1] … ends_[i])
  std::vector<std::uint32_t> slots_;  // a power of two, at most half of them taken: a name's number, or none
};

}  // namespace quadrille::cover
