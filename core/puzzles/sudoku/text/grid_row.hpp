// A line of the notation `grid`, split into values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace quadrille::sudoku {

struct GridRow {
  enum class Kind : std::uint8_t {
    values,
    dashes,  // only dashes: a row of blanks, or a rule around boxes
    rule,    // a rule around boxes
  };
  Kind kind = Kind::values;
  std::uint32_t number = 0;  ///< of the line
  std::string_view line;
  std::size_t count = 0;                 ///< number of values
  std::vector<std::string_view> values;  ///< the first 36 values, as parts of the line
  bool spaced = false;                   ///< whether every value is a word

  std::size_t offset(std::size_t value) const { return static_cast<std::size_t>(values[value].data() - line.data()); }
};

/// Splits a line. If it has as many words as a board has rows, and each is at most as long as a value, the words are
/// the values. Otherwise every character except spaces and bars is a value.
GridRow split_grid_row(std::string_view line, std::uint32_t number);

}  // namespace quadrille::sudoku
