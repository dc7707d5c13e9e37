// Pieces and sets by name. On the square grid and in cubes the tetrominoes and pentominoes have the names that
// everybody uses; other polyforms have a letter, their size, and their number in the order of `polyforms`:
//
//     P6.1 … P6.35     hexominoes (P7: heptominoes), square and cube
//     H4.1 … H4.7      polyhexes, hex
//     T6.1 … T6.12     polyiamonds, triangle
//     C5.1 … C5.29     polycubes, mirror images counted apart, cube
//
// In a one-sided set the mirror image of the piece F is F'. Tested by tests/core/tiling_pieces_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/tiling/grid.hpp"
#include "core/text/json.hpp"

namespace quadrille::tiling {

struct CatalogPiece {
  std::string name;
  Shape shape;  ///< in normal form
  Turning turning = Turning::free;
};

/// The pieces of one grid. It keeps the sets that it was asked about: the heptominoes take milliseconds to find.
class Catalogue {
 public:
  explicit Catalogue(Grid grid) : grid_(grid) {}

  /// The piece, or all pieces of the set, that has this name; empty if there is none.
  std::vector<CatalogPiece> find(std::string_view name);

 private:
  const std::vector<CatalogPiece>& pieces(std::size_t set);
  std::vector<CatalogPiece> set(std::string_view name);

  Grid grid_;
  std::vector<std::vector<CatalogPiece>> kept_;  ///< by the place of a set in the table; empty: not yet asked about
};

/// The piece, or all pieces of the set, that has this name on the grid; empty if there is none.
std::vector<CatalogPiece> find_pieces(Grid grid, std::string_view name);

/// Appends all sets, for the page: a list of `{"name", "grid", "turning", "isSold", "pieces": [[name, rows, those of
/// the mirror image if that is another piece], …]}`. Rows are separated by '/', layers by '|'. A set of squares is also
/// one of cubes. One that is sold has pieces whose names do not stand alone.
void append_catalogue(Json& json);

}  // namespace quadrille::tiling
