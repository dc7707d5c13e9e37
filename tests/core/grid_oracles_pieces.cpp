// Genres of pieces: magnets, dominoes, rectangles, ships and tents.
#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/grid_counts.hpp"

namespace quadrille::test {

namespace {

// ---- magnets ----

// Dominoes on 2×4 cells, or around a hole in 3×3.
std::string random_magnets(Random& random) {
  static const char* const places[] = {"AABBCCDD", "ABCDABCD",  "ABBCADDC", "AABCDDBC",
                                       "ABCCABDD", "AABC#BCDD", "ABBA#CDDC"};
  const std::string regions = places[random.below(std::size(places))];
  const std::size_t columns = regions.size() == 9 ? 3 : 4;
  Words names, cells(regions.size(), ".");
  for (const char name : regions) names.emplace_back(1, name);
  for (const char name : {'A', 'B', 'C', 'D'}) {
    const std::size_t first = regions.find(name), second = regions.rfind(name);
    const bool is_swapped = random.one_in(2);
    cells[first] = is_swapped ? "-" : "+", cells[second] = is_swapped ? "+" : "-";
    const auto touches = [&](std::size_t cell) {
      return times_around(cells, cell, columns, cells[cell].c_str(), 1) > 0;
    };
    if (touches(first) || touches(second)) cells[first] = cells[second] = ".";
  }
  std::string text = "magnets";
  for (const char* section : {"top", "bottom", "left", "right"}) {
    const bool is_column = section[0] == 't' || section[0] == 'b', is_plus = section[0] == 't' || section[0] == 'l';
    if (!random.one_in(4)) text += random_lines(random, cells, columns, section, is_column, is_plus ? "+" : "-");
  }
  text += "\nregions" + rows_of(names, columns);
  Words given(cells.size(), ".");
  given[0] = cells[0] == "." ? "x" : cells[0];
  return text + (random.one_in(3) ? "\ncells" + rows_of(given, columns) : "");
}

bool is_magnets(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  std::map<std::string, std::string> poles;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cells[cell] != "." && times_around(cells, cell, columns, cells[cell].c_str(), 1) > 0) return false;
    const std::string& region = token_at(text, "regions", cell, columns);
    if (region == "#" && cells[cell] != ".") return false;
    if (region != "#") poles[region] += cells[cell];
    if (kept_section(text, "cells").empty()) continue;
    const std::string& given = token_at(text, "cells", cell, columns);
    if (given != "." && (given == "x" ? "." : given) != cells[cell]) return false;
  }
  return std::all_of(poles.begin(), poles.end(),
                     [](const auto& region) {
                       return std::set<std::string>{"..", "+-", "-+"}.count(region.second) > 0;
                     }) &&
         are_lines_right(text, cells, columns, "top", true, "+") &&
         are_lines_right(text, cells, columns, "left", false, "+") &&
         are_lines_right(text, cells, columns, "bottom", true, "-") &&
         are_lines_right(text, cells, columns, "right", false, "-");
}

// ---- dominosa, shikaku ----

// Whether parts are named A, B, … in the order in which they are met first.
bool is_named_in_order(const Words& cells) {
  char next = 'A';
  for (const std::string& cell : cells) {
    if (cell[0] > next) return false;
    next = static_cast<char>(next + (cell[0] == next));
  }
  return true;
}

// In how many ways the cells from the first one that is free on are different dominoes.
int ways_of(const Words& numbers, std::size_t columns, std::vector<bool> is_taken, const std::set<std::string>& used) {
  const auto first = static_cast<std::size_t>(std::find(is_taken.begin(), is_taken.end(), false) - is_taken.begin());
  if (first == numbers.size()) return 1;
  int ways = 0;
  is_taken[first] = true;
  for (const std::size_t other : around(first, numbers.size(), columns, 1, 1)) {
    std::set<std::string> more = used;
    const std::string domino = std::min(numbers[first], numbers[other]) + std::max(numbers[first], numbers[other]);
    if (is_taken[other] || !more.insert(domino).second) continue;
    is_taken[other] = true;
    ways += ways_of(numbers, columns, is_taken, more);
    is_taken[other] = false;
  }
  return ways;
}

// The dominoes of 0 to 3 lying in 5×4 cells; now and then one half is another number. Smaller sets always have several
// solutions.
std::string random_dominosa(Random& random) {
  std::vector<std::pair<std::string, std::string>> dominoes;
  for (int high = 0; high < 4; ++high)
    for (int low = 0; low <= high; ++low) dominoes.emplace_back(std::to_string(low), std::to_string(high));
  random.shuffle(dominoes);
  Words cells(2 * dominoes.size());
  for (std::size_t i = 0; i < dominoes.size(); ++i) {
    if (random.one_in(2)) std::swap(dominoes[i].first, dominoes[i].second);
    cells[2 * i] = dominoes[i].first;
    cells[2 * i + 1] = dominoes[i].second;
  }
  if (random.one_in(10)) cells[0] = "0";
  const int ways = ways_of(cells, 4, std::vector<bool>(cells.size()), {});
  if (ways > 1 && !random.one_in(16)) return random_dominosa(random);
  return "dominosa\ncells" + rows_of(cells, 4);
}

