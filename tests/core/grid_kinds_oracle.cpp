#include "tests/core/grid_kinds_oracle.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <string_view>

#include "tests/core/grid_oracles.hpp"

namespace quadrille::test {

namespace kind_oracle {

namespace {

using Game = KindGame;
using Cells = std::vector<int>;
using Strings = std::vector<std::string>;

int at(const Game& game, int row, int column) {
  const bool is_inside = row >= 0 && column >= 0 && row < game.rows && column < game.columns;
  return is_inside ? row * game.columns + column : -1;
}
bool is(const Game& game, int cell, std::string_view values) {
  return !game.is_wall(cell) &&
         (" " + std::string(values) + " ").find(" " + game.cells[cell] + " ") != std::string::npos;
}
int number(const Game& game, int cell) { return std::atoi(game.cells[cell].c_str()); }

Cells open_cells(const Game& game, Cells cells) {
  Cells open;
  for (const int cell : cells)
    if (cell >= 0 && !game.is_wall(cell)) open.push_back(cell);
  return open;
}
Cells whole_row(const Game& game, int row) {
  Cells cells;
  for (int column = 0; column < game.columns; ++column) cells.push_back(at(game, row, column));
  return cells;
}
Cells whole_column(const Game& game, int column) {
  Cells cells;
  for (int row = 0; row < game.rows; ++row) cells.push_back(at(game, row, column));
  return cells;
}
std::vector<Cells> rows(const Game& game) {
  std::vector<Cells> all;
  for (int row = 0; row < game.rows; ++row) all.push_back(open_cells(game, whole_row(game, row)));
  return all;
}
std::vector<Cells> columns(const Game& game) {
  std::vector<Cells> all;
  for (int column = 0; column < game.columns; ++column) all.push_back(open_cells(game, whole_column(game, column)));
  return all;
}
std::vector<Cells> lines(const Game& game) {
  std::vector<Cells> all = rows(game);
  for (const Cells& column : columns(game)) all.push_back(column);
  return all;
}
std::vector<Cells> lines_with_walls(const Game& game, bool with_rows, bool with_columns) {
  std::vector<Cells> all;
  for (int row = 0; with_rows && row < game.rows; ++row) all.push_back(whole_row(game, row));
  for (int column = 0; with_columns && column < game.columns; ++column) all.push_back(whole_column(game, column));
  return all;
}
std::vector<Cells> regions(const Game& game) {
  std::map<std::string, Cells> all;
  for (int cell = 0; cell < game.size(); ++cell)
    if (!game.is_wall(cell)) all[game.regions[cell]].push_back(cell);
  std::vector<Cells> list;
  for (const auto& [name, cells] : all) list.push_back(cells);
  return list;
}
std::vector<Cells> whole(const Game& game) {
  Cells all;
  for (int cell = 0; cell < game.size(); ++cell) all.push_back(cell);
  return {open_cells(game, all)};
}
std::vector<Cells> windows(const Game& game, int height, int width) {
  std::vector<Cells> all;
  for (int row = 0; row + height <= game.rows; ++row)
    for (int column = 0; column + width <= game.columns; ++column) {
      Cells cells;
      for (int r = row; r < row + height; ++r)
        for (int c = column; c < column + width; ++c) cells.push_back(at(game, r, c));
      if (open_cells(game, cells).size() == cells.size()) all.push_back(cells);
    }
  return all;
}
std::vector<Cells> diagonals(const Game& game) {
  Cells down, up;
  for (int i = 0; i < std::min(game.rows, game.columns); ++i) {
    down.push_back(at(game, i, i));
    up.push_back(at(game, i, game.columns - 1 - i));
  }
  return {open_cells(game, down), open_cells(game, up)};
}
std::vector<Cells> runs(const Game& game) {
  std::vector<Cells> all;
  for (int way = 0; way < 2; ++way)
    for (int line = 0; line < (way == 0 ? game.rows : game.columns); ++line) {
      Cells run;
      for (const int cell : way == 0 ? whole_row(game, line) : whole_column(game, line)) {
        if (!game.is_wall(cell)) {
          run.push_back(cell);
        } else if (!run.empty()) {
          all.push_back(run);
          run.clear();
        }
      }
      if (!run.empty()) all.push_back(run);
    }
  return all;
}
int distinct(const Game& game, const Cells& cells, std::string_view values) {
  std::set<std::string> seen;
  for (const int cell : cells)
    if (is(game, cell, values)) seen.insert(game.cells[cell]);
  return static_cast<int>(seen.size());
}
Cells neighbours(const Game& game, int cell) {
  const int row = cell / game.columns, column = cell % game.columns;
  return open_cells(game, {at(game, row - 1, column), at(game, row + 1, column), at(game, row, column - 1),
                           at(game, row, column + 1)});
}
Cells block(const Game& game, int cell, bool with_itself) {
  Cells cells;
  for (int row = cell / game.columns - 1; row <= cell / game.columns + 1; ++row)
    for (int column = cell % game.columns - 1; column <= cell % game.columns + 1; ++column)
      if (const int other = at(game, row, column); other >= 0 && (with_itself || other != cell)) cells.push_back(other);
  return open_cells(game, cells);
}
std::vector<Cells> pairs(const Game& game, bool with_corners, int regions_as = 0) {
  std::vector<Cells> all;
  for (int a = 0; a < game.size(); ++a)
    for (int b = a + 1; b < game.size(); ++b) {
      const int down = b / game.columns - a / game.columns, right = std::abs(b % game.columns - a % game.columns);
      const bool touches = down <= 1 && right <= 1 && (with_corners || down + right == 1);
      const bool is_same = game.regions[a] == game.regions[b];
      if (!touches || game.is_wall(a) || game.is_wall(b)) continue;
      if (regions_as == 0 || (regions_as == 1) == is_same) all.push_back({a, b});
    }
  return all;
}

int count(const Game& game, const Cells& cells, std::string_view values) {
  return static_cast<int>(std::count_if(cells.begin(), cells.end(), [&](int cell) { return is(game, cell, values); }));
}
template <class Right>
bool all(const std::vector<Cells>& groups, Right right) {
  return std::all_of(groups.begin(), groups.end(), right);
}

std::string mark(const std::string& clue) {
  const std::size_t digits = clue.find_first_of("0123456789");
  return clue.substr(0, digits);
}
int number_in(const std::string& clue) {
  const std::size_t digits = clue.find_first_of("0123456789");
  return digits == std::string::npos ? -1 : std::atoi(clue.c_str() + digits);
}
/// Cells that have a clue that begins so; with a number, without (-1), or either.
template <class Right>
bool each_marked(const Game& game, const std::string& which, Right right) {
  for (int cell = 0; cell < game.size(); ++cell) {
    const std::string& clue = game.clues[cell];
    if (clue == "." || clue == "*" || clue.find(',') != std::string::npos) continue;
    if (mark(clue) == which && !right(cell, number_in(clue))) return false;
  }
  return true;
}
template <class Right>
bool each_cell(const Game& game, Right right) {
  for (int cell = 0; cell < game.size(); ++cell)
    if (!game.is_wall(cell) && !right(cell)) return false;
  return true;
}
template <class Right>
bool each_outside(const Game& game, Right right) {
  for (int side = 0; side < 4; ++side) {
    const Strings& clues = side == 0 ? game.top : side == 1 ? game.bottom : side == 2 ? game.left : game.right;
    for (int line = 0; line < static_cast<int>(clues.size()); ++line) {
      if (clues[line] == ".") continue;
      Cells cells = open_cells(game, side < 2 ? whole_column(game, line) : whole_row(game, line));
      if (side % 2 == 1) std::reverse(cells.begin(), cells.end());
      if (!right(side, cells, std::atoi(clues[line].c_str()))) return false;
    }
  }
  return true;
}

std::vector<Cells> paths(const Game& game) {
  std::vector<Cells> all;
  for (const Cells& line : game.lines) all.push_back(open_cells(game, line));
  return all;
}

// The lines of `paths` are pairs too, with one sign and the other in turn.
std::vector<Cells> pairs_with(const Game& game, char sign) {
  std::vector<Cells> all;
  for (std::size_t line = sign == '<' ? 0 : 1; line < game.lines.size(); line += 2)
    all.push_back(open_cells(game, game.lines[line]));
  return all;
}
bool is_unlike(const Game& game) { return game.n % 2 == 1; }

std::vector<Cells> pieces(const Game& game, std::string_view values) {
  std::set<int> left;
  for (int cell = 0; cell < game.size(); ++cell)
    if (is(game, cell, values)) left.insert(cell);
  std::vector<Cells> all;
  while (!left.empty()) {
    Cells piece = {*left.begin()};
    left.erase(left.begin());
    for (std::size_t i = 0; i < piece.size(); ++i)
      for (const int other : neighbours(game, piece[i]))
        if (left.erase(other) != 0) piece.push_back(other);
    all.push_back(piece);
  }
  return all;
}
bool at_border(const Game& game, int cell) {
  const int row = cell / game.columns, column = cell % game.columns;
  return row == 0 || column == 0 || row == game.rows - 1 || column == game.columns - 1;
}
int seen(const Game& game, int cell, std::string_view values) {
  int total = is(game, cell, values) ? 1 : 0;
  for (const auto& [down, right] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}})
    for (int row = cell / game.columns + down, column = cell % game.columns + right;; row += down, column += right) {
      const int other = at(game, row, column);
      if (other < 0 || !is(game, other, values)) break;
      ++total;
    }
  return total;
}
std::string word(const Game& game, const Cells& cells) {
  std::string out;
  for (const int cell : cells) out += game.cells[cell];
  return out;
}
bool has(const Game& game, const Cells& cells, const std::string& part) {
  return word(game, cells).find(part) != std::string::npos;
}
bool are_runs(const Game& game, const Cells& cells, const Strings& clues) {
  if (clues[0] == ".") return true;
  Strings found;
  int run = 0;
  for (const int cell : cells) {
    if (is(game, cell, "*")) {
      ++run;
      continue;
    }
    if (run > 0) found.push_back(std::to_string(run));
    run = 0;
  }
  if (run > 0) found.push_back(std::to_string(run));
  return found == (clues == Strings{"0"} ? Strings() : clues);
}

// The cells of the other regions that have an edge with one.
Cells beside(const Game& game, const Cells& region) {
  std::set<std::string> names;
  for (const int cell : region)
    for (const int next : neighbours(game, cell)) names.insert(game.regions[next]);
  names.erase(game.regions[region[0]]);
  Cells cells;
  const std::vector<Cells> all = whole(game);
  for (const int cell : all[0])
    if (names.count(game.regions[cell]) > 0) cells.push_back(cell);
  return cells;
}

Cells touching(const Game& game, int cell) { return block(game, cell, false); }

// How many cells can be reached from some by cells with these values.
int reached(const Game& game, const Cells& starts, std::string_view values, Cells (*around)(const Game&, int)) {
  std::set<int> met;
  Cells waiting;
  for (const int start : starts)
    if (is(game, start, values) && met.insert(start).second) waiting.push_back(start);
  while (!waiting.empty()) {
    const int cell = waiting.back();
    waiting.pop_back();
    for (const int other : around(game, cell))
      if (is(game, other, values) && met.insert(other).second) waiting.push_back(other);
  }
  return static_cast<int>(met.size());
}
bool are_joined(const Game& game, const Cells& cells, std::string_view values, Cells (*around)(const Game&, int)) {
  Game only = game;
  for (int cell = 0; cell < game.size(); ++cell)
    if (std::find(cells.begin(), cells.end(), cell) == cells.end()) only.cells[cell] = "";
  for (const int cell : cells)
    if (is(game, cell, values)) return reached(only, {cell}, values, around) == count(game, cells, values);
  return true;
}
struct Box {
  int height, width;
};
Box box(const Game& game, const Cells& piece) {
  std::set<int> rows, columns;
  for (const int cell : piece) rows.insert(cell / game.columns), columns.insert(cell % game.columns);
  return {*rows.rbegin() - *rows.begin() + 1, *columns.rbegin() - *columns.begin() + 1};
}
bool is_rectangle(const Game& game, const Cells& piece) {
  const Box size = box(game, piece);
  return size.height * size.width == static_cast<int>(piece.size());
}
int clues_in(const Game& game, const Cells& cells) {
  return static_cast<int>(std::count_if(cells.begin(), cells.end(),
                                        [&](int cell) { return game.clues[cell] != "." && game.clues[cell] != "*"; }));
}
// The names of the regions along a line, where each stretch of cells with the value begins again.
bool crosses(const Game& game, const Cells& line, std::string_view value, std::size_t most) {
  std::vector<std::string> names;
  for (const int cell : line) {
    if (!is(game, cell, value)) {
      names.clear();
      continue;
    }
    if (names.empty() || names.back() != game.regions[cell]) names.push_back(game.regions[cell]);
    if (names.size() >= most) return true;
  }
  return false;
}
// The number of a clue, which may have an arrow.
int before_arrow(const std::string& clue) {
  return clue.size() == 2 && clue[0] >= '0' && clue[0] <= '9' ? clue[0] - '0' : -1;
}

// The cells between the only two cells with `*`, on the shortest way inside a region; -1 if there are none.
int between(const Game& game, const Cells& region) {
  Cells ends;
  for (const int cell : region)
    if (is(game, cell, "*")) ends.push_back(cell);
  if (ends.size() != 2) return -1;
  std::map<int, int> steps = {{ends[0], 0}};
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (const int cell : region)
      for (const int other : neighbours(game, cell)) {
        if (steps.count(other) == 0 || steps.count(cell) > 0) continue;
        // The nearest ones first: no cell is reached before all that are nearer.
        int nearest = 1 << 20;
        for (const int near : neighbours(game, cell))
          if (steps.count(near) > 0) nearest = std::min(nearest, steps[near]);
        steps[cell] = nearest + 1, goes_on = true;
      }
  }
  // Until nothing becomes shorter.
  for (std::size_t round = 0; round < region.size(); ++round)
    for (auto& [cell, far] : steps)
      for (const int near : neighbours(game, cell))
        if (steps.count(near) > 0) far = std::min(far, steps[near] + 1);
  return steps.count(ends[1]) > 0 ? steps[ends[1]] - 1 : -1;
}

