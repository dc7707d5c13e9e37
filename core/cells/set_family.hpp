// Families of digit sets, for cells that all have different digits.
//
// The idea: give the cells their digits one after the other. Of the cells that are done only the *set* of their digits
// matters. So a filling is a path through layers of sets; layer i has sets of i digits:
//
//     {} ──cell 0──► {d} ──cell 1──► {d, e} ── … ──► a set of all cells' digits
//
// A layer is a family of sets, with a bit for each set. The number of a set: its lowest six bits, for the first six
// digits, are the bit's index in a word; the other bits are the word's number. Tested by tests/core/kakuro_run_test.cpp
// and tests/core/network_sum_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace quadrille::cells {

using Digits = std::uint16_t;            ///< a set: bit i is the digit number i
constexpr std::size_t sets_at_once = 8;  ///< that a vector holds

/// The digits that are in some of the sets.
inline Digits union_of(std::span<const Digits> sets) {
  Digits all = 0;
  for (const Digits set : sets) all |= set;
  return all;
}

/// Calls `visit(digit)` for the numbers of the digits of a set, ascending.
template <class F>
constexpr void for_digits(Digits set, F&& visit) {
  for (; set != 0; set = static_cast<Digits>(set & (set - 1))) visit(static_cast<unsigned>(std::countr_zero(set)));
}

/// Numbers the digits that occur in some cells from 0, so that cells of few digits have small families: the sets of up
/// to six digits are the bits of one word.
class Numbering {
 public:
  explicit Numbering(Digits occurring) : occurring_(occurring) {
    std::uint8_t next = 0;
    for_digits(occurring, [&](unsigned digit) { numbers_[digit] = next++; });
    words_ = std::size_t{1} << std::max<unsigned>(next, word_digits) >> word_digits;
  }

  static constexpr unsigned word_digits = 6;
  static constexpr unsigned most_digits = 16;

  std::size_t words() const { return words_; }  ///< of a family
  Digits occurring() const { return occurring_; }
  unsigned operator[](unsigned digit) const { return numbers_[digit]; }
  bool knows(Digits set) const { return (set & ~occurring_) == 0; }
  unsigned number_of(Digits set) const {
    unsigned number = 0;
    for_digits(set, [&](unsigned digit) { number |= 1u << numbers_[digit]; });
    return number;
  }

 private:
  Digits occurring_;
  std::array<std::uint8_t, most_digits> numbers_;  // of the digits that occur
  std::size_t words_;
};

/// A family of digit sets: bit s is set if set number s is in it.
template <std::size_t words>
struct Family {
  std::array<std::uint64_t, words> bits = {};

  constexpr void insert(unsigned set) { bits[set / 64] |= std::uint64_t{1} << (set % 64); }
};

/// lacks[i]: the bits of a word that are sets without digit i.
constexpr std::array<std::uint64_t, Numbering::word_digits> lacks = {0x5555555555555555, 0x3333333333333333,
                                                                     0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
                                                                     0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};

/// Takes the sets of `from` that lack the digit, and adds them with the digit to `to`. From the seventh digit on, a
/// step leads from a word w without the bit `other` to word w + other; the loop's bound keeps both words inside the
/// family.
template <std::size_t words>
void step_forward(const Family<words>& from, unsigned digit, Family<words>& to) {
  if (digit < Numbering::word_digits) {
    for (std::size_t w = 0; w < words; ++w) to.bits[w] |= (from.bits[w] & lacks[digit]) << (1u << digit);
  } else {
    const std::size_t other = std::size_t{1} << (digit - Numbering::word_digits);
    for (std::size_t w = 0; w + other < words; ++w) {
      if ((w & other) == 0) to.bits[w + other] |= from.bits[w];
    }
  }
}

/// Takes the sets of `from` that have the digit, and adds them without the digit to `to`.
template <std::size_t words>
void step_backward(const Family<words>& from, unsigned digit, Family<words>& to) {
  if (digit < Numbering::word_digits) {
    for (std::size_t w = 0; w < words; ++w) to.bits[w] |= from.bits[w] >> (1u << digit) & lacks[digit];
  } else {
    const std::size_t other = std::size_t{1} << (digit - Numbering::word_digits);
    for (std::size_t w = 0; w + other < words; ++w) {
      if ((w & other) == 0) to.bits[w] |= from.bits[w + other];
    }
  }
}

/// Whether a step with the digit leads from a set of `before` to one of `after`.
template <std::size_t words>
bool step_joins(const Family<words>& before, unsigned digit, const Family<words>& after) {
  std::uint64_t joined = 0;
  if (digit < Numbering::word_digits) {
    for (std::size_t w = 0; w < words; ++w) joined |= (before.bits[w] & lacks[digit]) << (1u << digit) & after.bits[w];
  } else {
    const std::size_t other = std::size_t{1} << (digit - Numbering::word_digits);
    for (std::size_t w = 0; w + other < words; ++w) {
      if ((w & other) == 0) joined |= before.bits[w] & after.bits[w + other];
    }
  }
  return joined != 0;
}

}  // namespace quadrille::cells
