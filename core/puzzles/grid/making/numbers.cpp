// Boards of numbers and letters that are no plain Latin squares: the answer is a random one of the empty board.
#include <algorithm>
#include <array>
#include <string>

#include "core/puzzles/grid/making/clues.hpp"
#include "core/puzzles/grid/making/recipes.hpp"

namespace quadrille::grid::making {

namespace {

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
    {"abcendview", 4, 8, 5, true, 0, 0, 0, draw_abcendview, nullptr},
    {"tenner", 3, 10, 5, false, 0, 0, 0, draw_tenner, nullptr, fit_tenner, "tenner has 3 to 7 rows of 10 columns"},
    {"multisudoku", 12, 21, 15, true, 0, 0, 0, draw_multisudoku, nullptr, fit_multisudoku,
     "multisudoku is made with sides of 12, 15 or 21"},
};

}  // namespace

std::span<const Recipe> number_recipes() { return number_table; }

}  // namespace quadrille::grid::making