// Whether all cells with one of two clues are taken, and none with the other.
template <class IsTaken>
bool takes_one(const Game& game, const Cells& region, IsTaken is_taken) {
  std::map<std::string, std::pair<int, int>> taken;  // and all
  for (const int cell : region) {
    ++taken[mark(game.clues[cell])].second;
    taken[mark(game.clues[cell])].first += is_taken(cell) ? 1 : 0;
  }
  const auto is_all = [&](const char* clue) {
    return taken[clue].first > 0 && taken[clue].first == taken[clue].second;
  };
  return (is_all("o") && taken["x"].first == 0) || (is_all("x") && taken["o"].first == 0);
}

// ---- cells that are shaded or not ----

// The shape of four cells in one piece, by how many neighbours in it each has: 1 1 2 2 are those of an I, an
// L and an S, 1 1 1 3 of a T, 2 2 2 2 of the square; and by the rectangle around them.
std::string tetromino(const Game& game, const Cells& piece) {
  if (piece.size() != 4) return {};
  std::multiset<int> beside;
  std::set<int> rows, columns;
  for (const int cell : piece) {
    int near = 0;
    for (const int other : piece)
      near +=
          std::abs(other / game.columns - cell / game.columns) + std::abs(other % game.columns - cell % game.columns) ==
          1;
    beside.insert(near);
    rows.insert(cell / game.columns), columns.insert(cell % game.columns);
  }
  if (beside == std::multiset<int>{1, 1, 1, 3}) return "T";
  if (beside != std::multiset<int>{1, 1, 2, 2}) return {};
  if (rows.size() == 1 || columns.size() == 1) return "I";
  // The long side of an L has three cells in a line.
  for (const int line : rows)
    if (std::count_if(piece.begin(), piece.end(), [&](int cell) { return cell / game.columns == line; }) == 3)
      return "L";
  for (const int line : columns)
    if (std::count_if(piece.begin(), piece.end(), [&](int cell) { return cell % game.columns == line; }) == 3)
      return "L";
  return "S";
}

