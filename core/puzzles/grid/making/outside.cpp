// Boards whose lines are counted or added up outside: a random answer is changed as long as there is another one.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "core/puzzles/grid/making/clues.hpp"
#include "core/puzzles/grid/making/recipes.hpp"
#include "core/puzzles/grid/making/regions.hpp"

namespace quadrille::grid::making {

namespace {

constexpr std::uint8_t empty = 1, filled = 2;

void erase_lines(Text& text) {
  std::erase_if(text.sections, [](const Section& section) {
    return section.rule->kind == SectionKind::top || section.rule->kind == SectionKind::left;
  });
}

// The counts of a new answer, any of which may be taken away.
void count_filled(Workshop& shop, Draft& draft) {
  erase_lines(draft.text);
  write_counts(draft.text, [&](Variable cell) { return draft.answer[cell] == filled; });
  draft.clues.clear();
  add_clues(draft, {"top", "left"}, shop.random);
}

// A random cell in which the answers differ; there is one.
Variable differing_cell(Workshop& shop, const Draft& draft, const Answer& other) {
  const auto cells = shop.order(draft.answer.size());
  return *std::find_if(cells.begin(), cells.end(), [&](Variable cell) { return draft.answer[cell] != other[cell]; });
}

// ---- thermometers ----

// The cells of a line of the section `lines`.
Cells cells_of_line(const Text& text, const std::vector<Token>& line) {
  Cells cells;
  for (const Token& token : line) cells.push_back(*cell_named(text, token.text));
  return cells;
}

// Fills a thermometer up to a random cell.
void fill_line(Workshop& shop, Draft& draft, const Cells& cells) {
  const std::uint32_t level = shop.random.below(static_cast<std::uint32_t>(cells.size() + 1));
  for (std::size_t i = 0; i < cells.size(); ++i) draft.answer[cells[i]] = i < level ? filled : empty;
}

// Lines from random cells into random directions, as far as cells are free; none is a single cell.
bool draw_thermometers(Workshop& shop, const Wished& wished, Draft& draft) {
  Text& text = draft.text = empty_text("thermometers", wished.rows, wished.columns);
  Section& lines = add_section(text, "lines", 0, 0);
  draft.answer.assign(text.cells(), empty);
  std::vector<bool> is_used(text.cells());
  for (const Variable first : shop.order(text.cells())) {
    if (is_used[first]) continue;
    static constexpr int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    const std::size_t start = shop.random.below(4);
    for (std::size_t turn = 0; turn < 4; ++turn) {
      const auto& [down, right] = steps[(start + turn) % 4];
      Cells cells = {first};
      const std::size_t most = 3 + shop.random.below(4);
      for (const Variable cell : ray_of(text, first, down, right)) {
        if (is_used[cell] || cells.size() == most) break;
        cells.push_back(cell);
      }
      if (cells.size() < 2) continue;
      auto& line = lines.rows.emplace_back();
      for (const Variable cell : cells) {
        is_used[cell] = true;
        line.push_back({name_of_cell(text, cell)});
      }
      fill_line(shop, draft, cells);
      break;
    }
  }
  count_filled(shop, draft);
  return true;
}

bool change_thermometers(Workshop& shop, Draft& draft, const Answer& other) {
  const Variable cell = differing_cell(shop, draft, other);
  for (const auto& line : section_of(draft.text, "lines").rows) {
    const Cells cells = cells_of_line(draft.text, line);
    if (std::find(cells.begin(), cells.end(), cell) != cells.end()) fill_line(shop, draft, cells);
  }
  count_filled(shop, draft);
  return true;
}

// ---- aquarium ----

// Fills a region from the bottom up to the row of a random cell, or not at all.
void fill_region(Workshop& shop, Draft& draft, const Cells& region) {
  const std::uint32_t chosen = shop.random.below(static_cast<std::uint32_t>(region.size() + 1));
  const std::size_t columns = draft.text.columns;
  const std::size_t top = chosen == region.size() ? draft.text.rows : region[chosen] / columns;
  for (const Variable cell : region) draft.answer[cell] = cell / columns >= top ? filled : empty;
}

bool draw_aquarium(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("aquarium", wished.rows, wished.columns);
  draft.answer.assign(draft.text.cells(), empty);
  write_regions(draft.text, random_regions(shop, draft.text, 8));
  for (const Cells& region : regions_of(draft.text)) fill_region(shop, draft, region);
  count_filled(shop, draft);
  return true;
}

bool change_aquarium(Workshop& shop, Draft& draft, const Answer& other) {
  const std::vector<Variable> region = regions_by_cell(draft.text);
  fill_region(shop, draft, cells_of_region(region, region[differing_cell(shop, draft, other)]));
  count_filled(shop, draft);
  return true;
}

constexpr Recipe outside_table[] = {
    {"thermometers", 3, 15, 6, false, 0, 0, 0, draw_thermometers, change_thermometers},
    {"aquarium", 3, 15, 6, false, 0, 0, 0, draw_aquarium, change_aquarium},
};

}  // namespace

std::span<const Recipe> outside_recipes() { return outside_table; }

}  // namespace quadrille::grid::making
