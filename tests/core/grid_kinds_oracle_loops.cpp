#include "tests/core/grid_kinds_board.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string_view>

namespace quadrille::test::kind_oracle {

namespace {

// The edges with a line from a cell on.
int length(const Game& game, int cell, char side) {
  int edges = 0;
  for (; goes(game, cell, side); ++edges)
    cell += side == 'n' ? -game.columns : side == 's' ? game.columns : side == 'w' ? -1 : 1;
  return edges;
}
// In how many of the cells that a line goes to from a cell it turns.
int turns_beside(const Game& game, int cell) {
  int turned = 0;
  for (const auto& [side, step] : {std::pair('n', -game.columns), {'s', game.columns}, {'w', -1}, {'e', 1}})
    if (goes(game, cell, side) && is(game, cell + step, "ne nw se sw")) ++turned;
  return turned;
}
// How often a line leaves or enters some cells.
int crossings(const Game& game, const Cells& cells) {
  int crossed = 0;
  for (const int cell : cells)
    for (const auto& [side, step] : {std::pair('n', -game.columns), {'s', game.columns}, {'w', -1}, {'e', 1}})
      if (goes(game, cell, side) && std::find(cells.begin(), cells.end(), cell + step) == cells.end()) ++crossed;
  return crossed;
}
// How far the line goes straight from a cell, to each side to which it goes.
std::vector<int> ways(const Game& game, int cell) {
  std::vector<int> lengths;
  for (const char side : {'n', 's', 'e', 'w'})
    if (const int far = length(game, cell, side); far > 0) lengths.push_back(far);
  return lengths;
}

const KindRule loops[] = {
    {"one loop", is_loop},
    {"one loop through all cells",
     [](const Game& g) {
       return is_loop(g) && count(g, whole(g)[0], any_line) == static_cast<int>(whole(g)[0].size());
     }},
    {"each cell: if line then straight lines of 2",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         const int level = length(g, cell, 'e') + length(g, cell, 'w');
         const int upright = length(g, cell, 'n') + length(g, cell, 's');
         return (level == 0 || level == 2) && (upright == 0 || upright == 2);
       });
     }},
    {"each o: if turn or . then straight lines of 1",
     [](const Game& g) {
       return each_marked(g, "o", [&](int cell, int) {
         if (g.is_wall(cell) || is(g, cell, "ns ew")) return true;
         const int level = length(g, cell, 'e') + length(g, cell, 'w');
         const int upright = length(g, cell, 'n') + length(g, cell, 's');
         return level == 1 && upright == 1;
       });
     }},
    {"each region: line in all o or all x but not in both",
     [](const Game& g) {
       return all(regions(g), [&](const Cells& region) {
         return takes_one(g, region, [&](int cell) { return is(g, cell, any_line); });
       });
     }},
    {"regions along the line alternate between o and x",
     [](const Game& g) {
       const auto passes = [&](const std::string& region, const std::string& clue) {
         for (int cell = 0; cell < g.size(); ++cell)
           if (g.regions[cell] == region && mark(g.clues[cell]) == clue && is(g, cell, any_line)) return true;
         return false;
       };
       for (int cell = 0; cell < g.size(); ++cell)
         for (const auto& [side, step] : {std::pair('e', 1), {'s', g.columns}}) {
           if (g.is_wall(cell) || !is(g, cell, any_line) || g.cells[cell].find(side) == std::string::npos) continue;
           const std::string &one = g.regions[cell], &other = g.regions[cell + step];
           for (const char* clue : {"o", "x"})
             if (one != other && passes(one, clue) && passes(other, clue)) return false;
         }
       return true;
     }},
    {"each o: equally long lines both ways",
     [](const Game& g) {
       return each_marked(g, "o", [&](int cell, int) {
         const std::vector<int> both = ways(g, cell);
         return both.size() == 2 && both[0] == both[1];
       });
     }},
    {"each x: lines of different lengths both ways",
     [](const Game& g) {
       return each_marked(g, "x", [&](int cell, int) {
         const std::vector<int> both = ways(g, cell);
         return both.size() == 2 && both[0] != both[1];
       });
     }},
    {"each number: lines of number both ways together",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) {
         const std::vector<int> both = ways(g, cell);
         return both.size() == 2 && both[0] + both[1] == n;
       });
     }},
    {"each clue outside: the first part of the line along it has number cells",
     [](const Game& g) {
       return each_outside(g, [&](int side, const Cells& cells, int n) {
         const char forth = side == 0 ? 's' : side == 1 ? 'n' : side == 2 ? 'e' : 'w';
         for (const int cell : cells)
           if (goes(g, cell, forth)) return length(g, cell, forth) + 1 == n;
         return n <= 1;
       });
     }},
    {"each o: is turn",
     [](const Game& g) { return each_marked(g, "o", [&](int c, int) { return is(g, c, "ne nw se sw"); }); }},
    {"each row: at least 1 of straight",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return count(g, c, "ns ew") >= 1; }); }},
    {"each region: number of line",
     [](const Game& g) {
       for (const Cells& region : regions(g))
         for (const int cell : region)
           if (mark(g.clues[cell]).empty() && count(g, region, any_line) != number_in(g.clues[cell])) return false;
       return true;
     }},
    {"each region: visited exactly 1 times",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) { return static_cast<int>(c.size()) == g.size() || crossings(g, c) == 2; });
     }},
    {"each column: visited at most 1 times",
     [](const Game& g) { return all(columns(g), [&](auto& c) { return crossings(g, c) <= 2; }); }},
    {"each o: a turn between straight cells",
     [](const Game& g) {
       return each_marked(g, "o",
                          [&](int cell, int) { return is(g, cell, "ne nw se sw") && turns_beside(g, cell) == 0; });
     }},
    {"each o: straight beside a turn",
     [](const Game& g) {
       return each_marked(g, "o", [&](int cell, int) { return is(g, cell, "ns ew") && turns_beside(g, cell) > 0; });
     }},
    {"each o: equal straight lines",
     [](const Game& g) {
       return each_marked(g, "o", [&](int cell, int) {
         const int level = length(g, cell, 'e') + length(g, cell, 'w');
         const int upright = length(g, cell, 'n') + length(g, cell, 's');
         return is(g, cell, any_line) && (is(g, cell, "ns ew") || level == upright);
       });
     }},
    {"each number: straight lines of number",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) {
         const int level = length(g, cell, 'e') + length(g, cell, 'w');
         const int upright = length(g, cell, 'n') + length(g, cell, 's');
         return level + upright > 0 && (level == 0 || level == n) && (upright == 0 || upright == n);
       });
     }},
    {"adjacent cells of different regions: not . .",
     [](const Game& g) { return all(pairs(g, false, 2), [&](auto& c) { return count(g, c, ".") < 2; }); }},
};