bool is_dominosa(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  if (!is_named_in_order(cells)) return false;
  std::set<std::string> dominoes;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (times(cells, cells[cell]) != 2 || times_around(cells, cell, columns, cells[cell].c_str(), 1) != 1) return false;
    std::string numbers;
    for (std::size_t other = 0; other < cells.size(); ++other)
      if (cells[other] == cells[cell]) numbers += token_at(text, "cells", other, columns);
    std::sort(numbers.begin(), numbers.end());
    dominoes.insert(numbers);
  }
  return dominoes.size() * 2 == cells.size();
}

// Two or three rectangles in 3×3.
std::string random_shikaku(Random& random) {
  static const char* const cuts[] = {"AAABBBBBB", "AAABBCBBC", "ABBACCACC", "AABAABCCC",
                                     "AABAABAAB", "ABBABBCCC", "ABCABCABC"};
  const std::string parts = cuts[random.below(std::size(cuts))];
  Words cells(9, ".");
  for (const char part : {'A', 'B', 'C'}) {
    std::vector<std::size_t> places;
    for (std::size_t cell = 0; cell < 9; ++cell)
      if (parts[cell] == part) places.push_back(cell);
    if (places.empty()) continue;
    const std::size_t area = places.size() + random.one_in(20);
    cells[places[random.below(places.size())]] = random.one_in(3) ? "?" : std::to_string(area);
  }
  return "shikaku\ncells" + rows_of(cells, 3);
}

bool is_shikaku(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  if (!is_named_in_order(cells)) return false;
  for (const std::string& part : std::set<std::string>(cells.begin(), cells.end())) {
    std::size_t top = 9, left = 9, bottom = 0, right = 0;
    std::string clues;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      if (cells[cell] != part) continue;
      top = std::min(top, cell / columns), bottom = std::max(bottom, cell / columns);
      left = std::min(left, cell % columns), right = std::max(right, cell % columns);
      if (token_at(text, "cells", cell, columns) != ".") clues += token_at(text, "cells", cell, columns);
    }
    const std::size_t area = (bottom - top + 1) * (right - left + 1);
    if (area != times(cells, part) || (clues != "?" && clues != std::to_string(area))) return false;
  }
  return true;
}

// ---- battleships ----

std::string random_fleet(Random& random, std::size_t rows, std::size_t columns) {
  Words cells(rows * columns, "~");
  std::string fleet;
  for (int round = 0; round < 5 || fleet.empty(); ++round) {
    const std::size_t cell = random.below(cells.size()), length = 1 + random.below(3);
    const bool is_upright = random.one_in(2);
    const std::size_t room = is_upright ? rows - cell / columns : columns - cell % columns;
    bool is_free = length <= room;
    for (std::size_t part = 0; is_free && part < length; ++part) {
      const std::size_t at = cell + part * (is_upright ? columns : 1);
      is_free = cells[at] == "~" &&
                times_around(cells, at, columns, "~", 2) == around(at, cells.size(), columns, 1, 2).size();
    }
    for (std::size_t part = 0; is_free && part < length; ++part)
      cells[cell + part * (is_upright ? columns : 1)] = length == 1          ? "o"
                                                        : part == 0          ? (is_upright ? "^" : "<")
                                                        : part + 1 == length ? (is_upright ? "v" : ">")
                                                                             : "#";
    if (is_free) fleet += " " + std::to_string(length);
  }
  Words given(cells.size(), ".");
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    if (random.one_in(6)) given[cell] = cells[cell] != "~" && random.one_in(3) ? "?" : cells[cell];
  return "battleships\nfleet" + fleet + random_lines(random, cells, columns, "top", true, "o<>^v#") +
         random_lines(random, cells, columns, "left", false, "o<>^v#") + "\ncells" + rows_of(given, columns);
}

std::string random_small_fleet(Random& random) {
  static constexpr std::pair<std::size_t, std::size_t> sizes[] = {{2, 2}, {1, 5}, {5, 1}, {1, 4}};
  const auto& [rows, columns] = sizes[random.below(4)];
  return random_fleet(random, rows, columns);
}
std::string random_large_fleet(Random& random) { return random_fleet(random, 4, 4); }