std::string shape_name(const Game& game, const Cells& piece) {
  const std::string name = tetromino(game, piece);
  return name.empty() ? "square" : name;
}
bool touch_at_corner(const Game& game, const Cells& one, const Cells& other) {
  for (const int cell : one)
    for (const int near : other)
      if (std::abs(cell / game.columns - near / game.columns) == 1 &&
          std::abs(cell % game.columns - near % game.columns) == 1)
        return true;
  return false;
}

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

// ---- numbers ----

bool are_different(const Game& game, const Cells& cells, int free = -1) {
  std::set<int> found;
  for (const int cell : cells)
    if (number(game, cell) != free && !found.insert(number(game, cell)).second) return false;
  return true;
}
int sum(const Game& game, const Cells& cells) {
  int total = 0;
  for (const int cell : cells) total += number(game, cell);
  return total;
}
std::vector<int> sorted(const Game& game, const Cells& cells) {
  std::vector<int> all;
  for (const int cell : cells) all.push_back(number(game, cell));
  std::sort(all.begin(), all.end());
  return all;
}
int apart(const Game& game, const Cells& pair) { return std::abs(number(game, pair[0]) - number(game, pair[1])); }
int skyscrapers(const Game& game, const Cells& cells) {
  int visible = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    bool is_visible = number(game, cells[i]) > 0;
    for (std::size_t j = 0; j < i; ++j) is_visible = is_visible && number(game, cells[j]) < number(game, cells[i]);
    visible += is_visible ? 1 : 0;
  }
  return visible;
}

// Whether numbers side by side in a line are right.
template <class Right>
bool beside_are(const Game& game, const Cells& cells, Right right) {
  for (std::size_t i = 1; i < cells.size(); ++i)
    if (!right(number(game, cells[i - 1]), number(game, cells[i]))) return false;
  return true;
}
bool twice(int a, int b) { return a == b + b || b == a + a; }
template <int least, int most>
bool differ(int a, int b) {
  return std::abs(a - b) >= least && std::abs(a - b) <= most;
}

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

// The first number above 1 that an arrow sees; 0 if there is none. -1 where the clue has no arrow.
int first_seen(const Game& game, int cell) {
  const std::size_t arrow = std::string("^v<>").find(game.clues[cell].back());
  if (arrow == std::string::npos) return -1;
  const int down = std::vector<int>{-1, 1, 0, 0}[arrow], right = std::vector<int>{0, 0, -1, 1}[arrow];
  for (int far = 1;; ++far) {
    const int other = at(game, cell / game.columns + far * down, cell % game.columns + far * right);
    if (other < 0 || game.is_wall(other)) return 0;
    if (is(game, other, "2 3")) return number(game, other);
  }
}

const KindRule pointing_rules[] = {
    {"each #: the first of 2 or 3 that its arrow sees is 3",
     [](const Game& g) {
       for (int cell = 0; cell < g.size(); ++cell)
         if (g.clues[cell][0] == '#' && first_seen(g, cell) != -1 && first_seen(g, cell) != 3) return false;
       return true;
     }},
    {"each # with number: the first of any but 1 that its arrow sees is number",
     [](const Game& g) {
       for (int cell = 0; cell < g.size(); ++cell)
         if (g.clues[cell].size() == 3 && g.clues[cell][1] != '?' && first_seen(g, cell) != g.clues[cell][1] - '0')
           return false;
       return true;
     }},
    {"each #: its arrow points at the largest number beside it",
     [](const Game& g) {
       for (int cell = 0; cell < g.size(); ++cell) {
         const std::size_t arrow = std::string("^v<>").find(g.clues[cell].back());
         if (g.clues[cell][0] != '#' || arrow == std::string::npos) continue;
         const int row = cell / g.columns, column = cell % g.columns;
         const Cells around = {at(g, row - 1, column), at(g, row + 1, column), at(g, row, column - 1),
                               at(g, row, column + 1)};
         if (around[arrow] < 0 || g.is_wall(around[arrow])) return false;
         for (std::size_t side = 0; side < 4; ++side)
           if (side != arrow && around[side] >= 0 && !g.is_wall(around[side]) &&
               number(g, around[side]) >= number(g, around[arrow]))
             return false;
       }
       return true;
     }},
    {"each row: different",
     [](const Game& g) {
       return all(rows(g), [&](auto& c) { return distinct(g, c, "1 2 3") == static_cast<int>(c.size()); });
     }},
};

int product(const Game& game, const Cells& cells) {
  int all = 1;
  for (const int cell : cells) all *= number(game, cell);
  return all;
}
// Whether between a cell and the next one along (`e` or `s`) is a border of two regions.
bool is_border(const Game& game, int row, int column, char way) {
  const int one = at(game, row, column), other = at(game, row + (way == 's'), column + (way == 'e'));
  return one >= 0 && other >= 0 && game.regions[one] != game.regions[other];
}
// The borders of the straight line that one is part of: to the one side while there are any, then to the other.
bool differs_by_length(const Game& game, int row, int column, char way) {
  if (!is_border(game, row, column, way)) return true;
  const int down = way == 'e' ? 1 : 0, right = 1 - down;
  int length = 1;
  for (const int sign : {-1, 1})
    for (int far = 1; is_border(game, row + sign * far * down, column + sign * far * right, way); ++far) ++length;
  return std::abs(number(game, at(game, row, column)) -
                  number(game, at(game, row + (way == 's'), column + (way == 'e')))) == length;
}

// The sums of the parts of a line without a 0.
bool are_sums(const Game& game, const Cells& cells, const Strings& clues) {
  if (clues[0] == ".") return true;
  Strings sums;
  int sum = 0;
  for (std::size_t i = 0; i <= cells.size(); ++i) {
    const bool is_end = i == cells.size() || game.cells[cells[i]] == "0";
    if (is_end && sum > 0) sums.push_back(std::to_string(sum));
    sum = is_end ? 0 : sum + number(game, cells[i]);
  }
  for (std::size_t i = 0; i < sums.size() && i < clues.size(); ++i)
    if (clues[i] == "?") sums[i] = "?";
  return sums == clues;
}

