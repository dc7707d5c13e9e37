// Genres whose shaded or white cells are connected.
#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "tests/core/grid_counts.hpp"
#include "tests/core/grid_oracles.hpp"

namespace quadrille::test {

namespace {

using Places = std::vector<std::size_t>;

// The pieces of the cells with a token, by edges.
std::vector<Places> pieces_of(const Words& cells, std::size_t columns, const char* token) {
  std::vector<Places> pieces;
  std::vector<bool> is_met(cells.size());
  for (std::size_t start = 0; start < cells.size(); ++start) {
    if (is_met[start] || cells[start] != token) continue;
    Places piece = {start};
    is_met[start] = true;
    for (std::size_t at = 0; at < piece.size(); ++at)
      for (const std::size_t other : around(piece[at], cells.size(), columns, 1, 1)) {
        if (is_met[other] || cells[other] != token) continue;
        is_met[other] = true;
        piece.push_back(other);
      }
    pieces.push_back(piece);
  }
  return pieces;
}

// Whether a block of 2×2 has the token in all of its cells.
bool has_block(const Words& cells, std::size_t columns, const char* token) {
  for (std::size_t cell = 0; cell + columns + 1 < cells.size(); ++cell) {
    if (cell % columns + 1 == columns) continue;
    if (cells[cell] == token && cells[cell + 1] == token && cells[cell + columns] == token &&
        cells[cell + columns + 1] == token)
      return true;
  }
  return false;
}

// ---- nurikabe ----

bool is_sea(const Words& cells, std::size_t columns) {
  return pieces_of(cells, columns, "#").size() <= 1 && !has_block(cells, columns, "#");
}

std::string random_nurikabe(Random& random) {
  constexpr std::size_t columns = 4;
  Words cells;
  do cells = random_cells(random, 12, "#", 2);
  while (!is_sea(cells, columns));
  Words clues(cells.size(), ".");
  for (const Places& island : pieces_of(cells, columns, ".")) {
    const std::size_t size = random.one_in(20) ? 2 : island.size();
    clues[island[random.below(island.size())]] = random.one_in(4) ? "?" : std::to_string(size);
  }
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    if (cells[cell] == "#" && random.one_in(12)) clues[cell] = random.one_in(4) ? "1" : "#";
  return "nurikabe\ncells" + rows_of(clues, columns);
}

bool is_nurikabe(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    if (clue != "." && (clue == "#") != (cells[cell] == "#")) return false;
  }
  for (const Places& island : pieces_of(cells, columns, ".")) {
    std::size_t clues = 0;
    for (const std::size_t cell : island) {
      const std::string& clue = token_at(text, "cells", cell, columns);
      clues += clue != ".";
      if (clue != "." && clue != "?" && clue != std::to_string(island.size())) return false;
    }
    if (clues != 1) return false;
  }
  return is_sea(cells, columns);
}

// ---- hitori, heyawake, kurodoko ----

bool is_apart(const Words& cells, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    if (cells[cell] == "#" && times_around(cells, cell, columns, "#", 1) > 0) return false;
  return pieces_of(cells, columns, ".").size() <= 1;
}

Words random_apart(Random& random, std::size_t count, std::size_t columns) {
  Words cells;
  do cells = random_cells(random, count, "#", 3);
  while (!is_apart(cells, columns));
  return cells;
}

std::string random_hitori(Random& random) {
  const Words cells = random_apart(random, 12, 4);
  Words numbers;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::size_t number = cells[cell] == "#" || random.one_in(20) ? random.below(4) : (cell % 4 + cell / 4) % 4;
    numbers.push_back(random.one_in(30) ? "." : std::to_string(number + 1));
  }
  return "hitori\ncells" + rows_of(numbers, 4);
}

