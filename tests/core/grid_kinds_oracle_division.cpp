#include "tests/core/grid_kinds_board.hpp"

#include <cstddef>
#include <map>
#include <set>

namespace quadrille::test::kind_oracle {

namespace {

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

const KindFamily families_of_division[] = {
    {"pieces", board_of_pieces, division_rules, random_pieces, next_division},
};

}  // namespace

std::span<const KindFamily> division_families() { return families_of_division; }

}  // namespace quadrille::test::kind_oracle
