// Texts of grid puzzles as large as they may be.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tests/slices/hostile_texts.hpp"

namespace quadrille::test {

/// A board of any genre with about this many rows and columns; `rarity`: one in this many places has a clue. It need
/// not have a solution.
std::string large_grid(std::string_view genre, std::size_t side, std::size_t rarity);

/// Boards with one solution, to which one conclusion after the other leads, thousands of them without any search.
std::vector<NamedText> long_ways(std::size_t side);

}  // namespace quadrille::test
