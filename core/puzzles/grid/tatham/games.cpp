#include "core/puzzles/grid/tatham/games.hpp"

#include <algorithm>

#include "core/puzzles/grid/links/regions.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid::tatham {

namespace {

using Cells = std::vector<std::string>;

void add_rows(std::string_view section, const Cells& cells, std::size_t columns, std::string& out) {
  out += '\n';
  out += section;
  for (std::size_t at = 0; at < cells.size(); ++at) {
    out += at % columns == 0 ? '\n' : ' ';
    out += cells[at];
  }
}

void add_size(const Parameters& size, std::string& out) {
  out += "\nsize " + decimal(size.rows) + ' ' + decimal(size.columns);
}

std::size_t cells_of(const Parameters& size) { return size.rows * size.columns; }

// One of these characters is the token beside it.
struct Sign {
  char c;
  std::string_view token;
};
template <std::size_t count>
auto signs(const Sign (&list)[count]) {
  return [&list](Description& description) -> std::string {
    for (const Sign& sign : list)
      if (description.skip(sign.c)) return std::string(sign.token);
    return {};
  };
}
std::string digit(Description& description) {
  return description.next() >= '0' && description.next() <= '9' ? std::string(1, description.take()) : std::string();
}
std::string positive(Description& description) {
  if (description.next() == '0') return {};
  const auto number = description.number();
  return number ? decimal(*number) : std::string();
}

// A section `cells` that is all of the description.
template <class Symbol>
bool read_board(const Parameters& size, Description& description, Symbol symbol, std::string& out) {
  Cells cells;
  if (!description.read_cells(cells, cells_of(size), symbol) || !description.expect_end()) return false;
  add_rows("cells", cells, size.columns, out);
  return true;
}

bool read_lightup(const Parameters& size, Description& description, std::string& out) {
  static constexpr Sign walls[] = {{'0', "#0"}, {'1', "#1"}, {'2', "#2"}, {'3', "#3"}, {'4', "#4"}, {'B', "#"}};
  return read_board(size, description, signs(walls), out);
}

bool read_pearl(const Parameters& size, Description& description, std::string& out) {
  static constexpr Sign pearls[] = {{'B', "#"}, {'W', "o"}};
  return read_board(size, description, signs(pearls), out);
}

bool read_range(const Parameters& size, Description& description, std::string& out) {
  return read_board(size, description, positive, out);
}

bool read_mosaic(const Parameters& size, Description& description, std::string& out) {
  return read_board(size, description, digit, out);
}

bool read_filling(const Parameters& size, Description& description, std::string& out) {
  const auto symbol = [](Description& each) { return each.skip('0') ? std::string(".") : digit(each); };
  return read_board(size, description, symbol, out);
}

bool read_singles(const Parameters& size, Description& description, std::string& out) {
  Cells cells;
  for (; cells.size() < cells_of(size); (void)description.take()) {
    const auto number = digit62(description.next());
    if (!number || *number == 0) return description.fail_here();
    cells.push_back(decimal(*number));
  }
  add_rows("cells", cells, size.columns, out);
  return description.expect_end();
}

// The number behind a letter of the parameters; none if they lack it.
std::optional<std::uint64_t> parameter(std::string_view parameters, char letter) {
  const std::size_t at = parameters.find(letter);
  return at == std::string_view::npos ? std::nullopt : Description(parameters.substr(at + 1)).number();
}

bool read_bridges(const Parameters& size, Description& description, std::string& out) {
  if (parameter(size.rest, 'm').value_or(2) != 2)
    return description.fail("a hashi has at most two bridges between two islands, this game more or fewer");
  if (size.rest.find('L') != std::string_view::npos) return description.fail("a hashi may have loops, this game not");
  const auto symbol = [](Description& each) -> std::string {
    const char c = each.next();
    if (c >= 'A' && c <= 'G') return each.take(), decimal(static_cast<std::uint64_t>(c - 'A') + 10);
    return c == '0' ? std::string() : digit(each);
  };
  return read_board(size, description, symbol, out);
}

bool read_loopy(const Parameters& size, Description& description, std::string& out) {
  if (parameter(size.rest, 't').value_or(0) != 0)
    return description.fail("a slitherlink is of squares, this game of other tiles");
  return read_board(size, description, digit, out);
}

bool read_slant(const Parameters& size, Description& description, std::string& out) {
  Cells corners;
  if (!description.read_cells(corners, (size.rows + 1) * (size.columns + 1), digit) || !description.expect_end())
    return false;
  add_size(size, out);
  add_rows("corners", corners, size.columns + 1, out);
  return true;
}

// Letters that say how far the next place of a kind is; `z` is 25 places without one. `at` becomes the place behind the
// last one.
template <class Add>
bool read_distances(Description& description, std::size_t places, std::size_t& at, Add add) {
  constexpr std::size_t far = 25;
  while (!description.is_at_end() && description.next() != ',') {
    const char c = description.next();
    const bool is_small = c >= 'a' && c <= 'z', is_large = c >= 'A' && c <= 'Z';
    if (!is_small && !is_large) return description.fail_here();
    const auto distance = static_cast<std::size_t>(c - (is_small ? 'a' : 'A'));
    (void)description.take();
    at += std::min(distance, far);
    if (distance < far && at >= places) return description.fail("this goes beyond the last cell of the board");
    at = std::min(at, places);
    if (distance < far) add(at++, is_small);
  }
  return true;
}

bool read_unruly(const Parameters& size, Description& description, std::string& out) {
  Cells cells(cells_of(size) + 1, ".");
  const auto add = [&](std::size_t at, bool is_small) { cells[at] = is_small ? "0" : "1"; };
  std::size_t at = 0;
  if (!read_distances(description, cells.size(), at, add) || !description.expect_end()) return false;
  if (at != cells.size()) return description.fail_here();
  cells.pop_back();  // the last letter stands behind the board
  if (size.rest.starts_with('u')) out += "\ndifferent yes";
  add_rows("cells", cells, size.columns, out);
  return true;
}

bool read_galaxies(const Parameters& size, Description& description, std::string& out) {
  const std::size_t width = 2 * size.columns - 1;
  std::vector<std::size_t> dots;
  const auto add = [&](std::size_t at, bool) { dots.push_back(at); };
  const std::size_t places = (2 * size.rows - 1) * width;
  std::size_t at = 0;
  if (!read_distances(description, places, at, add) || !description.expect_end()) return false;
  if (dots.empty()) return description.fail("there are no centres");
  add_size(size, out);
  out += "\ncentres";
  for (const std::size_t dot : dots) out += '\n' + name_of_point({dot / width, dot % width});
  return true;
}

// Clues of lines, each behind a comma.
bool read_counts(Description& description, std::size_t count, Cells& clues) {
  while (clues.size() < count) {
    const auto number = description.expect(',') ? description.number() : std::nullopt;
    if (!number) return description.fail_here();
    clues.push_back(decimal(*number));
  }
  return true;
}

bool read_tents(const Parameters& size, Description& description, std::string& out) {
  Cells cells(cells_of(size) + 1, "."), top, left;
  std::size_t at = 0;
  for (; description.next() != ',' && !description.is_at_end();) {
    const char c = description.next();
    if (c == '!' || c == '-') return description.fail("a tent that is given cannot be written here");
    if (c != '_' && (c < 'a' || c > 'z')) return description.fail_here();
    (void)description.take();
    at += c == '_' ? 0 : c == 'z' ? 25 : static_cast<std::size_t>(c - 'a') + 1;
    if (at > cells_of(size)) return description.fail("this goes beyond the last cell of the board");
    if (c != 'z') cells[at++] = "T";
    if (at > cells_of(size)) break;
  }
  if (at != cells.size()) return description.fail_here();
  if (!read_counts(description, size.columns, top) || !read_counts(description, size.rows, left)) return false;
  cells.pop_back();
  add_rows("top", top, size.columns, out);
  add_rows("left", left, size.rows, out);
  add_rows("cells", cells, size.columns, out);
  return description.expect_end();
}

bool read_pattern(const Parameters& size, Description& description, std::string& out) {
  std::string columns = "\ncolumns", rows = "\nrows";
  for (std::size_t line = 0; line < size.columns + size.rows; ++line) {
    if (line > 0 && !description.expect('/')) return false;
    std::string& lines = line < size.columns ? columns : rows;
    lines += '\n';
    if (description.next() < '0' || description.next() > '9') {
      lines += '0';
      continue;
    }
    for (bool is_first = true; is_first || description.skip('.'); is_first = false) {
      const auto run = description.number();
      if (!run) return description.fail_here();
      lines += (is_first ? "" : " ") + decimal(*run);
    }
  }
  if (description.next() == ',') return description.fail("cells that are given cannot be written here");
  out += rows + columns;
  return description.expect_end();
}

bool read_magnets(const Parameters& size, Description& description, std::string& out) {
  constexpr std::string_view sides[] = {"top", "left", "bottom", "right"};
  for (const std::string_view side : sides) {
    Cells clues;
    const bool is_column = side == "top" || side == "bottom";
    for (std::size_t line = 0; line < (is_column ? size.columns : size.rows); ++line) {
      const auto number = digit62(description.next());
      if (!number && description.next() != '.') return description.fail_here();
      clues.push_back(number ? decimal(*number) : ".");
      (void)description.take();
    }
    if (!description.expect(',')) return false;
    add_rows(side, clues, clues.size(), out);
  }
  Cells regions(cells_of(size));
  for (std::size_t cell = 0, number = 0; cell < regions.size(); ++cell) {
    (void)description.skip(',');
    const char c = description.next();
    const bool is_second = c == 'R' ? cell % size.columns > 0 : c == 'B' && cell >= size.columns;
    if (c == '*') {
      regions[cell] = "#";
    } else if (c == 'L' || c == 'T') {
      regions[cell] = links::region_name(number++);
    } else if (is_second) {
      regions[cell] = regions[cell - (c == 'R' ? 1 : size.columns)];
    } else {
      return description.fail_here();
    }
    (void)description.take();
  }
  add_rows("regions", regions, size.columns, out);
  return description.expect_end();
}

bool read_keen(const Parameters& size, Description& description, std::string& out) {
  std::vector<std::size_t> region;
  if (!description.read_blocks(region, size.columns, 25, true) || !description.expect(',')) return false;
  Cells cells(region.size(), "."), names(region.size());
  for (std::size_t cell = 0, number = 0; cell < region.size(); ++cell) {
    const bool is_first = region[cell] == cell;
    names[cell] = is_first ? links::region_name(number++) : names[region[cell]];
    if (!is_first) continue;
    const std::size_t sign = std::string_view("amsd").find(description.next());
    if (description.is_at_end() || sign == std::string_view::npos) return description.fail_here();
    (void)description.take();
    const auto target = description.number();
    if (!target) return description.fail_here();
    const bool is_alone = std::count(region.begin(), region.end(), cell) == 1;
    cells[cell] = decimal(*target) + (is_alone ? "" : std::string(1, std::string_view("+*-/")[sign]));
  }
  add_rows("cells", cells, size.columns, out);
  add_rows("regions", names, size.columns, out);
  return description.expect_end();
}

bool read_towers(const Parameters& size, Description& description, std::string& out) {
  for (const std::string_view side : {"top", "bottom", "left", "right"}) {
    Cells clues;
    for (std::size_t line = 0; line < size.columns; ++line) {
      const bool is_first = line == 0 && side == "top";
      if (!is_first && !description.expect('/')) return false;
      const auto number = description.number();
      clues.push_back(number.value_or(0) == 0 ? "." : decimal(*number));
    }
    add_rows(side, clues, size.columns, out);
  }
  return !description.skip(',') ? description.expect_end() : read_board(size, description, positive, out);
}

bool read_unequal(const Parameters& size, Description& description, std::string& out) {
  if (size.rest.starts_with('a')) return description.fail("a futoshiki has no signs for neighbouring numbers");
  Cells cells;
  std::string pairs;
  const auto add_pairs = [&](std::size_t cell) {
    for (;;) {
      const std::size_t side = std::string_view("URDL").find(description.next());
      if (description.is_at_end() || side == std::string_view::npos) return true;
      const std::size_t row = cell / size.columns + (side == 2), column = cell % size.columns + (side == 1);
      if (row < (side == 0) || column < (side == 3) || row - (side == 0) >= size.rows ||
          column - (side == 3) >= size.columns)
        return description.fail("this sign points beyond the board");
      (void)description.take();
      pairs += "\nr" + decimal(cell / size.columns + 1) + 'c' + decimal(cell % size.columns + 1) + " > r" +
               decimal(row - (side == 0) + 1) + 'c' + decimal(column - (side == 3) + 1);
    }
  };
  while (cells.size() < cells_of(size)) {
    while (description.next() >= 'a' && description.next() <= 'z') {
      const auto run = static_cast<std::size_t>(description.take() - 'a') + 1;
      if (run >= cells_of(size) - cells.size()) return description.fail("this run goes beyond the last cell");
      cells.insert(cells.end(), run, ".");
    }
    const auto number = description.number();
    if (!number) return description.fail_here();
    cells.push_back(*number == 0 ? "." : decimal(*number));
    if (!add_pairs(cells.size() - 1)) return false;
    if (cells.size() < cells_of(size) && !description.expect(',')) return false;
  }
  (void)description.skip(',');
  add_rows("cells", cells, size.columns, out);
  if (!pairs.empty()) out += "\npairs" + pairs;
  return description.expect_end();
}

bool read_dominosa(const Parameters& size, Description& description, std::string& out) {
  const std::size_t columns = size.columns + 2, rows = size.columns + 1;
  Cells cells;
  while (cells.size() < rows * columns) {
    const bool is_long = description.skip('[');
    const auto number = is_long ? description.number() : std::nullopt;
    std::string cell = number ? decimal(*number) : is_long ? std::string() : digit(description);
    if (cell.empty() || (is_long && !description.skip(']'))) return description.fail_here();
    cells.push_back(std::move(cell));
  }
  add_rows("cells", cells, columns, out);
  return description.expect_end();
}

using ReadGame = bool (*)(const Parameters& parameters, Description& description, std::string& out);

// In the order of the games.
constexpr ReadGame readers[] = {read_lightup,  read_bridges, read_slant,  read_unruly,  read_keen,    read_towers,
                                read_unequal,  read_pattern, read_tents,  read_filling, read_singles, read_range,
                                read_galaxies, read_magnets, read_mosaic, read_loopy,   read_pearl,   read_dominosa};
static_assert(std::size(readers) == std::size(game_table));

}  // namespace

bool read_game(const Game& game, const Parameters& parameters, Description& description, std::string& out) {
  return readers[&game - std::begin(game_table)](parameters, description, out);
}

}  // namespace quadrille::grid::tatham
