#include "core/network/filters/differ.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace quadrille::network {

// Two values that two variables have leave the third one, and so on (Hall's condition).
bool filter_differ(cells::Digits when, std::span<cells::Digits> masks) {
  if ((masks[0] & when) == 0) return true;
  cells::Digits all = 0;
  std::array<cells::Digits, 3> others = {};
  const std::size_t count = masks.size() - 1;
  std::copy_n(masks.begin() + 1, count, others.begin());
  bool is_possible = true;
  for (std::size_t round = 0; round < count; ++round) {
    for (std::size_t i = 0; i < count; ++i) {
      all |= others[i];
      for (std::size_t j = 0; j < count; ++j) {
        if (i == j) continue;
        if (std::has_single_bit(others[i])) others[j] &= static_cast<cells::Digits>(~others[i]);
        const auto both = static_cast<cells::Digits>(others[i] | others[j]);
        if (count == 3 && std::popcount(both) == 2) others[3 - i - j] &= static_cast<cells::Digits>(~both);
      }
    }
  }
  for (std::size_t i = 0; i < count; ++i) is_possible = is_possible && others[i] != 0;
  if (!is_possible || std::popcount(all) < static_cast<int>(count)) {
    masks[0] &= static_cast<cells::Digits>(~when);
    return masks[0] != 0;
  }
  if ((masks[0] & ~when) == 0) std::copy_n(others.begin(), count, masks.begin() + 1);
  return true;
}

}  // namespace quadrille::network