// The length of the ship that begins in this cell, 0 if none does; -1 where parts are wrong or touch other ones.
int ship_at(const Words& cells, std::size_t cell, std::size_t columns) {
  const auto is_part = [&](std::size_t at) { return cells[at] != "~"; };
  if (!is_part(cell)) return 0;
  if (cell % columns > 0 && is_part(cell - 1)) return 0;
  if (cell >= columns && is_part(cell - columns)) return 0;
  std::vector<std::size_t> ship = {cell};
  const bool is_upright = cell + columns < cells.size() && is_part(cell + columns);
  const std::size_t step = is_upright ? columns : 1;
  while (ship.back() + step < cells.size() && (is_upright || (ship.back() + 1) % columns > 0) &&
         is_part(ship.back() + step))
    ship.push_back(ship.back() + step);
  std::string shape;
  for (const std::size_t part : ship) {
    shape += cells[part];
    for (const std::size_t other : around(part, cells.size(), columns, 1, 2))
      if (is_part(other) && std::find(ship.begin(), ship.end(), other) == ship.end()) return -1;
  }
  const std::string middle(ship.size() < 2 ? 0 : ship.size() - 2, '#');
  const std::string wanted = ship.size() == 1 ? "o" : is_upright ? "^" + middle + "v" : "<" + middle + ">";
  return shape == wanted ? static_cast<int>(ship.size()) : -1;
}

bool is_battleships(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  Words fleet;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const int length = ship_at(cells, cell, columns);
    if (length < 0) return false;
    if (length > 0) fleet.push_back(std::to_string(length));
    const std::string& given = token_at(text, "cells", cell, columns);
    if (given == "?" ? cells[cell] == "~" : !is_blank_or(given, cells[cell])) return false;
  }
  Words wanted = kept_section(text, "fleet")[0];
  std::sort(wanted.begin(), wanted.end());
  std::sort(fleet.begin(), fleet.end());
  return fleet == wanted && are_lines_right(text, cells, columns, "top", true, "o<>^v#") &&
         are_lines_right(text, cells, columns, "left", false, "o<>^v#");
}

// ---- tents ----

// Whether each of the trees from `first` on can have one of the tents beside it that are left.
bool can_have_tents(const Words& cells, std::size_t columns, std::size_t first, std::set<std::size_t> taken) {
  while (first < cells.size() && cells[first] != "T") ++first;
  if (first == cells.size()) return true;
  for (const std::size_t tent : around(first, cells.size(), columns, 1, 1)) {
    if (cells[tent] != "^" || taken.count(tent) > 0) continue;
    std::set<std::size_t> more = taken;
    more.insert(tent);
    if (can_have_tents(cells, columns, first + 1, std::move(more))) return true;
  }
  return false;
}

bool do_tents_touch(const Words& cells, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    if (cells[cell] == "^" && times_around(cells, cell, columns, "^", 2) > 0) return true;
  return false;
}

// Some tents, and a tree beside each; now and then a ring of trees. On 3×5 there can be two rings.
template <std::size_t columns>
std::string random_tents(Random& random) {
  Words cells(3 * columns, ".");
  const bool has_ring = columns > 3 || random.one_in(8);
  const std::string ring = columns == 3 ? "^T^T.T^T^" : "^T^T^T.T.T^T^T^";
  for (std::size_t cell = 0; has_ring && cell < cells.size(); ++cell) cells[cell] = std::string(1, ring[cell]);
  if (columns > 3) cells[std::vector{1, 3, 5, 7, 9, 11, 13}[random.below(7)]] = ".";  // six tents, so six trees
  for (int round = 0; round < 6 && !has_ring; ++round) {
    const std::size_t tree = random.below(cells.size());
    const auto beside = around(tree, cells.size(), columns, 1, 1);
    const std::size_t tent = beside[random.below(beside.size())];
    if (cells[tree] != "." || cells[tent] != "." || times_around(cells, tent, columns, "^", 2) > 0) continue;
    cells[tree] = "T", cells[tent] = "^";
  }
  std::string text = "tents" + random_lines(random, cells, columns, "top", true, "^") +
                     random_lines(random, cells, columns, "left", false, "^");
  for (std::string& cell : cells)
    if (cell == "^" && !random.one_in(10)) cell = ".";
  return text + "\ncells" + rows_of(cells, columns);
}

bool is_tents(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& given = token_at(text, "cells", cell, columns);
    if ((given == "T") != (cells[cell] == "T") || !is_blank_or(given, cells[cell])) return false;
  }
  return times(cells, "T") == times(cells, "^") && !do_tents_touch(cells, columns) &&
         can_have_tents(cells, columns, 0, {}) && are_lines_right(text, cells, columns, "top", true, "^") &&
         are_lines_right(text, cells, columns, "left", false, "^");
}

}  // namespace

std::span<const GridOracle> grid_oracles_pieces() {
  static const GridOracle all[] = {
      {"tents", random_tents<3>, {".", "^", "T"}, is_tents},
      {"tents", random_tents<5>, {}, is_tents},
      {"battleships", random_small_fleet, {"~", "o", "<", ">", "^", "v", "#"}, is_battleships},
      {"battleships", random_large_fleet, {}, is_battleships},
      {"shikaku", random_shikaku, {"A", "B", "C"}, is_shikaku},
      {"dominosa", random_dominosa, {}, is_dominosa},
      {"magnets", random_magnets, {".", "+", "-"}, is_magnets},
  };
  return all;
}

}  // namespace quadrille::test
