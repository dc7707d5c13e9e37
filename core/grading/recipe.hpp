// New Sudoku puzzles: a random full board, from which cells are taken, orbit by orbit of a symmetry and in random
// order, as long as the solution stays the only one. What is left is minimal: no orbit can be taken away. (On boards
// from 25×25 a cell also stays if it takes long to find out.) From a board of 9×9, what can go is taken away while it
// is drawn, by its unavoidable sets (clearing.hpp). Tested by tests/core/generate_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "core/grading/clearing.hpp"
#include "core/grading/wishes.hpp"
#include "core/making/recipe_maker.hpp"
#include "core/puzzles/sudoku/sudoku.hpp"
#include "core/random.hpp"

namespace quadrille::grading {

/// See core/making/recipe_maker.hpp.
class Recipe : public PlainRecipe<sudoku::Board> {
 public:
  using Puzzle = Sudoku;

  void begin() { wishes_ = {}; }
  Refusal wish(std::string_view name, std::string_view value) { return wishes_.take(name, value); }
  Refusal refuse() const { return wishes_.refuse(grade); }
  /// A board with very few givens, or a rare rating, is one of many; drawing one takes less than a millisecond.
  std::uint32_t most_attempts() const { return 1'000'000; }
  void begin_draw(RandomNumbers& random, Fuel& fuel);
  Drawn draw(RandomNumbers& random, Fuel& fuel);
  const sudoku::Board& answer() const { return answer_; }
  Removable removable(RandomNumbers& random) const;
  bool write(const std::vector<std::uint32_t>& gone, sudoku::Board& board) const;
  std::int64_t work_to_write() const { return 50; }
  std::int64_t most_work_of_check() const;

  RatingWish grade;

 private:
  bool is_rated_size() const { return answer_.side() <= rated_side; }
  bool fill_blank(std::uint32_t blank, RandomNumbers& random);
  void put(std::uint32_t cell, std::uint8_t value);
  std::vector<std::vector<std::uint32_t>> orbits(RandomNumbers& random) const;
  Drawn clear(Fuel& fuel);
  std::size_t most_givens() const;
  void open_clearing();

  Wishes wishes_;
  sudoku::Board answer_;
  std::array<steps::Mask, 36> rows_, columns_, boxes_;  // the values that are in them while a board is filled
  AnswerSearch<Sudoku> large_;                          // fills a large board
  bool is_clearing_ = false;
  Clearing clearing_;         // takes givens away from a board of 9×9
  sudoku::BandSearch bands_;  // looks for another solution of it
  sudoku::Board found_;
};

}  // namespace quadrille::grading
