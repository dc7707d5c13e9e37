// What genres with numbers share: Latin squares, with or without blanks, and what is written between two cells.
// Tested by tests/core/grid_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid {

/// An error if a side is longer than these genres are for, 64.
std::optional<Error> need_small(const Text& text);
/// An error unless the board is a square whose lines can have different values.
std::optional<Error> need_square(const Text& text);

/// All rows, all columns, and the two long diagonals where the text has the parameter `diagonals`, but not with `no`.
std::vector<Cells> lines_and_diagonals(const Text& text);
/// Each number but 0 is exactly once in each of them.
std::optional<Error> each_once(Maker& maker);

/// A line of the section `pairs`: two cells and what is between them.
struct Pair {
  Variable a, b;
  char sign;
};
/// All of them, if there is such a section; their signs are one of `signs`.
std::optional<Error> read_pairs(const Text& text, std::string_view signs, std::vector<Pair>& pairs);

/// The cells from outside inwards as the clues of a line see them: its section, its number, and the cells.
struct View {
  std::string_view section;
  std::size_t line;
  Cells cells;
};
/// Those of `top`, `bottom`, `left` and `right` that have a clue.
std::vector<View> views_of(const Text& text);

/// Whether no two cells have the same value, but for the values below `first`, which are indices from 1.
bool are_different(const Cells& cells, const Answer& answer, unsigned first = 1);

}  // namespace quadrille::grid
