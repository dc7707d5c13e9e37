// The points of a board of lines, as a sweep from row to row comes to them: turned so that a row is not longer than a
// column, then perhaps upside down. Tested by tests/core/grid_frontier_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/puzzles/grid/board.hpp"
#include "core/puzzles/grid/line_board.hpp"

namespace quadrille::grid {

class LinePoints {
 public:
  /// Labels are numbered from here: a slot of a state has a label or one of three other codes (line_states.hpp).
  static constexpr unsigned first_label = 3, most_labels = 61;
  static constexpr std::size_t most_columns = 19;  ///< a state has this many slots, and one more

  /// What lines do at a point, as far as it is known from the board.
  struct Point {
    std::uint16_t shapes;  ///< a set
    std::uint8_t label;    ///< 0: none
    LineBoard::Circle circle;
    std::uint8_t clue;  ///< of the face to the lower right
  };
  /// A point with a label at the border.
  struct Mark {
    std::uint32_t point;
    std::uint8_t label;
  };

  /// False if the board is too wide, has too many labels, or has given faces.
  bool read(const Board& board, const LineBoard& lines);

  bool is_loop() const { return is_loop_; }
  /// Whether the board's cells are the faces between points, not the points.
  bool has_faces() const { return has_faces_; }
  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  std::size_t size() const { return points_.size(); }
  const Point& operator[](std::size_t point) const { return points_[point]; }
  /// From the upper right corner clockwise.
  std::span<const Mark> border() const { return border_; }

  /// The place of a point, and of the face to its lower right, on the board as it was before it was turned.
  std::size_t place_of(std::size_t point) const;
  std::size_t face_of(std::size_t row, std::size_t column) const;
  /// What a shape on the board is here.
  unsigned turned(unsigned shape) const;

 private:
  void read_border();
  void choose_start(const LineBoard& lines);

  bool is_loop_ = true, has_faces_ = false, is_turned_ = false, is_reversed_ = false;
  std::size_t rows_ = 0, columns_ = 0;
  std::vector<Point> points_;
  std::vector<Mark> border_;
};

}  // namespace quadrille::grid
