// A random answer of a text, found in slices: random values are given to cells as long as there is an answer with them.
// The same random numbers find the same one in any slices. Tested by tests/core/grid_generate_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/puzzles/grid/board.hpp"
#include "core/puzzles/grid/text.hpp"
#include "core/puzzles/grid/traits.hpp"
#include "core/random.hpp"
#include "core/search/engine.hpp"

namespace quadrille::grid::making {

/// A search that is given up after some work.
class BoundedSearch {
 public:
  /// False if the board is refused. It must not change during the search.
  bool open(const Board& board) {
    work_left_ = usual_work;
    return !engine_.open(board);
  }
  void allow(std::int64_t work) { work_left_ = work; }
  /// `paused` when the fuel is spent, or when it is given up.
  Step advance(Fuel& fuel) {
    const std::int64_t before = std::min(work_left_, fuel.work);
    Fuel left = {.work = before};
    const Step step = engine_.advance(left);
    fuel.work -= before - left.work + 1;
    work_left_ -= before - left.work;
    return step;
  }
  bool is_given_up() const { return work_left_ <= 0; }
  void read(Answer& answer) const { engine_.read(answer); }

 private:
  static constexpr std::int64_t usual_work = 100 * work_per_ms;

  Search engine_;
  std::int64_t work_left_ = 0;
};

/// 0 … count − 1 in random order.
std::vector<Variable> random_order(RandomNumbers& random, std::size_t count);

class RandomAnswer {
 public:
  enum class State : std::uint8_t { idle, busy, over };

  State state() const { return state_; }
  void begin(const Text& text, const RandomNumbers& random);
  void leave() { state_ = State::idle; }
  /// Works until the fuel is spent, or it is over.
  void advance(Fuel& fuel);
  /// Once it is over: the answer, or none if there is none or it was not found soon. `random` becomes what is left of
  /// the random numbers.
  std::optional<Answer> take(RandomNumbers& random) {
    state_ = State::idle;
    random = random_;
    return std::move(found_);
  }

 private:
  void go_on(bool is_solved);

  State state_ = State::idle;
  RandomNumbers random_ = RandomNumbers(0);
  Board board_;
  BoundedSearch search_;
  std::optional<Answer> found_;  // with the values that are given so far
  std::vector<Variable> order_;
  std::size_t next_ = 0;  // in that order; the cell before it is tried
};

}  // namespace quadrille::grid::making
