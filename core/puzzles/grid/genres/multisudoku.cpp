#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::multisudoku {

namespace {

constexpr SectionRule sections[] = {{"grids", SectionKind::parameter, false},
                                    {"cells", SectionKind::cells, true, Clues::walls}};

bool is_outside(const Text& text, std::size_t cell) { return text.at("cells", cell)->text == "#"; }

// Whether a grid with this upper left corner is on the board, and whole.
bool fits(const Text& text, std::size_t row, std::size_t column) {
  if (row + 9 > text.rows || column + 9 > text.columns) return false;
  for (std::size_t i = 0; i < 81; ++i)
    if (is_outside(text, (row + i / 9) * text.columns + column + i % 9)) return false;
  return true;
}

// The upper left corners of the grids.
std::optional<Error> read_grids(const Text& text, Cells& corners) {
  const Section* grids = text.find("grids");
  for (std::size_t row = 0; grids == nullptr && row < text.rows; row += 3)
    for (std::size_t column = 0; column < text.columns; column += 3)
      if (fits(text, row, column)) corners.push_back(static_cast<Variable>(row * text.columns + column));
  if (grids == nullptr) return std::nullopt;
  for (const Token& token : grids->rows[0]) {
    const auto corner = cell_named(text, token.text);
    if (!corner || !fits(text, *corner / text.columns, *corner % text.columns))
      return error_at(token, quote(token.text) + " is no upper left corner of 9 × 9 cells");
    corners.push_back(*corner);
  }
  return std::nullopt;
}

// The rows, columns and boxes of a grid.
std::vector<Cells> houses_of(const Text& text, Variable corner) {
  std::vector<Cells> houses(27);
  for (std::size_t row = 0; row < 9; ++row)
    for (std::size_t column = 0; column < 9; ++column)
      for (const std::size_t house : {row, 9 + column, 18 + row / 3 * 3 + column / 3})
        houses[house].push_back(static_cast<Variable>(corner + row * text.columns + column));
  return houses;
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  if (auto error = need_small(text)) return error;
  Cells corners;
  if (auto error = read_grids(text, corners)) return error;
  maker.set_values(9, 1);
  std::vector<char> is_covered(text.cells());
  for (const Variable corner : corners)
    for (const Cells& house : houses_of(text, corner)) {
      maker.differ(house);
      for (const Variable cell : house) is_covered[cell] = true;
    }
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    if (is_outside(text, cell)) {
      maker.leave_out(cell, "#");
    } else if (!is_covered[cell]) {
      return error_at(*text.at("cells", cell), "this cell is in no grid of 9 × 9 cells");
    }
  }
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  Cells corners;
  if (read_grids(text, corners)) return false;
  for (const Variable corner : corners)
    for (const Cells& house : houses_of(text, corner))
      if (!are_different(house, answer)) return false;
  return true;
}

}  // namespace

const Genre genre = {"multisudoku", sections, compile, obeys, write_number<1>};

}  // namespace quadrille::grid::multisudoku
