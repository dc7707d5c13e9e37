// Clues that are written into a text from its answer. Tested by tests/core/grid_generate_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/puzzles/grid/line_graph.hpp"
#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/making/draft.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::making {

constexpr std::uint8_t is_white = 1, is_shaded = 2;  ///< in answers of genres with shading

/// The token of a cell in the section `cells`.
inline std::string& token_at(Text& text, std::size_t cell) {
  return section_of(text, "cells").rows[cell / text.columns][cell % text.columns].text;
}

/// A cell as lists name it, `r2c11`.
inline std::string name_of_cell(const Text& text, std::size_t cell) {
  return "r" + decimal(cell / text.columns + 1) + "c" + decimal(cell % text.columns + 1);
}

/// The value of a cell whose line goes to these sides.
inline std::uint8_t value_of_sides(unsigned sides) {
  const auto shape =
      std::find_if(line_shapes.begin(), line_shapes.end(), [&](const LineShape& each) { return each.sides == sides; });
  return static_cast<std::uint8_t>(shape - line_shapes.begin() + 1);
}

/// Every value of the answer becomes a given; adds the section `cells` if there is none.
inline void give_all(Draft& draft) {
  Text& text = draft.text;
  if (text.find("cells") == nullptr) add_section(text, "cells", text.rows, text.columns);
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    token_at(text, cell) = token_of(text, cell, draft.answer[cell]);
}

/// Writes `top` and `left`: `number_of(cells)` of each line.
template <class NumberOf>
void write_lines(Text& text, NumberOf number_of) {
  for (const std::string_view name : {"top", "left"}) {
    const std::size_t lines = name == "top" ? text.columns : text.rows;
    Section& section = add_section(text, name, 1, lines);
    for (std::size_t line = 0; line < lines; ++line)
      section.rows[0][line].text = decimal(number_of(name == "top" ? column_of(text, line) : row_of(text, line)));
  }
}

/// Writes `top` and `left`: how many cells of a line are counted.
template <class IsCounted>
void write_counts(Text& text, IsCounted is_counted) {
  write_lines(text, [&](const Cells& cells) {
    return static_cast<std::uint64_t>(std::count_if(cells.begin(), cells.end(), is_counted));
  });
}

/// Writes the section `size`.
inline void write_size(Text& text) {
  Section& size = add_section(text, "size", 1, 2);
  size.rows[0][0].text = decimal(text.rows);
  size.rows[0][1].text = decimal(text.columns);
}

/// Writes `top`, `bottom`, `left` and `right`: `token_of(cells)`, of the cells of a line from that side on.
template <class TokenOf>
void write_views(Text& text, TokenOf token_of) {
  for (const std::string_view name : {"top", "bottom", "left", "right"}) {
    const bool is_column = name == "top" || name == "bottom";
    const std::size_t lines = is_column ? text.columns : text.rows;
    Section& section = add_section(text, name, 1, lines);
    for (std::size_t line = 0; line < lines; ++line) {
      Cells cells = is_column ? column_of(text, line) : row_of(text, line);
      if (name == "bottom" || name == "right") std::reverse(cells.begin(), cells.end());
      section.rows[0][line].text = token_of(cells);
    }
  }
}

}  // namespace quadrille::grid::making