bool is_hitori(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  for (std::size_t a = 0; a < cells.size(); ++a)
    for (std::size_t b = a + 1; b < cells.size(); ++b) {
      const bool is_line = a / columns == b / columns || a % columns == b % columns;
      const std::string &of_a = token_at(text, "cells", a, columns), &of_b = token_at(text, "cells", b, columns);
      if (is_line && of_a == of_b && of_a != "." && cells[a] == "." && cells[b] == ".") return false;
    }
  return is_apart(cells, columns);
}

std::string random_heyawake(Random& random) {
  const Words cells = random_apart(random, 12, 4), regions = random_regions(random, 3, 4, 5);
  Words clues(cells.size(), ".");
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (std::find(regions.begin(), regions.end(), regions[cell]) - regions.begin() != static_cast<std::ptrdiff_t>(cell))
      continue;
    std::size_t shaded = 0;
    for (std::size_t other = 0; other < cells.size(); ++other)
      shaded += regions[other] == regions[cell] && cells[other] == "#";
    if (!random.one_in(3)) clues[cell] = std::to_string(random.one_in(20) ? 1 : shaded);
  }
  return "heyawake\ncells" + rows_of(clues, 4) + "\nregions" + rows_of(regions, 4);
}

// Whether each straight line of white cells is in at most two regions.
bool crosses_little(const std::string& text, const Words& cells, std::size_t columns) {
  for (const std::size_t step : {std::size_t{1}, columns})
    for (std::size_t start = 0; start < cells.size(); ++start) {
      std::size_t borders = 0;
      for (std::size_t cell = start; cells[cell] == "."; cell += step) {
        const std::size_t next = cell + step;
        if (next >= cells.size() || (step == 1 && next % columns == 0) || cells[next] != ".") break;
        borders += token_at(text, "regions", cell, columns) != token_at(text, "regions", next, columns);
      }
      if (borders > 1) return false;
    }
  return true;
}

bool is_heyawake(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    std::size_t shaded = 0;
    for (std::size_t other = 0; other < cells.size(); ++other)
      shaded +=
          cells[other] == "#" && token_at(text, "regions", other, columns) == token_at(text, "regions", cell, columns);
    if (clue != "." && clue != std::to_string(shaded)) return false;
  }
  return is_apart(cells, columns) && crosses_little(text, cells, columns);
}

// The cells of a token that are seen from one, itself included.
std::size_t seen_from_cell(const Words& cells, std::size_t cell, std::size_t columns, const char* token) {
  const std::size_t row = cell / columns, column = cell % columns, rows = cells.size() / columns;
  std::size_t seen = 1;
  for (std::size_t c = column; c-- > 0 && cells[row * columns + c] == token;) ++seen;
  for (std::size_t c = column + 1; c < columns && cells[row * columns + c] == token; ++c) ++seen;
  for (std::size_t r = row; r-- > 0 && cells[r * columns + column] == token;) ++seen;
  for (std::size_t r = row + 1; r < rows && cells[r * columns + column] == token; ++r) ++seen;
  return seen;
}

std::string random_seen(Random& random, const char* genre, const Words& cells, std::size_t columns) {
  Words clues(cells.size(), ".");
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cells[cell] == "#" && random.one_in(15)) clues[cell] = random.one_in(3) ? "3" : "#";
    if (cells[cell] == "#" || !random.one_in(3)) continue;
    const std::size_t seen = random.one_in(25) ? 4 : seen_from_cell(cells, cell, columns, ".");
    clues[cell] = random.one_in(6) ? "?" : std::to_string(seen);
  }
  return std::string(genre) + "\ncells" + rows_of(clues, columns);
}

bool are_seen(const std::string& text, const Words& cells, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    if (clue == ".") continue;
    if ((clue == "#") != (cells[cell] == "#")) return false;
    if (clue != "#" && clue != "?" && clue != std::to_string(seen_from_cell(cells, cell, columns, "."))) return false;
  }
  return true;
}

std::string random_kurodoko(Random& random) { return random_seen(random, "kurodoko", random_apart(random, 12, 4), 4); }
bool is_kurodoko(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  return is_apart(cells, columns) && are_seen(text, cells, columns);
}

