// Genres of lines: loops along edges and through centres, paths between numbers, and slashes.
#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/grid_counts.hpp"

namespace quadrille::test {

namespace {

using Edges = std::vector<std::pair<std::size_t, std::size_t>>;

// Takes edges away from the last one on, as long as one goes on where the one before has ended.
bool is_loop(Edges edges) {
  if (edges.empty()) return false;
  std::map<std::size_t, int> times;
  for (const auto& [a, b] : edges) ++times[a], ++times[b];
  if (std::any_of(times.begin(), times.end(), [](const auto& each) { return each.second != 2; })) return false;
  const std::size_t start = edges.back().first;
  std::size_t at = edges.back().second;
  edges.pop_back();
  while (at != start) {
    const auto next = std::find_if(edges.begin(), edges.end(),
                                   [&](const auto& edge) { return edge.first == at || edge.second == at; });
    at = next->first == at ? next->second : next->first;
    edges.erase(next);
  }
  return edges.empty();
}

bool goes(const std::string& cell, char side) {
  return (cell.size() == 1 || cell == "ns" || cell == "ew" || cell == "ne" || cell == "nw" || cell == "se" ||
          cell == "sw") &&
         cell.find(side) != std::string::npos;
}

bool is_line(const std::string& cell) {
  return goes(cell, 'n') || goes(cell, 's') || goes(cell, 'e') || goes(cell, 'w');
}

// Edges between cells whose lines go to each other.
Edges edges_of(const Words& cells, std::size_t columns) {
  Edges edges;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (goes(cells[cell], 'e')) edges.emplace_back(cell, cell + 1);
    if (goes(cells[cell], 's')) edges.emplace_back(cell, cell + columns);
  }
  return edges;
}

// All boards of lines, of which no cell has three ends, by trying every set of edges.
const std::vector<Words>& all_lines(std::size_t rows, std::size_t columns) {
  static std::map<std::pair<std::size_t, std::size_t>, std::vector<Words>> known;
  auto& boards = known[{rows, columns}];
  if (!boards.empty()) return boards;
  std::vector<std::pair<std::size_t, char>> edges;
  for (std::size_t cell = 0; cell < rows * columns; ++cell) {
    if (cell % columns + 1 < columns) edges.emplace_back(cell, 'e');
    if (cell + columns < rows * columns) edges.emplace_back(cell, 's');
  }
  for (std::size_t drawn = 0; drawn < std::size_t{1} << edges.size(); ++drawn) {
    std::vector<unsigned> sides(rows * columns);  // n 1, s 2, e 4, w 8
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if ((drawn >> i & 1) == 0) continue;
      const auto [cell, side] = edges[i];
      sides[cell] |= side == 'e' ? 4u : 2u;
      sides[side == 'e' ? cell + 1 : cell + columns] |= side == 'e' ? 8u : 1u;
    }
    static const std::map<unsigned, std::string> names = {{0, "."},  {1, "n"},   {2, "s"},  {4, "e"},
                                                          {8, "w"},  {3, "ns"},  {5, "ne"}, {9, "nw"},
                                                          {6, "se"}, {10, "sw"}, {12, "ew"}};
    if (std::any_of(sides.begin(), sides.end(), [](unsigned each) { return names.count(each) == 0; })) continue;
    Words& cells = boards.emplace_back();
    for (const unsigned each : sides) cells.push_back(names.at(each));
  }
  return boards;
}

std::vector<Words> lines_of(const std::string&, std::size_t rows, std::size_t columns) {
  return all_lines(rows, columns);
}

const Words& random_loop(Random& random, std::size_t rows, std::size_t columns) {
  static std::map<std::pair<std::size_t, std::size_t>, std::vector<Words>> known;
  auto& loops = known[{rows, columns}];
  if (loops.empty())
    for (const Words& cells : all_lines(rows, columns))
      if (is_loop(edges_of(cells, columns))) loops.push_back(cells);
  return loops[random.below(loops.size())];
}

// ---- slitherlink ----

// The edges between inside and outside cells, by the numbers of corners.
Edges borders_of(const Words& cells, std::size_t rows, std::size_t columns) {
  const auto is_inside = [&](std::size_t row, std::size_t column) {
    return row < rows && column < columns && cells[row * columns + column] == "#";
  };
  Edges edges;
  for (std::size_t r = 0; r <= rows; ++r)
    for (std::size_t c = 0; c <= columns; ++c) {
      const std::size_t corner = r * (columns + 1) + c;
      if (is_inside(r, c) != is_inside(r - 1, c)) edges.emplace_back(corner, corner + 1);
      if (is_inside(r, c) != is_inside(r, c - 1)) edges.emplace_back(corner, corner + columns + 1);
    }
  return edges;
}

