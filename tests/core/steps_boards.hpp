// Boards and positions that tests of steps start from.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/cover/houses.hpp"
#include "core/steps/position.hpp"

namespace quadrille::test {

/// Rows, columns and boxes of a board of n²×n² cells.
inline cover::Houses sudoku_houses(unsigned box) {
  const unsigned side = box * box;
  cover::Houses houses;
  std::vector<std::uint32_t> cells(side);
  for (const auto kind : {cover::UnitKind::row, cover::UnitKind::column, cover::UnitKind::box}) {
    for (unsigned house = 0; house < side; ++house) {
      for (unsigned i = 0; i < side; ++i) {
        if (kind == cover::UnitKind::row) cells[i] = house * side + i;
        if (kind == cover::UnitKind::column) cells[i] = i * side + house;
        if (kind == cover::UnitKind::box) cells[i] = (house / box * box + i / box) * side + house % box * box + i % box;
      }
      houses.add(cover::unit(kind, house), cells);
    }
  }
  return houses;
}

inline steps::Layout sudoku_layout(unsigned box) { return {sudoku_houses(box), box * box * box * box, box * box}; }

/// The layout of 9×9, built once.
inline const steps::Layout& layout9() {
  static const steps::Layout layout = sudoku_layout(3);
  return layout;
}

/// The values of a line of digits; everything else is blank.
inline std::vector<std::uint8_t> cells_of(std::string_view line) {
  std::vector<std::uint8_t> cells;
  for (const char c : line)
    cells.push_back(c >= '1' && c <= '9' ? static_cast<std::uint8_t>(c - '0') : std::uint8_t{0});
  return cells;
}

/// An empty 9×9 board, from which a test takes candidates away. Rows, columns and values are counted from 1.
class Sketch {
 public:
  Sketch() : position_(layout9()) { position_.begin(std::vector<std::uint8_t>(81)); }

  static steps::Cell cell(unsigned row, unsigned column) { return (row - 1) * 9 + column - 1; }
  static std::uint32_t placement(unsigned row, unsigned column, unsigned value) {
    return cell(row, column) * 9 + value - 1;
  }

  /// The cell keeps these values alone.
  Sketch& keep(unsigned row, unsigned column, std::vector<unsigned> values) {
    for (unsigned value = 1; value <= 9; ++value) {
      bool is_kept = false;
      for (const unsigned kept : values) is_kept = is_kept || kept == value;
      if (!is_kept) drop(row, column, value);
    }
    return *this;
  }
  Sketch& drop(unsigned row, unsigned column, unsigned value) {
    if (position_.has(cell(row, column), value - 1)) position_.eliminate(cell(row, column), value - 1);
    return *this;
  }
  /// The value keeps these columns of a row alone.
  Sketch& keep_in_row(unsigned row, unsigned value, std::vector<unsigned> columns) {
    for (unsigned column = 1; column <= 9; ++column) {
      bool is_kept = false;
      for (const unsigned kept : columns) is_kept = is_kept || kept == column;
      if (!is_kept) drop(row, column, value);
    }
    return *this;
  }
  Sketch& keep_in_column(unsigned column, unsigned value, std::vector<unsigned> rows) {
    for (unsigned row = 1; row <= 9; ++row) {
      bool is_kept = false;
      for (const unsigned kept : rows) is_kept = is_kept || kept == row;
      if (!is_kept) drop(row, column, value);
    }
    return *this;
  }
  Sketch& put(unsigned row, unsigned column, unsigned value) {
    position_.place(cell(row, column), value - 1);
    return *this;
  }

  const steps::Position& position() const { return position_; }

 private:
  steps::Position position_;
};

}  // namespace quadrille::test
