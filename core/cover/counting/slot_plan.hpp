// The places of the bits of each live item in a state (layers.hpp). An item reuses the bits of items that are no longer
// live.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cover/counting/ranges.hpp"
#include "core/cover/problem.hpp"

namespace quadrille::cover {

/// Some bits of one word of a state.
struct Slot {
  std::uint32_t word = 0;
  std::uint32_t shift = 0;
  std::uint64_t mask = 0;  ///< 0: the item is never live
};

struct SlotPlan {
  SlotPlan(const Problem& problem, const Ranges& ranges, const std::vector<Item>& order,
           const std::vector<std::uint32_t>& layer_of);

  std::vector<std::vector<Item>> first, last;  ///< by layer: the items that become live, and whose last layer it is
  std::vector<Slot> slots;                     ///< by item
  std::size_t words;                           ///< of a state
};

}  // namespace quadrille::cover
