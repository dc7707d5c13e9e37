// Boards on which every house holds each value once: Sudoku, Latin squares. A house is a list of cells (a row, a
// column, a box) with as many cells as there are values.
//
// As an exact cover: an item for every cell, then one for every pair of a house and a value; an option puts a value in
// a cell and covers the cell and the value in each of its houses. Tested by tests/template/latin_test.cpp, and through
// Sudoku.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cover/cover_form.hpp"

namespace quadrille::cover {

/// Houses, each with the name of its unit and its cells, numbered from 0.
class Houses {
 public:
  void add(Unit unit, std::span<const std::uint32_t> cells) {
    units_.push_back(unit);
    cells_.insert(cells_.end(), cells.begin(), cells.end());
    ends_.push_back(static_cast<std::uint32_t>(cells_.size()));
  }

  std::size_t size() const { return units_.size(); }
  Unit unit(std::size_t house) const { return units_[house]; }
  std::span<const std::uint32_t> cells(std::size_t house) const {
    const std::uint32_t begin = house == 0 ? 0 : ends_[house - 1];
    return std::span(cells_).subspan(begin, ends_[house] - begin);
  }

 private:
  std::vector<Unit> units_;
  std::vector<std::uint32_t> cells_;
  std::vector<std::uint32_t> ends_;  // house h has cells_[ends_[h − 1] … ends_[h])
};

/// Writes the exact cover of a board of `values` values, at most 64. `givens` holds a value from 1 for each cell, 0 for
/// a blank one. Values that a given of the same house has are no candidates of a blank cell. Givens that contradict
/// each other leave an item without options.
void write_houses_form(const Houses& houses, std::span<const std::uint8_t> givens, std::uint32_t values,
                       CoverForm& form);

}  // namespace quadrille::cover
