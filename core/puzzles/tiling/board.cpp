#include "core/puzzles/tiling/board.hpp"

namespace quadrille::tiling {

bool operator==(const Board& one, const Board& other) {
  return one.grid == other.grid && one.layers == other.layers && one.rows == other.rows &&
         one.columns == other.columns && one.cells == other.cells && one.kinds == other.kinds &&
         one.only == other.only && one.placed == other.placed;
}

}  // namespace quadrille::tiling