// A loop that may cross itself: from edge to edge, straight on where four come together, all edges are met.
bool is_crossing_loop(const Game& game) {
  std::set<std::pair<int, char>> left;  // a cell and a side to which the line goes
  for (int cell = 0; cell < game.size(); ++cell)
    for (const char side : {'n', 's', 'e', 'w'})
      if (is(game, cell, "+") || goes(game, cell, side)) left.insert({cell, side});
  if (left.empty()) return false;
  const auto back = [](char side) { return side == 'n' ? 's' : side == 's' ? 'n' : side == 'w' ? 'e' : 'w'; };
  const auto start = *left.begin();
  for (auto at = start;;) {
    const auto [cell, side] = at;
    const int next = cell + (side == 'n' ? -game.columns : side == 's' ? game.columns : side == 'w' ? -1 : 1);
    left.erase(at);
    left.erase({next, back(side)});
    at = {next, side};
    for (const char other : {'n', 's', 'e', 'w'})
      if (!is(game, next, "+") && other != back(side) && goes(game, next, other)) at.second = other;
    if (at == start) return left.empty();
  }
}

// Whether the line turns to one side from a cell, before it goes on straight, and to the same side where that ends.
bool turns_alike(const Game& game) {
  const auto opposite = [](char side) { return side == 'n' ? 's' : side == 's' ? 'n' : side == 'e' ? 'w' : 'e'; };
  const auto is_bent = [&](int cell) {
    const std::string& sides = game.cells[cell];
    return sides.size() == 2 && sides != "ns" && sides != "ew";
  };
  return each_cell(game, [&](int start) {
    for (int i = 0; is_bent(start) && i < 2; ++i) {
      const char to = game.cells[start][i], turn = game.cells[start][1 - i];
      int cell = beyond(game, start, to);
      while (!is_bent(cell)) cell = beyond(game, cell, to);
      const std::string& sides = game.cells[cell];
      if ((sides[0] == opposite(to) ? sides[1] : sides[0]) != turn) return false;
    }
    return true;
  });
}

