// What patterns of several genres look at: areas of cells with the same value, and what keeps them together.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/pieces.hpp"
#include "core/puzzles/grid/statements.hpp"
#include "core/reasoning/patterns.hpp"

namespace quadrille::grid::patterns {

using reasoning::Patterns;
using reasoning::PatternTable;
using reasoning::View;

/// Whether a cell has one of these values. What has it is then part of the picture, and marked.
inline bool sees(View& view, Variable cell, Values values) {
  if (!view.is(cell, values)) return false;
  view.point_at(cell);
  return true;
}

/// Cells that hang together, and the cells beside them that may have the same value or another one.
struct Area {
  Cells cells, open;

  bool has(Variable cell) const;
};

/// No pattern about one area looks at more cells of it: a person does not see that many as one thing.
constexpr std::size_t most_of_area = 64;

/// The area of a cell, whose cells are all known to have `value`. None if that is not known of the cell, or the area is
/// too large.
std::optional<Area> area_of(const Text& text, Variable cell, Values value, View& view);
/// The same from the first of its cells alone, in reading order: so that each area has one place.
std::optional<Area> area_from_first(const Text& text, Variable cell, Values value, View& view);
/// The cells are part of the picture.
void rely_on(const Cells& cells, Values value, View& view);

/// The cells with `value` are in one piece: a cell that would cut some of them off has it too. Looks at the whole board
/// and concludes one cell.
void keep_joined(const Text& text, Values value, View& view);
/// An area with `value` that has one way to the others, of which the board has some: the cell there has it too.
void keep_way_out(const Text& text, Variable cell, Values value, View& view);

/// The number of the statement (statements.hpp) that is the clue of a line; none if it has none.
why::Numbers statement_of(const std::vector<Clue>& clues, const Text& text, std::string_view section, std::size_t line);

/// A cell for a place, and the whole board for one.
template <class Picture>
std::size_t each_cell(const Picture& picture) {
  return picture.text().cells();
}
template <class Picture>
std::size_t whole_board(const Picture&) {
  return 1;
}

}  // namespace quadrille::grid::patterns
