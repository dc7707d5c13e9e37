#include "core/puzzles/kakuro/layout.hpp"

#include <algorithm>

#include "core/puzzles/kakuro/board.hpp"

namespace quadrille::kakuro {

bool RandomLayout::make() {
  white_.assign(std::size_t{size_.rows} * size_.columns, 0);
  order_.clear();
  for (std::uint32_t row = 1; row < size_.rows; ++row) {
    for (std::uint32_t column = 1; column < size_.columns; ++column) order_.push_back(row * size_.columns + column);
  }
  for (const std::uint32_t cell : order_) white_[cell] = 1;
  const auto inner = static_cast<std::uint32_t>(order_.size());
  whites_ = inner;
  random_.shuffle(std::span(order_));
  for (const std::uint32_t cell : order_) {
    if (white_[cell] == 0 || whites_ * 100 <= inner * size_.density) continue;
    before_ = white_;
    const std::uint32_t whites_before = whites_;
    // Two cells more than wanted may become black.
    if (blacken(cell) && (whites_ + 2) * 100 >= inner * size_.density) continue;
    white_ = before_;
    whites_ = whites_before;
  }
  return whites_ > 0 && !has_long_run();
}

// With its image under half a turn of the cells that are not in the first row or column. False if the rest is divided.
bool RandomLayout::blacken(std::uint32_t cell) {
  const std::uint32_t row = cell / size_.columns, column = cell % size_.columns;
  const std::uint32_t image = (size_.rows - row) * size_.columns + size_.columns - column;
  for (const std::uint32_t black : {cell, image}) {
    whites_ -= white_[black];
    white_[black] = 0;
  }
  blacken_alone();
  return is_joined();
}

// Until none is alone: each one may leave others alone.
void RandomLayout::blacken_alone() {
  for (bool is_any = true; is_any;) {
    is_any = false;
    for (const std::uint32_t cell : order_) {
      if (white_[cell] == 0 || !is_alone(cell)) continue;
      white_[cell] = 0;
      --whites_;
      is_any = true;
    }
  }
}

bool RandomLayout::is_alone(std::uint32_t cell) const {
  const std::uint32_t row = cell / size_.columns, column = cell % size_.columns;
  const bool is_last_row = row + 1 == size_.rows, is_last_column = column + 1 == size_.columns;
  const bool has_across = white_[cell - 1] != 0 || (!is_last_column && white_[cell + 1] != 0);
  const bool has_down = white_[cell - size_.columns] != 0 || (!is_last_row && white_[cell + size_.columns] != 0);
  return !has_across || !has_down;
}

bool RandomLayout::is_joined() {
  reached_.clear();
  std::vector<std::uint8_t> left = white_;
  const auto reach = [&](std::uint32_t cell) {
    if (left[cell] == 0) return;
    left[cell] = 0;
    reached_.push_back(cell);
  };
  const auto first = std::find(left.begin(), left.end(), std::uint8_t{1});
  if (first == left.end()) return false;
  reach(static_cast<std::uint32_t>(first - left.begin()));
  for (std::size_t at = 0; at < reached_.size(); ++at) {
    const std::uint32_t cell = reached_[at];
    reach(cell - 1);
    reach(cell - size_.columns);
    if (cell % size_.columns + 1 < size_.columns) reach(cell + 1);
    if (cell / size_.columns + 1 < size_.rows) reach(cell + size_.columns);
  }
  return reached_.size() == whites_;
}

bool RandomLayout::has_long_run() const {
  std::vector<std::uint32_t> down(size_.columns, 0);
  for (std::uint32_t row = 1; row < size_.rows; ++row) {
    std::uint32_t across = 0;
    for (std::uint32_t column = 1; column < size_.columns; ++column) {
      across = is_white(row, column) ? across + 1 : 0;
      down[column] = is_white(row, column) ? down[column] + 1 : 0;
      if (across > digits || down[column] > digits) return true;
    }
  }
  return false;
}

}  // namespace quadrille::kakuro