const KindRule numbers[] = {
    {"each row: sums of runs of 1 or 2 are its clues",
     [](const Game& g) {
       for (int row = 0; row < g.rows; ++row)
         if (!are_sums(g, whole_row(g, row), g.row_runs[row])) return false;
       return true;
     }},
    {"each column: sums of runs of any but 0 are its clues",
     [](const Game& g) {
       for (int column = 0; column < g.columns; ++column)
         if (!are_sums(g, whole_column(g, column), g.column_runs[column])) return false;
       return true;
     }},
    {"each cell: sees its value of 0 around it",
     [](const Game& g) {
       return each_cell(g, [&](int c) { return seen(g, c, "0") - (is(g, c, "0") ? 1 : 0) == number(g, c); });
     }},
    {"each cell: if 1 or 2 then sees its value of 1",
     [](const Game& g) {
       return each_cell(g, [&](int c) { return is(g, c, "0") || seen(g, c, "1") == number(g, c); });
     }},
    {"each region: product 2",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return product(g, c) == 2; }); }},
    {"each row: product times",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return product(g, c) == g.n; }); }},
    {"numbers across a border differ by its length",
     [](const Game& g) {
       for (int cell = 0; cell < g.size(); ++cell)
         for (const char way : {'e', 's'})
           if (!differs_by_length(g, cell / g.columns, cell % g.columns, way)) return false;
       return true;
     }},
    {"each row: differ by at least 1",
     [](const Game& g) { return all(rows(g), [&](const Cells& c) { return beside_are(g, c, differ<1, 9>); }); }},
    {"adjacent cells: one is twice the other",
     [](const Game& g) { return all(pairs(g, false), [&](const Cells& c) { return beside_are(g, c, twice); }); }},
    {"each column, line of paths: one is twice the other",
     [](const Game& g) {
       const auto right = [&](const Cells& c) { return beside_are(g, c, twice); };
       return all(columns(g), right) && all(paths(g), right);
     }},
    {"each line of paths: none is twice the other",
     [](const Game& g) {
       return all(paths(g),
                  [&](const Cells& c) { return beside_are(g, c, [](int a, int b) { return !twice(a, b); }); });
     }},
    {"each row, column: numbers with only 0 between differ by the cells between",
     [](const Game& g) {
       return all(lines(g), [&](const Cells& c) {
         for (std::size_t i = 0; i < c.size(); ++i)
           for (std::size_t j = i + 1; j < c.size(); ++j) {
             const Cells inside(c.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                c.begin() + static_cast<std::ptrdiff_t>(j));
             const bool is_next =
                 !is(g, c[i], "0") && !is(g, c[j], "0") && count(g, inside, "0") == static_cast<int>(inside.size());
             if (is_next && std::abs(number(g, c[i]) - number(g, c[j])) != static_cast<int>(inside.size()))
               return false;
           }
         return true;
       });
     }},
    {"each region: any but 0 is its size",
     [](const Game& g) {
       return all(regions(g), [&](const Cells& region) {
         return std::all_of(region.begin(), region.end(), [&](int cell) {
           return number(g, cell) == 0 || number(g, cell) == static_cast<int>(region.size());
         });
       });
     }},
    {"each clue outside: sum between 0 is number",
     [](const Game& g) {
       return each_outside(g, [&](int, const Cells& cells, int n) {
         const std::string numbers = word(g, cells);
         const std::size_t first = numbers.find('0'), last = numbers.rfind('0');
         int total = 0;
         for (std::size_t i = first + 1; first != std::string::npos && i < last; ++i) total += numbers[i] - '0';
         return first != last && total == n;
       });
     }},
    {"each row, column: no value twice in a row passing over 0",
     [](const Game& g) {
       return all(lines(g), [&](const Cells& c) {
         std::string numbers = word(g, c);
         numbers.erase(std::remove(numbers.begin(), numbers.end(), '0'), numbers.end());
         return numbers.find("11") == std::string::npos && numbers.find("22") == std::string::npos;
       });
     }},
    {"each row: at least 2 different values",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return distinct(g, c, "0 1 2") >= 2; }); }},
    {"each region: an odd number different of 0 or 2",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return distinct(g, c, "0 2") % 2 == 1; }); }},
    {"each cell: between 1 and 2 different values in its neighbours",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         const int different = distinct(g, neighbours(g, cell), "0 1 2");
         return different >= 1 && different <= 2;
       });
     }},
    {"each row: different", [](const Game& g) { return all(rows(g), [&](auto& c) { return are_different(g, c); }); }},
    {"each region, column: different but 0",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) { return are_different(g, c, 0); }) &&
              all(columns(g), [&](auto& c) { return are_different(g, c, 0); });
     }},
    {"each row: each value once",
     [](const Game& g) { return all(rows(g), [&](auto& c) {
                           return sorted(g, c) == std::vector<int>{0, 1, 2};
                         }); }},
    {"all values",
     [](const Game& g) {
       const std::vector<int> there = sorted(g, whole(g)[0]);
       return std::set<int>(there.begin(), there.end()).size() == 3;
     }},
    {"each region: 1 to its size",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) {
         std::vector<int> right;
         for (int i = 1; i <= static_cast<int>(c.size()); ++i) right.push_back(i);
         return sorted(g, c) == right;
       });
     }},
    {"each cell: times nowhere in its column",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         for (const int other : open_cells(g, whole_column(g, cell % g.columns)))
           if (other != cell && number(g, other) == g.n) return false;
         return g.n <= 2;
       });
     }},
    {"each column: sum exactly times",
     [](const Game& g) { return all(columns(g), [&](auto& c) { return sum(g, c) == g.n; }); }},
    {"each row: sum at most 3", [](const Game& g) { return all(rows(g), [&](auto& c) { return sum(g, c) <= 3; }); }},
    {"each region: sum at least 2",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return sum(g, c) >= 2; }); }},
    {"each region: sum an even number",
     [](const Game& g) { return all(regions(g), [&](auto& c) { return sum(g, c) % 2 == 0; }); }},
    {"each clue outside: sum number",
     [](const Game& g) { return each_outside(g, [&](int, auto& c, int n) { return sum(g, c) == n; }); }},
    {"each cell: if 0 then sum between 2 and 4 in its neighbours",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         const int around = sum(g, neighbours(g, cell));
         return number(g, cell) != 0 || (around >= 2 && around <= 4);
       });
     }},
    {"each row, column: equal numbers have as many cells between them",
     [](const Game& g) {
       return all(lines(g), [&](auto& c) {
         for (int i = 0; i < static_cast<int>(c.size()); ++i)
           for (int j = i + 1; j < static_cast<int>(c.size()); ++j)
             if (number(g, c[i]) == number(g, c[j]) && j - i - 1 < number(g, c[i])) return false;
         return true;
       });
     }},
    {"each region: consecutive",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) {
         const std::vector<int> there = sorted(g, c);
         return are_different(g, c) && there.back() - there.front() == static_cast<int>(there.size()) - 1;
       });
     }},
    {"each line of paths: increasing",
     [](const Game& g) {
       return all(paths(g), [&](auto& c) { return c.size() < 2 || number(g, c[0]) < number(g, c[1]); });
     }},
    {"each line of paths: decreasing",
     [](const Game& g) {
       return all(paths(g), [&](auto& c) { return c.size() < 2 || number(g, c[0]) > number(g, c[1]); });
     }},
    {"each row: never decreasing",
     [](const Game& g) {
       return all(rows(g), [&](auto& c) {
         return std::is_sorted(c.begin(), c.end(), [&](int a, int b) { return number(g, a) < number(g, b); });
       });
     }},
    {"touching cells: different",
     [](const Game& g) { return all(pairs(g, true), [&](auto& c) { return apart(g, c) > 0; }); }},
    {"adjacent cells: differ by at most 1",
     [](const Game& g) { return all(pairs(g, false), [&](auto& c) { return apart(g, c) <= 1; }); }},
    {"adjacent cells of the same region: differ by an odd number",
     [](const Game& g) { return all(pairs(g, false, 1), [&](auto& c) { return apart(g, c) % 2 == 1; }); }},
    {"adjacent cells: not 1 2 or 0",
     [](const Game& g) {
       return all(pairs(g, false), [&](auto& c) {
         const int a = number(g, c[0]), b = number(g, c[1]);
         return !(a == 1 && b != 1) && !(b == 1 && a != 1);
       });
     }},
    {"each clue outside: sees number skyscrapers",
     [](const Game& g) { return each_outside(g, [&](int, auto& c, int n) { return skyscrapers(g, c) == n; }); }},
    {"each cell: if 1 or 2 then at least 1 of 0 in its neighbours",
     [](const Game& g) {
       return each_cell(g, [&](int cell) { return number(g, cell) == 0 || count(g, neighbours(g, cell), "0") > 0; });
     }},
    {"each row, column: no 2 1 in a row",
     [](const Game& g) { return all(lines(g), [&](auto& c) { return !has(g, c, "11"); }); }},
    {"each cell: if any but 0 then exactly its value of any but 0 in its neighbours",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         return number(g, cell) == 0 || count(g, neighbours(g, cell), "1 2") == number(g, cell);
       });
     }},
    {"each cell: at least its value of 1 in its row",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         return count(g, open_cells(g, whole_row(g, cell / g.columns)), "1") >= number(g, cell);
       });
     }},
    {"each cell: the next number is in its touching cells",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         const std::string next = std::to_string(number(g, cell) + 1);
         return number(g, cell) == 2 || count(g, touching(g, cell), next) > 0;
       });
     }},
    {"each region: each number beside the next one",
     [](const Game& g) {
       return all(regions(g), [&](const Cells& c) {
         return std::all_of(c.begin(), c.end(), [&](int cell) {
           bool is_right = number(g, cell) == static_cast<int>(c.size());
           for (const int other : neighbours(g, cell))
             is_right = is_right || (g.regions[other] == g.regions[cell] && number(g, other) == number(g, cell) + 1);
           return is_right;
         });
       });
     }},
    {"stacked cells of the same region: decreasing",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         const int lower = cell + g.columns;
         return lower >= g.size() || g.regions[cell] != g.regions[lower] || number(g, cell) > number(g, lower);
       });
     }},
    {"1 or 2 is connected", [](const Game& g) { return pieces(g, "1 2").size() <= 1; }},
};

