// Shading whose shaded or white cells are in one piece, regions with sizes, and islands that are joined.
#include <algorithm>
#include <string_view>
#include <utility>

#include "core/puzzles/grid/making/clues.hpp"
#include "core/puzzles/grid/making/recipes.hpp"
#include "core/puzzles/grid/making/regions.hpp"
#include "core/puzzles/grid/pieces.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::making {

namespace {

bool has_one_piece(const Text& text, const Answer& answer, std::uint8_t value) {
  return is_one_piece(text, [&](std::size_t cell) { return answer[cell] == value; });
}

// ---- hitori ----

// As many shaded cells as can be, in random order: any other answer has a shaded cell of this one white.
void shade_all(Workshop& shop, Draft& draft) {
  draft.answer.assign(draft.text.cells(), is_white);
  for (const Variable cell : shop.order(draft.text.cells())) {
    const Cells beside = neighbours4(draft.text, cell);
    if (std::any_of(beside.begin(), beside.end(), [&](Variable each) { return draft.answer[each] == is_shaded; }))
      continue;
    draft.answer[cell] = is_shaded;
    if (!has_one_piece(draft.text, draft.answer, is_white)) draft.answer[cell] = is_white;
  }
}

// A shaded cell has the number of a white one of its row or column.
void repeat_number(Workshop& shop, Draft& draft, Variable cell) {
  Cells seen = row_of(draft.text, cell / draft.text.columns);
  const Cells column = column_of(draft.text, cell % draft.text.columns);
  seen.insert(seen.end(), column.begin(), column.end());
  std::erase_if(seen, [&](Variable each) { return draft.answer[each] == is_shaded; });
  token_at(draft.text, cell) = token_at(draft.text, shop.random_of(seen));
}

bool draw_hitori(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("hitori", wished.rows, wished.columns);
  add_section(draft.text, "cells", wished.rows, wished.columns);
  shade_all(shop, draft);
  const std::size_t side = std::max(wished.rows, wished.columns);
  const auto rows = shop.order(side), columns = shop.order(side), numbers = shop.order(side);
  for (Variable cell = 0; cell < draft.text.cells(); ++cell)
    token_at(draft.text, cell) =
        decimal(numbers[(rows[cell / wished.columns] + columns[cell % wished.columns]) % side] + 1);
  for (Variable cell = 0; cell < draft.text.cells(); ++cell)
    if (draft.answer[cell] == is_shaded) repeat_number(shop, draft, cell);
  return true;
}

bool change_hitori(Workshop& shop, Draft& draft, const Answer& other) {
  for (const Variable cell : shop.order(draft.text.cells())) {
    if (draft.answer[cell] != is_shaded || other[cell] == is_shaded) continue;
    repeat_number(shop, draft, cell);
    return true;
  }
  return false;
}

// ---- nurikabe ----

Cells island_of(const Draft& draft, Variable start) {
  Cells cells = {start};
  std::vector<bool> is_met(draft.text.cells());
  is_met[start] = true;
  for (std::size_t at = 0; at < cells.size(); ++at)
    for (const Variable other : neighbours4(draft.text, cells[at])) {
      if (is_met[other] || draft.answer[other] != is_white) continue;
      is_met[other] = true;
      cells.push_back(other);
    }
  return cells;
}

// Whether the cell became land: the sea stays in one piece, and no island becomes too large.
bool raise(Draft& draft, Variable cell, std::size_t most) {
  draft.answer[cell] = is_white;
  if (has_one_piece(draft.text, draft.answer, is_shaded) && island_of(draft, cell).size() <= most) return true;
  draft.answer[cell] = is_shaded;
  return false;
}

// Land is raised in blocks of 2×2 until there are none.
bool raise_islands(Workshop& shop, Draft& draft) {
  const std::size_t most = 3 + draft.text.cells() / 25;
  draft.answer.assign(draft.text.cells(), is_shaded);
  std::vector<Cells> squares = squares_of(draft.text);
  shop.random.shuffle(std::span(squares));
  for (Cells& square : squares) {
    if (std::any_of(square.begin(), square.end(), [&](Variable each) { return draft.answer[each] == is_white; }))
      continue;
    shop.random.shuffle(std::span(square));
    if (std::none_of(square.begin(), square.end(), [&](Variable each) { return raise(draft, each, most); }))
      return false;
  }
  for (const Variable cell : shop.order(draft.text.cells()))
    if (draft.answer[cell] == is_shaded && shop.chance(40)) raise(draft, cell, most);
  return true;
}

bool draw_nurikabe(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("nurikabe", wished.rows, wished.columns);
  add_section(draft.text, "cells", wished.rows, wished.columns);
  if (!raise_islands(shop, draft)) return false;
  std::vector<bool> has_number(draft.text.cells());
  for (Variable cell = 0; cell < draft.text.cells(); ++cell) {
    if (draft.answer[cell] != is_white || has_number[cell]) continue;
    const Cells island = island_of(draft, cell);
    for (const Variable each : island) has_number[each] = true;
    token_at(draft.text, shop.random_of(island)) = decimal(island.size());
  }
  return true;
}

// An island that the other answer does not have has its number in another cell.
bool change_nurikabe(Workshop& shop, Draft& draft, const Answer& other) {
  for (const Variable cell : shop.order(draft.text.cells())) {
    if (draft.answer[cell] != is_white || other[cell] == is_white) continue;
    const Cells island = island_of(draft, cell);
    for (const Variable each : island) token_at(draft.text, each) = ".";
    token_at(draft.text, shop.random_of(island)) = decimal(island.size());
    return true;
  }
  return false;
}

// ---- fillomino ----

// Regions of the same size that touch become one.
bool join_equal(const Text& text, std::vector<Variable>& region, std::size_t most) {
  for (bool has_joined = true; has_joined;) {
    has_joined = false;
    std::vector<std::size_t> size(text.cells());
    for (const Variable each : region) ++size[each];
    for (Variable cell = 0; cell < text.cells() && !has_joined; ++cell)
      for (const Variable other : neighbours4(text, cell)) {
        const Variable from = region[cell], to = region[other];
        if (from == to || size[from] != size[to]) continue;
        if (2 * size[from] > most) return false;
        std::replace(region.begin(), region.end(), from, to);
        has_joined = true;
        break;
      }
  }
  return true;
}

bool draw_fillomino(Workshop& shop, const Wished& wished, Draft& draft) {
  constexpr std::size_t largest = 5, most = 12;
  draft.text = empty_text("fillomino", wished.rows, wished.columns);
  Section& cells = add_section(draft.text, "cells", wished.rows, wished.columns);
  std::vector<Variable> region = random_regions(shop, draft.text, largest);
  if (!join_equal(draft.text, region, most)) return false;
  for (Variable cell = 0; cell < draft.text.cells(); ++cell) {
    const auto size = static_cast<std::uint64_t>(std::count(region.begin(), region.end(), region[cell]));
    draft.answer.push_back(static_cast<std::uint8_t>(size));
    cells.rows[cell / wished.columns][cell % wished.columns].text = decimal(size);
  }
  add_clues(draft, "cells", shop.random);
  return true;
}

// ---- hashi ----

// Islands, each joined to an earlier one, and their numbers.
class Islands {
 public:
  explicit Islands(const Text& text) : text(text), number(text.cells()), bridge(text.cells(), 1) {}

