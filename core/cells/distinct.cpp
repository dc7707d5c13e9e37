#include "core/cells/distinct.hpp"

#include <cassert>

namespace quadrille::cells {

namespace {

constexpr bool is_single(Digits set) { return set != 0 && (set & (set - 1)) == 0; }

constexpr unsigned sum_of(Digits set) {
  unsigned sum = 0;
  for_digits(set, [&](unsigned digit) { sum += digit; });
  return sum;
}

template <std::size_t words>
using Layers = std::array<Family<words>, most_distinct + 1>;

// The sum of a set by its number: that of its lowest five digits, and of the others.
class SumTable {
 public:
  explicit SumTable(const Numbering& numbering) {
    std::size_t next = 0;
    for_digits(numbering.occurring(), [&](unsigned digit) {
      const std::size_t count = std::size_t{1} << (next < half ? next : next - half);
      auto& table = next++ < half ? low_ : high_;
      for (std::size_t i = 0; i < count; ++i) table[count + i] = static_cast<std::uint8_t>(table[i] + digit);
    });
  }
  unsigned operator[](unsigned set) const { return low_[set % size] + high_[set / size]; }

 private:
  static constexpr std::size_t half = most_distinct / 2;
  static constexpr std::size_t size = std::size_t{1} << half;
  std::array<std::uint8_t, size> low_ = {};  // only what the digits that occur need is written after the first
  std::array<std::uint8_t, size> high_ = {};
};

// Keeps the sets of a family with one of the sums, less `used`, and returns the sums.
template <std::size_t words>
Sums keep_sums(Family<words>& family, Sums sums, const SumTable& table, unsigned used) {
  Sums found = 0;
  for (std::size_t w = 0; w < words; ++w) {
    for (std::uint64_t bits = family.bits[w]; bits != 0; bits &= bits - 1) {
      const auto set = static_cast<unsigned>(64 * w) + static_cast<unsigned>(std::countr_zero(bits));
      const Sums sum = Sums{1} << (table[set] + used) & sums;
      found |= sum;
      if (sum == 0) family.bits[w] ^= bits & (~bits + 1);
    }
  }
  return found;
}

template <std::size_t words>
void walk_forward(std::span<const Digits> candidates, const Numbering& numbering, Layers<words>& layers) {
  layers[0].insert(0);
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    for_digits(candidates[i], [&](unsigned digit) { step_forward(layers[i], numbering[digit], layers[i + 1]); });
  }
}

// Calls `work` with the number of words of a family as its template argument.
template <class F>
auto with_words(const Numbering& numbering, F&& work) {
  switch (numbering.words()) {
    case 1: return work.template operator()<1>();
    case 2: return work.template operator()<2>();
    case 4: return work.template operator()<4>();
    case 8: return work.template operator()<8>();
    default: return work.template operator()<16>();
  }
}

// Cells without those of one candidate, whose digits are removed from the other cells.
struct OpenCells {
  std::array<Digits, most_distinct> cells;
  std::size_t count = 0;
  unsigned used_sum = 0;
  bool is_possible = true;

