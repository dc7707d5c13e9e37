// A board of lines as patterns see it: points that edges join, and clues. The points are the corners of cells, or the
// cells themselves. Tested by tests/core/patterns_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/board.hpp"
#include "core/puzzles/grid/drawn.hpp"
#include "core/puzzles/grid/line_graph.hpp"
#include "core/reasoning/patterns.hpp"

namespace quadrille::grid {

constexpr std::array<unsigned, 4> all_sides = {above, leftward, rightward, below};
constexpr unsigned opposite_side(unsigned side) {
  return side == above ? below : side == below ? above : side == leftward ? rightward : leftward;
}

struct LinePicture {
  using Edge = std::optional<Variable>;

  explicit LinePicture(const Board& board);

  /// None at the border, and where no line can be.
  Edge edge(std::size_t point, unsigned side) const;
  std::optional<std::size_t> next(std::size_t point, unsigned side) const;
  std::size_t size() const { return points.rows * points.columns; }
  std::size_t cells() const { return text->cells(); }
  std::string_view clue(std::size_t cell) const;
  /// By its place among all edges: 2 × the point where it begins, and whether it leads down.
  Edge edge_at(std::size_t place) const { return edge(place / 2, place % 2 == 0 ? rightward : below); }

  std::shared_ptr<const Text> text;
  std::shared_ptr<const Model> model;
  Points points;
};

/// What a matcher sees of a board of lines.
class LineView {
 public:
  using Edge = LinePicture::Edge;
  static constexpr Values line = 2, cross = 1;

  LineView(const LinePicture& picture, reasoning::View& view) : picture(picture), view(view) {}

  /// What is so is part of the picture. An edge that is none is a cross.
  bool is_line(Edge edge) { return edge && view.is(*edge, line); }
  bool is_cross(Edge edge) { return !edge || view.is(*edge, cross); }
  bool is_open(Edge edge) { return edge && view.of(*edge) == (line | cross); }
  bool is_line(std::size_t point, unsigned side) { return is_line(picture.edge(point, side)); }
  bool is_cross(std::size_t point, unsigned side) { return is_cross(picture.edge(point, side)); }
  void draw(Edge edge, bool is_line) {
    if (edge) view.conclude(*edge, is_line ? line : cross);
  }
  void draw(std::size_t point, unsigned side, bool is_line) { draw(picture.edge(point, side), is_line); }

  /// Edges by what is known of them; none of them is part of the picture yet.
  struct Sorted {
    std::vector<Variable> lines, crosses, open;
  };
  Sorted sort(const std::array<Edge, 4>& edges);
  Sorted around(std::size_t point);
  void rely(const std::vector<Variable>& edges) {
    for (const Variable edge : edges) view.rely(edge);
  }
  void draw(const std::vector<Variable>& edges, bool is_line) {
    for (const Variable edge : edges) draw(Edge(edge), is_line);
  }

  const LinePicture& picture;
  reasoning::View& view;
};

}  // namespace quadrille::grid
