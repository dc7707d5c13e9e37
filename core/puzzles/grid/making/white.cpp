// Shading all of whose clues together decide each cell, so that nothing has to be changed: the answer is drawn, every
// clue is written, and as many as can be are taken away.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/making/area.hpp"
#include "core/puzzles/grid/making/clues.hpp"
#include "core/puzzles/grid/making/recipes.hpp"
#include "core/puzzles/grid/pieces.hpp"
#include "core/puzzles/grid/ring.hpp"

namespace quadrille::grid::making {

namespace {

Draft begin_draft(std::string_view genre, const Wished& wished, std::uint8_t value) {
  Draft draft;
  draft.text = empty_text(genre, wished.rows, wished.columns);
  draft.answer.assign(draft.text.cells(), value);
  return draft;
}

// Shades random cells, up to a share of the board, as long as the white ones are in one piece. `may(cell)`: this one.
template <class May>
void shade_some(Workshop& shop, Draft& draft, std::uint32_t percent, May may) {
  std::size_t left = draft.text.cells() * percent / 100;
  for (const Variable cell : shop.order(draft.text.cells())) {
    if (left == 0) return;
    if (!may(cell)) continue;
    draft.answer[cell] = is_shaded;
    if (is_one_piece(draft.text, [&](std::size_t each) { return draft.answer[each] == is_white; })) {
      --left;
    } else {
      draft.answer[cell] = is_white;
    }
  }
}

// ---- kurodoko and cave ----

// Each white cell says how many white cells it sees, with itself.
void count_seen(Workshop& shop, Draft& draft) {
  Text& text = draft.text;
  add_section(text, "cells", text.rows, text.columns);
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    if (draft.answer[cell] == is_shaded) continue;
    std::uint64_t seen = 1;
    for (const auto& [down, right] : {std::pair(-1, 0), {0, -1}, {0, 1}, {1, 0}})
      for (const Variable other : ray_of(text, cell, down, right)) {
        if (draft.answer[other] == is_shaded) break;
        ++seen;
      }
    token_at(text, cell) = decimal(seen);
  }
  add_clues(draft, "cells", shop.random);
}

bool draw_kurodoko(Workshop& shop, const Wished& wished, Draft& draft) {
  draft = begin_draft("kurodoko", wished, is_white);
  shade_some(shop, draft, 28, [&](Variable cell) {
    const Cells beside = neighbours4(draft.text, cell);
    return std::all_of(beside.begin(), beside.end(), [&](Variable each) { return draft.answer[each] == is_white; });
  });
  count_seen(shop, draft);
  return true;
}

bool draw_cave(Workshop& shop, const Wished& wished, Draft& draft) {
  draft = begin_draft("cave", wished, is_shaded);
  Area area(wished.rows, wished.columns);
  area.grow(shop);
  for (Variable cell = 0; cell < draft.text.cells(); ++cell)
    if (area.has(cell / wished.columns, cell % wished.columns)) draft.answer[cell] = is_white;
  count_seen(shop, draft);
  return true;
}

// ---- yin-yang ----

bool draw_yinyang(Workshop& shop, const Wished& wished, Draft& draft) {
  draft = begin_draft("yinyang", wished, is_white);
  add_section(draft.text, "cells", wished.rows, wished.columns);
  if (!shop.fill(draft)) return false;
  give_all(draft);
  add_clues(draft, "cells", shop.random);
  return true;
}

// ---- creek ----

bool draw_creek(Workshop& shop, const Wished& wished, Draft& draft) {
  draft = begin_draft("creek", wished, is_white);
  shade_some(shop, draft, 45, [](Variable) { return true; });
  write_size(draft.text);
  write_corners(draft.text, [&](std::size_t row, std::size_t column) {
    std::size_t count = 0;
    for (const auto& cell : around_corner(draft.text, row, column)) count += cell && draft.answer[*cell] == is_shaded;
    return count;
  });
  add_clues(draft, "corners", shop.random);
  return true;
}

// ---- gokigen ----

// Slashes at random, unless one closes a ring: then the other one.
bool draw_gokigen(Workshop& shop, const Wished& wished, Draft& draft) {
  constexpr std::uint8_t rising = 1, falling = 2;
  draft = begin_draft("gokigen", wished, rising);
  const Text& text = draft.text;
  const std::size_t width = text.columns + 1;
  std::vector<std::size_t> piece((text.rows + 1) * width), ends(piece.size());
  for (std::size_t corner = 0; corner < piece.size(); ++corner) piece[corner] = corner;
  for (const Variable cell : shop.order(text.cells())) {
    const std::size_t corner = cell / text.columns * width + cell % text.columns;
    const auto joins = [&](std::uint8_t value) {
      const std::size_t from = corner + (value == rising ? 1 : 0), to = corner + width + (value == rising ? 0 : 1);
      if (piece[from] == piece[to]) return false;
      std::replace(piece.begin(), piece.end(), std::size_t{piece[from]}, std::size_t{piece[to]});
      ++ends[from];
      ++ends[to];
      draft.answer[cell] = value;
      return true;
    };
    const std::uint8_t first = shop.chance(50) ? rising : falling;
    if (!joins(first) && !joins(first == rising ? falling : rising)) return false;
  }
  write_size(draft.text);
  write_corners(draft.text, [&](std::size_t row, std::size_t column) { return ends[row * width + column]; });
  add_clues(draft, "corners", shop.random);
  return true;
}

// ---- tapa ----

// Shaded cells grow in one piece without blocks of 2×2.
bool draw_tapa(Workshop& shop, const Wished& wished, Draft& draft) {
  draft = begin_draft("tapa", wished, is_white);
  Text& text = draft.text;
  const std::vector<Cells> squares = squares_of(text);
  const auto shades = [&](Variable cell) { return draft.answer[cell] == is_shaded; };
  const auto cells = static_cast<std::uint32_t>(text.cells());
  std::size_t left = cells / 2;
  draft.answer[shop.random.below(cells)] = is_shaded;
  for (std::uint32_t tries = 20 * cells; left > 0 && tries > 0; --tries) {
    const Variable cell = shop.random.below(cells);
    const Cells beside = neighbours4(text, cell);
    const auto joined = std::count_if(beside.begin(), beside.end(), shades);
    if (shades(cell) || joined == 0 || (joined > 1 && !shop.chance(25))) continue;
    draft.answer[cell] = is_shaded;
    --left;
    if (std::none_of(squares.begin(), squares.end(),
                     [&](const Cells& square) { return std::all_of(square.begin(), square.end(), shades); }))
      continue;
    draft.answer[cell] = is_white;
    ++left;
  }
  add_section(text, "cells", text.rows, text.columns);
  for (Variable cell = 0; cell < cells; ++cell)
    if (!shades(cell)) token_at(text, cell) = runs_in_ring(text, cell, shades);
  add_clues(draft, "cells", shop.random);
  return true;
}

// ---- snake ----

// Whether the snake may go on to a cell: of the cells around it only its head is a part, and those beside the head.
bool may_go(const Draft& draft, const Cells& snake, Variable to) {
  if (draft.answer[to] == is_shaded) return false;
  const Cells around = neighbours8(draft.text, to);
  const Cells beside = neighbours4(draft.text, to);
  return std::all_of(around.begin(), around.end(), [&](Variable each) {
    if (draft.answer[each] != is_shaded || each == snake.back()) return true;
    const bool touches = std::find(beside.begin(), beside.end(), each) != beside.end();
    return !touches && snake.size() > 1 && each == snake[snake.size() - 2];
  });
}

bool draw_snake(Workshop& shop, const Wished& wished, Draft& draft) {
  draft = begin_draft("snake", wished, is_white);
  Text& text = draft.text;
  Cells snake;
  for (unsigned tries = 20; tries > 0; --tries) {
    Draft tried = begin_draft("snake", wished, is_white);
    Cells path = {shop.random.below(static_cast<std::uint32_t>(text.cells()))};
    for (bool goes_on = true; goes_on;) {
      tried.answer[path.back()] = is_shaded;
      Cells next = neighbours4(text, path.back());
      shop.random.shuffle(std::span(next));
      const auto to = std::find_if(next.begin(), next.end(), [&](Variable each) { return may_go(tried, path, each); });
      goes_on = to != next.end();
      if (goes_on) path.push_back(*to);
    }
    if (path.size() <= snake.size()) continue;
    snake = path;
    draft.answer = tried.answer;
  }
  if (snake.size() < text.rows) return false;
  write_counts(text, [&](Variable cell) { return draft.answer[cell] == is_shaded; });
  add_section(text, "cells", text.rows, text.columns);
  for (const Variable cell : snake) token_at(text, cell) = "o";
  add_clues(draft, "cells", shop.random);
  add_clues(draft, {"top", "left"}, shop.random);
  for (const Variable end : {snake.front(), snake.back()}) token_at(text, end) = "S";
  std::erase_if(draft.clues, [&](const Clue& clue) {
    const std::string& token = text.sections[clue.section].rows[clue.row][clue.column].text;
    return token == "S";  // the ends stay
  });
  return true;
}

// ---- shakashaka ----

// A rectangle whose sides are slanted: the points whose row and column add up to `low` … `high`, and differ by `left` …
// `right`. Both ends of all of these are even together, or odd.
struct Slanted {
  int low, high, left, right;

