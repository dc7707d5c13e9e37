// All solutions of a Sudoku variant: by brute force, which shares nothing with networks, cover forms and engines, and
// by an engine.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/puzzles/variant/board.hpp"
#include "core/search/engine.hpp"
#include "tests/core/catch.hpp"

namespace quadrille::test {

/// Fills cell by cell with values that differ in rows, columns and regions, and asks a rule what it says (`obeys`) as
/// soon as the cells that it names are filled; the other rules are asked about full boards. The solutions are sorted;
/// nothing where it would take more than 300,000 steps.
std::optional<std::vector<variant::Answer>> solutions_by_brute_force(const variant::Board& board);

/// Sorted; a solution that is found twice stands there twice.
template <class E>
std::vector<variant::Answer> solutions_by(const variant::Board& board, Stats* stats = nullptr) {
  E engine;
  REQUIRE(!engine.open(board));
  std::vector<variant::Answer> solutions;
  Fuel fuel;
  while (engine.advance(fuel) == Step::solution) engine.read(solutions.emplace_back());
  if (stats != nullptr) *stats = engine.stats();
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

}  // namespace quadrille::test
