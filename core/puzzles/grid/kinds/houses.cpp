#include "core/puzzles/grid/kinds/houses.hpp"

#include <utility>

#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::kinds {

namespace {

std::size_t side_of(const Ground& ground) { return kind_of(ground.text).grid_side; }
std::size_t box_of(const Ground& ground) {
  std::size_t side = 1;
  while (side * side < side_of(ground)) ++side;
  return side;
}
Message grid_words(const Ground& ground) {
  return Message(decimal(side_of(ground))) + " × " + decimal(side_of(ground)) + " cells";
}

// Whether a grid with this upper left corner is on the board, and without walls.
bool is_grid(const Ground& ground, std::size_t row, std::size_t column) {
  const std::size_t side = side_of(ground);
  if (row + side > ground.text.rows || column + side > ground.text.columns) return false;
  for (std::size_t i = 0; i < side * side; ++i)
    if (ground.is_wall((row + i / side) * ground.text.columns + column + i % side)) return false;
  return true;
}

// The upper left corners.
std::optional<Error> read_grids(const Ground& ground, Cells& corners) {
  const Text& text = ground.text;
  const Section* grids = text.find(grids_name);
  for (std::size_t row = 0; grids == nullptr && row < text.rows; row += box_of(ground))
    for (std::size_t column = 0; column < text.columns; column += box_of(ground))
      if (is_grid(ground, row, column)) corners.push_back(static_cast<Variable>(row * text.columns + column));
  if (grids == nullptr) return std::nullopt;
  for (const Token& token : grids->rows[0]) {
    const auto corner = cell_named(text, token.text);
    if (!corner || !is_grid(ground, *corner / text.columns, *corner % text.columns))
      return error_at(token, quote(token.text) + " is no upper left corner of " + grid_words(ground));
    corners.push_back(*corner);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> check_grids(const Ground& ground) {
  if (auto error = need_small(ground.text)) return error;
  Cells corners;
  if (auto error = read_grids(ground, corners)) return error;
  const std::size_t side = side_of(ground);
  std::vector<bool> is_covered(ground.text.cells());
  for (const Variable corner : corners)
    for (std::size_t i = 0; i < side * side; ++i) is_covered[corner + i / side * ground.text.columns + i % side] = true;
  for (std::size_t cell = 0; cell < ground.text.cells(); ++cell)
    if (!is_covered[cell] && !ground.is_wall(cell)) {
      Error error = {Error::Code::bad_input, "this cell is in no grid of " + grid_words(ground), ground.text.line, 1};
      const Token* token = ground.text.at("cells", cell);
      return token == nullptr ? std::move(error) : error_at(*token, std::move(error.message));
    }
  return std::nullopt;
}

void visit_houses(const Ground& ground, const Group&, UsePlace use) {
  Cells corners;
  (void)read_grids(ground, corners);
  const std::size_t side = side_of(ground), box = box_of(ground);
  for (const Variable corner : corners) {
    std::vector<Cells> houses(3 * side);
    for (std::size_t row = 0; row < side; ++row)
      for (std::size_t column = 0; column < side; ++column)
        for (const std::size_t house : {row, side + column, 2 * side + row / box * box + column / box})
          houses[house].push_back(static_cast<Variable>(corner + row * ground.text.columns + column));
    for (Cells& house : houses)
      if (!use({std::move(house)})) return;
  }
}

}  // namespace quadrille::grid::kinds
