// The geometry of four grids: squares, hexagons, triangles and cubes. A cell is a point in whole numbers, its place in
// a drawing:
//
//     square, cube    (layer,) row and column
//     hex             doubled columns: the neighbours of (r, c) are (r, c ± 2) and (r ± 1, c ± 1)
//     triangle        (r, c) points up where r + c is even; its neighbours are (r, c ± 1) and (r + 1, c); one that
//                     points down has (r − 1, c) instead
//
// Tested by tests/core/tiling_pieces_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace quadrille::tiling {

enum class Grid : std::uint8_t { square, hex, triangle, cube };
constexpr std::array<std::string_view, 4> grid_names = {"square", "hex", "triangle", "cube"};

struct Point {
  int layer = 0;
  int row = 0;
  int column = 0;
  friend bool operator==(const Point&, const Point&) = default;
};
/// By layer, row and column.
bool operator<(const Point& one, const Point& other);

/// Cells in ascending order, none twice.
using Shape = std::vector<Point>;

/// Which images of a piece may be placed.
enum class Turning : std::uint8_t { fixed, rotate, free };
constexpr std::array<std::string_view, 3> turning_names = {"fixed", "rotate", "free"};

/// How many ways there are to turn and reflect the grid about a point. The first half are the rotations; 0 is the
/// identity.
constexpr unsigned transforms(Grid grid) {
  constexpr std::array<unsigned, 4> counts = {8, 12, 12, 48};
  return counts[static_cast<std::size_t>(grid)];
}
Point transformed(Grid grid, unsigned transform, Point point);

/// The neighbours across an edge, in a cube across a face.
std::vector<Point> neighbours(Grid grid, Point point);

/// Whether a translation takes one cell to the other: on the triangular grid only if both point the same way.
inline bool are_translates(Grid grid, Point one, Point other) {
  return grid != Grid::triangle || ((one.row + one.column + other.row + other.column) & 1) == 0;
}

/// Sorts the cells and moves the first one to the origin; a triangle that points down to column 1.
void normalize(Grid grid, Shape& shape);

/// The normal form of the image of a shape.
Shape image(Grid grid, unsigned transform, const Shape& shape);

/// The different normal forms of the images that `turning` allows, in ascending order.
std::vector<Shape> orientations(Grid grid, const Shape& shape, Turning turning);

/// Whether its cells hang together.
bool is_connected(Grid grid, const Shape& shape);

}  // namespace quadrille::tiling
