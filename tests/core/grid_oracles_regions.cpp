// Genres whose answers divide the board, or join islands.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/grid_counts.hpp"

namespace quadrille::test {

namespace {

using Size = std::pair<std::size_t, std::size_t>;
using Boards = std::vector<Words>;

// All divisions into connected regions, as letters in the order in which they are met, by every set of open edges.
const Boards& all_divisions(std::size_t rows, std::size_t columns) {
  static std::map<Size, Boards> known;
  Boards& boards = known[{rows, columns}];
  if (!boards.empty()) return boards;
  std::vector<Size> edges;
  for (std::size_t cell = 0; cell < rows * columns; ++cell) {
    if (cell % columns + 1 < columns) edges.emplace_back(cell, cell + 1);
    if (cell + columns < rows * columns) edges.emplace_back(cell, cell + columns);
  }
  std::set<std::vector<std::size_t>> divisions;
  for (std::size_t open = 0; open < std::size_t{1} << edges.size(); ++open) {
    std::vector<std::size_t> least(rows * columns);
    for (std::size_t cell = 0; cell < least.size(); ++cell) least[cell] = cell;
    for (bool changes = true; changes;) {
      changes = false;
      for (std::size_t i = 0; i < edges.size(); ++i) {
        auto &one = least[edges[i].first], &other = least[edges[i].second];
        if ((open >> i & 1) == 0 || one == other) continue;
        one = other = std::min(one, other);
        changes = true;
      }
    }
    divisions.insert(least);
  }
  for (const auto& division : divisions) {
    std::map<std::size_t, std::string> letters;
    Words& words = boards.emplace_back();
    for (const std::size_t least : division)
      words.push_back(letters.try_emplace(least, 1, static_cast<char>('A' + letters.size())).first->second);
  }
  return boards;
}

std::map<std::string, std::vector<std::size_t>> parts_of(const Words& cells) {
  std::map<std::string, std::vector<std::size_t>> parts;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) parts[cells[cell]].push_back(cell);
  return parts;
}

// ---- fillomino ----

// Divisions whose regions of equal size do not touch, as sizes.
const Boards& all_sizes(std::size_t rows, std::size_t columns) {
  static std::map<Size, Boards> known;
  Boards& boards = known[{rows, columns}];
  if (!boards.empty()) return boards;
  for (const Words& letters : all_divisions(rows, columns)) {
    const auto parts = parts_of(letters);
    Words sizes;
    for (const std::string& letter : letters) sizes.push_back(std::to_string(parts.at(letter).size()));
    bool is_right = true;
    for (std::size_t cell = 0; cell < sizes.size(); ++cell)
      for (const std::size_t other : around(cell, sizes.size(), columns, 1, 1))
        is_right = is_right && (sizes[cell] != sizes[other] || letters[cell] == letters[other]);
    if (is_right) boards.push_back(sizes);
  }
  return boards;
}

Boards sizes_of(const std::string&, std::size_t rows, std::size_t columns) { return all_sizes(rows, columns); }

std::string random_fillomino(Random& random) {
  constexpr Size sizes[] = {{3, 3}, {2, 5}, {3, 4}};
  const auto [rows, columns] = sizes[random.below(3)];
  const Boards& boards = all_sizes(rows, columns);
  Words cells = boards[random.below(boards.size())];
  for (std::string& cell : cells) {
    if (!random.one_in(3)) cell = ".";
    if (random.one_in(30)) cell = std::to_string(1 + random.below(5));
  }
  return "fillomino\ncells" + rows_of(cells, columns);
}

bool is_fillomino(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  return keeps_given(text, cells, columns);
}

// ---- galaxies ----

// The middle of a region in half cells from r1c1 if it lies inside, and half a turn about it leaves the region as it
// is.
bool find_middle(const std::vector<std::size_t>& cells, std::size_t columns, Size& middle) {
  std::size_t row = 0, column = 0;
  for (const std::size_t cell : cells) row += cell / columns, column += cell % columns;
  if (2 * row % cells.size() != 0 || 2 * column % cells.size() != 0) return false;
  middle = {2 * row / cells.size(), 2 * column / cells.size()};
  for (const std::size_t r : {middle.first / 2, (middle.first + 1) / 2})
    for (const std::size_t c : {middle.second / 2, (middle.second + 1) / 2})
      if (std::find(cells.begin(), cells.end(), r * columns + c) == cells.end()) return false;
  return std::all_of(cells.begin(), cells.end(), [&, middle](std::size_t cell) {
    const std::size_t other = (middle.first - cell / columns) * columns + middle.second - cell % columns;
    return std::find(cells.begin(), cells.end(), other) != cells.end();
  });
}

std::string half(std::size_t twice) { return std::to_string(1 + twice / 2) + (twice % 2 == 0 ? "" : ".5"); }

std::set<std::string> middles_of(const Words& cells, std::size_t columns) {
  std::set<std::string> names;
  for (const auto& [letter, part] : parts_of(cells)) {
    Size middle;
    if (!find_middle(part, columns, middle)) return {};
    names.insert("r" + half(middle.first) + "c" + half(middle.second));
  }
  return names;
}

const Boards& all_galaxies(std::size_t rows, std::size_t columns) {
  static std::map<Size, Boards> known;
  Boards& boards = known[{rows, columns}];
  if (!boards.empty()) return boards;
  for (const Words& letters : all_divisions(rows, columns))
    if (!middles_of(letters, columns).empty()) boards.push_back(letters);
  return boards;
}

Boards galaxies_of(const std::string&, std::size_t rows, std::size_t columns) { return all_galaxies(rows, columns); }

std::string random_galaxies(Random& random) {
  constexpr Size sizes[] = {{3, 3}, {2, 5}, {3, 4}};
  const auto [rows, columns] = sizes[random.below(3)];
  const Boards& boards = all_galaxies(rows, columns);
  // Takes the one of a few that has the fewest centres: those with many have one solution.
  const Words* cells = &boards[random.below(boards.size())];
  for (int tries = 0; tries < 30; ++tries) {
    const Words& other = boards[random.below(boards.size())];
    if (parts_of(other).size() < parts_of(*cells).size()) cells = &other;
  }
  std::set<std::string> middles = middles_of(*cells, columns);
  if (random.one_in(10)) middles.insert("r" + half(random.below(3)) + "c" + half(random.below(4)));
  if (random.one_in(10)) middles.erase(middles.begin());
  std::vector<std::string> names(middles.begin(), middles.end());
  if (names.empty()) names.push_back("r2c2");
  random.shuffle(names);
  std::string text = "galaxies\nsize " + std::to_string(rows) + " " + std::to_string(columns) + "\ncentres";
  for (const std::string& name : names) text += "\n" + name;
  return text;
}

bool is_galaxies(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  std::set<std::string> centres;
  for (const Words& line : kept_section(text, "centres")) centres.insert(line.begin(), line.end());
  return centres == middles_of(cells, columns);
}

// ---- hashi ----

bool is_island(const std::string& token) { return token == "?" || (token[0] >= '0' && token[0] <= '9'); }

// The next island from one, by steps of this many cells; the board's size if there is none.
std::size_t next_island(const Words& cells, std::size_t from, bool is_level, std::size_t columns) {
  for (std::size_t at = from; is_level ? at % columns + 1 < columns : at + columns < cells.size();) {
    at += is_level ? 1 : columns;
    if (is_island(cells[at])) return at;
  }
  return cells.size();
}

// Every way to put none, one or two bridges between islands that see each other, without crossings.
Boards bridged(const Words& islands, std::size_t columns) {
  Words blank = islands;
  std::replace_if(
      blank.begin(), blank.end(), [](const std::string& token) { return !is_island(token); }, std::string("."));
  Boards boards = {blank};
  for (std::size_t from = 0; from < blank.size(); ++from)
    for (const bool is_level : {true, false}) {
      const std::size_t to = is_island(blank[from]) ? next_island(blank, from, is_level, columns) : blank.size();
      if (to == blank.size()) continue;
      const std::size_t count = boards.size();
      for (std::size_t board = 0; board < count; ++board)
        for (const char* bridge : {is_level ? "-" : "|", is_level ? "=" : "\""}) {
          Words cells = boards[board];
          bool is_free = true;
          for (std::size_t at = from + (is_level ? 1 : columns); at < to; at += is_level ? 1 : columns) {
            is_free = is_free && cells[at] == ".";
            cells[at] = bridge;
          }
          if (is_free) boards.push_back(cells);
        }
    }
  return boards;
}

Boards bridges_of(const std::string& text, std::size_t, std::size_t columns) {
  Words tokens;
  for (const Words& row : kept_section(text, "cells")) tokens.insert(tokens.end(), row.begin(), row.end());
  return bridged(tokens, columns);
}

// How many bridges end at an island, and where they lead to.
std::size_t ends_at(const Words& cells, std::size_t island, std::size_t columns, std::vector<std::size_t>& others) {
  std::size_t ends = 0;
  for (const int step : {-1, 1, -static_cast<int>(columns), static_cast<int>(columns)}) {
    const bool is_level = step == 1 || step == -1;
    const std::string one = is_level ? "-" : "|", two = is_level ? "=" : "\"";
    std::size_t at = island, length = 0;
    const auto goes_on = [&] {
      const auto next = static_cast<long>(at) + step;
      return next >= 0 && next < static_cast<long>(cells.size()) &&
             (!is_level || static_cast<std::size_t>(next) / columns == at / columns);
    };
    std::string bridge;
    while (goes_on()) {
      at = static_cast<std::size_t>(static_cast<long>(at) + step);
      if (is_island(cells[at]) || (cells[at] != one && cells[at] != two)) break;
      bridge = cells[at];
      ++length;
    }
    if (length == 0) continue;
    ends += bridge == one ? 1 : 2;
    others.push_back(at);
  }
  return ends;
}

bool is_hashi(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  std::vector<std::size_t> reached;
  std::size_t islands = 0;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& given = token_at(text, "cells", cell, columns);
    if (!is_island(given)) {
      if (given != "." && given != cells[cell]) return false;
      continue;
    }
    ++islands;
    if (reached.empty()) reached.push_back(cell);
    std::vector<std::size_t> others;
    const std::size_t ends = ends_at(cells, cell, columns, others);
    if (given != "?" && given != std::to_string(ends)) return false;
  }
  for (std::size_t at = 0; at < reached.size(); ++at) {
    std::vector<std::size_t> others;
    ends_at(cells, reached[at], columns, others);
    for (const std::size_t other : others)
      if (std::find(reached.begin(), reached.end(), other) == reached.end()) reached.push_back(other);
  }
  return reached.size() == islands;
}

