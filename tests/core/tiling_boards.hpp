// Random tilings for tests, and one from a text.
#pragma once

#include <string_view>

#include "core/puzzles/tiling/board.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

/// The only tiling of a text. Throws if it cannot be read.
tiling::Board tiling_of(std::string_view text);

/// A small board of any grid with small pieces: often cells that may stay empty, letters, copies, drawn pieces and
/// givens. Mostly the pieces have about as many cells as the board.
tiling::Board random_tiling(Random& random);

}  // namespace quadrille::test
