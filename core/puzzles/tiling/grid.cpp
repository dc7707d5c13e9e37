#include "core/puzzles/tiling/grid.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::tiling {

namespace {

Point turned_square(unsigned transform, Point point) {
  if (transform >= 4) point.column = -point.column;
  for (unsigned turns = transform % 4; turns > 0; --turns) point = {0, point.column, -point.row};
  return point;
}

// In axial coordinates q = (column − row) / 2 and row, a turn by 60° takes (q, row) to (−row, q + row).
Point turned_hex(unsigned transform, Point point) {
  int q = (point.column - point.row) / 2, row = point.row;
  if (transform >= 6) std::swap(q, row);
  for (unsigned turns = transform % 6; turns > 0; --turns) {
    const int next = q + row;
    q = -row;
    row = next;
  }
  return {0, row, 2 * q + row};
}

// Three coordinates, one for the strips in each direction of edges. Their sum is 1 for a triangle that points up and 2
// for one that points down; crossing an edge changes one of them by one. Turns by 120° permute them, and a turn by 180°
// about the corner where all three are between 0 and 1 takes each of them to 1 − itself.
Point turned_triangle(unsigned transform, Point point) {
  const auto half = [](int number) { return number >> 1; };  // rounded down
  std::array<int, 3> at = {half(point.column - point.row + 1), 1 - half(point.column + point.row), point.row};
  if (transform >= 6) std::swap(at[0], at[1]);
  const unsigned turns = transform % 6;
  at = {at[turns % 3], at[(turns + 1) % 3], at[(turns + 2) % 3]};
  if (turns >= 3) at = {1 - at[0], 1 - at[1], 1 - at[2]};
  const bool points_up = at[0] + at[1] + at[2] == 1;
  return {0, at[2], 2 * at[0] + at[2] - (points_up ? 0 : 1)};
}

// A permutation of the axes, and signs. The sign of the last axis makes it a rotation or not.
Point turned_cube(unsigned transform, Point point) {
  constexpr std::array<std::array<std::uint8_t, 3>, 6> orders = {
      {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}}};
  const unsigned order = transform % 24 / 4, signs = transform % 4;
  const std::array<int, 3> from = {point.layer, point.row, point.column};
  std::array<int, 3> to = {from[orders[order][0]], from[orders[order][1]], from[orders[order][2]]};
  const bool is_odd = (order >= 3) != (transform >= 24);
  if ((signs & 1) != 0) to[0] = -to[0];
  if ((signs & 2) != 0) to[1] = -to[1];
  if (((signs & 1) != (signs >> 1)) != is_odd) to[2] = -to[2];
  return {to[0], to[1], to[2]};
}

}  // namespace

bool operator<(const Point& one, const Point& other) {
  if (one.layer != other.layer) return one.layer < other.layer;
  return one.row != other.row ? one.row < other.row : one.column < other.column;
}

Point transformed(Grid grid, unsigned transform, Point point) {
  switch (grid) {
    case Grid::square: return turned_square(transform, point);
    case Grid::hex: return turned_hex(transform, point);
    case Grid::triangle: return turned_triangle(transform, point);
    case Grid::cube: break;
  }
  return turned_cube(transform, point);
}

std::vector<Point> neighbours(Grid grid, Point point) {
  const auto [layer, row, column] = point;
  if (grid == Grid::hex) {
    return {{layer, row - 1, column - 1}, {layer, row - 1, column + 1}, {layer, row, column - 2},
            {layer, row, column + 2},     {layer, row + 1, column - 1}, {layer, row + 1, column + 1}};
  }
  std::vector<Point> all = {{layer, row, column - 1}, {layer, row, column + 1}};
  const bool points_up = ((row + column) & 1) == 0;
  if (grid != Grid::triangle || !points_up) all.push_back({layer, row - 1, column});
  if (grid != Grid::triangle || points_up) all.push_back({layer, row + 1, column});
  if (grid == Grid::cube) {
    all.push_back({layer - 1, row, column});
    all.push_back({layer + 1, row, column});
  }
  return all;
}

void normalize(Grid grid, Shape& shape) {
  std::sort(shape.begin(), shape.end());
  const Point first = shape.front();
  const int parity = grid == Grid::triangle ? (first.row + first.column) & 1 : 0;
  for (Point& point : shape)
    point = {point.layer - first.layer, point.row - first.row, point.column - first.column + parity};
}

Shape image(Grid grid, unsigned transform, const Shape& shape) {
  Shape image;
  image.reserve(shape.size());
  for (const Point point : shape) image.push_back(transformed(grid, transform, point));
  normalize(grid, image);
  return image;
}

std::vector<Shape> orientations(Grid grid, const Shape& shape, Turning turning) {
  const unsigned all = transforms(grid);
  const unsigned count = turning == Turning::fixed ? 1 : turning == Turning::rotate ? all / 2 : all;
  std::vector<Shape> images;
  for (unsigned transform = 0; transform < count; ++transform) images.push_back(image(grid, transform, shape));
  std::sort(images.begin(), images.end());
  images.erase(std::unique(images.begin(), images.end()), images.end());
  return images;
}

bool is_connected(Grid grid, const Shape& shape) {
  std::vector<char> is_reached(shape.size());
  std::vector<std::size_t> open = {0};
  is_reached[0] = 1;
  std::size_t reached = 0;
  while (!open.empty()) {
    const Point point = shape[open.back()];
    open.pop_back();
    ++reached;
    for (const Point next : neighbours(grid, point)) {
      const auto place = std::lower_bound(shape.begin(), shape.end(), next);
      if (place == shape.end() || !(*place == next)) continue;
      const auto index = static_cast<std::size_t>(place - shape.begin());
      if (std::exchange(is_reached[index], char{1}) == 0) open.push_back(index);
    }
  }
  return reached == shape.size();
}

}  // namespace quadrille::tiling
