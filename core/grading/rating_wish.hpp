// The wish for the rating of a new Sudoku: a grade (grades.hpp) or two ratings such as 3.0-4.4. It has the members of
// `GradeWish` (core/making/grade_wish.hpp); here a grade is a rating in tenths. Tested by tests/core/generate_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "core/grading/board_steps.hpp"
#include "core/job/wishes.hpp"
#include "core/puzzles/sudoku/board.hpp"
#include "core/search/engine.hpp"
#include "core/steps/path.hpp"

namespace quadrille::grading {

class RatingWish {
 public:
  void begin() {
    lowest_ = 0;
    highest_ = ~0U;
  }
  Refusal read(std::string_view value);
  bool is_any() const { return lowest_ == 0 && highest_ == ~0U; }

  void measure(const sudoku::Board& board);
  /// The rating, or one that is too high; nothing when the fuel is spent.
  std::optional<unsigned> advance(Fuel& fuel);

  bool is_too_hard(unsigned rating) const { return rating > highest_; }
  /// No board is kept: only one that is as wished will do.
  void keep(unsigned, const sudoku::Board&) {}
  bool take(unsigned rating, const sudoku::Board&) const {
    return rating != unsolved && rating >= lowest_ && rating <= highest_;
  }

 private:
  static constexpr unsigned unsolved = ~0U;

  std::uint32_t lowest_ = 0, highest_ = ~0U;  // in tenths
  BoardSteps steps_;
  std::unique_ptr<steps::Path> path_;
  unsigned rating_ = 0;  // of the hardest step so far
};

}  // namespace quadrille::grading
