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

bool draw_futoshiki(Workshop& shop, const Wished& wished, Draft& draft) {
  if (!draw_square(shop, wished.rows, draft.answer)) return false;
  draft.text = empty_text("futoshiki", wished.rows, wished.rows);
  give_all(draft);
  Section& pairs = add_section(draft.text, "pairs", 0, 0);
  for (Variable cell = 0; cell < draft.text.cells(); ++cell)
    for (const Variable other : neighbours4(draft.text, cell))
      if (other > cell)
        pairs.rows.push_back({{name_of_cell(draft.text, cell)},
                              {draft.answer[cell] < draft.answer[other] ? "<" : ">"},
                              {name_of_cell(draft.text, other)}});
  add_clues(draft, "cells", shop.random);
  add_clues(draft, "pairs", shop.random);
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

bool draw_binairo(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("binairo", wished.rows, wished.columns);
  add_section(draft.text, "cells", wished.rows, wished.columns);
  if (!shop.fill(draft)) return false;
  give_all(draft);
  add_clues(draft, "cells", shop.random);
  return true;
}

bool draw_in_regions(std::string_view genre, Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text(genre, wished.rows, wished.columns);
  write_regions(draft.text, random_regions(shop, draft.text, 5));
  if (!shop.fill(draft)) return false;
  give_all(draft);
  add_clues(draft, "cells", shop.random);
  return true;
}

bool draw_suguru(Workshop& shop, const Wished& wished, Draft& draft) {
  return draw_in_regions("suguru", shop, wished, draft);
}

bool draw_ripple(Workshop& shop, const Wished& wished, Draft& draft) {
  return draw_in_regions("ripple", shop, wished, draft);
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

bool are_even(Wished& wished) { return wished.rows % 2 == 0 && wished.columns % 2 == 0; }

constexpr Recipe latin_table[] = {
    {"futoshiki", 4, 9, 5, true, 0, 0, 0, draw_futoshiki, nullptr},
    {"skyscrapers", 4, 8, 5, true, 0, 0, 0, draw_skyscrapers, nullptr},
    {"binairo", 4, 20, 8, false, 0, 0, 0, draw_binairo, nullptr, are_even, "binairo has even sides"},
    {"suguru", 4, 15, 8, false, 0, 0, 0, draw_suguru, nullptr},
    {"ripple", 4, 10, 7, false, 0, 0, 0, draw_ripple, nullptr},
    {"kenken", 3, 9, 6, true, 0, 0, 0, draw_kenken, change_kenken},
};

}  // namespace

std::span<const Recipe> latin_recipes() { return latin_table; }

}  // namespace quadrille::grid::making