// ---- cave, creek, yin-yang ----

bool is_cave_shape(const Words& cells, std::size_t columns) {
  for (const Places& piece : pieces_of(cells, columns, "#"))
    if (std::none_of(piece.begin(), piece.end(), [&](std::size_t cell) {
          return cell < columns || cell + columns >= cells.size() || cell % columns == 0 ||
                 cell % columns == columns - 1;
        }))
      return false;
  return pieces_of(cells, columns, ".").size() <= 1;
}

std::string random_cave(Random& random) {
  Words cells;
  do cells = random_cells(random, 12, "#", 3);
  while (!is_cave_shape(cells, 4));
  return random_seen(random, "cave", cells, 4);
}
bool is_cave(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  return is_cave_shape(cells, columns) && are_seen(text, cells, columns);
}

// The shaded cells around a point.
std::size_t shaded_at(const Words& cells, std::size_t row, std::size_t column, std::size_t columns) {
  std::size_t shaded = 0;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::size_t r = cell / columns, c = cell % columns;
    if ((r == row || r + 1 == row) && (c == column || c + 1 == column)) shaded += cells[cell] == "#";
  }
  return shaded;
}

std::string random_creek(Random& random) {
  Words cells;
  do cells = random_cells(random, 12, "#", 2);
  while (pieces_of(cells, 4, ".").size() > 1);
  Words clues;
  for (std::size_t point = 0; point < 20; ++point) {
    const std::size_t shaded = random.one_in(25) ? 1 : shaded_at(cells, point / 5, point % 5, 4);
    clues.push_back(random.one_in(2) ? "." : std::to_string(shaded));
  }
  return "creek\nsize 3 4\ncorners" + rows_of(clues, 5);
}

bool is_creek(const std::string& text, const Words& cells, std::size_t rows, std::size_t columns) {
  for (std::size_t row = 0; row <= rows; ++row)
    for (std::size_t column = 0; column <= columns; ++column) {
      const std::string& clue = kept_section(text, "corners")[row][column];
      if (clue != "." && clue != std::to_string(shaded_at(cells, row, column, columns))) return false;
    }
  return pieces_of(cells, columns, ".").size() <= 1;
}

bool is_two_colours(const Words& cells, std::size_t columns) {
  for (const char* colour : {"o", "#"})
    if (pieces_of(cells, columns, colour).size() > 1 || has_block(cells, columns, colour)) return false;
  return true;
}

std::string random_yinyang(Random& random) {
  Words cells;
  do {
    cells = random_cells(random, 12, "#", 2);
    std::replace(cells.begin(), cells.end(), std::string("."), std::string("o"));
  } while (!is_two_colours(cells, 4));
  for (std::string& cell : cells) {
    if (random.one_in(30)) cell = "o";
    if (!random.one_in(4)) cell = ".";
  }
  return "yinyang\ncells" + rows_of(cells, 4);
}

bool is_yinyang(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  return is_two_colours(cells, columns) && keeps_given(text, cells, columns);
}

// ---- LITS, tapa ----

// A letter for the shape of four cells; `-` for the square and for what is in pieces. Compared with all images of L, I,
// T and S.
char shape_of(const Places& places, std::size_t columns) {
  using Shape = std::set<std::pair<int, int>>;
  const auto moved = [](const Shape& shape) {
    int top = 99, left = 99;
    for (const auto& [row, column] : shape) top = std::min(top, row), left = std::min(left, column);
    Shape result;
    for (const auto& [row, column] : shape) result.insert({row - top, column - left});
    return result;
  };
  Shape shape;
  for (const std::size_t cell : places)
    shape.insert({static_cast<int>(cell / columns), static_cast<int>(cell % columns)});
  const std::pair<char, Shape> shapes[] = {{'L', {{0, 0}, {1, 0}, {2, 0}, {2, 1}}},
                                           {'I', {{0, 0}, {1, 0}, {2, 0}, {3, 0}}},
                                           {'T', {{0, 0}, {0, 1}, {0, 2}, {1, 1}}},
                                           {'S', {{0, 1}, {0, 2}, {1, 0}, {1, 1}}}};
  for (const auto& [letter, of_letter] : shapes) {
    Shape image = of_letter;
    for (int turn = 0; turn < 8; ++turn) {
      if (moved(image) == moved(shape)) return letter;
      Shape next;
      for (const auto& [row, column] : image)
        next.insert(turn == 3 ? std::pair(row, -column) : std::pair(column, -row));
      image = next;
    }
  }
  return '-';
}

