#include "tests/core/grid_oracles.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace quadrille::test {

std::vector<std::vector<std::string>> section_of(const std::string& text, std::string_view name) {
  std::vector<std::vector<std::string>> rows;
  std::istringstream lines(text);
  bool is_inside = false;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::vector<std::string> tokens;
    for (std::string word; words >> word;) tokens.push_back(word);
    if (tokens.empty()) continue;
    const bool is_name = tokens[0].size() > 2 && std::all_of(tokens[0].begin(), tokens[0].end(), [](char letter) {
                           return letter >= 'a' && letter <= 'z';
                         });
    if (is_name) {
      is_inside = tokens[0] == name;
      tokens.erase(tokens.begin());
      if (is_inside && !tokens.empty()) rows.push_back(tokens);
    } else if (is_inside) {
      rows.push_back(tokens);
    }
  }
  return rows;
}

namespace {

// ---- star battle ----

// Regions around the stars of one of the two boards of 4×4: a cell belongs to a star of its row or column.
std::string random_stars(Random& random) {
  constexpr std::size_t side = 4;
  constexpr std::size_t star_of_row[2][side] = {{1, 3, 0, 2}, {2, 0, 3, 1}};
  const std::size_t* const stars = star_of_row[random.below(2)];
  std::string text = "starbattle\nstars 1\nregions";
  for (std::size_t row = 0; row < side; ++row) {
    text += '\n';
    for (std::size_t column = 0; column < side; ++column) {
      std::size_t region = row;
      if (stars[row] != column && random.one_in(2))
        for (region = 0; stars[region] != column;) ++region;
      if (column > 0) text += ' ';
      text += random.one_in(30) ? '#' : static_cast<char>('A' + region);
    }
  }
  return text;
}

bool is_star_battle(const std::string& text, const std::vector<std::string>& cells, std::size_t rows,
                    std::size_t columns) {
  const auto regions = section_of(text, "regions");
  const int stars = std::atoi(section_of(text, "stars")[0][0].c_str());
  std::vector<int> by_row(rows), by_column(columns), by_region(256);
  std::vector<bool> is_region(256);
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t c = 0; c < columns; ++c) {
      const auto region = static_cast<unsigned char>(regions[r][c][0]);
      if (region != '#' && region != '.') is_region[region] = true;  // `.`: of no region
      if (cells[r * columns + c] != "*") continue;
      if (region == '#') return false;
      ++by_row[r], ++by_column[c], ++by_region[region];
      for (std::size_t y = 0; y < rows; ++y)
        for (std::size_t x = 0; x < columns; ++x) {
          const bool touches = (y > r ? y - r : r - y) <= 1 && (x > c ? x - c : c - x) <= 1;
          if (touches && (y != r || x != c) && cells[y * columns + x] == "*") return false;
        }
    }
  }
  const auto is_right = [&](int count) { return count == stars; };
  for (std::size_t region = 0; region < 256; ++region)
    if (is_region[region] && by_region[region] != stars) return false;
  return std::all_of(by_row.begin(), by_row.end(), is_right) &&
         std::all_of(by_column.begin(), by_column.end(), is_right);
}

// ---- nonogram ----

using Runs = std::vector<std::string>;

// `3r` for three cells of the colour r, `3` for `#`; `0` for none.
Runs runs_of(const std::vector<std::string>& line) {
  Runs runs;
  for (std::size_t at = 0; at < line.size();) {
    std::size_t end = at;
    while (end < line.size() && line[end] == line[at]) ++end;
    if (line[at] != ".") runs.push_back(std::to_string(end - at) + (line[at] == "#" ? "" : line[at]));
    at = end;
  }
  return runs.empty() ? Runs{"0"} : runs;
}

std::vector<std::string> line_of(const std::vector<std::string>& cells, std::size_t first, std::size_t step,
                                 std::size_t count) {
  std::vector<std::string> line;
  for (std::size_t i = 0; i < count; ++i) line.push_back(cells[first + i * step]);
  return line;
}

// The runs of a random picture; now and then one of them is another one.
template <std::size_t count>
std::string random_picture(Random& random, const char (&colours)[count], std::size_t rows, std::size_t columns) {
  std::vector<std::string> cells(rows * columns);
  for (std::string& cell : cells) cell = std::string(1, colours[random.below(count - 1)]);
  std::string text = "nonogram\nrows";
  const auto add = [&](const Runs& runs) {
    text += '\n';
    for (const std::string& run : runs) text += (&run == runs.data() ? "" : " ") + run;
  };
  for (std::size_t r = 0; r < rows; ++r) add(runs_of(line_of(cells, r * columns, 1, columns)));
  text += "\ncolumns";
  for (std::size_t c = 0; c < columns; ++c)
    add(random.one_in(20) ? Runs{"1"} : runs_of(line_of(cells, c, columns, rows)));
  return text;
}

std::string random_nonogram(Random& random) { return random_picture(random, ".#", 4, 4); }
std::string random_coloured_nonogram(Random& random) { return random_picture(random, ".br", 3, 3); }

bool is_nonogram(const std::string& text, const std::vector<std::string>& cells, std::size_t rows,
                 std::size_t columns) {
  const auto of_rows = section_of(text, "rows"), of_columns = section_of(text, "columns");
  for (std::size_t r = 0; r < rows; ++r)
    if (of_rows[r][0] != "." && runs_of(line_of(cells, r * columns, 1, columns)) != of_rows[r]) return false;
  for (std::size_t c = 0; c < columns; ++c)
    if (of_columns[c][0] != "." && runs_of(line_of(cells, c, columns, rows)) != of_columns[c]) return false;
  return true;
}

}  // namespace

std::vector<GridOracle> all_grid_oracles() {
  std::vector<GridOracle> all;
  for (const auto oracles :
       {grid_oracles(), grid_oracles_a(), grid_oracles_numbers(), grid_oracles_b(), grid_oracles_pieces(),
        grid_oracles_shading(), grid_oracles_lines(), grid_oracles_regions()})
    all.insert(all.end(), oracles.begin(), oracles.end());
  return all;
}

std::span<const GridOracle> grid_oracles() {
  static const GridOracle all[] = {{"starbattle", random_stars, {".", "*"}, is_star_battle},
                                   {"nonogram", random_nonogram, {".", "#"}, is_nonogram},
                                   {"nonogram", random_coloured_nonogram, {".", "b", "r"}, is_nonogram}};
  return all;
}

}  // namespace quadrille::test
