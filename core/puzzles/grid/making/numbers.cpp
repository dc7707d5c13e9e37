// Boards of numbers and letters that are no plain Latin squares: the answer is a random one of the empty board.
#include <algorithm>
#include <array>
#include <string>

#include "core/puzzles/grid/making/clues.hpp"
#include "core/puzzles/grid/making/recipes.hpp"

namespace quadrille::grid::making {

namespace {

// ---- str8ts ----

// Walls in pairs, opposite each other; false if a cell is alone between them.
bool build_walls(Workshop& shop, Text& text, std::uint32_t density) {
  for (std::size_t cell = 0; 2 * cell < text.cells(); ++cell)
    if (shop.chance(density))
      for (const std::size_t place : {cell, text.cells() - 1 - cell}) token_at(text, place) = "#";
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const Cells beside = neighbours4(text, cell);
    if (token_at(text, cell) == "." &&
        std::all_of(beside.begin(), beside.end(), [&](Variable other) { return token_at(text, other) == "#"; }))
      return false;
  }
  return true;
}

// Some walls get a number that no cell of their lines has.
void number_walls(Workshop& shop, Draft& draft) {
  Text& text = draft.text;
  for (const Variable cell : shop.order(text.cells())) {
    if (token_at(text, cell) != "#" || !shop.chance(40)) continue;
    const std::string number = decimal(1 + shop.random.below(static_cast<std::uint32_t>(text.rows)));
    Cells seen = row_of(text, cell / text.columns);
    const Cells column = column_of(text, cell % text.columns);
    seen.insert(seen.end(), column.begin(), column.end());
    if (std::none_of(seen.begin(), seen.end(), [&](Variable other) {
          const std::string& token = token_at(text, other);
          return token == number || token == "#" + number;
        }))
      token_at(text, cell) = "#" + number;
  }
}

bool draw_str8ts(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("str8ts", wished.rows, wished.columns);
  add_section(draft.text, "cells", wished.rows, wished.columns);
  if (!build_walls(shop, draft.text, wished.density) || !shop.fill(draft)) return false;
  for (Variable cell = 0; cell < draft.text.cells(); ++cell)
    if (token_at(draft.text, cell) != "#") token_at(draft.text, cell) = token_of(draft.text, cell, draft.answer[cell]);
  number_walls(shop, draft);
  add_clues(draft, "cells", shop.random);
  return true;
}

// ---- abcendview ----

bool draw_abcendview(Workshop& shop, const Wished& wished, Draft& draft) {
  Text& text = draft.text = empty_text("abcendview", wished.rows, wished.columns);
  add_section(text, "letters", 1, 1).rows[0][0].text = decimal(wished.rows < 6 ? 3 : 4);
  add_section(text, "cells", wished.rows, wished.columns);
  if (!shop.fill(draft)) return false;
  give_all(draft);
  write_views(text, [&](const Cells& cells) {
    const auto first = std::find_if(cells.begin(), cells.end(), [&](Variable cell) { return draft.answer[cell] > 1; });
    return token_of(text, *first, draft.answer[*first]);
  });
  add_clues(draft, "cells", shop.random);
  add_clues(draft, {"top", "bottom", "left", "right"}, shop.random);
  return true;
}

// ---- tenner ----

bool fit_tenner(Wished& wished) {
  if (wished.columns == wished.rows) wished.columns = 10;
  return wished.rows <= 7 && wished.columns == 10;
}

bool draw_tenner(Workshop& shop, const Wished& wished, Draft& draft) {
  Text& text = draft.text = empty_text("tenner", wished.rows, wished.columns);
  add_section(text, "cells", wished.rows, wished.columns);
  if (!shop.fill(draft)) return false;
  give_all(draft);
  Section& sums = add_section(text, "bottom", 1, text.columns);
  for (std::size_t column = 0; column < text.columns; ++column) {
    std::uint64_t sum = 0;
    for (const Variable cell : column_of(text, column)) sum += draft.answer[cell] - 1u;
    sums.rows[0][column].text = decimal(sum);
  }
  add_clues(draft, "cells", shop.random);
  return true;
}

// ---- multisudoku ----

constexpr std::size_t grid_side = 9, samurai_side = 21;

bool fit_multisudoku(Wished& wished) { return wished.rows == 12 || wished.rows == 15 || wished.rows == samurai_side; }

// Two grids in opposite corners, which share four boxes or one; or five, four of which share a box with the middle one.
bool draw_multisudoku(Workshop& shop, const Wished& wished, Draft& draft) {
  const std::size_t side = wished.rows, last = side - grid_side;
  Text& text = draft.text = empty_text("multisudoku", side, side);
  add_section(text, "cells", side, side);
  std::vector<std::array<std::size_t, 2>> corners = {{0, 0}, {last, last}};
  if (side == samurai_side) corners.insert(corners.end(), {{0, last}, {last, 0}, {last / 2, last / 2}});
  const auto is_covered = [&](std::size_t cell) {
    return std::any_of(corners.begin(), corners.end(), [&](const std::array<std::size_t, 2>& corner) {
      return cell / side - corner[0] < grid_side && cell % side - corner[1] < grid_side;  // also where it is before
    });
  };
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (!is_covered(cell)) token_at(text, cell) = "#";
  if (!shop.fill(draft)) return false;
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (is_covered(cell)) token_at(text, cell) = token_of(text, cell, draft.answer[cell]);
  add_clues(draft, "cells", shop.random);
  return true;
}

constexpr Recipe number_table[] = {
    {"str8ts", 4, 9, 6, true, 10, 40, 22, draw_str8ts, nullptr},
    {"abcendview", 4, 8, 5, true, 0, 0, 0, draw_abcendview, nullptr},
    {"tenner", 3, 10, 5, false, 0, 0, 0, draw_tenner, nullptr, fit_tenner, "tenner has 3 to 7 rows of 10 columns"},
    {"multisudoku", 12, 21, 15, true, 0, 0, 0, draw_multisudoku, nullptr, fit_multisudoku,
     "multisudoku is made with sides of 12, 15 or 21"},
};

}  // namespace

std::span<const Recipe> number_recipes() { return number_table; }

}  // namespace quadrille::grid::making