// ---- loops ----

constexpr std::string_view any_line = "ns ew ne nw se sw";

bool is_loop(const Game& game) {
  int start = -1, on_loop = 0;
  for (int cell = 0; cell < game.size(); ++cell)
    if (is(game, cell, any_line)) start = cell, ++on_loop;
  if (start < 0) return false;
  int cell = start, steps = 0;
  char came = 0;
  do {
    const std::string& sides = game.cells[cell];
    const char side = sides[0] == came ? sides[1] : sides[0];
    cell += side == 'n' ? -game.columns : side == 's' ? game.columns : side == 'w' ? -1 : 1;
    came = side == 'n' ? 's' : side == 's' ? 'n' : side == 'w' ? 'e' : 'w';
    ++steps;
  } while (cell != start);
  return steps == on_loop;
}

bool goes(const Game& game, int cell, char side) {
  return !game.is_wall(cell) && game.cells[cell] != "." && game.cells[cell].find(side) != std::string::npos;
}
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

int beyond(const Game& game, int cell, char side) {
  return cell + (side == 'n' ? -game.columns : side == 's' ? game.columns : side == 'w' ? -1 : 1);
}
char back_from(char side) { return side == 'n' ? 's' : side == 's' ? 'n' : side == 'w' ? 'e' : 'w'; }

