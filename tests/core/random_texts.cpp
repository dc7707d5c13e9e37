#include "tests/core/random_texts.hpp"

#include "core/puzzles/cover/cover.hpp"
#include "core/puzzles/kakuro/kakuro.hpp"
#include "core/puzzles/queens/queens.hpp"
#include "core/puzzles/sudoku/sudoku.hpp"
#include "core/puzzles/tiling/tiling.hpp"
#include "tests/core/random_boards.hpp"
#include "tests/core/tiling_boards.hpp"
#include "tests/core/variant_boards.hpp"

namespace quadrille::test {

namespace {

template <class Puzzle>
std::string text_of_board(const typename Puzzle::Board& board) {
  std::string text;
  Puzzle::notations[0].write(board, text);
  return text;
}

}  // namespace

std::string random_text(std::string_view puzzle, Random& random) {
  if (puzzle == "cover") return text_of_board<Cover>(random_cover(random, 20));
  if (puzzle == "queens") return text_of_board<Queens>(random_queens(random));
  if (puzzle == "tiling") return text_of_board<Tiling>(random_tiling(random));
  if (puzzle == "kakuro") return text_of_board<Kakuro>(random_kakuro(random));
  if (puzzle == "variant") return random_variant({}, random);
  return text_of_board<Sudoku>(random_sudoku(random));
}

}  // namespace quadrille::test
