#include "core/kakuro/run_filter.hpp"

#include <algorithm>
#include <cassert>

namespace quadrille::kakuro {

namespace {

// Numbers the digits that occur in a run from 0, so that a run of few digits has small families: the sets of up to six
// digits are the bits of one word.
class Numbering {
 public:
  explicit Numbering(Digits occurring)
      : words_(std::size_t{1} << std::max(size(occurring), word_digits) >> word_digits), occurring_(occurring) {
    std::uint8_t next = 0;
    for_digits(occurring, [&](unsigned digit) { numbers_[digit] = next++; });
  }

  static constexpr unsigned word_digits = 6;

  std::size_t words() const { return words_; }
  unsigned operator[](unsigned digit) const { return numbers_[digit]; }
  bool knows(Digits set) const { return (set & ~occurring_) == 0; }
  unsigned number_of(Digits set) const {
    unsigned number = 0;
    for_digits(set, [&](unsigned digit) { number |= 1u << numbers_[digit]; });
    return number;
  }

 private:
  std::size_t words_;  // of a family
  Digits occurring_;
  std::array<std::uint8_t, digits + 1> numbers_;
};

// A family of digit sets: bit s is set if set number s is in it.
template <std::size_t words>
struct Family {
  std::array<std::uint64_t, words> bits = {};

  void insert(unsigned set) { bits[set / 64] |= std::uint64_t{1} << (set % 64); }
};

// The number of a set: its lowest six bits, for the first six digits, are the bit's index in a word; the other bits are
// the word's number. lacks[i]: the bits of a word that are sets without digit i.
constexpr std::array<std::uint64_t, Numbering::word_digits> lacks = {0x5555555555555555, 0x3333333333333333,
                                                                     0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
                                                                     0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};

// Takes the sets of `from` that lack the digit, and adds them with the digit to `to`. From the seventh digit on, a step
// leads from a word w without the bit `other` to word w + other; the loop's bound keeps both words inside the family.
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

// Takes the sets of `from` that have the digit, and adds them without the digit to `to`.
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

// Whether a step with the digit leads from a set of `before` to one of `after`.
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

template <std::size_t words>
using Layers = std::array<Family<words>, digits + 1>;

Digits union_of(std::span<const Digits> sets) {
  Digits all = 0;
  for (const Digits set : sets) all |= set;
  return all;
}

// The last layer: the sets of digits of all fillings of `cells` cells.
template <std::size_t words>
void finish(std::size_t cells, Sum sum, const Numbering& numbering, Family<words>& family) {
  for (const Digits set : digit_sets(cells, sum)) {
    if (numbering.knows(set)) family.insert(numbering.number_of(set));
  }
}

template <std::size_t words>
bool filter_open(std::span<Digits> candidates, Sum sum, const Numbering& numbering) {
  const std::size_t cells = candidates.size();
  Layers<words> forward, backward;
  forward[0].insert(0);
  for (std::size_t i = 0; i < cells; ++i) {
    for_digits(candidates[i], [&](unsigned digit) { step_forward(forward[i], numbering[digit], forward[i + 1]); });
  }
  finish(cells, sum, numbering, backward[cells]);
  std::uint64_t any = 0;
  for (std::size_t w = 0; w < words; ++w) any |= backward[cells].bits[w] &= forward[cells].bits[w];
  if (any == 0) return false;
  for (std::size_t i = cells; i-- > 0;) {
    Digits supported = 0;
    for_digits(candidates[i], [&](unsigned digit) {
      if (!step_joins(forward[i], numbering[digit], backward[i + 1])) return;
      supported |= digit_bit(digit);
      if (i > 0) step_backward(backward[i + 1], numbering[digit], backward[i]);
    });
    candidates[i] = supported;
  }
  return true;
}

template <std::size_t words>
void explain(std::span<const Digits> candidates, Sum sum, const Numbering& numbering, std::span<Digits> missing) {
  const std::size_t cells = candidates.size();
  Layers<words> forward, backward;
  finish(cells, sum, numbering, backward[cells]);
  for (std::size_t i = cells; i-- > 1;) {
    for_digits(candidates[i], [&](unsigned digit) { step_backward(backward[i + 1], numbering[digit], backward[i]); });
  }
  forward[0].insert(0);
  for (std::size_t i = 0; i < cells; ++i) {
    Digits needed = 0;
    for_digits(missing[i], [&](unsigned digit) {
      if (step_joins(forward[i], numbering[digit], backward[i + 1])) needed |= digit_bit(digit);
    });
    if (size(needed) > 1 && is_single(candidates[i])) needed = missing[i];
    const auto possible = static_cast<Digits>(candidates[i] | (missing[i] & ~needed));
    missing[i] = needed;
    for_digits(possible, [&](unsigned digit) { step_forward(forward[i], numbering[digit], forward[i + 1]); });
  }
}

// Calls `work` with the number of words of a family as its template argument.
template <class F>
auto with_words(const Numbering& numbering, F&& work) {
  switch (numbering.words()) {
    case 1: return work.template operator()<1>();
    case 2: return work.template operator()<2>();
    case 4: return work.template operator()<4>();
    default: return work.template operator()<8>();
  }
}

}  // namespace

// Cells with one candidate need no layer: their digits are removed from the other cells, and from the sum.
bool filter_run(std::span<Digits> candidates, Sum sum) {
  if (candidates.size() > digits) return false;
  std::array<Digits, digits> open;
  std::size_t count = 0;
  Digits used = 0;
  for (const Digits cell : candidates) {
    if (!is_single(cell)) continue;
    if ((used & cell) != 0) return false;
    used |= cell;
  }
  for (const Digits cell : candidates) {
    if (!is_single(cell)) open[count++] = static_cast<Digits>(cell & ~used);
  }
  Sum left = sum;
  if (sum != no_clue) {
    if (sum < sum_of(used)) return false;
    left -= sum_of(used);
  }
  if (count == 0) return left == 0 || sum == no_clue;
  const std::span<Digits> cells(open.data(), count);
  const Numbering numbering(union_of(cells));
  if (!with_words(numbering, [&]<std::size_t words>() { return filter_open<words>(cells, left, numbering); }))
    return false;
  std::size_t next = 0;
  for (Digits& cell : candidates) {
    if (!is_single(cell)) cell = open[next++];
  }
  return true;
}

void explain_run(std::span<const Digits> candidates, Sum sum, std::span<Digits> missing) {
  assert(candidates.size() <= digits && missing.size() == candidates.size());
  const Numbering numbering(static_cast<Digits>(union_of(candidates) | union_of(missing)));
  with_words(numbering, [&]<std::size_t words>() { return explain<words>(candidates, sum, numbering, missing); });
}

}  // namespace quadrille::kakuro
