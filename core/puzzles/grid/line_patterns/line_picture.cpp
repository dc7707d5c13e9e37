#include "core/puzzles/grid/line_patterns/line_picture.hpp"

namespace quadrille::grid {

LinePicture::LinePicture(const Board& board) : text(board.text), model(board.model), points(points_of(*board.text)) {}

LinePicture::Edge LinePicture::edge(std::size_t point, unsigned side) const {
  const auto from = side == rightward || side == below ? std::optional(point) : next(point, side);
  if (!from) return std::nullopt;
  return (side == leftward || side == rightward ? model->horizontal : model->vertical)[*from];
}

std::optional<std::size_t> LinePicture::next(std::size_t point, unsigned side) const {
  const std::size_t row = point / points.columns, column = point % points.columns;
  if (side == above) return row > 0 ? std::optional(point - points.columns) : std::nullopt;
  if (side == leftward) return column > 0 ? std::optional(point - 1) : std::nullopt;
  if (side == rightward) return column + 1 < points.columns ? std::optional(point + 1) : std::nullopt;
  return row + 1 < points.rows ? std::optional(point + points.columns) : std::nullopt;
}

std::string_view LinePicture::clue(std::size_t cell) const {
  const Token* token = text->at("cells", cell);
  return token == nullptr || token->is_blank() ? std::string_view() : token->text;
}

LineView::Sorted LineView::sort(const std::array<Edge, 4>& edges) {
  Sorted sorted;
  for (const Edge edge : edges) {
    if (!edge) continue;
    const Values values = view.of(*edge);
    (values == line ? sorted.lines : values == cross ? sorted.crosses : sorted.open).push_back(*edge);
  }
  return sorted;
}

LineView::Sorted LineView::around(std::size_t point) {
  std::array<Edge, 4> edges;
  for (std::size_t at = 0; at < edges.size(); ++at) edges[at] = picture.edge(point, all_sides[at]);
  return sort(edges);
}

}  // namespace quadrille::grid
