// Boards on which things stand: they are placed at random, and the clues follow.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/making/clues.hpp"
#include "core/puzzles/grid/making/recipes.hpp"
#include "core/puzzles/grid/making/regions.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::making {

namespace {

// ── star battle ─────────────────────────────────────────────────────────────────────────────────────────────────────

bool draw_starbattle(Workshop& shop, const Wished& wished, Draft& draft) {
  const std::size_t side = wished.rows;
  draft.text = empty_text("starbattle", side, side);
  add_section(draft.text, "stars", 1, 1).rows[0][0].text = decimal(wished.stars);
  Text stars = draft.text;  // whose regions are the rows
  std::vector<Variable> region(draft.text.cells());
  for (Variable cell = 0; cell < region.size(); ++cell) region[cell] = static_cast<Variable>(cell / side);
  write_regions(stars, region);
  auto found = shop.answer(stars);
  if (!found) return false;
  draft.answer = std::move(*found);
  const auto none = static_cast<Variable>(draft.text.cells());
  for (unsigned tries = 20; tries > 0; --tries) {
    for (Variable cell = 0; cell < region.size(); ++cell) region[cell] = draft.answer[cell] == 2 ? cell : none;
    grow_regions(shop, draft.text, region, none);
    if (wished.stars == 1 || pair_up(shop, draft.text, region)) {
      write_regions(draft.text, region);
      return true;
    }
  }
  return false;
}

// ── tents ───────────────────────────────────────────────────────────────────────────────────────────────────────────

constexpr unsigned tent = 2;

bool is_tree(Text& text, Variable cell) { return token_at(text, cell) == "T"; }

// A tent at a random place, with its tree.
bool add_tent(Workshop& shop, Draft& draft) {
  Text& text = draft.text;
  for (const Variable cell : shop.order(text.cells())) {
    const Cells near = neighbours8(text, cell);
    if (draft.answer[cell] == tent || is_tree(text, cell) ||
        std::any_of(near.begin(), near.end(), [&](Variable each) { return draft.answer[each] == tent; }))
      continue;
    Cells sides = neighbours4(text, cell);
    shop.random.shuffle(std::span(sides));
    for (const Variable side : sides) {
      if (is_tree(text, side)) continue;
      draft.answer[cell] = tent;
      token_at(text, side) = "T";
      return true;
    }
  }
  return false;
}

void count_tents(Draft& draft) {
  std::erase_if(draft.text.sections, [](const Section& section) { return section.rule->name != "cells"; });
  write_counts(draft.text, [&](Variable cell) { return draft.answer[cell] == tent; });
}

bool draw_tents(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("tents", wished.rows, wished.columns);
  add_section(draft.text, "cells", wished.rows, wished.columns);
  draft.answer.assign(draft.text.cells(), 1);
  for (std::size_t left = std::max<std::size_t>(draft.text.cells() * wished.density / 100, 1); left > 0; --left)
    if (!add_tent(shop, draft)) break;
  count_tents(draft);
  return true;
}

// A tent that stands elsewhere in the other answer goes with a tree beside it, and another one comes.
bool change_tents(Workshop& shop, Draft& draft, const Answer& other) {
  for (const Variable cell : shop.order(draft.text.cells())) {
    if (draft.answer[cell] != tent || other[cell] == tent) continue;
    for (const Variable side : neighbours4(draft.text, cell)) {
      const Cells round = neighbours4(draft.text, side);
      const auto tents =
          std::count_if(round.begin(), round.end(), [&](Variable each) { return draft.answer[each] == tent; });
      if (!is_tree(draft.text, side) || tents != 1) continue;  // it may be the tree of another tent
      token_at(draft.text, side) = ".";
      draft.answer[cell] = 1;
      if (!add_tent(shop, draft)) return false;
      count_tents(draft);
      return true;
    }
  }
  return false;
}

// ── battleships ─────────────────────────────────────────────────────────────────────────────────────────────────────

// For each side, the usual fleet of the largest board that is no larger.
std::string_view fleet_of(std::size_t side) {
  if (side < 6) return "2 1 1";
  if (side < 8) return "3 2 2 1 1 1";
  if (side < 10) return "4 3 2 2 1 1 1";
  return side < 15 ? "4 3 3 2 2 2 1 1 1 1" : "5 4 4 3 3 3 2 2 2 2 1 1 1 1 1";
}

enum Part : unsigned { water = 1, submarine, west, east, north, south, middle };

// Puts a ship at a random place where it touches no other.
bool add_ship(Workshop& shop, Draft& draft, std::size_t length) {
  const Text& text = draft.text;
  for (const Variable first : shop.order(text.cells())) {
    const bool is_level = length > 1 && shop.chance(50);
    const Cells ray = ray_of(text, first, is_level ? 0 : 1, is_level ? 1 : 0);
    if (ray.size() + 1 < length) continue;
    Cells ship = {first};
    ship.insert(ship.end(), ray.begin(), ray.begin() + static_cast<std::ptrdiff_t>(length - 1));
    const bool is_free = std::all_of(ship.begin(), ship.end(), [&](Variable cell) {
      const Cells near = neighbours8(text, cell);
      return draft.answer[cell] == water &&
             std::all_of(near.begin(), near.end(), [&](Variable each) { return draft.answer[each] == water; });
    });
    if (!is_free) continue;
    for (const Variable cell : ship) draft.answer[cell] = middle;
    draft.answer[ship.front()] = length == 1 ? submarine : is_level ? west : north;
    if (length > 1) draft.answer[ship.back()] = is_level ? east : south;
    return true;
  }
  return false;
}

bool draw_battleships(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("battleships", wished.rows, wished.columns);
  draft.answer.assign(draft.text.cells(), water);
  Section& fleet = add_section(draft.text, "fleet", 1, 0);
  const std::string_view lengths = fleet_of(std::min(wished.rows, wished.columns));
  for (std::size_t at = 0; at < lengths.size(); at += 2) {
    fleet.rows[0].push_back({std::string(1, lengths[at])});
    if (!add_ship(shop, draft, static_cast<std::size_t>(lengths[at] - '0'))) return false;
  }
  write_counts(draft.text, [&](Variable cell) { return draft.answer[cell] != water; });
  Section& cells = add_section(draft.text, "cells", wished.rows, wished.columns);
  for (std::size_t cell = 0; cell < draft.text.cells(); ++cell)
    cells.rows[cell / wished.columns][cell % wished.columns].text = token_of(draft.text, cell, draft.answer[cell]);
  add_clues(draft, "cells", shop.random);
  return true;
}

// ── akari ───────────────────────────────────────────────────────────────────────────────────────────────────────────

constexpr unsigned lamp = 2;

bool is_wall(Text& text, Variable cell) { return token_at(text, cell)[0] == '#'; }

// Lamps in random cells that none lights yet, until all are lit; and the numbers beside walls.
void light(Workshop& shop, Draft& draft) {
  Text& text = draft.text;
  const auto see = [&](Variable cell, auto visit) {
    for (const auto& [down, right] : {std::pair{0, 1}, {0, -1}, {1, 0}, {-1, 0}})
      for (const Variable other : ray_of(text, cell, down, right)) {
        if (is_wall(text, other)) break;
        visit(other);
      }
  };
  for (const Variable cell : shop.order(text.cells())) {
    bool is_lit = is_wall(text, cell) || draft.answer[cell] == lamp;
    see(cell, [&](Variable other) { is_lit = is_lit || draft.answer[other] == lamp; });
    if (!is_lit) draft.answer[cell] = lamp;
  }
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    if (!is_wall(text, cell)) continue;
    const Cells around = neighbours4(text, cell);
    const auto count =
        std::count_if(around.begin(), around.end(), [&](Variable each) { return draft.answer[each] == lamp; });
    token_at(text, cell) = "#" + decimal(static_cast<std::uint64_t>(count));
  }
  draft.clues.clear();
  add_clues(draft, "cells", shop.random);
}

