// Patterns of lines that all genres with lines share: what goes on at a point, and that a loop does not close too
// early. Tested by tests/core/patterns_test.cpp.
#pragma once

#include "core/puzzles/grid/line_patterns/line_picture.hpp"

namespace quadrille::grid {

using LineTable = reasoning::PatternTable<LinePicture>;
using reasoning::View;

inline std::size_t places_of_points(const LinePicture& picture) { return picture.size(); }
inline std::size_t places_of_cells(const LinePicture& picture) { return picture.cells(); }
inline std::size_t places_of_edges(const LinePicture& picture) { return 2 * picture.size(); }

/// Two lines meet at a point: the others are crosses.
void see_two_lines(const LinePicture& picture, std::size_t point, View& view);
/// A line has one way on.
void see_one_way(const LinePicture& picture, std::size_t point, View& view);
/// No line leads to a point with one way: none leads away.
void see_dead_end(const LinePicture& picture, std::size_t point, View& view);
/// The loop goes through a point that has two ways left.
void see_two_ways(LineView& lines, std::size_t point);

/// Whether something shows that a loop along these points, of which an edge is the last one, is not the solution.
using IsUnfinished = bool (*)(LineView& lines, const std::vector<char>& is_on_loop, Variable last);
/// An edge would close a loop, and something is not on it. A place is an edge.
void see_early_end(const LinePicture& picture, std::size_t place, View& view, IsUnfinished is_unfinished);
/// Whether a point that is not on the loop has a line.
bool has_line_elsewhere(LineView& lines, const std::vector<char>& is_on_loop);

/// The other end of the line that leads from `from` into a point; `reaches` is called with every point. None if it is
/// not a line that ends.
template <class Reaches>
std::optional<std::size_t> end_of_line(LineView& lines, std::size_t from, Reaches reaches) {
  unsigned came = 0;
  for (std::size_t point = from, steps = 0; steps <= lines.picture.size(); ++steps) {
    reaches(point);
    unsigned leaves = 0;
    for (const unsigned side : all_sides)
      if (side != came && leaves == 0 && lines.is_line(point, side)) leaves = side;
    if (leaves == 0) return point;
    point = *lines.picture.next(point, leaves);
    came = opposite_side(leaves);
  }
  return std::nullopt;
}

}  // namespace quadrille::grid