  explicit OpenCells(std::span<const Digits> candidates) {
    Digits used = 0;
    for (const Digits cell : candidates) {
      if (!is_single(cell)) continue;
      if ((used & cell) != 0) is_possible = false;
      used |= cell;
    }
    used_sum = sum_of(used);
    for (const Digits cell : candidates)
      if (!is_single(cell)) cells[count++] = static_cast<Digits>(cell & ~used);
  }
  std::span<Digits> span() { return {cells.data(), count}; }
};

template <std::size_t words>
Sums filter_open(std::span<Digits> candidates, Sums sums, const Numbering& numbering, unsigned used) {
  const std::size_t cells = candidates.size();
  Layers<words> forward, backward;
  walk_forward(candidates, numbering, forward);
  backward[cells] = forward[cells];
  const Sums found = keep_sums(backward[cells], sums, SumTable(numbering), used);
  if (found == 0) return 0;
  for (std::size_t i = cells; i-- > 0;) {
    Digits supported = 0;
    for_digits(candidates[i], [&](unsigned digit) {
      if (!step_joins(forward[i], numbering[digit], backward[i + 1])) return;
      supported |= static_cast<Digits>(1u << digit);
      if (i > 0) step_backward(backward[i + 1], numbering[digit], backward[i]);
    });
    candidates[i] = supported;
  }
  return found;
}

// Families of all sets, by number of digits and by sum. A set's number is the set itself: no digits are left out.
struct SetTable {
  std::array<Family<16>, most_distinct + 1> of_size = {};
  std::array<Family<16>, largest_sum + 1> of_sum = {};
};

consteval SetTable make_set_table() {
  SetTable table;
  for (unsigned set = 0; set < 1u << most_distinct; ++set) {
    table.of_size[static_cast<std::size_t>(std::popcount(set))].insert(set);
    table.of_sum[sum_of(static_cast<Digits>(set))].insert(set);
  }
  return table;
}

constexpr SetTable set_table = make_set_table();

// All sets of `cells` digits with one of the sums.
template <std::size_t words>
void finish(std::size_t cells, Sums sums, Family<words>& family) {
  for (sums &= (Sums{1} << (largest_sum + 1)) - 1; sums != 0; sums &= sums - 1) {
    const auto& some = set_table.of_sum[static_cast<std::size_t>(std::countr_zero(sums))];
    for (std::size_t w = 0; w < words; ++w) family.bits[w] |= some.bits[w];
  }
  for (std::size_t w = 0; w < words; ++w) family.bits[w] &= set_table.of_size[cells].bits[w];
}

template <std::size_t words>
void explain(std::span<Digits> candidates, Sums sums, std::span<Digits> missing) {
  const std::size_t cells = candidates.size();
  Layers<words> forward, backward;
  finish(cells, sums, backward[cells]);
  for (std::size_t i = cells; i-- > 1;) {
    for_digits(candidates[i], [&](unsigned digit) { step_backward(backward[i + 1], digit, backward[i]); });
  }
  forward[0].insert(0);
  for (std::size_t i = 0; i < cells; ++i) {
    Digits needed = 0;
    for_digits(missing[i], [&](unsigned digit) {
      if (step_joins(forward[i], digit, backward[i + 1])) needed |= static_cast<Digits>(1u << digit);
    });
    if (needed != 0 && !is_single(needed) && is_single(candidates[i])) needed = missing[i];
    candidates[i] = static_cast<Digits>(candidates[i] | (missing[i] & ~needed));
    missing[i] = needed;
    for_digits(candidates[i], [&](unsigned digit) { step_forward(forward[i], digit, forward[i + 1]); });
  }
}

}  // namespace

Sums sums_of_distinct(std::span<const Digits> candidates) {
  OpenCells open(candidates);
  if (!open.is_possible) return 0;
  const std::span<const Digits> cells = open.span();
  const Numbering numbering(union_of(cells));
  return with_words(numbering, [&]<std::size_t words>() {
    Layers<words> layers;
    walk_forward(cells, numbering, layers);
    return keep_sums(layers[cells.size()], any_sum, SumTable(numbering), open.used_sum);
  });
}

Sums filter_distinct(std::span<Digits> candidates, Sums sums) {
  OpenCells open(candidates);
  if (!open.is_possible) return 0;
  const std::span<Digits> cells = open.span();
  const Numbering numbering(union_of(cells));
  const Sums found = with_words(
      numbering, [&]<std::size_t words>() { return filter_open<words>(cells, sums, numbering, open.used_sum); });
  if (found == 0) return 0;
  std::size_t next = 0;
  for (Digits& cell : candidates)
    if (!is_single(cell)) cell = cells[next++];
  return found;
}

void explain_distinct(std::span<Digits> candidates, Sums sums, std::span<Digits> missing) {
  assert(candidates.size() <= most_distinct && missing.size() == candidates.size());
  const auto occurring = static_cast<unsigned>(union_of(candidates) | union_of(missing));
  // Without numbers for digits: all digits below the highest one count as occurring.
  const Numbering numbering(static_cast<Digits>(std::bit_ceil(occurring + 1) - 1));
  with_words(numbering, [&]<std::size_t words>() { explain<words>(candidates, sums, missing); });
}

}  // namespace quadrille::cells
