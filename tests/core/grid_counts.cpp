#include "tests/core/grid_counts.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace quadrille::test {

const Rows& kept_section(const std::string& text, const char* name) {
  static std::string last;
  static std::map<std::string, Rows> sections;
  if (last != text) last = text, sections.clear();
  const auto [at, is_new] = sections.try_emplace(name);
  if (is_new) at->second = section_of(text, name);
  return at->second;
}

const std::string& token_at(const std::string& text, const char* section, std::size_t cell, std::size_t columns) {
  return kept_section(text, section)[cell / columns][cell % columns];
}

std::vector<std::size_t> around(std::size_t cell, std::size_t cells, std::size_t columns, int larger, int sum) {
  std::vector<std::size_t> found;
  for (std::size_t other = 0; other < cells; ++other) {
    const int down = std::abs(static_cast<int>(other / columns) - static_cast<int>(cell / columns));
    const int right = std::abs(static_cast<int>(other % columns) - static_cast<int>(cell % columns));
    if (other != cell && std::max(down, right) <= larger && down + right <= sum) found.push_back(other);
  }
  return found;
}

std::size_t times_around(const Words& cells, std::size_t cell, std::size_t columns, const char* token, int sum) {
  const auto others = around(cell, cells.size(), columns, 1, sum);
  return static_cast<std::size_t>(
      std::count_if(others.begin(), others.end(), [&](std::size_t other) { return cells[other] == token; }));
}

// How many cells of a line have one of the tokens.
static std::size_t times_in_line(const Words& cells, std::size_t columns, bool is_column, std::size_t line,
                                 const std::string& tokens) {
  std::size_t number = 0;
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    number += (is_column ? cell % columns : cell / columns) == line && tokens.find(cells[cell]) != std::string::npos;
  return number;
}

bool are_lines_right(const std::string& text, const Words& cells, std::size_t columns, const char* section,
                     bool is_column, const std::string& tokens) {
  const Rows& clues = kept_section(text, section);
  for (std::size_t line = 0; !clues.empty() && line < clues[0].size(); ++line)
    if (clues[0][line] != "." &&
        times_in_line(cells, columns, is_column, line, tokens) != static_cast<std::size_t>(value_of(clues[0][line])))
      return false;
  return true;
}

std::string random_lines(Random& random, const Words& cells, std::size_t columns, const char* section, bool is_column,
                         const std::string& tokens) {
  Words clues;
  for (std::size_t line = 0; line < (is_column ? columns : cells.size() / columns); ++line)
    clues.push_back(random.one_in(5)    ? "."
                    : random.one_in(25) ? "1"
                                        : std::to_string(times_in_line(cells, columns, is_column, line, tokens)));
  return std::string("\n") + section + rows_of(clues, clues.size());
}

Words random_cells(Random& random, std::size_t count, const char* token, std::uint64_t rarity) {
  return random_givens(random, count, {token}, rarity);
}

bool is_blank_or(const std::string& given, const std::string& cell) { return given == "." || given == cell; }

}  // namespace quadrille::test