bool draw_akari(Workshop& shop, const Wished& wished, Draft& draft) {
  Text& text = draft.text = empty_text("akari", wished.rows, wished.columns);
  add_section(text, "cells", wished.rows, wished.columns);
  draft.answer.assign(text.cells(), 1);
  for (std::size_t cell = 0; 2 * cell < text.cells(); ++cell)
    if (shop.chance(wished.density))
      for (const std::size_t place : {cell, text.cells() - 1 - cell}) token_at(text, place) = "#";
  light(shop, draft);
  return true;
}

// A lamp of the other answer that is none of ours becomes a wall.
bool change_akari(Workshop& shop, Draft& draft, const Answer& other) {
  for (const Variable cell : shop.order(draft.text.cells())) {
    if (other[cell] != lamp || draft.answer[cell] == lamp) continue;
    token_at(draft.text, cell) = "#";
    light(shop, draft);
    return true;
  }
  return false;
}

constexpr Recipe placing_table[] = {
    {"starbattle", 4, 14, 8, true, 0, 0, 0, draw_starbattle, move_region},
    {"tents", 4, 20, 8, false, 5, 25, 19, draw_tents, change_tents},
    {"battleships", 5, 20, 10, false, 0, 0, 0, draw_battleships, nullptr},
    {"akari", 3, 20, 8, false, 10, 60, 22, draw_akari, change_akari},
};

}  // namespace

std::span<const Recipe> placing_recipes() { return placing_table; }

}  // namespace quadrille::grid::making