// Whether each number is how many cells the line passes on the way through it between two cells with the mark.
bool counts_between(const Game& game, const std::string& which) {
  return each_marked(game, "", [&](int start, int number) {
    if (game.cells[start].size() != 2) return false;
    int passed = 1;
    for (char to : game.cells[start])
      for (int cell = beyond(game, start, to); game.clues[cell] != which; cell = beyond(game, cell, to)) {
        if (cell == start) return false;
        ++passed;
        const std::string& sides = game.cells[cell];
        if (sides != "+") to = sides[0] == back_from(to) ? sides[1] : sides[0];
      }
    return passed == number;
  });
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

// Along the line, from each clue to the next one in both directions; and no line without a clue.
bool turns_between(const Game& game) {
  const auto colour = [&](int cell) {
    const std::string clue = mark(game.clues[cell]);
    return clue == "o" || clue == "x" ? clue[0] : '.';
  };
  std::set<int> met;
  for (int start = 0; start < game.size(); ++start) {
    if (game.is_wall(start) || game.cells[start].size() != 2 || colour(start) == '.') continue;
    met.insert(start);
    for (char to : game.cells[start]) {
      int turns = 0, cell = beyond(game, start, to);
      for (; colour(cell) == '.'; cell = beyond(game, cell, to)) {
        met.insert(cell);
        const std::string& sides = game.cells[cell];
        const char from = to == 'n' ? 's' : to == 's' ? 'n' : to == 'e' ? 'w' : 'e';
        const char next = sides[0] == from ? sides[1] : sides[0];
        turns += next != to;
        to = next;
      }
      if (turns != (colour(cell) == colour(start) ? 0 : 1)) return false;
    }
  }
  return each_cell(game, [&](int cell) { return game.cells[cell] == "." || met.count(cell) > 0; });
}

const KindRule visit_rules[] = {
    {"one turn between o and x and none between equal ones", turns_between},
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

// ---- boards ----

std::vector<std::string> random_side(Random& random, int length, int most) {
  Strings clues;
  for (int i = 0; i < length; ++i) clues.push_back(random.one_in(3) ? std::to_string(random.below(most + 1)) : ".");
  return clues;
}

std::vector<Strings> random_runs(Random& random, int lines, int length) {
  std::vector<Strings> all;
  for (int line = 0; line < lines; ++line) {
    const std::uint32_t kind = random.below(6);
    if (kind < 3)
      all.push_back({"."});
    else if (kind == 3)
      all.push_back({"0"});
    else if (kind == 4)
      all.push_back({std::to_string(1 + random.below(length))});
    else
      all.push_back({"1", "1"});
  }
  return all;
}

Game random_board(Random& random, int rows, int columns, const Strings& clues, std::uint64_t rarity, int most) {
  Game game;
  game.rows = rows;
  game.columns = columns;
  game.n = static_cast<int>(random.below(4));
  const std::uint32_t names = 2 + random.below(3);
  for (int cell = 0; cell < game.size(); ++cell) {
    game.clues.push_back(random.one_in(rarity) ? clues[random.below(clues.size())] : ".");
    // Regions need not be connected.
    const bool is_new = cell == 0 || random.one_in(3);
    game.regions.push_back(is_new ? std::string(1, static_cast<char>('A' + random.below(names)))
                                  : game.regions[cell >= columns && random.one_in(2) ? cell - columns : cell - 1]);
  }
  game.top = random_side(random, columns, most);
  game.bottom = random_side(random, columns, most);
  game.left = random_side(random, rows, most);
  game.right = random_side(random, rows, most);
  for (int corner = 0; corner < (rows + 1) * (columns + 1); ++corner)
    game.corners.push_back(random.one_in(8) ? std::to_string(random.below(3)) : ".");
  game.row_runs = random_runs(random, rows, columns);
  game.column_runs = random_runs(random, columns, rows);
  for (int line = 0; line < 2; ++line) {
    const int cell = static_cast<int>(random.below(game.size() - 1));
    game.lines.push_back({cell, cell + 1});
  }
  return game;
}

// Counts with the tokens as digits. Cells whose clue is a value keep it, and walls stay.
bool count_on(Game& game, const Strings& tokens) {
  const auto is_fixed = [&](int cell) {
    return game.is_wall(cell) ||
           (game.clues[cell] != "." && std::count(tokens.begin(), tokens.end(), game.clues[cell]));
  };
  if (game.cells.empty()) {
    for (int cell = 0; cell < game.size(); ++cell) game.cells.push_back(is_fixed(cell) ? game.clues[cell] : tokens[0]);
    return true;
  }
  for (int cell = 0; cell < game.size(); ++cell) {
    if (is_fixed(cell)) continue;
    const std::size_t next = std::find(tokens.begin(), tokens.end(), game.cells[cell]) - tokens.begin() + 1;
    game.cells[cell] = tokens[next % tokens.size()];
    if (next < tokens.size()) return true;
  }
  return false;
}

Game random_shading(Random& random) {
  const int rows = 2 + static_cast<int>(random.below(2)), columns = 3 + static_cast<int>(random.below(2));
  return random_board(random, rows, columns,
                      {"o", "o2", "o3", "1", "2", "3", "#", "#1", "#2", "*", "1>", "1v", "2<", "x"}, 3, 3);
}
bool next_shading(Game& game) { return count_on(game, {".", "*"}); }

Game random_numbers(Random& random) { return random_board(random, 2, 3, {"0", "1", "2"}, 5, 4); }
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

Game random_pointing(Random& random) {
  return random_board(random, 2, 3 + static_cast<int>(random.below(2)),
                      {"#?^", "#?>", "#?v", "#?<", "#", "o1", "o2", "o4", "#2>", "#0v", "#3<"}, 3, 4);
}
bool next_pointing(Game& game) { return count_on(game, {"1", "2", "3"}); }

bool next_numbers(Game& game) { return count_on(game, {"0", "1", "2"}); }

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

constexpr const char* board_of_signs =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n"
    "  cells: o, o<number>, x, number, arrow, wall #, wall #<number>\n";
constexpr const char* board_of_numbers =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n";

constexpr const char* board_of_rings =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  centres\n  cells: runs\n";
constexpr const char* board_of_arrows =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  cells: wall #, wall #<arrow>, o<number>\n";
constexpr const char* board_of_grids =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  grids: 4x4\n  cells: wall #\n";
constexpr const char* board_of_targets =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  cells: target\n";

// ---- grids of 4×4 ----

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

// ---- targets of regions ----

// Regions of one cell to six: a target that is a difference or a quotient only where there are two.
Game random_targets(Random& random) {
  Game game = random_board(random, 2, 3, {"1", "2", "3"}, 6, 4);
  for (const Cells& region : regions(game)) {
    std::string& clue = game.clues[*std::min_element(region.begin(), region.end())];
    const std::string signs = region.size() == 2 ? "+-*/ " : "+* ";
    const char sign = signs[random.below(signs.size())];
    clue = std::to_string(1 + random.below(region.size() == 2 ? 4 : 9)) + (sign == ' ' ? "" : std::string(1, sign));
    if (random.one_in(4)) clue = ".";
  }
  return game;
}
bool next_targets(Game& game) {
  Strings clues = game.clues;
  for (const Cells& region : regions(game)) game.clues[*std::min_element(region.begin(), region.end())] = ".";
  const bool goes_on = count_on(game, {"1", "2", "3"});
  game.clues = clues;
  return goes_on;
}

bool makes_target(const Game& game, const Cells& region) {
  const std::string& clue = game.clues[*std::min_element(region.begin(), region.end())];
  if (clue == ".") return true;
  const int target = std::atoi(clue.c_str());
  const char sign = clue.find_first_not_of("0123456789") == std::string::npos ? ' ' : clue.back();
  int total = 0, product = 1;
  for (const int cell : region) total += number(game, cell), product *= number(game, cell);
  if ((sign == '+' || sign == ' ') && total == target) return true;
  if ((sign == '*' || sign == ' ') && product == target) return true;
  if (region.size() != 2) return false;
  const int a = number(game, region[0]), b = number(game, region[1]);
  return ((sign == '-' || sign == ' ') && std::abs(a - b) == target) ||
         ((sign == '/' || sign == ' ') && (a == b * target || b == a * target));
}

const KindRule target_rules[] = {
    {"each region: makes its target",
     [](const Game& g) { return all(regions(g), [&](const Cells& region) { return makes_target(g, region); }); }},
    {"each row: different",
     [](const Game& g) { return all(rows(g), [&](auto& c) { return distinct(g, c, "1 2 3") == 3; }); }},
};

// ---- slashes ----

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

// ---- triangles ----

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

// ---- arrows in cells ----

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

// ---- boards that are divided into pieces: cells have the letters of theirs ----

Game random_pieces(Random& random) {
  const int columns = random.one_in(3) ? 4 : 3;
  return random_board(random, 2, columns,
                      {"o", "x", "o3", "1", "2", "3", "4", "^", "<", "1,.,.,.", ".,1,.,1", "0,.,0,.", "#"}, 3, 3);
}

std::vector<Cells> divided(const Game& game) {
  std::map<std::string, Cells> all;
  for (int cell = 0; cell < game.size(); ++cell)
    if (!game.is_wall(cell)) all[game.cells[cell]].push_back(cell);
  std::vector<Cells> list;
  for (const auto& [name, cells] : all) list.push_back(cells);
  return list;
}

// Letters from A on, each for the first time behind all before it; walls have none.
bool next_division(Game& game) {
  const bool is_first = game.cells.empty();
  if (is_first)
    for (int cell = 0; cell < game.size(); ++cell) game.cells.push_back(game.is_wall(cell) ? "#" : "A");
  for (bool is_new = is_first;; is_new = false) {
    for (int cell = game.size() - 1; !is_new && cell >= 0; --cell) {
      if (game.is_wall(cell)) continue;
      const std::string highest =
          std::max(std::string("@"), *std::max_element(game.cells.begin(), game.cells.begin() + cell));
      const char most = cell == 0 ? '@' : highest[0];
      if ((is_new = game.cells[cell][0] <= most)) {
        ++game.cells[cell][0];
      } else {
        game.cells[cell] = "A";
      }
    }
    if (!is_new) return false;
    if (all(divided(game), [&](const Cells& cells) {
          return reached(game, {cells[0]}, game.cells[cells[0]], neighbours) == static_cast<int>(cells.size());
        }))
      return true;
  }
}

const Cells& own_piece(const std::vector<Cells>& pieces, int cell) {
  return *std::find_if(pieces.begin(), pieces.end(),
                       [&](const Cells& cells) { return std::count(cells.begin(), cells.end(), cell) > 0; });
}
// Whether the piece of each cell with such a clue is right.
template <class Right>
bool each_own_piece(const Game& game, const std::string& which, Right right) {
  const auto pieces = divided(game);
  return each_marked(game, which, [&](int cell, int number) { return right(own_piece(pieces, cell), number); });
}
// The numbers of a piece's clues; -1 where they have none.
Cells numbers_of(const Game& game, const Cells& piece) {
  Cells numbers;
  for (const int cell : piece)
    if (game.clues[cell] != ".")
      numbers.push_back(game.clues[cell].find(',') != std::string::npos ? -1 : number_in(game.clues[cell]));
  return numbers;
}
int borders_of(const Game& game, int cell) { return 4 - count(game, neighbours(game, cell), game.cells[cell]); }
bool points_along(const Game& game, const char* arrow, int row, int column) {
  for (int cell = 0; cell < game.size(); ++cell) {
    if (game.clues[cell] != arrow) continue;
    const int target = at(game, cell / game.columns + row, cell % game.columns + column);
    if (target < 0 || game.cells[target] != game.cells[cell]) return false;
    if (count(game, neighbours(game, cell), game.cells[cell]) != 1) return false;
  }
  return true;
}

// ---- lines that leave clues ----

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

// ---- mazes ----

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

// Three cells by their rows and columns, as they lie.
std::set<std::pair<int, int>> lying(const Game& game, const Cells& piece) {
  int top = game.rows, left = game.columns;
  for (const int cell : piece) top = std::min(top, cell / game.columns), left = std::min(left, cell % game.columns);
  std::set<std::pair<int, int>> places;
  for (const int cell : piece) places.emplace(cell / game.columns - top, cell % game.columns - left);
  return places;
}

const KindRule division_rules[] = {
    {"pieces are squares with sides of their numbers",
     [](const Game& g) {
       return all(divided(g), [&](const Cells& piece) {
         const Box size = box(g, piece);
         for (const int cell : piece) {
           const std::string& clue = g.clues[cell];
           if (clue.find(',') == std::string::npos && number_in(clue) >= 0 && number_in(clue) != size.height)
             return false;
         }
         return size.height == size.width && is_rectangle(g, piece);
       });
     }},
    {"pieces are trominoes that lie unlike those beside them",
     [](const Game& g) {
       const auto all_pieces = divided(g);
       return all(all_pieces, [&](const Cells& piece) { return piece.size() == 3; }) &&
              all(pairs(g, false), [&](const Cells& pair) {
                return g.cells[pair[0]] == g.cells[pair[1]] ||
                       lying(g, own_piece(all_pieces, pair[0])) != lying(g, own_piece(all_pieces, pair[1]));
              });
     }},
    {"pieces are rectangles",
     [](const Game& g) { return all(divided(g), [&](const Cells& piece) { return is_rectangle(g, piece); }); }},
    {"no four pieces meet at a corner",
     [](const Game& g) {
       for (int row = 1; row < g.rows; ++row)
         for (int column = 1; column < g.columns; ++column) {
           const int last = at(g, row, column), up = last - g.columns;
           const auto same = [&](int a, int b) { return !g.is_wall(a) && g.cells[a] == g.cells[b]; };
           if (!same(last, up) && !same(last, last - 1) && !same(up - 1, up) && !same(up - 1, last - 1)) return false;
         }
       return true;
     }},
    {"pieces are straight lines",
     [](const Game& g) {
       return all(divided(g),
                  [&](const Cells& piece) { return std::min(box(g, piece).height, box(g, piece).width) == 1; });
     }},
    {"pieces side by side have different sizes",
     [](const Game& g) {
       const auto all_pieces = divided(g);
       return all(pairs(g, false), [&](const Cells& pair) {
         return g.cells[pair[0]] == g.cells[pair[1]] ||
                own_piece(all_pieces, pair[0]).size() != own_piece(all_pieces, pair[1]).size();
       });
     }},
    {"each number: number borders around it",
     [](const Game& g) { return each_marked(g, "", [&](int cell, int n) { return borders_of(g, cell) == n; }); }},
    {"each o: at least 3 borders around it",
     [](const Game& g) { return each_marked(g, "o", [&](int cell, int) { return borders_of(g, cell) >= 3; }); }},
    {"each number: number cells to the turn of its piece",
     [](const Game& g) {
       return each_marked(g, "", [&](int start, int n) {
         bool is_right = false;
         for (const auto& [down, right] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}}) {
           int cell = start;
           for (int passed = 1; cell >= 0 && g.cells[cell] == g.cells[start];
                ++passed, cell = at(g, cell / g.columns + down, cell % g.columns + right)) {
             Cells beside;
             for (const int other : neighbours(g, cell))
               if (g.cells[other] == g.cells[cell]) beside.push_back(other);
             is_right |= passed == n && beside.size() == 2 && beside[0] / g.columns != beside[1] / g.columns &&
                         beside[0] % g.columns != beside[1] % g.columns;
           }
         }
         return is_right;
       });
     }},
    {"each number: its piece has not exactly number cells",
     [](const Game& g) {
       return each_own_piece(g, "", [](const Cells& piece, int n) { return static_cast<int>(piece.size()) != n; });
     }},
    {"pieces hold exactly 1 of the clues",
     [](const Game& g) {
       return all(divided(g), [&](const Cells& piece) { return numbers_of(g, piece).size() == 1; });
     }},
    {"pieces hold exactly 2 of the clues",
     [](const Game& g) {
       return all(divided(g), [&](const Cells& piece) { return numbers_of(g, piece).size() == 2; });
     }},
    {"pieces hold at most 1 of the clues",
     [](const Game& g) {
       return all(divided(g), [&](const Cells& piece) { return numbers_of(g, piece).size() <= 1; });
     }},
    {"pieces have at most 3 cells",
     [](const Game& g) { return all(divided(g), [](const Cells& piece) { return piece.size() <= 3; }); }},
    {"each number: its piece has number cells",
     [](const Game& g) {
       return each_own_piece(g, "", [](const Cells& piece, int n) { return static_cast<int>(piece.size()) == n; });
     }},
    {"each o: its piece has at least 3 cells",
     [](const Game& g) { return each_own_piece(g, "o", [](const Cells& piece, int) { return piece.size() >= 3; }); }},
    {"each o: its piece is as wide as high",
     [](const Game& g) {
       return each_own_piece(g, "o",
                             [&](const Cells& piece, int) { return box(g, piece).height == box(g, piece).width; });
     }},
    {"each x: its piece is wider than high",
     [](const Game& g) {
       return each_own_piece(g, "x",
                             [&](const Cells& piece, int) { return box(g, piece).height < box(g, piece).width; });
     }},
    {"each o: its piece is higher than wide",
     [](const Game& g) {
       return each_own_piece(g, "o",
                             [&](const Cells& piece, int) { return box(g, piece).height > box(g, piece).width; });
     }},
    {"sizes of pieces are between any two of their numbers",
     [](const Game& g) {
       return all(divided(g), [&](const Cells& piece) {
         const Cells numbers = numbers_of(g, piece);
         const int size = static_cast<int>(piece.size());
         for (std::size_t i = 0; i < numbers.size(); ++i)
           for (std::size_t j = i + 1; j < numbers.size(); ++j) {
             const auto [low, high] = std::minmax(numbers[i], numbers[j]);
             if (size == low || size == high || (low >= 0 && (size < low || size > high))) return false;
           }
         return true;
       });
     }},
    {"each clue: its piece goes on as its clue says",
     [](const Game& g) {
       const auto pieces = divided(g);
       for (int cell = 0; cell < g.size(); ++cell) {
         if (g.clues[cell].find(',') == std::string::npos) continue;
         int further[4] = {0, 0, 0, 0};
         for (const int other : own_piece(pieces, cell)) {
           const int down = other / g.columns - cell / g.columns, right = other % g.columns - cell % g.columns;
           further[0] += down<0, further[1] += down> 0, further[2] += right<0, further[3] += right> 0;
         }
         for (int i = 0; i < 4; ++i)
           if (const char c = g.clues[cell][2 * i]; c != '.' && c - '0' != further[i]) return false;
       }
       return true;
     }},
    {"pieces are lines that turn once",
     [](const Game& g) {
       return all(divided(g), [&](const Cells& piece) {
         int ends = 0, turns = 0;
         for (const int cell : piece) {
           Cells beside;
           for (const int other : neighbours(g, cell))
             if (g.cells[other] == g.cells[cell]) beside.push_back(other);
           ends += beside.size() == 1;
           const bool is_bent = beside.size() == 2 && beside[0] / g.columns != beside[1] / g.columns &&
                                beside[0] % g.columns != beside[1] % g.columns;
           turns += is_bent;
           if (beside.size() > 2) return false;
         }
         return ends == 2 && turns == 1;
       });
     }},
    {"each o: is a turn of its piece",
     [](const Game& g) {
       return each_marked(g, "o", [&](int cell, int) {
         Cells beside;
         for (const int other : neighbours(g, cell))
           if (g.cells[other] == g.cells[cell]) beside.push_back(other);
         return beside.size() == 2 && beside[0] / g.columns != beside[1] / g.columns &&
                beside[0] % g.columns != beside[1] % g.columns;
       });
     }},
    {"pieces go on from arrows only where they point",
     [](const Game& g) { return points_along(g, "^", -1, 0) && points_along(g, "<", 0, -1); }},
};

