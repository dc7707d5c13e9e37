// Genres of cells that are shaded or not: lamps, pairs, mines and water.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/grid_counts.hpp"

namespace quadrille::test {

namespace {

// ---- akari ----

// Whether a lamp is seen from the cell.
bool sees_lamp(const std::string& text, const Words& cells, std::size_t cell, std::size_t columns) {
  for (const auto& [down, right] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}})
    for (int r = static_cast<int>(cell / columns) + down, c = static_cast<int>(cell % columns) + right;
         r >= 0 && c >= 0 && r < static_cast<int>(cells.size() / columns) && c < static_cast<int>(columns);
         r += down, c += right) {
      const auto other = static_cast<std::size_t>(r) * columns + static_cast<std::size_t>(c);
      if (token_at(text, "cells", other, columns)[0] == '#') break;
      if (cells[other] == "*") return true;
    }
  return false;
}

std::string random_akari(Random& random) {
  Words cells = random_cells(random, 12, "#", 4);
  for (std::string& cell : cells)
    if (cell == "#" && random.one_in(2)) cell += std::to_string(random.below(3));
  for (std::string& cell : cells)
    if (cell == "." && random.one_in(30)) cell = "*";
  return "akari\ncells" + rows_of(cells, 4);
}

bool is_akari(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& given = token_at(text, "cells", cell, columns);
    if (given[0] == '#') {
      if (cells[cell] != ".") return false;
      if (given != "#" && "#" + std::to_string(times_around(cells, cell, columns, "*", 1)) != given) return false;
    } else if (!is_blank_or(given, cells[cell]) || sees_lamp(text, cells, cell, columns) == (cells[cell] == "*")) {
      return false;
    }
  }
  return true;
}

// ---- norinori ----

bool are_pairs(const Words& cells, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    if (cells[cell] == "#" && times_around(cells, cell, columns, "#", 1) != 1) return false;
  return true;
}

std::string random_norinori(Random& random) {
  Words cells;
  do cells = random_cells(random, 12, "#", 3);
  while (!are_pairs(cells, 4));
  std::vector<std::size_t> shaded;
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    if (cells[cell] == "#") shaded.push_back(cell);
  random.shuffle(shaded);
  Words regions;
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    regions.emplace_back(1, random.one_in(30) ? '#' : static_cast<char>('A' + random.below(shaded.size() / 2 + 1)));
  for (std::size_t i = 0; i < shaded.size(); ++i) regions[shaded[i]] = std::string(1, static_cast<char>('A' + i / 2));
  std::string text = "norinori\nregions" + rows_of(regions, 4);
  Words given(cells.size(), ".");
  if (!shaded.empty()) given[shaded[0]] = "#";
  if (shaded.size() > 2) given[shaded[2]] = "#";
  if (!random.one_in(8)) text += "\ncells" + rows_of(given, 4);
  return text;
}

bool is_norinori(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  if (!are_pairs(cells, columns)) return false;
  std::map<std::string, int> shaded;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& region = token_at(text, "regions", cell, columns);
    if (region == "#" && cells[cell] == "#") return false;
    if (region != "#" && region != ".") shaded[region] += cells[cell] == "#";
  }
  return keeps_given(text, cells, columns) &&
         std::all_of(shaded.begin(), shaded.end(), [](const auto& region) { return region.second == 2; });
}

// ---- mosaic, minesweeper ----

std::string random_mosaic(Random& random) {
  const Words cells = random_cells(random, 9, "#", 2);
  Words clues;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::size_t number = times_around(cells, cell, 3, "#", 2) + (cells[cell] == "#");
    clues.push_back(random.one_in(2) ? "." : std::to_string(random.one_in(20) ? 5 : number));
    if (clues.back() == "." && random.one_in(10)) clues.back() = "#";
  }
  return "mosaic\ncells" + rows_of(clues, 3);
}

bool is_mosaic(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    const std::size_t number = times_around(cells, cell, columns, "#", 2) + (cells[cell] == "#");
    if (clue != "." && clue != (clue == "#" ? cells[cell] : std::to_string(number))) return false;
  }
  return true;
}

std::string random_minesweeper(Random& random) {
  const Words cells = random_cells(random, 12, "*", 3);
  Words clues;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    clues.push_back(cells[cell] == "*" ? (random.one_in(8) ? "*" : ".")
                    : random.one_in(2) ? std::to_string(times_around(cells, cell, 4, "*", 2))
                                       : ".");
    if (clues.back() == "." && random.one_in(20)) clues.back() = "#";
    if (cells[cell] != "*" && random.one_in(12)) clues.back() = "?";
  }
  const std::string mines = "\nmines " + std::to_string(times(cells, "*"));
  return "minesweeper" + (random.one_in(3) ? "" : mines) + "\ncells" + rows_of(clues, 4);
}