const KindRule crossing_rules[] = {
    {"straight parts of the line turn to the same side at both ends", turns_alike},
    {"numbers count the cells of the line between two o", [](const Game& g) { return counts_between(g, "o"); }},
    {"visits of o and of other cells differ in length from the next one", passes_unlike},
    {"one loop", is_crossing_loop},
    {"one loop through all cells",
     [](const Game& g) { return is_crossing_loop(g) && count(g, whole(g)[0], ".") == 0; }},
    {"each row: at most 1 of +",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return count(g, c, "+") <= 1; }); }},
};

// The visits of a region: how many cells each part of the line has that enters it and leaves it.
std::vector<int> visits(const Game& game, const Cells& region) {
  const auto next = [&](int cell, char side) { return beyond(game, cell, side); };
  const auto is_inside = [&](int cell) { return std::count(region.begin(), region.end(), cell) > 0; };
  std::vector<int> found;
  for (const int first : region)
    for (const char entry : {'n', 's', 'e', 'w'}) {
      if (!goes(game, first, entry) || is_inside(next(first, entry))) continue;
      int cell = first, cells = 0;
      char from = entry;
      do {
        ++cells;
        const std::string& sides = game.cells[cell];
        const char to = sides[0] == from ? sides[1] : sides[0];
        cell = next(cell, to);
        from = back_from(to);
      } while (is_inside(cell));
      found.push_back(cells);  // once from either end
    }
  return found;
}

bool all_visits(const Game& game, const std::function<bool(int)>& is_right) {
  return all(regions(game), [&](const Cells& region) {
    const auto found = visits(game, region);
    return std::all_of(found.begin(), found.end(), is_right);
  });
}
// How often the line goes between two of the cells.
int steps_inside(const Game& game, const Cells& cells) {
  int steps = 0;
  for (const int cell : cells)
    for (const int other : cells)
      steps += (other == cell + 1 && goes(game, cell, 'e')) || (other == cell + game.columns && goes(game, cell, 's'));
  return steps;
}
// From a cell without a line to the left, in the upper half of the row: how often the line is crossed.
bool is_enclosed(const Game& game, int cell) {
  int crossed = 0;
  for (int other = cell / game.columns * game.columns; other < cell; ++other) crossed += goes(game, other, 'n');
  return crossed % 2 == 1;
}

// The parts of the line among the eight cells around a cell: cells are joined where the line goes between them.
std::string parts_around(const Game& game, int cell) {
  std::map<int, int> part;
  for (const int other : block(game, cell, false))
    if (is(game, other, "ns ew ne nw se sw")) part[other] = other;
  for (std::size_t round = 0; round < 8; ++round)
    for (auto& [one, name] : part)
      for (const auto& [side, far] : {std::pair('e', 1), {'s', game.columns}, {'w', -1}, {'n', -game.columns}})
        if (goes(game, one, side) && part.count(one + far)) name = std::min(name, part[one + far]);
  std::map<int, int> sizes;
  for (const auto& [one, name] : part) ++sizes[name];
  std::string parts;
  for (const auto& [name, size] : sizes) parts += static_cast<char>('0' + size);
  return parts.empty() ? "0" : parts;
}

// Some order of the parts is the clue.
bool is_in_some_order(std::string parts, const std::string& clue) {
  std::sort(parts.begin(), parts.end());
  do {
    bool is_right = parts.size() == clue.size();
    for (std::size_t i = 0; is_right && i < clue.size(); ++i) is_right = clue[i] == '?' || clue[i] == parts[i];
    if (is_right) return true;
  } while (std::next_permutation(parts.begin(), parts.end()));
  return false;
}
// In how many of a cell and those before and after it the line turns; -1 if it does not go through it.
int turns_around(const Game& game, int cell) {
  if (!is(game, cell, any_line)) return -1;
  return turns_beside(game, cell) + (is(game, cell, "ne nw se sw") ? 1 : 0);
}

