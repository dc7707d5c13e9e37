#include "tests/core/grid_kinds_board.hpp"

#include <cstddef>
#include <cstdlib>
#include <map>
#include <set>

namespace quadrille::test::kind_oracle {

namespace {

// From each cell with the mark straight on, and at each cell to both sides: the cells up to the next one with it.
std::vector<Cells> short_ways(const Game& game, const std::string& which) {
  std::vector<Cells> ways;
  const auto is_marked = [&](int cell) { return mark(game.clues[cell]) == which; };
  const std::pair<int, int> directions[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
  // Appends cells to the way; whether a cell with the mark is at its end.
  const auto walk = [&](int cell, std::pair<int, int> to, Cells& way, auto visit) {
    for (;;) {
      cell = at(game, cell / game.columns + to.first, cell % game.columns + to.second);
      if (cell < 0 || game.is_wall(cell)) return;
      if (is_marked(cell)) return ways.push_back(way);
      way.push_back(cell);
      visit(cell);
    }
  };
  for (int start = 0; start < game.size(); ++start) {
    if (!is_marked(start) || game.is_wall(start)) continue;
    for (const auto& first : directions) {
      Cells way;
      walk(start, first, way, [&](int corner) {
        for (const auto& second : directions) {
          Cells bent = way;
          if ((first.first == 0) != (second.first == 0)) walk(corner, second, bent, [](int) {});
        }
      });
    }
  }
  return ways;
}

bool is_of_one_line(const Game& game, int cell, int number) {
  const bool in_row = count(game, open_cells(game, whole_row(game, cell / game.columns)), "*") == number;
  const bool in_column = count(game, open_cells(game, whole_column(game, cell % game.columns)), "*") == number;
  return in_row != in_column;
}

bool has_tetrominoes(const Game& game, bool with_square) {
  std::map<int, std::string> shapes;
  for (const Cells& region : regions(game)) {
    Cells piece;
    for (const int cell : region)
      if (is(game, cell, "*")) piece.push_back(cell);
    const bool is_square = piece.size() == 4 && piece[1] - piece[0] == 1 && piece[3] - piece[2] == 1 &&
                           piece[2] - piece[0] == game.columns && piece[1] % game.columns != 0;
    const std::string shape = is_square && with_square ? "O" : tetromino(game, piece);
    if (shape.empty()) return false;
    for (const int cell : piece) shapes[cell] = shape;
  }
  return all(pairs(game, false, 2),
             [&](auto& c) { return !shapes.count(c[0]) || !shapes.count(c[1]) || shapes[c[0]] != shapes[c[1]]; });
}

// From an end the path is walked to the other one; two of its cells touch only where they follow each other, or by a
// corner around one between them.
bool is_path(const Game& game) {
  Cells members, walk;
  for (int cell = 0; cell < game.size(); ++cell)
    if (is(game, cell, "*")) members.push_back(cell);
  for (const int cell : members)
    if (count(game, neighbours(game, cell), "*") == 1 && walk.empty()) walk.push_back(cell);
  while (!walk.empty()) {
    Cells next;
    for (const int cell : neighbours(game, walk.back()))
      if (is(game, cell, "*") && std::find(walk.begin(), walk.end(), cell) == walk.end()) next.push_back(cell);
    if (next.empty()) break;
    walk.push_back(next[0]);
  }
  if (walk.size() < 2 || walk.size() != members.size()) return false;
  for (int i = 0; i < static_cast<int>(walk.size()); ++i)
    for (int j = i + 1; j < static_cast<int>(walk.size()); ++j) {
      const int down = std::abs(walk[i] / game.columns - walk[j] / game.columns);
      const int right = std::abs(walk[i] % game.columns - walk[j] % game.columns);
      if (down <= 1 && right <= 1 && j - i != (down + right == 1 ? 1 : 2)) return false;
    }
  return true;
}

// Whether a place on the board or around it has the value.
bool is_star(const Game& game, int row, int column) {
  const int cell = at(game, row, column);
  return cell >= 0 && is(game, cell, "*");
}
// The points that the border of the stars goes on to from a point.
std::vector<std::pair<int, int>> border_from(const Game& game, int row, int column) {
  std::vector<std::pair<int, int>> points;
  if (is_star(game, row - 1, column - 1) != is_star(game, row - 1, column)) points.emplace_back(row - 1, column);
  if (is_star(game, row, column - 1) != is_star(game, row, column)) points.emplace_back(row + 1, column);
  if (is_star(game, row - 1, column - 1) != is_star(game, row, column - 1)) points.emplace_back(row, column - 1);
  if (is_star(game, row - 1, column) != is_star(game, row, column)) points.emplace_back(row, column + 1);
  return points;
}

// Walks along the border; it is one loop if each point on it has two ways, and the walk meets all of them.
bool is_border_loop(const Game& game) {
  std::set<std::pair<int, int>> points, met;
  for (int row = 0; row <= game.rows; ++row)
    for (int column = 0; column <= game.columns; ++column) {
      const std::size_t ways = border_from(game, row, column).size();
      if (ways != 0 && ways != 2) return false;
      if (ways != 0) points.emplace(row, column);
    }
  if (points.empty()) return false;
  for (std::vector<std::pair<int, int>> waiting = {*points.begin()}; !waiting.empty();) {
    const auto point = waiting.back();
    waiting.pop_back();
    if (!met.insert(point).second) continue;
    for (const auto& next : border_from(game, point.first, point.second)) waiting.push_back(next);
  }
  return met == points;
}

std::vector<std::pair<int, int>> points_around(const Game& game, int cell) {
  const int row = cell / game.columns, column = cell % game.columns;
  return {{row, column}, {row, column + 1}, {row + 1, column + 1}, {row + 1, column}};
}
// By side of a cell, clockwise from the upper one: whether it is border.
std::vector<bool> sides_on_border(const Game& game, int cell) {
  const auto points = points_around(game, cell);
  std::vector<bool> sides;
  for (int side = 0; side < 4; ++side) {
    const auto ways = border_from(game, points[side].first, points[side].second);
    sides.push_back(std::find(ways.begin(), ways.end(), points[(side + 1) % 4]) != ways.end());
  }
  return sides;
}
int touches_of(const Game& game, int cell) {
  const auto points = points_around(game, cell);
  const auto sides = sides_on_border(game, cell);
  int begins = 0, all = 0;
  for (int side = 0; side < 4; ++side) {
    all += sides[side];
    begins += !sides[(side + 3) % 4] && !border_from(game, points[side].first, points[side].second).empty();
  }
  return all == 4 ? 1 : begins;
}
// Whether the trees from one on can take tents of their own.
bool can_take(const Game& game, const Cells& trees, std::size_t from, std::set<int>& tents) {
  if (from == trees.size()) return tents.empty();
  for (const int cell : neighbours(game, trees[from])) {
    if (tents.erase(cell) == 0) continue;
    const bool can = can_take(game, trees, from + 1, tents);
    tents.insert(cell);
    if (can) return true;
  }
  return false;
}

bool is_camp(const Game& game) {
  Cells trees;
  std::set<int> tents;
  for (int cell = 0; cell < game.size(); ++cell) {
    const bool is_tree = mark(game.clues[cell]) == "o";
    if (is_tree) trees.push_back(cell);
    if (!is_tree && is(game, cell, "*")) tents.insert(cell);
  }
  for (const int tent : tents)
    for (const int other : block(game, tent, false))
      if (tents.count(other) > 0) return false;
  return trees.size() == tents.size() && can_take(game, trees, 0, tents);
}

const KindRule shading[] = {
    {"each row: exactly 1 of *",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return count(g, c, "*") == 1; }); }},
    {"each column: times of *",
     [](const Game& g) { return all(columns(g), [&](auto& c) { return count(g, c, "*") == g.n; }); }},
    {"each row and column: at least 1 of *",
     [](const Game& g) { return all(lines(g), [&](auto& c) { return count(g, c, "*") >= 1; }); }},
    {"each region: at most times of .",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return count(g, c, ".") <= g.n; }); }},
    {"each row, column: between 1 and 2 of *",
     [](const Game& g) {
       return all(lines(g), [&](auto& c) { return count(g, c, "*") >= 1 && count(g, c, "*") <= 2; });
     }},
    {"each region: an even number of *",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return count(g, c, "*") % 2 == 0; }); }},
    {"each column: an odd number of .",
     [](const Game& g) { return all(columns(g), [&](auto& c) { return count(g, c, ".") % 2 == 1; }); }},
    {"exactly 4 of *", [](const Game& g) { return count(g, whole(g)[0], "*") == 4; }},
    {"as many * as .", [](const Game& g) { return count(g, whole(g)[0], "*") == count(g, whole(g)[0], "."); }},
    {"each row: as many * as .",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return count(g, c, "*") == count(g, c, "."); }); }},
    {"each row: 1 different of *",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return distinct(g, c, "*") == 1; }); }},
    {"each column, region: at most 1 different values",
     [](const Game& g) {
       return all(columns(g), [&](auto& c) { return distinct(g, c, "* .") <= 1; }) &&
              all(regions(g), [&](auto& c) { return distinct(g, c, "* .") <= 1; });
     }},
    {"each number: number different of * or . in its row",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) {
         return distinct(g, open_cells(g, whole_row(g, cell / g.columns)), "* .") == n;
       });
     }},
    {"each region: as many * as the regions beside it",
     [](const Game& g) {
       return all(regions(g),
                  [&](const Cells& region) { return count(g, region, "*") == count(g, beside(g, region), "*"); });
     }},
    {"each region: number of *",
     [](const Game& g) {
       for (const Cells& region : regions(g))
         for (const int cell : region)
           if (mark(g.clues[cell]).empty() && count(g, region, "*") != number_in(g.clues[cell])) return false;
       return true;
     }},
    {"each region: not all *",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) { return count(g, c, "*") < static_cast<int>(c.size()); });
     }},
    {"each diagonal: exactly 1 of *",
     [](const Game& g) { return all(diagonals(g), [&](auto& c) { return count(g, c, "*") == 1; }); }},
    {"each diagonal: all *",
     [](const Game& g) {
       return all(diagonals(g), [&](auto& c) { return count(g, c, "*") == static_cast<int>(c.size()); });
     }},
    {"each cell: if . then at least 1 of * in its column",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         return !is(g, cell, ".") || count(g, open_cells(g, whole_column(g, cell % g.columns)), "*") > 0;
       });
     }},
    {"each run: at most 1 of *",
     [](const Game& g) { return all(runs(g), [&](auto& c) { return count(g, c, "*") <= 1; }); }},
    {"each window 2x2: not all *, and not all .",
     [](const Game& g) {
       return all(windows(g, 2, 2), [&](auto& c) { return count(g, c, "*") < 4 && count(g, c, ".") < 4; });
     }},
    {"each window 1x3: at least 1 of *",
     [](const Game& g) { return all(windows(g, 1, 3), [&](auto& c) { return count(g, c, "*") >= 1; }); }},
    {"no 2x2 of *", [](const Game& g) { return all(windows(g, 2, 2), [&](auto& c) { return count(g, c, "*") < 4; }); }},
    {"each o: is ., and at most 1 of * in its neighbours",
     [](const Game& g) {
       return each_marked(g, "o",
                          [&](int cell, int) { return is(g, cell, ".") && count(g, neighbours(g, cell), "*") <= 1; });
     }},
    {"each pair <: not * .",
     [](const Game& g) { return all(pairs_with(g, '<'), [&](auto& c) { return !has(g, c, "*."); }); }},
    {"where unlike: lines differ",
     [](const Game& g) {
       const auto differ = [&](int length, int first, int one, int other) {
         for (int a = 0; a < length; ++a)
           for (int b = 0; b < a; ++b) {
             bool is_same = true;
             for (int i = 0; i < first; ++i) {
               const int x = a * one + i * other, y = b * one + i * other;
               is_same = is_same && (g.is_wall(x) ? g.is_wall(y) : !g.is_wall(y) && g.cells[x] == g.cells[y]);
             }
             if (is_same) return false;
           }
         return true;
       };
       return !is_unlike(g) || (differ(g.rows, g.columns, g.columns, 1) && differ(g.columns, g.rows, 1, g.columns));
     }},
    {"each clue: is not *",
     [](const Game& g) {
       for (int cell = 0; cell < g.size(); ++cell)
         if (g.clues[cell] != "." && g.clues[cell] != "*" && is(g, cell, "*")) return false;
       return true;
     }},
    {"each number: runs of * around it are its clue",
     [](const Game& g) {
       for (int cell = 0; cell < g.size(); ++cell) {
         if (g.clues[cell][0] < '0' || g.clues[cell][0] > '9') continue;
         constexpr int around[8][2] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}};
         std::string circle;
         for (const auto& way : around) {
           const int other = at(g, cell / g.columns + way[0], cell % g.columns + way[1]);
           circle += other >= 0 && is(g, other, "*") ? '*' : ' ';
         }
         // From the first gap on, no run goes over the end.
         const std::size_t gap = std::min(circle.find(' '), circle.size());
         std::rotate(circle.begin(), circle.begin() + static_cast<std::ptrdiff_t>(gap % 8), circle.end());
         std::string runs;
         for (std::size_t begin = circle.find('*'); begin != circle.npos;) {
           const std::size_t end = std::min(circle.find(' ', begin), circle.size());
           runs += static_cast<char>('0' + (end - begin));
           begin = circle.find('*', end);
         }
         std::string clue = g.clues[cell];
         std::sort(runs.begin(), runs.end());
         std::sort(clue.begin(), clue.end());
         if (clue != (runs.empty() ? "0" : runs)) return false;
       }
       return true;
     }},
    {"each o with number: sees number of .",
     [](const Game& g) {
       return each_marked(g, "o", [&](int cell, int n) { return n < 0 || seen(g, cell, ".") == n; });
     }},
    {"each o: is not *",
     [](const Game& g) { return each_marked(g, "o", [&](int cell, int) { return is(g, cell, "."); }); }},
    {"each number: number of * in its block",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) { return count(g, block(g, cell, true), "*") == n; });
     }},
    {"each number: is ., and number of * in its touching cells",
     [](const Game& g) {
       return each_marked(
           g, "", [&](int cell, int n) { return is(g, cell, ".") && count(g, block(g, cell, false), "*") == n; });
     }},
    {"each # with number: number of * in its neighbours",
     [](const Game& g) {
       return each_marked(g, "#", [&](int cell, int n) { return n < 0 || count(g, neighbours(g, cell), "*") == n; });
     }},
    {"each cell: at least 1 of * in its runs",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         for (const Cells& run : runs(g))
           if (std::find(run.begin(), run.end(), cell) != run.end() && count(g, run, "*") > 0) return true;
         return false;
       });
     }},
    {"each cell without o: if . then at least 2 of . in its neighbours",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         return mark(g.clues[cell]) == "o" || !is(g, cell, ".") || count(g, neighbours(g, cell), ".") >= 2;
       });
     }},
    {"each cell without clue: if * then an odd number of * in its row",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         const std::string& clue = g.clues[cell];
         if ((clue != "." && clue != "*") || !is(g, cell, "*")) return true;
         return count(g, open_cells(g, whole_row(g, cell / g.columns)), "*") % 2 == 1;
       });
     }},
    {"each cell: if * then no * in its neighbours",
     [](const Game& g) {
       return each_cell(g, [&](int cell) { return !is(g, cell, "*") || count(g, neighbours(g, cell), "*") == 0; });
     }},
    {"each cell: if . then not all . in its region",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) { return count(g, c, ".") < static_cast<int>(c.size()); });
     }},
    {"each cell: if * then at most 3 of * in its row and column",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         const int row = count(g, open_cells(g, whole_row(g, cell / g.columns)), "*");
         const int column = count(g, open_cells(g, whole_column(g, cell % g.columns)), "*");
         return !is(g, cell, "*") || row + column - 1 <= 3;
       });
     }},
    {"touching cells: not * *",
     [](const Game& g) { return all(pairs(g, true), [&](auto& c) { return count(g, c, "*") < 2; }); }},
    {"adjacent cells: different",
     [](const Game& g) { return all(pairs(g, false), [&](auto& c) { return count(g, c, "*") == 1; }); }},
    {"adjacent cells of different regions: not . .",
     [](const Game& g) { return all(pairs(g, false, 2), [&](auto& c) { return count(g, c, ".") < 2; }); }},
    {"adjacent cells of the same region: not * .",
     [](const Game& g) { return all(pairs(g, false, 1), [&](auto& c) { return count(g, c, ".") != 1; }); }},
    {"equal clues in a line: at most 1 of .",
     [](const Game& g) {
       for (int a = 0; a < g.size(); ++a)
         for (int b = a + 1; b < g.size(); ++b) {
           const bool in_line = a / g.columns == b / g.columns || a % g.columns == b % g.columns;
           if (in_line && g.clues[a] == g.clues[b] && g.clues[a] != "." && g.clues[a] != "*" && is(g, a, ".") &&
               is(g, b, "."))
             return false;
         }
       return true;
     }},
    {"two equal clues in a line: not . *",
     [](const Game& g) {
       for (int a = 0; a < g.size(); ++a)
         for (int b = 0; b < g.size(); ++b) {
           const bool in_line = a / g.columns == b / g.columns || a % g.columns == b % g.columns;
           if (in_line && g.clues[a] == g.clues[b] && g.clues[a] != "." && g.clues[a] != "*" && is(g, a, ".") &&
               is(g, b, "*"))
             return false;
         }
       return true;
     }},
    {"each clue outside: places of * add up to number",
     [](const Game& g) {
       return each_outside(g, [&](int, auto& c, int n) {
         Cells in_order = c;
         std::sort(in_order.begin(), in_order.end());
         int sum = 0;
         for (int i = 0; i < static_cast<int>(c.size()); ++i) sum += is(g, in_order[i], "*") ? i + 1 : 0;
         return sum == n;
       });
     }},
    {"each corner: number of *",
     [](const Game& g) {
       for (int row = 0; row <= g.rows; ++row)
         for (int column = 0; column <= g.columns; ++column) {
           const std::string& clue = g.corners[row * (g.columns + 1) + column];
           const Cells around = open_cells(
               g, {at(g, row - 1, column - 1), at(g, row - 1, column), at(g, row, column - 1), at(g, row, column)});
           if (clue != "." && count(g, around, "*") != std::atoi(clue.c_str())) return false;
         }
       return true;
     }},
    {"each line over two borders: at least 1 of *",
     [](const Game& g) {
       return all(lines_with_walls(g, true, true), [&](const Cells& line) {
         int borders = 0;  // crossed since the last cell that has no .
         for (std::size_t i = 0; i < line.size(); ++i) {
           const bool goes_on = i > 0 && is(g, line[i - 1], ".");
           borders = goes_on ? borders + (g.regions[line[i]] != g.regions[line[i - 1]] ? 1 : 0) : 0;
           if (is(g, line[i], ".") && borders >= 2) return false;
         }
         return true;
       });
     }},
    {"each row: not * . *",
     [](const Game& g) { return all(lines_with_walls(g, true, false), [&](auto& c) { return !has(g, c, "*.*"); }); }},
    {"each column: not . ? *",
     [](const Game& g) {
       return all(lines_with_walls(g, false, true), [&](auto& c) { return !has(g, c, "..*") && !has(g, c, ".**"); });
     }},
    {"each row, column: no 3 * in a row",
     [](const Game& g) { return all(lines_with_walls(g, true, true), [&](auto& c) { return !has(g, c, "***"); }); }},
    {"each row: runs of * are its clues",
     [](const Game& g) {
       for (int row = 0; row < g.rows; ++row)
         if (!are_runs(g, whole_row(g, row), g.row_runs[row])) return false;
       return true;
     }},
    {"each column: runs of * are its clues",
     [](const Game& g) {
       for (int column = 0; column < g.columns; ++column)
         if (!are_runs(g, whole_column(g, column), g.column_runs[column])) return false;
       return true;
     }},
    {"each clue outside: number of *",
     [](const Game& g) { return each_outside(g, [&](int, auto& c, int n) { return count(g, c, "*") == n; }); }},
    {"each clue at left: at least number of .",
     [](const Game& g) {
       return each_outside(g, [&](int side, auto& c, int n) { return side != 2 || count(g, c, ".") >= n; });
     }},
    {"each line of paths: not . *",
     [](const Game& g) { return all(paths(g), [&](auto& c) { return !has(g, c, ".*"); }); }},
    {"each row, column: no . in 2 regions in a row",
     [](const Game& g) {
       return all(lines_with_walls(g, true, true), [&](auto& c) { return !crosses(g, c, ".", 2); });
     }},
    {"each row: no * in 3 regions in a row",
     [](const Game& g) {
       return all(lines_with_walls(g, true, false), [&](auto& c) { return !crosses(g, c, "*", 3); });
     }},
    {"each row: runs of * are its clues in any order",
     [](const Game& g) {
       for (int row = 0; row < g.rows; ++row) {
         Strings order = g.row_runs[row];
         std::sort(order.begin(), order.end());
         bool is_right = false;
         do is_right = is_right || are_runs(g, whole_row(g, row), order);
         while (std::next_permutation(order.begin(), order.end()));
         if (!is_right) return false;
       }
       return true;
     }},
    {"each o with number: number different of * or . in its row",
     [](const Game& g) {
       return each_marked(g, "o", [&](int cell, int n) {
         return n < 0 || distinct(g, open_cells(g, whole_row(g, cell / g.columns)), "* .") == n;
       });
     }},
    {"each number: number of * in its neighbours and itself",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) {
         return count(g, neighbours(g, cell), "*") + (is(g, cell, "*") ? 1 : 0) == n;
       });
     }},
    {"each diagonal line: no 2 * in a row",
     [](const Game& g) {
       for (int cell = 0; cell < g.size(); ++cell)
         for (const int right : {-1, 1}) {
           const int other = at(g, cell / g.columns + 1, cell % g.columns + right);
           if (other >= 0 && is(g, cell, "*") && is(g, other, "*")) return false;
         }
       return true;
     }},
    {"adjacent cells of no line: not * *",
     [](const Game& g) {
       return all(pairs(g, false), [&](const Cells& c) {
         const bool is_joined =
             std::any_of(g.lines.begin(), g.lines.end(), [&](const Cells& line) { return line == c; });
         return is_joined || count(g, c, "*") < 2;
       });
     }},
    {"each row, column: runs of * differ in length from the next one",
     [](const Game& g) {
       return all(lines_with_walls(g, true, true), [&](const Cells& c) {
         int last = 0, run = 0;
         for (std::size_t i = 0; i <= c.size(); ++i) {
           if (i < c.size() && is(g, c[i], "*")) {
             ++run;
             continue;
           }
           if (run > 0 && run == last) return false;
           if (run > 0) last = run;
           if (i < c.size() && g.is_wall(c[i])) last = 0;
           run = 0;
         }
         return true;
       });
     }},
    {"pieces of * are straight lines that differ in length where they touch",
     [](const Game& g) {
       const std::vector<Cells> all_pieces = pieces(g, "*");
       for (const Cells& one : all_pieces) {
         if (std::min(box(g, one).height, box(g, one).width) > 1) return false;
         for (const Cells& other : all_pieces) {
           if (one[0] == other[0] || one.size() != other.size()) continue;
           for (const int cell : one)
             for (const int near : touching(g, cell))
               if (std::count(other.begin(), other.end(), near) > 0) return false;
         }
       }
       return true;
     }},
    {"pieces of . have all clues of one number",
     [](const Game& g) {
       std::map<int, int> times;  // of each number
       const auto number_at = [&](int cell) {
         const int number = number_in(g.clues[cell]);
         return g.is_wall(cell) ? -1 : number;
       };
       for (int cell = 0; cell < g.size(); ++cell)
         if (number_at(cell) >= 0) ++times[number_at(cell)];
       for (const Cells& piece : pieces(g, ".")) {
         std::map<int, int> here;
         for (const int cell : piece)
           if (number_at(cell) >= 0) ++here[number_at(cell)];
         if (here.size() != 1 || here.begin()->second != times[here.begin()->first]) return false;
         times.erase(here.begin()->first);
       }
       return std::all_of(times.begin(), times.end(), [](const auto& each) { return each.second == 1; });
     }},
    {"each region: times cells between its *",
     [](const Game& g) { return all(regions(g), [&](const Cells& c) { return between(g, c) == g.n; }); }},
    {"each region: another number of cells between its * than the regions beside it",
     [](const Game& g) {
       return all(regions(g), [&](const Cells& region) {
         const int own = between(g, region);
         return all(regions(g), [&](const Cells& other) {
           const Cells near = beside(g, region);
           const bool is_beside = std::count(near.begin(), near.end(), other[0]) > 0;
           return !is_beside || own < 0 || own != between(g, other);
         });
       });
     }},
    {"each region: * in all o or all x but not in both",
     [](const Game& g) {
       return all(regions(g), [&](const Cells& region) {
         return takes_one(g, region, [&](int cell) { return is(g, cell, "*"); });
       });
     }},
    {"each region: exactly 1 of its numbers count * in their neighbours wrongly",
     [](const Game& g) {
       return all(regions(g), [&](const Cells& region) {
         return std::count_if(region.begin(), region.end(), [&](int cell) {
                  const std::string& clue = g.clues[cell];
                  const bool is_number =
                      clue.find_first_not_of("0123456789v>") == std::string::npos && clue[0] >= '0' && clue[0] <= '9';
                  return (is_number || before_arrow(clue) >= 0) && count(g, neighbours(g, cell), "*") != clue[0] - '0';
                }) == 1;
       });
     }},
    {"each row: no value twice in a row passing over .",
     [](const Game& g) {
       return all(lines_with_walls(g, true, false), [&](const Cells& c) {
         bool has_one = false;
         for (const int cell : c) {
           if (g.is_wall(cell)) has_one = false;
           if (has_one && is(g, cell, "*")) return false;
           has_one = has_one || is(g, cell, "*");
         }
         return true;
       });
     }},
    {"each region: another number of * than the regions beside it",
     [](const Game& g) {
       return all(regions(g), [&](const Cells& region) {
         std::map<std::string, int> others;
         for (const int cell : beside(g, region)) others[g.regions[cell]] += is(g, cell, "*") ? 1 : 0;
         return std::none_of(others.begin(), others.end(),
                             [&](const auto& other) { return other.second == count(g, region, "*"); });
       });
     }},
    {"each column: exactly times of * or of .",
     [](const Game& g) {
       return all(columns(g), [&](auto& c) { return count(g, c, "*") == g.n || count(g, c, ".") == g.n; });
     }},
    {"each number: at least number of * or of . in its neighbours",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) {
         const Cells around = neighbours(g, cell);
         return count(g, around, "*") >= n || count(g, around, ".") >= n;
       });
     }},
    {"each region: * is connected",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return are_joined(g, c, "*", neighbours); }); }},
    {"each region without number: at least 1 of *",
     [](const Game& g) {
       return all(regions(g), [&](const Cells& c) {
         const bool has_number = std::any_of(
             c.begin(), c.end(), [&](int cell) { return g.clues[cell][0] >= '0' && g.clues[cell][0] <= '9'; });
         return has_number || count(g, c, "*") > 0;
       });
     }},
    {"two o of the same region: not * .",
     [](const Game& g) {
       return all(regions(g), [&](const Cells& c) {
         Cells marked;
         for (const int cell : c)
           if (g.clues[cell][0] == 'o') marked.push_back(cell);
         return count(g, marked, "*") == 0 || count(g, marked, ".") == 0;
       });
     }},
    {"* and clues are connected",
     [](const Game& g) {
       Game more = g;
       for (int cell = 0; cell < g.size(); ++cell)
         if (!g.is_wall(cell) && clues_in(g, {cell}) == 1) more.cells[cell] = "*";
       return are_joined(more, whole(g)[0], "*", neighbours);
     }},
    {"* is connected by edges or corners", [](const Game& g) { return are_joined(g, whole(g)[0], "*", touching); }},
    {"each region: . is connected by edges or corners",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return are_joined(g, c, ".", touching); }); }},
    {"pieces of * are rectangles",
     [](const Game& g) { return all(pieces(g, "*"), [&](auto& c) { return is_rectangle(g, c); }); }},
    {"pieces of . are squares",
     [](const Game& g) {
       return all(pieces(g, "."), [&](auto& c) { return is_rectangle(g, c) && box(g, c).height == box(g, c).width; });
     }},
    {"pieces of * are squares",
     [](const Game& g) {
       return all(pieces(g, "*"), [&](auto& c) { return is_rectangle(g, c) && box(g, c).height == box(g, c).width; });
     }},
    {"pieces of * are no rectangles",
     [](const Game& g) { return all(pieces(g, "*"), [&](auto& c) { return !is_rectangle(g, c); }); }},
    {"each region: * has point symmetry",
     [](const Game& g) {
       return all(regions(g), [&](const Cells& c) {
         int rows = 0, columns = 0;  // twice the middle
         for (const bool first : {true, false}) {
           const auto by = [&](int divisor, bool is_row) {
             int best = first ? 1000 : -1;
             for (const int cell : c) {
               const int place = is_row ? cell / divisor : cell % divisor;
               best = first ? std::min(best, place) : std::max(best, place);
             }
             return best;
           };
           rows += by(g.columns, true), columns += by(g.columns, false);
         }
         return std::all_of(c.begin(), c.end(), [&](int cell) {
           const int other = (rows - cell / g.columns) * g.columns + columns - cell % g.columns;
           const bool is_there = std::find(c.begin(), c.end(), other) != c.end();
           return !is(g, cell, "*") || (is_there && is(g, other, "*"));
         });
       });
     }},
    {"each number: its piece of * has number cells",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) { return reached(g, {cell}, "*", neighbours) == n; });
     }},
    {"each cell: if . then its piece of . has at least 2 cells",
     [](const Game& g) {
       return each_cell(g, [&](int cell) { return !is(g, cell, ".") || reached(g, {cell}, ".", neighbours) >= 2; });
     }},
    {"each number: if * then its piece of * has number cells",
     [](const Game& g) {
       return each_marked(
           g, "", [&](int cell, int n) { return !is(g, cell, "*") || reached(g, {cell}, "*", neighbours) == n; });
     }},
    {"each o with number: its piece of * by edges or corners has at most number cells",
     [](const Game& g) {
       return each_marked(g, "o", [&](int cell, int n) { return n < 0 || reached(g, {cell}, "*", touching) <= n; });
     }},
    {"each number: pieces of * beside it have number cells",
     [](const Game& g) {
       return each_marked(g, "",
                          [&](int cell, int n) { return reached(g, neighbours(g, cell), "*", neighbours) == n; });
     }},
    {"each #: pieces of . beside it have at least 1 cells",
     [](const Game& g) {
       return each_marked(g, "#", [&](int cell, int) { return reached(g, neighbours(g, cell), ".", neighbours) >= 1; });
     }},
    {"each number: pieces of . at its corners have number cells",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) {
         Cells corners;
         for (const int other : touching(g, cell))
           if (other % g.columns != cell % g.columns && other / g.columns != cell / g.columns) corners.push_back(other);
         return reached(g, corners, ".", neighbours) == n;
       });
     }},
    {"each number: if * then not exactly number of * in its block",
     [](const Game& g) {
       return each_marked(
           g, "", [&](int cell, int n) { return !is(g, cell, "*") || count(g, block(g, cell, true), "*") != n; });
     }},
    {"each row: not exactly times of *",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return count(g, c, "*") != g.n; }); }},
    {"each number: no * in its arrow's equal numbers",
     [](const Game& g) {
       for (int cell = 0; cell < g.size(); ++cell) {
         if (before_arrow(g.clues[cell]) < 0) continue;
         const char arrow = g.clues[cell][1];
         for (int other = 0; other < g.size(); ++other) {
           const int down = other / g.columns - cell / g.columns, right = other % g.columns - cell % g.columns;
           const bool is_there = arrow == '^'   ? right == 0 && down < 0
                                 : arrow == 'v' ? right == 0 && down > 0
                                 : arrow == '<' ? down == 0 && right < 0
                                                : down == 0 && right > 0;
           if (is_there && number_in(g.clues[other]) == before_arrow(g.clues[cell]) && is(g, other, "*")) return false;
         }
       }
       return true;
     }},
    {"pieces of . have a clue",
     [](const Game& g) { return all(pieces(g, "."), [&](auto& c) { return clues_in(g, c) >= 1; }); }},
    {"pieces of * have no two clues",
     [](const Game& g) { return all(pieces(g, "*"), [&](auto& c) { return clues_in(g, c) <= 1; }); }},
    {"each number: sees number of * around it",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) { return seen(g, cell, "*") - (is(g, cell, "*") ? 1 : 0) == n; });
     }},
    {"each o: exactly 1 of * in its corners",
     [](const Game& g) {
       return each_marked(g, "o", [&](int cell, int) {
         return count(g, block(g, cell, true), "*") - count(g, neighbours(g, cell), "*") - (is(g, cell, "*") ? 1 : 0) ==
                1;
       });
     }},
    {"each number: number of * in its arrow",
     [](const Game& g) {
       for (int cell = 0; cell < g.size(); ++cell) {
         if (before_arrow(g.clues[cell]) < 0) continue;
         const char arrow = g.clues[cell][1];
         const int down = arrow == '^' ? -1 : arrow == 'v' ? 1 : 0, right = arrow == '<' ? -1 : arrow == '>' ? 1 : 0;
         Cells ray;
         for (int row = cell / g.columns + down, column = cell % g.columns + right; at(g, row, column) >= 0;
              row += down, column += right)
           ray.push_back(at(g, row, column));
         if (count(g, open_cells(g, ray), "*") != before_arrow(g.clues[cell])) return false;
       }
       return true;
     }},
    {"each number: exactly 1 of * in its number's distance",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) {
         const int row = cell / g.columns, column = cell % g.columns;
         return count(g,
                      open_cells(g, {at(g, row - n, column), at(g, row + n, column), at(g, row, column - n),
                                     at(g, row, column + n)}),
                      "*") == 1;
       });
     }},
    {"* is connected", [](const Game& g) { return pieces(g, "*").size() <= 1; }},
    {". is connected", [](const Game& g) { return pieces(g, ".").size() <= 1; }},
    {"* reaches the border",
     [](const Game& g) {
       return all(pieces(g, "*"), [&](auto& c) {
         return std::any_of(c.begin(), c.end(), [&](int cell) { return at_border(g, cell); });
       });
     }},
    {"pieces of * have exactly 2 cells",
     [](const Game& g) { return all(pieces(g, "*"), [](auto& c) { return c.size() == 2; }); }},
    {"pieces of . have at most 3 cells",
     [](const Game& g) { return all(pieces(g, "."), [](auto& c) { return c.size() <= 3; }); }},
    {"pieces of * have at least times cells",
     [](const Game& g) { return all(pieces(g, "*"), [&](auto& c) { return static_cast<int>(c.size()) >= g.n; }); }},
    {"each region: a tetromino of * unlike those beside it", [](const Game& g) { return has_tetrominoes(g, false); }},
    {"each region: any tetromino of * unlike those beside it", [](const Game& g) { return has_tetrominoes(g, true); }},
    {"each way between two o that turns at most once: at least 1 of *",
     [](const Game& g) { return all(short_ways(g, "o"), [&](auto& c) { return count(g, c, "*") >= 1; }); }},
    {"each way between two o that turns at most once: not all *",
     [](const Game& g) {
       return all(short_ways(g, "o"), [&](auto& c) { return c.empty() ? false : count(g, c, ".") >= 1; });
     }},
    {"each number: its row or its column alone has number of *",
     [](const Game& g) { return each_marked(g, "", [&](int cell, int n) { return is_of_one_line(g, cell, n); }); }},
    {"each #: its row or its column alone has 1 of *",
     [](const Game& g) { return each_marked(g, "#", [&](int cell, int) { return is_of_one_line(g, cell, 1); }); }},
    {"each line of paths: more * than .",
     [](const Game& g) { return all(paths(g), [&](auto& c) { return count(g, c, "*") > count(g, c, "."); }); }},
    {"each row: more . than *",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return count(g, c, ".") > count(g, c, "*"); }); }},
    {"each number: number borders of * around it",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) {
         const auto sides = sides_on_border(g, cell);
         return std::count(sides.begin(), sides.end(), true) == n;
       });
     }},
    {"each number: number of its corners on the border of *",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) {
         const auto points = points_around(g, cell);
         return std::count_if(points.begin(), points.end(),
                              [&](auto& p) { return !border_from(g, p.first, p.second).empty(); }) == n;
       });
     }},
    {"each number: the border of * touches it number times",
     [](const Game& g) { return each_marked(g, "", [&](int cell, int n) { return touches_of(g, cell) == n; }); }},
    {"each #: 2 borders of . around it",
     [](const Game& g) {
       return each_marked(g, "#", [&](int cell, int) {
         const Cells beside = neighbours(g, cell);
         return count(g, beside, ".") == 2;
       });
     }},
    {"the border of * is one loop", is_border_loop},
    {"* pair up with o beside them and do not touch", is_camp},
    {"* is a path that does not touch itself", is_path},
    {"each o: is *, and exactly 1 of * in its neighbours",
     [](const Game& g) {
       return each_marked(g, "o", [&](int cell, int) {
         return (g.is_wall(cell) || is(g, cell, "*")) && count(g, neighbours(g, cell), "*") == 1;
       });
     }},
};

const KindFamily families_of_shading[] = {
    {". *", board_of_signs, shading, random_shading, next_shading},
};

}  // namespace

std::span<const KindFamily> shading_families() { return families_of_shading; }

}  // namespace quadrille::test::kind_oracle
