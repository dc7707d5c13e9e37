#include "tests/core/grid_kinds_board.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <string_view>

namespace quadrille::test::kind_oracle {

namespace {

// A loop of cells: some are left when all that at most one other is beside are taken away.
bool has_ring(const Game& game, std::string_view values) {
  std::set<int> left;
  for (int cell = 0; cell < game.size(); ++cell)
    if (is(game, cell, values)) left.insert(cell);
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (const int cell : std::set<int>(left)) {
      int beside = 0;
      for (const int other : neighbours(game, cell)) beside += static_cast<int>(left.count(other));
      if (beside < 2) left.erase(cell), goes_on = true;
    }
  }
  return !left.empty();
}

// The pieces of the cells of a region that have a value.
std::vector<Cells> pieces_inside(const Game& game, const Cells& region, std::string_view values) {
  Game only = game;
  for (int cell = 0; cell < game.size(); ++cell)
    if (std::count(region.begin(), region.end(), cell) == 0) only.cells[cell] = "";
  return pieces(only, values);
}
// How often two cells of two regions that are side by side both have a value; by the names of the regions.
std::map<std::pair<std::string, std::string>, int> doors(const Game& game, std::string_view values) {
  std::map<std::pair<std::string, std::string>, int> found;
  for (const Cells& pair : pairs(game, false, 2)) {
    const auto names = std::minmax(game.regions[pair[0]], game.regions[pair[1]]);
    found[{names.first, names.second}] += count(game, pair, values) == 2 ? 1 : 0;
  }
  return found;
}
// How large the largest piece of a value in a region is.
int largest_inside(const Game& game, const Cells& region, std::string_view values) {
  std::size_t largest = 0;
  for (const Cells& piece : pieces_inside(game, region, values)) largest = std::max(largest, piece.size());
  return static_cast<int>(largest);
}
// Whether all cells with `*` of a region have equally many cells with `.` below them.
bool falls_as_one(const Game& game, const Cells& region) {
  std::set<int> far;
  for (const int cell : region) {
    if (!is(game, cell, "*")) continue;
    Cells lower = whole_column(game, cell % game.columns);
    lower.erase(lower.begin(), lower.begin() + cell / game.columns + 1);
    far.insert(count(game, open_cells(game, lower), "."));
  }
  return far.size() < 2;
}
// Whether in a line, in either direction, a cell with a value is somewhere behind two cells with others.
bool is_behind(const Game& game, Cells line, const char* value, const char* first, const char* second) {
  for (int way = 0; way < 2; ++way, std::reverse(line.begin(), line.end()))
    for (std::size_t at = 0; at + 1 < line.size(); ++at)
      if (is(game, line[at], first) && is(game, line[at + 1], second) &&
          count(game, Cells(line.begin() + static_cast<std::ptrdiff_t>(at) + 2, line.end()), value) > 0)
        return true;
  return false;
}

const KindRule piece_rules[] = {
    {"pieces of * are tetrominoes that differ where they touch at a corner",
     [](const Game& g) {
       const auto all_pieces = pieces(g, "*");
       return all(all_pieces, [&](const Cells& piece) {
         const auto is_other = [&](const Cells& other) {
           return &other == &piece || !touch_at_corner(g, piece, other) || shape_name(g, piece) != shape_name(g, other);
         };
         return piece.size() == 4 && all(all_pieces, is_other);
       });
     }},
    {"checkerboards of * are around marked corners and no others",
     [](const Game& g) {
       for (int row = 1; row < g.rows; ++row)
         for (int column = 1; column < g.columns; ++column) {
           const Cells block = {at(g, row - 1, column - 1), at(g, row - 1, column), at(g, row, column - 1),
                                at(g, row, column)};
           const bool is_whole = open_cells(g, block).size() == 4;
           const bool is_board = is_whole && (word(g, block) == ".**." || word(g, block) == "*..*");
           if (is_board != (g.corners[row * (g.columns + 1) + column] != ".")) return false;
         }
       return true;
     }},
    {"pieces of * cross a border of regions",
     [](const Game& g) {
       return all(pieces(g, "*"), [&](const Cells& piece) {
         std::set<std::string> names;
         for (const int cell : piece) names.insert(g.regions[cell]);
         return names.size() > 1;
       });
     }},
    {"pieces of one * touch no other such piece at a corner",
     [](const Game& g) {
       const auto all_pieces = pieces(g, "*");
       return all(all_pieces, [&](const Cells& piece) {
         return all(all_pieces, [&](const Cells& other) {
           return piece.size() > 1 || other.size() > 1 || !touch_at_corner(g, piece, other);
         });
       });
     }},
    {"each number: its piece of . has number clues",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) {
         for (const Cells& piece : pieces(g, "."))
           if (std::count(piece.begin(), piece.end(), cell) > 0) return n == clues_in(g, piece);
         return n == 0;
       });
     }},
    {"each blank cell: is *",
     [](const Game& g) { return each_cell(g, [&](int c) { return g.clues[c] != "." || is(g, c, "*"); }); }},
    {"each run: no * behind * .",
     [](const Game& g) { return all(runs(g), [&](auto& c) { return !is_behind(g, c, "*", "*", "."); }); }},
    {"each run: no . behind . .",
     [](const Game& g) { return all(runs(g), [&](auto& c) { return !is_behind(g, c, ".", ".", "."); }); }},
    {"each cell: if * then sees 2 of . around it",
     [](const Game& g) { return each_cell(g, [&](int c) { return !is(g, c, "*") || seen(g, c, ".") == 2; }); }},
    {"each number: if . then sees number of .",
     [](const Game& g) {
       return each_marked(g, "", [&](int c, int n) { return !is(g, c, ".") || seen(g, c, ".") == n; });
     }},
    {"each region: its largest piece of * has number cells",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) {
         return std::all_of(c.begin(), c.end(), [&](int cell) {
           return g.clues[cell] == "." || !mark(g.clues[cell]).empty() || g.clues[cell] == "*" ||
                  number_in(g.clues[cell]) == largest_inside(g, c, "*");
         });
       });
     }},
    {"each region: its largest piece of . has 2 cells",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return largest_inside(g, c, ".") == 2; }); }},
    {"each region: its largest piece of . has times cells",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return largest_inside(g, c, ".") == g.n; }); }},
    {"each region: below each * equally many other cells",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return falls_as_one(g, c); }); }},
    {"* touches itself at no corner",
     [](const Game& g) {
       return all(pairs(g, true), [&](auto& c) {
         const int column = c[1] % g.columns, there = c[0] % g.columns;
         if (count(g, c, "*") < 2 || column == there || c[0] / g.columns == c[1] / g.columns) return true;
         return is(g, c[0] - there + column, "*") || is(g, c[1] - column + there, "*");
       });
     }},
    {"* closes no loop", [](const Game& g) { return !has_ring(g, "*"); }},
    {". closes no loop", [](const Game& g) { return !has_ring(g, "."); }},
    {"each region: pieces of * inside it are rectangles",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) {
         return all(pieces_inside(g, c, "*"), [&](auto& piece) { return is_rectangle(g, piece); });
       });
     }},
    {"each region: * is in two pieces",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return pieces_inside(g, c, "*").size() == 2; }); }},
    {"each region: * is in two equal pieces",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) {
         const auto both = pieces_inside(g, c, "*");
         return both.size() == 2 && both[0].size() == both[1].size();
       });
     }},
    {"each region: * is in two pieces of number cells",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) {
         const auto both = pieces_inside(g, c, "*");
         for (const int cell : c) {
           if (g.clues[cell] == "." || !mark(g.clues[cell]).empty()) continue;
           const std::size_t size = static_cast<std::size_t>(number_in(g.clues[cell]));
           if (both.size() != 2 || both[0].size() != size || both[1].size() != size) return false;
         }
         return true;
       });
     }},
    {". on both sides of the border of two regions at most 1 times",
     [](const Game& g) {
       const auto found = doors(g, ".");
       return std::all_of(found.begin(), found.end(), [](const auto& border) { return border.second <= 1; });
     }},
    {"* on both sides of the border of two regions exactly 1 times",
     [](const Game& g) {
       const auto found = doors(g, "*");
       return std::all_of(found.begin(), found.end(), [](const auto& border) { return border.second == 1; });
     }},
    {"each row, column: no three * one after the other equally spaced",
     [](const Game& g) {
       return all(lines_with_walls(g, true, true), [&](auto& c) {
         for (int i = 0; i < static_cast<int>(c.size()); ++i)
           for (int far = 1; i + 2 * far < static_cast<int>(c.size()); ++far) {
             std::string found;
             for (int at = i; at <= i + 2 * far; ++at) found += g.is_wall(c[at]) ? "#" : is(g, c[at], "*") ? "*" : ".";
             std::string wanted(found.size(), '.');
             wanted[0] = wanted[far] = wanted[2 * far] = '*';
             if (found == wanted) return false;
           }
         return true;
       });
     }},
};