const KindRule visit_rules[] = {
    {"one turn between o and x and none between equal ones", turns_between},
    {"one loop that turns in every second o", turns_every_second},
    {"each number: number turns there and in the cells before and after",
     [](const Game& g) { return each_marked(g, "", [&](int cell, int n) { return turns_around(g, cell) == n; }); }},
    {"each o: 1 turns there and in the cells before and after",
     [](const Game& g) { return each_marked(g, "o", [&](int cell, int) { return turns_around(g, cell) == 1; }); }},
    {"one loop", is_loop},
    {"numbers count the cells of the line between two x", [](const Game& g) { return counts_between(g, "x"); }},
    {"cells with o: visits have at most 2 cells",
     [](const Game& g) {
       Cells marked;
       for (int cell = 0; cell < g.size(); ++cell)
         if (g.clues[cell] == "o") marked.push_back(cell);
       const std::vector<int> found = visits(g, marked);
       return std::all_of(found.begin(), found.end(), [](int cells) { return cells <= 2; });
     }},
    {"each region: visits have at most 2 cells",
     [](const Game& g) { return all_visits(g, [](int cells) { return cells <= 2; }); }},
    {"each region: visits have at least 3 cells",
     [](const Game& g) { return all_visits(g, [](int cells) { return cells >= 3; }); }},
    {"each region: visits have between 2 and 4 cells",
     [](const Game& g) { return all_visits(g, [](int cells) { return cells >= 2 && cells <= 4; }); }},
    {"each region: its longest visit has number cells",
     [](const Game& g) {
       return all(regions(g), [&](const Cells& region) {
         const auto found = visits(g, region);
         for (const int cell : region)
           if (g.clues[cell] != "." && mark(g.clues[cell]).empty() &&
               (found.empty() || *std::max_element(found.begin(), found.end()) != number_in(g.clues[cell])))
             return false;
         return true;
       });
     }},
    {"each number: number steps of the line in its touching cells",
     [](const Game& g) {
       return each_marked(g, "", [&](int cell, int n) { return steps_inside(g, block(g, cell, false)) == n; });
     }},
    {"each region: at most 2 steps of the line",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return steps_inside(g, c) <= 2; }); }},
    {"each o: is inside the loop",
     [](const Game& g) {
       return each_marked(g, "o", [&](int cell, int) { return is(g, cell, ".") && is_enclosed(g, cell); });
     }},
    {"each x: is outside the loop",
     [](const Game& g) {
       return each_marked(g, "x", [&](int cell, int) { return is(g, cell, ".") && !is_enclosed(g, cell); });
     }},
};

const KindRule ring_rules[] = {
    {"one loop", is_loop},
    {"each clue: parts of the line around it are its clue",
     [](const Game& g) {
       for (int cell = 0; cell < g.size(); ++cell)
         if (g.clues[cell] != "." && !is_in_some_order(parts_around(g, cell), g.clues[cell])) return false;
       return true;
     }},
    {"each centre: middle of a straight line",
     [](const Game& g) {
       return all(g.centres, [&](const Cells& c) {
         if (c.size() > 2) return false;
         const bool is_level = c.size() == 2 ? c[1] == c[0] + 1 : goes(g, c[0], 'e');
         if (is_level && length(g, c[0], 'w') + length(g, c[0], 'e') == 0) return false;
         if (c.size() == 1 && !is(g, c[0], "ns ew")) return false;
         return is_level ? goes(g, c[0], 'e') && length(g, c[0], 'w') == length(g, c.back(), 'e')
                         : goes(g, c[0], 's') && length(g, c[0], 'n') == length(g, c.back(), 's');
       });
     }},
    {"each centre: exactly 1 of turn",
     [](const Game& g) { return all(g.centres, [&](auto& c) { return count(g, c, "ne nw se sw") == 1; }); }},
};

Game random_loops(Random& random) {
  return random_board(random, 3, 3 + static_cast<int>(random.below(2)), {"o", "2", "3", "#", "4", "x"}, 5, 3);
}

// Around some cells parts of the line; and centres.
Game random_rings(Random& random) {
  Game game = random_board(random, 3, 3 + static_cast<int>(random.below(2)),
                           {"2", "3", "11", "12", "?", "1?", "0", "8", "5"}, 8, 3);
  game.more = "\ncentres";
  for (std::uint32_t left = 1 + random.below(2); left > 0; --left) {
    const int row = static_cast<int>(random.below(2 * game.rows - 1));
    const int column = static_cast<int>(random.below(2 * game.columns - 1));
    Cells cells;
    for (const int r : std::set<int>{row / 2, (row + 1) / 2})
      for (const int c : std::set<int>{column / 2, (column + 1) / 2}) cells.push_back(at(game, r, c));
    game.centres.push_back(cells);
    const auto half = [](int place) { return std::to_string(place / 2 + 1) + (place % 2 == 1 ? ".5" : ""); };
    game.more += "\nr" + half(row) + "c" + half(column);
  }
  return game;
}

