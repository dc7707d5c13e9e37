// What the oracle of kinds' rules is made of (grid_kinds_oracle.hpp): groups of cells of a small board, what can be
// said of them, and random boards. The families of rules are in the files grid_kinds_oracle_*.cpp.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/core/grid_kinds_oracle.hpp"

namespace quadrille::test::kind_oracle {

using Game = KindGame;
using Cells = std::vector<int>;
using Strings = std::vector<std::string>;
int at(const Game& game, int row, int column);
bool is(const Game& game, int cell, std::string_view values);
int number(const Game& game, int cell);
Cells open_cells(const Game& game, Cells cells);
Cells whole_row(const Game& game, int row);
Cells whole_column(const Game& game, int column);
std::vector<Cells> rows(const Game& game);
std::vector<Cells> columns(const Game& game);
std::vector<Cells> lines(const Game& game);
std::vector<Cells> lines_with_walls(const Game& game, bool with_rows, bool with_columns);
std::vector<Cells> regions(const Game& game);
std::vector<Cells> whole(const Game& game);
std::vector<Cells> windows(const Game& game, int height, int width);
std::vector<Cells> diagonals(const Game& game);
std::vector<Cells> runs(const Game& game);
int distinct(const Game& game, const Cells& cells, std::string_view values);
Cells neighbours(const Game& game, int cell);
Cells block(const Game& game, int cell, bool with_itself);
std::vector<Cells> pairs(const Game& game, bool with_corners, int regions_as = 0);
int count(const Game& game, const Cells& cells, std::string_view values);
template <class Right>
bool all(const std::vector<Cells>& groups, Right right) {
  return std::all_of(groups.begin(), groups.end(), right);
}
std::string mark(const std::string& clue);
int number_in(const std::string& clue);
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
std::vector<Cells> paths(const Game& game);
/// The lines of `paths` are pairs too, with one sign and the other in turn.
std::vector<Cells> pairs_with(const Game& game, char sign);
bool is_unlike(const Game& game);
std::vector<Cells> pieces(const Game& game, std::string_view values);
bool at_border(const Game& game, int cell);
int seen(const Game& game, int cell, std::string_view values);
std::string word(const Game& game, const Cells& cells);
bool has(const Game& game, const Cells& cells, const std::string& part);
bool are_runs(const Game& game, const Cells& cells, const Strings& clues);
/// The cells of the other regions that have an edge with one.
Cells beside(const Game& game, const Cells& region);
Cells touching(const Game& game, int cell);
/// How many cells can be reached from some by cells with these values.
int reached(const Game& game, const Cells& starts, std::string_view values, Cells (*around)(const Game&, int));
bool are_joined(const Game& game, const Cells& cells, std::string_view values, Cells (*around)(const Game&, int));
struct Box {
  int height, width;
};
Box box(const Game& game, const Cells& piece);
bool is_rectangle(const Game& game, const Cells& piece);
int clues_in(const Game& game, const Cells& cells);
/// The names of the regions along a line, where each stretch of cells with the value begins again.
bool crosses(const Game& game, const Cells& line, std::string_view value, std::size_t most);
/// The number of a clue, which may have an arrow.
int before_arrow(const std::string& clue);
/// The cells between the only two cells with `*`, on the shortest way inside a region; -1 if there are none.
int between(const Game& game, const Cells& region);
/// Whether all cells with one of two clues are taken, and none with the other.
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
/// The shape of four cells in one piece, by how many neighbours in it each has: 1 1 2 2 are those of an I, an
/// L and an S, 1 1 1 3 of a T, 2 2 2 2 of the square; and by the rectangle around them.
std::string tetromino(const Game& game, const Cells& piece);
std::string shape_name(const Game& game, const Cells& piece);
bool touch_at_corner(const Game& game, const Cells& one, const Cells& other);
int sum(const Game& game, const Cells& cells);
template <int least, int most>
bool differ(int a, int b) {
  return std::abs(a - b) >= least && std::abs(a - b) <= most;
}
Game random_board(Random& random, int rows, int columns, const Strings& clues, std::uint64_t rarity, int most);
/// Counts with the tokens as digits. Cells whose clue is a value keep it, and walls stay.
bool count_on(Game& game, const Strings& tokens);
Game random_shading(Random& random);
bool next_shading(Game& game);
constexpr const char* board_of_signs =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n"
    "  cells: o, o<number>, x, number, arrow, wall #, wall #<number>\n";
constexpr const char* board_of_numbers =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n";

// Lines; these are in grid_kinds_oracle_walks.cpp.
constexpr std::string_view any_line = "ns ew ne nw se sw";
bool is_loop(const Game& game);
/// Whether a line goes from a cell to that side: n, s, w or e.
bool goes(const Game& game, int cell, char side);
int beyond(const Game& game, int cell, char side);
char back_from(char side);
bool counts_between(const Game& game, const std::string& which);
bool passes_unlike(const Game& game);
bool turns_every_second(const Game& game);
bool turns_between(const Game& game);

std::span<const KindFamily> shading_families();
std::span<const KindFamily> pieces_families();
std::span<const KindFamily> numbers_families();
std::span<const KindFamily> loops_families();
std::span<const KindFamily> marks_families();
std::span<const KindFamily> division_families();
std::span<const KindFamily> regions_families();

}  // namespace quadrille::test::kind_oracle
