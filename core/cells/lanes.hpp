// Eight sets of digits side by side in a vector, and what cells that all differ have in each: see combinations.hpp.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/cells/set_family.hpp"
#include "core/simd.hpp"

namespace quadrille::cells {

constexpr unsigned lanes = sets_at_once;
using Lanes [[gnu::vector_size(2 * lanes)]] = std::uint16_t;

inline Lanes lanes_of(unsigned digits) {
  const auto d = static_cast<Digits>(digits);
  return Lanes{d, d, d, d, d, d, d, d};
}

inline Lanes load(const Digits* sets) {
  Lanes loaded;
  __builtin_memcpy(&loaded, sets, sizeof(loaded));
  return loaded;
}

inline Digits any_of(const Lanes& values) {
  std::uint64_t halves[2];
  __builtin_memcpy(halves, &values, sizeof(halves));
  std::uint64_t any = halves[0] | halves[1];
  any |= any >> 32;
  return static_cast<Digits>(any | any >> 16);
}

// A bit for each lane: whether it has bits. In a lane they must be all or none.
inline unsigned lanes_in(const Lanes& truths) {
  const auto halves = (simd::Int16x8)truths;
  return simd::mask_of(simd::narrowed(halves, simd::Int16x8{})) & 255;
}

// All bits of the lanes in which the comparison held.
inline Lanes where(const auto& comparison) { return reinterpret_cast<Lanes>(comparison); }

// One round of both rules for all lanes. `failed` gets bits in the lanes that fail.
inline void settle(Lanes* cells, std::size_t count, const Lanes& sets, Lanes& failed) {
  const Lanes none = {};
  Lanes fixed = {}, once = {}, twice = {};
  for (std::size_t i = 0; i < count; ++i) {
    const Lanes single = cells[i] & where((cells[i] & (cells[i] - 1)) == none);
    failed |= (single & fixed) | where(cells[i] == none);
    fixed |= single;
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Lanes single = where((cells[i] & (cells[i] - 1)) == none);
    cells[i] &= ~fixed | single;
    twice |= once & cells[i];
    once |= cells[i];
  }
  failed |= where(once != sets);
  const Lanes hidden = once & ~twice;
  for (std::size_t i = 0; i < count; ++i) {
    const Lanes own = cells[i] & hidden;
    failed |= own & (own - 1);
    cells[i] &= own | where(own == none);
  }
}

}  // namespace quadrille::cells
