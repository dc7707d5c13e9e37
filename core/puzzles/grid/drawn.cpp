#include "core/puzzles/grid/drawn.hpp"

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid {

namespace {

bool has_borders(const Text& text) { return text.genre->edges == Edges::borders; }

std::string_view section_of(bool is_horizontal) { return (is_horizontal ? horizontal_rule : vertical_rule).name; }

template <class See>
void for_drawn(const Text& text, See see) {
  for (const bool is_horizontal : {true, false}) {
    const Section* section = text.find(section_of(is_horizontal));
    if (section == nullptr) continue;
    for (std::size_t row = 0; row < section->rows.size(); ++row)
      for (std::size_t column = 0; column < section->rows[row].size(); ++column)
        if (const Token& token = section->rows[row][column]; !token.is_blank())
          see(EdgePlace{is_horizontal, row, column}, token);
  }
}

// The shapes of a board for counting with memory keep to what is drawn.
void keep_shapes(const Text& text, LineBoard& lines, EdgePlace edge, bool is_line) {
  const Points points = points_of(text);
  if (lines.shapes.empty()) lines.shapes.assign(points.rows * points.columns, network::all_values(loop_shapes));
  const std::size_t from = edge.row * points.columns + edge.column;
  const auto keep = [&](std::size_t point, unsigned side) {
    const Values there = shapes_to(side);
    lines.shapes[point] &= is_line ? there : ~there;
  };
  keep(from, edge.is_horizontal ? rightward : below);
  keep(edge.is_horizontal ? from + 1 : from + points.columns, edge.is_horizontal ? leftward : above);
  lines.has_drawn = true;
}

}  // namespace

Points points_of(const Text& text) {
  const std::size_t more = has_borders(text) ? 1 : 0;
  return {text.rows + more, text.columns + more};
}

EdgeSide side_of(const Text& text, EdgePlace edge) {
  if (!has_borders(text)) return {edge.row * text.columns + edge.column, edge.is_horizontal ? "right" : "below"};
  const bool is_last = edge.is_horizontal ? edge.row == text.rows : edge.column == text.columns;
  if (is_last) --(edge.is_horizontal ? edge.row : edge.column);
  const std::size_t cell = edge.row * text.columns + edge.column;
  if (edge.is_horizontal) return {cell, is_last ? "below" : "above"};
  return {cell, is_last ? "right" : "left"};
}

Cells cells_at(const Text& text, EdgePlace edge) {
  const auto cell = static_cast<Variable>(edge.row * text.columns + edge.column);
  const auto width = static_cast<Variable>(text.columns);
  if (!has_borders(text)) return {cell, edge.is_horizontal ? cell + 1 : cell + width};
  Cells cells;
  const std::size_t at = edge.is_horizontal ? edge.row : edge.column;
  if (at > 0) cells.push_back(cell - (edge.is_horizontal ? width : 1));
  if (at < (edge.is_horizontal ? text.rows : text.columns)) cells.push_back(cell);
  return cells;
}

std::string words_of(const Text& text, EdgePlace edge, const Token& token) {
  const auto [cell, side] = side_of(text, edge);
  std::string words = token.text == "x" ? "cross " : "line ";
  words += side == "left" || side == "right" ? std::string(side) + " of" : std::string(side);
  return words + " row " + decimal(cell / text.columns + 1) + ", column " + decimal(cell % text.columns + 1);
}

std::optional<Error> give_drawn(Maker& maker) {
  const Text& text = maker.text;
  std::optional<Error> error;
  for_drawn(text, [&](EdgePlace edge, const Token& token) {
    const std::string_view line = edge.is_horizontal ? "-" : "|";
    if (token.text != line && token.text != "x") {
      if (!error) error = error_at(token, quote(token.text) + " is no line " + std::string(line) + " and no cross x");
      return;
    }
    maker.draw(token, edge.is_horizontal, edge.row * points_of(text).columns + edge.column, token.text == line);
    if (LineBoard* const lines = maker.lines()) keep_shapes(text, *lines, edge, token.text == line);
  });
  return error;
}

bool has_drawn(const Board& board, const Text& text, const Answer& answer) {
  bool agrees = true;
  const auto is_inside = [&](std::size_t cell) { return answer[cell] == 2; };
  for_drawn(text, [&](EdgePlace edge, const Token& token) {
    bool is_line = false;
    const Cells cells = cells_at(text, edge);
    if (has_borders(text)) {
      for (const Variable cell : cells) is_line ^= is_inside(cell);
    } else if (board.model->shown[cells[0]].empty()) {
      const unsigned value = answer[cells[0]] - 1u;
      const bool is_crossing = (text.genre->crossing >> value & 1) != 0;
      is_line = is_crossing || (line_shapes[value].sides & (edge.is_horizontal ? rightward : below)) != 0;
    }
    agrees &= is_line == (token.text != "x");
  });
  return agrees;
}

}  // namespace quadrille::grid
