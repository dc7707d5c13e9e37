// Looks for an answer of a puzzle that is being made, besides the one that is known. Tested by
// tests/core/making_test.cpp.
#pragma once

#include <cstdint>

#include "core/job/question.hpp"
#include "core/job/request.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille {

template <class Puzzle>
class AnswerSearch {
 public:
  using Board = typename Puzzle::Board;
  using Answer = typename Puzzle::Answer;

  /// `none`: there is no other answer; `given_up`: that took more than the bound, or no engine takes the board.
  enum class Outcome : std::uint8_t { open, none, other, given_up };

  /// The board must not change during the search. Without any work no engine is opened.
  void open(const Board& board, std::int64_t most_work, EngineChoice choice = EngineChoice::automatic) {
    work_left_ = most_work;
    if (most_work == 0) return;
    engine_ = &engines_.of(Puzzle::choose(board, Question::check, choice));
    if (engine_->open(board)) work_left_ = 0;
  }

  /// `open` when the fuel is spent. An empty answer is none that is known.
  Outcome advance(const Answer& known, Fuel& fuel) {
    while (work_left_ > 0) {
      if (fuel.work <= 0) return Outcome::open;
      Fuel part = {.work = fuel.work};  // the engine's nodes are no attempts
      const Step step = advance_within(work_left_, *engine_, part);
      fuel.work = part.work;
      if (step == Step::finished) return Outcome::none;
      if (step != Step::solution) continue;
      engine_->read(found_);
      if (found_ != known) return Outcome::other;
    }
    return Outcome::given_up;
  }

  /// The other answer.
  const Answer& found() const { return found_; }

 private:
  EnginePool<Board, Answer> engines_;
  AnyEngine<Board, Answer>* engine_ = nullptr;
  std::int64_t work_left_ = 0;
  Answer found_;
};

}  // namespace quadrille
