// Queens for any N, with restarts: the engine for all questions except those that RowByRow and VectorCounting answer
// faster.
//
// Propagation: a row or column with one free square takes its queen there; one without free squares is a dead end. Then
// the search branches on the row or column with the fewest free squares, of several the one nearest to the middle. Its
// squares are tried in ascending order, cyclically, from a pseudo-random first square: with any fixed order, large
// boards lead the search into the same hopeless subtrees.
//
// With every order, some boards lead into a subtree where the search finds nothing for a very long time ("heavy tails":
// Gomes, Selman, Crato, Kautz, JAR 2000). So, while no solution is known, the search restarts from the root when a run
// has met a certain number of dead ends. That number grows, so that some run searches the whole tree. After the first
// solution there are no more restarts; the present run finds every solution exactly once, whatever the runs before it
// have visited. Tested by tests/core/queens_engines_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/puzzles/queens/board.hpp"
#include "core/puzzles/queens/squares.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::queens {

/// Satisfies `Engine<Board, Board>`. Each run counts its root as a node. `fraction` is the larger of the present run's
/// fraction and the largest fraction of the runs before it.
class RestartSearch : public DepthFirst {
 public:
  std::optional<Error> open(const Board& board);
  Step advance(Fuel& fuel);
  void read(Board& answer) const;
  double fraction() const;

  /// For tests: the present squares. They are the same after `open` and after the search is finished.
  const Squares& squares() const { return squares_; }

 private:
  friend DepthFirst;
  // One choice in force: a square of `line`.
  struct Frame {
    Line line;
    std::uint32_t queens;  // number of queens before the choice
    std::uint32_t first;   // the number, from 0, of the free square that was tried first
    std::uint32_t tried;   // number of squares tried before the present one
    std::uint32_t choices;
  };

  void place_on(Line line, std::size_t across);
  void remove_queens_to(std::size_t queens);
  Node enter();
  void branch(Line line, std::uint32_t choices);
  void choose();
  Next leave();
  void restart();
  double fraction_of_run() const { return fraction_behind(frames_); }

  Squares squares_;
  std::vector<Square> queens_;  // in the order in which they were placed, the givens first
  std::vector<Frame> frames_;   // root first
  bool attacked_ = false;       // givens attack each other
  std::size_t givens_ = 0;

  std::uint64_t run_dead_ends_ = 0;
  std::uint64_t run_limit_ = 0;  // dead ends after which the search restarts
  double most_done_ = 0;         // the most that a run that was given up had reached
  std::uint64_t random_ = 0;     // state of the pseudo-random sequence
};

}  // namespace quadrille::queens
