// Random answers of grid puzzles. Tested by tests/core/grid_generate_test.cpp.
#pragma once

#include <cstdint>

#include "core/making/random_answer.hpp"
#include "core/puzzles/grid/grid.hpp"

namespace quadrille::grid::making {

/// The values that a random answer gives to cells.
struct GivenCells {
  static std::uint8_t random_value(const Board& board, std::uint32_t cell, RandomNumbers& random) {
    const std::uint32_t values = board.model->network.domains[cell].values;
    return static_cast<std::uint8_t>(values < 2 ? 0 : 1 + random.below(values));
  }
  static void give(std::uint8_t value, std::uint32_t cell, Board& board) { board.givens[cell] = value; }
  static void take_back(const Board& frame, std::uint32_t cell, Board& board) {
    board.givens[cell] = frame.givens[cell];
  }
};
class RandomAnswers : public RandomAnswer<Grid, GivenCells> {};

}  // namespace quadrille::grid::making
