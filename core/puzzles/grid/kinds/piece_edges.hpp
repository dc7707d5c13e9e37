// What rules about the edges between joined cells share. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/puzzles/grid/division.hpp"
#include "core/puzzles/grid/kinds/division_checks.hpp"

namespace quadrille::grid::kinds {

/// The number of a cell's clue; none of other clues.
std::optional<std::uint64_t> number_of_clue(const Ground& ground, Variable cell);
/// All pieces are rectangles.
std::optional<Error> keep_rectangular(const Building& building);
/// Whether a rule says what shapes all pieces have: then nothing asks which cells are of one piece.
bool says_shapes(const Kind& kind);

/// An automaton on the edges of a cell, behind `first` if there is one: `is_right(number of first, sides that are
/// joined)`.
template <class IsRight>
std::optional<Error> follow_sides(const Building& building, const Token* token, std::optional<Variable> first,
                                  Variable cell, std::int64_t name, IsRight is_right) {
  Cells line;
  std::vector<unsigned> sides;
  if (first) line.push_back(*first), sides.push_back(0);
  std::vector<std::int64_t> key = {name, first.has_value()};
  for (const unsigned side : piece_sides)
    if (const auto edge = edge_of(building.maker.text, building.edges, cell, side)) {
      line.push_back(*edge);
      sides.push_back(side);
      key.push_back(side);
    }
  if (line.empty()) {
    building.maker.network.is_impossible |= !is_right(0, 0);
    return std::nullopt;
  }
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (sides[position] == 0) return static_cast<std::uint64_t>(number) << 4;
    return state | (number == 1 ? sides[position] : 0);
  };
  return follow(building, token, line, std::move(key), step, [&](std::uint64_t state) {
    return is_right(static_cast<unsigned>(state >> 4), static_cast<unsigned>(state & 15));
  });
}

}  // namespace quadrille::grid::kinds
