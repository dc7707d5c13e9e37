// The steps of a person: on each position the easiest that there is, from the table. Tested by
// tests/core/steps_path_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>

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

  enum class Look : std::uint8_t { open, step, none };
  /// Looks for the next step by techniques, one after the other, as long as `work` is left, which they are charged to
  /// in units of about 10 ns. A technique that takes long stops within. `step`: one was found and taken. `none`: there
  /// is none: solved, stuck or contradictory.
  Look look(std::int64_t& work);
  /// The same without an end of work. False if there is no step.
  bool advance();
  /// The last step that was taken.
  const Deduction& step() const { return step_; }

 private:
  void take();

  Position position_;
  bool is_unique_;
  std::size_t next_ = 0;  // the place in the table of the technique that is tried next
  Deduction step_;
  Scratch scratch_;
};

}  // namespace quadrille::steps
