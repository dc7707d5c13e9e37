// Boards that consist of pieces, or have some in them.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/grid/making/clues.hpp"
#include "core/puzzles/grid/making/recipes.hpp"
#include "core/puzzles/grid/making/regions.hpp"
#include "core/puzzles/grid/rectangles.hpp"

namespace quadrille::grid::making {

namespace {

// ---- shikaku ----

// A rectangle from a free cell to the right and down, as large as is drawn and as is free.
Rectangle random_rectangle(Workshop& shop, const Text& text, const std::vector<bool>& is_taken, std::size_t cell) {
  const std::size_t top = cell / text.columns, left = cell % text.columns;
  const std::size_t most = top + 1 + shop.random.below(4), widest = left + 1 + shop.random.below(4);
  std::size_t right = left, bottom = top;
  while (right + 1 < std::min(widest, text.columns) && !is_taken[cell + right + 1 - left]) ++right;
  const auto is_free = [&](std::size_t row) {
    for (std::size_t column = left; column <= right; ++column)
      if (is_taken[row * text.columns + column]) return false;
    return true;
  };
  while (bottom + 1 < std::min(most, text.rows) && is_free(bottom + 1)) ++bottom;
  return {top, left, bottom, right};
}

bool draw_shikaku(Workshop& shop, const Wished& wished, Draft& draft) {
  Text& text = draft.text = empty_text("shikaku", wished.rows, wished.columns);
  add_section(text, "cells", wished.rows, wished.columns);
  draft.answer.assign(text.cells(), 0);
  std::vector<bool> is_taken(text.cells());
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    if (is_taken[cell]) continue;
    const Rectangle rectangle = random_rectangle(shop, text, is_taken, cell);
    Cells cells;
    for (std::size_t row = rectangle.top; row <= rectangle.bottom; ++row)
      for (std::size_t column = rectangle.left; column <= rectangle.right; ++column) {
        const std::size_t each = row * text.columns + column;
        is_taken[each] = true;
        draft.answer[each] = static_cast<std::uint8_t>(rectangle.value_at(row, column) + 1);
        cells.push_back(static_cast<Variable>(each));
      }
    token_at(text, shop.random_of(cells)) = decimal(cells.size());
  }
  return true;
}

// A rectangle that the other answer does not have has its number in another cell.
bool change_shikaku(Workshop& shop, Draft& draft, const Answer& other) {
  const auto part_of = draft.text.genre->parts_of(draft.text, draft.answer);
  for (const Variable cell : shop.order(draft.text.cells())) {
    if (draft.answer[cell] == other[cell]) continue;
    Cells part;
    for (Variable each = 0; each < part_of.size(); ++each)
      if (part_of[each] == part_of[cell]) part.push_back(each);
    if (part.size() == 1) continue;
    for (const Variable each : part) token_at(draft.text, each) = ".";
    token_at(draft.text, shop.random_of(part)) = decimal(part.size());
    return true;
  }
  return false;
}

// ---- dominosa ----

bool fit_dominosa(Wished& wished) {
  if (wished.columns == wished.rows) ++wished.columns;
  return wished.columns == wished.rows + 1;
}

// By cell of a domino, the other one.
std::vector<Variable> other_halves(const std::vector<Variable>& domino) {
  std::vector<Variable> other(domino.size());
  for (Variable cell = 0; cell < domino.size(); ++cell)
    for (const Variable each : cells_of_region(domino, domino[cell]))
      if (each != cell) other[cell] = each;
  return other;
}

bool draw_dominosa(Workshop& shop, const Wished& wished, Draft& draft) {
  Text& text = draft.text = empty_text("dominosa", wished.rows, wished.columns);
  add_section(text, "cells", wished.rows, wished.columns);
  const std::vector<Variable> domino = random_dominoes(shop, text);
  std::vector<std::array<std::size_t, 2>> numbers;
  for (std::size_t high = 0; high < wished.rows; ++high)
    for (std::size_t low = 0; low <= high; ++low) numbers.push_back({low, high});
  shop.random.shuffle(std::span(numbers));
  const std::vector<Variable> other = other_halves(domino);
  draft.answer.resize(text.cells());
  for (Variable cell = 0, next = 0; cell < text.cells(); ++cell) {
    if (cells_of_region(domino, domino[cell]).size() != 2) return false;
    const Variable half = other[cell];
    draft.answer[cell] = half + text.columns == cell ? 1 : half + 1 == cell ? 2 : half == cell + 1 ? 3 : 4;
    if (half < cell) continue;
    const std::size_t first = shop.random.below(2);
    token_at(text, cell) = decimal(numbers[next][first]);
    token_at(text, half) = decimal(numbers[next][1 - first]);
    ++next;
  }
  return true;
}

// A domino that lies elsewhere in the other answer is turned round, or exchanged for another one.
bool change_dominosa(Workshop& shop, Draft& draft, const Answer& other) {
  const auto part_of = draft.text.genre->parts_of(draft.text, draft.answer);
  const auto half_of = [&](Variable cell) {
    for (const Variable each : neighbours4(draft.text, cell))
      if (part_of[each] == part_of[cell]) return each;
    return cell;
  };
  for (const Variable cell : shop.order(draft.text.cells())) {
    if (draft.answer[cell] == other[cell]) continue;
    const Variable half = half_of(cell);
    if (shop.chance(50)) {
      std::swap(token_at(draft.text, cell), token_at(draft.text, half));
      if (token_at(draft.text, cell) != token_at(draft.text, half)) return true;
    }
    const Variable place = shop.random.below(static_cast<std::uint32_t>(draft.text.cells()));
    if (place == cell || place == half) continue;
    const Variable place_half = half_of(place);
    std::swap(token_at(draft.text, cell), token_at(draft.text, place));
    std::swap(token_at(draft.text, half), token_at(draft.text, place_half));
    return true;
  }
  return false;
}

// ---- lits ----

// Four cells that hang together, the first of which is given.
Cells random_piece(Workshop& shop, const Text& text, Variable first, const std::vector<Variable>& region,
                   Variable none) {
  Cells cells = {first};
  for (unsigned tries = 20; cells.size() < 4 && tries > 0; --tries) {
    const Variable next = shop.random_of(neighbours4(text, shop.random_of(cells)));
    if (region[next] == none && std::find(cells.begin(), cells.end(), next) == cells.end()) cells.push_back(next);
  }
  return cells;
}

// Cells without a region are in none as long as the board is drawn.
void write_open_regions(Text& text, const std::vector<Variable>& region, Variable none) {
  rewrite_regions(text, region);
  auto& rows = section_of(text, "regions").rows;
  for (std::size_t cell = 0; cell < region.size(); ++cell)
    if (region[cell] == none) rows[cell / text.columns][cell % text.columns].text = "#";
}

// Pieces are added one beside another as long as the rules are kept; then regions grow about them.
bool draw_lits(Workshop& shop, const Wished& wished, Draft& draft) {
  Text& text = draft.text = empty_text("lits", wished.rows, wished.columns);
  const auto none = static_cast<Variable>(text.cells());
  std::vector<Variable> region(text.cells(), none);
  draft.answer.assign(text.cells(), is_white);
  std::size_t pieces = 0;
  const std::size_t wanted = std::max<std::size_t>(text.cells() / 6, 2);
  for (unsigned round = 0; round < 8 && pieces < wanted; ++round)
    for (const Variable first : shop.order(text.cells())) {
      if (region[first] != none || pieces == wanted) continue;
      const Cells piece = random_piece(shop, text, first, region, none);
      if (piece.size() < 4) continue;
      for (const Variable cell : piece) {
        region[cell] = piece[0];
        draft.answer[cell] = is_shaded;
      }
      write_open_regions(text, region, none);
      if (text.genre->obeys(text, draft.answer)) {
        ++pieces;
        continue;
      }
      for (const Variable cell : piece) {
        region[cell] = none;
        draft.answer[cell] = is_white;
      }
    }
  if (pieces < 2) return false;
  grow_regions(shop, text, region, none);
  rewrite_regions(text, region);
  return true;
}

constexpr Recipe piece_table[] = {
    {"shikaku", 3, 20, 8, false, 0, 0, 0, draw_shikaku, change_shikaku},
    {"dominosa", 2, 10, 6, false, 0, 0, 0, draw_dominosa, change_dominosa, fit_dominosa,
     "dominosa has one column more than rows"},
    {"lits", 6, 9, 7, false, 0, 0, 0, draw_lits, move_region},
};

}  // namespace

std::span<const Recipe> piece_recipes() { return piece_table; }

}  // namespace quadrille::grid::making