  /// The value of a cell; none if it is outside.
  std::optional<std::uint8_t> value_of(int row, int column) const {
    const int sum = row + column + 1, difference = column - row;
    if (sum < low || sum > high || difference < left || difference > right) return std::nullopt;
    constexpr std::uint8_t whole = 1, north_west = 2, north_east = 3, south_west = 4, south_east = 5;
    if (sum == low) return north_west;
    if (sum == high) return south_east;
    if (difference == left) return south_west;
    return difference == right ? north_east : whole;
  }
};

// Puts a white rectangle at a random place, if the rules are kept.
void put_rectangle(Workshop& shop, Draft& draft, bool is_slanted) {
  Text& text = draft.text;
  const auto rows = static_cast<int>(text.rows), columns = static_cast<int>(text.columns);
  const auto below = [&](int bound) { return static_cast<int>(shop.random.below(static_cast<std::uint32_t>(bound))); };
  const int row = below(rows), column = below(columns), height = 1 + below(3), width = 1 + below(3);
  const Slanted slanted = {row + column, row + column + 2 * height, column - row, column - row + 2 * width};
  const Text before_text = text;
  const Answer before = draft.answer;
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      const auto value = is_slanted ? slanted.value_of(r, c)
                         : r >= row && r < row + height && c >= column && c < column + width
                             ? std::optional<std::uint8_t>(1)
                             : std::nullopt;
      if (!value) continue;
      const auto cell = static_cast<std::size_t>(r * columns + c);
      if (token_at(text, cell) == ".") {
        text = before_text;
        draft.answer = before;
        return;
      }
      token_at(text, cell) = ".";
      draft.answer[cell] = *value;
    }
  if (text.genre->obeys(text, draft.answer)) return;
  text = before_text;
  draft.answer = before;
}

