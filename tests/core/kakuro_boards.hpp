// Random Kakuro boards for tests.
#pragma once

#include "core/puzzles/kakuro/board.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

/// The properties of random boards: each happens one time in the given number; 0: never.
struct KakuroShape {
  std::uint32_t most_rows = 4;
  std::uint32_t most_columns = 4;
  std::uint32_t black = 3;    ///< a cell inside is black
  std::uint32_t no_clue = 8;  ///< a run has no clue
  std::uint32_t given = 9;    ///< a white cell shows its digit
  std::uint32_t wrong = 12;   ///< a clue or a given is changed
  std::uint32_t idle = 30;    ///< a black cell has a clue without a run
};

/// A board with the clues of a random filling, except for the mistakes that `shape` allows.
kakuro::Board random_kakuro(const KakuroShape& shape, Random& random);

}  // namespace quadrille::test
