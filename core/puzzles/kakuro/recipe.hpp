// New Kakuro puzzles with one solution. A random layout is filled at random, and the sums of its runs become the clues.
// As long as there is another solution, a cell in which the two differ gets another digit: this is kept if the next two
// solutions differ in no more cells. Tested by tests/core/kakuro_generate_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/making/grade_wish.hpp"
#include "core/making/recipe_maker.hpp"
#include "core/puzzles/kakuro/board.hpp"
#include "core/puzzles/kakuro/kakuro.hpp"
#include "core/puzzles/kakuro/layout.hpp"
#include "core/puzzles/kakuro/runs.hpp"
#include "core/random.hpp"

namespace quadrille::kakuro {

/// See core/making/recipe_maker.hpp. What may be wished:
///
///     size=10       rows and columns, with the first, which hold clues; or size=8x10. From 3 to 20 each
///     grade=3       core/making/grade_wish.hpp
///     density=55    the percentage of white cells among the others, from 40 to 100
class Recipe : public PlainRecipe<Answer> {
 public:
  using Puzzle = Kakuro;

  void begin() { size_ = {}; }
  Refusal wish(std::string_view name, std::string_view value);
  Drawn draw(RandomNumbers& random, Fuel& fuel);
  const Answer& answer() const { return answer_; }
  bool change(const Answer* other, RandomNumbers& random);
  std::size_t most_changes() const { return changes_per_cell * runs_.cells(); }
  bool write(const std::vector<std::uint32_t>& gone, Board& board);
  std::int64_t work_to_write() const { return 20 + 10 * static_cast<std::int64_t>(board_.cells.size()); }
  std::int64_t most_work_of_check() const { return 20 * work_per_ms; }

  GradeWish<Kakuro> grade;

 private:
  using Digits = std::uint16_t;

  // A board is thrown away after this number of changes for each cell: with twice as many, a puzzle of 10×10 took half
  // as long again.
  static constexpr std::uint32_t changes_per_cell = 2;

  bool lay_out(RandomNumbers& random);
  bool fill_rest(std::uint32_t open, RandomNumbers& random);
  std::size_t choices(std::uint32_t cell) const;
  void narrow(RandomNumbers& random);
  Digits free_digits(std::uint32_t cell) const;
  std::uint8_t digit(std::uint32_t cell) const { return answer_[runs_.places[cell]]; }
  void set(std::uint32_t cell, std::uint8_t digit);

  Size size_;
  Board board_;
  Runs runs_;
  Answer answer_;
  std::vector<Digits> used_;  // by run: its digits, bit d − 1
  std::uint32_t tries_ = 0;   // left for this filling
  // White cells in which the answers differed before the last change, and that change; none of a new board.
  std::vector<std::uint32_t> differing_;
  std::uint32_t changed_ = 0;  // cell
  std::uint8_t old_ = 0;       // digit
};

}  // namespace quadrille::kakuro
