// Irregular regions at random: from the boxes of a square board, or its rows, cells of neighbouring regions are swapped
// again and again as long as all regions stay in one piece. Regions with a long border are made less often, so that
// they look like those that people draw. Tested by tests/core/variant_generate_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "core/puzzles/variant/board.hpp"
#include "core/puzzles/variant/geometry.hpp"
#include "core/random.hpp"

namespace quadrille::variant {

class JigsawDrawing {
 public:
  /// Draws regions on a board with as many rows as columns. `boxes` may be empty.
  std::vector<Group> draw(const Shape& shape, const std::vector<Group>& boxes, RandomNumbers& random);

 private:
  void swap_some(RandomNumbers& random);
  bool is_in_one_piece(std::uint8_t piece) const;
  /// How many neighbours of a cell are in its region.
  unsigned neighbours_inside(Cell cell) const;

  std::vector<std::uint8_t> piece_of_;  // by cell
  std::vector<Group> neighbours_;       // by cell
};

}  // namespace quadrille::variant
