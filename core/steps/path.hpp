// The steps of a person: on each position the easiest that there is, from the table. Tested by
// tests/core/steps_path_test.cpp.
#pragma once

#include "core/steps/table.hpp"

namespace quadrille::steps {

class Path {
 public:
  /// `layout` must live as long as the path. `is_unique`: the puzzle is known to have one solution.
  Path(const Layout& layout, bool is_unique) : position_(layout), is_unique_(is_unique), scratch_(layout) {}

  /// Begins with values from 1 for each cell, 0 for a blank one. False if two of them contradict each other.
  bool begin(std::span<const std::uint8_t> givens);

  const Position& position() const { return position_; }
  bool is_solved() const { return position_.open_cells() == 0; }

  /// Finds the next step and takes it. False if there is none: solved, stuck or contradictory.
  bool advance();
  /// The last step that was taken.
  const Deduction& step() const { return step_; }

 private:
  void take();

  Position position_;
  bool is_unique_;
  Deduction step_;
  Scratch scratch_;
};

}  // namespace quadrille::steps