// Whether the runs fit the clues, of which `?` is any run and `*` any runs: each run is the first clue's, or is skipped
// where that is `*`.
bool fits(const Strings& runs, std::size_t run, const Strings& clues, std::size_t clue) {
  if (clue == clues.size()) return run == runs.size();
  if (clues[clue] == "*")
    return fits(runs, run, clues, clue + 1) || (run < runs.size() && fits(runs, run + 1, clues, clue));
  if (clues[clue] == "0") return fits(runs, run, clues, clue + 1);
  return run < runs.size() && (clues[clue] == "?" || clues[clue] == runs[run]) && fits(runs, run + 1, clues, clue + 1);
}
bool fit_clues(const Game& game, const Cells& cells, const Strings& clues) {
  Strings runs;
  bool goes_on = false;
  for (const int cell : cells) {
    if (is(game, cell, "*")) runs.push_back(std::to_string(goes_on ? std::atoi(runs.back().c_str()) + 1 : 1));
    if (is(game, cell, "*") && goes_on) runs.erase(runs.end() - 2);
    goes_on = is(game, cell, "*");
  }
  return clues[0] == "." || fits(runs, 0, clues, 0);
}

const KindRule stream_rules[] = {
    {"each row: runs of * fit its clues",
     [](const Game& g) {
       for (int row = 0; row < g.rows; ++row)
         if (!fit_clues(g, whole_row(g, row), g.row_runs[row])) return false;
       return true;
     }},
    {"each column: runs of * fit its clues",
     [](const Game& g) {
       for (int column = 0; column < g.columns; ++column)
         if (!fit_clues(g, whole_column(g, column), g.column_runs[column])) return false;
       return true;
     }},
    {"* is connected", [](const Game& g) { return pieces(g, "*").size() <= 1; }},
};

