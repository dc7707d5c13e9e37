// What constraints wait for, and which of them wait: for both searches.
//
//     rows     by variable, what waits for it, one row after the other (compressed rows)
//     ranks    a set of numbers in two levels: `words_` has the bits, `summary_` says which words have some
//
// Tested by tests/core/network_agenda_test.cpp.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::network {

template <class Entry>
class Rows {
 public:
  /// All rows are empty. `for_each(visit)` calls `visit(variable)` once for each entry that there may be, at most.
  template <class ForEach>
  void open(std::size_t variables, ForEach for_each) {
    first_.assign(variables + 1, 0);
    for_each([&](Variable variable) { ++first_[variable + 1]; });
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
    entries_.resize(first_.back());
    clear();
  }
  /// All rows are empty, with the same room.
  void clear() { end_.assign(first_.begin(), first_.end() - 1); }
  void add(Variable variable, const Entry& entry) { entries_[end_[variable]++] = entry; }
  /// The last entry of a row; null if there is none.
  Entry* last(Variable variable) {
    return end_[variable] == first_[variable] ? nullptr : &entries_[end_[variable] - 1];
  }
  std::span<const Entry> of(Variable variable) const {
    return {entries_.data() + first_[variable], end_[variable] - first_[variable]};
  }

 private:
  std::vector<std::uint32_t> first_;  // by variable: the room of its row is entries_[first_[x] … first_[x + 1])
  std::vector<std::uint32_t> end_;    // by variable: behind its last entry
  std::vector<Entry> entries_;
};

class Ranks {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// Room for the numbers below `size`; none is in.
  void open(std::size_t size) {
    words_.assign((size + 63) / 64, 0);
    summary_.assign((words_.size() + 63) / 64, 0);
  }
  bool is_empty() const {
    return std::all_of(summary_.begin(), summary_.end(), [](std::uint64_t bits) { return bits == 0; });
  }
  /// Adds the numbers 64 · word + i with bit i, of which there is one at least.
  void add_bits(std::uint32_t word, std::uint64_t bits) {
    words_[word] |= bits;
    summary_[word / 64] |= std::uint64_t{1} << word % 64;
  }
  void add(std::uint32_t rank) { add_bits(rank / 64, std::uint64_t{1} << rank % 64); }
  void remove(std::uint32_t rank) {
    const std::uint32_t word = rank / 64;
    words_[word] &= ~(std::uint64_t{1} << rank % 64);
    if (words_[word] == 0) summary_[word / 64] &= ~(std::uint64_t{1} << word % 64);
  }
  /// Takes the least one out; `none` if there is none.
  std::uint32_t take() {
    for (std::uint32_t at = 0; at < summary_.size(); ++at) {
      if (summary_[at] == 0) continue;
      const std::uint32_t word = 64 * at + static_cast<std::uint32_t>(std::countr_zero(summary_[at]));
      const std::uint32_t rank = 64 * word + static_cast<std::uint32_t>(std::countr_zero(words_[word]));
      words_[word] &= words_[word] - 1;
      if (words_[word] == 0) summary_[at] &= summary_[at] - 1;
      return rank;
    }
    return none;
  }
  void clear() {
    for (std::uint32_t at = 0; at < summary_.size(); ++at) {
      for (std::uint64_t& left = summary_[at]; left != 0; left &= left - 1)
        words_[64 * at + static_cast<std::uint32_t>(std::countr_zero(left))] = 0;
    }
  }

 private:
  std::vector<std::uint64_t> words_, summary_;  // bit i of summary_[at]: whether words_[64 * at + i] has bits
};

}  // namespace quadrille::network