std::string random_hashi(Random& random) {
  constexpr Size sizes[] = {{4, 4}, {3, 5}, {5, 5}};
  const auto [rows, columns] = sizes[random.below(3)];
  Words cells(rows * columns, ".");
  for (int tries = 0; tries < 12; ++tries) {
    const std::size_t cell = random.below(cells.size());
    const auto beside = around(cell, cells.size(), columns, 1, 1);
    const bool is_free =
        std::all_of(beside.begin(), beside.end(), [&](std::size_t each) { return cells[each] == "."; });
    if (is_free && static_cast<std::size_t>(std::count(cells.begin(), cells.end(), "?")) < 7) cells[cell] = "?";
  }
  const Boards boards = bridged(cells, columns);
  const Words* board = &boards[random.below(boards.size())];
  const std::string unknown = "hashi\ncells" + rows_of(cells, columns);
  for (int tries = 0; tries < 200 && !is_hashi(unknown, *board, rows, columns); ++tries)
    board = &boards[random.below(boards.size())];
  Words clues(cells.size(), ".");
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cells[cell] == ".") {
      if (random.one_in(20)) clues[cell] = (*board)[cell];
      continue;
    }
    std::vector<std::size_t> others;
    const std::size_t ends = ends_at(*board, cell, columns, others);
    clues[cell] = ends == 0 || random.one_in(5) ? "?" : std::to_string(ends);
    if (random.one_in(40)) clues[cell] = std::to_string(1 + random.below(8));
  }
  return "hashi\ncells" + rows_of(clues, columns);
}

}  // namespace

std::span<const GridOracle> grid_oracles_regions() {
  static const GridOracle all[] = {
      {"fillomino",
       random_fillomino,
       {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"},
       is_fillomino,
       sizes_of},
      {"galaxies", random_galaxies, {}, is_galaxies, galaxies_of},
      {"hashi", random_hashi, {".", "-", "=", "|", "\""}, is_hashi, bridges_of},
  };
  return all;
}

}  // namespace quadrille::test
