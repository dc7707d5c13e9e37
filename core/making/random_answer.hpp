// A random answer of a board, found in slices: random values are given to cells as long as there is an answer with
// them. The same random numbers find the same one in any slices. Tested by tests/core/grid_generate_test.cpp and
// variant_generate_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/making/answer_search.hpp"
#include "core/random.hpp"

namespace quadrille {

/// `Cells` says what may be given: `random_value(board, cell, random)` is a value that the cell may have, or 0 if it
/// has only one; `give(value, cell, board)`; `take_back(frame, cell, board)` makes the cell as it was.
template <class Puzzle, class Cells>
class RandomAnswer {
 public:
  using Board = typename Puzzle::Board;
  using Answer = typename Puzzle::Answer;
  enum class State : std::uint8_t { idle, busy, over };

  /// What is looked for: values are given to the first `tried` of `cells` cells in random order.
  struct Wanted {
    std::size_t cells = 0, tried = 0;
    std::int64_t most_work_of_first = 0, most_work_of_value = 0;
    EngineChoice engine = EngineChoice::automatic;
  };

  State state() const { return state_; }
  void leave() { state_ = State::idle; }
  /// `known` is an answer of the board, or empty.
  void begin(Board board, const Answer& known, const Wanted& wanted, const RandomNumbers& random) {
    frame_ = board_ = std::move(board);
    wanted_ = wanted;
    random_ = random;
    order_ = random_order(random_, wanted.cells);
    next_ = 0;
    state_ = State::busy;
    found_ = known;
    if (found_.empty()) {
      search_.open(board_, wanted_.most_work_of_first, wanted_.engine);
    } else {
      supply();
    }
  }

  /// Works until the fuel is spent, or it is over.
  void advance(Fuel& fuel) {
    while (state_ == State::busy && fuel.work > 0) {
      const auto outcome = search_.advance(found_, fuel);
      if (outcome == AnswerSearch<Puzzle>::Outcome::open) continue;
      const bool is_first = found_.empty(), is_found = outcome == AnswerSearch<Puzzle>::Outcome::other;
      if (is_found) found_ = search_.found();
      if (is_first && !is_found) {
        state_ = State::over;
        return;
      }
      if (!is_first && !is_found) Cells::take_back(frame_, order_[next_ - 1], board_);
      supply();
    }
  }

  /// Once it is over: the answer, empty if there is none or it was not found soon. `random` becomes what is left of the
  /// random numbers.
  Answer take(RandomNumbers& random) {
    state_ = State::idle;
    random = random_;
    return std::move(found_);
  }

 private:
  // Gives random values, up to one that the answer at hand does not have, which is looked for.
  void supply() {
    while (next_ < wanted_.tried) {
      const std::uint32_t cell = order_[next_++];
      const auto value = Cells::random_value(board_, cell, random_);
      if (value == 0) continue;
      Cells::give(value, cell, board_);
      if (found_[cell] != value) return search_.open(board_, wanted_.most_work_of_value, wanted_.engine);
    }
    state_ = State::over;
  }

  State state_ = State::idle;
  RandomNumbers random_ = RandomNumbers(0);
  Wanted wanted_;
  Board frame_, board_;  // without and with the values that are given so far
  AnswerSearch<Puzzle> search_;
  Answer found_;  // with these values
  std::vector<std::uint32_t> order_;
  std::size_t next_ = 0;  // in that order; the cell before it is tried
};

}  // namespace quadrille