bool is_minesweeper(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    if (clue == ".") continue;
    if ((cells[cell] == "*") != (clue == "*")) return false;
    if (clue != "*" && clue != "#" && clue != "?" && clue != std::to_string(times_around(cells, cell, columns, "*", 2)))
      return false;
  }
  const Rows& mines = kept_section(text, "mines");
  return mines.empty() || mines[0][0] == std::to_string(times(cells, "*"));
}

// ---- thermometers, aquarium ----

std::string random_thermometers(Random& random) {
  std::vector<bool> is_used(9);
  Words cells(9, ".");
  std::string lines;
  for (std::size_t start = 0; start < 9; ++start) {
    if (is_used[start] || random.one_in(8)) continue;
    std::size_t cell = start, filled = random.below(5);
    lines += "\n";
    for (std::size_t length = 0;; ++length) {
      is_used[cell] = true;
      if (length < filled) cells[cell] = "#";
      lines += (length > 0 ? " r" : "r") + std::to_string(cell / 3 + 1) + "c" + std::to_string(cell % 3 + 1);
      std::vector<std::size_t> next = around(cell, 9, 3, 1, 1);
      std::erase_if(next, [&](std::size_t other) { return is_used[other]; });
      if (next.empty() || length == 3) break;
      cell = next[random.below(next.size())];
    }
  }
  return "thermometers" + random_lines(random, cells, 3, "top", true, "#") +
         random_lines(random, cells, 3, "left", false, "#") + "\nlines" + lines;
}

bool is_thermometers(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  std::size_t shaded = 0;
  for (const Words& line : kept_section(text, "lines")) {
    std::string filling;
    for (const std::string& name : line)
      filling += cells[static_cast<std::size_t>(name[1] - '1') * columns + static_cast<std::size_t>(name[3] - '1')];
    if (filling.find(".#") != std::string::npos) return false;
    shaded += static_cast<std::size_t>(std::count(filling.begin(), filling.end(), '#'));
  }
  return shaded == times(cells, "#") && are_lines_right(text, cells, columns, "top", true, "#") &&
         are_lines_right(text, cells, columns, "left", false, "#");
}

// Water is where it must be if it is somewhere: in the lower cells of the region, or in those that it can flow to
// without rising above its surface.
bool is_water_right(const Rows& regions, const Words& cells, bool is_by_pool, std::size_t columns) {
  const auto region = [&](std::size_t cell) { return regions[cell / columns][cell % columns]; };
  for (std::size_t wet = 0; wet < cells.size(); ++wet) {
    if (cells[wet] != "#") continue;
    if (region(wet) == "#") return false;
    std::vector<bool> is_reached(cells.size());
    is_reached[wet] = true;
    for (std::size_t round = 0; round < cells.size(); ++round)
      for (std::size_t cell = 0; cell < cells.size(); ++cell)
        for (const std::size_t other : around(cell, cells.size(), columns, 1, 1))
          if (is_reached[other] && region(cell) == region(other) && cell / columns >= wet / columns)
            is_reached[cell] = true;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      const bool is_lower = region(cell) == region(wet) && cell / columns >= wet / columns;
      if ((is_by_pool ? is_reached[cell] : is_lower) && cells[cell] != "#") return false;
    }
  }
  return true;
}

std::string random_aquarium(Random& random) {
  Rows regions;
  Words all;
  for (std::size_t row = 0; row < 3; ++row) {
    regions.emplace_back();
    for (std::size_t column = 0; column < 4; ++column)
      regions.back().push_back(random.one_in(30) ? "#" : std::string(1, static_cast<char>('A' + random.below(3))));
    all.insert(all.end(), regions.back().begin(), regions.back().end());
  }
  const bool is_by_pool = random.one_in(2);
  Words cells;
  do cells = random_cells(random, 12, "#", 2);
  while (!is_water_right(regions, cells, is_by_pool, 4));
  return "aquarium" + std::string(is_by_pool ? "\nlevel pool" : "") + random_lines(random, cells, 4, "top", true, "#") +
         random_lines(random, cells, 4, "left", false, "#") + "\nregions" + rows_of(all, 4);
}

bool is_aquarium(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  return are_lines_right(text, cells, columns, "top", true, "#") &&
         are_lines_right(text, cells, columns, "left", false, "#") &&
         is_water_right(kept_section(text, "regions"), cells, !kept_section(text, "level").empty(), columns);
}

}  // namespace

std::span<const GridOracle> grid_oracles_b() {
  static const GridOracle all[] = {
      {"akari", random_akari, {".", "*"}, is_akari},
      {"norinori", random_norinori, {".", "#"}, is_norinori},
      {"thermometers", random_thermometers, {".", "#"}, is_thermometers},
      {"aquarium", random_aquarium, {".", "#"}, is_aquarium},
      {"mosaic", random_mosaic, {".", "#"}, is_mosaic},
      {"minesweeper", random_minesweeper, {".", "*"}, is_minesweeper},
  };
  return all;
}

}  // namespace quadrille::test
