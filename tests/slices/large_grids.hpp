// Texts of grid puzzles as large as they may be, of each genre. They need not have a solution.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace quadrille::test {

/// A board with about this many rows and columns; `rarity`: one in this many places has a clue.
std::string large_grid(std::string_view genre, std::size_t side, std::size_t rarity);

}  // namespace quadrille::test
