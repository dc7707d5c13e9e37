// Loops: the border of a random area without holes that nowhere touches itself by a corner alone.
#include <algorithm>
#include <array>

#include "core/puzzles/grid/line_graph.hpp"
#include "core/puzzles/grid/making/recipes.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::making {

namespace {

class Area {
 public:
  Area(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns), is_in_(rows * columns) {}

  /// Outside of the board is outside of the area; rows and columns may be -1.
  bool has(std::size_t row, std::size_t column) const {
    return row < rows_ && column < columns_ && is_in_[row * columns_ + column];
  }

  // Cells join at random, most of them where they touch one cell of the area only.
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

bool draw_slitherlink(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("slitherlink", wished.rows, wished.columns);
  Section& cells = add_section(draft.text, "cells", wished.rows, wished.columns);
  Area area(wished.rows, wished.columns);
  area.grow(shop);
  for (std::size_t row = 0; row < wished.rows; ++row)
    for (std::size_t column = 0; column < wished.columns; ++column) {
      const bool is_in = area.has(row, column);
      draft.answer.push_back(is_in ? 2 : 1);
      unsigned edges = 0;
      for (const bool other :
           {area.has(row - 1, column), area.has(row + 1, column), area.has(row, column - 1), area.has(row, column + 1)})
        edges += other != is_in;
      cells.rows[row][column].text = decimal(edges);
    }
  add_places(draft, "cells", shop.random);
  return true;
}

// The area's cells lie between the points that the loop goes through.
std::vector<unsigned> sides_of_loop(const Area& area, std::size_t rows, std::size_t columns) {
  std::vector<unsigned> sides;
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t column = 0; column < columns; ++column) {
      const bool upper_left = area.has(row - 1, column - 1), upper_right = area.has(row - 1, column);
      const bool lower_left = area.has(row, column - 1), lower_right = area.has(row, column);
      sides.push_back((upper_left != upper_right ? above : 0) | (upper_left != lower_left ? leftward : 0) |
                      (upper_right != lower_right ? rightward : 0) | (lower_left != lower_right ? below : 0));
    }
  return sides;
}

// All circles that can be there.
bool draw_masyu(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("masyu", wished.rows, wished.columns);
  Section& cells = add_section(draft.text, "cells", wished.rows, wished.columns);
  Area area(wished.rows - 1, wished.columns - 1);
  area.grow(shop);
  const std::vector<unsigned> sides = sides_of_loop(area, wished.rows, wished.columns);
  const auto is_straight = [&](std::size_t cell) {
    return sides[cell] == (above | below) || sides[cell] == (leftward | rightward);
  };
  for (std::size_t cell = 0; cell < sides.size(); ++cell) {
    const auto shape = std::find_if(line_shapes.begin(), line_shapes.begin() + loop_shapes,
                                    [&](const LineShape& each) { return each.sides == sides[cell]; });
    draft.answer.push_back(static_cast<std::uint8_t>(shape - line_shapes.begin() + 1));
    unsigned straight_beside = 0;
    for (const unsigned side : {above, leftward, rightward, below})
      if ((sides[cell] & side) != 0) straight_beside += is_straight(*neighbour_to(draft.text, cell, side));
    std::string& token = cells.rows[cell / wished.columns][cell % wished.columns].text;
    if (sides[cell] == 0) continue;
    if (is_straight(cell) ? straight_beside < 2 : straight_beside == 2) token = is_straight(cell) ? "o" : "#";
  }
  add_places(draft, "cells", shop.random);
  return true;
}

constexpr Recipe loop_table[] = {
    {"slitherlink", 3, 20, 10, false, 0, 0, 0, draw_slitherlink, nullptr},
    {"masyu", 4, 20, 8, false, 0, 0, 0, draw_masyu, nullptr},
};

}  // namespace

std::span<const Recipe> loop_recipes() { return loop_table; }

}  // namespace quadrille::grid::making
