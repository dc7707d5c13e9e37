// Random layouts of Kakuro: which cells are white. As in print, the first row and column hold clues only, every run has
// two to nine cells, the white cells hang together, and half a turn leaves the layout as it is.
//
// Black cells are put down in pairs, at random. A cell that is left alone in its row or column becomes black too; a
// pair that would divide the board or blacken too much is not put down. Tested by tests/core/kakuro_generate_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "core/random.hpp"

namespace quadrille::kakuro {

struct Size {
  std::uint32_t rows = 10, columns = 10;  ///< with the first row and column: 3 to 512 each
  std::uint32_t density = 60;             ///< the percentage of white cells among the others
};

class RandomLayout {
 public:
  RandomLayout(Size size, RandomNumbers& random) : size_(size), random_(random) {}

  /// Makes a layout that has the density, or is as near as pairs of black cells allow. False if there is a run of more
  /// than nine cells, or no white cell, even so.
  bool make();
  bool is_white(std::uint32_t row, std::uint32_t column) const { return white_[row * size_.columns + column] != 0; }

 private:
  bool blacken(std::uint32_t cell);
  void blacken_alone();
  bool is_alone(std::uint32_t cell) const;
  bool is_joined();
  bool has_long_run() const;

  Size size_;
  RandomNumbers& random_;
  std::vector<std::uint8_t> white_, before_;  // by cell
  std::vector<std::uint32_t> order_, reached_;
  std::uint32_t whites_ = 0;
};

}  // namespace quadrille::kakuro
