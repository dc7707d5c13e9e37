// The eight cells around a cell, and runs of shaded ones among them: the clues of tapa. Tested by
// tests/core/grid_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid {

/// The eight cells around, in a circle; none outside.
std::array<std::optional<Variable>, 8> ring_of(const Text& text, std::size_t cell);
/// The lengths of the runs of shaded cells in a circle of eight, a bit each, in descending order; 0 if there are none.
std::string runs_of(unsigned circle);

/// The same of the cells around that `is_shaded`.
template <class IsShaded>
std::string runs_in_ring(const Text& text, std::size_t cell, IsShaded is_shaded) {
  unsigned circle = 0;
  const auto ring = ring_of(text, cell);
  for (unsigned i = 0; i < 8; ++i) circle |= (ring[i] && is_shaded(*ring[i]) ? 1u : 0u) << i;
  return runs_of(circle);
}

}  // namespace quadrille::grid
