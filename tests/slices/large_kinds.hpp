// Boards of the named kinds as large as they may be. They need not have a solution.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace quadrille::test {

/// A board of a named kind with this many rows and columns; `rarity`: one in this many places has a clue.
std::string large_kind(std::string_view name, std::size_t side, std::size_t rarity);

}  // namespace quadrille::test
