#include "core/puzzles/grid/making/random_answer.hpp"

#include <memory>
#include <numeric>
#include <span>

#include "core/puzzles/grid/compile.hpp"

namespace quadrille::grid::making {

std::vector<Variable> random_order(RandomNumbers& random, std::size_t count) {
  std::vector<Variable> all(count);
  std::iota(all.begin(), all.end(), Variable{0});
  random.shuffle(std::span(all));
  return all;
}

void RandomAnswer::begin(const Text& text, const RandomNumbers& random) {
  random_ = random;
  found_.reset();
  board_ = {};
  board_.text = std::make_shared<Text>(text);
  const bool is_open = !compile(board_) && search_.open(board_);
  state_ = is_open ? State::busy : State::over;
}

void RandomAnswer::advance(Fuel& fuel) {
  while (state_ == State::busy && !fuel.is_spent()) {
    const Step step = search_.advance(fuel);
    if (step != Step::paused || search_.is_given_up()) go_on(step == Step::solution);
  }
}

// Takes what the search has found, and begins the next one that is needed.
void RandomAnswer::go_on(bool is_solved) {
  state_ = State::over;
  if (!is_solved && !found_) return;
  if (!found_) {
    order_ = random_order(random_, board_.text->cells());
    next_ = 0;
  } else if (!is_solved) {
    board_.givens[order_[next_ - 1]] = 0;
  }
  if (is_solved) search_.read(found_ ? *found_ : found_.emplace());
  while (next_ < order_.size()) {
    const Variable cell = order_[next_++];
    const unsigned values = board_.model->network.domains[cell].values;
    const auto value = static_cast<std::uint8_t>(1 + random_.below(values));
    const bool is_so = (*found_)[cell] == value;
    if (values < 2 || (random_.below(100) >= 60 && !is_so)) continue;
    board_.givens[cell] = value;
    if (is_so) continue;
    if (search_.open(board_)) {
      state_ = State::busy;
      return;
    }
    board_.givens[cell] = 0;
  }
}

}  // namespace quadrille::grid::making
