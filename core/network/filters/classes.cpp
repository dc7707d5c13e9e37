#include "core/network/filters/classes.hpp"

#include <bit>

namespace quadrille::network {

// A value that is the only one of its class left is required; one that a variable alone has is known to the others.
bool Classes::filter(const Sets& classes, std::span<cells::Digits> masks, cells::Digits& required) {
  if (covers_.empty()) covers_.assign(1 << 12, unknown);
  unsigned found = 0;
  for (unsigned i = 0; i < 12; ++i) found |= static_cast<unsigned>((masks[i / 3] & classes[i % 3]) != 0) << i;
  const unsigned left = cover(static_cast<Found>(found));
  if (left == 0) return false;
  cells::Digits all = 0, single = 0;
  for (unsigned cell = 0; cell < 4; ++cell) {
    cells::Digits allowed = 0;
    for (unsigned i = 0; i < 3; ++i)
      if ((left >> (3 * cell + i) & 1) != 0) allowed |= classes[i];
    masks[cell] &= allowed;
    all |= masks[cell];
    if (std::has_single_bit(masks[cell])) single |= masks[cell];
  }
  for (unsigned i = 0; i < 3; ++i) {
    const auto values = static_cast<cells::Digits>(all & classes[i]);
    if (std::has_single_bit(values) && (values & single) == 0) required |= values;
  }
  return true;
}

// What of the classes variables have when each class has a variable.
Classes::Found Classes::cover(Found found) {
  Found& result = covers_[found];
  if (result != unknown) return result;
  result = 0;
  for (unsigned a = 0; a < 3; ++a) {
    for (unsigned b = 0; b < 3; ++b) {
      for (unsigned c = 0; c < 3; ++c) {
        for (unsigned d = 0; d < 3; ++d) {
          const unsigned way = 1u << a | 8u << b | 64u << c | 512u << d;
          const bool has_all = (1u << a | 1u << b | 1u << c | 1u << d) == 7;
          if (has_all && (way & ~unsigned{found}) == 0) result = static_cast<Found>(result | way);
        }
      }
    }
  }
  return result;
}

}  // namespace quadrille::network
