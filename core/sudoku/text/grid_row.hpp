// A line of the notation `grid`, split into its values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace quadrille::sudoku {

struct GridRow {
  enum class Kind : std::uint8_t {
    values,
    dashes,  // nothing but dashes: a row of blanks, or a rule
    rule,    // drawn around the boxes
  };
  Kind kind = Kind::values;
  std::uint32_t number = 0;  ///< of the line
  std::string_view line;
  std::size_t count = 0;                 ///< of values
  std::vector<std::string_view> values;  ///< into the line; the first 36 of them
  bool spaced = false;                   ///< every value is a word

  std::size_t offset(std::size_t value) const { return static_cast<std::size_t>(values[value].data() - line.data()); }
};

/// Splits a line. Where there are as many words as a board has rows, and none is longer than a value can be, each word
/// is a value; else each character is, spaces and bars apart.
GridRow split_grid_row(std::string_view line, std::uint32_t number);

}  // namespace quadrille::sudoku