bool is_lits(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  if (has_block(cells, columns, "#") || pieces_of(cells, columns, "#").size() > 1) return false;
  std::set<std::string> names;
  std::vector<char> shapes(cells.size(), ' ');
  for (std::size_t cell = 0; cell < cells.size(); ++cell) names.insert(token_at(text, "regions", cell, columns));
  names.erase("#");
  names.erase(".");  // of no region
  for (const std::string& name : names) {
    Places places;
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
      if (cells[cell] == "#" && token_at(text, "regions", cell, columns) == name) places.push_back(cell);
    const char shape = places.size() == 4 ? shape_of(places, columns) : '-';
    if (shape == '-') return false;
    for (const std::size_t cell : places) shapes[cell] = shape;
  }
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& region = token_at(text, "regions", cell, columns);
    if (region == "#" && cells[cell] == "#") return false;
    for (const std::size_t other : around(cell, cells.size(), columns, 1, 1))
      if (shapes[cell] != ' ' && shapes[cell] == shapes[other] && region != token_at(text, "regions", other, columns))
        return false;
  }
  return keeps_given(text, cells, columns);
}

// Two or three regions of 3×5 cells, the first left of a random path.
std::string random_lits(Random& random) {
  Words regions(15);
  for (std::size_t row = 0; row < 3; ++row) {
    const std::size_t first = 1 + random.below(3), last = first + 1 + random.below(5 - first);
    for (std::size_t column = 0; column < 5; ++column)
      regions[row * 5 + column] = column < first ? "A" : column < last ? "B" : random.one_in(2) ? "B" : "A";
  }
  if (random.one_in(8)) regions[random.below(15)] = "#";
  std::string text = "lits\nregions" + rows_of(regions, 5);
  if (random.one_in(2)) text += "\ncells" + rows_of(random_givens(random, 15, {"#", "."}, 8), 5);
  return text;
}

// The runs of shaded cells around one, sorted; `0` if there are none.
std::string runs_around(const Words& cells, std::size_t cell, std::size_t columns) {
  const int row = static_cast<int>(cell / columns), column = static_cast<int>(cell % columns);
  const int height = static_cast<int>(cells.size() / columns), width = static_cast<int>(columns);
  std::string circle;
  for (const auto& [r, c] : {std::pair(-1, -1), {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}}) {
    const int y = row + r, x = column + c;
    const bool is_inside = y >= 0 && x >= 0 && y < height && x < width;
    circle += is_inside && cells[static_cast<std::size_t>(y * width + x)] == "#" ? '#' : '.';
  }
  const std::size_t gap = circle.find('.');
  if (gap == std::string::npos) return "8";
  circle = circle.substr(gap) + circle.substr(0, gap) + ".";
  std::string runs;
  int length = 0;
  for (const char each : circle) {
    if (each == '#') {
      ++length;
    } else if (length > 0) {
      runs += static_cast<char>('0' + length);
      length = 0;
    }
  }
  std::sort(runs.begin(), runs.end());
  return runs.empty() ? "0" : runs;
}