  const Text& text;
  std::vector<unsigned> number;  // by cell: bridges that end there; 0 for no island
  Answer bridge;                 // by cell, as values

  // A new island at a random distance from one.
  void grow(Workshop& shop, Variable from) {
    static constexpr std::pair<int, int> ways[] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    const auto& [down, right] = ways[shop.random.below(4)];
    const Cells ray = ray_of(text, from, down, right);
    std::size_t free = 0;
    while (free < ray.size() && number[ray[free]] == 0 && bridge[ray[free]] == 1) ++free;
    const bool reaches_island = free < ray.size() && number[ray[free]] > 0;
    if (free < 2 && !reaches_island) return;
    // To the island that is seen, now and then; else to a free cell, which no other island is beside.
    std::size_t length = free;
    if (!reaches_island || !shop.chance(30))
      length = 1 + shop.random.below(static_cast<std::uint32_t>(free > 1 ? free - 1 : 1));
    if (length == 0 || length >= ray.size()) return;
    const Variable to = ray[length];
    const Cells beside = neighbours4(text, to);
    if (number[to] == 0 &&
        (bridge[to] != 1 || std::any_of(beside.begin(), beside.end(), [&](Variable each) { return number[each] > 0; })))
      return;
    const unsigned count = shop.chance(50) ? 1 : 2;
    for (std::size_t at = 0; at < length; ++at)
      bridge[ray[at]] = static_cast<std::uint8_t>((right != 0 ? 1 : 3) + count);
    number[from] += count;
    number[to] += count;
  }
};

bool draw_hashi(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("hashi", wished.rows, wished.columns);
  add_section(draft.text, "cells", wished.rows, wished.columns);
  Islands islands(draft.text);
  const auto cells = static_cast<std::uint32_t>(draft.text.cells());
  for (std::uint32_t tries = 0; tries < 8 * cells; ++tries) {
    const Variable from = shop.random.below(cells);
    if (tries == 0 || islands.number[from] > 0) islands.grow(shop, from);
  }
  const auto count =
      std::count_if(islands.number.begin(), islands.number.end(), [](unsigned each) { return each > 0; });
  if (8 * static_cast<std::uint32_t>(count) < cells) return false;
  for (Variable cell = 0; cell < cells; ++cell)
    if (islands.number[cell] > 0) token_at(draft.text, cell) = decimal(islands.number[cell]);
  draft.answer = std::move(islands.bridge);
  return true;
}

// ---- galaxies ----

// The cell that a half turn about the centre takes a cell to; none if that is outside of the board.
std::optional<Variable> half_turn(const Text& text, Point centre, Variable cell) {
  const std::size_t row = centre.row - cell / text.columns, column = centre.column - cell % text.columns;
  if (row >= text.rows || column >= text.columns) return std::nullopt;  // also where it would be below 0
  return static_cast<Variable>(row * text.columns + column);
}

// Regions grow about centres by pairs of cells, until no cell is left.
std::vector<Point> random_galaxies(Workshop& shop, const Text& text) {
  std::vector<bool> is_taken(text.cells());
  std::vector<Point> centres;
  for (const Variable first : shop.order(text.cells())) {
    if (is_taken[first]) continue;
    Point centre = {2 * (first / text.columns) + shop.random.below(2),
                    2 * (first % text.columns) + shop.random.below(2)};
    Cells cells;
    const auto takes = [&](Variable cell) {
      const auto other = half_turn(text, centre, cell);
      if (is_taken[cell] || !other || is_taken[*other]) return false;
      for (const Variable each : {cell, *other}) {
        if (!is_taken[each]) cells.push_back(each);
        is_taken[each] = true;
      }
      return true;
    };
    // About a corner, all four cells around it.
    const bool is_corner = centre.row % 2 == 1 && centre.column % 2 == 1;
    const bool fits = takes(first) && (!is_corner || takes(first + 1));
    if (!fits) {
      for (const Variable cell : cells) is_taken[cell] = false;
      cells.clear();
      centre = {2 * (first / text.columns), 2 * (first % text.columns)};
      takes(first);
    }
    const std::size_t wanted = 3 + shop.random.below(12);
    for (std::size_t tries = 6 * wanted; tries > 0 && cells.size() < wanted; --tries)
      takes(shop.random_of(neighbours4(text, shop.random_of(cells))));
    centres.push_back(centre);
  }
  return centres;
}

bool draw_galaxies(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("galaxies", wished.rows, wished.columns);
  write_size(draft.text);
  std::vector<Point> centres = random_galaxies(shop, draft.text);
  std::sort(centres.begin(), centres.end(),
            [](Point one, Point other) { return std::pair(one.row, one.column) < std::pair(other.row, other.column); });
  Section& list = add_section(draft.text, "centres", centres.size(), 1);
  for (std::size_t number = 0; number < centres.size(); ++number)
    list.rows[number][0].text = name_of_point(centres[number]);
  if (!shop.fill(draft)) return false;
  return true;
}

constexpr Recipe connected_table[] = {
    {"fillomino", 3, 11, 7, false, 0, 0, 0, draw_fillomino, nullptr},
    {"galaxies", 3, 12, 7, false, 0, 0, 0, draw_galaxies, nullptr},
    {"hashi", 5, 20, 9, false, 0, 0, 0, draw_hashi, nullptr},
    {"nurikabe", 3, 20, 8, false, 0, 0, 0, draw_nurikabe, change_nurikabe},
    {"hitori", 3, 20, 8, false, 0, 0, 0, draw_hitori, change_hitori},
};

}  // namespace

std::span<const Recipe> connected_recipes() { return connected_table; }

}  // namespace quadrille::grid::making