// Clues of runs with `?` and `*`.
Game random_streams(Random& random) {
  Game game = random_shading(random);
  for (auto* const runs : {&game.row_runs, &game.column_runs})
    for (Strings& line : *runs) {
      line.clear();
      for (std::uint32_t left = random.below(4); left > 0; --left)
        line.push_back(Strings{"?", "*", "1", "2", "0"}[random.below(5)]);
      if (line.empty()) line = {"."};
    }
  return game;
}
constexpr const char* board_of_grids =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  grids: 4x4\n  cells: wall #\n";

// Half of the cells are given. The board is one grid, or two that have nine cells in common, with walls beside them.
Game random_grids(Random& random) {
  const bool has_two = random.one_in(2);
  const int side = has_two ? 5 : 4;
  Game game = random_board(random, side, side, {"*", "*"}, 2, 3);
  if (has_two) game.more = "\ngrids r1c1 r2c2";
  for (int cell = 0; cell < game.size(); ++cell) {
    const int row = cell / side, column = cell % side;
    if (has_two && (row + column == 4) && (row == 0 || column == 0)) game.clues[cell] = "#";
    if (has_two && game.clues[cell] == "." && row > 0 && row < 4) game.clues[cell] = "*";
  }
  return game;
}

bool next_grids(Game& game) { return count_on(game, {".", "*"}); }

bool each_house(const Game& game, const std::function<bool(const Cells&)>& right) {
  for (const int corner : game.more.empty() ? Cells{0} : Cells{0, game.columns + 1})
    for (int house = 0; house < 4; ++house) {
      Cells row, column, box;
      for (int i = 0; i < 4; ++i) {
        row.push_back(corner + house * game.columns + i);
        column.push_back(corner + i * game.columns + house);
        box.push_back(corner + (house / 2 * 2 + i / 2) * game.columns + house % 2 * 2 + i % 2);
      }
      if (!right(row) || !right(column) || !right(box)) return false;
    }
  return true;
}

const KindRule grid_rules[] = {
    {"each house of grids: at most 3 of *",
     [](const Game& g) { return each_house(g, [&](const Cells& house) { return count(g, house, "*") <= 3; }); }},
    {"each house of grids: an odd number of *",
     [](const Game& g) { return each_house(g, [&](const Cells& house) { return count(g, house, "*") % 2 == 1; }); }},
};
Game random_mazes(Random& random) {
  Game game = random_board(random, 3, 2 + static_cast<int>(random.below(2)), {"o", "x", "#"}, 5, 3);
  game.clues[random.below(static_cast<std::uint32_t>(game.size()))] = "s";
  game.clues[random.below(static_cast<std::uint32_t>(game.size()))] = "g";
  return game;
}

