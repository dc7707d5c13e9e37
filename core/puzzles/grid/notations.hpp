// The notation `grid`; `puzzlink` (also `pzpr`), a link to puzz.link or another site of the pzpr family, one a line;
// and one for each genre, named by its id: as `grid`, where the first line may be left out, or a link. Tested by
// tests/core/grid_test.cpp and grid_links_test.cpp.
#pragma once

#include <array>
#include <iterator>

#include "core/job/notation.hpp"
#include "core/puzzles/grid/board.hpp"
#include "core/puzzles/grid/genre.hpp"

namespace quadrille::grid {

using BoardNotation = Notation<Board, Answer>;

extern const std::array<BoardNotation, 3 + std::size(genre_ids)> notations;

}  // namespace quadrille::grid