constexpr const char* board_of_pieces =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  cells: o, o<number>, x, number, ^, <, compass, wall #\n";

// ---- ways to a goal ----

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
constexpr const char* board_of_exits =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  cells: compass, wall #\n";
constexpr const char* board_of_goals =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  cells: o, wall #\n";

// ---- paths past numbers ----

Game random_tours(Random& random) {
  Game game = random_board(random, 2, 3, {"#"}, 12, 3);
  const int stops = static_cast<int>(1 + random.below(4));
  for (int stop = 0; stop < stops; ++stop)
    game.clues[random.below(static_cast<std::uint32_t>(game.size()))] =
        std::to_string(random.one_in(8) ? random.below(9) : static_cast<std::uint32_t>(stop + 1));
  return game;
}
// Clues are no values.
bool next_tours(Game& game) {
  Game bare = game;
  for (std::string& clue : bare.clues) clue = clue == "#" ? "#" : ".";
  const bool is_next = count_on(bare, {"1", "2", "3", "4", "5", "6"});
  game.cells = bare.cells;
  return is_next;
}
// Walks from 1 on; at each end stands a clue.
bool is_tour(const Game& game) {
  const Cells cells = whole(game)[0];
  Cells numbers;
  int last = -1;
  for (int value = 1; value <= static_cast<int>(cells.size()); ++value) {
    int here = -1;
    for (const int cell : cells)
      if (number(game, cell) == value) here = here == -1 ? cell : -2;
    if (here < 0) return false;
    const Cells around = neighbours(game, here);
    if (value > 1 && std::count(around.begin(), around.end(), last) == 0) return false;
    if (game.clues[here] != ".") numbers.push_back(std::atoi(game.clues[here].c_str()));
    last = here;
    if (game.clues[here] == "." && (value == 1 || value == static_cast<int>(cells.size()))) return false;
  }
  return numbers.size() > 1 && std::is_sorted(numbers.begin(), numbers.end(), std::less_equal<int>());
}
const KindRule tour_rules[] = {
    {"the numbers are a path past the clues in order", is_tour},
    {"each row: sum at least 7",
     [](const Game& g) {
       return all(rows(g), [&](auto& c) {
         int sum = 0;
         for (const int cell : c) sum += number(g, cell);
         return sum >= 7;
       });
     }},
};
constexpr const char* board_of_tours =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  cells: number, wall #, only\n";