// Lines that fit: every set of edges in which each cell has none or two, or four where lines may cross.
bool next_lines(Game& game, bool may_cross) {
  static std::map<std::vector<int>, std::vector<Strings>> known;
  auto& boards = known[{game.rows, game.columns, may_cross}];
  if (boards.empty()) {
    std::vector<std::pair<int, int>> edges;
    for (int cell = 0; cell < game.size(); ++cell) {
      if ((cell + 1) % game.columns != 0) edges.emplace_back(cell, cell + 1);
      if (cell + game.columns < game.size()) edges.emplace_back(cell, cell + game.columns);
    }
    for (std::size_t set = 0; set < std::size_t{1} << edges.size(); ++set) {
      Strings sides(game.size());
      for (const char side : {'n', 's', 'e', 'w'})
        for (std::size_t i = 0; i < edges.size(); ++i) {
          const auto& [a, b] = edges[i];
          if ((set >> i & 1) == 0) continue;
          const bool is_level = b == a + 1;
          if (side == (is_level ? 'e' : 's')) sides[a] += side;
          if (side == (is_level ? 'w' : 'n')) sides[b] += side;
        }
      if (!std::all_of(sides.begin(), sides.end(),
                       [&](auto& each) { return each.empty() || each.size() == 2 || (may_cross && each.size() == 4); }))
        continue;
      for (std::string& each : sides)
        if (each.size() != 2) each = each.empty() ? "." : "+";
      boards.push_back(sides);
    }
  }
  std::size_t next = 0;
  if (!game.cells.empty()) {
    Strings here = game.cells;
    for (int cell = 0; cell < game.size(); ++cell)
      if (game.is_wall(cell)) here[cell] = ".";
    next = static_cast<std::size_t>(std::find(boards.begin(), boards.end(), here) - boards.begin()) + 1;
  }
  for (; next < boards.size(); ++next) {
    game.cells = boards[next];
    bool is_right = true;
    for (int cell = 0; cell < game.size(); ++cell) {
      if (!game.is_wall(cell)) continue;
      is_right = is_right && game.cells[cell] == ".";
      game.cells[cell] = game.clues[cell];
    }
    if (is_right) return true;
  }
  return false;
}

bool next_loops(Game& game) { return next_lines(game, false); }
bool next_crossings(Game& game) { return next_lines(game, true); }
constexpr const char* board_of_rings =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  centres\n  cells: runs\n";
Game random_exits(Random& random) {
  return random_board(random, 3, 3 + static_cast<int>(random.below(2)),
                      {"1,.,.,.", ".,1,2,1", "2,2,.,.", ".,.,1,2", "0,.,.,1", "#"}, 5, 3);
}

const KindRule exit_rules[] = {
    {"each clue: lines from it are as long as its clue says",
     [](const Game& g) {
       for (int start = 0; start < g.size(); ++start)
         for (int i = 0; i < 4 && g.clues[start].size() == 7; ++i) {
           const char wanted = g.clues[start][2 * i], to = "nswe"[i];
           int length = 0;
           for (int cell = start; g.cells[cell].find(to) != std::string::npos; cell = beyond(g, cell, to)) ++length;
           if (wanted != '.' && length > 0 && length != wanted - '0') return false;
         }
       return true;
     }},
    {"one loop", is_loop},
};

constexpr const char* board_of_exits =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  cells: compass, wall #\n";

const KindFamily families_of_loops[] = {
    {"loop", board_of_signs, loops, random_loops, next_loops},
    {"loop", board_of_signs, visit_rules, random_loops, next_loops},
    {"loop", board_of_rings, ring_rules, random_rings, next_loops},
    {"loop +", board_of_signs, crossing_rules, random_loops, next_crossings},
    {"loop", board_of_exits, exit_rules, random_exits, next_loops},
};

}  // namespace

std::span<const KindFamily> loops_families() { return families_of_loops; }

}  // namespace quadrille::test::kind_oracle
