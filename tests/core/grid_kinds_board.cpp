#include "tests/core/grid_kinds_board.hpp"

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

}  // namespace

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
std::vector<Cells> pairs(const Game& game, bool with_corners, int regions_as) {
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
std::string mark(const std::string& clue) {
  const std::size_t digits = clue.find_first_of("0123456789");
  return clue.substr(0, digits);
}
int number_in(const std::string& clue) {
  const std::size_t digits = clue.find_first_of("0123456789");
  return digits == std::string::npos ? -1 : std::atoi(clue.c_str() + digits);
}
std::vector<Cells> paths(const Game& game) {
  std::vector<Cells> all;
  for (const Cells& line : game.lines) all.push_back(open_cells(game, line));
  return all;
}
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
int before_arrow(const std::string& clue) {
  return clue.size() == 2 && clue[0] >= '0' && clue[0] <= '9' ? clue[0] - '0' : -1;
}
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
int sum(const Game& game, const Cells& cells) {
  int total = 0;
  for (const int cell : cells) total += number(game, cell);
  return total;
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

}  // namespace kind_oracle

std::span<const KindFamily> kind_families() {
  static const std::vector<KindFamily> all = [] {
    std::vector<KindFamily> families;
    for (const auto more :
         {kind_oracle::shading_families(), kind_oracle::pieces_families(), kind_oracle::numbers_families(),
          kind_oracle::loops_families(), kind_oracle::marks_families(), kind_oracle::division_families(),
          kind_oracle::regions_families()})
      families.insert(families.end(), more.begin(), more.end());
    return families;
  }();
  return all;
}

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
