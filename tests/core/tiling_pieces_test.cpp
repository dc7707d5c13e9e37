// Grids, polyforms and the catalogue: numbers from the OEIS, and geometry against drawings turned by hand.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/puzzles/tiling/catalogue.hpp"
#include "core/puzzles/tiling/grid.hpp"
#include "core/puzzles/tiling/polyforms.hpp"
#include "tests/core/catch.hpp"

namespace tiling_pieces_test {

using namespace quadrille::tiling;

namespace {

std::vector<std::size_t> counts(Grid grid, Turning turning, std::size_t most) {
  std::vector<std::size_t> counts;
  for (std::size_t size = 1; size <= most; ++size) counts.push_back(polyforms(grid, size, turning).size());
  return counts;
}

using Counts = std::vector<std::size_t>;

std::size_t set_size(Grid grid, const std::string& name) { return find_pieces(grid, name).size(); }

}  // namespace

TEST_CASE("there are as many polyforms as the OEIS says", "[tiling]") {
  CHECK(counts(Grid::square, Turning::free, 8) == Counts{1, 1, 2, 5, 12, 35, 108, 369});         // A000105
  CHECK(counts(Grid::square, Turning::rotate, 8) == Counts{1, 1, 2, 7, 18, 60, 196, 704});       // A000988
  CHECK(counts(Grid::square, Turning::fixed, 8) == Counts{1, 2, 6, 19, 63, 216, 760, 2725});     // A001168
  CHECK(counts(Grid::hex, Turning::free, 7) == Counts{1, 1, 3, 7, 22, 82, 333});                 // A000228
  CHECK(counts(Grid::hex, Turning::rotate, 7) == Counts{1, 1, 3, 10, 33, 147, 620});             // A006535
  CHECK(counts(Grid::hex, Turning::fixed, 7) == Counts{1, 3, 11, 44, 186, 814, 3652});           // A001207
  CHECK(counts(Grid::triangle, Turning::free, 9) == Counts{1, 1, 1, 3, 4, 12, 24, 66, 160});     // A000577
  CHECK(counts(Grid::triangle, Turning::rotate, 9) == Counts{1, 1, 1, 4, 6, 19, 43, 120, 307});  // A006534
  CHECK(counts(Grid::triangle, Turning::fixed, 8) == Counts{2, 3, 6, 14, 36, 94, 250, 675});     // A001420
  CHECK(counts(Grid::cube, Turning::rotate, 6) == Counts{1, 1, 2, 8, 29, 166});                  // A000162
  CHECK(counts(Grid::cube, Turning::free, 6) == Counts{1, 1, 2, 7, 23, 112});                    // A038119
  CHECK(counts(Grid::cube, Turning::fixed, 5) == Counts{1, 3, 15, 86, 534});                     // A001931
}

TEST_CASE("turning the grid keeps neighbours, and half of the ways to turn it are rotations", "[tiling]") {
  for (const Grid grid : {Grid::square, Grid::hex, Grid::triangle, Grid::cube}) {
    const int most_layer = grid == Grid::cube ? 2 : 0;
    for (unsigned transform = 0; transform < transforms(grid); ++transform) {
      for (int layer = -most_layer; layer <= most_layer; ++layer) {
        for (int row = -3; row <= 3; ++row) {
          for (int column = -3; column <= 3; ++column) {
            const Point point = {layer, row, column};
            if (grid == Grid::hex && (row + column) % 2 != 0) continue;
            if (transform == 0) CHECK(transformed(grid, 0, point) == point);
            Shape images, around = neighbours(grid, transformed(grid, transform, point));
            for (const Point next : neighbours(grid, point)) images.push_back(transformed(grid, transform, next));
            std::sort(images.begin(), images.end());
            std::sort(around.begin(), around.end());
            REQUIRE(images == around);
          }
        }
      }
    }
  }
  // A piece without any symmetry has as many images as there are ways to turn it.
  CHECK(orientations(Grid::square, find_pieces(Grid::square, "F")[0].shape, Turning::free).size() == 8);
  CHECK(orientations(Grid::square, find_pieces(Grid::square, "F")[0].shape, Turning::rotate).size() == 4);
}

TEST_CASE("sets have their numbers of pieces, each of the right size and named once", "[tiling]") {
  struct Expected {
    Grid grid;
    const char* name;
    std::size_t pieces;
    std::size_t cells;  // of all pieces
  };
  const Expected expected[] = {
      {Grid::square, "dominoes", 1, 2},
      {Grid::square, "trominoes", 2, 6},
      {Grid::square, "tetrominoes", 5, 20},
      {Grid::square, "pentominoes", 12, 60},
      {Grid::square, "hexominoes", 35, 210},
      {Grid::square, "heptominoes", 108, 756},
      {Grid::square, "one-sided-tetrominoes", 7, 28},
      {Grid::square, "one-sided-pentominoes", 18, 90},
      {Grid::square, "one-sided-hexominoes", 60, 360},
      {Grid::square, "kanoodle", 12, 55},
      {Grid::square, "calendar", 8, 41},
      {Grid::hex, "trihexes", 3, 9},
      {Grid::hex, "tetrahexes", 7, 28},
      {Grid::hex, "pentahexes", 22, 110},
      {Grid::hex, "one-sided-tetrahexes", 10, 40},
      {Grid::hex, "one-sided-pentahexes", 33, 165},
      {Grid::triangle, "tetriamonds", 3, 12},
      {Grid::triangle, "pentiamonds", 4, 20},
      {Grid::triangle, "hexiamonds", 12, 72},
      {Grid::triangle, "heptiamonds", 24, 168},
      {Grid::triangle, "one-sided-hexiamonds", 19, 114},
      {Grid::cube, "soma", 7, 27},
      {Grid::cube, "bedlam", 13, 64},
      {Grid::cube, "tetracubes", 8, 32},
      {Grid::cube, "pentacubes", 29, 145},
      {Grid::cube, "pentominoes", 12, 60},
  };
  for (const auto& [grid, name, pieces, cells] : expected) {
    INFO(name);
    std::set<std::string> names;
    std::set<Shape> shapes;
    std::size_t sum = 0;
    for (const CatalogPiece& piece : find_pieces(grid, name)) {
      names.insert(piece.name);
      shapes.insert(orientations(grid, piece.shape, piece.turning).front());
      sum += piece.shape.size();
      CHECK(is_connected(grid, piece.shape));
    }
    CHECK(names.size() == pieces);
    CHECK(shapes.size() == pieces);
    CHECK(sum == cells);
  }
  CHECK(set_size(Grid::hex, "pentominoes") == 0);
  CHECK(set_size(Grid::square, "soma") == 0);
  CHECK(set_size(Grid::cube, "one-sided-pentominoes") == 0);
}

TEST_CASE("a piece of a set can be named alone", "[tiling]") {
  for (const auto& [grid, set] :
       {std::pair{Grid::square, "hexominoes"}, std::pair{Grid::square, "one-sided-pentominoes"},
        std::pair{Grid::hex, "one-sided-tetrahexes"}, std::pair{Grid::triangle, "heptiamonds"},
        std::pair{Grid::cube, "pentacubes"}}) {
    for (const CatalogPiece& piece : find_pieces(grid, set)) {
      const auto alone = find_pieces(grid, piece.name);
      REQUIRE(alone.size() == 1);
      CHECK(alone[0].shape == piece.shape);
    }
  }
  for (const char* const name : {"P6.0", "P6.36", "P6.01", "P9.1", "P6.", "P.1", ".", "X'", "O4'", "'", "F''",
                                 "one-sided-", "one-sided-one-sided-pentominoes", "P1.1000000000000000000"}) {
    INFO(name);
    CHECK(find_pieces(Grid::square, name).empty());
  }
}

TEST_CASE("the orientations of the pieces of Bedlam's cube are those that Kurowski published", "[tiling]") {
  std::vector<std::size_t> sizes;
  for (const CatalogPiece& piece : find_pieces(Grid::cube, "bedlam"))
    sizes.push_back(orientations(Grid::cube, piece.shape, piece.turning).size());
  CHECK(std::count(sizes.begin(), sizes.end(), std::size_t{24}) == 7);
  CHECK(std::count(sizes.begin(), sizes.end(), std::size_t{12}) == 5);
  CHECK(std::count(sizes.begin(), sizes.end(), std::size_t{3}) == 1);
}

}  // namespace tiling_pieces_test