std::string random_tapa(Random& random) {
  Words cells;
  do cells = random_cells(random, 12, "#", 2);
  while (!is_sea(cells, 4));
  Words clues(cells.size(), ".");
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cells[cell] == "#") continue;
    if (!random.one_in(3)) continue;
    clues[cell] = runs_around(cells, cell, 4);
    random.shuffle(clues[cell]);
    if (random.one_in(4) && clues[cell] != "0") clues[cell][random.below(clues[cell].size())] = '?';
    if (random.one_in(20)) clues[cell] = "2";
  }
  return "tapa\ncells" + rows_of(clues, 4);
}

bool is_tapa(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    if (clue == "#" && cells[cell] != "#") return false;
    if (clue == "." || clue == "#") continue;
    std::string runs = runs_around(cells, cell, columns);
    if (cells[cell] == "#" || clue.size() != runs.size()) return false;
    for (const char length : clue) {
      const std::size_t at = runs.find(length);
      if (length != '?' && at == std::string::npos) return false;
      if (length != '?') runs.erase(at, 1);
    }
  }
  return is_sea(cells, columns);
}

// ---- snake ----

bool is_snake_shape(const Words& cells, std::size_t columns) {
  std::size_t ends = 0;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cells[cell] != "#") continue;
    const std::size_t beside = times_around(cells, cell, columns, "#", 1);
    if (beside == 0 || beside > 2) return false;
    ends += beside == 1;
    // By a corner only where the cell beside both is a part too.
    for (const std::size_t other : around(cell, cells.size(), columns, 1, 2)) {
      if (other / columns == cell / columns || other % columns == cell % columns || cells[other] != "#") continue;
      const std::size_t one = cell / columns * columns + other % columns;
      const std::size_t two = other / columns * columns + cell % columns;
      if (cells[one] != "#" && cells[two] != "#") return false;
    }
  }
  return ends == 2 && pieces_of(cells, columns, "#").size() == 1;
}

std::string random_snake(Random& random) {
  Words cells;
  do cells = random_cells(random, 12, "#", 2);
  while (!is_snake_shape(cells, 4));
  Words given(cells.size(), ".");
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cells[cell] == "#" && random.one_in(4))
      given[cell] = random.one_in(3) ? "#" : times_around(cells, cell, 4, "#", 1) == 1 ? "S" : "o";
    if (random.one_in(60)) given[cell] = "S";
  }
  return "snake" + random_lines(random, cells, 4, "top", true, "#") +
         random_lines(random, cells, 4, "left", false, "#") + "\ncells" + rows_of(given, 4);
}

bool is_snake(const std::string& text, const Words& cells, std::size_t, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& given = token_at(text, "cells", cell, columns);
    const std::size_t beside = times_around(cells, cell, columns, "#", 1);
    if (given != "." && cells[cell] != "#") return false;
    if ((given == "S" && beside != 1) || (given == "o" && beside != 2)) return false;
  }
  return is_snake_shape(cells, columns) && are_lines_right(text, cells, columns, "top", true, "#") &&
         are_lines_right(text, cells, columns, "left", false, "#");
}

// ---- shakashaka ----

std::string random_shakashaka(Random& random) {
  Words cells;
  for (int cell = 0; cell < 6; ++cell) {
    const bool is_wall = random.one_in(6);
    cells.push_back(!is_wall ? "." : random.one_in(2) ? "#" : "#" + std::to_string(random.below(3)));
    if (!is_wall && random.one_in(15)) cells.back() = random.one_in(2) ? "nw" : "se";
  }
  return "shakashaka\ncells" + rows_of(cells, random.one_in(2) ? 2 : 3);
}

bool is_shakashaka(const std::string& text, const Words& cells, std::size_t rows, std::size_t columns) {
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const std::string& clue = token_at(text, "cells", cell, columns);
    if ((clue[0] == '#') != (cells[cell] == "#")) return false;
    if (clue[0] != '#' && clue != "." && clue != cells[cell]) return false;
    std::size_t triangles = 0;
    for (const std::size_t other : around(cell, cells.size(), columns, 1, 1)) triangles += cells[other].size() == 2;
    if (clue[0] == '#' && clue.size() > 1 && clue.substr(1) != std::to_string(triangles)) return false;
  }
  return are_white_rectangles(cells, rows, columns);
}

