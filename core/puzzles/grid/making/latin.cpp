// Boards of numbers: the answer is a random one of the empty board.
#include <algorithm>
#include <string>
#include <utility>

#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/making/clues.hpp"
#include "core/puzzles/grid/making/recipes.hpp"
#include "core/puzzles/grid/making/regions.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::making {

namespace {

// A Latin square: one without any clues is a futoshiki.
bool draw_square(Workshop& shop, std::size_t side, Answer& answer) {
  Text text = empty_text("futoshiki", side, side);
  add_section(text, "cells", side, side);
  auto found = shop.answer(text);
  if (!found) return false;
  answer = std::move(*found);
  return true;
}

bool draw_skyscrapers(Workshop& shop, const Wished& wished, Draft& draft) {
  if (!draw_square(shop, wished.rows, draft.answer)) return false;
  const std::size_t side = wished.rows;
  draft.text = empty_text("skyscrapers", side, side);
  const auto seen = [&](const Cells& line) {
    std::size_t count = 0;
    for (unsigned highest = 0; const Variable cell : line)
      if (draft.answer[cell] > highest) {
        highest = draft.answer[cell];
        ++count;
      }
    return decimal(count);
  };
  write_views(draft.text, seen);
  give_all(draft);
  add_clues(draft, "cells", shop.random);
  add_clues(draft, {"top", "bottom", "left", "right"}, shop.random);
  return true;
}

// The target of a cage, in its first cell; a random one of the operations that two cells allow.
void write_target(Workshop& shop, Draft& draft, const Cells& cage) {
  std::uint64_t sum = 0, product = 1;
  for (const Variable cell : cage) {
    sum += draft.answer[cell];
    product *= draft.answer[cell];
  }
  std::string target = decimal(sum) + "+";
  if (cage.size() == 1) target.pop_back();
  const auto choice = shop.random.below(100);
  if (cage.size() == 2 && choice < 70) {
    const auto [low, high] = std::minmax(draft.answer[cage[0]], draft.answer[cage[1]]);
    target = high % low == 0 && choice < 35 ? decimal(high / low) + "/" : decimal(high - low) + "-";
  } else if (cage.size() > 1 && choice < 85 && product < 1'000'000) {
    target = decimal(product) + "*";
  }
  auto& cells = section_of(draft.text, "cells").rows;
  for (const Variable cell : cage) cells[cell / draft.text.columns][cell % draft.text.columns].text = ".";
  cells[cage[0] / draft.text.columns][cage[0] % draft.text.columns].text = target;
}

bool draw_kenken(Workshop& shop, const Wished& wished, Draft& draft) {
  if (!draw_square(shop, wished.rows, draft.answer)) return false;
  draft.text = empty_text("kenken", wished.rows, wished.rows);
  add_section(draft.text, "cells", wished.rows, wished.rows);
  write_regions(draft.text, random_regions(shop, draft.text, 4));
  for (const Cells& cage : regions_of(draft.text)) write_target(shop, draft, cage);
  return true;
}

// A cell in which the answers differ becomes a cage of its own.
bool change_kenken(Workshop& shop, Draft& draft, const Answer& other) {
  for (const Variable cell : shop.order(draft.text.cells())) {
    if (draft.answer[cell] == other[cell]) continue;
    std::vector<Variable> region = regions_by_cell(draft.text);
    const Cells cage = cells_of_region(region, region[cell]);
    if (cage.size() == 1) continue;
    region[cell] = static_cast<Variable>(draft.text.cells());
    if (!is_connected(draft.text, region, cells_of_region(region, region[cage[cage[0] == cell ? 1 : 0]]))) continue;
    rewrite_regions(draft.text, region);
    for (const Cells& each : regions_of(draft.text))
      if (std::any_of(each.begin(), each.end(),
                      [&](Variable one) { return std::find(cage.begin(), cage.end(), one) != cage.end(); }))
        write_target(shop, draft, each);
    return true;
  }
  return false;
}

constexpr Recipe latin_table[] = {
    {"skyscrapers", 4, 8, 5, true, 0, 0, 0, draw_skyscrapers, nullptr},
    {"kenken", 3, 9, 6, true, 0, 0, 0, draw_kenken, change_kenken},
};

}  // namespace

std::span<const Recipe> latin_recipes() { return latin_table; }

}  // namespace quadrille::grid::making
