#include "tests/core/grid_kinds_board.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <set>

namespace quadrille::test::kind_oracle {

namespace {

bool are_different(const Game& game, const Cells& cells, int free = -1) {
  std::set<int> found;
  for (const int cell : cells)
    if (number(game, cell) != free && !found.insert(number(game, cell)).second) return false;
  return true;
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
// Whether each number but one has one equal cell in its row and column, so far away, with only that one between.
bool are_pairs(const Game& game, int blank) {
  return each_cell(game, [&](int cell) {
    const int value = number(game, cell), row = cell / game.columns, column = cell % game.columns;
    int equal = 0, right = 0;
    for (const auto& [down, across] : {std::pair(0, 1), {1, 0}, {0, -1}, {-1, 0}}) {
      bool is_free = true;
      for (int far = 1;; ++far) {
        const int other = at(game, row + far * down, column + far * across);
        if (other < 0) break;
        if (game.is_wall(other)) continue;
        if (number(game, other) == value) ++equal, right += is_free && far - 1 == value ? 1 : 0;
        is_free = is_free && number(game, other) == blank;
      }
    }
    return value == blank || (equal == 1 && right == 1);
  });
}
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
    {"numbers but 0 are in pairs of a line with as many cells between and no other number",
     [](const Game& g) { return are_pairs(g, 0); }},
    {"numbers but 2 are in pairs of a line with as many cells between and no other number",
     [](const Game& g) { return are_pairs(g, 2); }},
    {"regions side by side have no equal numbers but 0 in a line",
     [](const Game& g) {
       for (const Cells& region : regions(g))
         for (const int cell : region)
           for (const Cells& line : lines_with_walls(g, true, true)) {
             if (std::count(line.begin(), line.end(), cell) == 0) continue;
             for (const int other : beside(g, region))
               for (const int far : line)
                 if (!g.is_wall(far) && g.regions[far] == g.regions[other] && number(g, far) != 0 &&
                     number(g, far) == number(g, cell))
                   return false;
           }
       return true;
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

Game random_numbers(Random& random) { return random_board(random, 2, 3, {"0", "1", "2"}, 5, 4); }
Game random_pointing(Random& random) {
  return random_board(random, 2, 3 + static_cast<int>(random.below(2)),
                      {"#?^", "#?>", "#?v", "#?<", "#", "o1", "o2", "o4", "#2>", "#0v", "#3<"}, 3, 4);
}
bool next_pointing(Game& game) { return count_on(game, {"1", "2", "3"}); }
bool next_numbers(Game& game) { return count_on(game, {"0", "1", "2"}); }
constexpr const char* board_of_arrows =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  cells: wall #, wall #<arrow>, o<number>\n";
constexpr const char* board_of_targets =
    "board regions\n  times: number\n  top, bottom, left, right, corners: number\n  rows\n  columns\n  paths: lines\n"
    "  pairs: sign <, sign =\n  unlike: yes\n  cells: target\n";
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

const KindFamily families_of_numbers[] = {
    {"0..2", board_of_numbers, numbers, random_numbers, next_numbers},
    {"1..3", board_of_targets, target_rules, random_targets, next_targets},
    {"1..3", board_of_arrows, pointing_rules, random_pointing, next_pointing},
    {"1..6", board_of_tours, tour_rules, random_tours, next_tours},
};

}  // namespace

std::span<const KindFamily> numbers_families() { return families_of_numbers; }

}  // namespace quadrille::test::kind_oracle
