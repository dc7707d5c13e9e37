#include "core/puzzles/queens/recipe.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

namespace quadrille::queens {

namespace {

// Larger boards take seconds.
constexpr std::uint32_t most_side = 60;

}  // namespace

Refusal Recipe::wish(std::string_view name, std::string_view value) {
  return name == "size" ? read_wish(value, 1, most_side, side_) : unknown_wish("queens");
}

Refusal Recipe::refuse() const {
  if (side_ != 2 && side_ != 3) return std::nullopt;
  return "size: " + decimal(side_) + " queens have no solution";
}

Drawn Recipe::draw(RandomNumbers& random, Fuel& fuel) {
  fuel.work -= 10 * std::int64_t{side_} * side_;
  answer_.columns.resize(side_);
  std::iota(answer_.columns.begin(), answer_.columns.end(), std::uint16_t{1});
  random.shuffle(std::span(answer_.columns));
  diagonals_.assign(4 * std::size_t{side_}, 0);
  for (std::size_t row = 0; row < side_; ++row) add(row, 1);
  while (lessen_attacks()) continue;
  return has_attack(answer_) ? Drawn::open : Drawn::proven;
}

// Swaps the columns of pairs of rows that have fewer attacks then. True if there was such a pair.
bool Recipe::lessen_attacks() {
  bool is_any = false;
  for (std::size_t row = 0; row < side_; ++row) {
    if (attacks(row) == 0) continue;
    for (std::size_t other = 0; other < side_; ++other) {
      if (other == row) continue;
      const auto swap = [&] {
        for (const std::size_t each : {row, other}) add(each, -1);
        std::swap(answer_.columns[row], answer_.columns[other]);
        for (const std::size_t each : {row, other}) add(each, 1);
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
unsigned Recipe::attacks(std::size_t row) const {
  const std::size_t column = answer_.columns[row] - 1U;
  return diagonals_[row + column] + diagonals_[2 * side_ + row + (side_ - 1 - column)] - 2;
}

void Recipe::add(std::size_t row, int by) {
  const std::size_t column = answer_.columns[row] - 1U;
  for (const std::size_t diagonal : {row + column, 2 * side_ + row + (side_ - 1 - column)})
    diagonals_[diagonal] += static_cast<std::uint32_t>(by);
}

Removable Recipe::removable(RandomNumbers& random) const {
  Removable rows;
  for (const std::uint32_t row : random_order(random, side_)) rows.groups.push_back({row});
  return rows;
}

bool Recipe::write(const std::vector<std::uint32_t>& gone, Board& board) const {
  board = answer_;
  for (const std::uint32_t row : gone) board.columns[row] = 0;
  return true;
}

}  // namespace quadrille::queens
