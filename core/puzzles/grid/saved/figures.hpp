// What saved boards say by edges and shading, as tokens of cells: bridges, parts of the board and parts of ships.
// Tested by tests/core/grid_saved_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/puzzles/grid/text.hpp"

namespace quadrille::grid::saved {

/// By cell, what is known of it; empty: nothing.
using Tokens = std::vector<std::string>;

/// By cell, the numbers of the edges on its right and below it; 0 where there is none.
struct InnerEdges {
  std::vector<std::uint8_t> right, below;
};

/// The tokens of bridges, by the islands' clues and how many bridges cross each edge. None if two cross.
std::optional<Tokens> bridge_tokens(const Text& text, const Tokens& islands, const InnerEdges& bridges);
/// How many bridges cross the edge between a cell and the next one, by the cells' clues and tokens.
unsigned bridges_between(const Tokens& islands, const Tokens& tokens, std::size_t cell, std::size_t other);

/// The parts between borders that have exactly one clue in them, or one whole centre of `centres`; or, if `most` is not
/// 0, that have `most` clues or fewer.
Tokens part_tokens(const Text& text, const InnerEdges& borders, const Tokens& clues, const std::vector<Token>& centres,
                   std::uint64_t most);

/// What is known of a cell of a board of ships.
enum class Sea : std::uint8_t { unknown, water, ship };
/// The forms of parts of ships that have nothing unknown beside them.
Tokens ship_tokens(const Text& text, const std::vector<Sea>& sea);

}  // namespace quadrille::grid::saved
