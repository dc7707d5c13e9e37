#include "tests/core/grid_kinds_board.hpp"

#include <cstddef>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>

#include "tests/core/grid_oracles.hpp"

namespace quadrille::test::kind_oracle {

namespace {

Game random_slashes(Random& random) {
  return random_board(random, 2 + static_cast<int>(random.below(2)), 3, {"."}, 2, 3);
}
bool next_slashes(Game& game) { return count_on(game, {"/", "\\"}); }

// Takes corners away that at most one slash still ends at, until none is left, or only loops.
bool has_no_loop(const Game& game) {
  std::set<std::pair<int, int>> slashes;
  const int across = game.columns + 1;
  for (int cell = 0; cell < game.size(); ++cell) {
    const int corner = cell / game.columns * across + cell % game.columns;
    slashes.insert(game.cells[cell] == "/" ? std::pair(corner + 1, corner + across)
                                           : std::pair(corner, corner + across + 1));
  }
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    std::map<int, int> ends;
    for (const auto& [one, other] : slashes) ++ends[one], ++ends[other];
    for (const auto& slash : std::set<std::pair<int, int>>(slashes))
      if (ends[slash.first] == 1 || ends[slash.second] == 1) slashes.erase(slash), goes_on = true;
  }
  return slashes.empty();
}

const KindRule slash_rules[] = {
    {"slashes close no loop", has_no_loop},
    {"each corner: ends of number slashes",
     [](const Game& g) {
       const auto is_slash = [&](int row, int column, const char* slash) {
         return at(g, row, column) >= 0 && g.cells[at(g, row, column)] == slash;
       };
       for (int corner = 0; corner < static_cast<int>(g.corners.size()); ++corner) {
         const int row = corner / (g.columns + 1), column = corner % (g.columns + 1);
         const int ends = is_slash(row - 1, column - 1, "\\") + is_slash(row, column, "\\") +
                          is_slash(row - 1, column, "/") + is_slash(row, column - 1, "/");
         if (g.corners[corner] != "." && std::atoi(g.corners[corner].c_str()) != ends) return false;
       }
       return true;
     }},
    {"each row: at least 1 of /",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return count(g, c, "/") > 0; }); }},
};

Game random_triangles(Random& random) {
  return random_board(random, 2, 2 + static_cast<int>(random.below(2)), {"#", "#", "nw", "se", "o"}, 3, 3);
}
bool next_triangles(Game& game) { return count_on(game, {".", "nw", "ne", "sw", "se"}); }
const KindRule triangle_rules[] = {
    {"triangles leave rectangles",
     [](const Game& g) {
       Strings cells = g.cells;
       for (int cell = 0; cell < g.size(); ++cell)
         if (g.is_wall(cell)) cells[cell] = "#";
       return are_white_rectangles(cells, static_cast<std::size_t>(g.rows), static_cast<std::size_t>(g.columns));
     }},
    {"each row: at least 1 of nw or se",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return count(g, c, "nw se") > 0; }); }},
};
Game random_arrows(Random& random) { return random_board(random, 2, 3, {"o", "#", "o", "<", "v"}, 2, 4); }
bool next_arrows(Game& game) { return count_on(game, {".", "^", "v", "<", ">"}); }

// Whether arrows lead from each cell that has one to a clue: a cell leads there if it points at one that does.
bool lead_to(const Game& game, const std::string& clue) {
  std::set<int> good;
  for (int cell = 0; cell < game.size(); ++cell)
    if (game.clues[cell] == clue) good.insert(cell);
  for (std::size_t before = ~std::size_t{0}; before != good.size();) {
    before = good.size();
    for (int cell = 0; cell < game.size(); ++cell) {
      const std::size_t way = std::string("^v<>").find(game.cells[cell]);
      if (way == std::string::npos) continue;
      const int row = cell / game.columns, column = cell % game.columns;
      const Cells around = {at(game, row - 1, column), at(game, row + 1, column), at(game, row, column - 1),
                            at(game, row, column + 1)};
      if (good.count(around[way]) > 0) good.insert(cell);
    }
  }
  return each_cell(game, [&](int cell) { return game.cells[cell] == "." || good.count(cell) > 0; });
}

