// A statement: what a setter wrote and could leave out, such as a given, a clue, a cage or a rule.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/places.hpp"

namespace quadrille::why {

struct Statement {
  std::string words;
  Place place;                       ///< in the puzzle's text
  std::vector<std::uint32_t> cells;  ///< that it is about, as hints number them; none: the whole board
};

/// Words for a thing in a cell of a board with `columns` columns, such as "7 at row 3, column 5".
std::string words_at(std::string_view thing, std::uint32_t cell, std::uint32_t columns);

/// The number of a statement among those of a board, from 0.
using Number = std::uint32_t;
/// A set of statements, ascending.
using Numbers = std::vector<Number>;

}  // namespace quadrille::why
