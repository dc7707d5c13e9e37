// Random Kakuro boards for tests.
#pragma once

#include "core/kakuro/board.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

/// What may happen to a board, each one time in so many; 0 never.
struct KakuroShape {
  std::uint32_t most_rows = 4;
  std::uint32_t most_columns = 4;
  std::uint32_t black = 3;    ///< a cell inside is black
  std::uint32_t no_clue = 8;  ///< a run has no clue
  std::uint32_t given = 9;    ///< a white cell shows its digit
  std::uint32_t wrong = 12;   ///< a clue or a given is changed
  std::uint32_t idle = 30;    ///< a black cell has a clue before no cell
};

/// A board of clues that some filling has, but for what `shape` says goes wrong.
kakuro::Board random_kakuro(const KakuroShape& shape, Random& random);

}  // namespace quadrille::test