// The longest way from a cell that never comes back to one, to the cell with `g`: in a tree, all ways are one.
bool walk(const Game& game, Cells& way, std::set<int>& marked) {
  const std::string& clue = game.clues[way.back()];
  if (clue == "g") {
    for (const int cell : way)
      if (game.clues[cell] == "o" || game.clues[cell] == "x") marked.insert(cell);
    return true;
  }
  for (const int next : neighbours(game, way.back())) {
    if (!is(game, next, ".") || std::count(way.begin(), way.end(), next) > 0) continue;
    way.push_back(next);
    if (walk(game, way, marked)) return true;
    way.pop_back();
  }
  return false;
}

// A tree: one piece, and an edge less than it has cells.
bool is_maze(const Game& game) {
  int edges = 0, cells = count(game, whole(game)[0], ".");
  for (const Cells& pair : pairs(game, false)) edges += count(game, pair, ".") == 2;
  if (pieces(game, ".").size() > 1 || (cells > 0 && edges != cells - 1)) return false;
  const auto start = std::find(game.clues.begin(), game.clues.end(), "s");
  if (start == game.clues.end() || std::count(game.clues.begin(), game.clues.end(), "g") == 0) return true;
  Cells way = {static_cast<int>(start - game.clues.begin())};
  std::set<int> marked;
  if (!is(game, way[0], ".") || !walk(game, way, marked)) return false;
  for (int cell = 0; cell < game.size(); ++cell) {
    if (game.clues[cell] == "o" && marked.count(cell) == 0) return false;
    if (game.clues[cell] == "x" && marked.count(cell) > 0) return false;
  }
  return true;
}

Game random_guides(Random& random) {
  Game game = random_board(random, 3, 2 + static_cast<int>(random.below(2)), {"^", "v", "<", ">", "#"}, 6, 3);
  const int goal = static_cast<int>(random.below(static_cast<std::uint32_t>(game.size())));
  game.centres = {{goal}};
  game.more = "\ncentres\nr" + std::to_string(goal / game.columns + 1) + "c" + std::to_string(goal % game.columns + 1);
  return game;
}

// From each arrow, the way that never comes back to a cell goes on to where it points.
bool guides(const Game& game) {
  const int goal = game.centres[0][0];
  Game marked = game;
  for (std::string& clue : marked.clues)
    if (clue == "g" || clue == "s") clue = ".";
  if (!is(game, goal, ".") || !is_maze(marked)) return false;
  marked.clues[goal] = game.clues[goal] == "#" ? "#" : "g";
  return each_cell(game, [&](int cell) {
    const std::size_t to = std::string("^v<>").find(game.clues[cell]);
    if (to == std::string::npos || cell == goal || !is(game, cell, ".")) return true;
    Cells way = {cell};
    std::set<int> passed;
    const int row = cell / game.columns, column = cell % game.columns;
    const Cells around = {at(game, row - 1, column), at(game, row + 1, column), at(game, row, column - 1),
                          at(game, row, column + 1)};
    return walk(marked, way, passed) && way[1] == around[to];
  });
}

const KindRule guide_rules[] = {
    {". is a maze whose clues point along the ways to the centre", guides},
    {"each row: at least 1 of *",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return count(g, c, "*") > 0; }); }},
};
const KindRule maze_rules[] = {
    {". is a maze from s to g past all o and no x", is_maze},
    {"each row: at least 1 of *",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return count(g, c, "*") > 0; }); }},
};
constexpr const char* board_of_mazes =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  cells: s, g, o, x, wall #\n";
constexpr const char* board_of_guides =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  centres\n  cells: ^, v, <, >, wall #\n";

const KindFamily families_of_pieces[] = {
    {". *", board_of_grids, grid_rules, random_grids, next_grids},
    {". *", board_of_signs, piece_rules, random_shading, next_shading},
    {". *", board_of_signs, stream_rules, random_streams, next_shading},
    {". *", board_of_mazes, maze_rules, random_mazes, next_shading},
    {". *", board_of_guides, guide_rules, random_guides, next_shading},
};

}  // namespace

std::span<const KindFamily> pieces_families() { return families_of_pieces; }

}  // namespace quadrille::test::kind_oracle
