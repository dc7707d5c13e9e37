// A puzzle of lines on a rectangle of points, as counting with memory wants it (line_points.hpp): what lines do at
// each point, and rules that points and faces tell of their surroundings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::grid {

struct LineBoard {
  enum class Circle : std::uint8_t {
    none,
    black,  ///< the line turns here, and not at the points before and after
    white   ///< the line goes straight on here, and turns before or after
  };
  static constexpr std::uint8_t no_clue = 0xff;

  bool is_loop = true;     ///< one loop; or else paths that join equal labels
  bool has_faces = false;  ///< the cells of the board are the faces between points, and the answer is what is inside
  std::size_t rows = 0, columns = 0;         ///< of points
  std::vector<network::Values> shapes = {};  ///< by point: a set of `line_shapes`; none at all where cells tell it
  std::vector<std::uint32_t> labels = {};    ///< by point, of paths: where one ends; 0 for none
  std::vector<Circle> circles = {};          ///< by point, of a loop; or none at all
  std::vector<std::uint8_t> clues = {};      ///< by face: how many edges around it are drawn; or none at all
  bool has_drawn = false;                    ///< a player drew some of it: `shapes` keep to that
};

}  // namespace quadrille::grid