// Whether the white quarter of a cell, 0 above to 3 left in a circle, is white.
bool is_white(const std::string& cell, int quarter) {
  const char* const sides = "nesw";
  if (cell == "#") return false;
  return cell == "." || (cell[0] != sides[quarter] && cell[1] != sides[quarter]);
}

}  // namespace

// A rectangle fills the box around it, in one of the two ways. Cells
// are cut into four quarters by their diagonals; lengths are halves of a cell.
bool are_white_rectangles(const Words& cells, std::size_t rows, std::size_t columns) {
  std::vector<bool> is_met(cells.size() * 4);
  constexpr int x_of[4][2] = {{-1, 1}, {1, 1}, {1, -1}, {-1, -1}}, y_of[4][2] = {{-1, -1}, {-1, 1}, {1, 1}, {1, -1}};
  for (std::size_t start = 0; start < is_met.size(); ++start) {
    if (is_met[start] || !is_white(cells[start / 4], static_cast<int>(start % 4))) continue;
    Places area = {start};
    is_met[start] = true;
    int least[4] = {999, 999, 999, 999}, most[4] = {-999, -999, -999, -999};
    for (std::size_t at = 0; at < area.size(); ++at) {
      const std::size_t cell = area[at] / 4, row = cell / columns, column = cell % columns;
      const auto quarter = static_cast<int>(area[at] % 4);
      const int x = 2 * static_cast<int>(column) + 1, y = 2 * static_cast<int>(row) + 1;
      const auto reach = [&](int px, int py) {
        const int along[4] = {px, py, px + py, px - py};
        for (int i = 0; i < 4; ++i) least[i] = std::min(least[i], along[i]), most[i] = std::max(most[i], along[i]);
      };
      reach(x, y);
      for (int i = 0; i < 2; ++i) reach(x + x_of[quarter][i], y + y_of[quarter][i]);
      const auto visit = [&](std::size_t other, int of_other) {
        const std::size_t place = other * 4 + static_cast<std::size_t>(of_other);
        if (is_met[place] || !is_white(cells[other], of_other)) return;
        is_met[place] = true;
        area.push_back(place);
      };
      visit(cell, (quarter + 1) % 4);
      visit(cell, (quarter + 3) % 4);
      if (quarter == 0 && row > 0) visit(cell - columns, 2);
      if (quarter == 1 && column + 1 < columns) visit(cell + 1, 3);
      if (quarter == 2 && row + 1 < rows) visit(cell + columns, 0);
      if (quarter == 3 && column > 0) visit(cell - 1, 1);
    }
    const int size = static_cast<int>(area.size());
    const bool is_upright = size == (most[0] - least[0]) * (most[1] - least[1]);
    const bool is_on_corner = 2 * size == (most[2] - least[2]) * (most[3] - least[3]);
    if (!is_upright && !is_on_corner) return false;
  }
  return true;
}

std::span<const GridOracle> grid_oracles_shading() {
  static const GridOracle all[] = {
      {"nurikabe", random_nurikabe, {".", "#"}, is_nurikabe},
      {"hitori", random_hitori, {".", "#"}, is_hitori},
      {"heyawake", random_heyawake, {".", "#"}, is_heyawake},
      {"kurodoko", random_kurodoko, {".", "#"}, is_kurodoko},
      {"lits", random_lits, {".", "#"}, is_lits},
      {"yinyang", random_yinyang, {"o", "#"}, is_yinyang},
      {"cave", random_cave, {".", "#"}, is_cave},
      {"creek", random_creek, {".", "#"}, is_creek},
      {"snake", random_snake, {".", "#"}, is_snake},
      {"tapa", random_tapa, {".", "#"}, is_tapa},
      {"shakashaka", random_shakashaka, {".", "nw", "ne", "sw", "se", "#"}, is_shakashaka},
  };
  return all;
}

}  // namespace quadrille::test
