#include "core/puzzles/tiling/polyforms.hpp"

#include <algorithm>

namespace quadrille::tiling {

// Every piece is a smaller one with a cell added.
std::vector<Shape> polyforms(Grid grid, std::size_t size, Turning turning) {
  std::vector<Shape> pieces = {orientations(grid, {Point{}}, turning).front()};
  if (grid == Grid::triangle && turning == Turning::fixed) pieces.push_back({{0, 0, 1}});
  for (std::size_t cells = 1; cells < size; ++cells) {
    std::vector<Shape> larger;
    for (const Shape& piece : pieces) {
      for (const Point point : piece) {
        for (const Point next : neighbours(grid, point)) {
          if (std::binary_search(piece.begin(), piece.end(), next)) continue;
          Shape grown = piece;
          grown.push_back(next);
          normalize(grid, grown);
          larger.push_back(orientations(grid, grown, turning).front());
        }
      }
    }
    std::sort(larger.begin(), larger.end());
    larger.erase(std::unique(larger.begin(), larger.end()), larger.end());
    pieces.swap(larger);
  }
  return pieces;
}

}  // namespace quadrille::tiling
