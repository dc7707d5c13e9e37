// Loops, which are the border of a random area, and paths that fill a board.
#include <algorithm>
#include <array>
#include <bit>

#include "core/puzzles/grid/line_graph.hpp"
#include "core/puzzles/grid/making/area.hpp"
#include "core/puzzles/grid/making/clues.hpp"
#include "core/puzzles/grid/making/recipes.hpp"
#include "core/puzzles/grid/making/regions.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::making {

namespace {

constexpr std::array<unsigned, 4> all_sides = {above, leftward, rightward, below};

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
  add_clues(draft, "cells", shop.random);
  return true;
}

// By cell, the sides of a loop. The area's cells lie between the points that it goes through.
std::vector<unsigned> random_loop(Workshop& shop, const Wished& wished) {
  const std::size_t rows = wished.rows, columns = wished.columns;
  Area area(rows - 1, columns - 1);
  area.grow(shop);
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
  const std::vector<unsigned> sides = random_loop(shop, wished);
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
  add_clues(draft, "cells", shop.random);
  return true;
}

// ---- shingoki ----

// Every cell of the loop has its circle.
bool draw_shingoki(Workshop& shop, const Wished& wished, Draft& draft) {
  Text& text = draft.text = empty_text("shingoki", wished.rows, wished.columns);
  add_section(text, "cells", wished.rows, wished.columns);
  const std::vector<unsigned> sides = random_loop(shop, wished);
  for (std::size_t cell = 0; cell < sides.size(); ++cell) {
    draft.answer.push_back(value_of_sides(sides[cell]));
    if (sides[cell] == 0) continue;
    std::uint64_t length = 0;
    for (const unsigned side : all_sides)
      for (std::size_t at = cell; (sides[at] & side) != 0; at = *neighbour_to(text, at, side)) ++length;
    token_at(text, cell) = (draft.answer[cell] <= 2 ? "o" : "#") + decimal(length);
  }
  add_clues(draft, "cells", shop.random);
  return true;
}

// ---- country road ----

// The cells of a loop in its order, each with the number of its stretch; stretches have 2 to 6 cells.
std::vector<Variable> stretches_of(Workshop& shop, const Text& text, const std::vector<unsigned>& sides) {
  const auto none = static_cast<Variable>(text.cells());
  std::vector<Variable> region(text.cells(), none);
  Variable first = 0;
  while (sides[first] == 0) ++first;
  Variable stretch = first;
  std::uint32_t left = 2 + shop.random.below(5);
  for (std::optional<Variable> cell = first; cell;) {
    region[*cell] = stretch;
    std::optional<Variable> next;
    for (const unsigned side : all_sides)
      if ((sides[*cell] & side) != 0 && region[*neighbour_to(text, *cell, side)] == none)
        next = neighbour_to(text, *cell, side);
    cell = next;
    if (--left > 0 || !next) continue;
    stretch = *next;
    left = 2 + shop.random.below(5);
  }
  return region;
}

// Cells off the loop that hang together are in one region with a stretch beside them.
bool draw_country(Workshop& shop, const Wished& wished, Draft& draft) {
  Text& text = draft.text = empty_text("country", wished.rows, wished.columns);
  add_section(text, "cells", wished.rows, wished.columns);
  const std::vector<unsigned> sides = random_loop(shop, wished);
  for (const unsigned each : sides) draft.answer.push_back(value_of_sides(each));
  std::vector<Variable> region = stretches_of(shop, text, sides);
  for (const Variable cell : shop.order(text.cells())) {
    if (sides[cell] != 0) continue;
    for (const Variable other : neighbours4(text, cell)) {
      if (sides[other] == 0 || region[cell] != text.cells()) continue;
      Cells together = {cell};
      region[cell] = region[other];
      for (std::size_t at = 0; at < together.size(); ++at)
        for (const Variable next : neighbours4(text, together[at])) {
          if (region[next] != text.cells()) continue;
          region[next] = region[other];
          together.push_back(next);
        }
    }
  }
  write_regions(text, region);
  for (const Cells& cells : regions_of(text)) {
    const auto on_loop = std::count_if(cells.begin(), cells.end(), [&](Variable cell) { return sides[cell] != 0; });
    token_at(text, cells[0]) = decimal(static_cast<std::uint64_t>(on_loop));
  }
  add_clues(draft, "cells", shop.random);
  return true;
}

// ---- yajilin ----

constexpr std::uint8_t shaded_or_grey = 7;  // the value of what is no line; grey cells are answered so too, as 1

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
  for (const unsigned sides : random_loop(shop, wished)) draft.answer.push_back(value_of_sides(sides));
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
  add_clues(draft, "cells", shop.random);
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
    {"shingoki", 4, 15, 8, false, 0, 0, 0, draw_shingoki, nullptr},
    {"country", 4, 14, 7, false, 0, 0, 0, draw_country, nullptr},
    {"numberlink", 3, 12, 7, false, 0, 0, 0, draw_numberlink, nullptr},
    {"yajilin", 4, 14, 8, false, 0, 0, 0, draw_yajilin, nullptr},
};

}  // namespace

std::span<const Recipe> loop_recipes() { return loop_table; }

}  // namespace quadrille::grid::making
