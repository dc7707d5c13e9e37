// The border of a set of values: the sides of cells between those that have one and those that have not; what is around
// the board has none. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/puzzles/grid/kinds/groups.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid::kinds {

class Outline {
 public:
  Outline(Maker& maker, const Ground& ground, Values set);

  /// The edges of a cell that may be of the border: each is 1 where it is. At the edge of the board it is what says
  /// whether the cell has such a value.
  const Cells& of_cell(std::size_t cell) const { return of_cell_[cell]; }
  /// For each corner of a cell, if there can be a border: whether there is.
  Cells corners_of(std::size_t cell);
  /// What says whether a cell has such a value; none of walls and outside of the board.
  std::optional<Variable> has(std::size_t row, std::size_t column) const;

  /// All edges are one loop.
  void add_loop();

 private:
  std::size_t rows() const { return maker_.text.rows; }
  std::size_t columns() const { return maker_.text.columns; }
  std::uint32_t corner_at(std::size_t row, std::size_t column) const {
    return static_cast<std::uint32_t>(row * (columns() + 1) + column);
  }
  struct Square {
    std::size_t row, column;  ///< beyond the board where there is no cell
  };
  std::optional<Variable> add(Square one, Square other, std::uint32_t from, std::uint32_t to);
  void forbid_touching();

  Maker& maker_;
  const Ground& ground_;
  const Values set_;
  std::vector<Cells> of_cell_, at_corner_;
  std::vector<std::optional<Variable>> is_met_;  ///< by corner, where a rule asked
  Maker::EdgeVariables horizontal_, vertical_;
  network::Network::Lines lines_;
};

/// Whether a rule says that a border is one loop: then players draw borders.
bool has_outline_loop(const Kind& kind);

}  // namespace quadrille::grid::kinds
