// The wish for a grade by reasons (core/reasoning/rule_search.hpp) of a new puzzle: 1 to 5, or easy (1), medium (2),
// hard (3 to 5). Of a name the nearest of 200 boards is taken if none is so: some kinds hardly ever have it. Tested by
// tests/core/grid_generate_test.cpp and reasoning_test.cpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/insight/hint_search.hpp"
#include "core/job/wishes.hpp"
#include "core/reasoning/rule_search.hpp"
#include "core/search/engine.hpp"
#include "core/search/verdict.hpp"

namespace quadrille {

template <class Puzzle>
class GradeWish {
 public:
  using Board = typename Puzzle::Board;
  static constexpr unsigned hardest = 5;

  void begin() { *this = {}; }
  Refusal read(std::string_view value) {
    static constexpr std::string_view grades[] = {"any", "easy", "medium", "hard", "1", "2", "3", "4", "5"};
    static constexpr std::pair<unsigned, unsigned> bounds[] = {{1, 5}, {1, 1}, {2, 2}, {3, 5}, {1, 1},
                                                               {2, 2}, {3, 3}, {4, 4}, {5, 5}};
    const std::size_t grade = place_of(value, grades);
    if (grade == std::size(grades)) return none_of(value, grades);
    std::tie(least_, most_) = bounds[grade];
    is_named_ = value.size() > 1;
    return std::nullopt;
  }

  bool is_any() const { return least_ == 1 && most_ == hardest; }

  /// Begins to look how hard a board is. What takes longer counts as hard.
  void measure(const Board& board) {
    reasons_ = reasoning::search_reasons(Puzzle::Traits::reasoning(board), reasoning::Goal::end);
    work_left_ = most_work;
  }
  /// Its grade; nothing when the fuel is spent. If it is too hard and no nearer than the nearest so far, its grade is
  /// no lower than that.
  std::optional<unsigned> advance(Fuel& fuel) {
    while (work_left_ > 0) {
      if (fuel.work <= 0) return std::nullopt;
      const std::int64_t before = std::min({work_left_, fuel.work, work_of_part});
      Fuel left = {.work = before};
      const bool is_over = reasons_->advance(left);
      fuel.work -= before - left.work;
      work_left_ -= before - left.work;
      if (is_over) {
        const Hint hint = reasons_->take();
        return hint.verdict == Verdict::solved ? hint.grade : hardest;
      }
      if (const unsigned least = reasons_->least_grade(); is_too_far(least)) return least;
    }
    return hardest;
  }

  bool is_too_hard(unsigned grade) const { return grade > most_; }
  /// Keeps a board of that grade if it is the nearest so far.
  void keep(unsigned grade, const Board& board) {
    if (!is_named_ || distance_of(grade) >= distance_) return;
    nearest_ = board;
    distance_ = distance_of(grade);
  }
  /// After the last attempt: takes the nearest so far; false if there is none.
  bool take_nearest(Board& board) {
    if (distance_ == ~0u) return false;
    board = std::move(nearest_);
    return true;
  }
  /// Whether a board is to be given: this one of that grade, or the nearest so far, which it then becomes.
  bool take(unsigned grade, Board& board) {
    if (distance_of(grade) != 0) {
      keep(grade, board);
      if (++boards_ < most_boards || !is_named_) return false;
      board = std::move(nearest_);
    }
    nearest_ = {};
    distance_ = ~0u;
    boards_ = 0;
    return true;
  }

 private:
  static constexpr std::int64_t most_work = 1'000 * work_per_ms, work_of_part = work_per_ms;
  static constexpr std::uint32_t most_boards = 200;

  bool is_too_far(unsigned grade) const {
    return is_too_hard(grade) && (!is_named_ || distance_of(grade) >= distance_);
  }
  unsigned distance_of(unsigned grade) const {
    return grade < least_ ? least_ - grade : grade > most_ ? grade - most_ : 0;
  }

  unsigned least_ = 1, most_ = hardest;
  bool is_named_ = false;  // easy, medium or hard was wished
  std::unique_ptr<HintSearch> reasons_;
  std::int64_t work_left_ = 0;
  Board nearest_;             // to the wished grade, of the
  std::uint32_t boards_ = 0;  //   boards so far that were not as wished
  unsigned distance_ = ~0u;   // of its grade from the wished ones
};

}  // namespace quadrille
