// Genres of numbers in regions, rows and grids. Each checker tests first what needs no text, because it is asked about
// every board.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/grid_words.hpp"

namespace quadrille::test {

namespace {

// ---- suguru and ripple ----

// Whether each region has 1 to its size, and `#` is where there is none.
bool are_regions_full(const std::string& text, const Words& cells, std::size_t columns) {
  const auto regions = section_of(text, "regions");
  std::vector<Words> of(256);
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const char region = regions[cell / columns][cell % columns][0];
    if ((region == '#') != (cells[cell] == "#")) return false;
    if (region != '#') of[static_cast<unsigned char>(region)].push_back(cells[cell]);
  }
  for (const Words& region : of)
    for (std::size_t number = 1; number <= region.size(); ++number)
      if (times(region, std::to_string(number)) != 1) return false;
  return true;
}

template <std::size_t rows, std::size_t columns, std::size_t most>
std::string random_filled_regions(Random& random, const char* genre, std::uint64_t rarity_of_holes) {
  Words regions = random_regions(random, rows, columns, most);
  Words givens = random_givens(random, rows * columns, {"1"}, 12);
  for (std::size_t cell = 0; cell < regions.size() && rarity_of_holes > 0; ++cell)
    if (random.one_in(rarity_of_holes)) regions[cell] = "#", givens[cell] = random.one_in(2) ? "." : "#";
  std::string text = genre;
  if (random.one_in(2)) text += "\ncells" + rows_of(givens, columns);
  return text + "\nregions" + rows_of(regions, columns);
}

std::string random_suguru(Random& random) { return random_filled_regions<2, 3, 5>(random, "suguru", 2); }
std::string random_ripple(Random& random) { return random_filled_regions<3, 2, 3>(random, "ripple", 3); }
std::string random_ripple_with_holes(Random& random) { return random_filled_regions<2, 3, 3>(random, "ripple", 3); }

bool is_suguru(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  for (std::size_t a = 0; a < cells.size(); ++a)
    for (std::size_t b = a + 1; b < cells.size(); ++b) {
      const auto down = static_cast<int>(b / columns) - static_cast<int>(a / columns);
      const auto right = static_cast<int>(b % columns) - static_cast<int>(a % columns);
      if (down <= 1 && std::abs(right) <= 1 && cells[a] == cells[b] && cells[a] != "#") return false;
    }
  return are_regions_full(text, cells, columns) && keeps_given(text, cells, columns);
}

bool is_ripple(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  for (std::size_t a = 0; a < cells.size(); ++a)
    for (std::size_t b = a + 1; b < cells.size(); ++b) {
      if (cells[a] != cells[b] || (a / columns != b / columns && a % columns != b % columns)) continue;
      const std::size_t between = (a / columns == b / columns ? b - a : (b - a) / columns) - 1;
      if (between < static_cast<std::size_t>(value_of(cells[a]))) return false;
    }
  return are_regions_full(text, cells, columns) && keeps_given(text, cells, columns);
}

// ---- str8ts ----

std::string random_straights(Random& random) {
  return "str8ts\ncells" + rows_of(random_givens(random, 9, {"#", "1", "#", "2", "#", "3"}, 3), 3);
}
std::string random_small_straights(Random& random) {
  return "str8ts\ncells" + rows_of(random_givens(random, 4, {"#", "#1", "#2", "1", "2"}, 2), 2);
}

bool is_straights(const std::string& text, const Words& cells, std::size_t rows, std::size_t columns) {
  if (!is_latin(cells, rows, columns, "#")) return false;
  Words bare = cells;
  for (std::string& cell : bare)
    if (cell[0] == '#') cell.erase(0, 1);
  if (!is_latin(bare, rows, columns)) return false;
  for (const bool by_row : {true, false}) {
    for (std::size_t line = 0; line < rows; ++line) {
      Words cells_of_line = seen_from(cells, by_row ? "left" : "top", line, rows);
      cells_of_line.emplace_back("#");
      std::vector<int> run;
      for (const std::string& cell : cells_of_line) {
        if (cell[0] != '#') {
          run.push_back(value_of(cell));
          continue;
        }
        std::sort(run.begin(), run.end());
        for (std::size_t i = 1; i < run.size(); ++i)
          if (run[i] != run[i - 1] + 1) return false;
        run.clear();
      }
    }
  }
  const auto given = section_of(text, "cells");
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    if ((given[cell / columns][cell % columns][0] == '#') != (cells[cell][0] == '#')) return false;
  return keeps_given(text, cells, columns);
}

// ---- tenner ----

// Two rows of ten, of which a few are not given.
std::string random_tenner(Random& random) {
  Words cells;
  std::vector<int> numbers = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, sums(10);
  for (int row = 0; row < 2; ++row) {
    if (row == 0) random.shuffle(numbers);
    // Turned by five places, each number is far from where it was.
    if (row == 1) std::rotate(numbers.begin(), numbers.begin() + 5, numbers.end());
    for (std::size_t column = 0; column < 10; ++column) {
      cells.push_back(random.one_in(3) ? "." : std::to_string(numbers[column]));
      sums[column] += numbers[column];
    }
  }
  if (random.one_in(6)) sums[random.below(10)] = static_cast<int>(random.below(18));
  Words bottom;
  for (const int sum : sums) bottom.push_back(random.one_in(5) ? "." : std::to_string(sum));
  return "tenner\ncells" + rows_of(cells, 10) + "\nbottom" + rows_of(bottom, 10);
}

bool is_tenner(const std::string& text, const Words& cells, std::size_t rows, std::size_t columns) {
  const auto sums = section_of(text, "bottom");
  for (std::size_t column = 0; column < columns; ++column) {
    int sum = 0;
    for (std::size_t row = 0; row < rows; ++row) {
      sum += value_of(cells[row * columns + column]);
      for (std::size_t other = 0; other < columns; ++other) {
        const std::string& own = cells[row * columns + column];
        if (other != column && cells[row * columns + other] == own) return false;
        const bool is_near = other + 1 >= column && other <= column + 1;
        if (is_near && row + 1 < rows && cells[(row + 1) * columns + other] == own) return false;
      }
    }
    if (!sums.empty() && sums[0][column] != "." && value_of(sums[0][column]) != sum) return false;
  }
  return keeps_given(text, cells, columns);
}

// ---- multisudoku ----

// Two grids that share a box; few cells are not given. The numbers are those of a pattern, renamed.
std::string random_multisudoku(Random& random) {
  std::vector<int> names = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(names);
  Words cells(15 * 15, "#");
  for (std::size_t row = 0; row < 15; ++row)
    for (std::size_t column = 0; column < 15; ++column) {
      const bool first = row < 9 && column < 9, second = row >= 6 && column >= 6;
      if (!first && !second) continue;
      // Both have the pattern of a cyclic Sudoku; the second one has it from its shared box on.
      const std::size_t r = first ? row : row - 6, c = first ? column : column - 6;
      const std::size_t value = first ? (3 * (r % 3) + r / 3 + c) % 9 : (3 * (r % 3) + r / 3 + 2 + c + 6) % 9;
      const bool is_blank = random.one_in(12) || (value < 2 && random.one_in(2));
      cells[row * 15 + column] = is_blank ? "." : std::to_string(names[value]);
    }
  std::string text = "multisudoku";
  if (random.one_in(2)) text += "\ngrids r1c1 r7c7";
  if (random.one_in(8)) cells[random.below(9)] = std::to_string(1 + random.below(9));
  return text + "\ncells" + rows_of(cells, 15);
}

bool is_multisudoku(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  for (const std::size_t corner : {std::size_t{0}, 6 * columns + 6})
    for (std::size_t a = 0; a < 81; ++a)
      for (std::size_t b = a + 1; b < 81; ++b) {
        const bool is_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
        if (a / 9 != b / 9 && a % 9 != b % 9 && !is_box) continue;
        const std::string& one = cells[corner + a / 9 * columns + a % 9];
        if (one == cells[corner + b / 9 * columns + b % 9] || one == "#") return false;
      }
  return keeps_given(text, cells, columns);
}

// ---- kakurasu ----

std::string random_kakurasu(Random& random) {
  std::vector<std::size_t> top(3), left(3);
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t column = 0; column < 3; ++column)
      if (random.one_in(2)) top[column] += row + 1, left[row] += column + 1;
  std::string text = "kakurasu";
  for (const auto& [name, sums] : {std::pair("top", top), std::pair("left", left)}) {
    Words clues;
    for (const std::size_t sum : sums) {
      clues.push_back(random.one_in(6) ? "." : std::to_string(sum));
      if (random.one_in(40)) clues.back() = "1";
    }
    text += std::string("\n") + name + rows_of(clues, clues.size());
  }
  if (random.one_in(4)) text += "\ncells" + rows_of(random_givens(random, 9, {"#"}, 12), 3);
  return text;
}

