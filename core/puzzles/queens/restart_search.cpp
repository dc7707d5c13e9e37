#include "core/puzzles/queens/restart_search.hpp"

#include <algorithm>

namespace quadrille::queens {

namespace {

// Measured on random boards of N = 12 … 1000 with 0 to 80 % given; the exact values have little effect.
constexpr std::uint64_t first_run_limit = 100;
constexpr std::uint64_t next_run_limit(std::uint64_t limit) { return limit + limit / 2; }

// The linear congruential generator of Knuth's MMIX (TAOCP 3.3.4, table 1, line 26); only the upper half is used.
constexpr std::uint64_t first_random = 1;
constexpr std::uint64_t next_random(std::uint64_t start) { return start * 6364136223846793005u + 1; }

}  // namespace

std::optional<Error> RestartSearch::open(const Board& board) {
  const std::size_t side = board.side();
  queens_.clear();
  queens_.reserve(side);
  frames_.clear();
  frames_.reserve(side);
  start(side);
  run_dead_ends_ = 0;
  run_limit_ = first_run_limit;
  most_done_ = 0;
  random_ = first_random;

  attacked_ = has_attack(board);
  if (attacked_) {
    squares_.reset(side);
  } else {
    squares_.reset(board);
    for (std::size_t row = 0; row < side; ++row) {
      if (board.columns[row] != 0)
        queens_.push_back({static_cast<std::uint16_t>(row), static_cast<std::uint16_t>(board.columns[row] - 1u)});
    }
  }
  givens_ = queens_.size();
  return std::nullopt;
}

Step RestartSearch::advance(Fuel& fuel) { return walk(*this, fuel); }

// Places the queens of lines with one free square. Their order does not matter: the result is the same.
Node RestartSearch::enter() {
  for (;;) {
    charge(2 + squares_.side() / 32);
    const Line line = squares_.fewest();
    if (line == Squares::none) return Node::solution;
    const std::uint32_t free = squares_.free(line);
    if (free == 0 || attacked_) {
      ++run_dead_ends_;
      return Node::dead_end;
    }
    if (free > 1) {
      branch(line, free);
      return Node::inner;
    }
    place_on(line, squares_.free_square(line, 0));
  }
}

void RestartSearch::branch(Line line, std::uint32_t choices) {
  random_ = next_random(random_);
  frames_.push_back({line, static_cast<std::uint32_t>(queens_.size()),
                     static_cast<std::uint32_t>((random_ >> 32) % choices), 0, choices});
  count_depth(frames_.size());
  choose();
}

void RestartSearch::choose() {
  const Frame& frame = frames_.back();
  place_on(frame.line, squares_.free_square(frame.line, (frame.first + frame.tried) % frame.choices));
}

// Undoes the last choice and makes the next one, or restarts from the root.
Next RestartSearch::leave() {
  if (frames_.empty()) {
    remove_queens_to(givens_);
    return Next::nothing;
  }
  if (stats_.solutions == 0 && run_dead_ends_ >= run_limit_) {
    restart();
    return Next::enter;
  }
  Frame& frame = frames_.back();
  remove_queens_to(frame.queens);
  if (++frame.tried < frame.choices) {
    choose();
    return Next::enter;
  }
  frames_.pop_back();
  return Next::leave;
}

// Keeps the queens that propagation has placed at the root.
void RestartSearch::restart() {
  most_done_ = std::max(most_done_, fraction_of_run());
  remove_queens_to(frames_.front().queens);
  frames_.clear();
  run_dead_ends_ = 0;
  run_limit_ = next_run_limit(run_limit_);
}

void RestartSearch::place_on(Line line, std::size_t across) {
  const std::size_t side = squares_.side();
  const std::size_t row = line < side ? line : across, column = line < side ? across : line - side;
  charge(2 + squares_.side() / 16);
  squares_.place(row, column);
  queens_.push_back({static_cast<std::uint16_t>(row), static_cast<std::uint16_t>(column)});
}

void RestartSearch::remove_queens_to(std::size_t queens) {
  while (queens_.size() > queens) {
    squares_.remove(queens_.back().row, queens_.back().column);
    queens_.pop_back();
  }
}

void RestartSearch::read(Board& answer) const {
  answer.columns.assign(squares_.side(), 0);
  for (const Square& queen : queens_) answer.columns[queen.row] = static_cast<std::uint16_t>(queen.column + 1);
}

double RestartSearch::fraction() const { return next_ == Next::nothing ? 1 : std::max(most_done_, fraction_of_run()); }

}  // namespace quadrille::queens
