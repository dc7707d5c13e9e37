// Random boards of every puzzle that exercise the engines thoroughly. A fuzzer's bytes may drive `Random`.
#pragma once

#include <cstddef>
#include <vector>

#include "core/puzzles/cover/board.hpp"
#include "core/puzzles/kakuro/board.hpp"
#include "core/puzzles/queens/board.hpp"
#include "core/puzzles/sudoku/board.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

/// A cover of at most `most_primary` primary items. Often few secondary items are shared by many options of one
/// colour, so that long branches stay possible. One in three has multiplicities.
cover::Board random_cover(Random& random, std::size_t most_primary = 40);

/// Joins independent problems into one, with their items mixed if `mixed`. Its number of solutions is the
/// product of theirs.
cover::Board joined(const std::vector<const cover::Board*>& parts, Random& random, bool mixed);

/// A board of 4×4 or 9×9, seldom larger: a solution with some cells blank and some changed.
sudoku::Board random_sudoku(Random& random);

/// A board of at most 12×12, seldom 40×40, with some queens, which may attack each other.
queens::Board random_queens(Random& random);

/// A board with the clues of a random filling, and sometimes mistakes.
kakuro::Board random_kakuro(Random& random);

}  // namespace quadrille::test