std::size_t borders_at(const Words& cells, std::size_t cell, std::size_t rows, std::size_t columns) {
  const std::size_t corner = cell / columns * (columns + 1) + cell % columns, below = corner + columns + 1;
  std::size_t times = 0;
  for (const auto& edge : borders_of(cells, rows, columns))
    for (const auto& own : Edges{{corner, corner + 1}, {corner, below}, {below, below + 1}, {corner + 1, below + 1}})
      times += edge == own;
  return times;
}

bool is_slitherlink(const std::string& text, const Words& cells, std::size_t rows, std::size_t columns) {
  if (!is_loop(borders_of(cells, rows, columns))) return false;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    if (clue != "." && clue != std::to_string(borders_at(cells, cell, rows, columns))) return false;
  }
  return true;
}

std::string random_slitherlink(Random& random) {
  constexpr std::size_t rows = 3, columns = 4;
  Words inside(rows * columns), clues(rows * columns, ".");
  do
    for (std::string& cell : inside) cell = random.one_in(3) ? "." : "#";
  while (!is_loop(borders_of(inside, rows, columns)));
  for (std::size_t cell = 0; cell < clues.size(); ++cell)
    if (random.one_in(2)) clues[cell] = std::to_string(borders_at(inside, cell, rows, columns));
  if (random.one_in(10)) clues[random.below(clues.size())] = std::to_string(random.below(5));
  return "slitherlink\ncells" + rows_of(clues, columns);
}

// ---- masyu, shingoki ----

bool is_straight(const std::string& cell) { return cell == "ns" || cell == "ew"; }

// The cell that a line goes to from here.
std::size_t cell_to(std::size_t cell, char side, std::size_t columns) {
  return side == 'n' ? cell - columns : side == 's' ? cell + columns : side == 'e' ? cell + 1 : cell - 1;
}

// # or o where a circle can be, else a dot.
std::string circle_at(const Words& cells, std::size_t cell, std::size_t columns) {
  if (!is_line(cells[cell])) return ".";
  int turned = 0;
  for (const char side : cells[cell]) turned += is_straight(cells[cell_to(cell, side, columns)]) ? 0 : 1;
  if (is_straight(cells[cell])) return turned > 0 ? "o" : ".";
  return turned == 0 ? "#" : ".";
}

bool is_masyu(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  if (!is_loop(edges_of(cells, columns))) return false;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    if (clue != "." && clue != circle_at(cells, cell, columns)) return false;
  }
  return true;
}

std::string random_masyu(Random& random) {
  const Words& loop = random_loop(random, 3, 4);
  Words clues(loop.size(), ".");
  for (std::size_t cell = 0; cell < clues.size(); ++cell)
    if (!random.one_in(4)) clues[cell] = circle_at(loop, cell, 4);
  if (random.one_in(5)) clues[random.below(clues.size())] = random.one_in(2) ? "#" : "o";
  return "masyu\ncells" + rows_of(clues, 4);
}

std::string length_at(const Words& cells, std::size_t cell, std::size_t columns) {
  if (!is_line(cells[cell])) return ".";
  int length = 0;
  for (const char side : cells[cell])
    for (std::size_t at = cell; goes(cells[at], side); at = cell_to(at, side, columns)) ++length;
  return (is_straight(cells[cell]) ? "o" : "#") + std::to_string(length);
}

bool is_shingoki(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  if (!is_loop(edges_of(cells, columns))) return false;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    if (clue != "." && clue != length_at(cells, cell, columns)) return false;
  }
  return true;
}

std::string random_shingoki(Random& random) {
  const Words& loop = random_loop(random, 3, 4);
  Words clues(loop.size(), ".");
  for (std::size_t cell = 0; cell < clues.size(); ++cell)
    if (random.one_in(4)) clues[cell] = length_at(loop, cell, 4);
  if (random.one_in(5)) clues[random.below(clues.size())] = random.one_in(2) ? "#3" : "o2";
  return "shingoki\ncells" + rows_of(clues, 4);
}

// ---- yajilin ----

// Loops, with everything else shaded that is no clue.
std::vector<Words> shaded_loops(const std::string& text, std::size_t rows, std::size_t columns) {
  std::vector<Words> boards;
  for (Words cells : all_lines(rows, columns)) {
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
      if (cells[cell] == ".") {
        const std::string& clue = token_at(text, "cells", cell, columns);
        cells[cell] = clue == "." ? "#" : clue;
      }
    boards.push_back(std::move(cells));
  }
  return boards;
}

