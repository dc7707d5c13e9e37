#include "core/network/filters/distinct_count.hpp"

#include <array>
#include <bit>

#include "core/cells/set_family.hpp"

namespace quadrille::network {

namespace {

using cells::Digits;
using cells::Family;
using cells::Numbering;

// of_size[k]: the bits of a word that are sets of k of the first six digits.
consteval std::array<std::uint64_t, Numbering::word_digits + 1> make_sizes() {
  std::array<std::uint64_t, Numbering::word_digits + 1> sizes = {};
  for (unsigned set = 0; set < 64; ++set)
    sizes[static_cast<std::size_t>(std::popcount(set))] |= std::uint64_t{1} << set;
  return sizes;
}
constexpr auto of_size = make_sizes();

// Keeps the sets with a size of `sizes`, and returns the sizes that there are.
template <std::size_t words>
Values keep_sizes(Family<words>& family, Values sizes) {
  Values found = 0;
  for (std::size_t w = 0; w < words; ++w) {
    const auto others = static_cast<unsigned>(std::popcount(w));
    std::uint64_t kept = 0;
    for (unsigned size = 0; size < of_size.size(); ++size) {
      const std::uint64_t sets = family.bits[w] & of_size[size];
      if (sets == 0 || (sizes >> (size + others) & 1) == 0) continue;
      kept |= sets;
      found |= Values{1} << (size + others);
    }
    family.bits[w] = kept;
  }
  return found;
}

// The sets of a family that have the digit.
template <std::size_t words>
Family<words> with_digit(const Family<words>& family, unsigned digit) {
  Family<words> result = family;
  for (std::size_t w = 0; w < words; ++w) {
    if (digit < Numbering::word_digits) {
      result.bits[w] &= ~cells::lacks[digit];
    } else if ((w >> (digit - Numbering::word_digits) & 1) == 0) {
      result.bits[w] = 0;
    }
  }
  return result;
}

template <std::size_t words>
void unite(Family<words>& family, const Family<words>& other) {
  for (std::size_t w = 0; w < words; ++w) family.bits[w] |= other.bits[w];
}

template <std::size_t words>
bool have_common(const Family<words>& a, const Family<words>& b) {
  std::uint64_t common = 0;
  for (std::size_t w = 0; w < words; ++w) common |= a.bits[w] & b.bits[w];
  return common != 0;
}

struct Open {
  std::array<Values*, DistinctCount::most_variables> masks;
  std::size_t count = 0;
  Digits used = 0;  // by variables with one value
};

// Takes from the open variables what they cannot have if `sizes` are the numbers of other values than the used ones
// that there may be together. Returns the numbers that there can be.
template <std::size_t words>
Values filter_open(const Open& open, const Numbering& numbering, Values sizes) {
  std::array<Family<words>, DistinctCount::most_variables + 1> before;
  before[0].insert(0);
  const auto others = [&](std::size_t i) { return static_cast<Digits>(*open.masks[i] & ~Values{open.used}); };
  for (std::size_t i = 0; i < open.count; ++i) {
    if ((*open.masks[i] & open.used) != 0) before[i + 1] = before[i];
    cells::for_digits(others(i), [&](unsigned digit) {
      cells::step_forward(before[i], numbering[digit], before[i + 1]);
      unite(before[i + 1], with_digit(before[i], numbering[digit]));
    });
  }
  Family<words> after = before[open.count];
  const Values found = keep_sizes(after, sizes);
  if (found == 0) return 0;
  for (std::size_t i = open.count; i-- > 0;) {
    Values supported = 0;
    Family<words> here;
    if ((*open.masks[i] & open.used) != 0 && have_common(before[i], after)) {
      supported |= *open.masks[i] & open.used;
      here = after;
    }
    cells::for_digits(others(i), [&](unsigned digit) {
      const Family<words> with = with_digit(after, numbering[digit]);
      if (!cells::step_joins(before[i], numbering[digit], with) && !have_common(before[i], with)) return;
      supported |= Values{1} << digit;
      cells::step_backward(with, numbering[digit], here);
      unite(here, with);
    });
    *open.masks[i] = supported;
    after = here;
  }
  return found;
}

}  // namespace

bool DistinctCount::filter(std::span<Values> masks, std::int32_t lowest) {
  Values& count = masks.back();
  Open open;
  Digits all = 0;
  for (Values& mask : masks.first(masks.size() - 1)) {
    all |= static_cast<Digits>(mask);
    if (std::has_single_bit(mask)) {
      open.used |= static_cast<Digits>(mask);
    } else {
      open.masks[open.count++] = &mask;
    }
  }
  // Bit k of the sizes is k values beside those that are used: the number used + k.
  const std::int32_t shift = std::popcount(open.used) - lowest;
  const Values sizes = shift < 0 ? count << -shift : count >> shift;
  const Numbering numbering(static_cast<Digits>(all & ~open.used));
  const auto run = [&]<std::size_t words>() { return filter_open<words>(open, numbering, sizes); };
  Values found = 0;
  if (numbering.words() == 1) {
    found = run.template operator()<1>();
  } else if (numbering.words() <= 8) {
    found = run.template operator()<8>();
  } else {
    found = run.template operator()<16>();
  }
  count &= shift < 0 ? found >> -shift : found << shift;
  return found != 0;
}

}  // namespace quadrille::network
