#include "core/puzzles/queens/generate.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

#include "core/puzzles/queens/queens.hpp"

namespace quadrille::queens {

namespace {

// Work for a queen that is taken away, or not.
constexpr std::int64_t work_of_try = 1000;
// Larger boards take seconds.
constexpr std::uint32_t most_side = 60;

}  // namespace

std::optional<Board> Generator::make(std::size_t side) {
  if (side == 2 || side == 3) return std::nullopt;
  begin(side);
  for (Fuel fuel; !advance(fuel);) continue;
  return board_;
}

void Generator::begin(std::size_t side) {
  fill(side);
  order_.resize(side);
  std::iota(order_.begin(), order_.end(), 0U);
  random_.shuffle(std::span(order_));
  std::reverse(order_.begin(), order_.end());
  taken_ = 0;
}

// A queen goes as long as the solution stays the only one.
bool Generator::advance(Fuel& fuel) {
  while (!order_.empty()) {
    if (fuel.is_spent()) return false;
    if (taken_ == 0) take_next();
    Fuel part = {.work = fuel.work};  // the engine's nodes are no attempts
    const bool is_over = engine_ == nullptr || search_.advance(*engine_, part) == Step::finished;
    fuel.work = part.work;
    if (!is_over) continue;
    fuel.work -= work_of_try;
    if (engine_ == nullptr || search_.verdict() != Verdict::unique) board_.columns[order_.back()] = taken_;
    order_.pop_back();
    taken_ = 0;
  }
  return true;
}

void Maker::begin(RandomNumbers random) {
  generator_.emplace(random);
  side_ = 8;
  is_begun_ = false;
}

Refusal Maker::wish(std::string_view name, std::string_view value) {
  return name == "size" ? read_wish(value, 1, most_side, side_) : unknown_wish("queens");
}

Refusal Maker::refuse() const {
  if (side_ != 2 && side_ != 3) return std::nullopt;
  return "size: " + decimal(side_) + " queens have no solution";
}

bool Maker::advance(Fuel& fuel) {
  if (fuel.is_spent()) return false;
  if (!is_begun_) {
    generator_->begin(side_);
    --fuel.nodes;
  }
  is_begun_ = !generator_->advance(fuel);
  return !is_begun_;
}

void Generator::fill(std::size_t side) {
  do {
    board_.columns.resize(side);
    std::iota(board_.columns.begin(), board_.columns.end(), std::uint16_t{1});
    random_.shuffle(std::span(board_.columns));
    diagonals_.assign(4 * side, 0);
    for (std::size_t row = 0; row < side; ++row) change(row, 1);
    while (lessen_attacks()) continue;
  } while (has_attack(board_));
}

// Swaps the columns of pairs of rows that have fewer attacks then. True if there was such a pair.
bool Generator::lessen_attacks() {
  bool is_any = false;
  for (std::size_t row = 0; row < board_.side(); ++row) {
    if (attacks(row) == 0) continue;
    for (std::size_t other = 0; other < board_.side(); ++other) {
      if (other == row) continue;
      const auto swap = [&] {
        for (const std::size_t each : {row, other}) change(each, -1);
        std::swap(board_.columns[row], board_.columns[other]);
        for (const std::size_t each : {row, other}) change(each, 1);
      };
      const unsigned before = attacks(row) + attacks(other);
      swap();
      if (attacks(row) + attacks(other) < before) {
        is_any = true;
      } else {
        swap();
      }
    }
  }
  return is_any;
}

// The other queens on the diagonals of a row's queen.
unsigned Generator::attacks(std::size_t row) const {
  const std::size_t side = board_.side(), column = board_.columns[row] - 1U;
  return diagonals_[row + column] + diagonals_[2 * side + row + (side - 1 - column)] - 2;
}

void Generator::change(std::size_t row, int by) {
  const std::size_t side = board_.side(), column = board_.columns[row] - 1U;
  for (const std::size_t diagonal : {row + column, 2 * side + row + (side - 1 - column)})
    diagonals_[diagonal] += static_cast<std::uint32_t>(by);
}

void Generator::take_next() {
  taken_ = std::exchange(board_.columns[order_.back()], std::uint16_t{0});
  engine_ = &engines_.of(Queens::choose(board_, Question::check, EngineChoice::automatic));
  if (engine_->open(board_)) engine_ = nullptr;
  search_ = Search(Question::check, Limits());
}

}  // namespace quadrille::queens
