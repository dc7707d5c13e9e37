// Pictures, whose clues are counted.
#include <algorithm>
#include <string_view>
#include <utility>

#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/making/area.hpp"
#include "core/puzzles/grid/making/recipes.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::making {

namespace {

constexpr unsigned shaded = 2;

void write_runs(Draft& draft) {
  draft.text.sections.clear();
  for (const std::string_view name : {"rows", "columns"}) {
    const bool is_row = name == "rows";
    const std::size_t lines = is_row ? draft.text.rows : draft.text.columns;
    Section& section = add_section(draft.text, name, lines, 0);
    for (std::size_t line = 0; line < lines; ++line) {
      std::size_t length = 0;
      const auto end = [&] {
        if (length > 0) section.rows[line].push_back({decimal(length)});
        length = 0;
      };
      for (const Variable cell : is_row ? row_of(draft.text, line) : column_of(draft.text, line)) {
        if (draft.answer[cell] == shaded) {
          ++length;
        } else {
          end();
        }
      }
      end();
      if (section.rows[line].empty()) section.rows[line].push_back({"0"});
    }
  }
}

bool draw_nonogram(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("nonogram", wished.rows, wished.columns);
  if (wished.picture.empty()) {
    draft.answer = random_picture(shop, draft.text, wished.density);
  } else {
    draft.answer.clear();
    for (const bool is_black : wished.picture) draft.answer.push_back(is_black ? 2 : 1);
  }
  // Without any shaded cell, the only value would be the first.
  if (std::find(draft.answer.begin(), draft.answer.end(), shaded) == draft.answer.end()) return false;
  write_runs(draft);
  return true;
}

// A cell in which the pictures differ is turned over.
bool change_nonogram(Workshop& shop, Draft& draft, const Answer& other) {
  for (const Variable cell : shop.order(draft.text.cells())) {
    if (draft.answer[cell] == other[cell]) continue;
    draft.answer[cell] = draft.answer[cell] == 2 ? 1 : 2;
    write_runs(draft);
    return true;
  }
  return false;
}

bool draw_minesweeper(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("minesweeper", wished.rows, wished.columns);
  draft.answer.resize(draft.text.cells());
  for (auto& value : draft.answer) value = shop.chance(wished.density) ? 2 : 1;
  Section& cells = add_section(draft.text, "cells", wished.rows, wished.columns);
  for (Variable cell = 0; cell < draft.text.cells(); ++cell) {
    if (draft.answer[cell] == 2) continue;
    const Cells around = neighbours8(draft.text, cell);
    const auto count =
        std::count_if(around.begin(), around.end(), [&](Variable each) { return draft.answer[each] == 2; });
    cells.rows[cell / wished.columns][cell % wished.columns].text = decimal(static_cast<std::uint64_t>(count));
  }
  add_clues(draft, "cells", shop.random);
  return true;
}

constexpr Recipe shading_table[] = {
    {"nonogram", 3, 30, 10, false, 20, 80, 55, draw_nonogram, change_nonogram},
    {"minesweeper", 3, 30, 10, false, 5, 40, 20, draw_minesweeper, nullptr},
};

}  // namespace

std::span<const Recipe> shading_recipes() { return shading_table; }

}  // namespace quadrille::grid::making