// The cell with the first arrow that an arrow points at; -1 if there is none before a wall.
int pointed(const Game& game, int cell) {
  const std::size_t way = std::string("^v<>").find(game.cells[cell]);
  const int down = std::vector<int>{-1, 1, 0, 0}[way], right = std::vector<int>{0, 0, -1, 1}[way];
  for (int far = 1;; ++far) {
    const int other = at(game, cell / game.columns + far * down, cell % game.columns + far * right);
    if (other < 0 || game.is_wall(other) || is(game, other, "^ v < >")) return other;
  }
}
// `right(a, b, is_facing)` of each arrow and the first one that it points at, which may be -1.
bool each_arrow(const Game& game, const std::function<bool(int, int, bool)>& right) {
  return each_cell(game, [&](int cell) {
    if (!is(game, cell, "^ v < >")) return true;
    const int other = pointed(game, cell);
    const bool is_back =
        other >= 0 && (game.cells[cell] + game.cells[other] == "^v" || game.cells[cell] + game.cells[other] == "v^" ||
                       game.cells[cell] + game.cells[other] == "<>" || game.cells[cell] + game.cells[other] == "><");
    return right(cell, other, is_back);
  });
}
// The cells of a region with an arrow or not, and every other one with an arrow: is the first nearer to its side?
template <class IsNearer>
bool stand(const Game& game, const char* arrow, IsNearer is_nearer) {
  return all(regions(game), [&](const Cells& region) {
    for (const int cell : region)
      for (const int other : region)
        if (cell != other && is(game, cell, arrow) && is(game, other, "^ v < >") && !is_nearer(cell, other))
          return false;
    return true;
  });
}

const KindRule arrow_rules[] = {
    {"each region: ^ above all others of any but .",
     [](const Game& g) { return stand(g, "^", [&](int a, int b) { return a / g.columns < b / g.columns; }); }},
    {"each region: v below all others of any but .",
     [](const Game& g) { return stand(g, "v", [&](int a, int b) { return a / g.columns > b / g.columns; }); }},
    {"each region: < left of all others of any but .",
     [](const Game& g) { return stand(g, "<", [&](int a, int b) { return a % g.columns < b % g.columns; }); }},
    {"each region: > right of all others of any but .",
     [](const Game& g) { return stand(g, ">", [&](int a, int b) { return a % g.columns > b % g.columns; }); }},
    {"arrows face each other over all other cells",
     [](const Game& g) {
       std::set<int> covered;
       const bool are_facing = each_arrow(g, [&](int a, int b, bool is_facing) {
         if (!is_facing) return false;
         const int step = a / g.columns == b / g.columns ? 1 : g.columns;
         for (int cell = std::min(a, b); cell <= std::max(a, b); cell += step) covered.insert(cell);
         return true;
       });
       return are_facing && each_cell(g, [&](int cell) { return covered.count(cell) > 0; });
     }},
    {"arrows face each other",
     [](const Game& g) { return each_arrow(g, [](int, int, bool is_facing) { return is_facing; }); }},
    {"facing arrows are not in regions side by side",
     [](const Game& g) {
       return each_arrow(g, [&](int a, int b, bool is_facing) {
         if (!is_facing || g.regions[a] == g.regions[b]) return true;
         for (int cell = 0; cell < g.size(); ++cell)
           for (const int next : neighbours(g, cell))
             if (!g.is_wall(cell) && g.regions[cell] == g.regions[a] && g.regions[next] == g.regions[b]) return false;
         return true;
       });
     }},
    {"arrows lead to o", [](const Game& g) { return lead_to(g, "o"); }},
    {"arrows lead to #", [](const Game& g) { return lead_to(g, "#"); }},
    {"each region: at most 1 of <",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return count(g, c, "<") <= 1; }); }},
};

constexpr const char* board_of_goals =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  cells: o, wall #\n";

const KindFamily families_of_marks[] = {
    {"/ \\", board_of_numbers, slash_rules, random_slashes, next_slashes},
    {". ^ v < >", board_of_goals, arrow_rules, random_arrows, next_arrows},
    {". nw ne sw se", board_of_goals, triangle_rules, random_triangles, next_triangles},
};

}  // namespace

std::span<const KindFamily> marks_families() { return families_of_marks; }

}  // namespace quadrille::test::kind_oracle
