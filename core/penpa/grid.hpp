// The points of a drawing, and where the board is among them. They are numbered kind by kind, row by row of a grid that
// is four larger than the board: first cells, then their lower right corners, then edges, then four places near the
// corners of each cell. Tested by tests/core/penpa_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/json_value.hpp"
#include "core/text/message.hpp"

namespace quadrille::penpa {

class Grid {
 public:
  /// Cells of the grid around a board, on both sides together.
  static constexpr long rim = 4;

  /// What is wrong with the board, whose cells are listed by their distances. `width` and `height` are in cells, with
  /// the rim; `most` is of rows and columns.
  std::optional<Message> read(long width, long height, const JsonValue& steps, std::size_t most, bool is_whole);

  std::size_t rows = 0, columns = 0;
  long width = 0, area = 0;
  /// By cell, whether the board has it.
  std::vector<bool> has;

  /// The cell of a point; -1 if it is none of the board.
  long cell_of(long point) const;
  /// The row and column of a cell, from the first one of the board on, which may be outside.
  struct Place {
    long row, column;
    friend bool operator==(const Place&, const Place&) = default;
  };
  std::optional<Place> outside_of(long point) const;
  Place of_cell(long point) const;
  long point_of(std::size_t cell) const { return first_ + static_cast<long>(cell / columns) * width + column_of(cell); }

  struct Spot {
    double x, y;
  };
  /// The place of a point, in cells from the upper left corner of the board; far off for what is no point.
  Spot spot_of(std::string_view point) const;
  /// The name of the cell where a point is, which may be outside the board.
  std::string name_of(std::string_view point) const;

  /// The key of the line between two neighbours, the earlier one first.
  std::string key_between(std::size_t cell, std::size_t other) const;

 private:
  long column_of(std::size_t cell) const { return static_cast<long>(cell % columns); }

  long first_ = 0;
};

/// The number of a point; -1 for anything else.
long point_in(std::string_view text);

}  // namespace quadrille::penpa