std::size_t shaded_towards(const Words& cells, const std::string& text, std::size_t cell, char arrow,
                           std::size_t columns) {
  std::size_t times = 0;
  const std::size_t rows = cells.size() / columns;
  std::size_t row = cell / columns, column = cell % columns;
  for (;;) {
    if (arrow == '^') --row;
    if (arrow == 'v') ++row;
    if (arrow == '<') --column;
    if (arrow == '>') ++column;
    if (row >= rows || column >= columns) return times;
    const std::size_t at = row * columns + column;
    times += cells[at] == "#" && (text.empty() || token_at(text, "cells", at, columns) == ".");
  }
}

bool is_yajilin(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  if (!is_loop(edges_of(cells, columns))) return false;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    if (clue == ".") {
      const auto is_shaded = [&](std::size_t at) {
        return cells[at] == "#" && token_at(text, "cells", at, columns) == ".";
      };
      if (!is_shaded(cell) && !is_line(cells[cell])) return false;
      if (is_shaded(cell) && ((cell % columns + 1 < columns && is_shaded(cell + 1)) ||
                              (cell + columns < cells.size() && is_shaded(cell + columns))))
        return false;
      continue;
    }
    if (cells[cell] != clue) return false;
    if (clue.size() == 2 && clue[0] - '0' != static_cast<int>(shaded_towards(cells, text, cell, clue[1], columns)))
      return false;
  }
  return true;
}

std::string random_yajilin(Random& random) {
  Words cells = random_loop(random, 3, 4), clues(cells.size(), ".");
  for (std::string& cell : cells)
    if (cell == ".") cell = random.one_in(2) ? "#" : "clue";
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cells[cell] != "clue") continue;
    const char arrow = "^v<>"[random.below(4)];
    clues[cell] = random.one_in(4) ? "#" : std::to_string(shaded_towards(cells, "", cell, arrow, 4)) + arrow;
  }
  return "yajilin\ncells" + rows_of(clues, 4);
}

// ---- country ----

bool is_country(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  if (!is_loop(edges_of(cells, columns))) return false;
  const auto region = [&](std::size_t cell) { return token_at(text, "regions", cell, columns); };
  std::map<std::string, int> crossings, on_loop;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    crossings[region(cell)] += 0;
    on_loop[region(cell)] += is_line(cells[cell]) ? 1 : 0;
    for (const auto& [side, has_next] :
         {std::pair('e', cell % columns + 1 < columns), {'s', cell + columns < cells.size()}}) {
      if (!has_next) continue;
      const std::size_t next = cell_to(cell, side, columns);
      if (region(cell) == region(next)) continue;
      if (!is_line(cells[cell]) && !is_line(cells[next])) return false;
      if (goes(cells[cell], side)) ++crossings[region(cell)], ++crossings[region(next)];
    }
  }
  if (crossings.size() > 1 &&
      std::any_of(crossings.begin(), crossings.end(), [](const auto& each) { return each.second != 2; }))
    return false;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    if (clue != "." && clue != std::to_string(on_loop[region(cell)])) return false;
  }
  return true;
}

std::string random_country(Random& random) {
  static const char* const places[] = {"AAABCDDBCCCB", "AABBAABBCCBB", "AABBACCBDDCB", "ABBBACCBADDD", "AAAAABBBBBBB"};
  const std::string regions = places[random.below(std::size(places))];
  Words names, clues(12, ".");
  for (const char name : regions) names.emplace_back(1, name);
  const Words& loop = random_loop(random, 3, 4);
  for (const char name : {'A', 'B', 'C'}) {
    if (regions.find(name) == std::string::npos || random.one_in(2)) continue;
    int times = 0;
    for (std::size_t cell = 0; cell < loop.size(); ++cell)
      times += regions[cell] == name && is_line(loop[cell]) ? 1 : 0;
    clues[regions.find(name)] = std::to_string(times);
  }
  return "country\ncells" + rows_of(clues, 4) + "\nregions" + rows_of(names, 4);
}

// ---- numberlink ----

bool is_numberlink(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  const bool fills = text.find("fill no") == std::string::npos;
  const Edges edges = edges_of(cells, columns);
  std::vector<std::string> number(cells.size());
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    if (clue != ".") number[cell] = clue;
    const std::size_t ends = cells[cell] == "." ? 0 : cells[cell].size();
    if (clue == "." ? ends == 1 || (ends == 0 && fills) : ends != 1) return false;
  }
  // Numbers spread along the lines; one that meets another is wrong, and so is a line without a number.
  for (std::size_t round = 0; round < cells.size(); ++round)
    for (const auto& [a, b] : edges) {
      if (!number[a].empty() && !number[b].empty() && number[a] != number[b]) return false;
      if (number[a].empty()) number[a] = number[b];
      if (number[b].empty()) number[b] = number[a];
    }
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    if (is_line(cells[cell]) && number[cell].empty()) return false;
  return true;
}

