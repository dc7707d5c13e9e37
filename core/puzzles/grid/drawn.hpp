// What a player drew on a board of lines: the sections `horizontal` and `vertical`. A line joins two points next to
// each other: the corners of cells, or their centres. Tested by tests/core/grid_drawn_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/puzzles/grid/board.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid {

/// The sides of a rectangle of points, which has as many tokens as there are edges between them.
struct Points {
  std::size_t rows, columns;
};
Points points_of(const Text& text);

/// The place of an edge: one of the two sections, and the number of the token in it.
struct EdgePlace {
  bool is_horizontal;
  std::size_t row, column;
};
/// As a side of a cell: the cell, and `above`, `below`, `left` or `right` of it.
struct EdgeSide {
  std::size_t cell;
  std::string_view side;
};
EdgeSide side_of(const Text& text, EdgePlace edge);
/// The cells that an edge lies between, or leads to.
Cells cells_at(const Text& text, EdgePlace edge);
/// "line above row 3, column 5", or "cross …".
std::string words_of(const Text& text, EdgePlace edge, const Token& token);

/// Takes what is drawn as given.
std::optional<Error> give_drawn(Maker& maker);
/// Whether an answer has what the text has drawn. The text may be of a part of the board.
bool has_drawn(const Board& board, const Text& text, const Answer& answer);

}  // namespace quadrille::grid
