// Boards whose lines are counted or added up outside: a random answer is changed as long as there is another one.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
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

// ---- kakurasu ----

void add_weights(Workshop& shop, Draft& draft) {
  erase_lines(draft.text);
  write_lines(draft.text, [&](const Cells& cells) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) sum += draft.answer[cells[i]] == filled ? i + 1 : 0;
    return sum;
  });
  draft.clues.clear();
  add_clues(draft, {"top", "left"}, shop.random);
}

bool draw_kakurasu(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("kakurasu", wished.rows, wished.columns);
  draft.answer.resize(draft.text.cells());
  for (auto& value : draft.answer) value = shop.chance(wished.density) ? filled : empty;
  add_weights(shop, draft);
  return true;
}

bool change_kakurasu(Workshop& shop, Draft& draft, const Answer& other) {
  auto& value = draft.answer[differing_cell(shop, draft, other)];
  value = value == filled ? empty : filled;
  add_weights(shop, draft);
  return true;
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

// ---- magnets ----

constexpr std::uint8_t plus = 1, minus = 2, no_pole = 3;

void count_poles(Workshop& shop, Draft& draft) {
  Text& text = draft.text;
  erase_lines(text);
  write_views(text, [&](const Cells& cells) {
    // Pluses stand above and to the left, minuses below and to the right: those lines are read backwards.
    const std::uint8_t pole = cells.front() < cells.back() ? plus : minus;
    return decimal(static_cast<std::uint64_t>(std::count_if(cells.begin(), cells.end(), [&](Variable cell) {
      return draft.answer[cell] == pole && text.at("regions", cell)->text != "#";
    })));
  });
  draft.clues.clear();
  add_clues(draft, {"top", "bottom", "left", "right"}, shop.random);
}

// Lays a random magnet that no pole beside it forbids, or none.
void lay_magnet(Workshop& shop, Draft& draft, const Cells& domino) {
  const auto fits = [&](Variable cell, std::uint8_t pole) {
    const Cells beside = neighbours4(draft.text, cell);
    return std::none_of(beside.begin(), beside.end(), [&](Variable other) {
      return draft.answer[other] == pole && draft.text.at("regions", other)->text != "#";
    });
  };
  for (const Variable cell : domino) draft.answer[cell] = no_pole;
  if (shop.chance(20)) return;
  std::array<std::uint8_t, 2> poles = {plus, minus};
  if (shop.chance(50)) std::swap(poles[0], poles[1]);
  for (unsigned turn = 0; turn < 2; ++turn) {
    if (fits(domino[0], poles[0]) && fits(domino[1], poles[1])) {
      draft.answer[domino[0]] = poles[0];
      draft.answer[domino[1]] = poles[1];
      return;
    }
    std::swap(poles[0], poles[1]);
  }
}

bool draw_magnets(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("magnets", wished.rows, wished.columns);
  const std::vector<Variable> domino = random_dominoes(shop, draft.text);
  draft.answer.assign(draft.text.cells(), no_pole);
  write_regions(draft.text, domino);
  for (Variable cell = 0; cell < draft.text.cells(); ++cell)
    if (cells_of_region(domino, domino[cell]).size() == 1) {
      section_of(draft.text, "regions").rows[cell / wished.columns][cell % wished.columns].text = "#";
      draft.answer[cell] = 1;  // left out
    }
  auto dominoes = regions_of(draft.text);
  shop.random.shuffle(std::span(dominoes));
  for (const Cells& each : dominoes) lay_magnet(shop, draft, each);
  count_poles(shop, draft);
  return true;
}

bool change_magnets(Workshop& shop, Draft& draft, const Answer& other) {
  const Variable cell = differing_cell(shop, draft, other);
  for (const Cells& domino : regions_of(draft.text))
    if (domino[0] == cell || domino[1] == cell) lay_magnet(shop, draft, domino);
  count_poles(shop, draft);
  return true;
}

constexpr Recipe outside_table[] = {
    {"kakurasu", 3, 10, 5, false, 20, 80, 50, draw_kakurasu, change_kakurasu},
    {"thermometers", 3, 15, 6, false, 0, 0, 0, draw_thermometers, change_thermometers},
    {"aquarium", 3, 15, 6, false, 0, 0, 0, draw_aquarium, change_aquarium},
    {"magnets", 3, 12, 6, false, 0, 0, 0, draw_magnets, change_magnets},
};

}  // namespace

std::span<const Recipe> outside_recipes() { return outside_table; }

}  // namespace quadrille::grid::making
