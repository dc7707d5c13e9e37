// New Sudoku variants with one solution. The rules that are wished, with random regions for a jigsaw, are the frame,
// which gets a random answer. Of that, the givens are the clues that can be taken away. Where there are cells beside
// the grid (variables, the regions of ChaosConstruction), a filled grid may leave them open: then others are filled, up
// to a bound. For a killer no givens are left but those that are wished: cages are drawn, and changed as long as there
// is another solution (cages.hpp). Tested by tests/core/variant_generate_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/making/grade_wish.hpp"
#include "core/making/random_answer.hpp"
#include "core/making/recipe_maker.hpp"
#include "core/puzzles/variant/making/cages.hpp"
#include "core/puzzles/variant/making/jigsaw.hpp"
#include "core/puzzles/variant/making/wishes.hpp"
#include "core/puzzles/variant/variant.hpp"
#include "core/random.hpp"

namespace quadrille::variant {

/// The values that a random answer gives to cells.
struct CandidateCells {
  static std::uint8_t random_value(const Board& board, std::uint32_t cell, RandomNumbers& random);
  static void give(std::uint8_t value, std::uint32_t cell, Board& board) {
    board.candidates[cell] = Values{1} << (value - 1U);
  }
  static void take_back(const Board& frame, std::uint32_t cell, Board& board) {
    board.candidates[cell] = frame.candidates[cell];
  }
};

/// See core/making/recipe_maker.hpp.
class VariantRecipe : public PlainRecipe<Answer> {
 public:
  using Puzzle = Variant;

  void begin();
  Refusal wish(std::string_view name, std::string_view value) { return wishes_.take(name, value); }
  Refusal refuse();
  void begin_draw(RandomNumbers& random, Fuel& fuel);
  Drawn draw(RandomNumbers& random, Fuel& fuel);
  Refusal failure() const { return failure_; }
  const Answer& answer() const { return answer_; }
  bool change(const Answer* other, RandomNumbers& random);
  std::size_t most_changes() const { return 2 * frame_.shape.size(); }
  Removable removable(RandomNumbers& random);
  bool write(const std::vector<std::uint32_t>& gone, Board& board) const;
  std::int64_t work_to_write() const;
  std::int64_t most_work_of_check() const { return 20 * work_per_ms; }
  /// Dancing links take longer to open than all the rest: 10 ms for a killer, which is made in 8.
  std::int64_t most_work_to_confirm() const { return 0; }

  GradeWish<Variant> grade;

 private:
  using Filling = RandomAnswer<Variant, CandidateCells>;

  Refusal read_frame();
  bool take_frame(Fuel& fuel);
  void lay_out(RandomNumbers& random);
  void choose_givens(RandomNumbers& random);
  void draw_cages(RandomNumbers& random);
  void put_cages();

  Wishes wishes_;
  std::string frame_text_;  // which `frame_` was made from
  Board frame_;
  bool is_known_ = false;  // whether it has a solution was looked for
  bool is_impossible_ = false;
  AnswerSearch<Variant> frame_search_;
  Answer frame_answer_;  // a solution of it; empty if none was found soon
  Refusal failure_;
  Board board_;            // with the answer, or with the givens and cages of a killer
  std::size_t rules_ = 0;  // of it, without its random cages
  JigsawDrawing drawing_;
  Cages cages_;
  Filling filling_;
  Answer answer_;      // the solution of the puzzle
  unsigned open_ = 0;  // filled grids that left cells beside them open
};

}  // namespace quadrille::variant
