// Queens by bit words, for any N: the engine for every question, but for those that RowByRow answers faster.
//
// A row or column with one free square takes its queen there, one with none is a dead end, until nothing moves; then
// the search branches on the row or column with the fewest free squares, ties toward the middle. Its squares are tried
// in ascending order, cyclically, from a start that a fixed pseudo-random sequence gives: any fixed order builds the
// same traps into every large board, and then dies in them.
//
// Whatever the order, some boards lead into a subtree where nothing is found for ages ("heavy tails": Gomes, Selman,
// Crato, Kautz, JAR 2000). So while no solution is known, the search starts again from the root once a run has met its
// number of dead ends; that number grows, so that a run gets through the whole tree in the end. With the first solution
// the present run becomes the last, and every solution is found once, whatever was tried before. Tested by
// tests/core/queens_engines_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/queens/board.hpp"
#include "core/queens/squares.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::queens {

/// Satisfies `Engine<Board, Board>`. A run begins with a node of its own, the root. `fraction` is that of the present
/// run, or what an earlier one had reached while that is more.
class RestartSearch {
 public:
  std::optional<Error> open(const Board& board);
  Step advance(std::uint64_t& fuel);
  void read(Board& answer) const;
  const Stats& stats() const { return stats_; }
  double fraction() const;

  /// For tests: the squares as they stand. Equal after `open` and after the search is finished.
  const Squares& squares() const { return squares_; }

 private:
  // One choice in force: a square of `line`.
  struct Frame {
    Line line;
    std::uint32_t queens;  // that stood before the choice
    std::uint32_t start;   // the first of its free squares that was tried, counted from 0
    std::uint32_t tried;   // choices that lie behind, the present one not counted
    std::uint32_t choices;
  };

  void place_on(Line line, std::size_t across);
  void take_back_to(std::size_t queens);
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
  Next next_ = Next::nothing;
  Stats stats_;

  std::uint64_t run_dead_ends_ = 0;
  std::uint64_t run_limit_ = 0;  // dead ends after which a run is given up
  double behind_ = 0;            // the most that a run that was given up had reached
  std::uint64_t start_ = 0;      // state of the pseudo-random sequence
};

}  // namespace quadrille::queens