bool is_kakurasu(const std::string& text, const Words& cells, std::size_t rows, std::size_t columns) {
  const auto top = section_of(text, "top")[0], left = section_of(text, "left")[0];
  for (std::size_t row = 0; row < rows; ++row) {
    std::size_t sum = 0;
    for (std::size_t column = 0; column < columns; ++column)
      if (cells[row * columns + column] == "#") sum += column + 1;
    if (left[row] != "." && left[row] != std::to_string(sum)) return false;
  }
  for (std::size_t column = 0; column < columns; ++column) {
    std::size_t sum = 0;
    for (std::size_t row = 0; row < rows; ++row)
      if (cells[row * columns + column] == "#") sum += row + 1;
    if (top[column] != "." && top[column] != std::to_string(sum)) return false;
  }
  return keeps_given(text, cells, columns);
}

}  // namespace

std::span<const GridOracle> grid_oracles_numbers() {
  static const GridOracle all[] = {
      {"suguru", random_suguru, {"1", "2", "3", "4", "#"}, is_suguru},
      {"ripple", random_ripple, {"1", "2", "3", "#"}, is_ripple},
      {"ripple", random_ripple_with_holes, {"1", "2", "3", "#"}, is_ripple},
      {"str8ts", random_straights, {"1", "2", "3", "#"}, is_straights},
      {"str8ts", random_small_straights, {"1", "2", "#", "#1", "#2"}, is_straights},
      {"tenner", random_tenner, {}, is_tenner},
      {"multisudoku", random_multisudoku, {}, is_multisudoku},
      {"kakurasu", random_kakurasu, {".", "#"}, is_kakurasu},
  };
  return all;
}

}  // namespace quadrille::test
