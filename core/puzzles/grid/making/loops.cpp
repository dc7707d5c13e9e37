// Loops: the border of a random area without holes that nowhere touches itself by a corner alone. And paths that fill a
// board.
#include <algorithm>
#include <array>
#include <bit>

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

std::uint8_t value_of_sides(unsigned sides) {
  const auto shape =
      std::find_if(line_shapes.begin(), line_shapes.end(), [&](const LineShape& each) { return each.sides == sides; });
  return static_cast<std::uint8_t>(shape - line_shapes.begin() + 1);
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
    draft.answer.push_back(value_of_sides(sides[cell]));
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

// ---- yajilin ----

constexpr std::uint8_t shaded_or_grey = 7;  // the value of what is no line; grey cells are answered so too, as 1
constexpr std::array<unsigned, 4> all_sides = {above, leftward, rightward, below};

// The number and arrow of a grey cell to one side.
std::string arrow_to(const Draft& draft, std::size_t cell, std::size_t side) {
  const auto& rows = draft.text.sections[0].rows;
  std::uint64_t count = 0;
  for (auto next = neighbour_to(draft.text, cell, all_sides[side]); next;
       next = neighbour_to(draft.text, *next, all_sides[side]))
    count += draft.answer[*next] == shaded_or_grey &&
             rows[*next / draft.text.columns][*next % draft.text.columns].is_blank();
  return decimal(count) + "^<>v"[side];
}

// Off the loop, as many cells as can be are shaded; the others are grey.
bool draw_yajilin(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("yajilin", wished.rows, wished.columns);
  auto& rows = add_section(draft.text, "cells", wished.rows, wished.columns).rows;
  Area area(wished.rows - 1, wished.columns - 1);
  area.grow(shop);
  for (const unsigned sides : sides_of_loop(area, wished.rows, wished.columns))
    draft.answer.push_back(value_of_sides(sides));
  std::vector<bool> is_shaded(draft.answer.size());
  Cells grey;
  for (const Variable cell : shop.order(draft.answer.size())) {
    if (draft.answer[cell] != shaded_or_grey) continue;
    const Cells beside = neighbours4(draft.text, cell);
    is_shaded[cell] = std::none_of(beside.begin(), beside.end(), [&](Variable each) { return is_shaded[each]; });
    if (!is_shaded[cell]) grey.push_back(cell);
  }
  for (const Variable cell : grey) rows[cell / wished.columns][cell % wished.columns].text = "#";
  for (const Variable cell : grey)
    rows[cell / wished.columns][cell % wished.columns].text = arrow_to(draft, cell, shop.random.below(4));
  for (const Variable cell : grey) draft.answer[cell] = 1;
  add_places(draft, "cells", shop.random);
  return true;
}

// ---- numberlink ----

// Paths that fill a board: each cell is one at first, then ends that are neighbours join.
class Paths {
 public:
  Paths(const Text& text) : text_(text), sides_(text.cells()), other_end_(text.cells()) {
    for (Variable cell = 0; cell < text.cells(); ++cell) other_end_[cell] = cell;
  }

  const std::vector<unsigned>& sides() const { return sides_; }
  bool is_end(std::size_t cell) const { return std::has_single_bit(sides_[cell]); }
  Variable other_end(std::size_t cell) const { return other_end_[cell]; }

  // False if a cell is left alone.
  bool join(Workshop& shop) {
    for (const std::size_t most : {std::size_t{1}, text_.cells()})
      for (const Variable cell : shop.order(text_.cells())) {
        if (most == 1 && sides_[cell] != 0) continue;
        const std::size_t first = shop.random.below(4);
        for (std::size_t side = first; side < first + 4; ++side)
          if (join(cell, all_sides[side % 4])) break;
      }
    return std::none_of(sides_.begin(), sides_.end(), [](unsigned sides) { return sides == 0; });
  }

 private:
  static unsigned opposite(unsigned side) {
    return side == above ? below : side == below ? above : side == leftward ? rightward : leftward;
  }
  std::vector<Variable> cells_of(Variable end) const {
    std::vector<Variable> cells = {end};
    unsigned came = 0;
    while (const unsigned goes = sides_[cells.back()] & ~came) {
      cells.push_back(*neighbour_to(text_, cells.back(), goes));
      came = opposite(goes);
    }
    return cells;
  }

  // Both are ends of two paths that touch nowhere else: an answer whose paths do not touch themselves is more often the
  // only one.
  bool join(Variable cell, unsigned side) {
    const auto to = neighbour_to(text_, cell, side);
    if (!to || !may_join(cell) || !may_join(*to) || other_end_[cell] == *to) return false;
    const auto here = cells_of(cell), there = cells_of(*to);
    std::size_t touches = 0;
    for (const Variable one : here)
      for (const Variable other : neighbours4(text_, one))
        touches += static_cast<std::size_t>(std::count(there.begin(), there.end(), other));
    if (touches > 1) return false;
    sides_[cell] |= side;
    sides_[*to] |= opposite(side);
    other_end_[here.back()] = there.back();
    other_end_[there.back()] = here.back();
    return true;
  }
  bool may_join(Variable cell) const { return std::popcount(sides_[cell]) < 2; }

  const Text& text_;
  std::vector<unsigned> sides_;
  std::vector<Variable> other_end_;  // of ends, and of cells alone
};

void write_ends(Draft& draft, const Paths& paths) {
  auto& rows = draft.text.sections[0].rows;
  std::uint64_t number = 0;
  for (Variable cell = 0; cell < draft.text.cells(); ++cell) {
    if (!paths.is_end(cell) || paths.other_end(cell) < cell) continue;
    ++number;
    for (const Variable end : {cell, paths.other_end(cell)})
      rows[end / draft.text.columns][end % draft.text.columns].text = decimal(number);
  }
}

bool draw_numberlink(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("numberlink", wished.rows, wished.columns);
  add_section(draft.text, "cells", wished.rows, wished.columns);
  Paths paths(draft.text);
  if (!paths.join(shop)) return false;
  for (const unsigned sides : paths.sides()) draft.answer.push_back(value_of_sides(sides));
  write_ends(draft, paths);
  return true;
}

constexpr Recipe loop_table[] = {
    {"slitherlink", 3, 20, 10, false, 0, 0, 0, draw_slitherlink, nullptr},
    {"masyu", 4, 20, 8, false, 0, 0, 0, draw_masyu, nullptr},
    {"numberlink", 3, 12, 7, false, 0, 0, 0, draw_numberlink, nullptr},
    {"yajilin", 4, 14, 8, false, 0, 0, 0, draw_yajilin, nullptr},
};

}  // namespace

std::span<const Recipe> loop_recipes() { return loop_table; }

}  // namespace quadrille::grid::making
