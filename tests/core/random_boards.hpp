// Random boards of every puzzle that reach deep into the engines. `Random` may be driven by a fuzzer's bytes.
#pragma once

#include <cstddef>
#include <vector>

#include "core/cover/puzzle/board.hpp"
#include "core/kakuro/board.hpp"
#include "core/queens/board.hpp"
#include "core/sudoku/board.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

/// An exact cover of at most `most_primary` primary items. Often few secondary items are shared by many options of one
/// colour, so that long branches are open to the end.
cover::Board random_cover(Random& random, std::size_t most_primary = 40);

/// Problems side by side as one. Its items are spread among each other if `mixed`. The number of its solutions is the
/// product of theirs.
cover::Board joined(const std::vector<const cover::Board*>& parts, Random& random, bool mixed);

/// A board of 4×4 or 9×9, seldom larger: a filled one with some cells blank and some changed.
sudoku::Board random_sudoku(Random& random);

/// A board of at most 12×12, seldom of 40×40, with some queens, which may attack each other.
queens::Board random_queens(Random& random);

/// A board whose clues fit some filling, but for mistakes.
kakuro::Board random_kakuro(Random& random);

}  // namespace quadrille::test
