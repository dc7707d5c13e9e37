// What the oracle of kinds' rules says of a line that is walked along, from one clue to the next.
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "tests/core/grid_kinds_board.hpp"

namespace quadrille::test::kind_oracle {

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

// How many cells the line passes to one side of a cell, up to the first that differs from the one there by the clue.
static int passed_to(const Game& game, int cell, char to, const std::string& which) {
  cell = beyond(game, cell, to);
  const bool has_clue = game.clues[cell] == which;
  int passed = 0;
  for (; (game.clues[cell] == which) == has_clue; cell = beyond(game, cell, to)) {
    ++passed;
    const std::string& sides = game.cells[cell];
    if (sides != "+") to = sides[0] == back_from(to) ? sides[1] : sides[0];
  }
  return passed;
}
bool passes_unlike(const Game& game) {
  return each_cell(game, [&](int cell) {
    for (const char to : {'n', 's', 'e', 'w'}) {
      if (!is(game, cell, "+") && !goes(game, cell, to)) continue;
      const int next = beyond(game, cell, to);
      if ((game.clues[cell] == "o") == (game.clues[next] == "o")) continue;
      if (passed_to(game, cell, to, "o") == passed_to(game, next, back_from(to), "o")) return false;
    }
    return true;
  });
}

// A walk around the loop from each cell with the clue to the next one: one of them is a turn.
bool turns_every_second(const Game& game) {
  if (!is_loop(game)) return false;
  return each_marked(game, "o", [&](int start, int) {
    if (!is(game, start, any_line)) return true;
    char to = game.cells[start][0];
    int cell = beyond(game, start, to);
    for (; mark(game.clues[cell]) != "o"; cell = beyond(game, cell, to)) {
      const std::string& sides = game.cells[cell];
      to = sides[0] == back_from(to) ? sides[1] : sides[0];
    }
    return is(game, start, "ns ew") != is(game, cell, "ns ew");
  });
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

}  // namespace quadrille::test::kind_oracle
