// What lines that were drawn row by row, up to a point, mean to the points behind it: a *state* says how they reach
// over the *frontier* between points that are done and points that are not.
//
//     ·─·─·   ·        the frontier crosses an edge of each column, and one of the row. Its slots, from left to right,
//     │   │   │        say what crosses there: nothing, the first or second end of a piece of line, or a piece whose
//     ·   ·─┐ │        other end is at a label. Pieces cannot cross, so first and second ends are brackets that match
//     (     ) 7
//
// A slot of a loop also has what circles demand of the next point, whether the line turned before, and whether the edge
// is drawn that a clue counts. A state of paths is left out where labels have to meet across each other: those that
// stand in one face of the pieces, or, in the outer face, at the border of what is not done.
// Tested by tests/core/grid_frontier_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/puzzles/grid/board.hpp"
#include "core/puzzles/grid/line_points.hpp"

namespace quadrille::grid {

class LineStates {
 public:
  struct State {
    std::uint64_t low = 0, high = 0;
    friend bool operator==(const State&, const State&) = default;
  };

  /// False if the board cannot be read (LinePoints). The state before the first point is `State{}`.
  bool open(const Board& board, const LineBoard& lines);
  const LinePoints& points() const { return points_; }

  /// Shapes that a point can have if the state before it is this one. Not all of them lead to a state.
  unsigned shapes(const State& state, std::size_t point) const;
  /// The state after a point with one of these shapes; none if that cannot be.
  std::optional<State> after(const State& state, std::size_t point, unsigned shape) const;
  /// Whether a state after the last point is one of what was asked for. There is one such state at most.
  bool is_end(const State& state) const;
  static std::size_t hash(const State& state);

 private:
  static constexpr unsigned slot_bits = 6, slots_in_word = 10;
  static constexpr std::size_t most_slots = LinePoints::most_columns + 1;
  static_assert(most_slots == 2 * slots_in_word);

  static unsigned slot(const State& state, std::size_t at) {
    const std::uint64_t word = at < slots_in_word ? state.low : state.high;
    return static_cast<unsigned>(word >> slot_bits * (at % slots_in_word) & 63);
  }
  static void put(State& state, std::size_t at, unsigned bits) {
    std::uint64_t& word = at < slots_in_word ? state.low : state.high;
    const auto shift = static_cast<unsigned>(slot_bits * (at % slots_in_word));
    word = (word & ~(std::uint64_t{63} << shift)) | std::uint64_t{bits} << shift;
  }
  unsigned code(const State& state, std::size_t at) const { return slot(state, at) & code_mask_; }
  void set_code(State& state, std::size_t at, unsigned code) const {
    put(state, at, (slot(state, at) & ~code_mask_) | code);
  }

  bool draw(State& next, const State& state, std::size_t point, unsigned shape) const;
  bool tell_next(unsigned& right, unsigned& down, const State& state, std::size_t at, unsigned shape) const;
  bool join(State& next, const State& state, std::size_t column) const;
  std::size_t mate_of(const State& state, std::size_t at) const;
  bool may_meet(const State& next, std::size_t point) const;

  LinePoints points_;
  bool is_loop_ = true;
  std::size_t columns_ = 0;
  unsigned code_mask_ = 0;  // of a slot
};

}  // namespace quadrille::grid