std::string random_numberlink(Random& random) {
  static const auto paths = [] {
    std::vector<Words> found;
    for (const Words& cells : all_lines(3, 4)) {
      std::vector<std::size_t> piece(cells.size());
      std::iota(piece.begin(), piece.end(), std::size_t{0});
      bool is_open = true;
      for (const auto& [a, b] : edges_of(cells, 4)) {
        const std::size_t from = piece[a], to = piece[b];
        is_open = is_open && from != to;
        std::replace(piece.begin(), piece.end(), from, to);
      }
      const auto ends =
          std::count_if(cells.begin(), cells.end(), [](const auto& cell) { return cell != "." && cell.size() == 1; });
      const auto blanks = std::count(cells.begin(), cells.end(), ".");
      if (is_open && ends >= 2 && ends <= 6 && blanks <= 1) found.push_back(cells);
    }
    return found;
  }();
  const Words& cells = paths[random.below(paths.size())];
  Words clues(cells.size(), ".");
  char next = '1';
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cells[cell] == "." || cells[cell].size() != 1 || clues[cell] != ".") continue;
    std::size_t at = cell, before = cell;
    for (bool has_moved = true; has_moved;) {
      has_moved = false;
      for (const char side : cells[at]) {
        const std::size_t to = cell_to(at, side, 4);
        if (to == before) continue;
        before = at, at = to, has_moved = true;
        break;
      }
    }
    clues[cell] = clues[at] = std::string(1, next++);
  }
  const bool fills = std::count(cells.begin(), cells.end(), ".") == 0 && random.one_in(2);
  return std::string("numberlink") + (fills ? "" : "\nfill no") + "\ncells" + rows_of(clues, 4);
}

// ---- gokigen ----

std::size_t slashes_at(const Words& cells, std::size_t row, std::size_t column, std::size_t rows, std::size_t columns) {
  std::size_t times = 0;
  const auto has = [&](std::size_t r, std::size_t c, const char* slash) {
    times += r < rows && c < columns && cells[r * columns + c] == slash;
  };
  has(row - 1, column - 1, "\\");
  has(row - 1, column, "/");
  has(row, column - 1, "/");
  has(row, column, "\\");
  return times;
}

bool is_gokigen(const std::string& text, const Words& cells, std::size_t rows, std::size_t columns) {
  for (std::size_t row = 0; row <= rows; ++row)
    for (std::size_t column = 0; column <= columns; ++column) {
      const std::string& clue = token_at(text, "corners", row * (columns + 1) + column, columns + 1);
      if (clue != "." && clue != std::to_string(slashes_at(cells, row, column, rows, columns))) return false;
    }
  std::vector<std::size_t> piece((rows + 1) * (columns + 1));
  std::iota(piece.begin(), piece.end(), std::size_t{0});
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::size_t corner = cell / columns * (columns + 1) + cell % columns, below = corner + columns + 1;
    const std::size_t from = piece[cells[cell] == "/" ? corner + 1 : corner],
                      to = piece[cells[cell] == "/" ? below : below + 1];
    if (from == to) return false;
    std::replace(piece.begin(), piece.end(), from, to);
  }
  return true;
}

std::string random_gokigen(Random& random) {
  constexpr std::size_t side = 3;
  Words cells(side * side), clues((side + 1) * (side + 1), ".");
  for (std::string& cell : cells) cell = random.one_in(2) ? "/" : "\\";
  for (std::size_t corner = 0; corner < clues.size(); ++corner)
    if (random.one_in(3)) clues[corner] = std::to_string(slashes_at(cells, corner / 4, corner % 4, side, side));
  return "gokigen\nsize 3 3\ncorners" + rows_of(clues, side + 1);
}

}  // namespace

std::span<const GridOracle> grid_oracles_lines() {
  static const GridOracle all[] = {{"slitherlink", random_slitherlink, {".", "#"}, is_slitherlink},
                                   {"masyu", random_masyu, {}, is_masyu, lines_of},
                                   {"yajilin", random_yajilin, {}, is_yajilin, shaded_loops},
                                   {"country", random_country, {}, is_country, lines_of},
                                   {"shingoki", random_shingoki, {}, is_shingoki, lines_of},
                                   {"numberlink", random_numberlink, {}, is_numberlink, lines_of},
                                   {"gokigen", random_gokigen, {"/", "\\"}, is_gokigen}};
  return all;
}

}  // namespace quadrille::test
