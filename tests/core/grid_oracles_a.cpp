// Genres of Latin squares and of lines with as much of each. Each checker tests first what needs no text, because it is
// asked about every board.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/grid_words.hpp"

namespace quadrille::test {

namespace {

// ---- kenken ----

// A target that the numbers have, or now and then any other one.
std::string random_target(Random& random, std::vector<int> numbers) {
  std::sort(numbers.rbegin(), numbers.rend());
  int sum = 0, product = 1;
  for (const int number : numbers) sum += number, product *= number;
  Words possible = {std::to_string(sum) + "+", std::to_string(product) + "*", std::to_string(1 + random.below(8))};
  if (numbers.size() == 2) possible.push_back(std::to_string(numbers[0] - numbers[1]) + "-");
  if (numbers.size() == 2 && numbers[0] % numbers[1] == 0)
    possible.push_back(std::to_string(numbers[0] / numbers[1]) + "/");
  std::string target = possible[random.one_in(12) ? 2 : random.below(2)];
  if (possible.size() > 3 && random.one_in(2)) target = possible[3 + random.below(possible.size() - 3)];
  if (random.one_in(4) && target.back() < '0') target.pop_back();
  return target;
}

std::string random_kenken(Random& random) {
  const Words regions = random_regions(random, 3, 3, 4);
  std::vector<int> names = {1, 2, 3};
  random.shuffle(names);
  Words targets(9, ".");
  for (std::size_t cell = 0; cell < 9; ++cell) {
    if (std::find(regions.begin(), regions.end(), regions[cell]) != regions.begin() + static_cast<long>(cell)) continue;
    std::vector<int> numbers;
    for (std::size_t other = cell; other < 9; ++other)
      if (regions[other] == regions[cell]) numbers.push_back(names[(other / 3 + other % 3) % 3]);
    if (!random.one_in(3)) targets[cell] = random_target(random, numbers);
  }
  if (random.one_in(3) && regions[8] == regions[7]) targets[8] = "2";  // filled in
  return "kenken\ncells" + rows_of(targets, 3) + "\nregions" + rows_of(regions, 3);
}

bool is_kenken(const std::string& text, const Words& cells, std::size_t rows, std::size_t columns) {
  if (!is_latin(cells, rows, columns)) return false;
  const auto targets = section_of(text, "cells"), regions = section_of(text, "regions");
  std::vector<std::string> done;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string region = regions[cell / columns][cell % columns];
    std::string target = targets[cell / columns][cell % columns];
    if (std::find(done.begin(), done.end(), region) != done.end()) {
      if (target != "." && target != cells[cell]) return false;
      continue;
    }
    done.push_back(region);
    if (target == ".") continue;
    std::vector<int> numbers;
    for (std::size_t other = 0; other < cells.size(); ++other)
      if (regions[other / columns][other % columns] == region) numbers.push_back(value_of(cells[other]));
    std::sort(numbers.rbegin(), numbers.rend());
    int sum = 0, product = 1;
    for (const int number : numbers) sum += number, product *= number;
    Words possible = {std::to_string(sum) + "+", std::to_string(product) + "*"};
    if (numbers.size() == 2) possible.push_back(std::to_string(numbers[0] - numbers[1]) + "-");
    if (numbers.size() == 2 && numbers[0] % numbers[1] == 0)
      possible.push_back(std::to_string(numbers[0] / numbers[1]) + "/");
    const bool is_right = std::any_of(possible.begin(), possible.end(), [&](const std::string& each) {
      return each == target || each.substr(0, each.size() - 1) == target;
    });
    if (!is_right) return false;
  }
  return true;
}

// ---- futoshiki ----

std::string random_futoshiki(Random& random) {
  std::string text = "futoshiki\ncells" + rows_of(random_givens(random, 9, {"1", "2", "3"}, 9), 3);
  if (!random.one_in(8)) text += random_pairs(random, "<>", 3, 3);
  return text;
}

bool is_futoshiki(const std::string& text, const Words& cells, std::size_t rows, std::size_t columns) {
  return is_latin(cells, rows, columns) && keeps_given(text, cells, columns) &&
         are_pairs_right(text, cells, columns,
                         [](int a, const std::string& sign, int b) { return sign == "<" ? a < b : a > b; });
}

// ---- skyscrapers ----

bool are_visible(const std::string& clue, const Words& seen) {
  int visible = 0, tallest = 0;
  for (const std::string& height : seen)
    if (value_of(height) > tallest) ++visible, tallest = value_of(height);
  return visible == value_of(clue);
}

std::string random_skyscrapers(Random& random) {
  const std::string text = "skyscrapers" + random_outside(random, 3, {"1", "2", "3"});
  return text + "\ncells" + rows_of(random_givens(random, 9, {"1", "2", "3"}, 12), 3);
}

std::string random_parks(Random& random) {
  const bool two = random.one_in(5);
  std::string text = std::string("skyscrapers\nparks") + (two ? " 2" : random.one_in(2) ? " 1" : "");
  if (random.one_in(4)) text += "\ndiagonals";
  return text + random_outside(random, 3, two ? Words{"1"} : Words{"1", "2"}) + "\ncells" +
         rows_of(random_givens(random, 9, {"0", "1"}, 20), 3);
}

bool is_diagonal_right(const Words& cells, std::size_t side, const std::string& free) {
  for (std::size_t a = 0; a < side; ++a)
    for (std::size_t b = a + 1; b < side; ++b)
      for (const auto& [x, y] :
           {std::pair(a * side + a, b * side + b), std::pair(a * side + side - 1 - a, b * side + side - 1 - b)})
        if (cells[x] == cells[y] && cells[x] != free) return false;
  return true;
}

bool is_skyscrapers(const std::string& text, const Words& cells, std::size_t rows, std::size_t columns) {
  if (!is_latin(cells, rows, columns, "0")) return false;
  std::size_t parks = 0;
  if (text.find("\nparks") != std::string::npos) parks = 1;
  if (const auto number = section_of(text, "parks"); !number.empty())
    parks = static_cast<std::size_t>(value_of(number[0][0]));
  const bool with_diagonals = text.find("\ndiagonals") != std::string::npos;
  if (with_diagonals && !is_diagonal_right(cells, rows, "0")) return false;
  Words down, up;
  for (std::size_t i = 0; i < rows; ++i) {
    if (times(seen_from(cells, "top", i, rows), "0") != parks) return false;
    if (times(seen_from(cells, "left", i, rows), "0") != parks) return false;
    down.push_back(cells[i * rows + i]);
    up.push_back(cells[i * rows + rows - 1 - i]);
  }
  if (with_diagonals && (times(down, "0") != parks || times(up, "0") != parks)) return false;
  for (const std::string& cell : cells)
    if (static_cast<std::size_t>(value_of(cell)) > rows - parks) return false;
  return keeps_given(text, cells, columns) && are_outside_right(text, cells, rows, are_visible);
}

// ---- abcendview ----

bool is_first(const std::string& clue, const Words& seen) {
  return *std::find_if(seen.begin(), seen.end(), [](const std::string& letter) { return letter != "."; }) == clue;
}

std::string random_letters(Random& random) {
  const std::string letters = random.one_in(3) ? "1" : "2";
  std::string text = "abcendview\nletters " + letters;
  if (random.one_in(5)) text += "\ndiagonals";
  return text + random_outside(random, 3, letters == "1" ? Words{"a"} : Words{"a", "b"}) + "\ncells" +
         rows_of(random_givens(random, 9, {"a"}, 15), 3);
}

bool is_letters(const std::string& text, const Words& cells, std::size_t rows, std::size_t columns) {
  if (!is_latin(cells, rows, columns, ".")) return false;
  const auto letters = static_cast<std::size_t>(value_of(section_of(text, "letters")[0][0]));
  const bool with_diagonals = text.find("\ndiagonals") != std::string::npos;
  for (std::size_t letter = 0; letter < 2; ++letter) {
    const std::string token(1, static_cast<char>('a' + letter));
    const std::size_t wanted = letter < letters ? 1 : 0;
    std::size_t down = 0, up = 0;
    for (std::size_t i = 0; i < rows; ++i) {
      if (times(seen_from(cells, "top", i, rows), token) != wanted) return false;
      if (times(seen_from(cells, "left", i, rows), token) != wanted) return false;
      down += cells[i * rows + i] == token ? 1 : 0;
      up += cells[i * rows + rows - 1 - i] == token ? 1 : 0;
    }
    if (with_diagonals && (down != wanted || up != wanted)) return false;
  }
  return keeps_given(text, cells, columns) && are_outside_right(text, cells, rows, is_first);
}

// ---- binairo ----

std::string random_binairo(Random& random) {
  std::string text = "binairo";
  if (random.one_in(2)) text += random.one_in(3) ? "\ndifferent no" : "\ndifferent yes";
  text += "\ncells" + rows_of(random_givens(random, 16, {"0", "1"}, 4), 4);
  if (random.one_in(2)) text += random_pairs(random, "=x", 4, 4);
  return text;
}

bool is_binairo(const std::string& text, const Words& cells, std::size_t rows, std::size_t columns) {
  for (std::size_t row = 0; row < rows; ++row) {
    std::size_t ones = 0;
    for (std::size_t column = 0; column < columns; ++column) ones += cells[row * columns + column] == "1" ? 1 : 0;
    if (2 * ones != columns) return false;
  }
  Words lines;
  for (std::size_t row = 0; row < rows; ++row) {
    lines.emplace_back("r");
    for (std::size_t column = 0; column < columns; ++column) lines.back() += cells[row * columns + column];
  }
  for (std::size_t column = 0; column < columns; ++column) {
    lines.emplace_back("c");
    for (std::size_t row = 0; row < rows; ++row) lines.back() += cells[row * columns + column];
  }
  for (const std::string& line : lines) {
    if (2 * std::count(line.begin(), line.end(), '1') + 1 != static_cast<long>(line.size())) return false;
    if (line.find("000") != std::string::npos || line.find("111") != std::string::npos) return false;
  }
  std::sort(lines.begin(), lines.end());
  if (text.find("different yes") != std::string::npos && std::unique(lines.begin(), lines.end()) != lines.end())
    return false;
  return keeps_given(text, cells, columns) &&
         are_pairs_right(text, cells, columns,
                         [](int a, const std::string& sign, int b) { return (a == b) == (sign == "="); });
}

}  // namespace

std::span<const GridOracle> grid_oracles_a() {
  static const GridOracle all[] = {
      {"kenken", random_kenken, {"1", "2", "3"}, is_kenken},
      {"futoshiki", random_futoshiki, {"1", "2", "3"}, is_futoshiki},
      {"skyscrapers", random_skyscrapers, {"1", "2", "3"}, is_skyscrapers},
      {"skyscrapers", random_parks, {"0", "1", "2"}, is_skyscrapers},
      {"abcendview", random_letters, {".", "a", "b"}, is_letters},
      {"binairo", random_binairo, {"0", "1"}, is_binairo},
  };
  return all;
}

}  // namespace quadrille::test