const KindFamily families[] = {
    {". *", board_of_signs, shading, random_shading, next_shading},
    {"0..2", board_of_numbers, numbers, random_numbers, next_numbers},
    {"loop", board_of_signs, loops, random_loops, next_loops},
    {". *", board_of_grids, grid_rules, random_grids, next_grids},
    {"1..3", board_of_targets, target_rules, random_targets, next_targets},
    {"/ \\", board_of_numbers, slash_rules, random_slashes, next_slashes},
    {". *", board_of_signs, piece_rules, random_shading, next_shading},
    {". *", board_of_signs, stream_rules, random_streams, next_shading},
    {"1..3", board_of_arrows, pointing_rules, random_pointing, next_pointing},
    {"loop", board_of_signs, visit_rules, random_loops, next_loops},
    {"loop", board_of_rings, ring_rules, random_rings, next_loops},
    {". ^ v < >", board_of_goals, arrow_rules, random_arrows, next_arrows},
    {". nw ne sw se", board_of_goals, triangle_rules, random_triangles, next_triangles},
    {"pieces", board_of_pieces, division_rules, random_pieces, next_division},
    {"loop +", board_of_signs, crossing_rules, random_loops, next_crossings},
    {". *", board_of_mazes, maze_rules, random_mazes, next_shading},
    {". *", board_of_guides, guide_rules, random_guides, next_shading},
    {"loop", board_of_exits, exit_rules, random_exits, next_loops},
    {"1..6", board_of_tours, tour_rules, random_tours, next_tours},
};

}  // namespace

}  // namespace kind_oracle

std::span<const KindFamily> kind_families() { return kind_oracle::families; }

std::string text_of(const KindGame& game) {
  const auto grid = [&](const std::vector<std::string>& cells) {
    std::string out;
    for (int cell = 0; cell < game.size(); ++cell) out += (cell % game.columns == 0 ? "\n" : " ") + cells[cell];
    return out;
  };
  const auto side = [](const char* name, const std::vector<std::string>& clues) {
    std::string out = std::string("\n") + name + "\n";
    for (const std::string& clue : clues) out += clue + " ";
    return out;
  };
  const auto runs = [](const char* name, const std::vector<std::vector<std::string>>& clues) {
    std::string out = std::string("\n") + name;
    for (const std::vector<std::string>& line : clues) {
      out += "\n";
      for (const std::string& clue : line) out += clue + " ";
    }
    return out;
  };
  std::string corners = "\ncorners";
  for (std::size_t corner = 0; corner < game.corners.size(); ++corner)
    corners += (corner % (game.columns + 1) == 0 ? "\n" : " ") + game.corners[corner];
  std::string text = "times " + std::to_string(game.n) + "\nregions" + grid(game.regions) + corners +
                     side("top", game.top) + side("bottom", game.bottom) + side("left", game.left) +
                     side("right", game.right) + runs("rows", game.row_runs) + runs("columns", game.column_runs) +
                     "\npaths";
  for (const auto& line : game.lines) {
    text += "\n";
    for (const int cell : line)
      text += "r" + std::to_string(cell / game.columns + 1) + "c" + std::to_string(cell % game.columns + 1) + " ";
  }
  if (!game.lines.empty()) text += "\npairs";
  for (std::size_t line = 0; line < game.lines.size(); ++line) {
    const auto named = [&](int cell) {
      return "r" + std::to_string(cell / game.columns + 1) + "c" + std::to_string(cell % game.columns + 1);
    };
    text += "\n" + named(game.lines[line][0]) + (line % 2 == 0 ? " < " : " = ") + named(game.lines[line][1]);
  }
  text += game.n % 2 == 1 ? "\nunlike" : "\nunlike no";
  return text + game.more + "\ncells" + grid(game.clues);
}

}  // namespace quadrille::test