bool draw_shakashaka(Workshop& shop, const Wished& wished, Draft& draft) {
  draft = begin_draft("shakashaka", wished, is_white);
  Text& text = draft.text;
  add_section(text, "cells", text.rows, text.columns);
  for (std::size_t cell = 0; cell < text.cells(); ++cell) token_at(text, cell) = "#";
  for (std::size_t tries = 8 * text.cells(); tries > 0; --tries)
    put_rectangle(shop, draft, tries > 2 * text.cells());  // the slanted ones first: they need more room
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    if (token_at(text, cell) != "#") continue;
    const Cells beside = neighbours4(text, cell);
    const auto triangles =
        std::count_if(beside.begin(), beside.end(), [&](Variable each) { return draft.answer[each] > 1; });
    token_at(text, cell) = "#" + decimal(static_cast<std::uint64_t>(triangles));
  }
  add_clues(draft, "cells", shop.random);
  return std::any_of(draft.answer.begin(), draft.answer.end(), [](std::uint8_t value) { return value > 1; });
}

constexpr Recipe white_table[] = {
    {"kurodoko", 3, 15, 7, false, 0, 0, 0, draw_kurodoko, nullptr},
    {"cave", 4, 15, 8, false, 0, 0, 0, draw_cave, nullptr},
    {"yinyang", 4, 12, 7, false, 0, 0, 0, draw_yinyang, nullptr},
    {"creek", 3, 20, 7, false, 0, 0, 0, draw_creek, nullptr},
    {"gokigen", 3, 20, 7, false, 0, 0, 0, draw_gokigen, nullptr},
    {"tapa", 4, 15, 8, false, 0, 0, 0, draw_tapa, nullptr},
    {"snake", 4, 12, 7, false, 0, 0, 0, draw_snake, nullptr},
    {"shakashaka", 4, 15, 8, false, 0, 0, 0, draw_shakashaka, nullptr},
};

}  // namespace

std::span<const Recipe> white_recipes() { return white_table; }

}  // namespace quadrille::grid::making
