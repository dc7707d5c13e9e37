// Links of penpa-edit (core/penpa). As its own Kakuro grid, and the import of puzz.link there, draw one: a black cell
// is a symbol `kakuro`, in any of its six styles; the sum of the run across is a small number in the upper right corner
// of its cell, that of the run down in the lower left one; a given is a number in a white cell. What a person has
// entered is in another part of the link, and is not read.
#include <algorithm>
#include <map>
#include <set>

#include "core/penpa/link.hpp"
#include "core/penpa/notation.hpp"
#include "core/puzzles/kakuro/statements.hpp"
#include "core/puzzles/kakuro/text/notations.hpp"
#include "core/text/link_line.hpp"

namespace quadrille::kakuro {

namespace {

constexpr std::size_t most_side_of_penpa = 100;

// By corner of a cell, from its upper left one.
constexpr long at_across = 1, at_down = 2;

using PenpaCells = std::vector<std::string>;

std::optional<Error> read_penpa_givens(const penpa::Link& link, PenpaCells& cells) {
  std::vector<penpa::Number> numbers;
  if (auto error = penpa::read_numbers(link, "number", numbers)) return error;
  for (const penpa::Number& number : numbers) {
    const long cell = link.grid.cell_of(penpa::point_in(number.point));
    if (cell < 0 || number.kind == penpa::marks || number.text.empty()) continue;
    std::string& token = cells[static_cast<std::size_t>(cell)];
    const bool is_digit = number.text.size() == 1 && number.text[0] >= '1' && number.text[0] <= '9';
    if (token != "." || !is_digit)
      return penpa::refused("the number " + quote(number.text) + " of penpa-edit is no digit in a white cell");
    token = number.text;
  }
  return std::nullopt;
}

std::optional<Error> read_penpa_sums(const penpa::Link& link, PenpaCells& cells) {
  std::vector<penpa::Number> numbers;
  if (auto error = penpa::read_numbers(link, "numberS", numbers)) return error;
  struct Sums {
    std::string across, down;
  };
  std::map<std::size_t, Sums> sums;
  for (const penpa::Number& number : numbers) {
    const long point = penpa::point_in(number.point), corner = point % 4;
    const long cell = link.grid.cell_of(point / 4 - link.grid.area);
    if (cell < 0 || number.text.empty()) continue;
    const auto sum = whole_number(number.text);
    // Runs have two cells or more.
    const bool is_sum = sum && *sum > 2 && number.text.size() < 3 && number.text[0] != '0';
    const auto place = static_cast<std::size_t>(cell);
    if (cells[place] != "#" || !is_sum || (corner != at_across && corner != at_down))
      return penpa::refused("the small number " + quote(number.text) +
                            " of penpa-edit is no sum in a black cell of a Kakuro");
    (corner == at_across ? sums[place].across : sums[place].down) = number.text;
  }
  for (const auto& [cell, of_cell] : sums) cells[cell] = of_cell.down + '\\' + of_cell.across;
  return std::nullopt;
}

// Whether a thick line stands between two white cells, as of regions, which no Kakuro has.
bool has_borders(const penpa::Link& link, const PenpaCells& cells) {
  const std::size_t wide = link.grid.columns;
  std::set<std::string> borders;
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    for (const std::size_t next : {cell + 1, cell + wide}) {
      const bool are_neighbours = next < cells.size() && (next == cell + wide || next % wide != 0);
      if (are_neighbours && cells[cell] == "." && cells[next] == ".") borders.insert(link.grid.key_between(cell, next));
    }
  const penpa::Entries edges = penpa::entries_of(link.drawn.member("lineE"));
  return std::any_of(edges.begin(), edges.end(), [&borders](const auto& edge) {
    const long style = penpa::whole_in(edge.second);
    return (style == 2 || style == 21) && borders.contains(std::string(edge.first));
  });
}

}  // namespace

std::optional<Error> convert_penpa(std::string_view line, std::string& text) {
  penpa::Link link;
  if (auto error = penpa::open(line, {"Kakuro", {"kakuro", "square", "sudoku"}, most_side_of_penpa}, link))
    return error;
  PenpaCells cells(link.grid.rows * link.grid.columns, ".");
  bool has_black = false;
  for (const auto& [point, entry] : penpa::entries_of(link.drawn.member("symbol"))) {
    if (penpa::words_in(penpa::item(entry, 1)) != "kakuro") continue;
    has_black = true;
    const long cell = link.grid.cell_of(penpa::point_in(point));
    if (cell >= 0) cells[static_cast<std::size_t>(cell)] = "#";
  }
  if (!has_black) return penpa::refused("the drawing of penpa-edit has no black cells of a Kakuro");
  if (has_borders(link, cells))
    return penpa::refused("the drawing of penpa-edit is no Kakuro: it has borders between white cells");
  if (auto error = read_penpa_givens(link, cells)) return error;
  if (auto error = read_penpa_sums(link, cells)) return error;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    text += cells[cell];
    text += (cell + 1) % link.grid.columns == 0 ? '\n' : ' ';
  }
  return std::nullopt;
}

Detection detect_penpa(std::string_view text, bool last) { return penpa::detect("kakuro", text, last); }

Read read_penpa(Cursor& cursor, Board& board, Error& error) {
  return read_link_line("kakuro", cursor, board, error, read_grid,
                        [](const Board& read) { return 3 * read.cells.size(); });
}

}  // namespace quadrille::kakuro
