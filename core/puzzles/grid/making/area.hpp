// Random shading: an area without holes that nowhere touches itself by a corner alone, so that its border is one loop;
// and a picture. Tested by tests/core/grid_generate_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/making/recipes.hpp"

namespace quadrille::grid::making {

class Area {
 public:
  Area(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns), is_in_(rows * columns) {}

  /// Outside of the board is outside of the area; rows and columns may be -1.
  bool has(std::size_t row, std::size_t column) const {
    return row < rows_ && column < columns_ && is_in_[row * columns_ + column];
  }

  /// Cells join at random, most of them where they touch one cell of the area only.
  void grow(Workshop& shop) {
    const auto cells = static_cast<std::uint32_t>(is_in_.size());
    const std::uint32_t wanted = cells / 2 + shop.random.below(cells / 8 + 1);
    std::uint32_t size = 1;
    is_in_[shop.random.below(cells)] = true;
    for (std::uint32_t tries = 40 * cells; tries > 0 && size < wanted; --tries) {
      const std::uint32_t cell = shop.random.below(cells);
      if (!can_join(cell) || (touched(cell) > 1 && !shop.chance(10))) continue;
      is_in_[cell] = true;
      ++size;
    }
  }

 private:
  static constexpr std::array<std::array<int, 2>, 8> circle = {
      {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}}};

  bool has_beside(std::size_t cell, std::size_t direction) const {
    return has(cell / columns_ + static_cast<std::size_t>(circle[direction][0]),
               cell % columns_ + static_cast<std::size_t>(circle[direction][1]));
  }
  std::size_t touched(std::size_t cell) const {
    std::size_t count = 0;
    for (std::size_t direction = 0; direction < 8; direction += 2) count += has_beside(cell, direction);
    return count;
  }
  // Around it, the area is one stretch, not of a corner alone.
  bool can_join(std::size_t cell) const {
    if (is_in_[cell] || touched(cell) == 0) return false;
    std::size_t begins = 0;
    for (std::size_t direction = 0; direction < 8; ++direction)
      begins += has_beside(cell, direction) && !has_beside(cell, (direction + 7) % 8);
    return begins == 1;
  }

  std::size_t rows_, columns_;
  std::vector<bool> is_in_;
};

/// Shaded cells in lumps: each cell is shaded as most of those around it and itself are in a random picture.
inline Answer random_picture(Workshop& shop, const Text& text, std::uint32_t density) {
  Answer noise(text.cells()), picture(text.cells());
  for (auto& value : noise) value = shop.chance(density) ? 2 : 1;
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    picture[cell] = noise[cell];
    const Cells around = neighbours4(text, cell);
    const auto alike = std::count_if(around.begin(), around.end(), [&](Variable each) { return noise[each] == 2; });
    if (shop.chance(60) && alike != 2) picture[cell] = alike > 2 ? 2 : 1;
  }
  return picture;
}

}  // namespace quadrille::grid::making
